// The law of cocoa and chocolate (RD 1055/2003, RD 823/1990): every threshold met at its figure and failed a hundredth away,
// with its article, in the judgement and in the names of the label.
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, label } from '../../engine/index.ts';
import { craft, site } from './bench.ts';
import {
  dark,
  type Item,
  judge,
  leche,
  milk,
  negro,
  nutty,
  nuttyMilk,
  own,
  type Recipe,
  reasons,
  warnings,
  white,
} from './cacao-masses.ts';

// ——— The law: each threshold by its article, met at the figure and failed one hundredth away ———

type Threshold = [
  article: string,
  type: string,
  meets: Record<string, number>,
  fails: Record<string, number>,
  says: string,
];
// biome-ignore format: one case per line
const thresholds: Threshold[] = [
  ['1.6.a', 'negro', { ...dark, cacaoSeco: 14, manteca: 21 }, { ...dark, cacaoSeco: 14, manteca: 20.99 }, 'chocolate»: cacao 34,99 %, mínimo legal 35 %'],
  ['1.6.a', 'negro', { ...dark, manteca: 18 }, { ...dark, manteca: 17.99 }, 'chocolate»: manteca de cacao 17,99 %, mínimo legal 18 %'],
  ['1.6.a', 'negro', { ...dark, cacaoSeco: 14 }, { ...dark, cacaoSeco: 13.99 }, 'chocolate»: cacao seco desgrasado 13,99 %, mínimo legal 14 %'],
  ['1.6.a', 'bean_to_bar', { ...dark, cacaoSeco: 14 }, { ...dark, cacaoSeco: 13.99 }, 'chocolate»: cacao seco desgrasado 13,99 %, mínimo legal 14 %'],
  ['1.6.b.2.º', 'cobertura', { ...dark, cacaoSeco: 4, manteca: 31 }, { ...dark, cacaoSeco: 3.99, manteca: 31 }, 'cobertura de chocolate»: cacao 34,99 %, mínimo legal 35 %'],
  ['1.6.b.2.º', 'cobertura', { ...dark, manteca: 31 }, { ...dark, manteca: 30.99 }, 'cobertura de chocolate»: manteca de cacao 30,99 %, mínimo legal 31 %'],
  ['1.6.b.2.º', 'cobertura', { ...dark, cacaoSeco: 2.5, manteca: 40 }, { ...dark, cacaoSeco: 2.49, manteca: 40 }, 'cobertura de chocolate»: cacao seco desgrasado 2,49 %, mínimo legal 2,5 %'],
  ['1.7.a', 'leche', { ...milk, cacaoSeco: 5, manteca: 20 }, { ...milk, cacaoSeco: 5, manteca: 19.99 }, 'chocolate con leche»: cacao 24,99 %, mínimo legal 25 %'],
  ['1.7.a', 'leche', { ...milk, grasaLactea: 4, solidosLacteos: 10 }, { ...milk, grasaLactea: 4, solidosLacteos: 9.99 }, 'chocolate con leche»: lácteos 13,99 %, mínimo legal 14 %'],
  ['1.7.a', 'leche', { ...milk, cacaoSeco: 2.5 }, { ...milk, cacaoSeco: 2.49 }, 'chocolate con leche»: cacao seco desgrasado 2,49 %, mínimo legal 2,5 %'],
  ['1.7.a', 'leche', { ...milk, grasaLactea: 3.5 }, { ...milk, grasaLactea: 3.49 }, 'chocolate con leche»: grasa láctea 3,49 %, mínimo legal 3,5 %'],
  ['1.7.a', 'leche', { ...milk, cacaoSeco: 8, manteca: 19 }, { ...milk, cacaoSeco: 8, manteca: 18.99 }, 'chocolate con leche»: grasa total (manteca y láctea) 24,99 %, mínimo legal 25 %'],
  ['1.7.a', 'bean_to_bar', { ...milk, grasaLactea: 3.5 }, { ...milk, grasaLactea: 3.49 }, 'chocolate con leche»: grasa láctea 3,49 %, mínimo legal 3,5 %'],
  ['1.7.b.2.º', 'cobertura', { ...milk, manteca: 25 }, { ...milk, manteca: 24.99 }, 'cobertura de chocolate con leche»: grasa total (manteca y láctea) 30,99 %, mínimo legal 31 %'],
  ['1.9', 'blanco', { ...white, manteca: 20 }, { ...white, manteca: 19.99 }, 'chocolate blanco»: manteca de cacao 19,99 %, mínimo legal 20 %'],
  ['1.9', 'blanco', { ...white, solidosLacteos: 8 }, { ...white, solidosLacteos: 7.99 }, 'chocolate blanco»: lácteos 13,99 %, mínimo legal 14 %'],
  ['1.9', 'blanco', { ...white, grasaLactea: 3.5 }, { ...white, grasaLactea: 3.49 }, 'chocolate blanco»: grasa láctea 3,49 %, mínimo legal 3,5 %'],
  ['1.9', 'bean_to_bar', { ...white, manteca: 20 }, { ...white, manteca: 19.99 }, 'chocolate blanco»: manteca de cacao 19,99 %, mínimo legal 20 %'],
  ['1.9', 'cobertura', { ...white, solidosLacteos: 8 }, { ...white, solidosLacteos: 7.99 }, 'chocolate blanco»: lácteos 13,99 %, mínimo legal 14 %'],
  ['1.7.b.2.º', 'cobertura', { ...white, manteca: 25 }, { ...white, manteca: 24.99 }, 'chocolate blanco»: grasa total (manteca y láctea) 30,99 %, mínimo legal 31 % (por analogía'],
  ['1.6.b.3.º', 'gianduja', { ...nutty, manteca: 17 }, { ...nutty, manteca: 16.99 }, 'chocolate con avellanas gianduja»: cacao 31,99 %, mínimo legal 32 %'],
  ['1.6.b.3.º', 'gianduja', { ...nutty, cacaoSeco: 8, manteca: 26 }, { ...nutty, cacaoSeco: 7.99, manteca: 26 }, 'gianduja»: cacao seco desgrasado 7,99 %, mínimo legal 8 %'],
  ['1.6.b.3.º', 'gianduja', { ...nutty, avellana: 20 }, { ...nutty, avellana: 19.99 }, 'gianduja»: avellana molida 19,99 %, mínimo legal 20 % ('],
  ['1.6.b.3.º', 'gianduja', { ...nutty, frutoSeco: 40, avellana: 40 }, { ...nutty, frutoSeco: 41, avellana: 40.01 }, 'gianduja»: avellana molida 40,01 %, máximo legal 40 % ('],
  ['1.6.b.3.º', 'gianduja', { ...nutty, frutoSeco: 60 }, { ...nutty, frutoSeco: 60.01 }, 'gianduja»: frutos secos 60,01 %, máximo legal 60 %'],
  ['1.7.a', 'gianduja', { ...nuttyMilk, manteca: 20 }, { ...nuttyMilk, manteca: 19.99 }, 'chocolate con leche con avellanas gianduja»: cacao 24,99 %, mínimo legal 25 %'],
  ['1.7.a', 'gianduja', { ...nuttyMilk, cacaoSeco: 2.5, manteca: 23 }, { ...nuttyMilk, cacaoSeco: 2.49, manteca: 23 }, 'gianduja»: cacao seco desgrasado 2,49 %, mínimo legal 2,5 %'],
  ['1.7.b.3.º', 'gianduja', { ...nuttyMilk, solidosLacteos: 7 }, { ...nuttyMilk, solidosLacteos: 6.99 }, 'gianduja»: lácteos 9,99 %, mínimo legal 10 %'],
  ['1.7.b.3.º', 'gianduja', { ...nuttyMilk, avellana: 15 }, { ...nuttyMilk, avellana: 14.99 }, 'gianduja»: avellana molida 14,99 %, mínimo legal 15 % ('],
  ['1.7.b.3.º', 'gianduja', { ...nuttyMilk, frutoSeco: 40, avellana: 40 }, { ...nuttyMilk, frutoSeco: 41, avellana: 40.01 }, 'gianduja»: avellana molida 40,01 %, máximo legal 40 % ('],
  ['1.7.b.3.º', 'gianduja', { ...nuttyMilk, frutoSeco: 60 }, { ...nuttyMilk, frutoSeco: 60.01 }, 'gianduja»: frutos secos 60,01 %, máximo legal 60 %'],
];
for (const [article, type, meets, fails, says] of thresholds) {
  test(`RD 1055/2003, ap. ${article}, ${type}: ${says}`, () => {
    const legal = judge(type, own(meets)).score;
    assert.is(legal.cumpleDenominacion, true, legal.motivos.join('\n'));
    const illegal = judge(type, own(fails)).score;
    assert.is(illegal.cumpleDenominacion, false);
    assert.is(illegal.medalla, 'bronze');
    const sentence = illegal.motivos.find(
      (text: string) => text.includes(`No puede venderse como «`) && text.includes(says),
    );
    assert.ok(sentence, illegal.motivos.join('\n'));
    assert.ok(sentence.includes(`RD 1055/2003, ap. `) && sentence.includes(article), sentence);
    assert.is(
      illegal.motivos.filter((text: string) => text.startsWith('No puede venderse')).length,
      1,
      'solo falla ese límite',
    );
  });
}

