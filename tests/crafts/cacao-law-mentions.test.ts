import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { craft, site } from './bench.ts';
import { judge, leche, milk, negro, own, type Recipe, reasons, warnings } from './cacao-masses.ts';

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

test.run();
