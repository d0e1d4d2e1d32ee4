// The band of what the maker means by a recipe, against the recipes that come out well: none of them within it is a comma
// moved, or another base.
//   a band [1.5, 4.5, 9] of a butter of which the recipes carry 20 to 60 % → told
import { type Limits, Refusal, shareOf, spanish } from '../../engine/index.ts';
import type { Check, Shelf } from './shared/check.ts';
import { tradePlace } from './shared/doses.ts';

type Character = Limits['characters'][number];

/** One recipe is nobody's habit. */
const several = 2;

export const bandaVista: Check = {
  name: 'banda_vista',
  description: 'Alguna receta que sale bien queda dentro de cada banda de «character» («band»)',
  reads: ['figures', 'recipes', 'trade', 'types'],
  sample(files) {
    const [type] = Object.values(files.types);
    const { recipe } = type!.examples.find(({ expect }) => expect.out?.length === 0)!;
    const start = (name: string) => ({ name, recipe: recipe as Record<string, number> });
    type!.start = [start('Una'), start('Otra')];
    type!.trade = { character: { endulzante: { keep: 0.9, band: [0.1, 0.2, 0.3] } } };
    files.trade = { bases: { total: { is: 'peso', say: 'del total' } }, all: {} };
  },
  run(shelf) {
    const { craft, report } = shelf;
    // What several types share is seen where it is within in one of them.
    const places = new Map<string, { file: string; path: string; character: Character; shares: number[] }>();
    for (const [id, { trade }] of craft.types)
      for (const character of trade.characters) {
        if (character.band === null) continue;
        const { file, path } = tradePlace(craft, id, 'character', character.key);
        const place = places.get(file + path) ?? { file, path, character, shares: [] };
        place.shares.push(...sharesIn(shelf, id, character));
        places.set(file + path, place);
      }
    for (const { file, path, character, shares } of places.values()) {
      const [low, , high] = character.band!;
      if (shares.length < several || shares.some((share) => share >= low && share <= high)) continue;
      const [least, most] = [Math.min(...shares), Math.max(...shares)].map((share) => spanish(share, 2));
      report.warn(
        file,
        { path },
        `La banda de «${character.key}» va de ${spanish(low, 2)} a ${spanish(high, 2)} %, y las recetas que salen bien llevan de ${least} a ${most}: ¿se ha corrido la coma, o es otra base?`,
      );
    }
  },
};

/** The part of it in each recipe that comes out well. */
function sharesIn({ craft, trials }: Shelf, id: string, character: Character): number[] {
  const { start = [], examples } = craft.types.get(id)!.file;
  const good = examples.filter(({ expect }) => expect.out?.length === 0);
  return [...start, ...good].flatMap(({ recipe }) => {
    const trial = trials.of(id, { recipe });
    const part = trial instanceof Refusal ? 0 : (shareOf(character, trial.state.figures.run) ?? 0);
    return part > 0 ? [part] : [];
  });
}
