// Cocoa and chocolate: warnings, and the sentence of each figure with its grams.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crema, ganache } from './cacao-desk.ts';
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

// ——— Other warnings, each firing and not firing ———

// biome-ignore format: one case per line
const announcements: [string, string, Recipe, string, Recipe][] = [
  ['Con polioles (29,7 %): «con edulcorantes» en la denominación y «un consumo excesivo puede producir efectos laxantes».',
    'negro', { pasta_cacao: 60, manteca_cacao: 10, maltitol: 30 }, 'negro', negro],
  ['El azúcar glas lleva almidón, no admitido en chocolate: usa azúcar glas sin almidón.',
    'gianduja', { cob_leche: 50, avellana_tostada: 30, azucar_glas: 20 }, 'bombon', { cob_leche: 50, nata: 30, azucar_glas: 20 }],
  ['Etiqueta: «contiene grasas vegetales además de manteca de cacao» (RD 1055/2003, ap. 6.b).',
    'negro', { pasta_cacao: 60, azucar: 37, grasa_vegetal_cbe: 3 }, 'negro', negro],
  ['Temple orientativo para cobertura negra: la lista no lleva cobertura.',
    'bombon', { azucar: 60, nata: 40 }, 'bombon', ganache],
  ['Estimación teórica (±0,05): no sustituye a la medición ni al estudio de vida útil.', 'bombon', ganache, 'negro', negro],
];
for (const [text, type, fires, otherType, silent] of announcements) {
  test(`warning: ${text.slice(0, 60)}`, () => {
    assert.is(warnings(type, fires).filter((said) => said === text).length, 1, warnings(type, fires).join('\n'));
    assert.not(warnings(otherType, silent).includes(text));
  });
}

// ——— Reasons: the sentence of each aspect and side ———

/** The reasons without what the medal and the law say. */
const advised = (said: readonly string[]): string =>
  said.filter((text) => !/^(Cumpl|No puede venderse)/.test(text)).join(' / ');

