// Cocoa and chocolate: water activity, what an edit of one file does, and what never changes.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, evaluate } from '../../engine/index.ts';
import { type Answer, balance, craft, edited, site } from './bench.ts';
import { ganache, types } from './cacao-desk.ts';
import { judge, leche, type Recipe, warnings } from './cacao-masses.ts';

const cacao = craft('cacao');

// ——— Water activity ———

test('bands of aw, with 0.85 still media', () => {
  const solution = (water: number): Recipe => [
    { ingrediente: 'solución', peso: 100, precio: 0, azucar: 100 - water, dextrosa: 100 - water, agua: water },
  ];
  const seen = new Map<string, [number, number]>();
  for (let water = 3; water < 80; water += 0.5) {
    const { aw, banda } = judge('bombon', solution(water)).score;
    const expected = aw < 0.6 ? 'estable' : aw < 0.7 ? 'larga' : aw <= 0.85 ? 'media' : 'corta';
    assert.is(banda, expected, `aw ${aw}`);
    const [low, high] = seen.get(banda) ?? [1, 0];
    seen.set(banda, [Math.min(low, aw), Math.max(high, aw)]);
  }
  assert.equal([...seen.keys()], ['estable', 'larga', 'media', 'corta']);
  assert.is(seen.get('media')![1], 0.85);
});

test('advice of each band', () => {
  // biome-ignore format: one case per line
  const advice: [Recipe, string][] = [
    [{ praline_avellana: 55, cob_leche: 45 }, 'Estable: sin crecimiento microbiano. De 6 a 12 meses a 15-18 °C; vigila el enranciamiento y la migración de grasa.'],
    [{ mantequilla: 100, cob_negra_55: 225 }, 'Larga duración: de 3 a 6 meses a 15-18 °C. Solo mohos y levaduras muy resistentes.'],
    [ganache, 'Duración media: a 15-18 °C, de 4 a 12 semanas por debajo de 0,80 (más cuanto más cerca de 0,70) y de 3 a 4 semanas a partir de 0,80. Confírmalo con un medidor de aw.'],
    [{ nata: 100, cob_negra_55: 100 }, 'Producto fresco: de 1 a 2 semanas, en frío (4-8 °C). Añade dextrosa, azúcar invertido o sorbitol, o pon menos nata, puré o licor.'],
  ];
  for (const [recipe, text] of advice) assert.ok(warnings('bombon', recipe).includes(text), text);
});

test('fat fillings are practically dry, and the estimate stays between 0.30 and 0.99', () => {
  assert.is(judge('bombon', { cob_negra: 70, mantequilla: 15 }).score.aw, 0.4);
  assert.is(judge('bombon', { agua: 99.9, azucar: 0.1 }).score.aw, 0.99);
  assert.is(
    judge('bombon', [{ ingrediente: 'salmuera', peso: 100, precio: 0, sal: 90, azucar: 1, agua: 9 }]).score.aw,
    0.3,
  );
});

test('what is boiled to a point is supersaturated: its aw goes down with its Brix', () => {
  const aw = (recipe: Record<string, number>, brix: number): number =>
    (evaluate(cacao, { ...bodyOf(cacao, 'bombon', recipe), brix }, site) as Answer).score.aw;
  const paste = { pure_fresa: 400, azucar: 400, glucosa: 100, pectina: 8 };
  const caramel = { azucar: 300, glucosa: 150, nata: 150, mantequilla: 60, sal: 3 };
  assert.equal(
    [72, 75, 78].map((brix) => aw(paste, brix)),
    [0.82, 0.8, 0.77],
  );
  // Caramels with 8 to 10 % of water: from 0.45 to 0.60 in the trade, and the estimate is within 0.05.
  for (const brix of [90, 91, 92]) assert.ok(aw(caramel, brix) >= 0.4 && aw(caramel, brix) <= 0.65, `${brix}`);
});

test('plausible without having been fitted: cream and chocolate alone', () => {
  assert.is(judge('bombon', { cob_negra_55: 100, nata: 100 }).score.aw, 0.91);
  assert.is(judge('bombon', { cob_leche: 150, nata: 100 }).score.aw, 0.87);
  assert.is(judge('bombon', { cob_blanca: 300, nata: 100 }).score.aw, 0.82);
});

/** Its expectations are of the estimate as it is. */
const withoutExamples = (file: { examples: unknown[] }): void => {
  file.examples = [];
};

test('published ganaches, to the thousandth', () => {
  const fine = edited('cacao', {
    'params.json': (file) => {
      file.params.aw.decimals = 3;
    },
    'types/bombon.json': withoutExamples,
  });
  const published: [string, number][] = [
    ['Ganache de té', 0.813],
    ['Ganache de bergamota', 0.845],
    ['Ganache de chocolate y avellana', 0.846],
    ['Ganache de pepitas', 0.855],
  ];
  for (const [name, aw] of published) {
    const { recipe } = types.bombon!.examples.find((example) => example.name === name)!;
    assert.is(balance(fine, 'bombon', recipe as Recipe).score.aw, aw, name);
  }
});

