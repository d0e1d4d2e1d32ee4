// dist/server.compiled: the server's functions as V8 has them once it has answered, kept for every start to come.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bodyOf, type Craft } from '../engine/index.ts';

const keeper = (main: string): string => `import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { script } from '${main}';
process.once('message', (file) => {
  setFlagsFromString('--opt');
  writeFileSync(file, script.createCachedData());
  process.exit();
});`;

/** Starts what was built, asks it for a recipe of the first craft, and keeps what it has compiled by then. */
export async function keepCompiled(dist: string, crafts: readonly Craft[]): Promise<void> {
  const file = join(dist, 'server.compiled');
  if (existsSync(file)) return;
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', keeper(pathToFileURL(join(dist, 'main.js')).href)],
    {
      cwd: join(dist, '..'),
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LAST_GOOD_DIR: 'no' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const ended = once(child, 'exit');
  const port = await Promise.race([portOf(child), ended.then(() => null)]);
  if (port === null) throw new Error('Lo que se ha construido no arranca.');
  for (const { path, body } of crafts.slice(0, 1).flatMap(asked))
    await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  child.send(file);
  await ended;
}

const asked = (craft: Craft) =>
  [...craft.types]
    .flatMap(([id, { file }]) =>
      file.examples.map(({ recipe }) => ({ path: craft.path, body: bodyOf(craft, id, recipe) })),
    )
    .slice(0, 1);

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    let told = '';
    child.stdout?.on('data', (chunk) => {
      told += chunk;
      const port = /"port":(\d+)/.exec(told)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  });
