// RD 618/1998, article 3: every threshold at it, just under and just over it, in the legal names of the label and in what
// the balance says of the type.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bodyOf, evaluate, label } from '../../engine/index.ts';
import { type Answer, balance, craft, site } from './bench.ts';

const helado = craft('helado');
const batch = 1000;
/** Grams that are a hair in a batch of a kilo: the second decimal of a percentage. */
const hair = 0.5;

/** What 100 g of an ingredient bring, in a column of the craft or of the larder. */
function brings(id: string, column: string): number {
  if (column === 'peso') return 100;
  const row = helado.rows.get(id)!;
  const own = helado.columnByKey.get(column);
  return own === undefined ? row.larder!.values[helado.larder.columnByKey.get(column)!]! : row.values[own]!;
}

type Recipe = Record<string, number>;

/** Grams of an ingredient that make a column so much of the batch, beside what the rest brings of it. */
function gramsFor(varied: string, column: string, bound: number, rest: Recipe): number {
  const own =
    column === 'peso' ? 0 : Object.entries(rest).reduce((sum, [id, grams]) => sum + grams * brings(id, column), 0);
  return (bound * batch - own) / brings(varied, column);
}

/** The rest is water. */
const filled = (recipe: Recipe): Recipe => ({
  ...recipe,
  agua: batch - Object.values(recipe).reduce((sum, grams) => sum + grams, 0),
});

const holds = (type: string, recipe: Recipe, name: string): boolean =>
  label(helado, bodyOf(helado, type, filled(recipe)), site, '2026-11-15').names.some(
    (one: Answer) =>
      (one.name === name || one.name.startsWith(`${name} `) || one.name.endsWith(` ${name}`)) && one.holds,
  );

// biome-ignore format: a table reads by rows
const thresholds: [article: string, name: string, type: string, varied: string, column: string, bound: number, side: 'least' | 'most', rest: Recipe][] = [
  ['3.1.a, grasa láctea', 'Helado crema', 'helado_crema', 'nata_35', 'grasaLactea', 8, 'least', { caseinato: 40 }],
  ['3.1.a, proteína láctea', 'Helado crema', 'helado_crema', 'caseinato', 'proteinaLactea', 2.5, 'least', { mantequilla_clarificada: 120 }],
  ['3.1.b, grasa láctea', 'Helado de leche', 'helado_leche', 'mantequilla_clarificada', 'grasaLactea', 2.5, 'least', { caseinato: 80 }],
  ['3.1.b, extracto seco magro', 'Helado de leche', 'helado_leche', 'caseinato', 'esml', 6, 'least', { mantequilla_clarificada: 60 }],
  ['3.1.c, grasa láctea', 'Helado de leche desnatada', 'helado_leche', 'mantequilla_clarificada', 'grasaLactea', 0.3, 'most', { caseinato: 80 }],
  ['3.1.c, extracto seco magro', 'Helado de leche desnatada', 'helado_leche', 'caseinato', 'esml', 6, 'least', {}],
  ['3.1.d, grasa', 'Helado', 'helado_crema', 'aceite_coco', 'grasa', 5, 'least', { caseinato: 30 }],
  ['3.1.e, extracto seco', 'Helado de agua', 'sorbete_agua', 'sacarosa', 'azucares', 12, 'least', {}],
  ['3.1.f, fruta', 'Sorbete', 'sorbete_agua', 'fresa', 'peso', 15, 'least', { sacarosa: 250 }],
  ['3.1.g.1.º, fruta', 'con fresa', 'helado_leche', 'fresa', 'peso', 15, 'least', { leche_entera: 720 }],
  ['3.1.g.2.º, cítrico', 'con limón', 'sorbete_agua', 'limon', 'peso', 10, 'least', { sacarosa: 250 }],
  ['3.1.g.2.º, exótica', 'con mango', 'sorbete_agua', 'mango', 'peso', 10, 'least', { sacarosa: 250 }],
  ['3.1.g.3.º, fruto de cáscara', 'con pistacho', 'helado_crema', 'pasta_pistacho', 'peso', 7, 'least', { leche_entera: 500 }],
  ['3.1.h, yema', 'mantecado', 'helado_crema', 'yema', 'peso', 4, 'least', { leche_entera: 700 }],
  ['3.1.i, extracto seco', 'Granizado', 'granizado', 'sacarosa', 'azucares', 10, 'least', {}],
];
for (const [article, name, type, varied, column, bound, side, rest] of thresholds) {
  test(`art. ${article}: ${side} ${bound} % for «${name}»`, () => {
    const at = gramsFor(varied, column, bound, rest);
    const when = (grams: number): boolean => holds(type, { ...rest, [varied]: grams }, name);
    assert.is(when(at), true, 'at it');
    assert.is(when(at - hair), side === 'most', 'just under it');
    assert.is(when(at + hair), side === 'least', 'just over it');
  });
}

