// The definitions: which crafts there are, fetched at once; what each computes with, fetched and compiled by the engine
// itself the first time it is opened; and the larder they all read.
import {
  type Craft,
  compileCraft,
  compileLarder,
  type Definition,
  emptyLarder,
  type Labels,
  type LabelsForPage,
  type Larder,
  type LarderDefinition,
  Report,
  type Site,
  withLabels,
} from '../../engine/index.ts';
import { isTrial, tried } from './draft-rules.ts';
import { fetchedOnce } from './fetched-once.ts';
import { answerTo } from './prefetched.ts';
import { quantities } from './quantity.ts';

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
  if (isTrial()) return tried(path);
  const response = await answerTo(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

export const fetchDefinitions = (): Promise<Definitions> => fetched('/definitions.json');

const larderSent = fetchedOnce(() => fetched<{ larder: LarderDefinition }>('/definitions/_larder.json'));
const craftSent = (id: string): Promise<Definition> => fetched(`/definitions/${id}.json`);

const larderOnce = fetchedOnce(async (): Promise<Larder> => {
  const { larder } = await larderSent();
  return compileLarder(larder, Report.ofTrusted(), quantities);
});

/** The larder with what a label prints of each ingredient, and what each craft says of its labels, fetched when a label
 *  is first asked for. */
const labelling = fetchedOnce(
  async (): Promise<{ larder: Larder; crafts: LabelsForPage['crafts']; compile: Labels }> => {
    const [{ larder }, { labels }, { compileLabelling }, { compileLabel }] = await Promise.all([
      larderSent(),
      fetched<{ labels: LabelsForPage }>('/definitions/_label.json'),
      // biome-ignore lint/style/noRestrictedImports: fetched apart from the rest, when a label is first asked for
      import('../../engine/load/larder/labelling.ts'),
      // biome-ignore lint/style/noRestrictedImports: the same
      import('../../engine/load/craft/label.ts'),
    ]);
    const shared = compileLarder(withLabels(larder, labels), Report.ofTrusted(), quantities, compileLabelling);
    return { larder: shared, crafts: labels.crafts, compile: compileLabel };
  },
);

const opened = new Map<string, Craft>();

/** A craft that has been opened. */
export const craftNow = (id: string): Craft | undefined => opened.get(id);

export async function openCraft(id: string): Promise<Craft> {
  const known = opened.get(id);
  if (known) return known;
  const [sent, shared] = await Promise.all([craftSent(id), larderOnce()]);
  const craft = opened.get(id) ?? compiledCraft(sent, shared);
  opened.set(id, craft);
  return craft;
}

const labelled = new WeakMap<Craft, Craft>();

/** The same craft over a larder that can print labels. */
export async function openLabelled(craft: Craft): Promise<Craft> {
  const { larder, crafts, compile } = await labelling();
  const label = crafts[craft.id] ?? null;
  const known = labelled.get(craft) ?? compiledCraft({ ...craft.definition, label }, larder, compile);
  labelled.set(craft, known);
  return known;
}

/** What the service sends, it has proven, and the workshop what it lets be tried: only a page older than they are cannot read them. */
function compiledCraft(definition: Definition, shared: Larder = emptyLarder, labels: Labels = null): Craft {
  const craft = compileCraft(definition, shared, Report.ofTrusted(), labels);
  if (!craft) throw new Error('Las definiciones son de otra versión que esta página: vuelve a cargarla.');
  return craft;
}
