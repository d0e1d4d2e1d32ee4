// Preserves: the calibration recipes with their figures, and the law on both sides of each threshold and of its day.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { C30, jam, legal, type Recipe, reduced } from './conservas-desk.ts';

// ---------------------------------------------------------------- calibration

const figures = [
  'peso_terminado',
  'fruta_g_kg',
  'brix',
  'azucar_anadido',
  'azucares',
  'pectina',
  'acidez',
  'pH',
  'aw',
  'saturacion',
  'gel',
];
// Half a unit of the last figure written in the table, and a little more where the larder rounds a composed row (the extract
// of quince and the redcurrant juice) or the table rounded twice.
const tolerance = [0.51, 0.51, 0.051, 0.051, 0.051, 0.0051, 0.0051, 0.0051, 0.0011, 0.51, 0.51];
const soft = ['brix', 'humedad', 'azucar_anadido', 'pectina', 'pH', 'gel'];

type Row = [
  code: string,
  type: string,
  recipe: Recipe,
  told: object,
  figures: (number | null)[],
  out: string,
  medal: string | null,
  verdict: string,
];

// biome-ignore format: one row per line
const calibration: Row[] = [
  ['C1', 'confitura_extra', { fresa: 1000, sacarosa: 900, agua: 100, zumo_limon: 20 }, { date: '2026-06-14', peso_final: 1430 }, [1430, 699, 68.8, 62.9, 66.3, 0.35, 0.66, 3.33, 0.820, 68, 57], 'pectina gel', 'silver', 'revisar'],
  ['C2', 'confitura_extra', { albaricoque: 1000, sacarosa: 800, agua: 200, zumo_limon: 60 }, { date: '2026-06-14', brix_final: 67 }, [1406, 711, 67.0, 56.9, 63.4, 0.71, 0.92, 3.52, 0.837, 62, 100], '', 'gold', 'equilibrada'],
  ['C3', 'confitura_extra', { albaricoque: 1000, sacarosa: 800, agua: 200 }, { date: '2026-06-14', peso_final: 1400 }, [1400, 714, 66.9, 57.1, 63.6, 0.71, 0.71, 3.70, 0.838, 62, 83], 'pH', 'silver', 'revisar'],
  ['C4', 'confitura_extra', { frambuesa: 1000, sacarosa: 750, zumo_limon: 20 }, { date: '2026-06-14' }, [1354, 738, 64.0, 55.4, 58.6, 0.30, 1.18, 3.36, 0.857, 54, 42], 'pectina gel', 'silver', 'revisar'],
  ['C5', 'confitura_extra', { frambuesa: 650, sacarosa: 550, agua: 210, zumo_limon: 20, pectina: 13 }, { date: '2026-06-14', brix_final: 67 }, [954, 681, 67.0, 57.6, 60.6, 1.36, 1.12, 3.34, 0.838, 61, 93], 'pectina', 'silver', 'revisar'],
  ['C6', 'confitura_extra', { mora: 1000, sacarosa: 1000, agua: 50 }, { date: '2026-06-14' }, [1725, 580, 64.0, 58.0, 60.6, 0.29, 0.46, 3.60, 0.857, 55, 40], 'pectina gel', 'silver', 'revisar'],
  ['C7', 'jalea_extra', { zumo_grosella: 1050, sacarosa: 1000 }, { date: '2026-06-14', brix_final: 65 }, [1726, 608, 65.0, 57.9, 62.5, 0.43, 1.47, 3.00, 0.850, 55, 79], '', 'gold', 'equilibrada'],
  ['C8', 'jalea_extra', { zumo_membrillo: 800, agua: 200, sacarosa: 1000, zumo_limon: 40 }, { date: '2026-06-14' }, [1676, 477, 65.0, 59.7, 62.8, 0.48, 0.57, 3.26, 0.851, 57, 94], '', 'gold', 'equilibrada'],
  ['C9', 'membrillo', { membrillo_fresco: 1000, sacarosa: 900, zumo_limon: 20, agua: 80 }, { date: '2026-06-14' }, [1535, 652, 68.0, 58.6, 62.7, 1.17, 0.65, 3.34, 0.831, 63, 100], '', 'gold', 'equilibrada'],
  ['C10', 'membrillo', { membrillo_fresco: 1000, sacarosa: 1000, canela: 1 }, { date: '2026-06-14' }, [1680, 595, 68.0, 59.5, 63.2, 1.07, 0.54, 3.40, 0.830, 64, 100], '', 'gold', 'equilibrada'],
  ['C11', 'membrillo', { membrillo_fresco: 2000, sacarosa: 800, agua: 500, zumo_limon: 80 }, { date: '2026-06-14', brix_final: 62 }, [1750, 1143, 62.0, 45.7, 52.9, 2.06, 1.25, 3.28, 0.876, 43, 100], '', 'gold', 'equilibrada'],
  ['C12', 'mermelada', { naranja_amarga: 1300, sacarosa: 2600, agua: 2000, zumo_limon: 80 }, { date: '2026-06-14' }, [4255, 324, 66.0, 61.1, 62.7, 0.67, 0.82, 2.95, 0.846, 61, 100], '', 'gold', 'equilibrada'],
  ['C13', 'mermelada', { naranja_amarga: 900, limon_entero: 150, sacarosa: 2300, miel_cana: 20, agua: 2500 }, { date: '2026-06-14', peso_final: 3500 }, [3500, 300, 70.7, 66.3, 67.5, 0.59, 0.82, 2.89, 0.804, 77, 100], '', 'gold', 'equilibrada'],
  ['C14', 'mermelada', { naranja_entera: 750, sacarosa: 600, zumo_limon: 45 }, { date: '2026-06-14' }, [1092, 728, 66.0, 55.0, 59.7, 1.24, 0.78, 3.49, 0.849, 58, 100], '', 'gold', 'equilibrada'],
  ['C15', 'mermelada_tradicional', { higo: 1000, sacarosa: 550, zumo_limon: 60, acido_citrico: 6, pectina: 4 }, { date: '2026-06-14', brix_final: 57 }, [1334, 750, 57.0, 41.2, 53.5, 0.69, 0.85, 3.77, 0.893, 32, 72], '', 'gold', 'equilibrada'],
  ['C16', 'mermelada_tradicional', { tomate: 1000, sacarosa: 500, zumo_limon: 45 }, { date: '2026-06-14' }, [1061, 943, 52.0, 47.1, 49.7, 0.28, 0.57, 3.92, 0.916, 32, 39], 'pectina pH gel', 'bronze', 'revisar'],
  ['C17', 'mermelada_tradicional', { fresa: 1000, sacarosa: 650, zumo_limon: 45 }, { date: '2026-06-14', peso_final: 1280 }, [1280, 781, 57.3, 50.8, 54.6, 0.39, 0.83, 3.26, 0.894, 40, 69], 'pectina', 'silver', 'revisar'],
  ['C18', 'mermelada_tradicional', { albaricoque: 1000, sacarosa: 400, zumo_limon: 22 }, { date: '2026-06-14' }, [1029, 971, 52.0, 38.9, 47.8, 0.97, 1.07, 3.63, 0.918, 31, 50], '', 'gold', 'equilibrada'],
  ['C19', 'crema_castanas', { pure_castana: 1000, sacarosa: 1000, agua: 100, vainilla_extracto: 1 }, { date: '2026-06-14' }, [2035, 491, 62.0, 49.1, 52.1, 0.15, 0.00, 6.00, 0.871, 53, null], '', 'gold', 'equilibrada'],
  ['C20', 'confitura_extra', { melocoton: 500, sacarosa: 500, limon_entero: 80 }, { date: '2026-06-14' }, [879, 660, 64.0, 56.9, 61.7, 0.34, 0.64, 3.03, 0.857, 55, 55], 'pectina gel', 'silver', 'revisar'],
  ['C21', 'confitura_extra', { fresa: 1000, sacarosa: 850, zumo_limon: 30, pectina: 8 }, { date: '2026-06-14' }, [1469, 681, 64.0, 57.8, 61.1, 0.78, 0.68, 3.30, 0.858, 54, 100], '', 'gold', 'equilibrada'],
  ['C22', 'confitura_extra', { grosella_negra: 1000, sacarosa: 1100, agua: 300 }, { date: '2026-06-14' }, [1986, 504, 64.0, 55.4, 59.3, 0.86, 1.32, 3.10, 0.859, 52, 100], '', 'gold', 'equilibrada'],
  ['C23', 'confitura_extra', { ciruela: 1000, sacarosa: 750, agua: 50 }, { date: '2026-06-14' }, [1370, 730, 64.0, 54.7, 61.8, 0.66, 0.58, 3.30, 0.857, 51, 100], '', 'gold', 'equilibrada'],
  ['C24', 'confitura', { maracuya: 150, agua: 350, sacarosa: 580, pectina: 9 }, { date: '2026-06-14' }, [955, 157, 64.0, 60.7, 62.4, 0.82, 0.47, 3.00, 0.858, 56, 100], '', 'gold', 'equilibrada'],
  ['C25', 'confitura_extra', { fresa: 400, frambuesa: 300, grosella_roja: 300, sacarosa: 850, pectina: 5 }, { date: '2026-06-14' }, [1507, 664, 64.0, 56.4, 60.0, 0.66, 0.98, 3.23, 0.858, 53, 100], '', 'gold', 'equilibrada'],
  ['C26', 'confitura_extra', { fresa: 650, sacarosa: 330, pectina_nh: 9, lactato_calcico: 1, zumo_limon: 15 }, { date: '2026-06-14', brix_final: 44, reducido_azucar: 1 }, [886, 734, 44.0, 37.3, 41.0, 1.04, 0.71, 3.32, 0.941, 22, 100], '', 'gold', 'equilibrada'],
  ['C27', 'compota', { manzana: 1000, sacarosa: 120, zumo_limon: 20, agua: 100 }, { date: '2026-06-14' }, [907.5, 1102, 28.0, 13.2, 25.5, 0.66, 0.61, 3.28, 0.968, 7, null], '', 'gold', 'equilibrada'],
  ['C28', 'jalea_extra', { zumo_manzana: 1000, sacarosa: 750, zumo_limon: 40, pectina: 6 }, { date: '2026-06-14' }, [1344, 744, 65.0, 55.8, 63.0, 0.58, 0.59, 3.23, 0.850, 53, 100], '', 'gold', 'equilibrada'],
  ['C29', 'crema_castanas', { castana: 700, sacarosa: 400, agua: 200 }, { date: '2026-06-14', brix_final: 62 }, [996, 703, 62.0, 40.2, 45.2, 0.21, 0.00, 6.00, 0.872, 53, null], '', 'gold', 'equilibrada'],
  ['C30', 'confitura', { fresa: 620, sacarosa: 930, zumo_limon: 30, pectina: 8 }, { date: '2026-06-13' }, [1545, 401, 64.0, 60.2, 62.1, 0.62, 0.43, 3.25, 0.858, 56, 100], '', 'gold', 'equilibrada'],
  ['S1', 'mermelada_tradicional', { higo: 1000, sacarosa: 500 }, { date: '2026-06-14' }, [1335, 749, 52.0, 37.5, 49.6, 0.45, 0.19, 5.20, 0.913, 26, 0], 'pH gel', null, 'revisar'],
  ['S2', 'mermelada_tradicional', { higo: 1000, sacarosa: 300, zumo_limon: 20 }, { date: '2026-06-14', peso_final: 1050 }, [1050, 952, 47.1, 28.6, 44.1, 0.57, 0.33, 4.88, 0.927, 18, 0], 'pH gel', null, 'revisar'],
  ['S3', 'mermelada_tradicional', { calabaza_cruda: 500, sacarosa: 150, zumo_limon: 45, jengibre: 5, agua: 250 }, { date: '2026-06-14', brix_final: 42 }, [443, 1141, 42.0, 33.9, 37.2, 0.69, 0.60, 3.71, 0.948, 20, 0], 'brix gel', 'bronze', 'revisar'],
  ['S4', 'mermelada_tradicional', { calabaza_cruda: 1000, sacarosa: 400 }, { date: '2026-06-14', brix_final: 48 }, [970, 1031, 48.0, 41.2, 44.0, 0.62, 0.10, 5.20, 0.932, 27, 0], 'pH gel', null, 'revisar'],
  ['S5', 'crema_castanas', { castana: 700, sacarosa: 300, leche_entera: 250, agua: 250 }, { date: '2026-06-14', peso_final: 1000 }, [1000, 700, 51.4, 30.0, 36.2, 0.21, 0.04, 6.20, 0.922, 32, null], 'brix azucar_anadido', null, 'revisar'],
  ['S6', 'mermelada_tradicional', { higo: 1000, sacarosa: 500, zumo_limon: 45 }, { date: '2026-06-14' }, [1342, 745, 52.0, 37.3, 49.4, 0.45, 0.35, 4.59, 0.913, 26, 0], 'pH gel', null, 'revisar'],
  ['S7', 'jalea', { zumo_grosella: 975, agua: 75, sacarosa: 1000 }, { date: '2026-06-14', peso_final: 2000 }, [2000, 488, 55.6, 50.0, 53.7, 0.34, 1.18, 3.00, 0.901, 37, 55], 'brix pectina gel', null, 'revisar'],
  ['S8', 'confitura', { fresa: 620, sacarosa: 930, zumo_limon: 30, pectina: 8 }, { date: '2026-06-14' }, [1545, 401, 64.0, 60.2, 62.1, 0.62, 0.43, 3.25, 0.858, 56, 100], '', null, 'revisar'],
  ['S9', 'confitura_extra', { fresa: 1000, sacarosa: 850, zumo_limon: 30, pectina: 8 }, { date: '2026-06-14', brix_final: 54 }, [1737, 576, 54.0, 48.9, 51.7, 0.66, 0.57, 3.30, 0.909, 35, 62], 'brix gel', null, 'revisar'],
  ['S10', 'confitura_extra', { fresa: 1000, sacarosa: 1100, zumo_limon: 20, pectina: 6 }, { date: '2026-06-14', brix_final: 80 }, [1489, 671, 80.0, 73.9, 77.1, 0.66, 0.64, 3.33, 0.661, 129, 0], 'brix azucar_anadido gel', 'bronze', 'revisar'],
  ['S11', 'confitura_extra', { fresa: 1000, sacarosa: 850, zumo_limon: 30, pectina: 30 }, { date: '2026-06-14' }, [1500, 667, 64.0, 56.7, 60.0, 1.93, 0.66, 3.30, 0.861, 53, 30], 'pectina gel', 'silver', 'revisar'],
  ['S12', 'confitura_extra', { fresa: 600, manzana: 400, sacarosa: 800, zumo_limon: 30, pectina: 4 }, { date: '2026-06-14' }, [1420.3, 704, 64.0, 56.3, 61.5, 0.61, 0.59, 3.28, 0.857, 53, 100], '', null, 'revisar'],
  ['S13', 'mermelada', { ralladura_naranja: 300, zumo_naranja: 60, agua: 600, sacarosa: 800, acido_citrico: 6, pectina: 5 }, { date: '2026-06-14' }, [1328, 271, 66.0, 60.3, 61.7, 0.30, 0.49, 2.27, 0.843, 62, 0], 'pectina pH gel', null, 'revisar'],
  ['S14', 'confitura_extra', { albaricoque: 1000, sacarosa: 800, zumo_limon: 40, metabisulfito: 0.3 }, { date: '2026-06-13' }, [1468, 681, 64.0, 54.5, 60.7, 0.68, 0.81, 3.57, 0.859, 54, 100], '', null, 'revisar'],
  ['S15', 'confitura_extra', { frambuesa: 1000, sacarosa: 850, pectina: 8, acido_citrico: 25 }, { date: '2026-06-14' }, [1558, 642, 64.0, 54.6, 57.3, 0.67, 2.56, 2.75, 0.858, 52, 87], 'pH', 'silver', 'revisar'],
  ['S16', 'confitura_extra', { fresa: 650, sacarosa: 330, pectina_nh: 9, lactato_calcico: 1, zumo_limon: 15 }, { date: '2026-06-13', brix_final: 44, reducido_azucar: 1 }, [886, 734, 44.0, 37.3, 41.0, 1.04, 0.71, 3.32, 0.941, 22, 100], '', null, 'revisar'],
  ['S17', 'confitura_extra', { melocoton: 650, sacarosa: 300, pectina_nh: 14, zumo_limon: 25 }, { date: '2026-06-14', brix_final: 44, reducido_azucar: 1 }, [870, 748, 44.0, 34.5, 40.9, 1.44, 0.40, 3.40, 0.941, 22, 12], 'gel', 'silver', 'revisar'],
  ['S18', 'confitura', { melocoton: 1000, sacarosa: 800 }, { date: '2026-06-14' }, [1419, 705, 64.0, 56.4, 62.1, 0.35, 0.25, 3.70, 0.857, 55, 58], 'pectina pH gel', 'bronze', 'revisar'],
  ['S19', 'confitura', { fresa: 600, eritritol: 400, pectina_nh: 10, lactato_calcico: 1, zumo_limon: 15 }, { date: '2026-06-14', brix_final: 48 }, [952, 630, 48.0, 0.0, 3.3, 1.01, 0.61, 3.32, 0.871, 0, 100], '', 'silver', 'revisar'],
];

