// Every key of the definition files, from their schemas → the reference of the guides: where it goes, what it means, what it
// admits. The words are the ones that editors show on hover: they are written once.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly definitions?: Readonly<Record<string, Schema>>;
}

const folder = new URL('../schemas/', import.meta.url);

/** Where each kind of file stands, in the order in which a craft is written; the larder's after those of a craft. */
const places: Readonly<Record<string, string>> = {
  craft: 'crafts/<oficio>/craft.json',
  type: 'crafts/<oficio>/types/<tipo>.json',
  params: 'crafts/<oficio>/params.json',
  catalogue: 'crafts/<oficio>/catalogue.json',
  rules: 'crafts/<oficio>/rules.json',
  messages: 'crafts/<oficio>/messages.json',
  trade: 'crafts/<oficio>/trade.json',
  label: 'crafts/<oficio>/label.json',
  names: 'crafts/<oficio>/names.json',
  shelf: 'larder/<estante>.json',
  larder: 'larder/columns.json',
  labelling: 'larder/labelling.json',
  quantities: 'larder/quantities.json',
  words: 'larder/words.json',
};

const shared = 'shared';

const schemas: ReadonlyMap<string, Schema> = new Map(
  readdirSync(fileURLToPath(folder))
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => [
      file.replace('.schema.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Schema,
    ]),
);

export function keysReference(): string {
  const known = [...Object.keys(places), shared];
  const files = [...known, ...[...schemas.keys()].filter((name) => !known.includes(name))];
  return files.flatMap((name) => (schemas.has(name) ? [sectionOf(name, schemas.get(name)!)] : [])).join('\n\n');
}

function sectionOf(name: string, schema: Schema): string {
  const heading = name === shared ? '## Piezas comunes' : `## \`${places[name] ?? `${name}.json`}\``;
  const own = Object.entries(schema.definitions ?? {}).flatMap(([key, piece]) => pieceOf(name, key, piece));
  const rows = rowsOf(name, '', schema);
  // A file whose keys are the technologist's own (the sentences) says what stands behind each.
  const free =
    typeof schema.additionalProperties === 'object'
      ? [`Cada clave: ${admittedBy(name, schema.additionalProperties)}`]
      : [];
  return [heading, schema.description ?? '', ...free, ...(rows.length > 0 ? [table(rows)] : []), ...own]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A piece that several keys share, with the anchor that they lead to. */
function pieceOf(file: string, key: string, piece: Schema): string[] {
  const rows = rowsOf(file, '', piece);
  const says = piece.description ?? '';
  const is =
    rows.length === 0 || piece.anyOf || piece.oneOf ? admittedBy(file, { ...piece, description: undefined }) : '';
  return [
    `### <a id="${anchor(file, key)}"></a>\`${key}\``,
    [says, is === 'objeto' ? '' : is].filter((part) => part !== '').join('. '),
    ...(rows.length > 0 ? [table(rows)] : []),
  ];
}

interface Row {
  readonly key: string;
  readonly means: string;
  readonly admits: string;
  readonly isNeeded: boolean;
}

const table = (rows: readonly Row[]): string =>
  [
    '| Clave | Qué es | Qué admite |',
    '|---|---|---|',
    ...rows.map(
      ({ key, means, admits, isNeeded }) => `| \`${key}\`${isNeeded ? ' *' : ''} | ${cell(means)} | ${cell(admits)} |`,
    ),
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The keys of an object, and below each those of what it holds, with the way to them: `variants[].when`. */
function rowsOf(file: string, at: string, schema: Schema): Row[] {
  const rows: Row[] = [];
  const needed = new Set(schema.required ?? []);
  for (const [key, value] of Object.entries(schema.properties ?? {})) {
    if (key === '$schema') continue;
    const path = at === '' ? key : `${at}.${key}`;
    rows.push({ key: path, means: meaningOf(file, value), admits: admittedBy(file, value), isNeeded: needed.has(key) });
    rows.push(...below(file, path, value));
  }
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    for (const row of rowsOf(file, at, one)) {
      const place = rows.findIndex(({ key }) => key === row.key);
      const same = rows[place];
      if (same === undefined) rows.push(row);
      else if (!same.admits.split(' · ').includes(row.admits))
        rows[place] = { ...same, admits: `${same.admits} · ${row.admits}` };
    }
  return rows;
}

/** What the hover says: the key's own words, or those of the piece that it shares. */
function meaningOf(file: string, value: Schema): string {
  if (value.description !== undefined || value.$ref === undefined) return value.description ?? '';
  const [of, key] = placeOf(file, value.$ref);
  return schemas.get(of)?.definitions?.[key]?.description ?? '';
}

/** The keys of every file that nobody has explained. */
export function unexplained(): string[] {
  return [...schemas].flatMap(([file, schema]) =>
    [['', schema] as const, ...Object.entries(schema.definitions ?? {})].flatMap(([piece, one]) =>
      rowsOf(file, '', one)
        .filter(({ means }) => means === '')
        .map(({ key }) => `${file}.schema.json ${piece} ${key}`),
    ),
  );
}

function below(file: string, path: string, value: Schema): Row[] {
  const items = value.items && !Array.isArray(value.items) ? (value.items as Schema) : null;
  const each = typeof value.additionalProperties === 'object' ? value.additionalProperties : null;
  return [
    ...rowsOf(file, path, value),
    ...(items ? rowsOf(file, `${path}[]`, items) : []),
    ...(each ? rowsOf(file, `${path}.<clave>`, each) : []),
  ];
}

const kinds: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'número entero',
  boolean: '`true` o `false`',
  object: 'objeto',
  null: '`null`',
};

/** What may be written there, in one line. */
function admittedBy(file: string, schema: Schema): string {
  if (schema.$ref !== undefined) return link(file, schema.$ref);
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((one) => `\`${one}\``).join(' · ');
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (ways.length > 0) return [...new Set(ways.map((one) => admittedBy(file, one)))].join(', o ');
  if (schema.allOf) return [...new Set(schema.allOf.map((one) => admittedBy(file, one)))].join(' y ');
  if (schema.type === 'array' || schema.items) return listOf(file, schema.items);
  if (typeof schema.additionalProperties === 'object')
    return `por clave: ${admittedBy(file, schema.additionalProperties)}`;
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.map((type) => kinds[type] ?? type).join(' o ');
}

function listOf(file: string, items: Schema['items']): string {
  if (items === undefined) return 'lista';
  if (Array.isArray(items)) return `[${(items as readonly Schema[]).map((one) => admittedBy(file, one)).join(', ')}]`;
  return `lista de ${admittedBy(file, items as Schema)}`;
}

function link(file: string, ref: string): string {
  const [of, key] = placeOf(file, ref);
  return `[${key}](#${anchor(of, key)})`;
}

/** «shared.schema.json#/definitions/range» → shared, range. */
function placeOf(file: string, ref: string): readonly [string, string] {
  const [place = '', path = ''] = ref.split('#');
  return [place === '' ? file : place.replace('.schema.json', ''), path.split('/').at(-1) ?? ''];
}

const anchor = (file: string, key: string): string => `${file}-${key}`.toLowerCase();
