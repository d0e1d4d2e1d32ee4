// The law of bread at each of its thresholds: just under, at, and just over, with the article. Names are those of the label;
// what the balance judges (salt, hours of fermentation) is asked of the balance.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, label } from '../../engine/index.ts';
import { weighed } from '../weighed.ts';
import { type Answer, craft, site } from './bench.ts';

const bread = craft('panaderia');
const today = '2026-11-15';
type Recipe = Record<string, number>;

const bodyOf = (type: string, recipe: Recipe, more: object = {}): object => ({
  type,
  ingredients: weighed(recipe),
  ...more,
});
const named = (type: string, recipe: Recipe, more: object = {}, day = today): string[] =>
  label(bread, bodyOf(type, recipe, more), site, day)
    .names.filter(({ holds }) => holds)
    .map(({ name }) => name);
const judged = (type: string, recipe: Recipe, more: object = {}): Answer =>
  evaluate(bread, bodyOf(type, recipe, more), site);

const loaf = { Harina: 1000, Agua: 600, 'Levadura fresca': 20 };
const kilo = { finishedWeight: 1000 };
/** Salt is 99,7 % common salt in the larder: grams that leave so many per 100 g of a kilo of bread. */
const salt = (per100: number): number => (10 * per100) / 0.997;
/** With 1 g of common salt and the 0,013 of flour and yeast, grams of sodium citrate (58,6 % as salt) that make so many. */
const citrate = (per100: number): number => (10 * (per100 - 1.013)) / 0.586;
const festive = { Harina: 400, 'Masa madre sólida al 50 %': 120, Azúcar: 100, Agua: 100, Sal: 4 };

interface Threshold {
  readonly article: string;
  readonly name: string;
  readonly type?: string;
  /** the recipe with so much of what is limited, and what else is asked */
  readonly with: (x: number) => readonly [Recipe, object?];
  readonly under: number;
  readonly at: number;
  readonly over: number;
  /** which of the three may bear the name */
  readonly holds: readonly [boolean, boolean, boolean];
}
const least = [false, true, true] as const;
const most = [true, true, false] as const;

