// The law of cocoa and chocolate in the names of the label: every figure that a name asks for, at its bound and a hundredth away.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { label } from '../../engine/index.ts';
import { craft, site } from './bench.ts';
import type { Item } from './cacao-masses.ts';

// ——— Names of the label ———

interface LegalName {
  name: string;
  law: string;
  types?: readonly string[];
  needs: readonly string[];
}
/** As the types and the conditions that they share are spelled out. */
const names = craft('cacao').definition.label!.names as readonly LegalName[];
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

for (const { name, law, types = [], needs } of names.filter(
  ({ types: of = [], needs: asked }) =>
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
