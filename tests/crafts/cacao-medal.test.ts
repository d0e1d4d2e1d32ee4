// Cocoa and chocolate: medal, family and temper.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crema, ganache } from './cacao-desk.ts';
import { dark, judge, milk, negro, nutty, own, type Recipe, reasons, white } from './cacao-masses.ts';

// ——— The medal ———

test('sentence of each medal', () => {
  assert.equal(reasons('negro', negro), [
    'Cumple la denominación «chocolate» y todos los parámetros están en el rango profesional.',
  ]);
  assert.equal(reasons('leche', { nibs: 24, manteca_cacao: 16, leche_entera_polvo: 16, azucar: 32 }), [
    'Cumple la denominación «chocolate con leche»; por ajustar: lácteos.',
    'Sabe poco a leche: lácteos 17,64 %, por debajo de 18 %. Cambia 1,9 g de azúcar por 1,9 g de leche entera en polvo 26 %.',
  ]);
  assert.is(
    reasons('negro', own({ cacaoSeco: 18, manteca: 29, azucar: 53 }))[0],
    'Cumple la denominación «chocolate», pero hay varios aspectos fuera del rango profesional: cacao total, azúcar, manteca de cacao y grasa total.',
  );
  assert.is(
    reasons('bombon', { nata: 100, glucosa: 40, praline_avellana: 110, cob_negra_70: 75 })[0],
    'Cumplirá la denominación «bombón de chocolate» con su baño o cáscara; por ajustar: chocolate.',
  );
  assert.is(
    reasons('bombon', { nata: 150, glucosa: 20, cob_negra_70: 30 })[0]!.split(':')[0],
    'Cumplirá la denominación «bombón de chocolate» con su baño o cáscara, pero hay varios aspectos fuera del rango profesional',
  );
});

test('a dose out of the trade is not gold, and the first sentence says so', () => {
  const first = (type: string, recipe: Recipe): string =>
    `${judge(type, recipe).score.medalla}: ${reasons(type, recipe)[0]}`;
  const bar = { pasta_cacao: 560, manteca_cacao: 100, azucar: 335 };
  assert.match(first('negro', { ...bar, lecitina: 5 }), /^gold/);
  assert.match(first('negro', { ...bar, lecitina: 9 }), /^silver: .*queda una dosis por ajustar/);
  assert.match(first('negro', { ...bar, lecitina: 15 }), /^bronze: .*dosis fuera del oficio/);
  assert.match(first('negro', { ...bar, vainillina: 10 }), /^bronze: .*dosis fuera del oficio/);
  assert.match(first('negro', { ...bar, frambuesa_liofilizada: 400 }), /^bronze: .*dosis fuera del oficio/);
});

test('chocolate wetted without enough water for a ganache is none; with butter alone it is', () => {
  const drowned = { cob_negra: 4600, nata: 300, azucar_invertido: 50, mantequilla: 80 };
  const forgotten = { cob_negra: 460, azucar_invertido: 50, glucosa: 60, mantequilla: 80 };
  assert.is(judge('bombon', drowned).score.medalla, 'bronze');
  assert.match(reasons('bombon', drowned)[1]!, /^Falta nata/);
  assert.is(judge('bombon', forgotten).score.medalla, 'bronze');
  assert.is(judge('bombon', { cob_negra_55: 640, mantequilla: 300, azucar_invertido: 60 }).score.medalla, 'gold');
});

test('denominations by type and family', () => {
  // biome-ignore format: one case per line
  const table: [string, Recipe, string][] = [
    ['negro', { cob_negra: 1 }, 'chocolate'], ['leche', { cob_leche_40: 1 }, 'chocolate con leche'], ['blanco', { cob_blanca: 1 }, 'chocolate blanco'],
    ['cobertura', { cob_negra: 1 }, 'cobertura de chocolate'], ['cobertura', { cob_leche_40: 1 }, 'cobertura de chocolate con leche'], ['cobertura', { cob_blanca: 1 }, 'chocolate blanco'],
    ['bean_to_bar', { nibs: 70, azucar: 30 }, 'chocolate'], ['bean_to_bar', { manteca_cacao: 36, azucar: 40, leche_entera_polvo: 24 }, 'chocolate blanco'],
    ['gianduja', { cob_negra: 60, pasta_avellana: 30, azucar: 10 }, 'chocolate con avellanas gianduja'],
    ['gianduja', { cob_leche_40: 70, pasta_avellana: 30 }, 'chocolate con leche con avellanas gianduja'],
    ['bombon', ganache, 'bombón de chocolate'],
  ];
  for (const [type, recipe, name] of table)
    assert.ok(reasons(type, recipe)[0]!.includes(`«${name}»`), `${type} ${reasons(type, recipe)[0]}`);
});

test('correlated faults count once, and a dark bar rich in cocoa is not punished for its fat', () => {
  assert.is(
    judge('negro', own({ cacaoSeco: 18, manteca: 31, azucar: 51 })).score.medalla,
    'silver',
    'poco cacao y mucho azúcar: un aspecto',
  );
  for (const type of ['negro', 'cobertura']) {
    const { score } = judge(type, own({ cacaoSeco: 40, manteca: 55, azucar: 5 }));
    assert.is(score.medalla, 'silver', type);
    assert.not(
      score.motivos.some((text: string) => text.startsWith('Grasa total')),
      type,
    );
  }
  assert.is(
    judge('negro', own({ cacaoSeco: 30, manteca: 55, azucar: 10, solidosLacteos: 5 })).score.medalla,
    'silver',
    'con 85 % de cacao la grasa sí cuenta',
  );
});

