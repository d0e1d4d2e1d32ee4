// A definition as people write it → the one form that everything else reads: conditions as those of json-rules-engine,
// ranges with both ends, their source and their weight, sentences of a type that only has levers of its own, internal figures
// and process inputs as parameters like the others.
// What is already in that form passes as it is.
import type { Head } from '../../../schemas/generated/definitions.d.ts';
import { type Known, readCondition } from '../../language/condition.ts';
import { kindsOf } from '../../language/fact-values.ts';
import { FormulaError } from '../../language/parse.ts';
import type { Condition, Definition, Written } from '../../model/craft.ts';
import { pointerStep } from '../file/pointer.ts';
import type { Origin, Report } from '../file/problem.ts';
import { withManifest } from './answer.ts';
import { aspectsOf } from './aspects.ts';
import { withClasses } from './classes.ts';
import { withDenominations } from './denominations.ts';
import { withDoses } from './doses.ts';
import { readBounds, readEntries } from './entries.ts';
import { withKinds } from './kinds.ts';
import { withNamedSteps } from './steps.ts';
import { withUsual } from './usual.ts';

/** Decimals with which a figure written inside a condition is compared. */
const decimals = 4;

/** In place of what could not be read: without condition it would always hold. */
const neverHolds = { any: [] } as unknown as Condition;

/** Of a craft that says nothing. */
const usualDecimals = 2;

export function readDefinition(asWritten: Written, report: Report): Definition {
  const named = withDenominations(spelledOut(asWritten, report), report);
  const { written, conditions: ofClasses } = withClasses(named.written, report);
  const classes = new Map([...named.conditions, ...ofClasses]);
  const { internal, ...file } = written.params;
  const params = paramsIn(written, report);
  // Names do not depend on the conditions: what follows fills them in.
  const names: Definition = {
    ...(written as Definition),
    params: { ...(file as Definition['params']), params },
    types: typesIn(written, params, report),
  };
  const facts = kindsOf(names, aspectsOf(names));
  const known: Omit<Known, 'figure' | 'common'> = {
    facts,
    params: new Set(Object.keys(params)),
    aspects: aspectsOf(names),
    classes,
  };
  const common = new Map<string, Condition>();
  const read = (text: string, at: string, path: string): Condition => {
    try {
      return readCondition(text, {
        ...known,
        common,
        figure(formula, { from }) {
          const key = formula.replace(/\s+/g, ' ');
          if (!Object.hasOwn(params, key)) {
            params[key] = { label: key, show: 'never', decimals, formula };
            report.moved('params.json', `/params/${pointerStep(key)}/formula`, { file: at, path, from });
          }
          return key;
        },
      });
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      report.error(at, { path, from: error.from, to: error.to }, error.message);
      return neverHolds;
    }
  };
  for (const [name, text] of Object.entries(written.rules.common ?? {})) {
    if (facts.has(name))
      report.error(
        'rules.json',
        { path: `/common/${name}`, key: true },
        `«${name}» es ya el nombre de otra cosa: dale otro a la condición.`,
      );
    common.set(name, read(text, 'rules.json', `/common/${name}`));
  }
  const conditions = <T>(value: T, at: string): T => withConditions(value, at, '', read, report) as T;
  return {
    ...names,
    rules: conditions(rulesOf(names.rules), 'rules.json'),
    messages: conditions(names.messages, 'messages.json'),
    types: Object.fromEntries(
      Object.entries(names.types).map(([id, type]) => [id, conditions(type, `types/${id}.json`)]),
    ),
  };
}

/** What is said by name or in a family, whole where it counts. */
function spelledOut(written: Written, report: Report): Written {
  const families = withKinds(written, report);
  return withManifest(withDoses(withUsual(withNamedSteps(families)), report));
}

/** Without the names of its conditions, which by now are read where they stood. */
function rulesOf(rules: Definition['rules']): Definition['rules'] {
  const { common: _, ...rest } = rules as Definition['rules'] & { common?: unknown };
  return rest;
}

type Params = Definition['params']['params'];

