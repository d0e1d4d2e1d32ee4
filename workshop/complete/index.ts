// What can be written where the cursor stands, and what the thing under it is: keys and values by the schemas, names by the
// craft, and inside formulas its columns, groups, parameters, constants and the functions of the language.
//   completions(files, 'crafts/x/rules.json', 120) → { from, to, items: [{ label: 'a', insert: 'a', kind: 'parameter' }] }
import { engineHoles } from '../../engine/load/index.ts';
import type { Files } from '../files.ts';
import type { Schema, Spot } from '../schema.ts';
import { type Name, type NameKind, namesOf } from './names.ts';
import { type Cursor, placeAt } from './place.ts';
import { functionsFor, wordSays } from './words.ts';

export interface Item {
  readonly label: string;
  readonly insert: string;
  readonly kind: 'key' | 'value' | 'function' | NameKind;
  readonly detail: string | null;
}

export interface Completion {
  /** what the choice takes the place of */
  readonly from: number;
  readonly to: number;
  readonly items: readonly Item[];
}

const craftOf = (path: string): string | null => /^crafts\/([^/]+)\//.exec(path)?.[1] ?? null;

/** What the names of each role may be. */
const byRole: Readonly<Record<string, readonly NameKind[]>> = {
  selector: ['group', 'set', 'mark', 'ingredient', 'family', 'origin', 'allergen'],
  pick: ['ingredient'],
  typed: ['ingredient'],
  group: ['group'],
  fact: ['parameter', 'constant', 'decision', 'fact'],
};

const formulaRoles = new Set([
  'formula',
  'condition',
  'labelFormula',
  'labelCondition',
  'lineFormula',
  'larderFormula',
]);

export function completions(files: Files, path: string, offset: number): Completion {
  const text = files.get(path) ?? '';
  const cursor = placeAt(path, text, offset);
  const { string, role } = cursor;
  const whole = { from: string?.from ?? offset, to: string?.to ?? offset };
  if (string && role !== null && formulaRoles.has(role) && !cursor.isKey) return inFormula(files, path, offset, cursor);
  if (string && role === 'text' && !cursor.isKey) return inHole(files, path, offset, cursor);
  const quoted = (value: string): string => (string ? value : JSON.stringify(value));
  const names = role === null ? [] : namesFor(files, path, role);
  if (cursor.isKey) {
    const keys = keysOf(cursor.spots).filter(({ label }) => !cursor.siblings.includes(label));
    const own = names.filter(({ label }) => !cursor.siblings.includes(label));
    return { ...whole, items: [...keys, ...own].map((item) => ({ ...item, insert: quoted(item.insert) })) };
  }
  const values = cursor.spots.flatMap(({ schema }) => valuesOf(schema, string !== null));
  return { ...whole, items: [...values, ...names.map((item) => ({ ...item, insert: quoted(item.insert) }))] };
}

function namesFor(files: Files, path: string, role: string): Item[] {
  const names = namesOf(files, craftOf(path));
  const kinds = Object.hasOwn(byRole, role) ? byRole[role]! : [role as NameKind];
  return kinds.flatMap((kind) => (names.get(kind) ?? []).map((name) => itemOf(name, kind, role)));
}

const traits: Readonly<Partial<Record<NameKind, string>>> = {
  family: 'familia:',
  origin: 'origen:',
  allergen: 'alergeno:',
};

function itemOf({ id, label }: Name, kind: NameKind, role: string): Item {
  const head = role === 'selector' ? (kind === 'ingredient' ? '#' : (traits[kind] ?? '')) : '';
  return { label: head + id, insert: head + id, kind, detail: label };
}

function keysOf(spots: readonly Spot[]): Item[] {
  const found = new Map<string, Item>();
  for (const { schema } of spots)
    for (const [key, one] of Object.entries(schema.properties ?? {}))
      if (key !== '$schema' && !found.has(key))
        found.set(key, { label: key, insert: key, kind: 'key', detail: one.description ?? null });
  return [...found.values()];
}

function valuesOf({ enum: allowed, const: only, type }: Schema, inString: boolean): Item[] {
  const values = [...(allowed ?? []), ...(only === undefined ? [] : [only])];
  const plain = [type].flat().includes('boolean') && !inString ? [true, false] : [];
  return [...values, ...plain]
    .filter((value) => !inString || typeof value === 'string')
    .map((value) => ({
      ...{
        label: String(value),
        insert: inString ? String(value) : JSON.stringify(value),
        kind: 'value',
        detail: null,
      },
    }));
}

