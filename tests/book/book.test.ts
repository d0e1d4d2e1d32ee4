// A book under a change, by the door of the engine: what is touched, what comes of it, and what is refused.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, evaluateWhole, type Moved } from '../../engine/index.ts';
import { openWorkshop, setRange } from '../../workshop/index.ts';
import { site } from '../loaded.ts';
import { readFiles } from '../workshop/definitions.ts';
import { pan as agua, craftOf, good, type Recipe, refusalOf, suizo, today, turnedBy } from './book.ts';
import { obrador } from './obrador.ts';

const crema: Recipe = {
  title: 'Crema',
  craft: 'helado',
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 560 },
    { name: 'Nata 35 %', grams: 210 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Azúcar', grams: 125 },
    { name: 'Dextrosa', grams: 35 },
    { name: 'Glucosa en polvo', grams: 25 },
    { name: 'Neutro para cremas', grams: 5 },
  ],
};
const trio = { recipes: [suizo, crema, agua] };

const touched: [what: string, change: unknown, titles: string[]][] = [
  ['an ingredient out', { avoid: ['Mantequilla'] }, ['Suizo']],
  ['an allergen', { avoid: ['leche'] }, ['Suizo', 'Crema']],
  ['what others carry', { avoid: ['lactosa'] }, ['Suizo', 'Crema']],
  ['something that only one craft knows', { avoid: ['gluten'] }, ['Suizo', 'Pan']],
  ['an ingredient by another', { replace: [{ from: 'Mantequilla', to: 'Aceite de girasol' }] }, ['Suizo']],
  ['a price', { prices: { 'Nata 35 %': 12 } }, ['Crema']],
  ['a price by so many times', { prices: { Dextrosa: { times: 3 } } }, ['Crema']],
  ['something to be spent', { stock: [{ name: 'Dextrosa', grams: 5000 }] }, ['Crema']],
  ['the law of a day on which none of them changed', { date: '2026-06-30' }, []],
  ['a thing of the crafts that none of them carries', { avoid: ['Pistacho'] }, []],
];

for (const [what, change, titles] of touched)
  test(`only what is touched comes back: ${what}`, async () => {
    const { turned, summary } = await turnedBy(trio, change);
    assert.equal(
      turned.map(({ recipe }) => recipe),
      titles,
    );
    assert.is(summary.recipes, 3);
    assert.is(summary.touched, titles.length);
  });

test('each comes back as it was and as it is, with its label and its cost', async () => {
  const { turned } = await turnedBy(trio, { avoid: ['Mantequilla'] });
  const [one] = turned;
  assert.is(one?.outcome, 'adjusted');
  assert.is(one?.before?.verdict, 'equilibrada');
  assert.is(one?.after?.verdict, 'equilibrada');
  assert.ok(one?.before?.allergens?.contains.includes('leche'));
  assert.ok((one?.before?.cost?.kilo ?? 0) > 0 && (one?.after?.cost?.kilo ?? 0) > 0);
  assert.ok(one?.before?.figures.some(({ key, in: isIn }) => key === 'grasa' && isIn));
  assert.match(one?.why.join(' ') ?? '', /mantequilla \(150 g\)/i);
  assert.is(one?.ingredients.find(({ name }) => name === 'Mantequilla')?.grams, 0);
  assert.is.not(
    one?.body?.ingredients.some(({ name }) => name === 'Mantequilla'),
    true,
  );
  // What comes back may be sent again, and stands as it was told.
  const { craft: _, title: __, ...body } = one!.body!;
  assert.is(evaluateWhole(craftOf('panaderia')!, body, site, { today }).judgement.verdict, 'equilibrada');
});

test('what was replaced does not come back, and the weight is the same where nothing else has to move', async () => {
  const { turned } = await turnedBy(trio, { replace: [{ from: 'mantequilla', to: 'margarina' }] });
  const items = turned[0]!.body!.ingredients;
  assert.equal(
    items.find(({ name }) => name === 'margarina'),
    { name: 'margarina', grams: 150 },
  );
  assert.ok(turned[0]!.uncorrected);
});