/** Bears the name with so many grams per litre. */
const holdsAt = (grams: number, type: string, recipe: Recipe, name: string): boolean =>
  label(helado, { ...bodyOf(helado, type, filled(recipe)), peso_litro: grams }, site, '2026-11-15').names.some(
    (one: Answer) => one.name === name && one.holds,
  );
// The same figures of the plain names, and 375 to 430 g per litre.
// biome-ignore format: a table reads by rows
const mousses: [article: string, name: string, type: string, varied: string, column: string, bound: number, side: 'least' | 'most', rest: Recipe][] = [
  ['3.1.a y j, grasa láctea', 'Mousse de helado crema', 'helado_crema', 'nata_35', 'grasaLactea', 8, 'least', { caseinato: 40 }],
  ['3.1.a y j, proteína láctea', 'Mousse de helado crema', 'helado_crema', 'caseinato', 'proteinaLactea', 2.5, 'least', { mantequilla_clarificada: 120 }],
  ['3.1.b y j, grasa láctea', 'Mousse de helado de leche', 'helado_leche', 'mantequilla_clarificada', 'grasaLactea', 2.5, 'least', { caseinato: 80 }],
  ['3.1.b y j, extracto seco magro', 'Mousse de helado de leche', 'helado_leche', 'caseinato', 'esml', 6, 'least', { mantequilla_clarificada: 60 }],
  ['3.1.c y j, grasa láctea', 'Mousse de helado de leche desnatada', 'helado_leche', 'mantequilla_clarificada', 'grasaLactea', 0.3, 'most', { caseinato: 80 }],
  ['3.1.c y j, extracto seco magro', 'Mousse de helado de leche desnatada', 'helado_leche', 'caseinato', 'esml', 6, 'least', {}],
  ['3.1.d y j, grasa', 'Mousse de helado', 'helado_crema', 'aceite_coco', 'grasa', 5, 'least', { caseinato: 30 }],
];
for (const [article, name, type, varied, column, bound, side, rest] of mousses) {
  test(`art. ${article}: ${side} ${bound} % for «${name}», from 375 to 430 g per litre`, () => {
    const at = gramsFor(varied, column, bound, rest);
    const when = (grams: number): boolean => holdsAt(400, type, { ...rest, [varied]: grams }, name);
    assert.equal([when(at - hair), when(at), when(at + hair)], [side === 'most', true, side === 'least']);
    const enough = { ...rest, [varied]: at + (side === 'least' ? hair : -hair) };
    const weighing = (grams: number): boolean => holdsAt(grams, type, enough, name);
    assert.equal([374, 375, 376, 429, 430, 431].map(weighing), [false, true, true, true, false, false]);
    const plain = name.replace('Mousse de h', 'H');
    const bearing = (grams: number): boolean => holdsAt(grams, type, enough, plain);
    assert.equal([429, 430, 431].map(bearing), [false, true, true], plain);
  });
}