// biome-ignore format: one threshold per line
const thresholds: Threshold[] = [
  { article: '11.2.c: 1,31 g de sal por cloruros', name: 'Pan común', with: (x) => [{ ...loaf, Sal: salt(x) }, kilo], under: 1.3, at: 1.31, over: 1.32, holds: most },
  { article: '11.2.c en el pan de flama', name: 'Pan de flama', type: 'baguette', with: (x) => [{ ...loaf, Sal: salt(x) }, kilo], under: 1.3, at: 1.31, over: 1.32, holds: most },
  { article: '11.2.c en el bregado', name: 'Pan bregado', type: 'candeal', with: (x) => [{ ...loaf, Agua: 480, Sal: salt(x) }, kilo], under: 1.3, at: 1.31, over: 1.32, holds: most },
  { article: '11.2.c: 1,66 g por sodio total', name: 'Pan común', with: (x) => [{ ...loaf, Sal: salt(1), 'Citrato sódico': citrate(x) }, kilo], under: 1.65, at: 1.66, over: 1.67, holds: most },
  { article: '4.3.a: toda la harina integral', name: 'Pan 100 % integral de trigo', with: (x) => [{ 'Harina integral': x, Harina: 1000 - x, Agua: 650, Sal: 12, 'Levadura fresca': 20 }], under: 999, at: 1000, over: 1000, holds: least },
  { article: '4.3.b: parte de la harina integral', name: 'Pan elaborado con harina integral', with: (x) => [{ 'Harina integral': x, Harina: 1000 - x, Agua: 650, Sal: 12, 'Levadura fresca': 20 }], under: 999, at: 1000, over: 1000, holds: [true, false, false] },
  { article: '4.4.a: toda la harina de centeno', name: 'Pan 100 % de centeno', type: 'centeno', with: (x) => [{ 'Harina de centeno': x, Harina: 1000 - x, Agua: 850, Sal: 12, 'Levadura fresca': 10 }], under: 999, at: 1000, over: 1000, holds: least },
  { article: '4.4.b: parte de centeno', name: 'Pan de centeno', type: 'centeno', with: (x) => [{ 'Harina de centeno': x, Harina: 1000 - x, Agua: 850, Sal: 12, 'Levadura fresca': 10 }], under: 999, at: 1000, over: 1000, holds: [true, false, false] },
  { article: '4.4.a: toda la harina de espelta', name: 'Pan 100 % de espelta', with: (x) => [{ 'Harina de espelta': x, Harina: 1000 - x, Agua: 620, Sal: 12, 'Levadura fresca': 10 }], under: 999, at: 1000, over: 1000, holds: least },
  { article: '4.4.b: parte de espelta', name: 'Pan de espelta', with: (x) => [{ 'Harina de espelta': x, Harina: 1000 - x, Agua: 620, Sal: 12, 'Levadura fresca': 10 }], under: 999, at: 1000, over: 1000, holds: [true, false, false] },
  { article: '4.3.a y 11.2.c: la sal del integral', name: 'Pan 100 % integral de trigo', with: (x) => [{ 'Harina integral': 1000, Agua: 650, 'Levadura fresca': 20, Sal: salt(x) }, kilo], under: 1.3, at: 1.31, over: 1.32, holds: most },
  { article: '4.4.a y 11.2.c: la sal del centeno', name: 'Pan 100 % de centeno', type: 'centeno', with: (x) => [{ 'Harina de centeno': 1000, Agua: 850, 'Levadura fresca': 10, Sal: salt(x) }, kilo], under: 1.3, at: 1.31, over: 1.32, holds: most },
  { article: '4.4.a y 11.2.c: la sal de la espelta', name: 'Pan 100 % de espelta', with: (x) => [{ 'Harina de espelta': 1000, Agua: 620, 'Levadura fresca': 10, Sal: salt(x) }, kilo], under: 1.3, at: 1.31, over: 1.32, holds: most },
  { article: '3 y 11.2.d: la sal del pan común sin gluten', name: 'Pan común sin gluten', with: (x) => [{ 'Harina de arroz': 1000, Agua: 900, 'Levadura fresca': 20, Sal: salt(x) }, kilo], under: 1.3, at: 1.31, over: 1.32, holds: most },
  { article: '6.2: la tercera harina, el 10 %', name: 'Pan multicereal', with: (x) => [{ Harina: 900 - x, 'Harina de centeno': 100, 'Harina de avena': x, Agua: 650, Sal: 12, 'Levadura fresca': 20 }], under: 99, at: 100, over: 101, holds: least },
  { article: '6.2: cereales, el 30 %', name: 'Pan multicereal', with: (x) => [{ Harina: x - 150, 'Harina de centeno': 150, 'Harina de trigo sarraceno': 1000 - x, Agua: 650, Sal: 12, 'Levadura fresca': 20 }], under: 299, at: 300, over: 301, holds: least },
  { article: '14.5: masa madre, el 5 % de la harina', name: 'elaborado con masa madre', type: 'pan_rustico_mm', with: (x) => [{ Harina: 1000 - x / 2, Agua: 650, Sal: 12, 'Masa madre al 100 %': x }], under: 49, at: 50, over: 51, holds: least },
  { article: '14.5: levadura, el 0,2 % de la harina', name: 'elaborado con masa madre', type: 'pan_rustico_mm', with: (x) => [{ Harina: 900, Agua: 650, Sal: 12, 'Masa madre al 100 %': 200, 'Levadura fresca': x }], under: 1.9, at: 2, over: 2.1, holds: most },
  { article: '14.5: sin aditivos', name: 'elaborado con masa madre', type: 'pan_rustico_mm', with: (x) => [{ Harina: 900, Agua: 650, Sal: 12, 'Masa madre al 100 %': 200, Mejorante: x }], under: 0, at: 0, over: 0.5, holds: most },
  { article: '6.1: sarraceno, quinoa o amaranto', name: 'Pan de cereales', with: (x) => [{ Harina: 1000 - x, 'Harina de quinoa': x, Agua: 650, Sal: 12, 'Levadura fresca': 20 }], under: 0, at: 1, over: 2, holds: least },
  { article: '5: algo de pan especial', name: 'Pan especial', with: (x) => [{ ...loaf, Sal: 12, Leche: x }], under: 0, at: 1, over: 2, holds: least },
  { article: 'D.M. 22-7-2005, 1: mantequilla, el 16 %', name: 'Panettone', type: 'panettone', with: (x) => [{ ...festive, Yemas: 150, Pasas: 250, Mantequilla: 10 * x }, kilo], under: 15.9, at: 16, over: 16.1, holds: least },
  { article: 'D.M. 22-7-2005, 1: yema, el 4 %', name: 'Panettone', type: 'panettone', with: (x) => [{ ...festive, Yemas: 10 * x, Pasas: 250, Mantequilla: 200 }, kilo], under: 3.9, at: 4, over: 4.1, holds: least },
  { article: 'D.M. 22-7-2005, 1: fruta, el 20 %', name: 'Panettone', type: 'panettone', with: (x) => [{ ...festive, Yemas: 150, Pasas: 10 * x, Mantequilla: 200 }, kilo], under: 19.9, at: 20, over: 20.1, holds: least },
  { article: 'D.M. 22-7-2005, 1: levadura, el 1 %', name: 'Panettone', type: 'panettone', with: (x) => [{ ...festive, Yemas: 150, Pasas: 250, Mantequilla: 200, 'Levadura fresca': 4.8 * x }, kilo], under: 0.9, at: 1, over: 1.1, holds: most },
  { article: 'D.M. 22-7-2005, 2: mantequilla, el 20 %', name: 'Pandoro', type: 'panettone', with: (x) => [{ ...festive, Yemas: 150, Mantequilla: 10 * x }, kilo], under: 19.9, at: 20, over: 20.1, holds: least },
  { article: 'D.M. 22-7-2005, 2: yema, el 4 %', name: 'Pandoro', type: 'panettone', with: (x) => [{ ...festive, Yemas: 10 * x, Mantequilla: 250 }, kilo], under: 3.9, at: 4, over: 4.1, holds: least },
  { article: 'D.M. 22-7-2005, 2: levadura, el 1 %', name: 'Pandoro', type: 'panettone', with: (x) => [{ ...festive, Yemas: 150, Mantequilla: 250, 'Levadura fresca': 4.8 * x }, kilo], under: 0.9, at: 1, over: 1.1, holds: most },
];
for (const { article, name, type = 'pan_comun', with: made, under, at, over, holds } of thresholds)
  test(`${article} (${name})`, () => {
    const found = [under, at, over].map((x) => {
      const [recipe, more] = made(x);
      const names = named(type, Object.fromEntries(Object.entries(recipe).filter(([, grams]) => grams > 0)), more);
      // With its percentage after it, or after the name that it completes.
      return names.some((one) => one === name || one.startsWith(`${name} `) || one.endsWith(` ${name}`));
    });
    assert.equal(found, [...holds]);
  });

