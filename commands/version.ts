// Of the package: what --version says, and the receipt of a book.
import { readFileSync } from 'node:fs';

export const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