const bars = ['negro', 'leche', 'blanco', 'cobertura', 'bean_to_bar'];
test('RD 1055/2003, ap. 2.1: vegetable fat up to 5 % of the chocolate part, outside bombon', () => {
  const recipe = (fat: number): Recipe => [
    ...own(dark).map((item) => ({ ...item, peso: 100 - fat })),
    { ingrediente: 'grasa_vegetal_cbe', peso: fat },
  ];
  for (const type of ['negro', 'bean_to_bar']) {
    assert.is(judge(type, recipe(5)).score.cumpleDenominacion, true, type);
    assert.ok(
      reasons(type, recipe(5.01)).some((text) =>
        text.includes('grasas vegetales 5,01 %, máximo legal 5 % (RD 1055/2003, ap. 2.1)'),
      ),
      type,
    );
  }
  assert.is(judge('bombon', { cob_negra: 60, nata: 30, grasa_vegetal_cbe: 10 }).score.cumpleDenominacion, true);
});

test('RD 1055/2003, ap. 2.2: an oil outside the six fats is a legal failure, but not in a filling', () => {
  for (const oil of ['aceite_coco', 'aceite_girasol', 'aceite_oliva', 'aceite_avellana']) {
    for (const type of [...bars, 'gianduja']) {
      const { score } = judge(type, { cob_negra: 99, [oil]: 1 });
      assert.is(score.cumpleDenominacion, false, `${oil} en ${type}`);
      assert.ok(
        score.motivos.some((text: string) =>
          text.includes('aceites no autorizados 1 %, máximo legal 0 % (RD 1055/2003, ap. 2.2)'),
        ),
      );
      assert.ok(
        score.motivos.some((text: string) =>
          text.endsWith(
            ': no está entre las seis grasas vegetales autorizadas; el producto no puede llamarse chocolate.',
          ),
        ),
      );
    }
    const filling = judge('bombon', { cob_negra: 60, nata: 30, [oil]: 10 }).score;
    assert.is(filling.cumpleDenominacion, true);
    assert.not(filling.motivos.some((text: string) => text.includes('seis grasas')));
  }
});

