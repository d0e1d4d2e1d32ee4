// The definitions, fetched once, and each craft compiled the first time it is opened, by the engine itself.
import type { Craft, Definition } from '../../engine/craft.ts';
import { compileCraft } from '../../engine/load/craft.ts';
import { Report } from '../../engine/load/problem.ts';
import type { Site } from '../../engine/stages/present.ts';

export interface Definitions {
  readonly version: string;
  readonly site: Site;
  readonly crafts: readonly Definition[];
}

export async function fetchDefinitions(): Promise<Definitions> {
  const response = await fetch('/definitions.json');
  if (!response.ok) throw new Error(`definitions.json: ${response.status}`);
  return response.json();
}

const compiled = new Map<Definition, Craft>();

export function compiledCraft(definition: Definition): Craft {
  let craft = compiled.get(definition);
  if (!craft) {
    const report = new Report(new Map());
    const made = compileCraft(definition, report);
    if (!made) throw new Error(report.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
    craft = made;
    compiled.set(definition, craft);
  }
  return craft;
}
