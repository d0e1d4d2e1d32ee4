// The package, as whoever installs it gets it: packed, installed in an empty folder, and used from JavaScript, TypeScript,
// a page and the command line.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createReadStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
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
  const client = (field: string) => `import { type Craft, evaluate, open, type Opened } from 'obrador';
import type { BalancePanaderiaRequest, BalancePanaderiaResponse } from 'obrador/api';
import { loadCrafts } from 'obrador/load';
import { readRecipes } from 'obrador/recipes';
import definitions from 'obrador/definitions.json' with { type: 'json' };
const opened: Opened = open(definitions, { proven: true });
const craft: Craft = opened.craft('panaderia');
const request: BalancePanaderiaRequest = { ${field}: [{ name: 'Harina', grams: 500 }, { name: 'Agua', grams: 300 }] };
const answer = evaluate(craft, request) as unknown as BalancePanaderiaResponse;
const figure: number | null | undefined = answer.params.hidratacion;
console.log(figure, loadCrafts.length, readRecipes('500 g de harina', () => craft)[0]?.body.ingredients.length);
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
  writeFileSync(join(folder, 'client.ts'), client('ingredients'));
  const right = run([tsc, '-p', '.']);
  assert.is(right.status, 0, right.stdout);
  writeFileSync(join(folder, 'client.ts'), client('ingredientes'));
  assert.match(run([tsc, '-p', '.']).stdout, /ingredientes/);
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