test('a recipe inside another is put right first, and the one that names it follows', async () => {
  const relleno = { ...crema, title: 'Crema de la casa' };
  const vaso: Recipe = {
    title: 'Vaso',
    craft: 'helado',
    type: 'helado_crema',
    ingredients: [
      { name: 'Base', grams: 500, recipe: 'Crema de la casa' },
      {
        name: 'Base escrita',
        grams: 500,
        recipe: { craft: 'helado', type: 'helado_crema', ingredients: crema.ingredients },
      },
    ],
  };
  const { turned } = await turnedBy({ recipes: [vaso, relleno, agua] }, { avoid: ['Dextrosa'] });
  assert.equal(
    turned.map(({ recipe }) => recipe),
    ['Vaso', 'Crema de la casa'],
  );
  const [outer, inner] = turned;
  assert.is(inner?.outcome, 'adjusted');
  assert.match(outer?.why.join(' ') ?? '', /Base.*dextrosa \(35 g\)/i);
  assert.is(outer?.after?.verdict, 'equilibrada');
  const [byName, written] = outer!.body!.ingredients;
  assert.is(byName?.recipe, 'Crema de la casa');
  const lines = (written!.recipe as Recipe).ingredients;
  assert.not.ok(lines.some(({ name }) => name === 'Dextrosa'));
});

test('what is inside and does not say its type is told, not guessed', async () => {
  const outer = {
    ...crema,
    ingredients: [
      ...crema.ingredients,
      {
        name: 'Praliné',
        grams: 50,
        recipe: {
          ingredients: [
            { name: 'Avellana', grams: 60 },
            { name: 'Azúcar', grams: 40 },
          ],
        },
      },
    ],
  };
  const { turned } = await turnedBy({ recipes: [outer] }, { avoid: ['avellana'] });
  assert.is(turned[0]?.outcome, 'impossible');
  assert.match(turned[0]?.sentences.join(' ') ?? '', /Praliné: No dice de qué tipo es/);
});

test("ingredients and prices of one's own", async () => {
  const propia = {
    ...crema,
    ingredients: [...crema.ingredients, { name: 'Pasta Secreta', grams: 30 }],
  };
  const house = {
    recipes: [propia],
    prices: { 'pasta secreta': 20, 'Nata 35 %': 6 },
    ingredients: [
      {
        name: 'Pasta secreta',
        etiqueta: { energia: 600, grasas: 50, hidratos: 30, azucares: 20, proteinas: 15, sal: 0 },
        allergens: ['cacahuetes'],
      },
    ],
  };
  const dearer = await turnedBy(house, { prices: { 'Pasta secreta': { times: 2 } } });
  const [one] = dearer.turned;
  assert.is(one?.outcome === 'refused' ? one.sentences.join(' ') : '', '');
  const more = (one!.uncorrected!.cost!.batch ?? 0) - (one!.before!.cost!.batch ?? 0);
  assert.ok(Math.abs(more - (30 * 20) / 1000) < 0.02, String(more));
  const without = await turnedBy(house, { avoid: ['cacahuetes'] });
  assert.is(without.turned[0]?.ingredients.find(({ name }) => name === 'Pasta Secreta')?.grams, 0);
});

test('stock is spent where it fits, and it is told in how many batches', async () => {
  const { turned } = await turnedBy(trio, { stock: [{ name: 'Dextrosa', grams: 10000 }] });
  const [one] = turned;
  const now = one!.body!.ingredients.find(({ name }) => name === 'Dextrosa')!.grams as number;
  if (one!.outcome === 'adjusted') assert.ok(now > 35);
  else assert.is(now, 35);
  assert.match(one!.sentences.join(' '), /10\.?000 g se gastan en \d+ tandas/);
  assert.is(one!.after!.verdict, 'equilibrada');
});

const refusals: [what: string, book: unknown, change: unknown, says: RegExp][] = [
  ['no recipes', {}, { avoid: ['leche'] }, /^recipes: debe ser una lista/],
  ['no change', trio, {}, /^change: no dice qué cambia/],
  ['a change that is none', trio, [], /^change: debe ser un objeto/],
  ['a field that nobody knows', trio, { avoyd: ['leche'] }, /^change\.avoyd: nadie conoce este campo.*«avoid»/],
  ['a name that nobody knows', trio, { avoid: ['mantequila xyzw'] }, /^change\.avoid\[0\]: no se conoce/],
  ['a day that is none', trio, { date: '2026-02-31' }, /^change\.date: debe ser un día/],
  ['a price that is none', trio, { prices: { Sal: -1 } }, /^change\.prices\.Sal: debe ser un número mayor que 0/],
  ['times that are none', trio, { prices: { Sal: { veces: 3 } } }, /^change\.prices\.Sal\.veces: nadie conoce/],
  ['a price of the house that is none', { ...trio, prices: { Sal: 'x' } }, { avoid: ['leche'] }, /^prices\.Sal/],
  ['an ingredient without name', { ...trio, ingredients: [{}] }, { avoid: ['leche'] }, /^ingredients\[0\]\.name/],
];
for (const [what, book, change, says] of refusals)
  test(`refused: ${what}`, async () => assert.match(await refusalOf(book, change), says));

