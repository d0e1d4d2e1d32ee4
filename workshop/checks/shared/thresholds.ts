// Thresholds of what no recipe has, which nothing seen can judge: those of a label against the others of the same figure, and
// those of a warning about one ingredient against ten times its dose.
//   «gramosLitro >= 430» four times and «gramosLitro >= 0.43» once → told
import {
  type Comparison,
  type Craft,
  comparisons,
  type Definition,
  parseFormula,
  Refusal,
  type Report,
  spanish,
} from '../../../engine/index.ts';
import type { Trials } from '../../../engine/load/index.ts';

/** So many times from all the others it is in another unit… */
const far = 50;
/** …and so many others are enough. */
const several = 2;
/** Nobody puts so many times its greatest dose: what is not told then is never told. */
const overdose = 10;

type LabelFile = NonNullable<Definition['label']>;

interface Threshold {
  readonly figure: string;
  readonly value: number;
  readonly path: string;
}

/** `isSeen`: whether recipes have enough of a figure to judge it by them. */
export function labelThresholdsApart(label: LabelFile, isSeen: (figure: string) => boolean, report: Report): void {
  const all = [...thresholdsIn(label)].filter(({ figure }) => !isSeen(figure));
  for (const { figure, value, path } of all) {
    const others = all.filter((one) => one.figure === figure && one.path !== path).map((one) => one.value);
    if (others.length < several) continue;
    const [low, high] = [Math.min(...others), Math.max(...others)];
    if (value <= far * high && value * far >= low) continue;
    const rest = low === high ? spanish(low, 6) : `cifras de ${spanish(low, 6)} a ${spanish(high, 6)}`;
    report.warn(
      'label.json',
      { path },
      `«${figure}» se compara aquí con ${spanish(value, 6)} y en los demás sitios con ${rest}: ¿va en otra unidad?`,
    );
  }
}

/** Nothing and everything are no measure of a figure. */
function* thresholdsIn({ names }: LabelFile): Generator<Threshold> {
  for (const [i, { needs = [], attest = [] }] of names.entries()) {
    const asked = [
      ...needs.map((need, j) => ({ need, path: `/names/${i}/needs/${j}` })),
      ...attest.flatMap((one, j) =>
        typeof one === 'object' && one.need !== undefined
          ? [{ need: one.need, path: `/names/${i}/attest/${j}/need` }]
          : [],
      ),
    ];
    for (const { need, path } of asked) {
      const tree = parseFormula(need);
      if (tree.kind !== 'binary' || tree.left.kind !== 'name' || tree.right.kind !== 'number') continue;
      if (tree.right.value > 0) yield { figure: tree.left.name, value: tree.right.value, path };
    }
  }
}

/** A warning about ingredients that the catalogue gives a dose, and that ten times that dose does not reach. */
export function pinchesNeverTold(craft: Craft, trials: Trials, report: Report): void {
  const { catalogue, rules } = craft.definition;
  for (const [at, { each, when }] of rules.notices.entries()) {
    if (!Array.isArray(each) || !when || !each.every((one) => one.startsWith('#'))) continue;
    const rows = each.flatMap((one) => catalogue.ingredients.filter(({ id, dose }) => one === `#${id}` && dose));
    if (rows.length < each.length) continue;
    for (const { comparison } of comparisons(when, '')) {
      const most = Math.max(...rows.map(({ id, dose }) => reached(craft, trials, id, overdose * dose![1], comparison)));
      const { fact, operator, value } = comparison;
      if (typeof value !== 'number' || !operator.startsWith('greater') || !(most > 0) || most >= value) continue;
      report.warn(
        'rules.json',
        { path: `/notices/${at}/when` },
        `Ni con ${overdose} veces la dosis que da catalogue.json llega «${fact}» a ${spanish(value, 6)}: da ${spanish(most, 4)}. Mira la cifra, o si va en otra unidad.`,
      );
    }
  }
}

/** What a figure comes to when a recipe of the craft has so much, in %, of one ingredient; 0 where none can be tried. */
function reached(craft: Craft, trials: Trials, id: string, percent: number, { fact }: Comparison): number {
  const param = craft.paramByKey.get(fact);
  if (!param) return 0;
  const tried = [...craft.types].slice(0, 1).flatMap(([type, { file }]) =>
    [...(file.start ?? []), ...file.examples].slice(0, 3).map(({ recipe }) => {
      if (Array.isArray(recipe)) return 0;
      const grams = Object.values(recipe).reduce((sum, one) => sum + one, 0);
      const trial = trials.of(type, { recipe: { ...recipe, [id]: (grams * percent) / 100 } });
      return trial instanceof Refusal ? 0 : (trial.state.figures.run.rounded[param.index] ?? 0);
    }),
  );
  return Math.max(0, ...tried);
}
