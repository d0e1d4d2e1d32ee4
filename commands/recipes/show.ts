// Answers as a person reads them on a terminal: figures in columns beside their range, then the sentences.
import { type Craft, type Evaluation, isTold, type Json, type LabelAnswer, spanish } from '../../engine/index.ts';
import { decisionsShown } from '../../engine/load/index.ts';

type Fields = { [key: string]: Json };

/** Columns as wide as what is in them; the first at the left, the rest at the right. */
export function columns(rows: readonly (readonly string[])[], indent = '  '): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const width = Array.from({ length: count }, (_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(width[at]!) : cell.padStart(width[at]!))).join('   ');
  return rows.map((row) => (indent + line(row)).trimEnd()).join('\n');
}

const sentences = (title: string, list: readonly string[]): string =>
  list.length === 0 ? '' : `\n${title}\n${list.map((text) => `  · ${text}`).join('\n')}\n`;

const titles: Readonly<Record<string, string>> = { suggestions: 'Sugerencias', warnings: 'Avisos', motivos: 'Motivos' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function range(min: number | null, max: number | null, decimals: number): string {
  if (min === null && max === null) return '';
  if (min === null) return `hasta ${spanish(max!, decimals)}`;
  return max === null ? `desde ${spanish(min, decimals)}` : `${spanish(min, decimals)} a ${spanish(max, decimals)}`;
}

/** What the craft gives the recipe: its verdict, and what its decisions give, in the words the craft has for it. */
export function headingOf({ state: { mix }, judgement }: Evaluation): string {
  const { craft } = mix;
  const shown = decisionsShown(craft.definition.craft);
  const given = judgement.decided.flatMap(({ decision, row }) => {
    const { labels = {} } = craft.definition.rules.decisions?.[decision.name] ?? {};
    return Object.entries(row.gives).flatMap(([key, value]) =>
      typeof value === 'string' && shown.has(key) ? [labels[key]?.values?.[value] ?? value] : [],
    );
  });
  return [...new Set([...(craft.hasVerdict ? [judgement.verdict] : []), ...given])].join(' · ');
}

export function shownBalance(evaluation: Evaluation): string {
  const { state, advice } = evaluation;
  const { comparison, figures, mix } = state;
  const rows = comparison.outcomes
    .filter(isTold)
    .map(({ param, value, min, max, state: side }) => [
      param.label,
      value === null ? '—' : `${spanish(value, param.decimals)} ${param.unit}`.trim(),
      range(min, max, param.decimals),
      side === 'bien' ? 'bien' : (side ?? ''),
    ]);
  const ranged = new Set(comparison.outcomes.filter(isTold).map(({ param }) => param.index));
  const others = mix.craft.params
    .filter(({ show, index }) => show === 'always' && !ranged.has(index) && mix.type.present.has(index))
    .flatMap(({ label, unit, decimals, index }) => {
      const value = figures.run.rounded[index] ?? null;
      return value === null ? [] : [[label, `${spanish(value, decimals)} ${unit}`.trim()]];
    });
  const law = comparison.breaches.map(
    ({ param, value, min, max, limit }) =>
      `${param.label}: ${spanish(value, param.decimals)} ${param.unit}, y la ley pide ${range(min, max, param.decimals)} (${limit.source}).`,
  );
  const lists = mix.craft.lists.map((key) =>
    sentences(
      titles[key] ?? capital(key),
      (advice[key] ?? []).map(({ text }) => text),
    ),
  );
  return `${mix.type.label} · ${headingOf(evaluation)}\n${columns([...rows, ...others])}\n${sentences('La ley', law)}${lists.join('')}`;
}

export function shownExplain(evaluation: Evaluation, why: Fields): string {
  const params = Object.values(why.params as { [key: string]: Fields }).map((param) => {
    const unit = String(param.unit ?? '');
    const parts = (param.contributions as { name: string; value: number }[]).map(({ name, value }) => [
      name,
      `${spanish(value, 3)} ${unit}`.trim(),
    ]);
    const value = param.value === null ? '—' : `${spanish(param.value as number, 3)} ${unit}`.trim();
    return `\n${param.label}: ${value} = ${param.formula}\n${columns(parts, '    ')}`;
  });
  return `${shownBalance(evaluation)}\nDe dónde sale cada cifra\n${params.join('\n')}\n`;
}

interface Row {
  name: string;
  grams: number;
  before: number | null;
  change: number;
  added: boolean;
}

export function shownAdjust(answer: Fields): string {
  const shown = ({ name, grams, before, added }: Row): string[] => [
    added ? `${name} (nuevo)` : name,
    before === null ? '' : `${spanish(before, 1)} g`,
    `${spanish(grams, 1)} g`,
  ];
  const rows = [...(answer.ingredients as unknown as Row[]), ...(answer.removed as unknown as Row[])].map(shown);
  const head = `${answer.typeLabel} · ${answer.adjusted ? 'ajustada' : 'no se puede ajustar del todo'}`;
  const table = columns([['Ingrediente', 'antes', 'ahora'], ...rows]);
  return `${head}\n${table}\n${sentences('Qué cambia', answer.sentences as string[])}${sentences('Avisos', answer.warnings as string[])}`;
}

export function shownLabel(label: LabelAnswer, craft: Craft): string {
  const { names, ingredients, allergens, nutrition, mentions, assumptions, warnings } = label;
  const nutrients = craft.larder.labelling?.nutrients ?? [];
  const table = nutrients.flatMap(({ key, label: name }) =>
    nutrition.declared[key] === undefined ? [] : [[name, nutrition.declared[key]]],
  );
  const legal = names.filter(({ holds }) => holds).map(({ name, law }) => `${name} (${law})`);
  const plain = ingredients.text.replaceAll('**', '');
  return [
    `${label.name ?? label.typeLabel}\n`,
    sentences('Se puede llamar', legal),
    `\n${plain}\n`,
    sentences('Contiene', allergens.contains),
    sentences('Puede contener, según la marca', allergens.may),
    sentences('No se sabe de', allergens.unknown),
    `\nPor ${nutrition.per}\n${columns(table)}\n`,
    sentences(
      'Menciones',
      mentions.map(({ text }) => text),
    ),
    sentences('Se ha supuesto', assumptions),
    sentences('Avisos', warnings),
  ].join('');
}
