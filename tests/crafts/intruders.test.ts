// What does not belong in a recipe is caught by what it is, not by its name: every ingredient of the larder of a kind that the
// type does not admit, one by one, in a recipe that is good without it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ownKeys } from '../../engine/advice/telling.ts';
import { bodyOf, evaluateWhole } from '../../engine/index.ts';
import { craft, site } from './bench.ts';
import { judged } from './unseen.ts';

type Recipe = Record<string, number>;

// biome-ignore format: one case per line
const cases: [id: string, type: string, recipe: Recipe, grams: number, families: string, admitted: string][] = [
  ['helado', 'vegano', { 'leche de coco': 480, agua: 240, azúcar: 125, dextrosa: 60, 'glucosa en polvo': 50, inulina: 40, 'neutro para sorbetes': 5 }, 5, 'leche nata yogur leche_concentrada leche_polvo proteina_lactea queso mantequilla huevo yema clara miel gelatina', 'queso_vegano'],
  ['helado', 'sin_azucar', { leche: 600, nata: 150, 'leche en polvo': 30, maltitol: 120, polidextrosa: 40, inulina: 30, eritritol: 25, neutro: 5 }, 15, 'azucar jarabe jarabe_glucosa miel confitada praline gianduja mazapan turron inclusion chocolate_negro chocolate_leche chocolate_blanco chocolate_ruby sucedaneo mermelada', 'alulosa tagatosa isomalt_lagrimas'],
  ['helado', 'helado_leche', { leche: 650, nata: 110, 'leche en polvo': 40, azúcar: 130, dextrosa: 40, 'glucosa en polvo': 25, neutro: 5 }, 8, 'levadura impulsor mejorante masa_madre', 'levadura_nutricional bicarbonato'],
  ['cacao', 'negro', { 'pasta de cacao': 620, 'manteca de cacao': 100, azúcar: 275, lecitina: 4 }, 40, 'leche nata yogur leche_concentrada queso agua alcohol vinagre fruta zumo pure fruta_conserva verdura salado aceite margarina harina almidon levadura impulsor gelatina pan sucedaneo sal', ''],
  ['turron', 'jijona', { 'almendra tostada': 680, 'miel de azahar': 170, azúcar: 120, 'clara de huevo': 30 }, 20, 'fruto_seco semilla aceite grasa margarina mantequilla leche nata queso yema huevo harina almidon cereal chocolate_negro chocolate_leche chocolate_blanco verdura salado sal', ''],
  ['turron', 'generico', { 'almendra molida': 460, azúcar: 390, 'jarabe de glucosa': 50, claras: 30, agua: 110 }, 20, 'verdura salado condimento queso vinagre levadura impulsor mejorante masa_madre pan', 'miel_polvo'],
  ['turron', 'mazapan', { 'almendra molida': 500, 'azúcar glas': 430, agua: 40, 'clara de huevo': 20 }, 30, 'aroma hierba acido emulgente colorante gelatina', 'ralladura_limon ralladura_naranja agua_azahar masa_gelatina'],
  ['panaderia', 'bolleria', { 'harina de fuerza': 1000, leche: 450, huevos: 100, mantequilla: 150, azúcar: 150, sal: 12, 'levadura fresca': 35 }, 20, 'salado verdura condimento impulsor gelatina base_helado', 'calabaza calabaza_cocida calabaza_asada calabaza_cruda remolacha remolacha_cruda zanahoria zanahoria_cocida calabacin boniato_crudo name_raiz malanga chayote maiz_dulce choclo espinaca jalapeno chile_rojo aji_amarillo miel_polvo miso salsa_soja salsa_soja_dulce tangzhong yudane'],
  ['panaderia', 'pan_comun', { 'harina panificable': 1000, agua: 620, sal: 17, 'levadura fresca': 15 }, 20, 'impulsor gelatina base_helado', ''],
  ['panaderia', 'pan_molde', { 'harina de fuerza': 1000, agua: 350, leche: 270, mantequilla: 60, azúcar: 50, sal: 18, 'levadura fresca': 30 }, 40, 'edulcorante poliol acido emulgente mejorante vinagre aroma', 'agua_azahar agua_rosas ralladura_limon ralladura_naranja'],
  ['pasteleria', 'genoise', { huevos: 500, azúcar: 300, harina: 300 }, 10, 'salado verdura condimento levadura masa_madre mejorante base_helado', 'calabaza calabaza_cocida calabaza_asada calabaza_cruda remolacha remolacha_cruda zanahoria zanahoria_cocida calabacin boniato_crudo name_raiz malanga chayote maiz_dulce choclo espinaca jalapeno chile_rojo aji_amarillo miel_polvo miso salsa_soja salsa_soja_dulce tangzhong yudane'],
  ['pasteleria', 'crema_pastelera', { leche: 1000, yemas: 170, azúcar: 210, maicena: 75, mantequilla: 30 }, 10, 'salado verdura condimento levadura impulsor masa_madre', 'calabaza calabaza_cocida calabaza_asada calabaza_cruda remolacha remolacha_cruda zanahoria zanahoria_cocida calabacin boniato_crudo name_raiz malanga chayote maiz_dulce choclo espinaca jalapeno chile_rojo aji_amarillo miel_polvo miso salsa_soja salsa_soja_dulce tangzhong yudane'],
  ['conservas', 'confitura_extra', { fresas: 1000, azúcar: 800, 'zumo de limón': 40, pectina: 8 }, 30, 'leche nata queso huevo gelatina harina almidon mantequilla aceite grasa margarina sal colorante emulgente salado', ''],
];

for (const [id, type, recipe, grams, families, admitted] of cases) {
  const verdict = (extra: Recipe) =>
    judged(id, { verdict: 'spoilt', type, name: '', recipe: { ...recipe, ...extra } }).said;
  test(`${id}, ${type}: good without them`, () => assert.is(verdict({}), 'good'));
  for (const family of families.split(' ')) {
    test(`${id}, ${type}: nothing of ${family}`, () => {
      const rows = [...craft(id).rows.values()].filter((row) => row.larder?.family === family);
      assert.ok(rows.length > 0);
      const passed = rows.filter(
        (row) => !admitted.split(' ').includes(row.larder!.id) && verdict({ [row.label]: grams }) === 'good',
      );
      assert.equal(
        passed.map((row) => row.id),
        [],
      );
    });
  }
}

test('of many intruders the first ten are told: nobody does more at once', () => {
  const turron = craft('turron');
  const rows = [...turron.rows.values()].filter(({ larder }) => larder?.family === 'fruto_seco').slice(0, 24);
  const good = { 'almendra tostada': 680, 'miel de azahar': 170, azúcar: 120, 'clara de huevo': 30 };
  const recipe = { ...good, ...Object.fromEntries(rows.map(({ label }) => [label, 20])) };
  const { judgement, advice } = evaluateWhole(turron, bodyOf(turron, 'jijona', recipe), site);
  assert.ok(judgement.broken.forbidden.length > 10);
  const told = Object.values(advice).flat();
  assert.is(told.filter(({ key }) => key === ownKeys.forbid).length, 10);
});

test.run();
