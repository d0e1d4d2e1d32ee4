// lines: the lines of a recipe → the same lines as the law sees them: legal name, additive class, allergens, composition in
// the larder's own terms. A recipe inside the recipe brings its own lines, in the grams that this product holds of them.

import { isSure } from '../larder/basis.ts';
import { type LarderRow, otherLegal, printedName } from '../larder/larder.ts';
import { allTold } from '../larder/own-allergens.ts';
import type { Craft } from '../model/craft.ts';
import type { MixLine } from '../read/compose.ts';
import { inSentence } from '../spanish.ts';
import { carriedIn } from './allergens.ts';
import type { LabelLine, Labelling } from './model.ts';
import { physicalOf } from './physical.ts';

export function labelLine(line: MixLine, craft: Craft, rules: Labelling): LabelLine {
  const { name, grams, member, inner } = line;
  const row = line.row?.larder ?? null;
  const common = { name, id: row?.id ?? null, grams, member };
  if (inner) {
    const scale = grams / inner.finished;
    const parts = inner.lines.map((part) =>
      labelLine({ ...part, grams: part.grams * inner.kept * scale }, craft, rules),
    );
    const isOpen = inner.isOpen ?? rules.opened.has(craft.recognise(name).row?.larder?.id ?? '');
    return { ...common, ...nameless, label: name, called: inSentence(name), parts, isOpen };
  }
  const isListed = line.compound !== undefined;
  const listed = line.compound === undefined ? null : inSentence(line.compound);
  const told = alsoCarried(line.allergens ?? null, listed, rules);
  if (row === null) {
    const label = inSentence(name);
    const values = physicalOf(craft, line);
    return {
      ...common,
      ...nameless,
      label,
      called: label,
      compound: listed,
      isListed,
      values,
      allergens: told,
    };
  }
  const values = physicalOf(craft, line);
  return {
    ...common,
    parts: [],
    isOpen: false,
    ...printedAs(row, name),
    compound: listed ?? ownList(row, rules),
    isOwn: false,
    isListed,
    briefBelow: rules.brief.families.has(row.family) ? rules.brief.below : 0,
    sparedBelow: rules.spared.families.has(row.family) ? rules.spared.below : 0,
    isUnnamed: rules.unnamed.families.has(row.family) && row.entry.class === undefined,
    isBlend: rules.blends.has(row.family) && row.entry.class === undefined,
    isUnsure: values === row.values && !isSure(row.entry.basis),
    additive: row.entry.class ?? null,
    values,
    allergens: allTold(told, allergensOf(row)),
    isWater: rules.water.has(row.id),
    isProduce: rules.produce.has(row.family),
  };
}

/** What is told of it, and what its own list gives away. */
function alsoCarried(told: LabelLine['allergens'], list: string | null, rules: Labelling): LabelLine['allergens'] {
  const carried = list === null || told === null ? [] : carriedIn(list, rules);
  return told && { ...told, contains: [...new Set([...told.contains, ...carried])] };
}

/** Its legal name, or that of what was written where the row stands for several that are not the same in a list. */
function printedAs({ entry, label }: LarderRow, name: string): Pick<LabelLine, 'label' | 'called'> {
  const legal = otherLegal(entry, name) ?? undefined;
  return {
    label: printedName(legal === undefined ? entry : { ...entry, legal }),
    called: legal ?? entry.legal ?? label,
  };
}

/** What nobody has told of something that is not in the larder. */
const nameless = {
  parts: [],
  isOpen: false,
  compound: null,
  isOwn: true,
  isListed: false,
  briefBelow: 0,
  sparedBelow: 0,
  isUnsure: false,
  isUnnamed: false,
  isBlend: false,
  additive: null,
  values: null,
  allergens: null,
  isWater: false,
  isProduce: false,
} as const;

/** As the larder writes it, without its percentages; a legal name that already is a list says enough. */
function ownList({ entry, family }: LarderRow, { plain }: Labelling): string | null {
  const isList = entry.clear !== undefined || (entry.legal ?? entry.label).includes(',');
  if (entry.compound === undefined || plain.has(family) || isList) return null;
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