/** The piece of a word that ends at the cursor. */
const wordBefore = (text: string): string => /[#\p{L}\p{N}_]*$/u.exec(text)![0];

function inFormula(files: Files, path: string, offset: number, { before, role, string }: Cursor): Completion {
  const names = namesOf(files, craftOf(path));
  const of = (...kinds: NameKind[]): Item[] =>
    kinds.flatMap((kind) => (names.get(kind) ?? []).map((name) => itemOf(name, kind, '')));
  const typed = wordBefore(before);
  const after = /^[\p{L}\p{N}_]*/u.exec(files.get(path)!.slice(offset, string!.to))![0];
  const place = { from: offset - typed.length, to: offset + after.length };
  if (role === 'larderFormula') return { ...place, items: [...of('larderColumn'), ...functions(false)] };
  if (role === 'labelCondition') return { ...place, items: [...of('figure'), ...functions(false)] };
  if (role === 'lineFormula') return { ...place, items: [...of('column', 'constant'), ...functions(false)] };
  const call = openCall(before.slice(0, before.length - typed.length));
  if (call === 'selectors')
    return {
      ...place,
      items: [
        ...of('group', 'set', 'mark'),
        ...of('ingredient').map((one) => ({ ...one, label: `#${one.label}`, insert: `#${one.insert}` })),
      ],
    };
  if (call === 'sum') return { ...place, items: of(role === 'labelFormula' ? 'larderColumn' : 'column') };
  if (call === 'asked') return { ...place, items: of('parameter') };
  const isCondition = role === 'condition';
  const facts: NameKind[] = isCondition ? ['parameter', 'constant', 'decision', 'fact'] : ['parameter', 'constant'];
  return { ...place, items: [...of(...facts), ...functions(isCondition)] };
}

const functions = (isCondition: boolean): Item[] =>
  functionsFor(isCondition).map(({ id, label }) => ({ label: id, insert: id, kind: 'function', detail: label }));

/** What the innermost open parenthesis wants where the text ends. */
function openCall(text: string): 'selectors' | 'sum' | 'asked' | null {
  let depth = 0;
  let commas = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at]!;
    if (sign === ')') depth++;
    else if (sign === '(' && depth > 0) depth--;
    else if (sign === ',' && depth === 0) commas++;
    else if (sign === '(') {
      const name = /[\p{L}_]+$/u.exec(text.slice(0, at))?.[0] ?? '';
      if (name === 'peso') return 'selectors';
      if (['suma', 'media', 'mayor'].includes(name)) return commas > 0 ? 'selectors' : 'sum';
      if (name === 'catalogo') return 'sum';
      return ['bajo', 'alto', 'bien', 'fuera', 'incumple', 'minimo', 'maximo'].includes(name) ? 'asked' : null;
    }
  }
  return null;
}

/** «{…»: the figures that a sentence may print. */
function inHole(files: Files, path: string, offset: number, { before }: Cursor): Completion {
  const hole = /\{([\p{L}\p{N}_]*)$/u.exec(before);
  if (!hole) return { from: offset, to: offset, items: [] };
  const names = namesOf(files, craftOf(path));
  const kinds: NameKind[] = ['parameter', 'constant', 'decision'];
  const items = [
    ...engineHoles.map((id): Item => ({ label: id, insert: id, kind: 'value', detail: null })),
    ...kinds.flatMap((kind) => (names.get(kind) ?? []).map((name) => itemOf(name, kind, ''))),
  ];
  return { from: offset - hole[1]!.length, to: offset, items };
}

export interface Hover {
  readonly from: number;
  readonly to: number;
  /** in Spanish */
  readonly text: string;
}

const spokenKind: Readonly<Partial<Record<NameKind, string>>> = {
  ...{
    parameter: 'parámetro',
    constant: 'constante',
    column: 'columna',
    group: 'grupo',
    set: 'conjunto',
    type: 'tipo',
  },
  ...{
    ingredient: 'ingrediente',
    message: 'mensaje',
    notice: 'aviso',
    decision: 'decisión',
    list: 'lista',
    base: 'base',
  },
  ...{ fact: 'hecho', mark: 'marca', family: 'familia de la despensa', origin: 'origen', allergen: 'alérgeno' },
  ...{ figure: 'cifra de la etiqueta', class: 'clase de aditivo', larderColumn: 'columna de la despensa' },
};

/** The name under the cursor; else what the schema says of the key or the value. */
export function hover(files: Files, path: string, offset: number): Hover | null {
  const text = files.get(path) ?? '';
  const cursor = placeAt(path, text, offset);
  const { string } = cursor;
  if (!string) return null;
  const left = /[#\p{L}\p{N}_]*$/u.exec(text.slice(string.from, offset))![0];
  const right = /^[\p{L}\p{N}_]*/u.exec(text.slice(offset, string.to))![0];
  const word = (left + right).replace(/^#/, '');
  const told = cursor.role === null ? null : nameSays(files, path, cursor.role, word);
  if (told !== null) return { from: offset - left.length, to: offset + right.length, text: told };
  const about = cursor.isKey
    ? keySays(cursor, string.text)
    : (cursor.spots.find(({ schema }) => schema.description)?.schema.description ?? null);
  return about === null ? null : { from: string.from, to: string.to, text: about };
}

const languageKinds: readonly NameKind[] = [
  ...(['parameter', 'constant', 'decision', 'column', 'group', 'set', 'ingredient', 'larderColumn'] as const),
];

function nameSays(files: Files, path: string, role: string, word: string): string | null {
  const inLanguage = formulaRoles.has(role) || role === 'text';
  const kinds: readonly NameKind[] = inLanguage
    ? [...(role.startsWith('label') ? (['figure'] as const) : []), ...languageKinds]
    : Object.hasOwn(byRole, role)
      ? byRole[role]!
      : [role as NameKind];
  const names = namesOf(files, craftOf(path));
  const found = kinds.flatMap((kind) => {
    const name = (names.get(kind) ?? []).find(({ id }) => id === word);
    const what = spokenKind[kind];
    return name && what !== undefined ? [`${word}: ${what}${name.label === null ? '' : `, ${name.label}`}`] : [];
  });
  const said = formulaRoles.has(role) ? wordSays(word) : null;
  if (found.length === 0) return said === null ? null : `${word}: ${said}`;
  return found.join('\n');
}

const keySays = ({ spots }: Cursor, key: string): string | null =>
  spots.flatMap(({ schema }) => schema.properties?.[key]?.description ?? [])[0] ??
  spots.find(({ schema }) => schema.description)?.schema.description ??
  null;
