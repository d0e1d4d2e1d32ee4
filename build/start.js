// npm start: builds what is missing or older than its sources, where the tools to build are, and runs what was built.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, stale } from './fresh.js';

const main = join(root, 'dist/main.js');
const hasTools = ['tsx', 'vite', 'esbuild'].every((name) => existsSync(join(root, 'node_modules', name)));

// A process of a cluster runs what its primary has built.
if (hasTools && process.env.NODE_UNIQUE_ID === undefined && stale().length > 0) {
  const build = ['--import', 'tsx', join(root, 'build/build.ts'), '--if-needed'];
  spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}
if (existsSync(main)) await import('../dist/main.js');
else {
  console.error('Obrador no está construido: npm install && npm run build');
  process.exitCode = 1;
}
