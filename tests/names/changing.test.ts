// Words that make another thing of whatever they stand with, tried with a head of every family: the answer may be another row,
// the same row with a sentence that says so, or nobody; never the bare head in silence.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../engine/recipes.ts';
import { craftOf } from '../loaded.ts';

const craft = craftOf('pasteleria');

const heads = [
  ...['leche entera', 'nata', 'mantequilla', 'margarina', 'queso crema', 'mascarpone', 'mozzarella', 'yogur natural'],
  ...['leche condensada', 'leche de coco', 'bebida de avena', 'huevo', 'yema', 'clara', 'azúcar', 'azúcar moreno'],
  ...['miel', 'glucosa', 'dextrosa', 'panela', 'caramelo', 'fondant', 'harina', 'harina de fuerza', 'harina integral'],
  ...['maicena', 'levadura', 'impulsor', 'bicarbonato', 'sal', 'agua', 'aceite de girasol', 'aceite de oliva'],
  ...['manteca de cerdo', 'cacao', 'chocolate negro', 'chocolate blanco', 'chocolate con leche', 'cobertura 70 %'],
  ...['manteca de cacao', 'pasta de cacao', 'almendra', 'avellana', 'nuez', 'pistacho', 'cacahuete', 'piñón', 'sésamo'],
  ...['coco rallado', 'fresa', 'frambuesa', 'limón', 'naranja', 'plátano', 'manzana', 'melocotón', 'uva', 'higo'],
  ...['cereza', 'arándano', 'maracuyá', 'castaña', 'tomate', 'zanahoria', 'calabaza', 'patata', 'cebolla', 'ajo'],
  ...['pasas', 'dátil', 'ron', 'vino', 'cerveza', 'sidra', 'café', 'té', 'vainilla', 'canela', 'menta', 'azafrán'],
  ...['jengibre', 'gelatina', 'pectina', 'agar', 'lecitina', 'galleta maría', 'bizcocho', 'pan', 'mazapán', 'turrón'],
  ...['praliné de avellana', 'mermelada de fresa', 'dulce de leche', 'jamón serrano', 'aceituna negra', 'arroz'],
  ...['avena', 'quinoa', 'garbanzo', 'soja', 'mosto', 'vinagre', 'colorante', 'hojaldre', 'oblea'],
];

/** What stands before, and the heads that are the same with it: «té» and «té de té». */
const before: Record<string, readonly string[]> = {
  'aroma de': [],
  'aroma a': [],
  'sabor a': [],
  sabor: [],
  tipo: [],
  estilo: [],
  'imitación de': [],
  'sucedáneo de': [],
  'sustituto de': [],
  'relleno de': [],
  'relleno para': [],
  'bebida de': ['bebida de avena'],
  'licor de': ['pasta de cacao'],
  'aceite de': ['aceite de girasol', 'aceite de oliva'],
  'flor de': ['miel', 'menta', 'harina', 'jengibre'],
  'hojas de': ['menta', 'jengibre', 'oblea'],
  'hueso de': [],
  'helado de': [],
  'pan de': ['pan'],
  'germen de': [],
  'salsa de': [],
  'sopa de': [],
  'caldo de': [],
  'queso de': ['queso crema', 'mascarpone', 'mozzarella'],
  'vinagre de': ['vinagre'],
  'vitamina de': [],
  'mezcla para': [],
  'preparado para': [],
  'caja para': [],
  'molde para': [],
  'jabón de': [],
  'pastillas para': [],
  'tarta de': [],
  'batido de': ['huevo'],
  'bombón de': [],
  'proteína de': [],
  'fibra de': [],
  falso: [],
};

