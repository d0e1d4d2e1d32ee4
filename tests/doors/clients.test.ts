// Clients that others generate from /openapi.json: openapi-typescript, hey-api and orval make theirs, strict TypeScript
// compiles them calling every path, slips in the names of fields do not compile, and the calls answer.
// The generators are large and stand apart: npm ci --prefix tests/clients
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start } from '../server/running.ts';

const packages = resolve('tests/clients/node_modules');
const isThere = existsSync(packages);
if (!isThere && process.env.REQUIRE_ALL === '1') throw new Error('npm ci --prefix tests/clients, and REQUIRE_ALL=1');

const clients = suite('clients');
const test = isThere ? clients : clients.skip;
const folder = mkdtempSync(join(tmpdir(), 'clientes-'));

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: { 'application/json': { example: unknown } } };
}
interface Call {
  method: string;
  path: string;
  id: string;
  body: unknown;
  query: Record<string, string>;
  route: Record<string, string>;
}

let server: Running;
let calls: Call[];
const examples: Record<string, string> = {
  q: 'harina',
  'GET /api/crafts/{id}': 'panaderia',
};

clients.before(async () => {
  if (!isThere) return;
  server = await start({ RATE_LIMIT_PER_MINUTE: '1000' });
  const { ingredients } = (await server.get('/api/ingredients?q=harina')).body as { ingredients: { id: string }[] };
  examples['GET /api/ingredients/{id}'] = ingredients[0]!.id;
  const { body: document } = await server.get('/openapi.json');
  symlinkSync(packages, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'api.json'), JSON.stringify(document));
  calls = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { operationId: id, parameters = [], requestBody }]) => {
      const method = verb.toUpperCase();
      const told = (place: string) =>
        Object.fromEntries(
          parameters
            .filter((one) => one.in === place && one.required)
            .map(({ name }) => [name, examples[`${method} ${path}`] ?? examples[name]!]),
        );
      const body = requestBody?.content['application/json'].example;
      return { method, path, id, body, query: told('query'), route: told('path') };
    }),
  );
});
clients.after(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (words: string[]) => {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'exit');
  return { code, said };
};

const text = JSON.stringify;
/** Exact types: a slip in a field of a line, of a body or of an answer is no program. */
const slips = (request: string, adjust: string, response: string) => `
const recipe: ${request} = { type: 'pan_comun', ingredients: [{ name: 'Harina', grams: 500 }] };
const dough: ${request} = { type: 'otro', ingredients: [{ name: 'Harina', quantity: '1/2 kg' }] };
const wish: ${adjust} = { ...recipe, ingredients: [{ name: 'Harina', grams: null, min: 5 }], avoid: ['sal'] };
// @ts-expect-error: «nam»
const one: ${request} = { ingredients: [{ nam: 'Harina', grams: 500 }] };
// @ts-expect-error: a text is no weight
const two: ${request} = { ingredients: [{ name: 'Harina', grams: '500' }] };
// @ts-expect-error: «ingredientes»
const three: ${request} = { ingredientes: [] };
// @ts-expect-error: «avoidd»
const four: ${adjust} = { ingredients: [{ name: 'Harina' }], avoidd: [] };
const figure = (answer: ${response}): number | undefined => answer.params.hidratacion;
// @ts-expect-error: «hidratacio»
const slip = (answer: ${response}) => answer.params.hidratacio;
console.log([recipe, dough, wish, one, two, three, four, figure, slip].length);
`;

interface Generator {
  words: string[];
  /** how a program calls every path with it, and tells each status */
  program: (url: string) => string;
}

