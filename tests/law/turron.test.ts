// The classes of turrón and mazapán (RD 1787/1982, 6.4 and 7.4) as the decree prints them: each figure at its bound, and a tenth
// on the wrong side of it, asked of the balance and of the label, which agree. What comes of tables of composition has its error.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ask, balanceOf, labelOf, soldAs } from './desk.ts';

interface Figures {
  readonly materia: number;
  readonly yema?: number;
  readonly suma?: number;
  readonly humedad?: number;
  readonly proteinas?: number;
  readonly grasa?: number;
}
type Row = readonly [article: string, type: string, name: string, clase: string, figures: Figures];

// biome-ignore format: one class per line, as in the decree
const classes: Row[] = [
  ['6.4.1 y 7.4', 'jijona', 'Turrón blando', 'Suprema', { materia: 64, humedad: 4.5, proteinas: 12, grasa: 34 }],
  ['6.4.1 y 7.4', 'jijona', 'Turrón blando', 'Extra', { materia: 50, humedad: 5, proteinas: 9.5, grasa: 27 }],
  ['7.4', 'jijona', 'Turrón blando', 'Estándar', { materia: 44 }],
  ['7.4', 'jijona', 'Turrón blando', 'Popular', { materia: 30 }],
  ['6.4.1 y 7.4', 'alicante', 'Turrón duro', 'Suprema', { materia: 60, humedad: 5, proteinas: 11, grasa: 32.5 }],
  ['6.4.1 y 7.4', 'alicante', 'Turrón duro', 'Extra', { materia: 46, humedad: 6, proteinas: 9, grasa: 26 }],
  ['6.4.1 y 7.4', 'alicante', 'Turrón duro', 'Estándar', { materia: 40, humedad: 7, proteinas: 7.5, grasa: 21.5 }],
  ['6.4.1 y 7.4', 'alicante', 'Turrón duro', 'Popular', { materia: 34, humedad: 7, proteinas: 6.5, grasa: 18.5 }],
  ['6.4.2 y 7.4', 'yema_tostada', 'Turrón de yema', 'Suprema', { materia: 40, yema: 5, suma: 45, humedad: 13, proteinas: 7.5, grasa: 22 }],
  ['6.4.2 y 7.4', 'yema_tostada', 'Turrón de yema', 'Extra', { materia: 33, yema: 5, suma: 38, humedad: 13, proteinas: 6, grasa: 19 }],
  ['7.4', 'yema_tostada', 'Turrón de yema', 'Estándar', { materia: 20, yema: 5, suma: 25 }],
  ['7.4', 'yema_tostada', 'Turrón de yema', 'Popular', { materia: 5, yema: 4, suma: 9 }],
  ['6.4.4 y 7.4', 'mazapan', 'Mazapán', 'Suprema', { materia: 45, humedad: 11, proteinas: 8, grasa: 24 }],
  ['6.4.4 y 7.4', 'mazapan', 'Mazapán', 'Extra', { materia: 35, humedad: 11, proteinas: 6, grasa: 18.5 }],
  ['7.4', 'mazapan', 'Mazapán', 'Estándar', { materia: 23 }],
  ['6.4.2 y 7.4', 'guirlache', 'Guirlache', 'Suprema', { materia: 45 }],
  ['6.4.2 y 7.4', 'guirlache', 'Guirlache', 'Extra', { materia: 38 }],
  ['6.4.2 y 7.4', 'guirlache', 'Guirlache', 'Estándar', { materia: 25 }],
  ['6.4.2 y 7.4', 'guirlache', 'Guirlache', 'Popular', { materia: 9 }],
  ['6.4.2 y 7.4', 'generico', 'Turrón de mazapán', 'Suprema', { materia: 45, humedad: 13, proteinas: 7.5, grasa: 22 }],
  ['6.4.2 y 7.4', 'generico', 'Turrón de mazapán', 'Extra', { materia: 38, humedad: 13, proteinas: 6, grasa: 19 }],
  ['7.4', 'generico', 'Turrón de mazapán', 'Estándar', { materia: 25 }],
  ['7.4', 'generico', 'Turrón de mazapán', 'Popular', { materia: 9 }],
];