test('Money-Born on pure solutions (Sloan & Labuza 1975), without the corrections for ganache', () => {
  const pure = edited('cacao', {
    'params.json': (file) => {
      Object.assign(file.constants, { evaporado: 0, aguaLigada: 0, saturacionSacarosa: 1000 });
      file.params.aw.decimals = 3;
    },
    'types/bombon.json': withoutExamples,
  });
  // biome-ignore format: one case per line
  const solutions: [string, number, number][] = [
    ['sacarosa', 14, 0.64], ['sacarosa', 20, 0.717], ['sacarosa', 35, 0.816], ['sacarosa', 65, 0.892],
    ['fructosa', 18, 0.546], ['fructosa', 30, 0.667], ['fructosa', 44, 0.746], ['fructosa', 80, 0.842],
    ['sorbitol', 25, 0.628], ['sorbitol', 35, 0.703], ['sorbitol', 55, 0.788], ['sorbitol', 110, 0.881],
    ['jarabe', 14, 0.689], ['jarabe', 20, 0.76], ['jarabe', 30, 0.826], ['jarabe', 54, 0.895],
  ];
  for (const [solute, water, aw] of solutions) {
    const answer = balance(pure, 'bombon', [
      { ingrediente: 'soluto puro', peso: 100, precio: 0, azucar: 100, [solute]: 100 },
      { ingrediente: 'agua', peso: water },
      // Without cocoa or sugar there is nothing to judge.
      { ingrediente: 'azucar', peso: 1e-3 },
    ]);
    assert.is(answer.score.aw, aw, `${solute} en ${water} g de agua`);
  }
});

// ——— One file edited ———

test('a new legal class is a variant written in one file', () => {
  const family = { pasta_cacao: 8, manteca_cacao: 15, azucar: 52, leche_entera_polvo: 25 };
  assert.is(judge('leche', family).score.cumpleDenominacion, false);
  const withFamily = edited('cacao', {
    'types/leche.json': (file) => {
      const { ranges, limits, examples } = file;
      file.examples = examples.filter(({ name }: { name: string }) => name !== 'Familiar con leche');
      const source = 'RD 1055/2003, ap. 1.8';
      const legal = (minimum: number) => ({ range: [minimum, null], source });
      file.variants = [
        {
          id: 'familiar',
          when: 'cacaoLegal < 25 y lacteosLegal >= 20',
          constants: { denominacion: 'chocolate familiar con leche' },
          ranges: {
            cacaoBase: { range: [20, 30], source: 'oficio' },
            azucarBase: { range: [35, 55], source: 'oficio' },
            mantecaBase: { range: [15, 30], source: 'oficio' },
            grasaBase: { range: [25, 40], source: 'oficio' },
          },
          limits: { cacaoLegal: legal(20), lacteosLegal: legal(20), grasaLacteaLegal: legal(5) },
        },
        { id: 'comun', ranges, limits },
      ];
    },
  });
  const answer = balance(withFamily, 'leche', family);
  assert.is(answer.score.variante, 'familiar');
  assert.is(answer.score.medalla, 'gold');
  assert.equal(answer.score.motivos, [
    'Cumple la denominación «chocolate familiar con leche» y todos los parámetros están en el rango profesional.',
  ]);
  assert.is(balance(withFamily, 'leche', leche).score.variante, 'comun');
  assert.is(balance(withFamily, 'leche', leche).score.medalla, 'gold');
  assert.match(
    balance(withFamily, 'leche', { ...family, pasta_cacao: 2, azucar: 58 }).score.motivos[0],
    /«chocolate familiar con leche»: cacao total 17 %, mínimo legal 20 % \(RD 1055\/2003, ap\. 1\.8\)/,
  );
});

// ——— Invariants ———

const round = (value: number): number => Math.round(value * 100) / 100;
/** The answer without the sentences that say grams: those follow the scale of the recipe. */
const withoutGrams = ({ score, ...rest }: ReturnType<typeof judge>) => ({
  ...rest,
  score: { ...score, motivos: score.motivos.filter((text: string) => !/\d g\b/.test(text)) },
});
test('cocoa, sugar, milk and the rest add up; scale, order and splitting change nothing', () => {
  for (const [type, { examples }] of Object.entries(types)) {
    for (const { name, recipe, expect } of examples) {
      if (Array.isArray(recipe) || 'error' in expect) continue;
      const entries = Object.entries(recipe);
      const items = entries.map(([ingrediente, peso]) => ({ ingrediente, peso }));
      const answer = judge(type, recipe);
      assert.equal(
        withoutGrams(
          judge(
            type,
            items.map(({ ingrediente, peso }) => ({ ingrediente, peso: peso * 8 })),
          ),
        ),
        withoutGrams(answer),
        `${name}: escala`,
      );
      assert.equal(judge(type, [...items].reverse()), answer, `${name}: orden`);
      assert.equal(
        judge(
          type,
          items.flatMap(({ ingrediente, peso }) => [
            { ingrediente, peso: peso / 2 },
            { ingrediente, peso: peso / 2 },
          ]),
        ),
        answer,
        `${name}: partes`,
      );
      const { cacaoTotal, azucar, lacteos, manteca, cacaoSecoDesgrasado, polioles, azucaresTotales } = answer.params;
      assert.ok(cacaoTotal + azucar + lacteos <= 100.02, name);
      assert.ok(Math.abs(round(manteca + cacaoSecoDesgrasado) - cacaoTotal) <= 0.011, name);
      assert.ok(polioles <= azucar && azucaresTotales >= 0, name);
      const { fundir, enfriar, trabajar } = answer.score.temple;
      assert.ok(enfriar[1] <= trabajar[0] && trabajar[1] < fundir[0], `${name}: temple en orden`);
    }
  }
});

test('every limit names its article in its own file', () => {
  for (const [type, { limits = {}, variants = [] }] of Object.entries(types)) {
    for (const group of [limits, ...variants.map((variant) => variant.limits ?? {})]) {
      for (const [param, { source }] of Object.entries(group))
        assert.match(source!, /RD 1055\/2003, ap\. \d|Reglamento \(CE\) 1333\/2008/, `${type}: ${param}`);
    }
  }
});

test.run();
