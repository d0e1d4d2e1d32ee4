// The package, as whoever installs it gets it: packed, installed in an empty folder, and used from JavaScript, TypeScript,
// a page and the command line.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasBrowser } from '../browser/browsing.ts';
import { chromiumPath } from '../browser/chromium.ts';
import { build } from '../build.ts';

const test = suite('package');
const folder = mkdtempSync(join(tmpdir(), 'paquete-'));

const npm = (words: string[], cwd: string) => {
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'];
  const { status, stdout, stderr } = spawnSync('npm', [...words, ...quiet], { cwd, encoding: 'utf8' });
  assert.is(status, 0, stdout + stderr);
  return stdout;
};

test.before(() => {
  build();
  npm(['pack', '--pack-destination', folder], '.');
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  npm(['install', '--omit=dev', `./${tarball}`], folder);
});

const env = { PATH: process.env.PATH };
const run = (words: string[]) => spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env });

test('it brings no tool of development with it', () => {
  const installed = readdirSync(join(folder, 'node_modules'));
  for (const name of ['tsx', 'vite', 'esbuild', 'typescript', 'uvu', 'swagger-ui-dist'])
    assert.not.ok(installed.includes(name), name);
});

/** Judges of packages, which stand apart: npm ci --prefix tests/clients */
const judges = resolve('tests/clients/package.json');
const hasJudges = existsSync(resolve('tests/clients/node_modules/publint'));
if (!hasJudges && process.env.REQUIRE_ALL === '1') throw new Error('npm ci --prefix tests/clients, and REQUIRE_ALL=1');
const judged = hasJudges ? test : test.skip;

async function judge<Judge>(name: string): Promise<Judge> {
  return import(pathToFileURL(createRequire(judges).resolve(name)).href) as Promise<Judge>;
}

const packed = (): Uint8Array => readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz'))!));

judged('publint finds nothing to say of the package', async () => {
  const { publint } = await judge<{ publint(what: object): Promise<{ messages: unknown[] }> }>('publint');
  const bytes = packed();
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  assert.equal((await publint({ pack: { tarball }, strict: true })).messages, []);
});

judged('its types are right for whoever imports it; what is not offered is said', async () => {
  interface Core {
    createPackageFromTarballData(bytes: Uint8Array): unknown;
    checkPackage(what: unknown): Promise<{ types: unknown; problems: { kind: string; resolutionKind?: string }[] }>;
  }
  const core = await judge<Core>('@arethetypeswrong/core');
  const { types, problems } = await core.checkPackage(core.createPackageFromTarballData(packed()));
  assert.ok(types);
  // docs/biblioteca.md: no copy in CommonJS, nothing for the resolution of Node 10, and definitions.json is one value.
  const isSaid = ({ kind, resolutionKind = '' }: { kind: string; resolutionKind?: string }): boolean =>
    ['node10', 'node16-cjs'].includes(resolutionKind) || kind === 'FalseExportDefault';
  assert.equal(
    problems.filter((problem) => !isSaid(problem)),
    [],
  );
});

test('it takes what its guide says', () => {
  const guide = readFileSync('docs/biblioteca.md', 'utf8');
  const said = Number(/ocupa (\d+) MB/.exec(guide)?.[1]);
  const real = packed().length / 1e6;
  assert.ok(Math.abs(real - said) < said / 10, `${real} MB, and the guide says ${said}`);
});

test('the example in plain JavaScript says what it should', () => {
  cpSync('docs/ejemplos/biblioteca.mjs', join(folder, 'biblioteca.mjs'));
  const { stdout, stderr } = run(['biblioteca.mjs']);
  assert.is(stderr, '');
  assert.match(stdout, /^revisar \{/);
  assert.match(stdout, /hidratacion: 60/);
  assert.match(stdout, /^true \[/m);
  assert.match(stdout, /^Ingredientes: .*harina/m);
  assert.match(stdout, /Harina/);
});

test('a small client in TypeScript compiles, and a wrong one does not', () => {
  const client = (
    field: string,
    figure: string,
  ) => `import { adjust, type Craft, evaluate, explain, label, manifest, open, type Opened } from 'obrador';
import type { Api, BalancePanaderiaRequest } from 'obrador/api';
import panaderia from 'obrador/crafts/panaderia';
import helado from 'obrador/crafts/helado';
import { loadCrafts } from 'obrador/load';
import { readRecipes } from 'obrador/recipes';
import definitions from 'obrador/definitions.json' with { type: 'json' };
const opened: Opened = open(definitions, { proven: true });
const craft: Craft = opened.craft('panaderia');
const request: BalancePanaderiaRequest = { ${field}: [{ name: 'Harina', grams: 500 }, { name: 'Agua', grams: 300 }] };
const answer: Api['BalancePanaderiaResponse'] = evaluate(opened.craft('panaderia'), request);
const cold: number = evaluate(helado, { ingredients: [{ name: 'Leche', grams: 1 }] }).params.PAC;
const told: number | undefined = answer.params.${figure};
console.log(told, cold, adjust(panaderia, request).adjusted, label(panaderia, request).ingredients.text);
console.log(explain(panaderia, request).params, manifest(panaderia), evaluate(craft, { whatever: 1 }).verdict);
console.log(loadCrafts.length, readRecipes('500 g de harina', () => craft)[0]?.body.ingredients.length);
`;
  const config = {
    compilerOptions: {
      strict: true,
      module: 'NodeNext',
      target: 'ES2022',
      noEmit: true,
      resolveJsonModule: true,
      types: [],
    },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, files: ['client.ts'] }));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  writeFileSync(join(folder, 'client.ts'), client('ingredients', 'hidratacion'));
  const right = run([tsc, '-p', '.']);
  assert.is(right.status, 0, right.stdout);
  writeFileSync(join(folder, 'client.ts'), client('ingredientes', 'hidratacion'));
  assert.match(run([tsc, '-p', '.']).stdout, /ingredientes/);
  writeFileSync(join(folder, 'client.ts'), client('ingredients', 'hidratacio'));
  assert.match(run([tsc, '-p', '.']).stdout, /hidratacio/);
});