for (const [code, type, recipe, told, expected, out, medal, verdict] of calibration) {
  test(`calibration ${code}`, () => {
    const answer = jam(type, recipe, told);
    for (const [i, figure] of figures.entries()) {
      const wanted = expected[i]!;
      const value = answer.figures[figure];
      const isThere = wanted === null ? answer.params[figure] === undefined : Math.abs(value - wanted) <= tolerance[i]!;
      assert.ok(isThere, `${figure} ${value}, not ${wanted}`);
    }
    const outOf = answer.out.filter((param: string) => soft.includes(param));
    assert.equal(outOf.sort(), out.split(' ').filter(Boolean).sort());
    assert.is(answer.score.medalla ?? null, medal);
    assert.is(answer.score.veredicto, verdict);
  });
}

// ---------------------------------------------------------------- law

const C26 = { fresa: 650, sacarosa: 330, pectina_nh: 9, lactato_calcico: 1, zumo_limon: 15 };

test('one recipe, two days: the minimum of fruit', () => {
  const before = jam('confitura', C30, { date: '2026-06-13' });
  assert.equal([before.score.veredicto, before.score.denominacion, legal(before)], ['equilibrada', 'Confitura', []]);
  const after = jam('confitura', C30, { date: '2026-06-14' });
  assert.is(after.score.veredicto, 'revisar');
  assert.match(legal(after)[0]!, /fruta por kilo 401,21 g\/kg, mínimo 450 \(RD 863\/2003.*14-06-2026\)/);
  assert.ok(after.score.motivos.some((text: string) => /bastaban 350 .* hacen falta 450/.test(text)));
});