test('the law is a gate: a recipe out of its name is bronze with every range in', () => {
  const { score } = judge('blanco', own({ ...white, grasaLactea: 3.4, solidosLacteos: 18, manteca: 31 }));
  assert.is(score.medalla, 'bronze');
  assert.is(score.medallaTexto, 'Bronce');
  assert.equal(score.motivos, [
    'No puede venderse como «chocolate blanco»: grasa láctea 3,4 %, mínimo legal 3,5 % (RD 1055/2003, ap. 1.9).',
  ]);
});

// ——— Families ———

test('family by cocoa solids and milk, and by type without cocoa butter', () => {
  const family = (type: string, values: Record<string, number>): string => judge(type, own(values)).score.variante;
  for (const type of ['cobertura', 'bean_to_bar']) {
    assert.is(family(type, { ...white, cacaoSeco: 0.49 }), 'blanca');
    assert.is(family(type, { ...white, cacaoSeco: 0.5, azucar: 46.5 }), 'leche');
    assert.is(family(type, { ...dark, solidosLacteos: 8, azucar: 40 }), 'leche');
    assert.is(family(type, { ...dark, solidosLacteos: 7.99, azucar: 40 }), 'negra');
    assert.is(family(type, { azucar: 60, grasaLactea: 10, solidosLacteos: 30 }), 'negra');
  }
  assert.is(family('gianduja', { ...nutty, solidosLacteos: 5, azucar: 25 }), 'negra');
  assert.is(family('gianduja', { ...nutty, solidosLacteos: 5.01, azucar: 24 }), 'leche');
  assert.is(family('bombon', { ...crema, frutoSeco: 10 }), 'fruto_seco');
  assert.is(family('bombon', { ...crema, frutoSeco: 9.99 }), 'crema');
  assert.is(family('bombon', { ...crema, cacaoSeco: 1, manteca: 8.99 }), 'caramelo');
  assert.is(family('bombon', { ...crema, cacaoSeco: 1, manteca: 9 }), 'crema');
  assert.is(family('bombon', { ...crema, agua: 7.99 }), 'baja_humedad');
  assert.is(family('bombon', { ...crema, agua: 8 }), 'crema');
});

// ——— Tempering ———

test('temper by share of soft fat', () => {
  const temper = (type: string, recipe: Recipe): string => {
    const { fundir, enfriar, trabajar } = judge(type, recipe).score.temple;
    return [fundir, enfriar, trabajar].map((pair: number[]) => pair.join('-')).join(' / ');
  };
  assert.is(temper('negro', negro), '50-55 / 28-29 / 31-32');
  assert.is(temper('leche', own({ ...milk, manteca: 34, grasaLactea: 6 })), '45-50 / 27-28 / 29-30', 'p = 15');
  assert.is(
    temper('blanco', own({ ...white, manteca: 28, grasaLactea: 7 })),
    '40-45 / 26.5-27.5 / 28.5-29.5',
    'p = 20',
  );
  assert.is(
    temper('gianduja', own({ ...nutty, manteca: 22, otraGrasa: 18 })),
    '45-50 / 24.5-25.5 / 25.5-26.5',
    'p = 45',
  );
  assert.is(temper('gianduja', { pasta_avellana: 80, cob_leche: 20 }), '45-50 / 23-24 / 24-25', 'no baja de 24-25');
  assert.is(
    temper('negro', { ...negro, almendra_tostada: 40 }),
    temper('negro', negro),
    'la almendra entera entra después de templar',
  );
  assert.is(temper('negro', { azucar: 1 }), '50-55 / 28-29 / 31-32', 'sin grasa');
  assert.is(temper('blanco', { azucar: 1 }), '40-45 / 27.5-28.5 / 28.5-29.5', 'sin manteca manda el tipo');
});

test('a filling is coated with its heaviest couverture; cream, butter and nuts never count', () => {
  const temper = (recipe: Recipe) => judge('bombon', recipe).score.temple;
  const coating = { fundir: [45, 50], enfriar: [27, 28], trabajar: [29, 30] };
  assert.equal(temper({ cob_leche_40: 100, nata: 50 }), coating);
  assert.equal(temper({ cob_leche_40: 60, cob_negra: 59, nata: 300, avellana_tostada: 50 }), coating);
  assert.equal(temper({ cob_leche_40: 59, cob_negra: 60, nata: 300 }).fundir, [50, 55]);
  assert.equal(
    temper({ pasta_cacao: 20, manteca_cacao: 20, leche_entera_polvo: 20, azucar: 40, nata: 80 }).fundir,
    [45, 50],
    'sin cobertura, el cacao, la leche en polvo y el azúcar',
  );
  assert.equal(temper({ azucar: 60, nata: 40 }), { fundir: [50, 55], enfriar: [28, 29], trabajar: [31, 32] });
});

test.run();
