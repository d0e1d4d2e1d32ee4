// npm test [folder…]: runs each folder of tests in a process of its own and closes with «N passed, N failed».
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = 'tests';
const timeLimit = 15 * 60_000;

const folders = readdirSync(root).filter((name) => statSync(join(root, name)).isDirectory());
const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;

// A file that forgets test.run() passes with «Total: 0»: it must not.
for (const folder of folders) {
  for (const name of readdirSync(join(root, folder)).filter((file) => file.endsWith('.test.ts'))) {
    if (/\.run\(\);?\s*$/.test(readFileSync(join(root, folder, name), 'utf8'))) continue;
    console.error(`${root}/${folder}/${name} does not end in test.run()`);
    failed++;
  }
}

for (const folder of folders.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n— ${folder}`);
  const { output, code } = await run(folder);
  const count = (word: string): number => Number(new RegExp(`^\\s*${word}:\\s+(\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const total = count('Total');
  passed += count('Passed');
  failed += Math.max(total - count('Passed') - count('Skipped'), code === 0 && total > 0 ? 0 : 1);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function run(folder: string): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve) => {
    const uvu = ['--import', 'tsx', 'node_modules/uvu/bin.js', join(root, folder), '\\.test\\.ts$'];
    const child = spawn(process.execPath, uvu, {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: timeLimit,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on('close', (code) => resolve({ output, code }));
  });
}