/** Grams of salt of a line, its own sodium told as salt. */
const saltOf = (name: string, grams: number): number =>
  (grams * bread.recognise(name).row!.larder!.values[bread.larder.columnByKey.get('sal')!]!) / 100;

// biome-ignore format: one name per line
const bySodium: [article: string, name: string, type: string, recipe: Recipe][] = [
  ['4.3.a', 'Pan 100 % integral de trigo', 'pan_comun', { 'Harina integral': 1000, Agua: 650, 'Levadura fresca': 20 }],
  ['4.4.a', 'Pan 100 % de centeno', 'centeno', { 'Harina de centeno': 1000, Agua: 850, 'Levadura fresca': 10 }],
  ['4.4.a', 'Pan 100 % de espelta', 'pan_comun', { 'Harina de espelta': 1000, Agua: 620, 'Levadura fresca': 10 }],
  ['3 y 11.2.d', 'Pan común sin gluten', 'pan_comun', { 'Harina de arroz': 1000, Agua: 900, 'Levadura fresca': 20 }],
  ['4.1', 'Pan bregado', 'candeal', { Harina: 1000, Agua: 480, 'Levadura fresca': 20 }],
  ['4.2', 'Pan de flama', 'baguette', { Harina: 1000, Agua: 600, 'Levadura fresca': 20 }],
];
for (const [article, name, type, recipe] of bySodium)
  test(`${article} y 11.2.c: 1,66 g por sodio total (${name})`, () => {
    const bearing = (citrate: number): boolean =>
      named(type, { ...recipe, Sal: 10, 'Citrato sódico': citrate }, kilo).includes(name);
    const before = Object.entries({ ...recipe, Sal: 10 }).reduce((sum, [line, grams]) => sum + saltOf(line, grams), 0);
    const at = (16.6 - before) / saltOf('Citrato sódico', 1);
    assert.equal([at - 0.1, at - 0.001, at + 0.1].map(bearing), [true, true, false]);
  });

