// What a caller wishes is had: open weights, a total, «sin», a price, ranges of one's own, choices, tolerance, a deadline.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust } from '../../engine/index.ts';
import { asked, bodyFor, of, told, total } from './asked.ts';
import { craftOf, crema, site } from './recipes.ts';
import { type Adjusted, adjusted, recipeOf } from './words.ts';

test('some weights given and others left open', () => {
  const answer = asked('helado', 'helado_crema', {
    'Leche entera': 1000,
    'Nata 35 %': null,
    Azúcar: null,
    Dextrosa: null,
  });
  assert.ok(answer.adjusted, told(answer));
  assert.ok(total(answer) > 1300 && of(answer, 'Nata 35 %')!.grams > 200, told(answer));
  assert.is(of(answer, 'Azúcar')!.before, null);
});

test('the flour of a bread is not taken away to mend it', () => {
  const starter = asked('panaderia', 'pan_rustico_mm', { Harina: 1000, Agua: 720, Sal: 19 });
  assert.ok(starter.adjusted && of(starter, 'Harina')!.grams >= 800, told(starter));
  const rye = { Harina: 700, 'Harina de centeno': 100, 'Masa madre de centeno al 100 %': 400, Agua: 530, Sal: 18 };
  const swapped = asked('panaderia', 'centeno', rye);
  assert.ok(swapped.adjusted, told(swapped));
});

test('a total, in grams', () => {
  const ice = asked('helado', 'helado_crema', { ...crema, Dextrosa: 10 }, { total: 4000 });
  assert.ok(ice.adjusted && Math.abs(total(ice) - 4000) <= 2, told(ice));
  const loaf = asked(
    'panaderia',
    'pan_comun',
    { Harina: 1000, Agua: 480, Sal: 40, 'Levadura fresca': 15 },
    { total: 2000 },
  );
  assert.ok(loaf.adjusted && Math.abs(total(loaf) - 2000) <= 1, `${total(loaf)} ${told(loaf)}`);
});

test('without: the swap and the balance in one answer, or why it cannot be', () => {
  const sugar = asked('helado', 'helado_crema', crema, { avoid: ['dextrosa'] });
  assert.ok(sugar.adjusted && !of(sugar, 'Dextrosa'), told(sugar));
  const custard = { 'Leche entera': 677, Azúcar: 144, Yema: 109, Maicena: 50, Mantequilla: 20 };
  const egg = asked('pasteleria', 'crema_pastelera', custard, { avoid: ['huevo'] });
  assert.not(egg.adjusted);
  assert.ok(egg.reasons!.freedoms.includes('Se consigue si dejas usar yema (huevo).'), told(egg));
  assert.throws(() => asked('helado', 'helado_crema', crema, { avoid: ['zzzz'] }), /^avoid\[0\]: no se conoce «zzzz»/);
});

test('a price, a range of one’s own, a family, what may move, what must be used up', () => {
  const cheap = asked('helado', 'helado_crema', crema, { maxCost: 1.9 });
  assert.ok(cheap.adjusted && cheap.cost!.after! <= 1.9, told(cheap));
  const dear = asked('helado', 'helado_crema', crema, { maxCost: 0.5 });
  assert.not(dear.adjusted);
  const least = Number(/sale a (\d+,\d\d) €, \d+,\d\d € más\./.exec(told(dear))![1]!.replace(',', '.'));
  assert.ok(asked('helado', 'helado_crema', crema, { maxCost: least }).adjusted, 'what it says can be had');
  const soft = asked('helado', 'helado_crema', crema, { ranges: { PAC: [-11.4, -11.2] } });
  const { PAC } = soft.after.params as Record<string, number>;
  assert.ok(soft.adjusted && PAC! >= -11.4 && PAC! <= -11.2, told(soft));
  const family = asked('helado', 'helado_crema', crema, { max: { azúcares: 170 } });
  const sugars = ['Azúcar', 'Dextrosa', 'Glucosa en polvo'].reduce(
    (sum, name) => sum + (of(family, name)?.grams ?? 0),
    0,
  );
  assert.ok(family.adjusted && sugars <= 170, told(family));
  const few = asked(
    'helado',
    'helado_crema',
    { ...crema, Dextrosa: 5 },
    { only: ['leche entera', 'dextrosa'], add: [] },
  );
  assert.ok(
    few.ingredients.every(({ name, change }) => change === 0 || ['Leche entera', 'Dextrosa'].includes(name)),
    told(few),
  );
  const used = asked('helado', 'helado_crema', crema, { use: [{ name: 'Nata 35 %', grams: 260 }] });
  assert.ok(used.adjusted && of(used, 'Nata 35 %')!.grams === 260, told(used));
});

test('the frontier goes from the cheapest to the best centred', () => {
  const { choices } = asked('helado', 'helado_crema', crema, { frontier: true });
  assert.is(choices!.length, 5);
  for (const [i, { cost, clearance }] of choices!.entries()) {
    if (i === 0) continue;
    assert.ok(cost >= choices![i - 1]!.cost && clearance >= choices![i - 1]!.clearance, JSON.stringify(choices));
  }
  const ganache = { 'Cobertura negra 60 %': 500, 'Nata 35 %': 330, Mantequilla: 60, Glucosa: 50 };
  const others = asked('cacao', 'bombon', ganache, { frontier: true }).choices!;
  for (const one of others)
    for (const other of others)
      assert.not(other.cost < one.cost && other.clearance > one.clearance, JSON.stringify(others));
  assert.is(others.length, 5);
  const cake = asked(
    'pasteleria',
    'pound_cake',
    { Mantequilla: 250, Azúcar: 250, Huevo: 250, Harina: 250, Impulsor: 3 },
    { frontier: true },
  );
  assert.is(cake.choices!.length, 5, 'nothing of something is no end of a range');
  const bar = asked(
    'cacao',
    'negro',
    { 'Pasta de cacao': 890, Azúcar: 110 },
    { frontier: true, only: ['azúcar', 'pasta de cacao'], add: [] },
  );
  assert.ok(bar.choices!.length < 5 && /más barata/.test(told(bar)), told(bar));
});

