// Slips that load and mean something else: a decimal in a price, a share taken for a percentage, a law with two digits
// swapped. Each is told by its check, where it is written, with what to look at.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shelfOf } from '../../commands/checks/sample.ts';
import type { Definition } from '../../engine/index.ts';
import { readCraft, readLarder } from '../../engine/load/disk.ts';
import { loadLarder, trialsOf } from '../../engine/load/index.ts';
import type { Comparison } from '../../engine/model/craft.ts';
import { createChecker } from '../../workshop/checker.ts';
import { dosisVista } from '../../workshop/checks/dosis_vista.ts';
import { normaConocida } from '../../workshop/checks/norma_conocida.ts';
import { precioDeSuFamilia } from '../../workshop/checks/precio_de_su_familia.ts';
import { rangoProbado } from '../../workshop/checks/rango_probado.ts';
import { isFar, isShare, isTenfold } from '../../workshop/checks/shared/seen.ts';
import { umbralAlcanzable } from '../../workshop/checks/umbral_alcanzable.ts';
import { umbralVisto } from '../../workshop/checks/umbral_visto.ts';
import { layOut } from '../../workshop/layout.ts';
import { summary } from '../../workshop/summary.ts';
import { craftOf, crafts } from '../loaded.ts';

const told = ({ run }: typeof precioDeSuFamilia, edit: (files: Definition) => void): string[] => {
  const shelf = shelfOf(edit);
  run(shelf);
  return shelf.report.problems.map(({ file, excerpt, message }) => `${file} ${excerpt.trim()} ${message}`);
};

/** The template with more of one family, so that there is something to compare with. */
const sugars = (euros: readonly number[], written: number) => (files: Definition) => {
  precioDeSuFamilia.sample(files);
  const { ingredients } = files.catalogue;
  for (const [i, each] of euros.entries()) ingredients.find(({ id }) => id === `azucar_${i}`)!.values!.precio = each;
  ingredients.find(({ id }) => id === 'azucar')!.values!.precio = written;
};

test('a price with its decimal slipped', () => {
  const [slip] = told(precioDeSuFamilia, sugars([1, 1.2, 1.4, 1.1], 110));
  assert.match(
    slip!,
    /catalogue\.json.*"precio": 110.*«Azúcar» cuesta 110 €\/kg y lo de su familia, unos 1,1: mira la coma/s,
  );
  assert.is(told(precioDeSuFamilia, sugars([1, 1.2, 1.4, 1.1], 0.012)).length, 1);
});

test('a dear ingredient among dear ones is no slip, nor one that is only dearer', () => {
  assert.equal(told(precioDeSuFamilia, sugars([1, 1.2, 1.4, 90], 110)), []);
  assert.equal(told(precioDeSuFamilia, sugars([1, 1.2, 1.4, 1.1], 6)), []);
});

/** What is told of the template over the larder with one edit in a shelf. */
const toldOfLarder = (id: string, edit: (values: Record<string, number>) => void): string[] => {
  const folder = readCraft('workshop/template', readLarder('larder'));
  const texts = new Map(folder.larder!.texts);
  const [file, text] = [...texts].find(([, one]) => one.includes(`"id": "${id}"`))!;
  const shelf = JSON.parse(text) as { ingredients: { id: string; values: Record<string, number> }[] };
  edit(shelf.ingredients.find((row) => row.id === id)!.values);
  texts.set(file, layOut('shelf', shelf));
  const { problems } = createChecker().check([
    { ...folder, folder: 'crafts/oficio', larder: { ...folder.larder!, texts } },
  ]);
  return problems.map(({ file: at, severity, message }) => `${at} ${severity} ${message}`);
};

test('in the larder too, a price with its decimal slipped, and water in the place of fat', () => {
  const milk = (edit: (values: Record<string, number>) => void) => toldOfLarder('leche_cabra', edit);
  assert.equal(
    milk((values) => {
      values.precio = 1.7;
    }),
    [],
  );
  const [dear, ...more] = milk((values) => {
    values.precio = 160;
  });
  assert.match(
    dear!,
    /larder\/lacteos\.json warning «Leche de cabra» cuesta 160 €\/kg y lo más caro de su familia, 2,6/,
  );
  assert.equal(more, []);
  assert.match(
    milk((values) => {
      values.precio = 0.001;
    })[0]!,
    /cuesta 0,001 €\/kg y lo más barato, 0,1 .*ponlo en «apart» de la columna «precio»/,
  );
  const [swapped, ...others] = milk((values) => {
    [values.agua, values.grasa] = [values.grasa!, values.agua!];
  });
  assert.match(swapped!, /lleva 4,14 de «agua» y 86,99 de «grasa»; al revés sería como «Leche/);
  assert.equal(others, []);
});