test('a recipe that cannot be read is told in its place, and the others come out', async () => {
  const round = { title: 'A', craft: 'helado', ingredients: [{ name: 'x', grams: 1, recipe: 'A' }] };
  const recipes = [suizo, 7, { title: 'Sin oficio', ingredients: [] }, round, { ...suizo, craft: 'nadie' }];
  const { turned, summary } = await turnedBy({ recipes }, { avoid: ['Mantequilla'] });
  assert.equal(
    turned.map(({ outcome }) => outcome),
    ['adjusted', 'refused', 'refused', 'refused', 'refused'],
  );
  assert.match(turned[1]!.sentences[0]!, /debe ser una receta/);
  assert.match(turned[2]!.sentences[0]!, /no dice de qué oficio/);
  assert.match(turned[3]!.sentences[0]!, /se contiene a sí misma/);
  assert.match(turned[4]!.sentences[0]!, /no existe el oficio «nadie»/);
  assert.is(summary.outcomes.refused, 4);
});

test('the same question has the same answer and the same receipt; another has another', async () => {
  const about = { definitions: 'abc', engine: '1' };
  const once = await turnedBy(trio, { avoid: ['leche'] }, { about });
  const again = await turnedBy(JSON.parse(JSON.stringify(trio)), { avoid: ['leche'] }, { about });
  assert.equal(again, once);
  const receipts = await Promise.all([
    turnedBy(trio, { avoid: ['huevo'] }, { about }),
    turnedBy({ recipes: [agua, suizo] }, { avoid: ['leche'] }, { about }),
    turnedBy(trio, { avoid: ['leche'] }, { about: { ...about, definitions: 'abd' } }),
    turnedBy(trio, { avoid: ['leche'] }, { about, today: '2026-07-02' }),
  ]);
  const all = [once, ...receipts].map(({ summary }) => summary.receipt.request);
  assert.match(all[0] ?? '', /^[0-9a-f]{16}$/);
  assert.is(new Set(all).size, all.length);
});

/** Recipes of all crafts, and one of the things that it carries. */
const lineOfOne = fc
  .constantFrom(...good, ...obrador)
  .chain((recipe) => fc.record({ recipe: fc.constant(recipe), item: fc.constantFrom(...recipe.ingredients) }));
const nameOf = ({ craft: id }: Recipe, item: Record<string, unknown>): string =>
  String(item[craftOf(id)!.definition.craft.request.name]);
const runs = { numRuns: process.env.THOROUGH === '1' ? 600 : 50, seed: 11 };

test('none ends worse than by its own adjustment, and what is out is out', async () => {
  await fc.assert(
    fc.asyncProperty(lineOfOne, async ({ recipe, item }) => {
      const avoid = [nameOf(recipe, item)];
      const { turned } = await turnedBy({ recipes: [recipe] }, { avoid });
      const [one] = turned;
      assert.ok(one, 'what it carries touches it');
      const { title: _, craft: id, ...own } = recipe;
      const alone = adjust(craftOf(id)!, { ...own, avoid }, site, { today });
      assert.is(one.outcome === 'adjusted', alone.adjusted === true);
      const weights = [
        ...(alone.ingredients as unknown as Moved[]),
        ...(alone.removed as unknown as Moved[]).map((row) => ({ ...row, grams: 0 })),
      ];
      assert.equal(
        one.ingredients,
        weights.map(({ name, index, before, grams }) => ({ name, index, before, grams })),
      );
      // What comes back may be sent again, and stands as it was told.
      const { title: _title, craft: _craft, ...body } = one.body!;
      const again = evaluateWhole(craftOf(id)!, body, site, { today });
      if (one.after?.verdict) assert.is(again.judgement.verdict, one.after.verdict);
    }),
    runs,
  );
});

/** 0 is the best class of a craft. */
function placeOf(craft: string, value: string | null): number {
  const ranks = craftOf(craft)!.definition.craft.adjust?.rank ?? [];
  const place = ranks.findIndex(({ value: own, label = own }) => label === value);
  return place < 0 ? ranks.length : place;
}

