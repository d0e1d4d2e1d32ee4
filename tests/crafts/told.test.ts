// What no answer may say, whatever the craft: a claim of the law about what was not recognised, an end with more decimals
// than its figure, a claim beside its contrary.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, evaluate, evaluateWhole, round } from '../../engine/index.ts';
import { examples } from '../engine/recipes.ts';
import { type Answer, craft, site } from './bench.ts';
import { notThat } from './not-that.ts';

const textOf = (id: string, type: string, recipe: Record<string, number>): string =>
  JSON.stringify(evaluate(craft(id), bodyOf(craft(id), type, recipe), site));

const legal =
  /No puede (venderse|llamarse)|no puede llamarse|mínimo legal|exige al menos|pide al menos|por debajo del \d+ % que pide/;

const unknown: [id: string, type: string, recipe: Record<string, number>][] = [
  ['cacao', 'leche', { pasta_cacao: 60, manteca_cacao: 50, azucar: 526 }],
  ['cacao', 'cobertura', { azucar: 600, manteca_cacao: 50 }],
  ['helado', 'sorbete_agua', { agua: 600, sacarosa: 200, neutro_sorbetes: 4 }],
  ['helado', 'helado_crema', { agua: 600, sacarosa: 200, neutro_cremas: 4 }],
  ['turron', 'jijona', { miel: 150, azucar: 200, almendra_tostada: 100 }],
  ['turron', 'alicante', { miel: 150, azucar: 200, almendra_tostada: 100 }],
  ['conservas', 'confitura_extra', { fresa: 100, sacarosa: 500, zumo_limon: 20 }],
];

for (const [id, type, recipe] of unknown) {
  test(`${id}, ${type}: with a fifth of the weight unknown the first thing said is what is unknown, and nothing of the law`, () => {
    const known = Object.values(recipe).reduce((sum, grams) => sum + grams, 0);
    const body = bodyOf(craft(id), type, { ...recipe, Zurrapilla: known / 4 });
    const answer: Answer = evaluate(craft(id), body, site);
    const [first] = [...(answer.score?.motivos ?? []), ...(answer.suggestions ?? [])];
    assert.match(first, /^Primero hay que aclarar qué se entiende por zurrapilla/);
    assert.not.match(JSON.stringify(answer), legal);
    assert.match(textOf(id, type, recipe), legal, 'and it would be said of what is known');
  });
}

test('a bar of nothing but cocoa is no chocolate, and nothing beside says that it is', () => {
  const text = textOf('cacao', 'negro', { pasta_cacao: 950, manteca_cacao: 50 });
  assert.match(text, /no puede llamarse «chocolate»/);
  assert.not.match(text, /mención de calidad|Etiqueta: «cacao/);
});

test('no end has more decimals than its figure', () => {
  for (const { craft, name, body } of examples) {
    const { comparison } = evaluateWhole(craft, body, site).state;
    for (const { param, target, min, max } of comparison.outcomes) {
      if (target.minimum && min !== null) assert.is(min, round(min, param.decimals), `${name}: ${param.key}`);
      if (target.maximum && max !== null) assert.is(max, round(max, param.decimals), `${name}: ${param.key}`);
    }
  }
});

test('a guirlache without caramel falls apart: it has no class, and the grams that bind it are told', () => {
  const text = textOf('turron', 'guirlache', { almendra_tostada: 930, azucar: 70 });
  assert.match(text, /"almendras":1,"categoria":"Básico"/);
  assert.match(text, /la pieza se desmorona.*Falta azúcar: añade \d+ g/);
  assert.match(textOf('turron', 'guirlache', { almendra_tostada: 650, azucar: 350 }), /"almendras":3/);
});

test('bitter almond is known and warned of in every craft', () => {
  for (const [id, type] of [
    ['turron', 'mazapan'],
    ['pasteleria', 'financier'],
    ['helado', 'helado_crema'],
  ] as const)
    assert.match(
      textOf(id, type, { 'almendra amarga': 200, azúcar: 200, harina: 50, 'clara de huevo': 100 }),
      /cianhídrico/,
    );
});

for (const [id, type, recipe, said, right] of notThat) {
  test(`${id}, ${type}: ${said.source} is told, and not of what would be right`, () => {
    assert.match(textOf(id, type, recipe), said);
    assert.not.match(textOf(id, type, right), said);
  });
}

test('a jam that is too little sour says its pH once, and a quince jam short of fruit asks for quince', () => {
  const sour = textOf('conservas', 'mermelada_tradicional', { platano: 4000, sacarosa: 500 });
  assert.is(sour.split('pH estimado 5 (±0,5)').length, 2);
  const quince = textOf('conservas', 'confitura', { membrillo_fresco: 400, sacarosa: 900, agua: 300, zumo_limon: 20 });
  assert.match(quince, /Cambia \d+ g de agua por \d+ g de membrillo/);
});

test('dough too soft to be sheeted loses water, and never gets flour', () => {
  const text = textOf('panaderia', 'candeal', { harina_candeal: 1000, agua: 750, sal: 18, lev_fresca: 15 });
  assert.match(text, /Quita \d+ g de agua/);
  assert.not.match(text, /Añade \d+ g de harina/);
});

test.run();