test('an alias that is the plural of another name, and two in one', () => {
  const { folder, texts } = readLarder('larder');
  const told = (alias: string) =>
    loadLarder({
      folder,
      texts: new Map(texts).set('lacteos.json', texts.get('lacteos.json')!.replace('"goat milk"', `"${alias}"`)),
    }).problems.map(({ message, excerpt, underline }) => `${excerpt.slice(...underline)} ${message}`);
  assert.equal(told('leche caprina de prueba'), []);
  assert.match(
    told('Leches enteras sin lactosas').join(),
    /^"Leches enteras sin lactosas" «.*» se lee como «Leche entera sin lactosa», que es «.*» \(leche_sin_lactosa\)/,
  );
  assert.equal(told('leche de chiva, leche de cabrita'), [
    '"leche de chiva, leche de cabrita" Aquí hay 2 nombres entre las mismas comillas: escribe "leche de chiva", "leche de cabrita".',
  ]);
});

test('a column of the larder by the first word of what it is called', () => {
  const { folder, texts } = readLarder('larder');
  const shelf = texts.get('lacteos.json')!.replace('"values": {', '"values": { "energia": 60,');
  const [wrong] = loadLarder({ folder, texts: new Map(texts).set('lacteos.json', shelf) }).problems;
  assert.is(wrong?.message, 'No existe la columna «energia». ¿Querías decir «kcal»?');
});

test('ranges without a source are named, while they are few', () => {
  const [first] = crafts;
  const bare = (count: number) => {
    const types = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`tipo_${i}`, { examples: [], ranges: { azucares: { range: [1, 2] } } }]),
    );
    const definition = { ...first!.definition, types: types as unknown as Definition['types'] };
    return summary('oficio', { ...first!, definition }, []);
  };
  assert.match(bare(1), /, 1 rango sin fuente \(tipo_0: azucares\)$/);
  assert.match(bare(5), /, 5 rangos sin fuente \(tipo_0: azucares, .*, tipo_3: azucares…\)$/);
  assert.match(bare(0), /, 0 rangos sin fuente$/);
});

test('what is told apart is in the larder', () => {
  const { folder, texts } = readLarder('larder');
  const columns = texts.get('columns.json')!.replace('"azafran"', '"azafan"');
  const [wrong] = loadLarder({ folder, texts: new Map(texts).set('columns.json', columns) }).problems;
  assert.is(wrong?.message, 'No existe «azafan» en la despensa. ¿Querías decir «azafran»?');
});

const comparing = (operator: Comparison['operator'], value: number) => (files: Definition) => {
  umbralAlcanzable.sample(files);
  const { when } = files.rules.notices.at(-1)! as unknown as { when: { all: [{ operator: string; value: number }] } };
  Object.assign(when.all[0], { operator, value });
};

// biome-ignore format: one case per line
const thresholds: [operator: Comparison['operator'], value: number, says: RegExp | null][] = [
  ['greaterThan', 120, /«pctSecos» va de 0 a 100, y compararlo con 120 no se cumple nunca/],
  ['greaterThan', 100, /no se cumple nunca/],
  ['greaterThanInclusive', 100, null],
  ['lessThan', 2000, /se cumple siempre/],
  ['lessThanInclusive', -1, /no se cumple nunca/],
  ['equal', 250, /no se cumple nunca/],
  ['greaterThan', 20, null],
  ['lessThan', 20, null],
  ['greaterThan', 0, null],
];
for (const [operator, value, says] of thresholds) {
  test(`a threshold: ${operator} ${value}`, () => {
    const found = told(umbralAlcanzable, comparing(operator, value));
    assert.is(found.length, says === null ? 0 : 1, found.join('\n'));
    if (says) assert.match(found[0]!, says);
  });
}

test('a range beyond what its figure can come to', () => {
  const ending = (range: [number, number]) => (files: Definition) => {
    Object.values(files.types)[0]!.ranges!.azucares!.range = range;
  };
  assert.match(
    told(umbralAlcanzable, ending([15, 350]))[0]!,
    /«azucares» va de 0 a 100, y el rango llega a 350: mira la cifra/,
  );
  assert.equal(told(umbralAlcanzable, ending([0, 100])), []);
});

test('a law with two digits swapped, or one changed, is not another law', () => {
  assert.match(
    told(normaConocida, normaConocida.sample)[0]!,
    /«168\/1998» solo se cita aquí\. ¿Querías decir «618\/1998»\?/,
  );
  const other = (files: Definition): void => {
    normaConocida.sample(files);
    const [type] = Object.values(files.types);
    Object.values(type!.ranges!)[0]!.source = 'RD 1055/2003';
  };
  assert.equal(told(normaConocida, other), []);
});

type Dated = Extract<NonNullable<Definition['params']['constants']>[string], object>;

