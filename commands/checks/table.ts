// The checks as the guide shows them: name, what must hold, and what is said of the sample that fails.
import { checks } from '../../checks/index.ts';
import { spoiled } from './sample.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export function checksTable(): string {
  const rows = checks.map(
    (check) => `| \`${check.name}\` | ${cell(check.description)} | ${cell(spoiled(check)[0]!.message)} |`,
  );
  return ['| Nombre | Qué ha de cumplirse | Qué dice cuando no |', '|---|---|---|', ...rows].join('\n');
}
