// A category or a medal as the aim.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftOf, recipes } from './recipes.ts';
import { type Adjusted, adjusted, checkAnswer } from './words.ts';

const given = (answer: Record<string, unknown>, key: string): unknown =>
  answer[key] ?? (answer.score as Record<string, unknown> | undefined)?.[key] ?? null;

const order: Record<string, string[]> = {
  turron: ['Suprema', 'Extra'],
  cacao: ['gold', 'silver', 'bronze'],
  pasteleria: ['gold', 'silver', 'bronze'],
};

const isAtLeast = (id: string, value: unknown, target: string): boolean =>
  order[id]!.slice(0, order[id]!.indexOf(target) + 1).includes(value as string);

const aims: [craft: string, types: string[], target: string, key: string][] = [
  ['turron', ['jijona', 'alicante', 'mazapan', 'guirlache', 'yema_tostada', 'peladilla'], 'Suprema', 'categoria'],
  ['turron', ['jijona', 'mazapan', 'guirlache'], 'Extra', 'categoria'],
  ['cacao', ['negro', 'leche', 'blanco', 'cobertura', 'gianduja', 'bean_to_bar'], 'gold', 'medalla'],
  ['pasteleria', ['genoise', 'crema_pastelera', 'choux', 'macaron', 'panna_cotta'], 'gold', 'trophy'],
];

for (const [id, types, target, key] of aims) {
  test(`${id}: every example of ${types.join(', ')} reaches «${target}»`, () => {
    const craft = craftOf(id);
    let reached = 0;
    for (const { title, body } of recipes.filter(
      (recipe) => recipe.craft === craft && types.includes(recipe.body.type),
    )) {
      const asked = { ...body, target };
      const answer = adjusted(craft, asked);
      checkAnswer(craft, asked, answer, title);
      assert.is(answer.adjusted, isAtLeast(id, given(answer.after, key), target), title);
      assert.is(answer.target, target);
      assert.ok(answer.adjusted, `${title}: ${answer.sentences.join(' ')}`);
      reached++;
    }
    assert.ok(reached >= 10, `${reached}`);
  });
}

test('a lower aim is reached with less', () => {
  const ingredients = [
    { ingrediente: 'pasta_cacao', peso: 80 },
    { ingrediente: 'manteca_cacao', peso: 150 },
    { ingrediente: 'azucar', peso: 470 },
    { ingrediente: 'leche_entera_polvo', peso: 300 },
  ];
  const [silver, gold] = ['plata', 'oro'].map((target) =>
    adjusted(craftOf('cacao'), { type: 'leche', target, ingredients }),
  ) as [Adjusted, Adjusted];
  const moved = ({ ingredients: rows }: Adjusted): number =>
    rows.reduce((sum, { change }) => sum + Math.abs(change), 0);
  assert.ok(silver.adjusted && gold.adjusted);
  assert.is(given(silver.after, 'medalla'), 'silver');
  assert.is(given(gold.after, 'medalla'), 'gold');
  assert.ok(moved(silver) < moved(gold), `${moved(silver)} ${moved(gold)}`);
});

test('an aim that cannot be reached says what it came to', () => {
  const answer = adjusted(craftOf('turron'), {
    type: 'jijona',
    target: 'Suprema',
    add: [],
    ingredients: [
      { ingrediente: 'almendra_tostada', peso: 500, fixed: true },
      { ingrediente: 'azucar', peso: 500, fixed: true },
      { ingrediente: 'clara', peso: 40 },
    ],
  });
  assert.not(answer.adjusted);
  assert.ok(
    answer.reasons!.sentences.some((text) => /se pedía «Suprema»/.test(text)),
    answer.sentences.join(' '),
  );
  assert.ok(answer.reasons!.ranges.some(({ param }) => param === 'pctAlmendra'));
});

test.run();
