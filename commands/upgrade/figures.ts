// Parameters that only formulas, rules and sentences read → internal figures without label and unit; those that one
// condition alone reads are written out in it.
import { nodesOf, parseFormula, type Written } from '../../engine/index.ts';
import { familiesIn } from './families.ts';
import { type Files, file, objectsIn, partsWithRules, typesIn } from './folder.ts';

/** Decimals of a figure written inside a condition. */
const insideCondition = 4;
const longest = 45;

type Params = Written['params']['params'];

/** The formulas to write instead of the facts that are no longer parameters. */
export function internalFigures(files: Files): Map<string, string> {
  const params = file(files, 'params');
  const whole = file(files, 'craft').decimals ?? 2;
  const shown = shownIn(files);
  const written = new Map<string, string>();
  const internal: NonNullable<Written['params']['internal']> = { ...params.internal };
  for (const [key, param] of Object.entries(params.params)) {
    if (param.decimals === whole) delete param.decimals;
    if (param.show === 'always') delete param.show;
    const { label, unit, decimals, show, formula, note, ...rest } = param;
    if (show !== 'never' || Object.keys(rest).length > 0 || shown.has(key)) continue;
    const places = readIn(key, files);
    const isOwn = (decimals ?? whole) === whole || !places.decides;
    if (places.asFact === 1 && !places.elsewhere && decimals === insideCondition && formula.length <= longest && !note)
      written.set(key, formula);
    else if (isOwn && note === undefined && !places.named) internal[key] = formula;
    else
      internal[key] = {
        formula,
        ...(isOwn ? {} : { decimals }),
        ...(places.named ? { label, ...(unit === undefined ? {} : { unit }) } : {}),
        ...(note === undefined ? {} : { note }),
      };
    delete (params.params as Params)[key];
  }
  if (Object.keys(internal).length > 0) params.internal = internal;
  return written;
}

/** Parameters that people see: ranges, limits, the answer, charts, a template that names them. */
function shownIn(files: Files): Set<string> {
  const shown = new Set<string>();
  const families = familiesIn(files).map(({ family }) => family);
  for (const type of [...typesIn(files).map(([, one]) => one), ...families]) {
    for (const part of [type, ...(('variants' in type && type.variants) || [])])
      for (const key of [...Object.keys(part.ranges ?? {}), ...Object.keys(part.limits ?? {})]) shown.add(key);
  }
  const label = file(files, 'label');
  for (const { limits } of [...(label?.names ?? []), ...Object.values(label?.common ?? {})])
    for (const key of Object.keys(limits ?? {})) shown.add(key);
  const { answer, charts } = file(files, 'craft');
  for (const text of textsIn([answer, charts])) shown.add(text.replace(/^@(param|range|inRange)\./, ''));
  return shown;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* textsIn(item);
}

interface Places {
  /** in how many comparisons */
  asFact: number;
  /** in a formula, a sentence or a move */
  elsewhere: boolean;
  /** something is decided by it, or it is printed: its decimals count */
  decides: boolean;
  /** a target that may be asked for reads it: people will be told its name */
  named: boolean;
}

function readIn(key: string, files: Files): Places {
  let asFact = 0;
  let elsewhere = false;
  let decides = false;
  const hole = new RegExp(`\\{${key}[:|/}]`);
  const word = new RegExp(`\\b${key}\\b`);
  for (const part of partsWithRules(files)) {
    for (const holder of objectsIn(part)) {
      const { fact, value } = holder;
      if (fact === key) asFact++;
      if (value !== null && typeof value === 'object' && (value as { fact?: unknown }).fact === key) asFact++;
      if (Array.isArray(holder.order) && holder.order.includes(key)) elsewhere = true;
      for (const [name, text] of Object.entries(holder)) {
        if (typeof text !== 'string' || name === 'fact' || !word.test(text)) continue;
        if (hole.test(text)) elsewhere = decides = true;
        else if (name === 'param' || name === 'constant') elsewhere = decides = true;
        else if (reads(text, key)) {
          elsewhere = true;
          if (name !== 'formula' && !isInternal(files, text)) decides = true;
        }
      }
    }
  }
  return { asFact, elsewhere, decides: decides || asFact > 0, named: isNamed(key, files) };
}

const isInternal = (files: Files, text: string): boolean =>
  Object.values(file(files, 'params').internal ?? {}).includes(text);

function reads(text: string, key: string): boolean {
  try {
    return [...nodesOf(parseFormula(text))].some(
      (node) => (node.kind === 'name' && node.name === key) || (node.kind === 'bound' && node.of === key),
    );
  } catch {
    return false;
  }
}

function isNamed(key: string, files: Files): boolean {
  const { adjust } = file(files, 'craft');
  const table = adjust?.target === undefined ? undefined : file(files, 'rules').decisions?.[adjust.target];
  return JSON.stringify(table ?? {}).includes(`"fact":"${key}"`);
}
