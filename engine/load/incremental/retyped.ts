// A craft in which only types changed → the same craft with those types compiled again, and everything else as it was. Gives
// undefined where a change reaches farther: a type that comes or goes, a constant or a figure that the craft had not.
import type { Craft, Definition, Written } from '../../craft.ts';
import { vocabularyOf } from '../../formula/vocabulary.ts';
import { kindsOf } from '../../rules/fact-values.ts';
import { contextOf, type Kept, sameContext } from '../craft/craft.ts';
import { typeReader } from '../craft/type-names.ts';
import type { Report } from '../file/problem.ts';
import { compileType } from '../type/types.ts';
import { aspectsOf } from '../written/aspects.ts';
import { changesIn } from '../written/dates.ts';
import { readDefinition } from '../written/reading.ts';

export function compileTypes(
  previous: Craft,
  written: Written,
  changed: readonly string[],
  report: Report,
): Craft | null | undefined {
  const kept = contextOf(previous);
  if (!kept) return undefined;
  const definition = readDefinition(written, report);
  const days = previous.earlier.map(({ until }) => until);
  if (changesIn(definition).join() !== days.join() || words(definition, kept) !== words(previous.definition, kept))
    return undefined;
  const earlier = previous.earlier.map(({ until, craft }) => ({
    until,
    craft: retyped(craft, definition, changed, report),
  }));
  const craft = retyped(previous, definition, changed, report);
  if (report.failed) return null;
  return sameContext({ ...craft, earlier }, previous);
}

function retyped(previous: Craft, definition: Definition, changed: readonly string[], report: Report): Craft {
  const { context, selections } = contextOf(previous)!;
  context.checks?.sets(definition, selections, report);
  context.checks?.words(definition, report);
  context.checks?.divisions(definition, context.params, report);
  const types = new Map(previous.types);
  for (const id of changed) types.set(id, compileType(id, definition.types[id]!, { ...context, definition, report }));
  if (report.failed) return previous;
  return sameContext({ ...previous, definition, types, findType: typeReader(definition, report) }, previous);
}

/** All that a type shares with its craft by name or by number. */
const words = (definition: Definition, { context: { vocabulary } }: Kept): string => {
  const { params, constants, texts, codes } = vocabularyOf(definition, vocabulary.columns);
  const kinds = [...kindsOf(definition, aspectsOf(definition))].map(([name, { number, boolean, texts: all }]) => [
    ...[name, number, boolean, [...all]],
  ]);
  return JSON.stringify([
    ...[params, constants, texts, codes].map((map) => [...map]),
    kinds,
    Object.keys(definition.types),
  ]);
};
