// Figures and tables as docs/rendimiento.md writes them, and one section of it renewed without touching the others.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export const number = (value: number, decimals = 0): string =>
  value.toLocaleString('es', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

export const megabytes = (bytes: number): string => `${number(bytes / 1e6)} MB`;

export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const machine = `${cpus().length} × ${cpus()[0]?.model ?? process.arch}, Node ${process.version}`;

/** How much else the machine was doing: with more than its processors, every figure is dearer. */
export const busy = (): string => `carga de la máquina al medir, ${number(loadavg()[0]!, 1)}`;

/** A section begins with «## » and ends where the next one does. */
export function renew(section: string): void {
  const file = 'docs/rendimiento.md';
  const [title] = section.split('\n', 1) as [string];
  const parts = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const place = parts.findIndex((part) => part.startsWith(`${title}\n`));
  parts.splice(place < 0 ? parts.length : place, place < 0 ? 0 : 1, `${section.trimEnd()}\n\n`);
  writeFileSync(file, `${parts.map((part) => part.trimEnd()).join('\n\n')}\n`);
}