test('RD 1055/2003, ap. 3.1: other foods up to 40 % of a bar; the 60 % of gianduja is its own', () => {
  const bar = (nuts: number): Recipe => ({ cob_negra: 100 - nuts, almendra_tostada: nuts });
  assert.is(judge('negro', bar(40)).score.cumpleDenominacion, true);
  assert.ok(
    reasons('negro', bar(40.01)).some((text) =>
      text.includes('otras sustancias comestibles 40,01 %, máximo legal 40 % (RD 1055/2003, ap. 3.1)'),
    ),
  );
  assert.is(
    judge('gianduja', { cob_negra: 45, avellana_tostada: 35, almendra_tostada: 20 }).score.cumpleDenominacion,
    true,
  );
});

test('RD 1055/2003, ap. 3.1.2.º: no flour or starch; ap. 1.11 and 1.12 offer the cup', () => {
  const cup = (starch: number, mass = 45): Recipe => ({
    pasta_cacao: mass,
    azucar: 100 - mass - starch,
    almidon: starch,
  });
  assert.ok(
    reasons('negro', cup(1)).some((text) =>
      text.includes('harina o almidón 1 %, máximo legal 0 % (RD 1055/2003, ap. 3.1.2.º)'),
    ),
  );
  assert.ok(
    warnings('negro', cup(1)).includes(
      'Con harina o almidón: denomínalo «chocolate a la taza» (máx. 8 %) o «familiar a la taza» (máx. 18 %).',
    ),
  );
  const which = (recipe: Recipe): string[] =>
    warnings('negro', recipe).flatMap((text) => /ap\. (1\.1[12])/.exec(text)?.[1] ?? []);
  assert.equal(which(cup(8)), ['1.11']);
  assert.equal(which(cup(8.01)), ['1.12']);
  assert.equal(which(cup(18)), ['1.12']);
  assert.equal(which(cup(18.01)), []);
  assert.equal(which(cup(8, 34.9)), ['1.12']);
  assert.equal(which(cup(0)), []);
});

