// The definitions of the project as the workshop takes them, and folders that hold the same.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from '../../workshop/index.ts';

export function readFiles(root: string, folders = ['crafts', 'larder', 'workshop/template']): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (name.endsWith('.json')) files.set(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'));
  }
  return files;
}

export function writeFiles(root: string, files: Files): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Only one craft, with the larder and the template: what most tests need. */
export function only(files: Files, craft: string): Map<string, string> {
  return new Map([...files].filter(([path]) => !path.startsWith('crafts/') || path.startsWith(`crafts/${craft}/`)));
}

export function edited(files: Files, path: string, from: string, to: string): Map<string, string> {
  const text = files.get(path)!;
  if (text.split(from).length !== 2) throw new Error(`«${from}» must stand once in ${path}`);
  return new Map(files).set(
    path,
    text.replace(from, () => to),
  );
}
