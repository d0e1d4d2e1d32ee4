// Whether everything a type may have to say has its sentence.

import { didYouMean, nearest } from '../../did-you-mean.ts';
import { always } from '../../language/compile-condition.ts';
import type { Plan, Type } from '../../model/craft.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Report } from '../file/problem.ts';
import type { Context } from '../model.ts';
import { judgedBy } from './layout.ts';

/** Every notice finds its sentence, also on each side on which a range can fail: otherwise a renamed parameter falls silent. */
export function checkSayings(
  type: Type,
  plans: readonly Plan[],
  at: string,
  { definition, vocabulary, notices, report }: Context,
): void {
  const known = type.messages;
  const tell = (key: string, from: string, path: string, why: string): void => {
    if (!known.has(key))
      report.error(from, { path }, `${why} y no existe el mensaje «${key}».${didYouMean(key, known.keys())}`);
  };
  for (const [key, { lever }] of Object.entries(definition.craft.inputs ?? {}))
    if (lever !== undefined) tell(lever, 'craft.json', `/inputs/${key}/lever`, 'Volver a lo usual necesita una frase');
  const ofCraft = definition.rules.notices.length;
  // Messages «x.bajo» whose x is no parameter: the likely slips.
  const strays = (): string[] =>
    [...known.keys()].filter((key) => key.includes('.') && !vocabulary.params.has(key.split('.')[0]!));
  const entries = [...definition.rules.notices, ...(type.file.notices ?? [])];
  for (const [index, entry] of entries.entries()) {
    const notice = type.notices.find((one) => one.id === entry.id && one.to === entry.to);
    if (!notice) continue;
    const [from, path] = index < ofCraft ? ['rules.json', `/notices/${index}`] : [at, `/notices/${index - ofCraft}`];
    if (notice.otherwise !== null) {
      tell(notice.otherwise, from, `${path}/otherwise`, 'Cuando no hay nada fuera hace falta una frase');
      checkAlways(notice.otherwise, type, at, report);
    }
    // What was read of the request brings its own sentences.
    if (notice.each === 'lecturas') continue;
    if (notice.each !== 'fuera' || notice.fixed) {
      tell(notice.say, from, `${path}/${notice.fixed ? 'say' : 'id'}`, `El aviso «${notice.id}» necesita una frase`);
      continue;
    }
    for (const plan of plans) {
      for (const { param, min, max } of plan.targets) {
        if (notice.ranking && !notice.ranking.includes(param.index)) continue;
        for (const side of ['bajo', 'alto'] as const) {
          const isNegativeScale = max !== null && max <= 0 && min !== null && min < 0;
          const canFail =
            side === 'bajo'
              ? min !== null && (min > 0 || isNegativeScale)
              : max !== null && (param.most === null || max < param.most);
          if (!canFail || known.has(`${param.key}.${side}`)) continue;
          const message = `El rango de «${param.key}» puede quedar ${side === 'bajo' ? 'por debajo' : 'por encima'} y no existe el mensaje «${param.key}.${side}».${didYouMean(`${param.key}.${side}`, strays())}`;
          if (!report.problems.some((problem) => problem.message === message))
            report.error(at, { path: `/ranges/${param.key}`, key: true }, message);
        }
      }
    }
  }
  checkIds(entries, ofCraft, at, report);
  checkVoices(type, plans, judgedBy(definition.craft, notices.params), at, report);
  for (const decision of type.decisions) {
    for (const row of decision.rows) {
      for (const [index, say] of row.says.entries()) {
        const path = `/decisions/${decision.name}/rows/${row.place}/say`;
        const isList = Array.isArray(definition.rules.decisions?.[decision.name]?.rows[row.place]?.say);
        tell(say, 'rules.json', isList ? `${path}/${index}` : path, 'La fila necesita una frase');
      }
    }
  }
}

/** What is said when nothing is out is the verdict in words: somebody would get none. */
function checkAlways(key: string, { messages, file }: Type, at: string, report: Report): void {
  const sayings = messages.get(key) ?? [];
  if (sayings.length === 0 || sayings.some(({ when }) => when === always)) return;
  const isOwn = file.messages !== undefined && Object.hasOwn(file.messages, key);
  const message = `«${key}» se dice cuando no hay nada fuera: su última frase va sin «when», o habrá recetas a las que no se les diga nada.`;
  const from = isOwn ? at : 'messages.json';
  const path = `${isOwn ? '/messages' : ''}/${pointerStep(key)}`;
  if (!report.problems.some((problem) => problem.message === message && problem.file.endsWith(from)))
    report.error(from, { path, key: true }, message);
}

/** A sentence about a side of a figure that does not exist is never said. Where it is the one that a range lacks, that is told there. */
export function checkStrays(
  sayings: ReadonlyMap<string, unknown>,
  params: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  for (const key of sayings.keys()) {
    const [, name, side] = /^(?:.*\.)?([^.]+)\.(bajo|alto)$/.exec(key) ?? [];
    if (name === undefined || params.has(name)) continue;
    const meant = nearest(name, params.keys());
    if (meant !== null && !sayings.has(`${meant}.${side}`)) continue;
    report.error(
      'messages.json',
      { path: `/${pointerStep(key)}`, key: true },
      `No existe el parámetro «${name}»: esta frase no se diría nunca.${didYouMean(name, params.keys())}`,
    );
  }
}

/** Two notices of one name would be one for whoever reads the answer, and for the message they share. */
function checkIds(entries: readonly { id: string }[], ofCraft: number, at: string, report: Report): void {
  const seen = new Map<string, number>();
  for (const [index, { id }] of entries.entries()) {
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, index);
      continue;
    }
    const [file, path] =
      index < ofCraft ? ['rules.json', `/notices/${index}/id`] : [at, `/notices/${index - ofCraft}/id`];
    const where = first < ofCraft && index >= ofCraft ? 'entre los avisos del oficio' : 'más arriba';
    report.error(file, { path }, `Ya hay un aviso «${id}» ${where}: dale otro nombre a uno de los dos.`);
  }
}

/** A range that no notice may speak of would be out in silence. */
function checkVoices(
  { notices }: Type,
  plans: readonly Plan[],
  judged: readonly number[] | null,
  at: string,
  report: Report,
): void {
  const voices = notices.filter(({ each }) => each === 'fuera');
  if (voices.length === 0 || voices.some(({ ranking }) => ranking === null)) return;
  const heard = new Set(voices.flatMap(({ ranking }) => ranking!));
  for (const { param } of plans.flatMap(({ targets }) => targets)) {
    if (heard.has(param.index) || (judged !== null && !judged.includes(param.index))) continue;
    const lists = voices.map(({ id }) => `«${id}»`).join(', ');
    report.error(
      at,
      { path: `/ranges/${param.key}`, key: true },
      `«${param.key}» tiene rango y nadie hablaría de él si queda fuera: añádelo a «order» en ${lists}.`,
    );
  }
}