test('a year of which two digits changed places is told; another day of the same year is not', () => {
  const since = (day: string) => (files: Definition) => {
    const [type] = Object.values(files.types);
    for (const [i, range] of Object.values(type!.ranges!).entries()) range!.from = i === 0 ? day : '2026-06-14';
    const dated = (): Dated => ({ value: 1, since: [{ from: '2026-06-14', value: 2 }] });
    files.params.constants = { ...files.params.constants, uno: dated(), dos: dated(), tres: dated() };
  };
  const found = told(normaConocida, since('2062-06-14'));
  assert.is(found.length, 1, found.join('\n'));
  assert.match(found[0]!, /«2062-06-14» solo se cita aquí\. ¿Querías decir «2026-06-14»\?/);
  assert.equal(told(normaConocida, since('2026-07-14')), []);
});

const far: [value: number, seen: [least: number, most: number, times: number] | null, isFar: boolean][] = [
  [51, [2, 10, 10], true],
  [50, [2, 10, 10], false],
  [0.39, [2, 10, 10], true],
  [0.4, [2, 10, 10], false],
  [0.5, [3, 46, 66], false],
  [0.19, [3, 46, 66], true],
  [-51, [2, 10, 10], true],
  [0, [2, 10, 10], false],
  [51, [2, 10, 9], false],
  [51, null, false],
];
for (const [value, seen, isIt] of far)
  test(`${value} beside ${seen ?? 'nothing'} is ${isIt ? '' : 'not '}far`, () => {
    const [least, most, times] = seen ?? [0, 0, 0];
    assert.is(isFar(value, seen ? { least, most, times, none: 0 } : undefined), isIt);
  });

// biome-ignore format: one case per line
const shares: [value: number, seen: [least: number, most: number, times: number, none: number], share: boolean, tenfold: boolean][] = [
  [0.2, [0.35, 56, 60, 0], true, false],
  [0.2, [0.35, 56, 60, 1], false, false],
  [0.2, [0.35, 56, 9, 0], false, false],
  [0.4, [0.35, 56, 60, 0], false, false],
  [0.2, [30, 56, 60, 0], false, false],
  [0.2, [0.35, 15, 60, 0], false, false],
  [25, [0.5, 11, 60, 0], false, true],
  [25, [0.5, 11, 9, 0], false, false],
  [25, [0.5, 12.5, 60, 0], false, false],
  [25, [3, 11, 60, 0], false, false],
  [120, [0.5, 11, 60, 0], false, false],
];
for (const [value, [least, most, times, none], share, tenfold] of shares)
  test(`${value} beside ${least} to ${most}, ${times} times: a share ${share}, tenfold ${tenfold}`, () =>
    assert.equal(
      [isShare, isTenfold].map((is) => is(value, { least, most, times, none })),
      [share, tenfold],
    ));

test('the least of a dose that no recipe carries', () => {
  const dosed = (least: number) => (files: Definition) => {
    dosisVista.sample(files);
    files.trade!.all!.dose!['#pizca'] = [least, 2, 15];
  };
  assert.match(
    told(dosisVista, dosed(0.7))[0]!,
    /La dosis de «#pizca» empieza en 0,7 %, y ninguna receta lleva más de/,
  );
  assert.equal(told(dosisVista, dosed(0.4)), []);
});

test('a legal limit that no example keeps', () => {
  const limited = (least: number) => (files: Definition) => {
    const [type] = Object.values(files.types);
    type!.limits = { azucares: { range: [least, null], source: 'RD 1/2000' } };
    delete type!.ranges!.azucares;
    type!.examples = type!.examples.map(({ name, recipe }) => ({ name, recipe, expect: {} }));
  };
  const [unkept, ...more] = told(rangoProbado, limited(95));
  assert.match(unkept!, /"azucares".* Ninguna receta de ejemplo cumple el límite de «azucares» \(95 a …\)/);
  assert.equal(more, []);
  assert.equal(told(rangoProbado, limited(20)), []);
});

test('what a legal name asks is compared with what the recipes of its craft have', () => {
  const craft = craftOf('cacao');
  const asking = (need: string) => {
    const names = craft.definition.label!.names.map((name, i) => (i === 0 ? { ...name, needs: [need] } : name));
    const told: string[] = [];
    const report = {
      warn: (at: string, { path }: { path: string }, text: string) => told.push(`${at}${path} ${text}`),
    };
    const spoilt = { ...craft, definition: { ...craft.definition, label: { ...craft.definition.label!, names } } };
    umbralVisto.run({ craft: spoilt, trials: trialsOf(craft), report } as unknown as Parameters<
      typeof umbralVisto.run
    >[0]);
    return told;
  };
  assert.equal(asking('grasaLactea >= 3.5'), []);
  const [one, ...more] = asking('grasaLactea >= 350');
  assert.equal(more, []);
  assert.match(one!, /^label\.json\/names\/0\/needs\/0 «grasaLactea» va de .* y aquí se compara con 350/);
});

test.run();