// biome-ignore format: a table reads by rows
const tastes: [article: string, name: string, type: string, varied: string, below: number, rest: Recipe][] = [
  ['3.1.g.1.º y 17.1', 'sabor fresa', 'helado_leche', 'fresa', 15, { leche_entera: 720 }],
  ['3.1.g.2.º y 17.1', 'sabor mango', 'sorbete_agua', 'mango', 10, { sacarosa: 250 }],
  ['3.1.g.3.º y 17.1', 'sabor pistacho', 'helado_crema', 'pasta_pistacho', 7, { leche_entera: 500, nata_35: 200 }],
];
for (const [article, name, type, varied, below, rest] of tastes) {
  test(`art. ${article}: under ${below} % it is «${name}»`, () => {
    const when = (grams: number): boolean => holds(type, { ...rest, [varied]: grams }, name);
    assert.equal([when(10 * below - hair), when(10 * below), when(10 * below + hair)], [true, false, false]);
  });
}

test('art. 3.1.a, b and c: fat that is not of milk, half a point at most, as what comes with a flavour', () => {
  for (const [name, type, mantequilla_clarificada] of [
    ['Helado crema', 'helado_crema', 120],
    ['Helado de leche', 'helado_leche', 120],
    ['Helado de leche desnatada', 'helado_leche', 0],
  ] as const) {
    const rest = { mantequilla_clarificada, caseinato: 80 };
    const at = (0.5 * batch) / brings('aceite_coco', 'materiagrasa');
    const when = (grams: number): boolean => holds(type, { ...rest, aceite_coco: grams }, name);
    assert.equal([when(at - hair), when(at), when(at + hair)], [true, true, false], name);
  }
});

test('Reg. (UE) 1169/2011, anexo III, 2.4: the laxative sentence over 10 % of polyols, not at it', () => {
  const when = (maltitol: number): boolean =>
    label(
      helado,
      bodyOf(helado, 'sin_azucar', filled({ leche_entera: 600, maltitol })),
      site,
      '2026-11-15',
    ).mentions.some(({ text }: Answer) => text === 'Un consumo excesivo puede tener efectos laxantes.');
  const warned = (maltitol: number): boolean =>
    balance(helado, 'sin_azucar', filled({ leche_entera: 600, maltitol })).warnings.some((text: string) =>
      text.startsWith('Polioles'),
    );
  const at = (10 * batch) / brings('maltitol', 'polioles');
  for (const told of [when, warned]) assert.equal([told(at - hair), told(at), told(at + hair)], [false, false, true]);
});

test('Reg. (CE) 1924/2006, anexo: «contiene azúcares naturalmente presentes» over 0.5 % of them, not at it', () => {
  const warned = (azucares: number): boolean =>
    balance(helado, 'sin_azucar', [{ name: 'Mezcla', grams: 100, azucares, lactosa: 0, precio: 1 }]).warnings.some(
      (text: string) => /azúcares naturalmente presentes/.test(text),
    );
  assert.equal([0.49, 0.5, 0.51].map(warned), [false, false, true]);
});

test('art. 3.1.f: at least 20 % of solids for «Sorbete», beside its fruit', () => {
  const fruit = { fresa: 200 };
  const own = balance(helado, 'sorbete_agua', filled(fruit)).params.solidosTotales;
  const at = (20 - own) * 10;
  const when = (sugar: number): boolean => holds('sorbete_agua', { ...fruit, sacarosa: sugar }, 'Sorbete');
  assert.equal([when(at - hair), when(at), when(at + hair)], [false, true, true]);
});

test('art. 3.1.d: the protein of an «helado» is only that of milk', () => {
  const base = { leche_entera: 500, aceite_coco: 60 };
  assert.is(holds('helado_crema', base, 'Helado'), true);
  assert.is(holds('helado_crema', { ...base, proteina_guisante: 1 }, 'Helado'), false);
});

const said = (type: string, recipe: Recipe, more: object = {}): string[] =>
  (evaluate(helado, { ...bodyOf(helado, type, recipe), ...more }, site) as Answer).warnings;

