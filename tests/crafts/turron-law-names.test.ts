// The law of turrón in the names of the label: every figure that a name asks for, at its bound and a hundredth away.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { label } from '../../engine/index.ts';
import { site } from './bench.ts';
import { bodyOf, craftOf } from './turron-law-desk.ts';
import { file, type Recipe } from './turron-masses.ts';

// ——— Names of the label: every figure that a name asks for, at its bound and a hundredth away ———

interface LegalName {
  name: string;
  law: string;
  types: string[];
  needs: string[];
  class?: string[];
  when?: string;
}
const day = '2026-11-15';
const named = (type: string, recipe: Recipe, inputs: object): Map<string, boolean> =>
  new Map(label(craftOf, bodyOf(type, recipe, inputs), site, day).names.map(({ name, holds }) => [name, holds]));

/** 100 g of sugar whose sheet says what is asked; starch on dry matter, as the law counts it. */
function mass(figures: Record<string, number>): { recipe: Record<string, unknown>[]; inputs: object } {
  const { almendra = 0, miel = 0, basicas = almendra, humedad = 3, grasa = 0, proteina = 0, fecula = 0 } = figures;
  const { yema = 0, clara = 0, huevo = 0, coco = 0 } = figures;
  const solids = { yema_polvo: yema, clara_polvo: clara, huevo_polvo: huevo / 0.95, coco_rallado: coco };
  const real = Object.entries(solids).filter(([, peso]) => peso > 0);
  const taken = real.reduce((sum, [, peso]) => sum + peso, 0);
  const rest = 100 - taken;
  const own = {
    ingrediente: 'azucar',
    peso: rest,
    alm: (100 * almendra) / rest,
    miel: (100 * miel) / rest,
    bas: (100 * (basicas - yema - coco)) / rest,
    ...{ azuc: 1, azT: 1 },
    grasa: (100 * grasa) / rest,
    prot: (100 * proteina) / rest,
    fec: (fecula * (100 - humedad)) / rest,
    agua: (100 * humedad) / rest,
    precio: 1,
  };
  return {
    recipe: [
      own,
      ...real.map(([ingrediente, peso]) => ({
        ingrediente,
        peso,
        agua: 0,
        ...(ingrediente === 'coco_rallado' ? {} : { grasa: 0, prot: 0 }),
      })),
    ],
    inputs: { peso_final: 100 },
  };
}

const need = /^(\w+) (>=|<=|>|=) ([\d.]+)$/;
const reachable = new Set([
  'almendra',
  'miel',
  'basicas',
  'yema',
  'almendraYYema',
  'humedad',
  'grasa',
  'proteina',
  'fecula',
]);
// Classes, and what is only had with one, are in tests/law. Those that name their ingredients, or complete another name, are held to their thresholds with the rest of the label.
const plain = (file('label').names as LegalName[]).filter(
  (one) => one.types && !one.name.includes('{') && one.class === undefined && one.when === undefined,
);
for (const { name, law, types, needs } of plain) {
  if (needs.some((text) => /^(coco|huevo|clara|avellanaOAlmendra)/.test(text))) continue;
  test(`${law}: «${name}», each figure at its bound and a hundredth away`, () => {
    const bounds = needs
      .map((text) => need.exec(text)!)
      .map(([, figure, sign, bound]) => ({ figure: figure!, sign: sign!, bound: Number(bound) }));
    const at: Record<string, number> = { proteina: 20, grasa: 45 };
    for (const { figure, sign, bound } of bounds) {
      if (sign === '>=' || sign === '<=') at[figure] = bound;
      if (sign === '>') at[figure] = Math.max(at[figure] ?? 0, bound + 1);
    }
    const place = (figures: Record<string, number>): Record<string, number> => {
      const { almendraYYema, ...others } = figures;
      return almendraYYema === undefined ? others : { ...others, yema: others.yema ?? 0 };
    };
    const holds = (figures: Record<string, number>) => {
      const { recipe, inputs } = mass(place(figures));
      return named(types[0]!, recipe, inputs).get(name) === true;
    };
    const start = { ...at };
    if (at.almendraYYema !== undefined) start.yema = at.almendraYYema - at.almendra!;
    start.basicas = Math.max(start.basicas ?? 0, (start.almendra ?? 0) + (start.yema ?? 0));
    assert.ok(holds(start), 'everything at its bound');
    for (const { figure, sign, bound } of bounds.filter((one) => reachable.has(one.figure) && one.sign.endsWith('='))) {
      if (figure === 'yema' || sign === '=') continue;
      const away = sign === '>=' ? -0.02 : 0.02;
      const past = { ...start };
      if (figure === 'almendraYYema') past.yema = start.yema! + away;
      else past[figure] = bound + away;
      if (figure === 'almendra') past.basicas = start.basicas + away;
      assert.not(holds(past), `${figure} ${bound + away}`);
    }
  });
}

// biome-ignore format: one case per line
const byHand: [law: string, name: string, type: string, holds: Recipe, not: Recipe][] = [
  ['2.5 y 7.4', 'Marquesas', 'mazapan', { almendra_molida: 330, azucar_glas: 380, huevo: 280, almidon_trigo: 60 }, { almendra_molida: 330, azucar_glas: 380, huevo: 200, almidon_trigo: 60 }],
  ['2.5', 'Marquesas', 'mazapan', { almendra_molida: 330, azucar_glas: 360, huevo: 280, almidon_trigo: 72 }, { almendra_molida: 330, azucar_glas: 360, huevo: 280, almidon_trigo: 86 }],
  ['7.4', 'Turrón de coco, categoría Suprema', 'generico', { coco: 480, azucar: 300, glucosa: 80, miel: 50, clara: 50, agua: 120 }, { coco: 440, azucar: 340, glucosa: 80, miel: 50, clara: 50, agua: 120 }],
  ['7.4', 'Turrón de coco, categoría Extra', 'generico', { coco: 400, azucar: 400, glucosa: 80, agua: 150 }, { coco: 360, leche_polvo: 100, azucar: 380, glucosa: 60, agua: 150 }],
  ['DOUE C 238, 21-6-2022', 'Turrón de Agramunt Suprema', 'generico', { avellana_tostada: 650, miel: 200, azucar: 120, clara: 40 }, { avellana_tostada: 650, miel: 80, azucar: 220, clara: 40 }],
  ['DOUE C 238, 21-6-2022', 'Turrón de Agramunt', 'generico', { avellana_tostada: 500, miel: 200, azucar: 270, clara: 40 }, { avellana_tostada: 500, miel: 200, azucar: 270 }],
  ['DOUE C/2023/573', 'Turrón de Alicante', 'alicante', { almendra_tostada: 620, miel: 150, azucar: 200, clara: 30 }, { almendra_piel: 620, miel: 150, azucar: 200, clara: 30 }],
];
for (const [law, name, type, holds, not] of byHand)
  test(`${law}: «${name}» in grams`, () => {
    assert.is(named(type, holds, {}).get(name), true);
    assert.is.not(named(type, not, {}).get(name), true);
  });

test.run();