test('one recipe, two days: under 60 °Brix with reduced sugar', () => {
  const before = jam('confitura_extra', C26, { ...reduced, date: '2026-06-13' });
  assert.match(legal(before)[0]!, /44 °Brix, mínimo 60/);
  const after = jam('confitura_extra', C26, { ...reduced, date: '2026-06-14' });
  assert.equal([legal(after), after.score.denominacion], [[], 'Confitura extra']);
  const unclaimed = jam('confitura_extra', C26, { brix_final: 44 });
  assert.is(legal(unclaimed).length, 1, 'without the claim it needs 60');
});

// The finished weight that leaves exactly so many grams of fruit per kilo.
const weighing = (fruit: number, perKilo: number): object => ({
  peso_final: Math.round((100000 * fruit) / perKilo) / 100,
});

// biome-ignore format: one row per line
const thresholds: [what: string, type: string, date: string, recipe: Recipe, fruit: number, minimum: number][] = [
  ['general', 'confitura', '2026-06-13', { fresa: 700, sacarosa: 1100, agua: 400 }, 700, 350],
  ['general', 'confitura', '2026-06-14', { fresa: 700, sacarosa: 900, agua: 200 }, 700, 450],
  ['general', 'confitura_extra', '2026-06-13', { fresa: 700, sacarosa: 900, agua: 200 }, 700, 450],
  ['general', 'confitura_extra', '2026-06-14', { fresa: 700, sacarosa: 800, agua: 200 }, 700, 500],
  ['blackcurrant', 'confitura', '2026-06-13', { grosella_negra: 500, sacarosa: 1100, agua: 700 }, 500, 250],
  ['blackcurrant', 'confitura', '2026-06-14', { grosella_negra: 500, sacarosa: 800, agua: 400 }, 500, 350],
  ['quince', 'confitura_extra', '2026-06-14', { membrillo_fresco: 500, sacarosa: 600, agua: 300 }, 500, 450],
  ['ginger', 'confitura', '2026-06-14', { jengibre: 180, sacarosa: 600, agua: 500 }, 180, 180],
  ['passion fruit', 'confitura', '2026-06-13', { maracuya: 60, sacarosa: 600, agua: 500 }, 60, 60],
  ['passion fruit', 'confitura', '2026-06-14', { maracuya: 80, sacarosa: 600, agua: 500 }, 80, 80],
  ['passion fruit', 'confitura_extra', '2026-06-14', { maracuya: 100, sacarosa: 600, agua: 500 }, 100, 100],
  ['juice', 'jalea', '2026-06-14', { zumo_manzana: 700, sacarosa: 900, agua: 200 }, 700, 450],
  ['redcurrant juice', 'jalea_extra', '2026-06-14', { zumo_grosella: 450, sacarosa: 600, agua: 200 }, 450, 450],
  ['a mixture', 'confitura_extra', '2026-06-14', { fresa: 400, frambuesa: 300, grosella_roja: 300, sacarosa: 1200, agua: 200 }, 1000, 485],
  ['citrus', 'mermelada', '2026-06-14', { naranja_amarga: 200, sacarosa: 620, agua: 400 }, 200, 200],
  ['chestnut', 'crema_castanas', '2026-06-14', { pure_castana: 380, sacarosa: 560, agua: 300 }, 380, 380],
  ['any fruit', 'mermelada_tradicional', '2026-06-14', { fresa: 300, sacarosa: 520, agua: 400 }, 300, 300],
];