const after: Record<string, readonly string[]> = {
  'sabor fresa': [],
  'con sabor a vainilla': ['vainilla'],
  aromatizado: [],
  light: [],
  Light: [],
  zero: [],
  vegano: [],
  vegan: [],
  keto: [],
  proteico: [],
  artificial: [],
  'de imitación': [],
  'bajo en grasa': [],
  'baja en azúcar': [],
  'sin grasa': [],
  'sin huevo': [],
  'sin cafeína': [],
  'en escabeche': [],
  'en salmuera': [],
  encurtido: [],
  'relleno de chocolate': [],
  'bañado en chocolate': [],
  'cubierto de chocolate': [],
  'con miel': ['miel'],
  'con chocolate': ['chocolate con leche', 'cobertura 70 %'],
  'con leche': ['chocolate con leche'],
  'con almendras': ['almendra'],
  'y azúcar': ['azúcar'],
  'y mantequilla': ['mantequilla'],
  'para perros': [],
  cosmético: [],
  liofilizado: [],
  'macerado en ron': ['ron'],
};

const silent = (name: string, head: string): boolean => {
  const read = craft.recognise(name);
  const bare = craft.recognise(head);
  return !read.apart && read.row !== null && read.row === bare.row && (read.note === null || read.note === bare.note);
};

for (const [word, same] of Object.entries(before)) {
  test(`«${word} …» is never the bare thing in silence`, () =>
    assert.equal(
      heads.filter((head) => !same.includes(head) && silent(`${word} ${head}`, head)),
      [],
    ));
}
for (const [word, same] of Object.entries(after)) {
  test(`«… ${word}» is never the bare thing in silence`, () =>
    assert.equal(
      heads.filter((head) => !same.includes(head) && silent(`${head} ${word}`, head)),
      [],
    ));
}

test('two things joined are not what is made of one with the other', () => {
  const joined = [
    ...[
      'leche y almendras',
      'leche con almendras',
      'azúcar y leche',
      'harina y almendra',
      'nata y avena',
      'agua y coco',
    ],
    ...[
      'mantequilla y cacao',
      'clara y azúcar',
      'leche entera y mantequilla',
      'chocolate negro y cacao',
      'sal y limón',
    ],
    ...['harina y arroz', 'manteca y cacao', 'aceite y sésamo', 'azúcar y vainilla'],
  ];
  for (const one of crafts) for (const name of joined) assert.not(one.recognise(name).row, `${one.id}: «${name}»`);
  for (const name of ['mantequilla con sal', 'chocolate con leche', 'mono y diglicéridos', 'avellana tostada y pelada'])
    for (const one of crafts) assert.ok(one.recognise(name).row, `${one.id}: «${name}»`);
});

test('what recipes are made with, or put in, is said to be no ingredient', () => {
  for (const one of crafts) {
    for (const name of [
      ...['molde de 20 cm', '2 moldes de silicona', 'papel de horno', 'lata grande para galletas', 'caja para turrón'],
      ...['manga pastelera', 'palillos', 'cápsulas para magdalenas', 'film transparente', 'bolsas de plástico'],
    ]) {
      const { apart, row, note } = one.recognise(name);
      assert.ok(apart && row === null, `${one.id}: «${name}»`);
      assert.is(note, `«${name}» no es un ingrediente: no entra en el cálculo.`);
    }
    for (const name of ['lata de leche condensada', 'bolsa de azúcar', 'pan de molde', 'caja de pasas'])
      assert.ok(one.recognise(name).row, `${one.id}: «${name}»`);
  }
});

test('a maker nobody knows, in the midst of a name, is said; what may change it is not read', () => {
  const { row, note } = craft.recognise('harina tresbolillos de fuerza');
  assert.is(row?.larder?.id, 'harina_fuerza');
  assert.is(
    note,
    '«harina tresbolillos de fuerza» se ha tomado por «Harina de fuerza»; «tresbolillos» se entiende como marca u origen.',
  );
  assert.is(craft.recognise('nata kukuxumusu 35').row?.larder?.id, 'nata_35');
  for (const name of ['nata esferatosa 35', 'harina de tresbolillos de fuerza', 'harina con tresbolillos de fuerza'])
    assert.not(craft.recognise(name).row, name);
});

test.run();
