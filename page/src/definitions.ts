// The definitions, fetched once, and each craft compiled the first time it is opened, by the engine itself.
import type { Craft, Definition } from '../../engine/craft.ts';
import type { Larder } from '../../engine/larder.ts';
import { compileCraft } from '../../engine/load/craft.ts';
import { compileLarder, emptyLarder } from '../../engine/load/larder.ts';
import { type Packed, unpack } from '../../engine/load/pack.ts';
import { Report } from '../../engine/load/problem.ts';
import type { Site } from '../../engine/stages/present.ts';

export interface Definitions {
  readonly version: string;
  readonly site: Site;
  readonly larder: Packed;
  readonly crafts: readonly Definition[];
}

export async function fetchDefinitions(): Promise<Definitions> {
  const response = await fetch('/definitions.json');
  if (!response.ok) throw new Error(`definitions.json: ${response.status}`);
  const definitions: Definitions = await response.json();
  useLarder(definitions.larder);
  return definitions;
}

let larder: Larder = emptyLarder;

/** What the crafts compiled from now on read their ingredients from. */
export function useLarder(packed: Packed): void {
  larder = compileLarder(unpack(packed), new Report(new Map()));
}

const compiled = new Map<Definition, Craft>();

export function compiledCraft(definition: Definition): Craft {
  let craft = compiled.get(definition);
  if (!craft) {
    const report = new Report(new Map());
    const made = compileCraft(definition, larder, report);
    if (!made) throw new Error(report.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
    craft = made;
    compiled.set(definition, craft);
  }
  return craft;
}