test('RD 1055/2003, ap. 1.6.b.1.º: flakes and vermicelli need 32, 12 and 14', () => {
  const offered = (values: Record<string, number>): boolean =>
    warnings('negro', own(values)).some((text) => text.includes('ap. 1.6.b.1.º'));
  assert.ok(offered({ cacaoSeco: 14, manteca: 18, azucar: 68 }));
  assert.not(offered({ cacaoSeco: 14, manteca: 17.99, azucar: 68 }));
  assert.ok(offered({ cacaoSeco: 20, manteca: 12, azucar: 68 }));
  assert.not(offered({ cacaoSeco: 20.01, manteca: 11.99, azucar: 68 }));
  assert.not(offered({ cacaoSeco: 13.99, manteca: 18.5, azucar: 67 }));
  assert.not(offered(dark), 'lo que ya es chocolate no necesita otro nombre');
});

test('RD 1055/2003, ap. 1.8: family milk chocolate, 20, 20, 2.5, 5 and 25', () => {
  const family = { cacaoSeco: 2.5, manteca: 20, grasaLactea: 5, solidosLacteos: 15, azucar: 57 };
  const offered = (values: Record<string, number>): boolean =>
    warnings('leche', own({ ...family, ...values })).some((text) => text.includes('ap. 1.8'));
  assert.ok(offered({}));
  const short: Record<string, number>[] = [
    { cacaoSeco: 2.49 },
    { solidosLacteos: 14.99 },
    { grasaLactea: 4.99, solidosLacteos: 16 },
    { manteca: 19.99 },
    { manteca: 17.49, grasaLactea: 9 },
  ];
  for (const values of short) {
    assert.not(offered(values), JSON.stringify(values));
  }
  assert.not(offered({ manteca: 25 }), 'con 27,5 % de cacao ya es chocolate con leche');
});

test('RD 1055/2003, ap. 1.7.c: skimmed milk up to 1 % of milk fat, cream from 5.5 %', () => {
  const skim = { cacaoSeco: 6, manteca: 27, grasaLactea: 1, solidosLacteos: 18, azucar: 48 };
  const offers = (values: Record<string, number>, name: string): boolean =>
    warnings('leche', own(values)).some((text) => text.includes(name));
  assert.ok(offers(skim, '«chocolate con leche desnatada»'));
  assert.not(offers({ ...skim, grasaLactea: 1.01 }, '«chocolate con leche desnatada»'));
  assert.ok(offers({ ...milk, grasaLactea: 5.5 }, '«chocolate con nata»'));
  assert.not(offers({ ...milk, grasaLactea: 5.49 }, '«chocolate con nata»'));
});

test('RD 1055/2003, ap. 1.13: a filling short of chocolate says how much shell it needs', () => {
  const filling = (chocolate: number): Recipe => ({ cob_negra: chocolate, glucosa: 20, nata: 80 - chocolate });
  const said = (chocolate: number): string | undefined =>
    reasons('bombon', filling(chocolate)).find((text) => text.startsWith('El relleno lleva un'));
  assert.is(said(25), undefined);
  assert.is(
    said(22),
    'El relleno lleva un 22 % de chocolate: con al menos 4 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.',
  );
  assert.is(
    said(21.9),
    'El relleno lleva un 21,9 % de chocolate: con al menos 5 g de baño o cáscara por cada 100 g de relleno llega al 25 % legal.',
  );
  assert.is(judge('bombon', filling(10)).score.cumpleDenominacion, true);
});

test('sugar counts as chocolate up to 65/35 of its cocoa', () => {
  assert.is(judge('bombon', { pasta_cacao: 7, azucar: 13, nata: 80 }).params.pctChocolate, 20);
  assert.is(judge('bombon', { pasta_cacao: 7, azucar: 30, nata: 63 }).params.pctChocolate, 20);
});

/** What holds water seizes a bar, and 16 % of salt or coffee is no dose. */
const medals: Record<string, string> = { licor_40: 'bronze', agua: 'bronze', sal: 'silver', cafe: 'silver' };

test('legal basis: nuts, praline, fruit, spirits and the rest do not dilute the chocolate', () => {
  for (const extra of [
    'almendra_tostada',
    'praline_avellana',
    'naranja_confitada',
    'licor_40',
    'sal',
    'cafe',
    'agua',
  ]) {
    const { score, warnings: said, params } = judge('negro', { ...negro, [extra]: 20 });
    assert.is(score.medalla, medals[extra] ?? 'gold', extra);
    assert.ok(
      said.some((text: string) =>
        text.startsWith(
          'Parte de chocolate (83,33 % del total): cacao 68 %, manteca 40,4 %, grasa total 40,4 %, azúcar 31,5 %, lácteos 0 %.',
        ),
      ),
      extra,
    );
    assert.ok(params.cacaoTotal < 57, extra);
  }
  assert.not(warnings('negro', negro).some((text) => text.startsWith('Parte de chocolate')));
});

