// npm run docs: writes what the guides take from the code: the table of checks. With --check only tells whether it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checksTable } from './checks/table.ts';

const path = fileURLToPath(new URL('../docs/comprobaciones.md', import.meta.url));
const marks = /(<!-- comprobaciones: npm run docs -->\n)[\s\S]*?(\n<!-- fin -->)/;

const withTable = (guide: string): string =>
  guide.replace(marks, (_, open: string, close: string) => `${open}\n${checksTable()}\n${close}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = readFileSync(path, 'utf8');
  const after = withTable(before);
  if (!process.argv.includes('--check')) writeFileSync(path, after);
  else if (after !== before) {
    console.error('docs/comprobaciones.md no está al día: npm run docs');
    process.exitCode = 1;
  }
}
