// A type like another: its ranges, limits and constants, with one recipe that comes out well and one that does not.
import type { Craft, Type, TypeFile, Written } from '../../engine/craft.ts';
import { evaluateWhole } from '../../engine/evaluate.ts';
import { bodyOf } from '../../engine/load/trials.ts';
import { Refusal } from '../../engine/refusal.ts';
import { isOut } from '../../engine/stages/compare.ts';

type Example = TypeFile['examples'][number];

const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };

export function newType(
  craft: Craft,
  model: Type,
  /** the file of the model, as written */
  written: Written['types'][string],
  { label, description }: { id: string; label: string; description: string },
): Written['types'][string] & { $schema: string } {
  const { note: _, ...kept } = written;
  return {
    ...kept,
    $schema: '../../../schemas/type.schema.json',
    label,
    description,
    examples: examplesLike(craft, model),
  };
}

/** The first recipe of the model with nothing out, and the first with something; what they must give is what they give. */
function examplesLike(craft: Craft, model: Type): Example[] {
  const tried = model.file.examples.flatMap(({ recipe }) => {
    try {
      const { state, judgement } = evaluateWhole(craft, bodyOf(craft, model.id, recipe), site);
      const out = state.comparison.outcomes
        .filter((outcome) => isOut(outcome) && (craft.judged?.includes(outcome.param.index) ?? true))
        .map(({ param }) => param.key);
      return [{ recipe, out, verdict: judgement.verdict }];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [];
    }
  });
  const showsVerdict = Object.values(craft.definition.craft.answer).includes('@verdict');
  const told = (name: string, found: (typeof tried)[number] | undefined): Example[] =>
    found
      ? [
          {
            name,
            recipe: found.recipe,
            expect: { ...(showsVerdict ? { verdict: found.verdict } : {}), out: found.out },
          },
        ]
      : [];
  return [
    ...told(
      'Sale bien: cámbiala por una tuya',
      tried.find(({ out }) => out.length === 0),
    ),
    ...told(
      'No sale bien: cámbiala por una tuya',
      tried.find(({ out }) => out.length > 0),
    ),
  ];
}