test('only nuts and sweets: every legal value is 0 and the name is lost', () => {
  const { score } = judge('negro', { praline_avellana: 100 });
  assert.is(score.medalla, 'bronze');
  assert.ok(
    score.motivos.some((text: string) => text.includes('cacao 0 %, mínimo legal 35 % (RD 1055/2003, ap. 1.6.a)')),
  );
});

// ——— Quality mention and label (ap. 6.d and 6.g) ———

test('RD 1055/2003, ap. 6.g: quality mention at its figures and not below', () => {
  // biome-ignore format: one case per line
  const table: [string, Record<string, number>, Record<string, number>, string][] = [
    ['negro', { cacaoSeco: 17, manteca: 26, azucar: 57 }, { cacaoSeco: 17, manteca: 25.99, azucar: 57 }, '43 % de cacao y 26 % de manteca'],
    ['bean_to_bar', { cacaoSeco: 17, manteca: 26, azucar: 57 }, { cacaoSeco: 16.99, manteca: 26, azucar: 57 }, '43 % de cacao y 26 % de manteca'],
    ['leche', { ...milk, cacaoSeco: 5, manteca: 25, grasaLactea: 4.5, solidosLacteos: 13.5 }, { ...milk, cacaoSeco: 5, manteca: 25, grasaLactea: 4.5, solidosLacteos: 13.49 }, '30 % de cacao, 18 % de lácteos y 4,5 % de grasa láctea'],
    ['leche', { ...milk, grasaLactea: 4.5 }, { ...milk, grasaLactea: 4.49 }, '30 % de cacao, 18 % de lácteos y 4,5 % de grasa láctea'],
    ['leche', { ...milk, manteca: 25 }, { ...milk, manteca: 24.99 }, '30 % de cacao, 18 % de lácteos y 4,5 % de grasa láctea'],
    ['cobertura', { cacaoSeco: 16, manteca: 36, azucar: 48 }, { cacaoSeco: 15.99, manteca: 36, azucar: 48 }, '16 % de cacao seco desgrasado'],
  ];
  for (const [type, meets, misses, figures] of table) {
    const text = `Puede llevar mención de calidad (${figures}).`;
    assert.ok(warnings(type, own(meets)).includes(text), `${type} ${figures}`);
    assert.not(
      warnings(type, own(misses)).some((said) => said.startsWith('Puede llevar mención')),
      `${type} ${figures}`,
    );
  }
  for (const type of ['blanco', 'gianduja', 'bombon']) {
    assert.not(
      warnings(type, { cob_negra: 60, avellana_tostada: 30 }).some((said) => said.startsWith('Puede llevar mención')),
      type,
    );
  }
});

test('RD 1055/2003, ap. 6.d: «cacao: x % mínimo», never rounded up, never on white or fillings', () => {
  const label = (type: string, recipe: Recipe): string | undefined =>
    warnings(type, recipe).find((text) => text.startsWith('Etiqueta: «cacao'));
  assert.is(label('negro', own({ cacaoSeco: 30, manteca: 39.99, azucar: 30 })), 'Etiqueta: «cacao: 69 % mínimo».');
  assert.is(label('bean_to_bar', { pasta_cacao: 70, azucar: 30 }), 'Etiqueta: «cacao: 70 % mínimo».');
  assert.is(label('leche', leche), 'Etiqueta: «cacao: 40 % mínimo».');
  assert.is(label('cobertura', { cob_negra: 1 }), 'Etiqueta: «cacao: 60 % mínimo».');
  assert.is(label('gianduja', { cob_negra: 60, avellana_tostada: 30, azucar: 10 }), 'Etiqueta: «cacao: 51 % mínimo».');
  assert.is(label('blanco', { cob_blanca: 1 }), undefined);
  assert.is(label('cobertura', { cob_blanca: 1 }), undefined);
  assert.is(label('bombon', { cob_negra: 60, nata: 40 }), undefined);
  assert.is(label('negro', { azucar: 90, pasta_cacao: 10 }), undefined, 'sin denominación no hay etiqueta');
});

test('RD 1055/2003, ap. 1.7 to 1.9: whey is no milk', () => {
  const bar = (whey: number): Recipe => ({
    pasta_cacao: 16,
    manteca_cacao: 24,
    azucar: 40,
    leche_entera_polvo: 20 - whey,
    suero_polvo: whey,
  });
  assert.is(judge('leche', bar(4)).score.cumpleDenominacion, true);
  assert.is(judge('leche', bar(8)).score.cumpleDenominacion, false);
  assert.ok(
    reasons('leche', bar(20)).some((text) => text.includes('lácteos 0 %, mínimo legal 14 % (RD 1055/2003, ap. 1.7.a)')),
  );
});

