import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dark,
  judge,
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
  ['1.6.a', 'negro', { ...dark, cacaoSeco: 14, manteca: 21 }, { ...dark, cacaoSeco: 14, manteca: 20.99 }, 'chocolate»: cacao total 34,99 %, mínimo legal 35 %'],
  ['1.6.a', 'negro', { ...dark, manteca: 18 }, { ...dark, manteca: 17.99 }, 'chocolate»: manteca de cacao 17,99 %, mínimo legal 18 %'],
  ['1.6.a', 'negro', { ...dark, cacaoSeco: 14 }, { ...dark, cacaoSeco: 13.99 }, 'chocolate»: cacao seco desgrasado 13,99 %, mínimo legal 14 %'],
  ['1.6.a', 'bean_to_bar', { ...dark, cacaoSeco: 14 }, { ...dark, cacaoSeco: 13.99 }, 'chocolate»: cacao seco desgrasado 13,99 %, mínimo legal 14 %'],
  ['1.6.b.2.º', 'cobertura', { ...dark, cacaoSeco: 4, manteca: 31 }, { ...dark, cacaoSeco: 3.99, manteca: 31 }, 'cobertura de chocolate»: cacao total 34,99 %, mínimo legal 35 %'],
  ['1.6.b.2.º', 'cobertura', { ...dark, manteca: 31 }, { ...dark, manteca: 30.99 }, 'cobertura de chocolate»: manteca de cacao 30,99 %, mínimo legal 31 %'],
  ['1.6.b.2.º', 'cobertura', { ...dark, cacaoSeco: 2.5, manteca: 40 }, { ...dark, cacaoSeco: 2.49, manteca: 40 }, 'cobertura de chocolate»: cacao seco desgrasado 2,49 %, mínimo legal 2,5 %'],
  ['1.7.a', 'leche', { ...milk, cacaoSeco: 5, manteca: 20 }, { ...milk, cacaoSeco: 5, manteca: 19.99 }, 'chocolate con leche»: cacao total 24,99 %, mínimo legal 25 %'],
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
  ['1.6.b.3.º', 'gianduja', { ...nutty, manteca: 17 }, { ...nutty, manteca: 16.99 }, 'chocolate con avellanas gianduja»: cacao total 31,99 %, mínimo legal 32 %'],
  ['1.6.b.3.º', 'gianduja', { ...nutty, cacaoSeco: 8, manteca: 26 }, { ...nutty, cacaoSeco: 7.99, manteca: 26 }, 'gianduja»: cacao seco desgrasado 7,99 %, mínimo legal 8 %'],
  ['1.6.b.3.º', 'gianduja', { ...nutty, avellana: 20 }, { ...nutty, avellana: 19.99 }, 'gianduja»: avellana molida 19,99 %, mínimo legal 20 % ('],
  ['1.6.b.3.º', 'gianduja', { ...nutty, frutoSeco: 40, avellana: 40 }, { ...nutty, frutoSeco: 41, avellana: 40.01 }, 'gianduja»: avellana molida 40,01 %, máximo legal 40 % ('],
  ['1.6.b.3.º', 'gianduja', { ...nutty, frutoSeco: 60 }, { ...nutty, frutoSeco: 60.01 }, 'gianduja»: frutos secos 60,01 %, máximo legal 60 %'],
  ['1.7.a', 'gianduja', { ...nuttyMilk, manteca: 20 }, { ...nuttyMilk, manteca: 19.99 }, 'chocolate con leche con avellanas gianduja»: cacao total 24,99 %, mínimo legal 25 %'],
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
  const filling = (chocolate: number): Recipe => ({ cob_negra: chocolate, praline_avellana: 100 - chocolate });
  const said = (chocolate: number): string | undefined =>
    reasons('bombon', filling(chocolate)).find((text) => text.startsWith('El relleno lleva un'));
  assert.is(said(25), undefined);
  assert.is(
    said(22),
    'El relleno lleva un 22 % de chocolate: con 4 g de cobertura negra 60 % (baño), al menos 4 por cada 100 g de relleno, llega al 25 % legal.',
  );
  assert.is(
    said(21.9),
    'El relleno lleva un 21,9 % de chocolate: con 5 g de cobertura negra 60 % (baño), al menos 5 por cada 100 g de relleno, llega al 25 % legal.',
  );
  assert.is(judge('bombon', filling(10)).score.cumpleDenominacion, true);
});

test('sugar counts as chocolate up to 65/35 of its cocoa', () => {
  assert.is(judge('bombon', { pasta_cacao: 7, azucar: 13, nata: 80 }).params.pctChocolate, 20);
  assert.is(judge('bombon', { pasta_cacao: 7, azucar: 30, nata: 63 }).params.pctChocolate, 20);
});

/** What holds water seizes a bar, and 16 % of salt or coffee is no dose. */
const medals: Record<string, string> = { licor_40: 'bronze', agua: 'bronze', sal: 'bronze', cafe: 'bronze' };

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
    score.motivos.some((text: string) => text.includes('cacao total 0 %, mínimo legal 35 % (RD 1055/2003, ap. 1.6.a)')),
  );
});

test.run();
