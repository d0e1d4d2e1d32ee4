// The definitions: which crafts there are, fetched at once; what each computes with, fetched and compiled by the engine
// itself the first time it is opened; and the larder they all read.
import type { Craft, Definition } from '../../engine/craft.ts';
import type { Larder } from '../../engine/larder.ts';
import { compileCraft } from '../../engine/load/craft.ts';
import { compileLarder, emptyLarder } from '../../engine/load/larder.ts';
import { type Packed, unpack } from '../../engine/load/pack.ts';
import { Report } from '../../engine/load/problem.ts';
import type { Site } from '../../engine/stages/present.ts';

/** What is known of a craft before it is opened. */
export interface CraftHead {
  readonly id: string;
  readonly label: string;
  /** label of each type */
  readonly types: Readonly<Record<string, string>>;
}

export interface Definitions {
  readonly version: string;
  readonly site: Site;
  readonly crafts: readonly CraftHead[];
}

async function fetched<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

export const fetchDefinitions = (): Promise<Definitions> => fetched('/definitions.json');

let larder: Promise<Larder> | null = null;

const larderOnce = (): Promise<Larder> => {
  larder ??= fetched<{ larder: Packed }>('/definitions/_larder.json').then(({ larder: packed }) =>
    compileLarder(unpack(packed), new Report(new Map())),
  );
  larder.catch(() => {
    larder = null;
  });
  return larder;
};

const opened = new Map<string, Craft>();

/** A craft that has been opened. */
export const craftNow = (id: string): Craft | undefined => opened.get(id);

export async function openCraft(id: string): Promise<Craft> {
  const known = opened.get(id);
  if (known) return known;
  const [{ definition }, shared] = await Promise.all([
    fetched<{ definition: Definition }>(`/definitions/${id}.json`),
    larderOnce(),
  ]);
  const craft = opened.get(id) ?? compiledCraft(definition, shared);
  opened.set(id, craft);
  return craft;
}

export function compiledCraft(definition: Definition, shared: Larder = emptyLarder): Craft {
  const report = new Report(new Map());
  const craft = compileCraft(definition, shared, report);
  if (!craft) throw new Error(report.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  return craft;
}