test('RD 1055/2003, ap. 1.6: without sugars it is no chocolate', () => {
  assert.is(judge('negro', { pasta_cacao: 100 }).score.cumpleDenominacion, false);
  assert.is(judge('negro', { pasta_cacao: 99.99, azucar: 0.01 }).score.cumpleDenominacion, true);
  const pure = judge('bean_to_bar', { nibs: 100 });
  assert.equal([pure.score.variante, pure.score.medalla], ['pura', 'gold']);
  assert.ok(pure.warnings.some((text: string) => text.includes('«pasta de cacao»')));
});

test('RD 1055/2003, ap. 3.1.1.º: animal fat that is not of milk, none', () => {
  assert.is(judge('negro', { ...negro, manteca_cerdo: 0.1 }).score.cumpleDenominacion, false);
  assert.is(judge('leche', { ...leche, manteca_anhidra: 2 }).score.cumpleDenominacion, true);
});

test('RD 1055/2003, ap. 2.2: coconut oil only for ice cream', () => {
  const body = { pasta_cacao: 60, azucar: 36, aceite_coco: 4 };
  assert.is(judge('negro', body).score.cumpleDenominacion, false);
  const ingredients = Object.entries(body).map(([ingrediente, peso]) => ({ ingrediente, peso }));
  const frozen = evaluate(craft('cacao'), { type: 'negro', para_helado: 1, ingredients }, site);
  assert.is((frozen.score as unknown as { cumpleDenominacion: boolean }).cumpleDenominacion, true);
});

test('Reglamento (CE) 1333/2008, 05.1: PGPR up to 0.5 %', () => {
  const bar = (pgpr: number): Recipe => ({ pasta_cacao: 60, manteca_cacao: 8, azucar: 32 - pgpr, pgpr });
  assert.is(judge('negro', bar(0.5)).score.cumpleDenominacion, true);
  assert.is(judge('negro', bar(0.51)).score.cumpleDenominacion, false);
});

test('RD 1055/2003, ap. 1.6.b.3.º: only ground hazelnut is the 20 to 40 %; whole nuts add up to 60 %', () => {
  const mix = (ground: number, entire: number): Recipe => ({
    pasta_avellana: ground,
    'avellana tostada (entera)': entire,
    cob_negra: 100 - ground - entire,
  });
  assert.is(judge('gianduja', mix(20, 40)).score.cumpleDenominacion, true);
  assert.is(judge('gianduja', mix(20, 40.01)).score.cumpleDenominacion, false);
  assert.is(judge('gianduja', mix(19.99, 20)).score.cumpleDenominacion, false);
  assert.is(judge('gianduja', mix(40.01, 0)).score.cumpleDenominacion, false);
});

test('RD 1055/2003, ap. 1.13: loose cocoa butter is no chocolate, the coating is', () => {
  const { pctChocolate } = judge('bombon', { cob_negra: 20, manteca_cacao: 20, nata: 60 }).params;
  assert.is(pctChocolate, 20);
  assert.is(judge('bombon', { praline_avellana: 75, 'cob_negra (baño)': 25 }).params.pctChocolate, 25);
});

test('RD 1055/2003, ap. 1.4 and 1.5: 32 and 25 % of cocoa powder', () => {
  const name = (cacao_polvo: number): string => {
    const { score } = judge('polvo', { cacao_polvo, azucar: 100 - cacao_polvo });
    return score.cumpleDenominacion ? score.variante : '';
  };
  assert.equal([32, 31.99, 25, 24.99].map(name), ['chocolate', 'azucarado', 'azucarado', '']);
});

test('RD 1055/2003, ap. 1.11 and 1.12: the cup as a type of its own; 18.01 is neither', () => {
  const name = (almidon: number): string => {
    const { score } = judge('taza', { pasta_cacao: 40, azucar: 60 - almidon, almidon });
    return score.cumpleDenominacion ? score.variante : '';
  };
  assert.equal([8, 8.01, 18, 18.01].map(name), ['taza', 'familiar', 'familiar', '']);
});

