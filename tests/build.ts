// What production runs, or one part of it, built once for all the tests of a process, and only if something in it has changed.
import { spawnSync } from 'node:child_process';

const built = new Set<string>();

export function build(part = ''): void {
  if (built.has(part) || built.has('')) return;
  const args = ['--import', 'tsx', 'build/build.ts', ...(part === '' ? [] : [part]), '--if-needed'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`it does not build:\n${stdout}${stderr}`);
  built.add(part);
}
