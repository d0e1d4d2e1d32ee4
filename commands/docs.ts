// npm run docs: writes what the guides take from the code: the table of checks and the reference of every key. With --check
// only tells what is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checksTable } from './checks/table.ts';
import { keysReference } from './reference.ts';

/** What the code writes of each guide, between these marks. */
const written: readonly (readonly [guide: string, mark: string, write: () => string])[] = [
  ['comprobaciones.md', 'comprobaciones', checksTable],
  ['claves.md', 'claves', keysReference],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, mark, write] of written) {
    const path = fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
    const before = readFileSync(path, 'utf8');
    const place = new RegExp(`(<!-- ${mark}: npm run docs -->\n)[\\s\\S]*?(\n<!-- fin -->)`);
    const after = before.replace(place, (_, open: string, close: string) => `${open}\n${write()}\n${close}`);
    if (!process.argv.includes('--check')) writeFileSync(path, after);
    else if (after !== before) {
      console.error(`docs/${name} no está al día: npm run docs`);
      process.exitCode = 1;
    }
  }
}
