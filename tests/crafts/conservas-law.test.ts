// The names of the label of preserves at each figure of the law, and its mentions: just under, at, and just over.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, label } from '../../engine/index.ts';
import { craft, site } from './bench.ts';
import { jam as judged, legal } from './conservas-desk.ts';

type Recipe = Record<string, number>;

const conservas = craft('conservas');
const before = '2026-06-13';
const since = '2026-06-14';
const told = (type: string, recipe: Recipe, inputs: object, day = since) =>
  label(conservas, { ...bodyOf(conservas, type, recipe), ...inputs }, site, day);
const holds = (name: string, type: string, recipe: Recipe, inputs: object, day = since): boolean =>
  told(type, recipe, inputs, day).names.some(
    (one) => (one.name === name || one.name.startsWith(`${name} de `)) && one.holds,
  );
const says = (sentence: string, type: string, recipe: Recipe, inputs: object): boolean =>
  told(type, recipe, inputs).mentions.some(({ text }) => text === sentence);

const jam = { fresa: 700, sacarosa: 930, agua: 200 };
const light = { fresa: 700, sacarosa: 350, agua: 400 };
const seville = { naranja_amarga: 300, sacarosa: 950, agua: 600 };
const chestnut = { pure_castana: 500, sacarosa: 720, agua: 300 };

// Grams of fruit in a kilo of what is finished: the weight that leaves them.
// biome-ignore format: one threshold per line
const fruit: [article: string, name: string, type: string, recipe: Recipe, grams: number, least: number, day?: string][] = [
  ['RD 863/2003, anexo, 3.1', 'Confitura', 'confitura', jam, 700, 450],
  ['RD 863/2003, anexo, 3.1, hasta el 13-06-2026', 'Confitura', 'confitura', { fresa: 700, sacarosa: 1200, agua: 300 }, 700, 350, before],
  ['RD 863/2003, anexo, 3.2', 'Confitura extra', 'confitura_extra', jam, 700, 500],
  ['RD 863/2003, anexo, 3.2, hasta el 13-06-2026', 'Confitura extra', 'confitura_extra', jam, 700, 450, before],
  ['RD 863/2003, anexo, 3.3', 'Jalea', 'jalea', { zumo_manzana: 700, sacarosa: 900, agua: 200 }, 700, 450],
  ['RD 863/2003, anexo, 3.4', 'Jalea extra', 'jalea_extra', { zumo_manzana: 700, sacarosa: 850, agua: 100 }, 700, 500],
  ['RD 863/2003, anexo, 3.3, hasta el 13-06-2026', 'Jalea', 'jalea', { zumo_manzana: 700, sacarosa: 1200, agua: 300 }, 700, 350, before],
  ['RD 863/2003, anexo, 3.4, hasta el 13-06-2026', 'Jalea extra', 'jalea_extra', { zumo_manzana: 700, sacarosa: 930, agua: 100 }, 700, 450, before],
  ['RD 863/2003, anexo, 3.5', 'Marmalade', 'mermelada', seville, 300, 200],
  ['RD 863/2003, anexo, 3.7', 'Crema de castañas', 'crema_castanas', chestnut, 500, 380],
  ['RD 670/1990, anexo, 2.7', 'Mermelada extra', 'mermelada_tradicional', { fresa: 700, sacarosa: 650, agua: 300 }, 700, 500],
  ['RD 670/1990, anexo, 2.8', 'Mermelada', 'mermelada_tradicional', { fresa: 400, sacarosa: 560, agua: 500 }, 400, 300],
];
for (const [article, name, type, recipe, grams, least, day = since] of fruit) {
  test(`${article}: ${least} g of fruit per kilo for «${name}»`, () => {
    const at = (perKilo: number): boolean => holds(name, type, recipe, { peso_final: (1000 * grams) / perKilo }, day);
    assert.equal([least - 0.1, least, least + 0.1].map(at), [false, true, true]);
  });
}

// biome-ignore format: one threshold per line
const brix: [article: string, name: string, type: string, recipe: Recipe, at: [brix: number, holds: boolean][]][] = [
  ['RD 863/2003, anexo, 4.1', 'Confitura', 'confitura', { fresa: 1000, sacarosa: 800, agua: 400 }, [[59.9, false], [60, true], [60.1, true]]],
  ['RD 863/2003, anexo, 4.1', 'Jalea extra', 'jalea_extra', { zumo_manzana: 1000, sacarosa: 800 }, [[59.9, false], [60, true], [60.1, true]]],
  ['RD 863/2003, anexo, 4.1', 'Marmalade', 'mermelada', { ...seville, naranja_amarga: 500 }, [[59.9, false], [60, true], [60.1, true]]],
  ['RD 863/2003, anexo, 4.1', 'Crema de castañas', 'crema_castanas', { ...chestnut, pure_castana: 800 }, [[59.9, false], [60, true], [60.1, true]]],
  ['RD 670/1990, anexo, 2.7', 'Mermelada extra', 'mermelada_tradicional', light, [[39.9, false], [40, true], [40.1, true], [59.9, true], [60, false], [60.1, false]]],
  ['RD 670/1990, anexo, 2.8', 'Mermelada', 'mermelada_tradicional', light, [[39.9, false], [40, true], [40.1, true], [59.9, true], [60, false], [60.1, false]]],
];
for (const [article, name, type, recipe, at] of brix) {
  test(`${article}: °Brix of «${name}»`, () => {
    for (const [brix_final, expected] of at)
      assert.is(holds(name, type, recipe, { brix_final }), expected, `${brix_final} °Brix`);
  });
}

