// An impact in the words of the terminal, or as Markdown for a review.
import { report } from '../../engine/load/index.ts';
import { count } from '../summary.ts';
import type { Changed, Impact } from './compare.ts';
import { type Kind, kinds } from './results.ts';

const mostShown = 12;

const words: Record<Kind, string> = {
  new: 'son de un tipo nuevo',
  verdict: 'cambian de veredicto',
  decision: 'cambian de calificación',
  out: 'cambian de rangos fuera',
  figure: 'cambian de cifras',
  says: 'cambian de frases',
};

const has = ({ changes }: Changed, kind: Kind): boolean => changes.some((change) => change.kind === kind);
const strongest = (changed: Changed): Kind => kinds.find((kind) => has(changed, kind))!;

/** «2 de 61 recetas cambian de veredicto» */
export function headline(changed: readonly Changed[], recipes: number): string {
  const kind = kinds.find((one) => changed.some((recipe) => has(recipe, one)));
  if (kind === undefined) return 'ninguna receta cambia';
  const number = changed.filter((recipe) => has(recipe, kind)).length;
  const others = changed.length - number;
  const all = `${number} de ${count(recipes, 'receta', 'recetas')} ${number === 1 ? words[kind].replace(/^cambian/, 'cambia').replace(/^son/, 'es') : words[kind]}`;
  return others > 0 ? `${all} y ${others} en algo menor` : all;
}

/** What matters most in a recipe: its verdict, decisions and ranges out, else its figures. */
function telling(changed: Changed): string {
  const judged = changed.changes.filter(({ kind }) => kind !== 'figure' && kind !== 'says');
  const shown = judged.length > 0 ? judged : changed.changes.filter(({ kind }) => kind === strongest(changed));
  const parts = shown
    .slice(0, 3)
    .map(({ kind, name, from, to }) => `${kind === 'verdict' ? '' : `${name} `}${from} → ${to}`);
  return parts.join('; ') + (shown.length > 3 ? ` y ${count(shown.length - 3, 'cambio más', 'cambios más')}` : '');
}

const byWeight = (changed: readonly Changed[]): Changed[] =>
  [...changed].sort((a, b) => kinds.indexOf(strongest(a)) - kinds.indexOf(strongest(b)));

function* lines(
  impact: Impact,
  list: (changed: readonly Changed[]) => string[],
  title: (text: string) => string,
): Generator<string> {
  yield title(
    `${impact.craft}: ${count(impact.causes.length, 'edición', 'ediciones')}, ${headline(impact.changed, impact.recipes)}`,
  );
  for (const { edit, changed } of impact.causes) {
    yield `${edit}: ${headline(changed, impact.recipes)}`;
    yield* list(byWeight(changed));
  }
  if (impact.together.length === 0) return;
  yield `Solo con varias ediciones a la vez: ${headline(impact.together, impact.recipes)}`;
  yield* list(byWeight(impact.together));
}

export function toTerminal(impacts: readonly Impact[]): string {
  const list = (changed: readonly Changed[]): string[] => {
    const width = Math.max(
      0,
      ...changed.slice(0, mostShown).map(({ type, recipe }) => type.length + recipe.length + 3),
    );
    const rows = changed
      .slice(0, mostShown)
      .map((one) => `  ${`${one.recipe} (${one.type})`.padEnd(width)}  ${telling(one)}`);
    return changed.length > mostShown
      ? [...rows, `  … y ${changed.length - mostShown} más (--json las da todas)`]
      : rows;
  };
  return impacts
    .map((impact) =>
      impact.problems.length > 0 ? unread(impact) : [...lines(impact, list, (text) => `${text}\n`)].join('\n'),
    )
    .join('\n\n');
}

const unread = ({ craft, problems }: Impact): string =>
  `${report(problems)}\n\n${craft}: no se puede comparar mientras tenga errores.`;

export function toMarkdown(impacts: readonly Impact[], from: string): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const list = (changed: readonly Changed[]): string[] =>
    changed.length === 0
      ? ['']
      : [
          '',
          '| Receta | Tipo | Cambia |',
          '|---|---|---|',
          ...changed.map((one) => `| ${cell(one.recipe)} | \`${one.type}\` | ${cell(telling(one))} |`),
          '',
        ];
  const body = impacts.map((impact) =>
    impact.problems.length > 0
      ? `### ${impact.craft}\n\n\`\`\`\n${unread(impact)}\n\`\`\``
      : [...lines(impact, list, (text) => `### ${text}\n`)].join('\n').trimEnd(),
  );
  return [`## Qué cambia desde \`${from}\``, ...body].join('\n\n');
}
