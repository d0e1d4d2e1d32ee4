// What comes of a book → text: a table for a person, lines for a program, a sheet, or a page to be printed.
import {
  allergensTurned,
  type BookSummary,
  outcomesTold,
  outcomeTold,
  type Sheet,
  type Stand,
  spanish,
  type Turned,
  turnedTable,
} from '../../engine/index.ts';
import { toCsv } from '../../workshop/spreadsheet/csv.ts';
import { workbookOf } from '../../workshop/spreadsheet/xlsx.ts';
import { columns } from '../recipes/show.ts';

export const bookOutputs = ['table', 'json', 'ndjson', 'csv', 'html', 'xlsx'] as const;
export type BookOutput = (typeof bookOutputs)[number];

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const standing = (stand: Stand | null): string =>
  [stand?.verdict, stand?.class].filter((one) => one !== null && one !== undefined).join(' · ');
const euros = (stand: Stand | null): string => (stand?.cost ? spanish(stand.cost.kilo, 2) : '');
const turn = (before: string, after: string): string =>
  before === after ? before : `${before || '—'} → ${after || '—'}`;

const heads = ['Receta', 'Queda', 'Estado', '€/kg', 'Alérgenos', 'Se puede llamar'];
const rowOf = (one: Turned): string[] => [
  one.recipe,
  outcomeTold[one.outcome],
  turn(standing(one.before), standing(one.after)),
  turn(euros(one.before), euros(one.after)),
  allergensTurned(one).join(', '),
  turn(one.before?.name ?? '', one.after?.name ?? ''),
];

function closing({ recipes, touched, outcomes: counts, cost, receipt }: BookSummary): string[] {
  const told = outcomesTold(counts);
  return [
    `${recipes} recetas; el cambio toca ${touched}${told === '' ? '' : `: ${told}`}.`,
    `Una tanda de las tocadas: ${spanish(cost.before, 2)} € antes, ${spanish(cost.after, 2)} € ahora.`,
    `Recibo: definiciones ${receipt.definitions ?? '—'}, versión ${receipt.engine ?? '—'}, ${receipt.day}, pregunta ${receipt.request ?? '—'}.`,
  ];
}

export function shownTurned(turned: readonly Turned[], summary: BookSummary, to: BookOutput): Uint8Array {
  if (to === 'ndjson') return bytes([...turned, { summary }].map((line) => `${JSON.stringify(line)}\n`).join(''));
  if (to === 'json') return bytes(`${JSON.stringify({ turned, summary }, null, 2)}\n`);
  if (to === 'csv') return bytes(toCsv(turnedTable(turned)));
  if (to === 'html') return bytes(pageOf(turned, summary));
  const table = turned.length === 0 ? '' : `${columns([heads, ...turned.map(rowOf)], '')}\n`;
  const told = turned.map(
    ({ recipe, why, sentences }) => `\n${recipe}\n${[...why, ...sentences].map((one) => `  · ${one}`).join('\n')}\n`,
  );
  return bytes(`${table}${told.join('')}\n${closing(summary).join('\n')}\n`);
}

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** A page that stands alone, for the screen and for paper. */
const page = (title: string, body: string): string => `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${safe(title)}</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 2em; color: #222; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border: 1px solid #bbb; padding: .3em .6em; text-align: left; vertical-align: top; }
th { background: #f3efe8; }
td.n { text-align: right; font-variant-numeric: tabular-nums; }
section { break-inside: avoid; }
thead { display: table-header-group; }
@media print { body { margin: 0; font-size: 11px; } }
</style>
<h1>${safe(title)}</h1>
${body}
</html>
`;

function tableOf(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const cell = (value: string | number | null): string =>
    typeof value === 'number' ? `<td class="n">${spanish(value, 2)}</td>` : `<td>${safe(value ?? '')}</td>`;
  const heads = head.map((one) => `<th scope="col">${safe(one)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${heads}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

function pageOf(turned: readonly Turned[], summary: BookSummary): string {
  const sections = turned.map((one) => {
    const moved = one.ingredients.map(({ name, before, grams }) => [name, before, grams]);
    const said = [...one.why, ...one.sentences].map((text) => `<li>${safe(text)}</li>`).join('');
    return `<section><h2>${safe(one.recipe)}</h2><ul>${said}</ul>${moved.length === 0 ? '' : tableOf(['Ingrediente', 'g antes', 'g ahora'], moved)}</section>`;
  });
  const end = closing(summary).map((text) => `<p>${safe(text)}</p>`);
  return page('Un cambio en todas las recetas', [tableOf(heads, turned.map(rowOf)), ...end, ...sections].join('\n'));
}

export function shownSheet({ title, head, rows, notes }: Sheet, to: BookOutput): Uint8Array {
  const text = (value: string | number | null): string =>
    typeof value === 'number' ? spanish(value, 2) : (value ?? '');
  if (to === 'json') return bytes(`${JSON.stringify({ title, head, rows, notes }, null, 2)}\n`);
  if (to === 'csv') return bytes(toCsv([head, ...rows]));
  if (to === 'xlsx')
    return workbookOf(
      [head, ...rows].map((row) =>
        row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? ''))),
      ),
    );
  const told = notes.map((note) => `<p>${safe(note)}</p>`).join('');
  if (to === 'html') return bytes(page(title, tableOf(head, rows) + told));
  const table = columns([head, ...rows.map((row) => row.map(text))], '');
  return bytes(`${title}\n\n${table}\n${notes.map((note) => `\n${note}\n`).join('')}`);
}