for (const [what, type, date, recipe, fruit, minimum] of thresholds) {
  test(`fruit: ${what} in ${type} on ${date} needs ${minimum} g/kg`, () => {
    const breaks = (perKilo: number): boolean =>
      legal(jam(type, recipe, { date, ...weighing(fruit, perKilo) })).some((text) => text.includes('fruta por kilo'));
    assert.equal([breaks(minimum - 0.5), breaks(minimum), breaks(minimum + 0.5)], [true, false, false]);
  });
}

test('soluble solids: 60 °Brix in the jams of the norm, from 40 to under 60 in Spanish mermelada', () => {
  const breaks = (
    type: string,
    brix_final: number,
    recipe: Recipe = { fresa: 1000, sacarosa: 800, zumo_limon: 20 },
  ): boolean => legal(jam(type, recipe, { brix_final })).some((text) => text.includes('°Brix'));
  assert.equal(
    [59.9, 60, 60.1].map((brix) => breaks('confitura', brix)),
    [true, false, false],
  );
  assert.equal(
    [59.9, 60.1].map((brix) => breaks('jalea', brix, { zumo_manzana: 1000, sacarosa: 800 })),
    [true, false],
  );
  assert.equal(
    [59.9, 60.1].map((brix) => breaks('crema_castanas', brix, { pure_castana: 1000, sacarosa: 1000, agua: 400 })),
    [true, false],
  );
  const light = { fresa: 1000, sacarosa: 400, agua: 200 };
  assert.equal(
    [39.9, 40, 59.9, 60].map((brix) => breaks('mermelada_tradicional', brix, light)),
    [true, false, false, true],
  );
});