/** Parameters, internal figures and inputs, in this order. */
function paramsIn({ params: file, craft }: Written, report: Report): Params {
  const whole = craft.decimals ?? usualDecimals;
  const params: Params = {};
  for (const [key, param] of Object.entries(file.params)) {
    const { range, ...rest } = param;
    params[key] = range === undefined ? rest : { ...rest, range: readBounds(range, param.decimals ?? whole) };
  }
  const add = (key: string, param: Params[string], origin: Origin, formula: Origin): void => {
    if (Object.hasOwn(params, key)) {
      report.error(
        origin.file,
        { path: origin.path, key: true },
        `«${key}» está también entre los parámetros: borra uno.`,
      );
      return;
    }
    params[key] = param;
    report.moved('params.json', `/params/${key}`, origin);
    report.moved('params.json', `/params/${key}/formula`, formula);
  };
  for (const [key, figure] of Object.entries(file.internal ?? {})) {
    const origin = { file: 'params.json', path: `/internal/${key}` };
    if (typeof figure === 'string') add(key, { label: key, show: 'never', formula: figure }, origin, origin);
    else add(key, { label: key, show: 'never', ...figure }, origin, { ...origin, path: `${origin.path}/formula` });
  }
  for (const [key, { label, unit, decimals: own, default: usual, note }] of Object.entries(craft.inputs ?? {})) {
    // Already read once, it is among the parameters.
    if (Object.hasOwn(params, key) && params[key]!.input) continue;
    const origin = { file: 'craft.json', path: `/inputs/${key}` };
    const param = { label, unit, decimals: own, note, show: 'never' as const, input: true, formula: String(usual) };
    add(key, param, origin, { ...origin, path: `${origin.path}/default` });
  }
  return params;
}

function typesIn({ types, craft, messages: general }: Written, params: Params, report: Report): Definition['types'] {
  const decimals = (key: string): number => params[key]?.decimals ?? craft.decimals ?? usualDecimals;
  const weight = (key: string): number | undefined => params[key]?.weight;
  return Object.fromEntries(
    Object.entries(types).map(([id, type]) => {
      const read = <T extends Pick<Written['types'][string], 'ranges' | 'limits' | 'source' | 'basis'>>(part: T) => {
        const source = part.source ?? type.source;
        const ranges = readEntries(part.ranges, { source, basis: part.basis ?? type.basis }, decimals, weight);
        const limits = readEntries(part.limits, { source }, decimals);
        return { ...part, ...(ranges ? { ranges } : {}), ...(limits ? { limits } : {}) };
      };
      const variants = type.variants?.map(read);
      const messages = type.messages && withGeneralTexts(type.messages, general, `types/${id}.json`, report);
      return [
        id,
        {
          ...read(type),
          ...(variants ? { variants } : {}),
          ...(messages ? { messages } : {}),
        } as Definition['types'][string],
      ];
    }),
  );
}

/** A type that only corrects otherwise says it as the craft does. */
function withGeneralTexts(
  messages: NonNullable<Written['types'][string]['messages']>,
  general: Written['messages'],
  at: string,
  report: Report,
): typeof messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const said = Object.hasOwn(general, key) ? general[key] : undefined;
      if (!isHead(message) || message.text !== undefined || said === undefined) return [key, message];
      const text = isHead(said) ? said.text : said;
      if (typeof text !== 'string') return [key, message];
      const step = pointerStep(key);
      report.moved(at, `/messages/${step}/text`, {
        file: 'messages.json',
        path: isHead(said) ? `/${step}/text` : `/${step}`,
      });
      return [key, { ...message, text }];
    }),
  );
}

const isHead = (message: Written['messages'][string]): message is Head =>
  typeof message === 'object' && 'try' in message;

/** Variants are chosen, and what is missing is seen, before anything is compared: their «when» is a formula. */
const isFormula = /^\/variants\/\d+\/when$|\/needed\/when$/;

function withConditions(
  value: unknown,
  at: string,
  path: string,
  read: (text: string, at: string, path: string) => Condition,
  report: Report,
): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withConditions(item, at, `${path}/${index}`, read, report));
  if (value === null || typeof value !== 'object' || path === '/examples') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = `${path}/${pointerStep(key)}`;
      if (key !== 'when' || isFormula.test(place)) return [key, withConditions(item, at, place, read, report)];
      if (typeof item === 'string') return [key, read(item, at, place)];
      if (item === null || typeof item !== 'object' || !('fact' in item)) return [key, item];
      report.moved(at, `${place}/all/0`, { file: at, path: place });
      return [key, { all: [item] }];
    }),
  );
}