// biome-ignore format: a table reads by rows
const named: [article: string, type: string, varied: string, column: string, bound: number, rest: Recipe][] = [
  ['3.1.a, grasa láctea', 'helado_crema', 'mantequilla_clarificada', 'materiagrasa', 8, { lpd: 100, sacarosa: 150 }],
  ['3.1.a, proteína láctea', 'helado_crema', 'caseinato', 'proteinas', 2.5, { mantequilla_clarificada: 120, sacarosa: 150 }],
  ['3.1.b, grasa láctea', 'helado_leche', 'mantequilla_clarificada', 'materiagrasa', 2.5, { lpd: 80, sacarosa: 150 }],
  ['3.1.b, extracto seco magro', 'helado_leche', 'caseinato', 'esml', 6, { mantequilla_clarificada: 60, sacarosa: 150 }],
  ['3.1.f, fruta', 'sorbete_agua', 'fresa', 'peso', 15, { sacarosa: 250 }],
];
for (const [article, type, varied, column, bound, rest] of named) {
  test(`art. ${article}: under ${bound} % a ${type} is told that the name is not its own`, () => {
    const at = gramsFor(varied, column, bound, rest);
    const isTold = (grams: number): boolean =>
      said(type, filled({ ...rest, [varied]: grams })).some((text) => text.startsWith('Denominación'));
    assert.equal([isTold(at - hair), isTold(at), isTold(at + hair)], [true, false, false]);
  });
}

test('an ice cream that lacks the fat of its name is not at the edge of it', () => {
  const at = (nata: number): Answer =>
    balance('helado', 'helado_crema', {
      ...{ Leche: 770 - nata, Nata: nata, 'Leche en polvo desnatada': 35 },
      Azúcar: 140,
      Dextrosa: 35,
      Neutro: 5,
    });
  assert.equal([at(158).params.materiaGrasa, at(158).verdict, at(158).matiz], [7.96, 'revisar', undefined]);
  assert.is(at(165).verdict, 'equilibrada');
});

// biome-ignore format: a table reads by rows
const milk = { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25, Neutro: 5 };
const litres: [grams: number, says: RegExp | null][] = [
  [431, null],
  [430, null],
  [429, /por debajo de 430 .*«espuma», «mousse» o «montado»/],
  [376, /por debajo de 430/],
  [375, /por debajo de 430/],
  [374, /por debajo de 375 la ley no permite/],
];
for (const [grams, says] of litres) {
  test(`art. 3.1.j: ${grams} g per litre`, () => {
    const answer = evaluate(helado, { ...bodyOf(helado, 'helado_crema', milk), peso_litro: grams }, site) as Answer;
    assert.is(answer.params.gramos_litro, grams);
    const found = answer.warnings.filter((text: string) => text.startsWith('Pesa'));
    assert.is(found.length, says === null ? 0 : 1);
    if (says) {
      assert.match(found[0], says);
      assert.match(answer.suggestions[0], 'mira los avisos');
    }
  });
}

test('the air gives grams and litres, and the cabinet the frozen water', () => {
  const { params } = evaluate(
    helado,
    { ...bodyOf(helado, 'helado_crema', milk), overrun: 35, vitrina: -14 },
    site,
  ) as Answer;
  assert.ok(params.densidad > 1.08 && params.densidad < 1.13, String(params.densidad));
  assert.ok(Math.abs(params.gramos_litro - (1000 * params.densidad) / 1.35) < 1);
  assert.ok(Math.abs(params.litros - 1000 / params.gramos_litro) < 0.01);
  assert.ok(params.agua_helada > 70 && params.agua_helada < 76, String(params.agua_helada));
  // At its own serving temperature it is the 69 % of the scale.
  const own = evaluate(helado, { ...bodyOf(helado, 'helado_crema', milk), vitrina: params.PAC }, site) as Answer;
  assert.ok(Math.abs(own.params.agua_helada - 69) < 0.2);
  assert.is(balance(helado, 'helado_crema', milk).params.densidad, undefined);
});

test.run();