test('endocarp: 75 g/kg at, under and over', () => {
  const breaks = (zumo_naranja: number): boolean =>
    legal(
      jam('mermelada', { ralladura_naranja: 250, zumo_naranja, agua: 600, sacarosa: 650 }, { peso_final: 1000 }),
    ).some((text) => text.includes('endocarpio'));
  assert.equal([74.9, 75, 75.1].map(breaks), [true, false, false]);
});

test('an extra does not mix apple, alone it may; purée is no pulp; sulphite only after the day', () => {
  const names = (type: string, recipe: Recipe, more: object = {}): string => jam(type, recipe, more).score.denominacion;
  const rest = { sacarosa: 800, zumo_limon: 30 };
  assert.is(names('confitura_extra', { fresa: 600, manzana: 400, ...rest }), 'Confitura');
  assert.is(names('confitura_extra', { manzana: 1000, ...rest }), 'Confitura extra');
  assert.is(names('confitura_extra', { pure_albaricoque: 1000, ...rest }), 'Confitura');
  assert.is(names('confitura_extra', { pure_frambuesa: 1000, ...rest }), 'Confitura extra');
  const sulphited = { albaricoque: 1000, metabisulfito: 0.3, ...rest };
  assert.is(names('confitura_extra', sulphited, { date: '2026-06-13' }), 'Confitura');
  assert.is(names('confitura_extra', sulphited, { date: '2026-06-14' }), 'Confitura extra');
});

