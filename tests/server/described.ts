// Every answer of the tests is held against the description that the same server gives of itself.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests look at
  body: any;
}

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>>;
}

const documents = new Map<string, Promise<(key: string) => ValidateFunction | undefined>>();

export async function checkAnswer(url: string, method: string, path: string, answer: Answer): Promise<void> {
  if (answer.text === '' || path.startsWith('/openapi.json')) return;
  const version = answer.headers.get('x-obrador-definitions');
  const key = `${url} ${version}`;
  if (!documents.has(key))
    documents.set(
      key,
      fetch(`${url}/openapi.json`).then(async (response) => validators((await response.json()) as Described)),
    );
  const validatorOf = await documents.get(key)!;
  const bare = path.replace(/\?.*/, '').replace(/(.)\/$/, '$1');
  const isLines = answer.headers.get('content-type')?.startsWith('application/x-ndjson') ?? false;
  const validate =
    validatorOf(`${method} ${bare} ${answer.status}`) ??
    validatorOf(`${method} ${bare.replace(/^\/api\/(crafts|ingredients)\/.+/, '/api/$1/{id}')} ${answer.status}`) ??
    (answer.status >= 400 ? validatorOf('error') : undefined);
  if (!validate) throw new Error(`not described: ${method} ${path} ${answer.status}`);
  const lines = isLines
    ? answer.text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [answer.body];
  if (lines.every((line) => validate(line))) return;
  const [first] = validate.errors ?? [];
  throw new Error(
    `${method} ${path} ${answer.status} ${first?.instancePath}: ${first?.message} ${JSON.stringify(first?.params)}\n${answer.text.slice(0, 2000)}`,
  );
}

export function validators(document: Described): (key: string) => ValidateFunction | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(close(document) as object, 'api');
  const pointers = new Map([['error', '#/components/schemas/Error']]);
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      for (const status of Object.keys(responses)) {
        const { content } = responses[status]!;
        const type = content && 'application/x-ndjson' in content ? 'application/x-ndjson' : 'application/json';
        const place = ['paths', path, method, 'responses', status, 'content', type, 'schema'];
        pointers.set(
          `${method.toUpperCase()} ${path} ${status}`,
          `#/${place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
        );
      }
    }
  }
  return (key) => {
    const pointer = pointers.get(key);
    return pointer === undefined ? undefined : ajv.getSchema(`api${pointer}`);
  };
}

/** Closes every described object, so that a field nobody described is an error of the test; what only makes part of a whole
 *  is closed by the whole. */
function close(value: unknown): unknown {
  const parts = new Set(
    JSON.stringify(value)
      .match(/"allOf":\[[^\]]*\]/g)
      ?.flatMap(namesIn),
  );
  return closed(value, '', parts);
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);

function closed(value: unknown, key: string, parts: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => closed(one, key, parts));
  if (value === null || typeof value !== 'object') return value;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, closed(part, name, parts)]),
  );
  const isSchema = copy.type === 'object' && typeof copy.properties === 'object';
  const isPart = key === 'allOf' || parts.has(key);
  if (isSchema && !isPart && copy.additionalProperties === undefined) copy.additionalProperties = false;
  return copy;
}