test('RD 142/2026, 9: gluten-free bread may be pan común from its day, with what stands for flour, and not with wheat', () => {
  const free = { 'Harina de arroz': 500, Maicena: 500, Agua: 900, Sal: 12, 'Levadura fresca': 20, Psyllium: 30 };
  const name = 'Pan común sin gluten';
  assert.ok(named('pan_comun', free, {}, '2026-02-27').includes(name));
  assert.not.ok(named('pan_comun', free, {}, '2026-02-26').includes(name));
  assert.not.ok(named('pan_comun', { ...free, Harina: 5 }).includes(name));
  assert.not.ok(named('pan_comun', { ...free, Leche: 20 }).includes(name), '11.2.d: milk is of pan especial');
  assert.ok(named('pan_comun', { ...free, Leche: 20 }).includes('Pan especial'), '5.3');
});

test('14.2: what makes a bread special may follow its name, each with its percentage', () => {
  const nuts = named('pan_comun', { ...loaf, Sal: 17, Nueces: 150, Pasas: 100 });
  assert.ok(nuts.includes('Pan especial con nuez 10 % y uvas pasas 6 %'), nuts.join('\n'));
  assert.not.ok(named('pan_comun', { ...loaf, Sal: 17 }).some((name) => / con .* %/.test(name)));
});

test('14.5: the balance too tells of a starter under 5 % of the flour, and of yeast over 0,2 % beside it', () => {
  const says = (opening: string, starter: number, yeast: number): boolean =>
    judged('pan_rustico_mm', {
      ...{ Harina: 1000 - starter / 2, Agua: 650, Sal: 18 },
      ...{ 'Masa madre al 100 %': starter, 'Levadura fresca': yeast },
    }).warnings.some((text: string) => text.startsWith(opening));
  assert.equal(
    [49.9, 50, 50.1].map((starter) => says('La masa madre no llega al 5 %', starter, 1)),
    [true, false, false],
  );
  assert.equal(
    [1.9, 2, 2.1].map((yeast) => says('Con más de 0,2 % de levadura', 200, yeast)),
    [false, false, true],
  );
});

test('14.4: long fermentation is eight hours above 4 °C, with yeast', () => {
  const says = (horas: number, temp_fermentacion: number, recipe: Recipe = { ...loaf, Sal: 16 }): boolean =>
    judged('pan_comun', recipe, { horas, temp_fermentacion }).warnings.some((text: string) =>
      text.startsWith('Puede indicarse «elaborado con larga fermentación»'),
    );
  assert.equal([says(7.9, 20), says(8, 20), says(8.1, 20)], [false, true, true]);
  assert.equal([says(12, 3.9), says(12, 4), says(12, 4.1)], [false, false, true]);
  assert.not.ok(says(12, 20, { Harina: 1000, Agua: 600, Sal: 16, 'Masa madre al 100 %': 200 }));
});

