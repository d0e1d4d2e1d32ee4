// The sentence of a step, in plain Spanish with the caller's own words and the grams of this batch. No word of any craft.
//   −20 g of «cosa», +20 g of «otra» → «Cambia 20 g de cosa por 20 g de otra.»

import type { Step } from '../correct/step.ts';
import { enumerate, spanish } from '../number.ts';
import { capital, inSentence, isPlural } from '../spanish.ts';
import type { Part, Weighed } from './direction.ts';
import { countedAs, isOf, shareOf } from './limits.ts';
import type { Fault, State } from './state.ts';

export interface Change {
  readonly name: string;
  /** signed */
  readonly grams: number;
}

export const nameOf = ({ line }: Part): string => line.name;

export const changesOf = ({ parts, grams }: Weighed & { readonly parts: readonly Part[] }): Change[] =>
  parts.flatMap((part, i) =>
    grams[i] === 0 ? [] : [{ name: nameOf(part), grams: Number(grams[i]!.toPrecision(12)) }],
  );

/** «20 g de cosa», «los 20 g de cosa» when that is all of it. */
function amount(part: Part, grams: number, decimals: number): string {
  const all = grams < 0 && part.line.grams + grams < 1e-9;
  const shown = spanish(Math.abs(grams), decimals);
  const weight = all ? (shown === '1' ? 'el gramo' : `los ${shown} g`) : `${shown} g`;
  return `${weight} de ${inSentence(nameOf(part))}`;
}

/** What to do, without its full stop. */
export function deed({ parts, grams, decimals }: Weighed & { readonly parts: readonly Part[] }): string {
  const side = (sign: 1 | -1): string[] =>
    parts.flatMap((part, i) => (grams[i]! * sign > 0 ? [amount(part, grams[i]!, decimals[i]!)] : []));
  const out = side(-1);
  const into = side(1);
  if (out.length === 1 && into.length > 0) return `cambia ${out[0]} por ${enumerate(into)}`;
  if (out.length === 0) return `añade ${enumerate(into)}`;
  return into.length === 0 ? `quita ${enumerate(out)}` : `quita ${enumerate(out)} y añade ${enumerate(into)}`;
}

export const sentence = (text: string): string => `${capital(text)}.`;

export function forbidWords(step: Step & { why: { kind: 'forbid' } }): string {
  return sentence(`${deed(step)}: ${step.why.forbidden.forbid.why}`);
}

/** «Pon 5 g de cosa en vez de 30 g: ahora es un 3 % de la mezcla y lo usual es un 0,5 %.» */
export function doseWords({ parts, grams, decimals, why, before }: Step & { why: { kind: 'dose' } }): string {
  const { dose, value, side } = why.misdosed;
  if (dose.needed && parts.every(({ line }) => line.grams === 0))
    return sentence(`${deed({ parts, grams, decimals })}: ${dose.needed.why}`);
  const share = `${percent(value, dose.param?.decimals ?? null)}${countedAs(dose, before.figures.run)} ${dose.base.say}`;
  const usual = percent(dose.usual);
  const after = dose.why === '' || side === 'bajo' ? '' : `; ${dose.why}`;
  const own = parts.filter(({ line }) => isOf(line, dose.lines));
  const lefts = own.map((part, i) => part.line.grams + grams[i]!);
  if (lefts.every((left) => left < 1e-9))
    return sentence(
      `${deed({ parts, grams, decimals })}: es un ${share} ${dose.usual === 0 ? 'y lo usual es que no lleve' : 'y aquí no hace falta'}${after}`,
    );
  const brought = parts.slice(own.length).map((part, i) => {
    const place = own.length + i;
    return `${spanish(grams[place]!, decimals[place]!)} g de ${inSentence(nameOf(part))}`;
  });
  const instead = brought.length === 0 ? '' : `, y ${enumerate(brought)} en su lugar`;
  const each = own.map(
    (part, i) =>
      `${spanish(lefts[i]!, decimals[i]!)} g de ${inSentence(nameOf(part))} en vez de ${spanish(part.line.grams, 2)} g`,
  );
  const now = shareOf(dose, before.figures.run);
  const suffix =
    now === null ? '' : `: ahora ${own.length > 1 ? 'suman' : 'es'} un ${share} y lo usual es un ${usual}${after}`;
  return sentence(`pon ${enumerate(each)}${instead}${suffix}`);
}

const percent = (value: number, decimals: number | null = null): string =>
  `${spanish(value, decimals ?? (value < 0.1 ? 3 : value < 1 ? 2 : 1))} %`;

/** «Sobra cosa: quita 95 g y se corrigen esto y aquello.», «Añade 18 g de cosa y 55 g de otra y se corrige esto.» */
export function causeWords(step: Step & { why: { kind: 'cause' } }): string {
  const labels = [...new Set(step.mended.map(({ param }) => inSentence(param.label)))];
  const gain = `y se ${labels.length > 1 ? 'corrigen' : 'corrige'} ${enumerate(labels)}`;
  if (step.parts.length > 1) return sentence(`${deed(step)}, ${gain}`);
  const name = inSentence(nameOf(step.parts[0]!));
  const grams = step.grams[0]!;
  const verb = `${grams < 0 ? 'sobra' : 'falta'}${isPlural(name) ? 'n' : ''}`;
  const weight = `${spanish(Math.abs(grams), step.decimals[0]!)} g`;
  return sentence(`${verb} ${name}: ${grams < 0 ? 'quita' : 'añade'} ${weight} ${gain}`);
}

/** «−13,4 °C», «45 %» */
export const figure = ({ param, value }: Pick<Fault, 'param' | 'value'>): string =>
  `${spanish(value, param.decimals)}${param.suffix}`;

/** «Cosa: −12,6 °C (±0,3), prácticamente en el límite (se busca de −12,5 a −10,6).» */
export const edgeWords = (fault: Fault, accuracy: number): string =>
  sentence(
    `${fault.param.label}: ${figure(fault)} (±${spanish(Number(accuracy.toPrecision(2)), 6)}), prácticamente en el límite (se busca ${wanted(fault)})`,
  );

/** «de 14 a 22», «al menos 14», «22 como mucho», «0» */
export function wanted({ min, max }: Pick<Fault, 'min' | 'max'>): string {
  if (min === null) return `${spanish(max!, 6)} como mucho`;
  if (max === null) return `al menos ${spanish(min, 6)}`;
  return min === max ? spanish(min, 6) : `de ${spanish(min, 6)} a ${spanish(max, 6)}`;
}

/** A figure that an earlier step has pushed out. */
export const pushedWords = (fault: Fault, text: string): string => sentence(`con lo anterior, ${ends(fault)}: ${text}`);

/** «cosa queda en 45 %» */
function ends(fault: Fault): string {
  const label = inSentence(fault.param.label);
  return `${label} queda${isPlural(label) ? 'n' : ''} en ${figure(fault)}`;
}

/** What only gives way when nothing else reaches. */
export const touchedWords = (name: string, text: string): string =>
  sentence(`sin tocar ${inSentence(name)} no se llega: ${text}`);

/** Where the plan ends short. */
export function leftWords(left: readonly Fault[], state: State, kept: readonly string[]): string {
  const each = left.map((fault) => `${ends(fault)} (se busca ${wanted(fault)})`);
  const names = [...new Set(kept.map(inSentence))];
  const why =
    names.length > 0
      ? ` sin tocar ${enumerate(names)}`
      : ` con ${state.mix.lines.length > 1 ? 'estos ingredientes' : 'este ingrediente'}`;
  return sentence(`no se llega más lejos${why}: ${enumerate(each)}`);
}