// biome-ignore format: one case per line
const sentences: [string, Record<string, number>, string][] = [
  ['negro', { ...dark, cacaoSeco: 16 }, 'Sabe poco a cacao: 48 %, por debajo de 50 %. Añade 15,1 g de pasta de cacao (licor, 100 %).'],
  ['blanco', { ...white, manteca: 25 }, 'Sabe poco a cacao: 25 %, por debajo de 26 %. Añade 4,1 g de manteca de cacao.'],
  ['cobertura', { ...white, manteca: 26 }, 'Sabe poco a cacao: 26 %, por debajo de 27 %. Añade 4 g de manteca de cacao.'],
  ['bean_to_bar', { ...white, manteca: 27 }, 'Poca fluidez y poco brillo: manteca de cacao 27 %, por debajo de 28 %. Añade 4,4 g de manteca de cacao.'],
  ['gianduja', { ...nutty, cacaoSeco: 8, manteca: 13 }, ''],
  ['bombon', { ...crema, cacaoSeco: 2, manteca: 12 }, 'Sabe poco a chocolate: cacao 14 %, por debajo de 15 %. Añade 5,7 g de pasta de cacao (licor, 100 %). / Poco untuoso: grasa 22 %, por debajo de 26 %. Añade 9 g de mantequilla 82 %. / El relleno lleva un 0 % de chocolate: con 31 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['negro', { cacaoSeco: 45, manteca: 47, azucar: 8 }, 'Demasiado cacao: 92 %, por encima de 90 %; amarga y tapa lo demás. Añade 8 g de azúcar (sacarosa).'],
  ['leche', { ...milk, cacaoSeco: 24, manteca: 32, azucar: 25, solidosLacteos: 12 }, 'Demasiado cacao: 56 %, por encima de 55 %; amarga y tapa lo demás. / No se llega más lejos con este ingrediente: cacao total queda en 56 % (se busca de 30 a 55).'],
  ['blanco', { ...white, manteca: 43, azucar: 33 }, 'Demasiado cacao: 43 %, por encima de 42 %; amarga y tapa lo demás. Añade 7,3 g de azúcar (sacarosa).'],
  ['gianduja', { ...nutty, cacaoSeco: 20, manteca: 27, azucar: 20 }, 'Masa dura y amarga: cacao 47 %, por encima de 46 %. Añade 9 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, cacaoSeco: 18, manteca: 28, azucar: 25, agua: 10 }, 'Se cortará: 3,8 g de grasa por gramo de agua, y se buscan 2,8 como mucho. Añade 4,2 g de leche entera. / Con lo anterior, azúcar queda en 23,99 %: añade 7,6 g de azúcar invertido. / El relleno lleva un 0 % de chocolate: con 38 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['negro', { cacaoSeco: 17, manteca: 30, azucar: 53 }, 'Sabe poco a cacao: 47 %, por debajo de 50 %. Añade 17,3 g de pasta de cacao (licor, 100 %).'],
  ['leche', { ...milk, manteca: 23, azucar: 49 }, 'Sabe poco a cacao: 28 %, por debajo de 30 %. Añade 7,5 g de pasta de cacao (licor, 100 %).'],
  ['bombon', { ...crema, manteca: 15, solidosLacteos: 4, agua: 14, azucar: 49 }, 'Poco untuoso: grasa 25 %, por debajo de 26 %. Añade 6,2 g de mantequilla 82 %. / Se arenará: 3,5 g de sacarosa por gramo de agua, y se disuelven 2,2. Añade 17,4 g de nata 35 % MG. / El relleno lleva un 0 % de chocolate: con 42 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['leche', { ...milk, azucar: 24, manteca: 35, solidosLacteos: 22 }, 'Poco azúcar: 24 %, por debajo de 25 %. Añade 5,3 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, azucar: 24, agua: 24 }, 'Azúcar 24 %, por debajo de 25 %. Añade 7,2 g de azúcar invertido. / El relleno lleva un 0 % de chocolate: con 36 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['bombon', { ...crema, cacaoSeco: 18, manteca: 27, azucar: 19, grasaLactea: 18, agua: 5 }, 'Azúcar 19 %, por debajo de 20 %. Añade 6,5 g de dextrosa monohidrato. / El relleno lleva un 0 % de chocolate: con 36 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['leche', { ...milk, manteca: 19.5 }, 'Falta pasta de cacao (licor, 100 %): añade 11,6 g y se corrigen cacao total, manteca de cacao y grasa total.'],
  ['bombon', { ...crema, manteca: 11 }, 'No tendrá cuerpo para cortarse: manteca de cacao 11 %, por debajo de 12 %. Añade 3,7 g de manteca de cacao. / Poco untuoso: grasa 21 %, por debajo de 26 %. Añade 8,7 g de mantequilla 82 %. / El relleno lleva un 0 % de chocolate: con 38 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['leche', { ...milk, manteca: 21, grasaLactea: 5 }, 'Sabe poco a cacao: 26 %, por debajo de 30 %. Añade 10,5 g de pasta de cacao (licor, 100 %).'],
  ['bombon', { ...crema, manteca: 20, grasaLactea: 5 }, 'Poco untuoso: grasa 25 %, por debajo de 26 %. Añade 6,2 g de mantequilla 82 %. / El relleno lleva un 0 % de chocolate: con 36 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['leche', { ...milk, cacaoSeco: 7, manteca: 36, grasaLactea: 8, azucar: 32 }, 'Demasiada grasa: 44 %, por encima de 43 %; textura grasa. Añade 7,2 g de azúcar (sacarosa).'],
  ['gianduja', { ...nutty, otraGrasa: 31, azucar: 30, otros: 2 }, 'Demasiada grasa: 53 %, por encima de 52 %; textura grasa. Añade 7,4 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, manteca: 26, grasaLactea: 20, azucar: 28, agua: 15, solidosLacteos: 3 }, 'Se separará la grasa: 46 %, por encima de 45 %. Añade 7,7 g de azúcar invertido. / El relleno lleva un 0 % de chocolate: con 36 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['leche', { ...milk, manteca: 39, azucar: 42, grasaLactea: 4, solidosLacteos: 10 }, 'Sabe poco a leche: lácteos 14 %, por debajo de 18 %. Añade 7,4 g de leche entera en polvo 26 %.'],
  ['gianduja', { ...nutty, manteca: 31, azucar: 21 }, 'Demasiada manteca de cacao: 31 %, por encima de 30 %; textura grasa. Añade 11,4 g de azúcar (sacarosa).'],
  ['bombon', { ...crema, manteca: 31, azucar: 30, agua: 13 }, 'Relleno duro y quebradizo: manteca de cacao 31 %, por encima de 30 %. Añade 11,4 g de nata 35 % MG. / El relleno lleva un 0 % de chocolate: con 38 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['leche', { ...milk, solidosLacteos: 11 }, 'Sabe poco a leche: lácteos 17 %, por debajo de 18 %. / No se llega más lejos con este ingrediente: lácteos quedan en 17 % (se busca de 18 a 32).'],
  ['leche', { ...milk, solidosLacteos: 27, azucar: 35 }, 'Demasiada leche: lácteos 33 %, por encima de 32 %; la grasa láctea ablanda la pieza; baja la leche en polvo. / No se llega más lejos con este ingrediente: lácteos quedan en 33 % (se busca de 18 a 32).'],
  ['negro', { ...dark, azucar: 42, solidosLacteos: 6 }, 'Demasiada leche: lácteos 6 %, por encima de 5 %; elige el tipo leche o reduce los lácteos. / No se llega más lejos con este ingrediente: lácteos quedan en 6 % (se busca de 0 a 5).'],
  ['bombon', { ...crema, grasaLactea: 15, solidosLacteos: 18, azucar: 26, agua: 15 }, 'El relleno lleva un 0 % de chocolate: con 34 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal. / La grasa láctea ablanda la pieza: lácteos 33 %, por encima de 32 %. / No se llega más lejos con este ingrediente: lácteos quedan en 33 % (se busca de 0 a 32).'],
  ['bombon', { ...crema, agua: 26, azucar: 30 }, 'Aw estimada: 0,87 (±0,03), prácticamente en el límite (se busca 0,85 como mucho). Añade 6,5 g de dextrosa monohidrato. / El relleno lleva un 0 % de chocolate: con 36 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal. / Emulsión pobre en grasa, pastosa: 1,08 g de grasa por gramo de agua, y se buscan 1,1 o más. / No se llega más lejos con este ingrediente: grasa por agua queda en 1,05 (se busca de 1,1 a 2,8).'],
  ['bombon', { cacaoSeco: 2, manteca: 6, azucar: 69, grasaLactea: 15, solidosLacteos: 5, agua: 3 }, 'El relleno quedará duro: humedad 3 %, por debajo de 4 %. Añade 6,7 g de nata 35 % MG. / El relleno lleva un 0 % de chocolate: con 36 g de cobertura negra 60 % (baño), al menos 34 por cada 100 g de relleno, llega al 25 % legal.'],
  ['gianduja', { ...nutty, avellana: 19 }, 'Avellana molida 19 %: se pide de 20 a 40 %. Añade 4,4 g de pasta de avellana 100 %.'],
  ['gianduja', { ...nuttyMilk, frutoSeco: 41, avellana: 41 }, 'Avellana molida 41 %: se pide de 15 a 40 %. Añade 2,5 g de azúcar (sacarosa).'],
  ['bean_to_bar', { cacaoSeco: 30, manteca: 40, azucar: 29.4, emulgente: 0.6 }, 'Solo el 0 % del cacao seco viene del grano (nibs o pasta de cacao), y se pide el 95 %. No partas de cobertura ni de cacao en polvo. Añade 1420 g de nibs de cacao tostado.'],
];
for (const [type, values, sentence] of sentences) {
  test(`${type}: ${sentence}`, () => {
    assert.is(advised(reasons(type, own(values))), sentence);
  });
}

// biome-ignore format: one case per line
const withGrams: [string, Recipe, string][] = [
  ['negro', { cacao_polvo: 22, manteca_cacao: 11, azucar: 67 }, 'Sobra azúcar: quita 50,8 g y se corrigen cacao total, azúcar, manteca de cacao y grasa total.'],
  ['negro', { cacao_polvo: 22, manteca_cacao: 11, azucar: 67 }, 'Sobra azúcar: quita 50,8 g y se corrigen cacao total, azúcar, manteca de cacao y grasa total.'],
  ['negro', { cacao_polvo: 2200, manteca_cacao: 1100, azucar: 6700 }, 'Sobra azúcar: quita 5080 g y se corrigen cacao total, azúcar, manteca de cacao y grasa total.'],
  ['negro', { manteca_cacao: 50, cacao_polvo: 50, azucar_coco: 15 }, 'Sobra manteca de cacao: quita 9,4 g y se corrigen manteca de cacao y grasa total.'],
  ['leche', { leche_entera_polvo: 40, azucar: 60 }, 'Falta pasta de cacao (licor, 100 %): añade 28 g y se corrigen cacao total, manteca de cacao, grasa total, lácteos y grasa total (manteca y láctea).'],
  ['blanco', { manteca_cacao: 25, azucar: 60, leche_entera_polvo: 14.5, lecitina: 0.5 }, 'Sobra azúcar: quita 28,6 g y se corrigen cacao total, azúcar, manteca de cacao, grasa total y lácteos.'],
  ['blanco', { manteca_cacao: 25, azucar: 60, leche_entera_polvo: 14.5, lecitina: 0.5 }, 'Sobra azúcar: quita 28,6 g y se corrigen cacao total, azúcar, manteca de cacao, grasa total y lácteos.'],
  ['blanco', { manteca_cacao: 45, azucar: 33, leche_entera_polvo: 22 }, 'Falta azúcar: añade 12,3 g y se corrigen cacao total, manteca de cacao y grasa total.'],
  ['leche', { pasta_cacao: 45, manteca_cacao: 12, azucar: 25, leche_entera_polvo: 18 }, 'Sobra pasta de cacao (licor, 100 %): quita 10,5 g y se corrigen cacao total y lácteos.'],
  ['bombon', { nata: 500, glucosa: 50, cob_negra_64: 650, mantequilla: 100 }, 'Azúcar 20,83 %, por debajo de 25 %. Cambia 68 g de nata por 68 g de azúcar invertido. / Producto fresco, de nevera: aw estimada 0,9, por encima de 0,85. Cambia 68 g de nata por 68 g de dextrosa monohidrato.'],
  ['bombon', { nata: 500, glucosa: 50, cob_negra_64: 650, mantequilla: 100 }, 'Azúcar 20,83 %, por debajo de 25 %. Cambia 68 g de nata por 68 g de azúcar invertido. / Producto fresco, de nevera: aw estimada 0,9, por encima de 0,85. Cambia 68 g de nata por 68 g de dextrosa monohidrato.'],
  ['bombon', { nata: 300, cob_negra_70: 150, aceite_girasol: 20 }, 'Demasiada agua, y durará poco: humedad 37,98 %, por encima de 25 %. Cambia 120 g de nata por 120 g de cobertura negra 70 %. / Producto fresco, de nevera: aw estimada 0,96, por encima de 0,85. Cambia 30 g de nata por 30 g de dextrosa monohidrato. / Azúcar 9,41 %, por debajo de 25 %. Cambia 30 g de nata por 30 g de azúcar invertido. / Lleva grasas vegetales (4,26 %): no cuentan como chocolate y restan calidad. Cambia los 20 g de aceite de girasol por 20 g de manteca de cacao.'],
  ['bombon', { cob_leche: 200, mantequilla: 30, nata: 100 }, 'La grasa láctea ablanda la pieza: lácteos 32,52 %, por encima de 32 %. Quita 20 g de mantequilla.'],
  ['gianduja', { pasta_avellana: 15, cob_negra: 70, azucar: 15 }, 'Avellana molida 15 %: se pide de 20 a 40 %. Cambia 5 g de cobertura negra 60 % por 5 g de pasta de avellana 100 %.'],
  ['gianduja', { pasta_avellana: 45, cob_negra: 45, azucar: 10 }, 'Avellana molida 45 %: se pide de 20 a 40 %. Cambia 5 g de pasta de avellana 100 % por 5 g de cobertura negra 60 %.'],
  ['bean_to_bar', { cacao_polvo: 40, manteca_cacao: 26, azucar: 33.2, lecitina: 0.8 }, 'Lleva cacao en polvo 22-24 %: ningún obrador lo pondría aquí. / Cambia los 40 g de cacao en polvo 22-24 % por 64 g de nibs de cacao tostado: una tableta del grano a la barra se hace con su grano, no con cacao en polvo. / Emulgente 0,8 %, por encima de 0,5 %; una tableta hecha desde el grano lleva poca lecitina o ninguna. Quita 0,3 g de lecitina.'],
  ['bean_to_bar', { cacao_polvo: 40, manteca_cacao: 26, azucar: 33.2, lecitina: 0.8 }, 'Lleva cacao en polvo 22-24 %: ningún obrador lo pondría aquí. / Cambia los 40 g de cacao en polvo 22-24 % por 64 g de nibs de cacao tostado: una tableta del grano a la barra se hace con su grano, no con cacao en polvo. / Emulgente 0,8 %, por encima de 0,5 %; una tableta hecha desde el grano lleva poca lecitina o ninguna. Quita 0,3 g de lecitina.'],
];
for (const [type, recipe, sentence] of withGrams) {
  test(`${type}, grams: ${sentence}`, () => assert.is(advised(reasons(type, recipe)), sentence));
}

test('purity: fats in a bar, in a filling, and cocoa that does not come from the bean', () => {
  const said = (type: string, recipe: Recipe, text: string): void =>
    assert.ok(reasons(type, recipe).includes(text), reasons(type, recipe).join('\n'));
  said(
    'negro',
    { pasta_cacao: 60, azucar: 37, grasa_vegetal_cbe: 3 },
    'Contiene grasas vegetales distintas de la manteca de cacao (3 %): máximo legal 5 % y mención obligatoria en la etiqueta. Cambia los 3 g de grasa vegetal equivalente (CBE) por 3 g de manteca de cacao.',
  );
  said(
    'bombon',
    { cob_leche: 70, nata: 20, aceite_coco: 10 },
    'Sobra aceite de coco: quita 10 g y se corrigen grasas vegetales y grasa por agua.',
  );
  said(
    'negro',
    { pasta_cacao: 60, azucar: 36, aceite_coco: 4 },
    'Aceite de coco: no está entre las seis grasas vegetales autorizadas; el producto no puede llamarse chocolate.',
  );
  const bar = (powder: number): Recipe => ({
    pasta_cacao: 70 - powder,
    cacao_polvo: powder,
    manteca_cacao: 4,
    azucar: 26,
  });
  assert.is(judge('bean_to_bar', bar(2)).score.medalla, 'bronze', 'what is forbidden decides');
  said(
    'bean_to_bar',
    bar(20),
    'Cambia los 20 g de cacao en polvo 22-24 % por 32 g de nibs de cacao tostado: una tableta del grano a la barra se hace con su grano, no con cacao en polvo.',
  );
  assert.is(judge('negro', bar(20)).score.medalla, 'gold', 'solo se pide del grano a la tableta');
});

test('white gianduja does not exist', () => {
  const text = 'La gianduja blanca no existe como denominación: llámala «relleno de avellana y chocolate blanco».';
  assert.ok(reasons('gianduja', { cob_blanca: 70, pasta_avellana: 30 }).includes(text));
  assert.not(reasons('gianduja', { cob_leche: 70, pasta_avellana: 30 }).includes(text));
});

test.run();