const generators: Record<string, Generator> = {
  'openapi-typescript': {
    words: ['node_modules/openapi-typescript/bin/cli.js', 'api.json', '-o', 'described.d.ts'],
    program: (url) => `import createClient from 'openapi-fetch';
import type { components, paths } from './described.d.ts';
type S = components['schemas'];
const client = createClient<paths>({ baseUrl: ${text(url)} });
${slips("S['BalancePanaderiaRequest']", "S['BalancePanaderiaAdjust']", "S['BalancePanaderiaResponse']")}
${calls
  .map(
    ({ method, path, id, body, query, route }) =>
      `console.log(${text(id)}, (await client.${method}(${text(path)}, { parseAs: "text", params: { query: ${text(query)}, path: ${text(route)} } as never, ${body === undefined ? '' : `body: ${text(body)}, `}headers: { accept: 'application/json, text/event-stream' } })).response.status);`,
  )
  .join('\n')}
`,
  },
  'hey-api': {
    words: ['node_modules/@hey-api/openapi-ts/bin/run.js', '-i', 'api.json', '-o', 'hey'],
    program: (url) => `import { client } from './hey/client.gen';
import * as api from './hey';
client.setConfig({ baseUrl: ${text(url)} });
${slips('api.BalancePanaderiaRequest', 'api.BalancePanaderiaAdjust', 'api.BalancePanaderiaResponse')}
${calls
  .map(
    ({ id, body, query, route }) =>
      `console.log(${text(id)}, (await api.${id}({ ${body === undefined ? '' : `body: ${text(body)}, `}${hasAny(query) ? `query: ${text(query)}, ` : ''}${hasAny(route) ? `path: ${text(route)} as never, ` : ''}headers: { accept: 'application/json, text/event-stream' } })).response?.status);`,
  )
  .join('\n')}
`,
  },
  orval: {
    words: [
      'node_modules/orval/dist/bin/orval.js',
      '--input',
      './api.json',
      '--output',
      './orval/api.ts',
      '--client',
      'fetch',
    ],
    program: (url) => `import * as api from './orval/api';
const usual = globalThis.fetch;
// What orval makes reads every answer as JSON, and the protocol of assistants answers with events.
globalThis.fetch = async (path, init) => {
  const answer = await usual(new URL(String(path), ${text(url)}), init);
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  return isStream ? new Response(JSON.stringify(await answer.text())) : answer;
};
${slips('api.BalancePanaderiaRequest', 'api.BalancePanaderiaAdjust', 'api.BalancePanaderiaResponse')}
${calls
  .map(({ id, body, query, route }) => {
    const given = [
      ...Object.values(route).map((one) => text(one)),
      ...(body === undefined ? [] : [text(body)]),
      ...(hasAny(query) ? [text(query)] : []),
    ];
    const options = `{ headers: { accept: 'application/json, text/event-stream' } }`;
    const isAsked = id.startsWith('post');
    return `console.log(${text(id)}, (await api.${id}(${[...given, ...(isAsked ? ['undefined'] : []), options].join(', ')})).status);`;
  })
  .join('\n')}
`,
  },
};

const hasAny = (fields: object): boolean => Object.keys(fields).length > 0;

for (const [name, { words, program }] of Object.entries(generators))
  test(`${name} makes a client that compiles under strict TypeScript and calls every path`, async () => {
    const made = await run(words);
    assert.is(made.code, 0, made.said);
    writeFileSync(join(folder, `${name}.ts`), program(server.url));
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, noEmit: true, types: [], allowImportingTsExtensions: true },
      ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] },
    };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
    const tsc = await run(['node_modules/typescript/bin/tsc', '-p', `${name}.json`]);
    assert.is(tsc.said, '');
    const { build } = await import('esbuild');
    await build({
      entryPoints: [join(folder, `${name}.ts`)],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile: join(folder, `${name}.mjs`),
      logLevel: 'error',
      nodePaths: [packages],
    });
    const told = await run([`${name}.mjs`]);
    const statuses = new Map(
      told.said
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ') as [string, string]),
    );
    for (const { id } of calls) assert.is(statuses.get(id), '200', `${id}: ${told.said.slice(-600)}`);
  });

clients.run();