test('RD 863/2003, anexo, 3.5: 75 g of endocarp per kilo for «Marmalade»', () => {
  const at = (zumo_naranja: number): boolean =>
    holds(
      'Marmalade',
      'mermelada',
      { ralladura_naranja: 250, zumo_naranja, agua: 600, sacarosa: 650 },
      { peso_final: 1000 },
    );
  assert.equal([74.9, 75, 75.1].map(at), [false, true, true]);
});

test('RD 863/2003, anexo, 6.6: nothing that is not authorised, not a gram', () => {
  const at = (gelatina: number): boolean => holds('Confitura', 'confitura', { ...jam, gelatina }, { brix_final: 64 });
  assert.equal([0, 0.5, 1].map(at), [true, false, false]);
});

// The balance itself, not the label.
const reduced = (sugars: number, more: object = {}) => {
  const recipe = { fresa: 700, sacarosa: 400 };
  const { azucares } = judged('confitura', recipe, { peso_final: 1000 }).figures;
  return judged('confitura', recipe, { peso_final: (1000 * azucares) / sugars, ...more });
};
test('RD 863/2003, anexo, 4.1: under 60 °Brix with 42 g of sugars in 100 g at most, where the jar says reduced', () => {
  const lacksBrix = (sugars: number, more: object): boolean =>
    legal(reduced(sugars, more)).some((text) => /60/.test(text));
  const jar = { reducido_azucar: 1 };
  assert.equal(
    [41.9, 42, 42.1].map((sugars) => lacksBrix(sugars, jar)),
    [false, false, true],
  );
  assert.ok(lacksBrix(41.9, {}) && lacksBrix(41.9, { ...jar, date: before }));
});

test('RD 863/2003, anexo, 4.1: that the jar may say it is told up to 42 g of sugars and under 60 °Brix', () => {
  const isTold = ({ score }: ReturnType<typeof judged>): boolean =>
    score.motivos.some((text: string) => /«contenido reducido de azúcar»/.test(text));
  assert.equal(
    [41.9, 42, 42.1].map((sugars) => isTold(reduced(sugars))),
    [true, true, false],
  );
  const polydextrose = { fresa: 700, sacarosa: 200, polidextrosa: 300 };
  const at = (brix_final: number): boolean => isTold(judged('confitura', polydextrose, { brix_final }));
  assert.equal([59.9, 60, 60.1].map(at), [true, false, false]);
});

test('Reg. (UE) 1169/2011, anexo III, 2.4: the laxative sentence over 10 % of added polyols, not at it', () => {
  const at = (share: number): boolean =>
    says(
      'Un consumo excesivo puede tener efectos laxantes.',
      'confitura',
      { fresa: 500, sacarosa: 500, maltitol: 10 * share },
      {
        peso_final: 1000,
      },
    );
  assert.equal([9.9, 10, 10.1].map(at), [false, false, true]);
});

test('Reg. (UE) 1169/2011, anexo II, 12: sulphites over 10 mg of SO₂ per kilo, not at it', () => {
  const { rows, columns } = conservas;
  const so2 = rows.get('metabisulfito')!.values[columns.find(({ key }) => key === 'so2')!.index]! / 100;
  const at = (milligrams: number): boolean =>
    says(
      'Sulfitos, destacados en la lista de ingredientes.',
      'confitura',
      { fresa: 500, sacarosa: 600, metabisulfito: milligrams / 1000 / so2 },
      {
        peso_final: 1000,
      },
    );
  assert.equal([9.9, 10, 10.1].map(at), [false, false, true]);
  const warned = (milligrams: number): boolean =>
    judged(
      'confitura',
      { fresa: 500, sacarosa: 600, metabisulfito: milligrams / 1000 / so2 },
      { peso_final: 1000 },
    ).warnings.some((text: string) => /^Lleva sulfitos/.test(text));
  assert.equal([9.9, 10, 10.1].map(warned), [false, false, true]);
});

test.run();
