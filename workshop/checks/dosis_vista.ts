// A usual dose many times what any recipe of the type carries, or many times less: a comma moved, or it is written per thousand.
import { type Dose, Refusal, shareOf, spanish } from '../../engine/index.ts';
import type { Check, Shelf } from './shared/check.ts';
import { dosesApart, tradePlace } from './shared/doses.ts';

/** So many times as much nobody puts: less may be the taste of who wrote the recipes… */
const far = 5;
/** Nobody puts so many times the usual… */
const above = 4;
/** …nor is its greatest dose so many times the usual; */
const widest = 20;
/** …nor so many times as little as all… */
const few = 2;
/** …and one recipe is nobody's habit. */
const several = 2;

export const dosisVista: Check = {
  name: 'dosis_vista',
  description:
    'Ninguna dosis usual es muchas veces lo que llevan las recetas de su tipo, ni muchas veces menos, ni su mínimo más que todas, ni su máximo menos; ni se aparta de la del catálogo o de la de los demás tipos',
  reads: ['figures', 'recipes', 'trade', 'types'],
  sample(files) {
    const [type] = Object.values(files.types);
    const recipe = type!.examples.find(({ expect }) => expect.out?.length === 0)!.recipe as Record<string, number>;
    const [row] = files.catalogue.ingredients;
    files.catalogue.ingredients.push({ ...row!, id: 'pizca', label: 'Pizca', aliases: [] });
    const start = (grams: number) => ({ name: `Con ${grams}`, recipe: { ...recipe, Pizca: grams } });
    type!.start = [start(5), start(6)];
    files.trade = { bases: { total: { is: 'peso', say: 'del total' } }, all: { dose: { '#pizca': [0, 5, 15] } } };
  },
  run(shelf) {
    dosesApart(shelf);
    const told = new Set<string>();
    const places = new Map<string, { file: string; path: string; dose: Dose; shares: number[] }>();
    for (const [id, { trade }] of shelf.craft.types) {
      for (const dose of trade.doses) {
        const shares = sharesIn(shelf, id, dose);
        const { file, path } = tradePlace(shelf.craft, id, 'dose', dose.key);
        const place = places.get(file + path) ?? { file, path, dose, shares: [] };
        place.shares.push(...shares);
        places.set(file + path, place);
        const most = Math.max(...shares);
        const least = Math.min(...shares);
        const isMuch = shares.length >= several && dose.usual > far * most;
        const isLittle =
          shares.length >= several && dose.usual > 0 && dose.usual * above < least && dose.max * few >= least;
        const isWide = dose.usual > 0 && dose.max > widest * dose.usual;
        if (!(isMuch || isLittle || isWide) || told.has(file + path)) continue;
        told.add(file + path);
        const [beside, unit] = isMuch
          ? [`las recetas de «${id}» llevan como mucho un ${spanish(most, 2)} %`, 'mil']
          : [
              isLittle
                ? `las recetas de «${id}» llevan al menos un ${spanish(least, 2)} %`
                : `su máximo, ${spanish(dose.max, 4)}`,
              'uno',
            ];
        shelf.report.warn(
          file,
          { path },
          `La dosis usual de «${dose.key}» es ${spanish(dose.usual, 4)} %, y ${beside}: ¿se ha corrido la coma, o está en tanto por ${unit}?`,
        );
      }
    }
    // In no type does anybody put even the least of it.
    for (const [key, { file, path, dose, shares }] of places) {
      const most = Math.max(...shares);
      if (shares.length < several || dose.min <= most || told.has(key)) continue;
      shelf.report.warn(
        file,
        { path },
        `La dosis de «${dose.key}» empieza en ${spanish(dose.min, 4)} %, y ninguna receta lleva más de un ${spanish(most, 2)} %: ¿se ha corrido la coma, o está en tanto por mil?`,
      );
    }
    // Nor does anybody put so little.
    for (const [key, { file, path, dose, shares }] of places) {
      const least = Math.min(...shares);
      if (shares.length < several || dose.max * few >= least || told.has(key)) continue;
      shelf.report.warn(
        file,
        { path },
        `La dosis de «${dose.key}» acaba en ${spanish(dose.max, 4)} %, y ninguna receta lleva menos de un ${spanish(least, 4)} %: ¿se ha corrido la coma, o está en tanto por uno?`,
      );
    }
  },
};

/** The part of it in each recipe that carries it; none where it is not counted by its weight. */
function sharesIn({ craft, trials }: Shelf, id: string, dose: Dose): number[] {
  if (dose.amount !== null) return [];
  const { start = [], examples } = craft.types.get(id)!.file;
  return [...start, ...examples].flatMap(({ recipe }) => {
    const trial = trials.of(id, { recipe });
    const share = trial instanceof Refusal ? 0 : (shareOf(dose, trial.state.figures.run) ?? 0);
    return share > 0 ? [share] : [];
  });
}