test('what the norm does not admit takes the name away, and advice takes it out', () => {
  const answer = jam('confitura', { fresa: 1000, sacarosa: 850, zumo_limon: 30, pectina: 8, gelatina: 10 });
  assert.is(answer.score.veredicto, 'revisar');
  assert.is(answer.score.denominacion, 'Preparado de fruta');
  assert.ok(
    [...answer.suggestions, ...answer.warnings].some((text: string) =>
      /^Quita .*gelatina.*la norma .* no admite este ingrediente/.test(text),
    ),
  );
});

test('the juice of any fruit is the fruit of a jelly; the fruit itself is not', () => {
  const jelly = (name: string) => jam('jalea', { [name]: 1000, sacarosa: 800, zumo_limon: 40 }).figures.fruta_g_kg;
  for (const name of ['zumo de pera', 'jugo de cereza', 'zumo de kiwi']) assert.ok(jelly(name) > 450, name);
  for (const name of ['pera', 'cereza']) assert.is(jelly(name), 0, name);
});

test('pears in wine are no pears in rum', () => {
  const poached = (drink: string) => jam('compota', { pera: 1000, sacarosa: 150, [drink]: 200, zumo_limon: 20 });
  assert.not.match(poached('vino tinto').suggestions.join(), /mira los avisos/);
  assert.match(poached('ron').warnings.join(), /Pon [\d,]+ g de ron en/);
});

test.run();
