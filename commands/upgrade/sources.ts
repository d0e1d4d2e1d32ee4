// One source for a type whose ranges repeat it, and ranges without anything else as a pair of figures.
import type { Written } from '../../engine/index.ts';
import { type Files, typesIn } from './folder.ts';

type Part = Pick<Written['types'][string], 'ranges' | 'limits' | 'source'>;
type Entry = Extract<NonNullable<Part['ranges']>[string], { range: unknown }>;

export function commonSources(files: Files): void {
  for (const [, type] of typesIn(files)) {
    const parts: Part[] = [type, ...(type.variants ?? [])];
    const own = common(type);
    if (type.source === undefined && own !== null && parts.every(isSourced)) type.source = own;
    for (const part of parts.slice(1)) {
      const ofPart = common(part);
      if (part.source === undefined && ofPart !== null && ofPart !== type.source && isSourced(part))
        part.source = ofPart;
    }
    for (const part of parts) {
      const inherited = part.source ?? type.source;
      for (const entries of [part.ranges, part.limits]) {
        for (const [key, entry] of Object.entries(entries ?? {})) {
          if (!isWhole(entry)) continue;
          if (inherited !== undefined && entry.source === inherited) delete entry.source;
          if (Object.keys(entry).length === 1) (entries as Record<string, unknown>)[key] = entry.range;
        }
      }
    }
  }
}

const isWhole = (entry: unknown): entry is Entry =>
  entry !== null && typeof entry === 'object' && !Array.isArray(entry);

const entriesOf = ({ ranges, limits }: Part): unknown[] => [
  ...Object.values(ranges ?? {}),
  ...Object.values(limits ?? {}),
];

/** Nothing would get a source that it has not. */
const isSourced = (part: Part): boolean =>
  part.source !== undefined || entriesOf(part).every((entry) => isWhole(entry) && entry.source !== undefined);

/** The source that most of its entries share. */
function common(part: Part): string | null {
  const counts = new Map<string, number>();
  for (const entry of entriesOf(part)) {
    if (isWhole(entry) && entry.source !== undefined) counts.set(entry.source, (counts.get(entry.source) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 1 && best[1] * 2 >= entriesOf(part).length ? best[0] : null;
}
