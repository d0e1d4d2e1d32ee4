// node dist/main.js: the server out of one file, its functions as they were compiled when it was built, so that a start does
// not compile them again. Where node is another than the one that built, they are refused and compiled as ever.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

const server = fileURLToPath(new URL('./server.cjs', import.meta.url));
const compiled = fileURLToPath(new URL('./server.compiled', import.meta.url));

export const script = new Script(`(function (require, fileUrl) {${readFileSync(server, 'latin1')}\n})`, {
  filename: server,
  cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
});
// What a start runs, it runs once: optimising it would cost more than it saves. That begins when it is over.
setFlagsFromString('--no-opt');
setTimeout(() => setFlagsFromString('--opt'), 1000).unref();
script.runInThisContext()(createRequire(import.meta.url), import.meta.url);
