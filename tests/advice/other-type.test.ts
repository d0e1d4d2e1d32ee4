// A mistaken type is told first, with the type that takes the recipe as it is, and nothing is taken apart; a slip of the scale is
// not a mistaken type, and neither is what no type takes.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unlessRefused } from '../../engine/index.ts';
import { balance, craft } from '../crafts/bench.ts';

const base = {
  'Leche entera': 620,
  'Nata 35 %': 150,
  Azúcar: 120,
  Dextrosa: 55,
  'Leche en polvo desnatada': 50,
  Neutro: 5,
};
const brioche = { 'Harina de fuerza': 500, Mantequilla: 250, Huevos: 300, Azúcar: 60, Sal: 10, 'Levadura fresca': 20 };
const mistaken: readonly [craftId: string, asked: string, recipe: Record<string, number>, told: string][] = [
  ['helado', 'sorbete_agua', base, 'base'],
  ['panaderia', 'pan_comun', brioche, 'brioche'],
  ['panaderia', 'centeno', { Harina: 1000, Agua: 620, Sal: 17, 'Levadura fresca': 15 }, 'pan_comun'],
  [
    'pasteleria',
    'genoise',
    { Clara: 200, 'Azúcar glas': 200, 'Harina de almendra': 100, Harina: 80, Mantequilla: 150 },
    'financier',
  ],
  ['pasteleria', 'masa_tarta', { Huevos: 200, Azúcar: 120, Harina: 120 }, 'genoise'],
  ['turron', 'alicante', { 'Avellana tostada': 650, Miel: 150, Azúcar: 170, Clara: 30 }, 'generico'],
  [
    'cacao',
    'negro',
    {
      'Pasta de cacao': 130,
      'Manteca de cacao': 230,
      'Leche en polvo entera': 220,
      Azúcar: 415,
      'Lecitina de soja': 5,
    },
    'leche',
  ],
];

for (const [id, asked, recipe, told] of mistaken)
  test(`${id}: what is asked for as ${asked} is told to be ${told}, and nothing else is to be done`, () => {
    const answer = balance(id, asked, recipe);
    const { label } = craft(id).types.get(told)!;
    const sentences: string[] = answer.suggestions ?? answer.score.motivos;
    assert.is(answer.betterType, told, sentences.join('\n'));
    assert.is(answer.type, asked);
    assert.ok(sentences.some((text) => text.includes(`«${label}»`)));
    assert.not.ok(
      sentences.some((text) => /\b(Cambia|Añade|Quita) /.test(text)),
      sentences.join('\n'),
    );
    const again = balance(id, told, recipe);
    assert.is(again.betterType, undefined);
  });

test('a recipe that its type refuses is told of which it is', () => {
  const ganache = { 'Chocolate negro 60 %': 300, 'Nata 35 %': 300, Mantequilla: 40 };
  const refused = unlessRefused(
    () => balance('pasteleria', 'genoise', ganache),
    (refusal) => refusal,
  );
  assert.is(refused.betterType, 'ganache_negro');
  assert.match(refused.message, /falta huevo\. Tal como está es «Ganache/);
});

const slips: readonly [why: string, craftId: string, asked: string, recipe: Record<string, number>][] = [
  ['a good recipe', 'panaderia', 'brioche', brioche],
  ['water weighed wrong', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 850, Sal: 18, 'Levadura fresca': 15 }],
  ['too much cream', 'pasteleria', 'ganache_negro', { 'Chocolate negro 60 %': 300, 'Nata 35 %': 900 }],
  ['what no type takes', 'helado', 'sorbete_agua', { 'Leche entera': 300, Azúcar: 700 }],
  ['what nobody knows', 'helado', 'sorbete_agua', { ...base, 'Polvos de la abuela': 400 }],
];

for (const [why, id, asked, recipe] of slips)
  test(`no other type is told of ${why}`, () => assert.is(balance(id, asked, recipe).betterType, undefined));

test.run();
