// The crafts as they were: in another folder, or in a commit (read straight from git, nothing is checked out).
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { larderBeside, readCrafts, readLarder } from '../../engine/load/disk.ts';
import type { CraftTexts } from '../../engine/load/index.ts';
import { larderFor } from '../folders.ts';

export class NoRevision extends Error {}

/** `from` is a folder of crafts, or anything git understands: HEAD, v1.2, 3f2a1b… */
export function craftsAt(from: string, root: string): CraftTexts[] {
  const larderRoot = larderFor(root);
  if (existsSync(from) && statSync(from).isDirectory()) {
    // A copy of the crafts alone goes with the larder of today.
    const larder = [larderBeside(from), larderRoot].map(readLarder).find(({ texts }) => texts.size > 0);
    return readCrafts(from, larder).map((one) => ({ ...one, folder: join(root, relative(from, one.folder)) }));
  }
  const files = git(from, ['ls-tree', '-r', '-z', from, '--', root, larderRoot])
    .toString('utf8')
    .split('\0')
    .filter((line) => line.endsWith('.json'));
  const entries = files
    .map((line) => /^\S+ blob (\S+)\t(.+)$/s.exec(line)!)
    .map(([, hash, path]) => ({ hash: hash!, path: path! }));
  const texts = blobs(
    from,
    entries.map(({ hash }) => hash),
  );
  const crafts = new Map<string, Map<string, string>>();
  const larder = { folder: larderRoot, texts: new Map<string, string>() };
  for (const [index, { path }] of entries.entries()) {
    if (dirname(path) === larderRoot) larder.texts.set(basename(path), texts[index]!);
    const [name = '', ...rest] = relative(root, path).split(/[\\/]/);
    const file = rest.join('/');
    if (!/^([^/]+|types\/[^/]+)$/.test(file)) continue;
    crafts.set(name, (crafts.get(name) ?? new Map()).set(file, texts[index]!));
  }
  const used = larder.texts.size > 0 ? larder : readLarder(larderRoot);
  return [...crafts].map(([name, files]) => ({ folder: join(root, name), texts: files, larder: used }));
}

function git(from: string, args: readonly string[], input = ''): Buffer {
  try {
    return execFileSync('git', args, { input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'pipe'] });
  } catch {
    throw new NoRevision(
      `«${from}» no es una carpeta ni una revisión de git. Prueba con HEAD~1, una etiqueta o una carpeta de oficios.`,
    );
  }
}

/** The texts of several blobs, in one call. */
function blobs(from: string, hashes: readonly string[]): string[] {
  const out = git(from, ['cat-file', '--batch'], hashes.join('\n'));
  let at = 0;
  return hashes.map(() => {
    const end = out.indexOf(0x0a, at);
    const size = Number(out.toString('utf8', at, end).split(' ')[2]);
    at = end + 1 + size + 1;
    return out.toString('utf8', end + 1, end + 1 + size);
  });
}