test('of a dearer thing: only that goes down, in a batch of the same weight, and the recipe stands no worse', async () => {
  await fc.assert(
    fc.asyncProperty(lineOfOne, fc.constantFrom(1.2, 2, 3, 6), async ({ recipe, item }, times) => {
      const { turned } = await turnedBy({ recipes: [recipe] }, { prices: { [nameOf(recipe, item)]: { times } } });
      const [one] = turned;
      assert.ok(one && (one.outcome === 'adjusted' || one.outcome === 'same'), one?.sentences.join(' '));
      const [was, is] = [one.uncorrected!, one.after!];
      if (one.outcome === 'same') return assert.equal(is, was);
      assert.ok(is.cost!.kilo < was.cost!.kilo);
      assert.ok(was.verdict !== 'equilibrada' || is.verdict === 'equilibrada');
      assert.ok(placeOf(one.craft, is.class) <= placeOf(one.craft, was.class) && is.law.length <= was.law.length);
      const kindOf = (name: string): string => craftOf(one.craft)!.recognise(name).row?.id ?? name;
      for (const { name, before, grams } of one.ingredients)
        if (kindOf(name) !== kindOf(nameOf(recipe, item)) && before !== null)
          assert.ok(grams >= before * 0.995 - 0.6, `${name}: ${before} → ${grams}`);
      const total = (of: 'before' | 'grams'): number => one.ingredients.reduce((sum, row) => sum + (row[of] ?? 0), 0);
      assert.ok(Math.abs(total('grams') - total('before')) < 0.01 * total('before'));
    }),
    runs,
  );
});

/** The book of a workshop under three whole changes, as its owner takes it: what stays as it is, what cannot be; the rest is put right. */
const read: [what: string, change: object, day: string, same: string[], impossible: string[], adjusted: number][] = [
  ['an ingredient out', { avoid: ['mantequilla'] }, today, [], ['Brioche de mantequilla'], 12],
  [
    'a price tripled',
    { prices: { mantequilla: { times: 3 } } },
    today,
    [
      ...['Pan de molde de leche', 'Brioche de mantequilla', 'Medianoches', 'Roscón de Reyes', 'Cuatro cuartos'],
      ...['Sucrée de almendra', 'Quebrada', 'Pastas de té'],
    ],
    [],
    5,
  ],
  ['a law of another day', { date: '2026-06-14' }, '2026-06-01', ['Melocotón con poca fruta'], [], 0],
];
for (const [what, change, day, same, impossible, adjusted] of read)
  test(`whole change: ${what}`, async () => {
    const { turned, summary } = await turnedBy({ recipes: obrador }, change, { today: day });
    const titles = (outcome: string) => turned.flatMap((one) => (one.outcome === outcome ? [one.recipe] : []));
    assert.equal([titles('same'), titles('impossible')], [same, impossible]);
    assert.is(summary.outcomes.adjusted, adjusted);
    assert.is(summary.outcomes.refused, 0);
    const again = await turnedBy({ recipes: obrador }, change, { today: day });
    assert.equal(again, { turned, summary });
  });

test('whole change: a law of another day; what breaks is put right, what does not stays as it is', async () => {
  const jam: Recipe = {
    title: 'Fresa con poca fruta',
    craft: 'conservas',
    type: 'confitura',
    ingredients: [
      { name: 'Fresa', grams: 400 },
      { name: 'Azúcar', grams: 560 },
      { name: 'Zumo de limón', grams: 20 },
      { name: 'Pectina', grams: 5 },
    ],
    peso_final: 900,
  };
  const { turned } = await turnedBy({ recipes: [jam, suizo] }, { date: '2026-06-14' }, { today: '2026-06-01' });
  assert.equal(
    turned.map(({ recipe }) => recipe),
    ['Fresa con poca fruta'],
  );
  const [one] = turned;
  assert.match(one!.why[0]!, /ley del 14-6-2026/);
  assert.equal(one!.before!.law, []);
  assert.match(one!.uncorrected!.law.join(' '), /Fruta por kilo/);
  assert.equal([one!.outcome, one!.after!.law, one!.after!.class], ['adjusted', [], one!.before!.class]);
  assert.is(one!.uncorrected!.name, null);
  assert.match(one!.after!.name ?? '', /^Confitura/);
});

test('other definitions: only what they turn comes back, put right by them', async () => {
  const none = await turnedBy(trio, {}, { next: craftOf });
  assert.is(none.turned.length, 0);
  const workshop = openWorkshop();
  const { files } = setRange(readFiles('.'), 'panaderia', 'bolleria', 'grasa', { min: 20, max: 30 });
  const next = (id: string) => (id === 'panaderia' ? workshop.compiled(files, id)! : craftOf(id));
  const { turned } = await turnedBy(trio, {}, { next });
  assert.equal(
    turned.map(({ recipe, outcome }) => [recipe, outcome]),
    [['Suizo', 'adjusted']],
  );
  const [one] = turned;
  assert.equal(
    [one!.before!.verdict, one!.uncorrected!.verdict, one!.after!.verdict],
    ['equilibrada', 'revisar', 'equilibrada'],
  );
  const grasa = one!.after!.figures.find(({ key }) => key === 'grasa');
  assert.ok(grasa!.value! >= 20 && grasa!.value! <= 30);
});

test.run();
