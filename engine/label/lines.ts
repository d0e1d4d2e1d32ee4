// lines: the lines of a recipe → the same lines as the law sees them: legal name, additive class, allergens, composition in
// the larder's own terms. What the caller described only in the craft's terms has no label of its own: nobody knows it.
import type { LarderRow } from '../larder.ts';
import type { MixLine } from '../stages/compose.ts';
import type { LabelLine, Labelling } from './model.ts';

export function labelLine(line: MixLine, rules: Labelling): LabelLine {
  const { name, grams, member } = line;
  const row = line.row?.larder ?? null;
  const parts: LabelLine[] = [];
  return {
    name,
    grams,
    member,
    parts,
    label: parts.length > 0 || row === null ? name : (row.entry.legal ?? row.label),
    compound: parts.length > 0 || row === null ? null : ownList(row, rules),
    briefBelow: row !== null && rules.brief.families.has(row.family) ? rules.brief.below : 0,
    additive: row?.entry.class ?? null,
    values: row?.values ?? null,
    allergens: parts.length > 0 ? null : row && allergensOf(row),
    isWater: row !== null && rules.water.has(row.id),
    isProduce: row !== null && rules.produce.has(row.family),
  };
}

/** As the larder writes it, without its percentages; a legal name that already is a list says enough. */
function ownList({ entry, family }: LarderRow, { plain }: Labelling): string | null {
  const legal = entry.legal ?? entry.label;
  if (entry.compound === undefined || plain.has(family) || /[(,]/.test(legal)) return null;
  return entry.compound.replace(/ ~?\d+(?:[.,]\d+)?(?:[-–]\d+(?:[.,]\d+)?)? %/g, '');
}

/** «?» after an allergen: it depends on the brand. */
function allergensOf({ entry }: LarderRow): LabelLine['allergens'] {
  const all = entry.allergens ?? [];
  return {
    contains: all.filter((id) => !id.endsWith('?')),
    may: all.filter((id) => id.endsWith('?')).map((id) => id.slice(0, -1)),
  };
}