test('a craft opens by being imported, and explains and presents itself without ceremony', () => {
  writeFileSync(
    join(folder, 'one.mjs'),
    `import { evaluate, explain, manifest } from 'obrador';
import panaderia from 'obrador/crafts/panaderia';
const recipe = { ingredients: [{ name: 'Harina', grams: 500 }, { name: 'Agua', grams: 325 }] };
console.log(evaluate(panaderia, recipe).params.hidratacion, explain(panaderia, recipe).params.hidratacion.label, manifest(panaderia).version);
`,
  );
  const { stdout, stderr } = run(['one.mjs']);
  assert.is(stdout, '65 Hidratación 1\n', stderr);
});

test('definitions of one’s own are loaded from a folder and checked', () => {
  cpSync('crafts/panaderia', join(folder, 'crafts/panaderia'), { recursive: true });
  cpSync('larder', join(folder, 'larder'), { recursive: true });
  writeFileSync(
    join(folder, 'own.mjs'),
    `import { evaluate } from 'obrador';
import { loadCrafts, report } from 'obrador/load';
const { crafts, problems } = loadCrafts('crafts');
console.log(report(problems.filter(({ severity }) => severity === 'error')), crafts.length);
console.log(evaluate(crafts[0], { ingredients: [{ name: 'Harina', grams: 500 }, { name: 'Agua', grams: 325 }] }).params.hidratacion);
`,
  );
  const { stdout, stderr } = run(['own.mjs']);
  rmSync(join(folder, 'crafts'), { recursive: true });
  rmSync(join(folder, 'larder'), { recursive: true });
  assert.match(stdout, /^ 1\n65\n/, stdout + stderr);
});

test('the evaluator imports nothing of Node, and a bundler drops what is not used', async () => {
  const { build: bundle } = await import('esbuild');
  const made = async (text: string) => {
    const stdin = { contents: text, resolveDir: folder };
    const { outputFiles } = await bundle({
      stdin,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      minify: true,
    });
    return outputFiles[0]!.text.length;
  };
  const refusal = await made("import { Refusal } from 'obrador'; console.log(Refusal)");
  const whole = await made("import * as all from 'obrador'; console.log(all)");
  assert.ok(refusal < whole / 20, `${refusal} of ${whole}`);
});

test('the command is there, and serves', async () => {
  const bin = join(folder, 'node_modules/.bin/obrador');
  assert.ok(existsSync(bin));
  const { stdout } = spawnSync(bin, ['balance', 'panaderia', '--to', 'json'], {
    ...{ cwd: folder, encoding: 'utf8', input: '500 g de harina\n300 g de agua\n9 g de sal\n' },
  });
  assert.is(JSON.parse(stdout).params.hidratacion, 60);
  const quiet = { ...env, HOST: '127.0.0.1', DRAIN_SECONDS: '0', LAST_GOOD_DIR: 'no' };
  const server = spawn(bin, ['serve', '--port', '0'], {
    cwd: folder,
    env: quiet,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((ready, failed) => {
    server.once('exit', (code) => failed(new Error(`ended with ${code}`)));
    server.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('"En marcha"')) ready();
    });
  });
  const url = `http://127.0.0.1:${/"port":(\d+)/.exec(output)?.[1]}`;
  assert.is((await fetch(`${url}/`)).status, 200);
  assert.is((await fetch(`${url}/api/crafts`)).status, 200);
  server.kill('SIGTERM');
  assert.equal(await once(server, 'exit'), [0, null]);
});

if (hasBrowser()) {
  test('the example for a page works under the strictest policy', async () => {
    for (const name of ['navegador.html', 'navegador.js']) cpSync(join('docs/ejemplos', name), join(folder, name));
    const types: Record<string, string> = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.json': 'application/json',
    };
    const server = createServer(({ url = '/' }, res) => {
      const file = join(folder, decodeURIComponent(url));
      if (!existsSync(file)) return void res.writeHead(404).end();
      res.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
      createReadStream(file).pipe(res);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = await chromium.launch({ executablePath: chromiumPath!, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/navegador.html`);
      await page.waitForFunction(() => document.body.textContent?.includes('revisar'), undefined, { timeout: 60_000 });
    } finally {
      await browser.close();
      server.close();
    }
  });
}

test.after(() => rmSync(folder, { recursive: true, force: true }));
test.run();
