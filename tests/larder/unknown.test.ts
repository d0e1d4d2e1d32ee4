// Weight nobody recognised: over the share its craft bears there are no grams, no medals and no adjusting, and it is said first.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, bodyOf, Refusal } from '../../engine/index.ts';
import { balance, craft, site } from '../crafts/bench.ts';

const strange = 'Zzzpiedra lunar';
/** Balanced recipes, and what is praised in each when all of it is known. */
const good: [craft: string, type: string, recipe: Record<string, number>][] = [
  [
    'helado',
    'helado_crema',
    {
      'Leche entera': 520,
      'Nata 35 %': 200,
      'Leche en polvo desnatada': 40,
      Azúcar: 115,
      Dextrosa: 30,
      'Glucosa en polvo': 25,
      'Yema de huevo': 30,
      Neutro: 5,
    },
  ],
  ['panaderia', 'pan_comun', { Harina: 1000, Agua: 650, Sal: 18, 'Levadura fresca': 10 }],
  ['pasteleria', 'genoise', { Harina: 125, Azúcar: 125, 'Huevo entero': 200 }],
  ['turron', 'jijona', { almendra_tostada: 640, miel: 120, azucar: 165, glucosa: 70, clara_polvo: 10 }],
  ['conservas', 'confitura_extra', { albaricoque: 1000, sacarosa: 800, agua: 200, zumo_limon: 60 }],
  ['cacao', 'negro', { pasta_cacao: 60, manteca_cacao: 8, azucar: 31.5, lecitina: 0.5 }],
];
const total = (recipe: Record<string, number>): number => Object.values(recipe).reduce((a, b) => a + b, 0);
/** The recipe with a share of its weight that nobody knows. */
const with_ = (recipe: Record<string, number>, share: number) => ({
  ...recipe,
  [strange]: (total(recipe) * share) / (1 - share),
});
const adviceOf = (answer: ReturnType<typeof balance>): string[] => answer.suggestions ?? answer.score.motivos;
const praised = (answer: ReturnType<typeof balance>): boolean =>
  ['gold', 'silver'].includes(answer.trophy ?? answer.score?.medalla) ||
  ['Suprema', 'Extra'].includes(answer.score?.categoria);

for (const [id, type, recipe] of good) {
  test(`${id}: a tenth of the weight unknown`, () => {
    const answer = balance(id, type, with_(recipe, 0.1));
    assert.match(
      answer.warnings[0],
      /^No se reconoce el 10 % del peso \(.*piedra lunar.*\): las cifras no son de fiar/i,
    );
    const advice = adviceOf(answer);
    assert.ok(
      advice.some((text) => /^Primero hay que aclarar qué se entiende por .*piedra lunar/i.test(text)),
      advice.join('\n'),
    );
    for (const text of advice) assert.not.match(text, /(?:añade|quita|sube|baja|cambia)[^.]*\d g\b/i, text);
    assert.not.ok(praised(answer));
  });

  test(`${id}: adjusting asks first`, () => {
    const body = bodyOf(craft(id), type, with_(recipe, 0.1));
    assert.throws(
      () => adjust(craft(id), body, site),
      (error: unknown) =>
        error instanceof Refusal &&
        /^Primero hay que saber qué es «.*piedra lunar».*10 % de la receta/i.test(error.message),
    );
  });

  test(`${id}: up to its share nothing of that is said`, () => {
    const answer = balance(id, type, with_(recipe, 0.04));
    assert.not.ok(answer.warnings.some((text: string) => text.startsWith('No se reconoce el')));
    assert.ok(adviceOf(answer).every((text) => !text.startsWith('Primero hay que saber')));
  });
}

test('the nearest names are offered', () => {
  const answer = balance('cacao', 'negro', { pasta_cacao: 60, azucar: 30, 'mentucu de cacuo': 10 });
  assert.match(answer.warnings[0], /¿Querías decir «[^»]*[Cc]acao/);
});

test('a line with a role is known by it', () => {
  const answer = balance('panaderia', 'pan_comun', [
    { name: 'Harina', grams: 900 },
    { name: 'Zzz', grams: 100, role: 'harina' },
    { name: 'Agua', grams: 650 },
    { name: 'Sal', grams: 18 },
    { name: 'Levadura fresca', grams: 10 },
  ]);
  assert.not.ok(answer.warnings.some((text: string) => text.startsWith('No se reconoce el')));
});

test.run();