test('11.3: what makes it pan especial, and what does not', () => {
  const special = (extra: Recipe): boolean =>
    judged('pan_comun', { ...loaf, Sal: 16, ...extra }).warnings.some((text: string) => text.includes('pan especial'));
  // biome-ignore format: one list
  for (const name of ['Gluten de trigo', 'Leche', 'Leche en polvo', 'Suero en polvo', 'Huevo', 'Harina de garbanzo', 'Harina de trigo sarraceno', 'Harina de malta', 'Extracto de malta', 'Azúcar', 'Miel', 'Aceite de oliva', 'Mantequilla', 'Cacao en polvo', 'Canela', 'Sésamo', 'Pasas', 'Tangzhong'])
    assert.ok(special({ [name]: 20 }), name);
  // biome-ignore format: one list
  for (const name of ['Salvado de trigo', 'Harina integral', 'Harina de centeno', 'Harina de avena', 'Harina de maíz', 'Masa madre al 100 %', 'Mejorante', 'Agua de mar'])
    assert.not.ok(special({ [name]: 20 }), name);
});

test('a balanced pan común is a legal one: its salt is capped by what leaves 1,31 g per 100 g of bread', () => {
  const at = (type: string, agua: number, sal: number): Answer =>
    judged(type, { Harina: 1000, Agua: agua, Sal: sal, 'Levadura fresca': 20 });
  assert.equal(at('pan_comun', 600, 17).ranges.sal, [1.3, 1.75]);
  assert.equal(
    [17.4, 17.5, 17.6].map((sal) => at('pan_comun', 600, sal).verdict),
    ['equilibrada', 'equilibrada', 'revisar'],
  );
  // 1,76 % still leaves 1,31 g: only that is an edge.
  assert.equal(
    [17.6, 17.7, 17.8, 18].map((sal) => at('pan_comun', 600, sal).matiz),
    ['al_limite', undefined, undefined, undefined],
  );
  // Past the law nothing is «prácticamente en el límite».
  assert.equal(
    [17.6, 17.8].map((sal) => /prácticamente/.test(at('pan_comun', 600, sal).suggestions[0])),
    [true, false],
  );
  const recipe = fc.record({
    type: fc.constantFrom('pan_comun', 'candeal', 'centeno', 'pan_cristal'),
    agua: fc.integer({ min: 400, max: 1150 }),
    sal: fc.integer({ min: 100, max: 260 }),
  });
  fc.assert(
    fc.property(recipe, ({ type, agua, sal }) => {
      const flour: Recipe =
        type === 'centeno' ? { 'Harina de centeno': 800, 'Masa madre de centeno al 100 %': 400 } : { Harina: 1000 };
      const { verdict, matiz, warnings } = judged(type, { ...flour, Agua: agua, Sal: sal / 10, 'Levadura fresca': 8 });
      const told = warnings.some((text: string) => text.startsWith('Sal estimada'));
      return !told || (verdict === 'revisar' && matiz === undefined);
    }),
    { numRuns: 300 },
  );
});

test('where the ranges come from other laws, the answer does not call it balanced without a word', () => {
  for (const type of ['baguette', 'ciabatta', 'pan_rustico_mm']) {
    const more: Recipe = type === 'pan_rustico_mm' ? { 'Masa madre al 100 %': 250 } : { 'Levadura fresca': 8 };
    const { verdict, suggestions, warnings } = judged(type, {
      Harina: 1000,
      Agua: 740,
      Sal: type === 'pan_rustico_mm' ? 24 : 21,
      ...more,
    });
    assert.is(verdict, 'equilibrada', type);
    assert.ok(
      warnings.some((text: string) => text.startsWith('Sal estimada')),
      type,
    );
    assert.match(suggestions[0], /pero puede llevar más sal de la que la ley admite en el pan común: mira los avisos/);
  }
});

test('11.2.c: the label tells of the salt over 1,31 g per 100 g, not at it', () => {
  const tells = (per100: number): boolean =>
    label(bread, bodyOf('pan_comun', { ...loaf, Sal: salt(per100) }, kilo), site, today).mentions.some(({ text }) =>
      text.startsWith('Supera la sal'),
    );
  assert.equal(
    [1.3, 1.31, 1.314, 1.316, 1.32].map(tells),
    [false, false, true, true, true],
    'as the balance judges it',
  );
});

test.run();