interface Said {
  readonly verdict: string;
  readonly warnings: readonly string[];
  readonly suggestions: readonly string[];
}
const borne: [craft: string, type: string, recipe: Record<string, number>][] = [
  ['helado', 'helado_crema', crema],
  // Ends that move with the recipe.
  ['panaderia', 'bagel', { 'Harina de fuerza': 1000, Agua: 560, Sal: 20, 'Levadura fresca': 12, Malta: 20 }],
  ['panaderia', 'centeno', { 'Harina de centeno': 700, Harina: 300, Agua: 700, Sal: 18, 'Masa madre': 400 }],
  ['panaderia', 'pan_molde', { Harina: 1000, Leche: 600, Sal: 19, Azúcar: 50, Mantequilla: 60, 'Levadura fresca': 25 }],
];
for (const [id, type, sent] of borne) {
  test(`what is said to be borne is borne, and a little more is not: ${type}`, () => {
    const craft = craftOf(id);
    const body = bodyFor(craft, type, sent);
    const answer = adjusted(craft, body);
    const recipe = recipeOf(craft, body, answer);
    const { weight } = craft.definition.craft.request;
    const said = ({ warnings, suggestions }: Said): number => warnings.length + suggestions.length;
    const isRight = (index: number, grams: number): boolean => {
      const ingredients = recipe.ingredients.with(index, { ...recipe.ingredients[index], [weight]: grams });
      const now = adjusted(craft, { ...recipe, ingredients }).before as unknown as Said;
      return now.verdict === 'equilibrada' && said(now) === said(answer.after as unknown as Said);
    };
    for (const { index, grams, tolerance } of answer.ingredients) {
      const [less, more] = tolerance!;
      for (const [side, borne] of more === null ? [[-1, less] as const] : [[-1, less] as const, [1, more] as const]) {
        const at = (change: number): number => grams + side * change;
        const further = 1.03 * borne + Math.max(0.005 * grams, borne < 10 ? 0.2 : 2);
        if (at(borne) > 0) assert.ok(isRight(index!, at(borne)), `${index} ${side * borne}`);
        // A pinch stays within its dose though nobody says so of a little less.
        if (grams > 20 && at(further) > 0) assert.not.ok(isRight(index!, at(further)), `${index} ${side * further}`);
      }
    }
  });
}

test('what has a dose bears no more than its dose', () => {
  const answer = asked('helado', 'helado_crema', {
    ...{ 'Leche entera': 620, 'Nata 35 %': 80, Azúcar: 150, Dextrosa: 30, 'Leche en polvo desnatada': 35 },
    ...{ 'Pasta pura de pistacho': 80, Neutro: 5 },
  });
  assert.equal(of(answer, 'Neutro')!.tolerance, [2, 3]);
});

test('when as much as may be looked at has been, the best so far is given and said', () => {
  const craft = craftOf('cacao');
  const body = bodyFor(craft, 'leche', { pasta_cacao: 80, manteca_cacao: 150, azucar: 520, leche_entera_polvo: 250 });
  for (const steps of [0, 1e3, 1e4, 1e6, 3e7]) {
    const answer = adjust(craft, body, site, { steps }) as unknown as Adjusted;
    assert.is(answer.status, 'ok');
    assert.is(answer.warnings.length, steps < 1e6 ? 1 : 0, `${steps}`);
    assert.ok(answer.ingredients.length > 0 && answer.sentences.length > 0);
  }
});

test('the worse it is weighed, the farther inside it comes', () => {
  const inside = [0, 2, 5].map((hold) => {
    const { after } = asked(
      'helado',
      'helado_crema',
      { ...crema, 'Nata 35 %': 130, Azúcar: 60 },
      { tolerance: { hold } },
    );
    const { params, ranges } = after as { params: Record<string, number>; ranges: Record<string, [number, number]> };
    const [least, most] = ranges.PAC!;
    return Math.min(params.PAC! - least, most - params.PAC!);
  });
  assert.ok(inside[0]! <= inside[1]! && inside[1]! <= inside[2]! && inside[0]! < inside[2]!, inside.join());
});

test('what stays as sent beside an open weight is not told as fixed, unless it was', () => {
  const items = [
    { name: 'Harina panificable', grams: 1000 },
    { name: 'Agua', grams: null },
    { name: 'Sal', grams: 18, fixed: true },
    { name: 'Levadura fresca', grams: 8 },
  ];
  const { ingredients } = adjusted(craftOf('panaderia'), { type: 'baguette', ingredients: items });
  assert.equal(
    ingredients.map(({ fixed, change, name }) => [name, fixed, change !== 0]),
    [
      ['Harina panificable', false, false],
      ['Agua', false, true],
      ['Sal', true, false],
      ['Levadura fresca', false, false],
    ],
  );
});

test.run();
