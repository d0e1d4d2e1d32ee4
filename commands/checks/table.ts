// The checks as the guide shows them: name, what must hold, and what is said of the sample that fails.

import type { Problem } from '../../engine/load/index.ts';
import { checks, larderChecks } from '../../workshop/checks/index.ts';
import { spoiled, spoiledLarder } from './sample.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export function checksTable(): string {
  const row = ({ name, description }: { name: string; description: string }, [problem]: readonly Problem[]): string =>
    `| \`${name}\` | ${cell(description)} | ${cell(problem!.message)} |`;
  const rows = [
    ...checks.map((check) => row(check, spoiled(check))),
    ...larderChecks.map((check) => row(check, spoiledLarder(check))),
  ];
  return ['| Nombre | Qué ha de cumplirse | Qué dice cuando no |', '|---|---|---|', ...rows].join('\n');
}