test('Reglamento (UE) 1169/2011, anexo III: sweeteners in place of sugars, beside them, as humectant, and over 10 %', () => {
  const said = (type: string, recipe: Recipe): string =>
    warnings(type, recipe).find((text) => text.includes('polioles')) ?? '';
  assert.match(said('negro', { pasta_cacao: 60, manteca_cacao: 10, maltitol: 30 }), /«con edulcorantes».*laxantes/);
  assert.match(
    said('negro', { pasta_cacao: 60, manteca_cacao: 10, azucar: 20, maltitol: 10 }),
    /«con azúcares y edulcorantes» en la denominación\.$/,
  );
  assert.is(said('bombon', { cob_negra: 60, nata: 30, sorbitol: 5 }), '', 'a humectant is no sweetener');
  assert.match(said('bombon', { cob_negra: 50, nata: 30, sorbitol: 15 }), /laxantes/);
});

test('temper: equivalents of cocoa butter do not lower it, and ruby has its own', () => {
  const temper = (type: string, recipe: Recipe) => judge(type, recipe).score.temple;
  assert.equal(temper('negro', { pasta_cacao: 60, azucar: 36, grasa_vegetal_cbe: 4 }), temper('negro', negro));
  const ruby = { fundir: [40, 45], enfriar: [26, 27], trabajar: [28.5, 29.5] };
  assert.equal(temper('cobertura', { cob_ruby: 100 }), ruby);
  assert.equal(temper('bombon', { cob_ruby: 60, nata: 40 }), ruby);
});

test('a cooked filling is judged by its weight or its Brix', () => {
  const caramel = [
    { ingrediente: 'azucar', peso: 300 },
    { ingrediente: 'glucosa', peso: 150 },
    { ingrediente: 'nata', peso: 400 },
    { ingrediente: 'mantequilla', peso: 60 },
  ];
  const at = (inputs: object) =>
    evaluate(craft('cacao'), { type: 'bombon', ...inputs, ingredients: caramel }, site) as unknown as {
      params: Record<string, number>;
      score: { aw: number };
    };
  const raw = at({});
  const cooked = at({ peso_final: 670 });
  assert.ok(raw.params.humedad! > 28 && cooked.params.humedad! < 7);
  assert.ok(cooked.score.aw < raw.score.aw);
  assert.is(at({ brix: 90 }).params.humedad, 10);
  assert.is(at({ brix: 90 }).params.puntoCaramelo, 117);
});

// ——— Names of the label ———

interface LegalName {
  name: string;
  law: string;
  types: string[];
  needs: string[];
}
const { names } = JSON.parse(readFileSync(new URL('../../crafts/cacao/label.json', import.meta.url), 'utf8')) as {
  names: LegalName[];
};
const named = (type: string, recipe: Item[]): Map<string, boolean> =>
  new Map(
    label(craft('cacao'), { type, ingredients: recipe }, site, '2026-11-15').names.map(({ name, holds }) => [
      name,
      holds,
    ]),
  );

type Point = { csd: number; manteca: number; gl: number; snl: number };
/** Sugar whose sheet says what is asked, as a caller with a data sheet would write it. */
const sheet = ({ csd, manteca, gl, snl }: Point): Item[] => [
  {
    ingrediente: 'azucar',
    peso: 100,
    cacaoSeco: csd,
    manteca,
    grasaLactea: gl,
    solidosLacteos: snl,
    azucar: 100 - csd - manteca - gl - snl,
    precio: 1,
  },
];
const measures = ['cacao', 'manteca', 'csd', 'lacteos', 'grasaLactea', 'grasaTotal'];