const usual = { humedad: 3, proteinas: 14, grasa: 36 };
/** What the tables of composition may be wrong by, and a tenth more. */
const past = { humedad: 0.1, proteinas: -0.6, grasa: -1.6 } as const;

/** A hundred grams whose almond, and sugar besides, have just what is asked. */
function massOf(type: string, figures: Figures): Ask {
  const { materia, yema = 0, humedad, proteinas, grasa } = { ...usual, ...figures };
  const sugar = 100 - yema - materia;
  const both = { grasa, prot: proteinas, agua: humedad, precio: 1 };
  const own = [
    { ingrediente: 'almendra_molida', peso: materia, ...both, alm: 100, bas: 100, azT: 0 },
    { ingrediente: 'azucar', peso: sugar, ...both, miel: 1000 / sugar, azuc: 50, azT: 50 },
  ];
  const yolk = { ingrediente: 'yema_polvo', peso: yema, ...both };
  return { craft: 'turron', type, recipe: yema > 0 ? [...own, yolk] : own, more: { peso_final: 100 } };
}

/** Whether the balance and the label say that it is of this class; both say the same. */
function isOf(ask: Ask, name: string, clase: string): boolean {
  const holds = soldAs(ask).includes(`${name}, categoría ${clase}`);
  const { categoria, motivos } = balanceOf(ask).score;
  if (clase !== 'Suprema' && clase !== 'Extra') return holds;
  const better = clase === 'Extra' && soldAs(ask).includes(`${name}, categoría Suprema`);
  assert.is(categoria === clase, holds && !better, `${ask.type}: ${categoria}, ${motivos.join(' ')}`);
  return holds;
}

for (const [article, type, name, clase, figures] of classes) {
  test(`RD 1787/1982, ${article}: ${name}, ${clase}, at its figures and a tenth past each`, () => {
    assert.ok(isOf(massOf(type, figures), name, clase), 'at its figures');
    const without = (change: Partial<Figures>): boolean => isOf(massOf(type, { ...figures, ...change }), name, clase);
    const { materia, suma, yema = 0 } = figures;
    assert.not(without({ materia: materia - 0.1, yema: yema === 0 ? 0 : yema + 0.1 }), 'materia');
    if (suma !== undefined) assert.not(without({ yema: yema - 0.1 }), 'suma');
    for (const key of ['humedad', 'proteinas', 'grasa'] as const) {
      const bound = figures[key];
      if (bound !== undefined) assert.not(without({ [key]: bound + past[key] }), key);
    }
  });
}

test('RD 1787/1982, 6.4.1: a moisture that is told is judged as it is told, and class by class', () => {
  const recipe = { almendra_tostada: 650, miel: 150, azucar: 180, clara: 60 };
  const at = (type: string, humedad_final: number): string | undefined =>
    balanceOf({ craft: 'turron', type, recipe, more: { humedad_final } }).score.categoria;
  const told: [type: string, humedad: number, categoria: string][] = [
    ['jijona', 4.5, 'Suprema'],
    ['jijona', 4.6, 'Extra'],
    ['jijona', 5, 'Extra'],
    ['jijona', 5.2, 'Fuera de IGP'],
    ['alicante', 5, 'Suprema'],
    ['alicante', 5.5, 'Extra'],
    ['alicante', 6, 'Extra'],
    ['alicante', 8, 'Fuera de IGP'],
  ];
  for (const [type, humedad, categoria] of told) assert.is(at(type, humedad), categoria, `${type} ${humedad}`);
  const yolk = { almendra_tostada: 450, azucar: 350, yema: 150, agua: 150 };
  assert.is(
    balanceOf({ craft: 'turron', type: 'yema_tostada', recipe: yolk, more: { humedad_final: 20 } }).score.categoria,
    'Básico',
  );
  const marzipan = { almendra_molida: 450, azucar: 450, agua: 200 };
  const wet: Ask = { craft: 'turron', type: 'mazapan', recipe: marzipan, more: { humedad_final: 16 } };
  assert.is(balanceOf(wet).score.categoria, 'Fuera de IGP');
  assert.ok(soldAs(wet).includes('Mazapán de Soto'), '6.4.4: up to 16 %');
});

