// Writes schemas/generated/definitions.d.ts from the schemas of the definition files; with --check only tells whether it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'schemas');
const target = join(folder, 'generated', 'definitions.d.ts');
const names = [
  ...['craft', 'kinds', 'catalogue', 'names', 'params', 'type', 'rules', 'messages', 'trade', 'label'],
  ...['larder', 'shelf', 'words', 'quantities', 'labelling'],
];

const read = (name: string): JSONSchema => JSON.parse(readFileSync(join(folder, `${name}.schema.json`), 'utf8'));

/** One schema that holds every file's schema, so that shared pieces are declared once. */
async function definitionTypes(): Promise<string> {
  const { definitions } = read('shared');
  const files: Record<string, JSONSchema> = {};
  const all: Record<string, JSONSchema> = { ...definitions };
  for (const name of names) {
    const { $schema: _, $id: __, definitions: own = {}, ...schema } = read(name);
    Object.assign(all, own);
    files[name] = schema as JSONSchema;
  }
  const text = JSON.stringify({
    title: 'CraftFolder',
    description: 'Los ficheros de un oficio',
    type: 'object',
    additionalProperties: false,
    required: names,
    properties: files,
    definitions: all,
  }).replaceAll(/(shared|trade)\.schema\.json#/g, '#');
  const written = await compile(JSON.parse(text, named) as JSONSchema, 'CraftFolder', {
    bannerComment: '// Generated from the schemas by npm run types. Do not edit.',
    style: { singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
  });
  return written
    .replaceAll(/( \*\n)? \* This interface was referenced by .*\n \* via the .*\n/g, '')
    .replaceAll('/**\n */\n', '');
}

/** A piece that is described anew where it is used is still that piece: the words are of the place, not of a type more. */
const named = (_key: string, value: unknown): unknown => {
  const { $ref, description } = (value ?? {}) as { $ref?: unknown; description?: string };
  return typeof $ref === 'string' && description !== undefined
    ? { description, tsType: $ref.replace(/^#\/definitions\/./, (path) => path.at(-1)!.toUpperCase()) }
    : value;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fresh = await definitionTypes();
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== fresh) {
      console.error('schemas/generated/definitions.d.ts is stale: run npm run types');
      process.exit(1);
    }
  } else {
    writeFileSync(target, fresh);
  }
}
