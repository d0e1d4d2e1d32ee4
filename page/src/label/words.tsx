// What a label says, in pieces that the panel, the paper and the clipboard share.
import { type Craft, enumerate, type LabelAnswer } from '../../../engine/index.ts';
import { unbroken } from '../no-break.ts';

/** «a **b** c» with the emphasis that the law asks for. */
export function Emphasised({ text }: { text: string }) {
  return (
    <>
      {text.split('**').map((piece, index) =>
        // Pieces never change places: they are what stands between one mark and the next.
        index % 2 === 1 ? <strong key={`${index}`}>{unbroken(piece)}</strong> : unbroken(piece),
      )}
    </>
  );
}

interface NutrientRow {
  readonly key: string;
  readonly label: string;
  readonly isPart: boolean;
  readonly declared: string;
  readonly inside: boolean | null;
}

/** The table in the order of the law; energy in both units on one line. */
export function nutrientsOf({ nutrition }: LabelAnswer, { larder }: Craft): NutrientRow[] {
  const { declared, tolerance } = nutrition;
  const rows: NutrientRow[] = [];
  for (const { key, label, isPart } of larder.labelling!.nutrients) {
    const text = declared[key];
    if (text === undefined) continue;
    const last = rows.at(-1);
    if (last?.label === label) rows[rows.length - 1] = { ...last, declared: `${last.declared} / ${text}` };
    else rows.push({ key, label, isPart, declared: text, inside: tolerance[key]?.inside ?? null });
  }
  return rows;
}

const keepingText = ({ keeping }: LabelAnswer): string[] =>
  keeping
    ? [...(keeping.date === 'none' ? [] : [`${keeping.text} ________`]), ...(keeping.storage ? [keeping.storage] : [])]
    : [];

/** The label as plain text, to be pasted anywhere; allergens in capitals, since there is no bold there. */
export function plainText(answer: LabelAnswer, craft: Craft, title: string, legal: string): string {
  const list = answer.ingredients.text.replace(/\*\*(.+?)\*\*/g, (_, word: string) => word.toUpperCase());
  const table = nutrientsOf(answer, craft).map(({ label, declared }) => `${label}: ${declared}`);
  return [
    [title, legal].filter((part) => part !== '').join('. '),
    list,
    ...(answer.allergens.may.length > 0 ? [`Puede contener ${enumerate(answer.allergens.may)}.`] : []),
    ...answer.mentions.filter(({ prints }) => prints).map(({ text }) => text),
    ...keepingText(answer),
    '',
    `Información nutricional por ${answer.nutrition.per}`,
    ...table,
    '',
    ...answer.warnings,
    ...answer.assumptions,
  ].join('\n');
}