test('an estimate within its error passes, and the label says who has to confirm it', () => {
  const ask = massOf('jijona', { materia: 64, grasa: 33 });
  const [best] = labelOf(ask).names;
  assert.is(best!.name, 'Turrón blando, categoría Suprema');
  assert.ok(
    best!.conditions.some((text) => /grasa, 33 % estimado, y pide al menos un 34 %/.test(text)),
    best!.conditions.join(),
  );
  assert.is(balanceOf(ask).score.categoria, 'Suprema');
});

// biome-ignore format: one name per line
const protectedNames: [why: string, type: string, name: string, recipe: Record<string, number>, more: object, holds: boolean][] = [
  ['Extra and Suprema', 'jijona', 'Jijona', { almendra_tostada: 520, miel: 150, azucar: 330, clara: 60 }, {}, true],
  ['its class fails by moisture', 'jijona', 'Jijona', { almendra_tostada: 650, miel: 150, azucar: 180, clara: 60 }, { humedad_final: 5.2 }, false],
  ['a class of less', 'jijona', 'Jijona', { almendra_tostada: 450, miel: 150, azucar: 400, clara: 60 }, {}, false],
  ['without its honey', 'jijona', 'Jijona', { almendra_tostada: 650, miel: 80, azucar: 250, clara: 60 }, {}, false],
  ['Extra and Suprema', 'alicante', 'Turrón de Alicante', { almendra_tostada: 620, miel: 150, azucar: 200, clara: 60 }, {}, true],
  ['its class fails by moisture', 'alicante', 'Turrón de Alicante', { almendra_tostada: 620, miel: 150, azucar: 200, clara: 90 }, { humedad_final: 8 }, false],
  ['with skin', 'alicante', 'Turrón de Alicante', { almendra_piel: 620, miel: 150, azucar: 200, clara: 30 }, {}, false],
  ['Suprema', 'alicante', 'Turrón de Agramunt Suprema', { almendra_tostada: 640, miel: 150, azucar: 200, clara: 60 }, {}, true],
  ['its class fails by moisture', 'alicante', 'Turrón de Agramunt Suprema', { almendra_tostada: 640, miel: 150, azucar: 200, clara: 60 }, { humedad_final: 5.5 }, false],
  ['of hazelnut', 'generico', 'Turrón de Agramunt Suprema', { avellana_tostada: 650, miel: 200, azucar: 120, clara: 40 }, {}, true],
  ['of hazelnut, without its honey', 'generico', 'Turrón de Agramunt Suprema', { avellana_tostada: 650, miel: 80, azucar: 220, clara: 40 }, {}, false],
];
for (const [why, type, name, recipe, more, holds] of protectedNames)
  test(`${name} (${why}): ${holds ? 'may' : 'may not'} be called so`, () =>
    assert.is(soldAs({ craft: 'turron', type, recipe, more: { ...more } }).includes(name), holds));

test('RD 1787/1982, 7.3.3: what takes the place of the almond is in the name', () => {
  const sold = (type: string, recipe: Record<string, number>) => soldAs({ craft: 'turron', type, recipe })[0];
  assert.is(sold('guirlache', { almendra_tostada: 500, azucar: 500 }), 'Guirlache, categoría Suprema');
  assert.is(
    sold('guirlache', { cacahuete_tostado: 500, azucar: 500 }),
    'Guirlache de cacahuete tostado, categoría Suprema',
  );
  assert.is(
    sold('guirlache', { almendra_tostada: 300, avellana_tostada: 200, azucar: 500 }),
    'Guirlache de avellana tostada, categoría Suprema',
  );
});

test('RD 1787/1982, 2.1: glucose is one of its sugars, and the class is by composition', () => {
  const recipe = { almendra_tostada: 640, miel: 120, azucar: 80, glucosa: 150, clara: 40 };
  assert.is(balanceOf({ craft: 'turron', type: 'jijona', recipe }).score.categoria, 'Suprema');
  assert.is(soldAs({ craft: 'turron', type: 'jijona', recipe })[0], 'Turrón blando, categoría Suprema');
});

test('a home marzipan with two whites is what its almond says: white is mostly water that goes', () => {
  const recipe = { almendra_molida: 270, azucar: 270, clara: 66 };
  assert.is(balanceOf({ craft: 'turron', type: 'mazapan', recipe }).score.categoria, 'Suprema');
});

test.run();