for (const { name, law, types, needs } of names.filter(
  ({ types: of, needs: asked }) =>
    of[0] === 'negro' && !asked.some((text) => /^(polvo|harina >|grasaVegetal >|dulces =)/.test(text)),
)) {
  const bounds = new Map(
    needs.flatMap((text) => {
      const [, figure, sign, bound] = /^(\w+) (>=|<=|>|=) ([\d.]+)$/.exec(text)!;
      return measures.includes(figure!) && sign === '>=' ? [[figure!, Number(bound)] as const] : [];
    }),
  );
  const skimmed = needs.includes('grasaLactea <= 1');
  const least = (figure: string): number => bounds.get(figure) ?? 0;
  const gl = skimmed ? 1 : least('grasaLactea');
  const snl = Math.max(0, least('lacteos') - gl);
  const butter = Math.max(least('manteca'), least('grasaTotal') - gl);
  const roomy = { csd: Math.max(least('csd'), least('cacao') - butter), manteca: butter, gl, snl };
  const tight: Record<string, Point> = {
    cacao: roomy,
    manteca: {
      ...roomy,
      manteca: least('manteca'),
      csd: Math.max(least('csd'), least('cacao') - least('manteca')),
      gl: Math.max(gl, least('grasaTotal') - least('manteca')),
    },
    csd: { ...roomy, csd: least('csd'), manteca: Math.max(butter, least('cacao') - least('csd')) },
    lacteos: roomy,
    grasaLactea: { ...roomy, manteca: butter + 1, snl: snl + 1 },
    grasaTotal: roomy,
  };
  const away: Record<string, (at: Point) => Point> = {
    cacao: (at) => (at.csd > least('csd') ? { ...at, csd: at.csd - 0.02 } : { ...at, manteca: at.manteca - 0.02 }),
    manteca: (at) => ({ ...at, manteca: at.manteca - 0.02, csd: at.csd + 0.02, gl: at.gl + 0.02 }),
    csd: (at) => ({ ...at, csd: at.csd - 0.02, manteca: at.manteca + 0.02 }),
    lacteos: (at) => ({ ...at, snl: at.snl - 0.02 }),
    grasaLactea: (at) => ({ ...at, gl: at.gl - 0.02 }),
    grasaTotal: (at) => ({ ...at, manteca: at.manteca - 0.02, csd: at.csd + 0.02 }),
  };
  for (const figure of bounds.keys()) {
    test(`${law}: «${name}», ${figure} ${bounds.get(figure)}`, () => {
      assert.is(named(types[0]!, sheet(tight[figure]!)).get(name), true, JSON.stringify(tight[figure]));
      assert.is.not(named(types[0]!, sheet(away[figure]!(tight[figure]!))).get(name), true);
    });
  }
  if (skimmed)
    test(`${law}: «${name}», milk fat at most 1`, () => {
      assert.is(named(types[0]!, sheet(roomy)).get(name), true);
      assert.is.not(named(types[0]!, sheet({ ...roomy, gl: 1.02 })).get(name), true);
    });
}

// biome-ignore format: one case per line
const byHand: [law: string, name: string, type: string, holds: Record<string, number>, not: Record<string, number>][] = [
  ['RD 1055/2003, ap. 1.4', 'Chocolate en polvo', 'polvo', { cacao_polvo: 32, azucar: 68 }, { cacao_polvo: 31.98, azucar: 68.02 }],
  ['RD 1055/2003, ap. 1.5', 'Cacao azucarado', 'polvo', { cacao_polvo: 25, azucar: 75 }, { cacao_polvo: 24.98, azucar: 75.02 }],
  ['RD 1055/2003, ap. 1.11', 'Chocolate a la taza', 'taza', { pasta_cacao: 40, azucar: 52, almidon: 8 }, { pasta_cacao: 40, azucar: 51.98, almidon: 8.02 }],
  ['RD 1055/2003, ap. 1.12', 'Chocolate familiar a la taza', 'taza', { pasta_cacao: 34, azucar: 48, almidon: 18 }, { pasta_cacao: 34, azucar: 47.98, almidon: 18.02 }],
  ['RD 1055/2003, ap. 1.6.b.3.º', 'Chocolate con avellanas gianduja', 'gianduja', { pasta_avellana: 20, cob_negra: 80 }, { pasta_avellana: 19.98, cob_negra: 80.02 }],
  ['RD 1055/2003, ap. 1.7.b.3.º', 'Chocolate con leche con avellanas gianduja', 'gianduja', { pasta_avellana: 15, cob_leche_40: 85 }, { pasta_avellana: 14.98, cob_leche_40: 85.02 }],
  ['RD 1055/2003, ap. 1.13', 'Bombón de chocolate', 'bombon', { praline_avellana: 75, cob_negra: 25 }, { praline_avellana: 75.02, cob_negra: 24.98 }],
  ['RD 1055/2003, ap. 1.6', 'Pasta de cacao', 'bean_to_bar', { pasta_cacao: 100 }, { pasta_cacao: 99, azucar: 1 }],
  ['RD 823/1990, 2.1', 'Cacao azucarado con harina', 'polvo', { cacao_polvo: 32, azucar: 56, almidon: 12 }, { cacao_polvo: 32, azucar: 56.02, almidon: 11.98 }],
  ['RD 823/1990, 2.7', 'Sucedáneo de chocolate', 'negro', { pasta_cacao: 40, azucar: 40, grasa_vegetal: 20 }, { pasta_cacao: 40, azucar: 60 }],
];
for (const [law, name, type, holds, not] of byHand)
  test(`${law}: «${name}» in grams`, () => {
    const items = (recipe: Record<string, number>): Item[] =>
      Object.entries(recipe).map(([ingrediente, peso]) => ({ ingrediente, peso }));
    assert.is(named(type, items(holds)).get(name), true);
    assert.is.not(named(type, items(not)).get(name), true);
  });

test.run();
