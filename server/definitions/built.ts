// What the build proved: the version of the definitions that passed every check. Source code that was not built trusts nothing.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Packed } from './texts.ts';

const record = fileURLToPath(new URL('./proven.json', import.meta.url));

export const isBuilt = ({ version }: Packed): boolean =>
  existsSync(record) && JSON.parse(readFileSync(record, 'utf8')) === version;
