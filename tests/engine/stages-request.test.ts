// A body of the request, field by field: what is refused and in which words, and what the lines are made of.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compose, lineFromRow, type MixLine, recognise } from '../../engine/index.ts';
import { lineAs } from '../../engine/read/compose.ts';
import { byPlace } from '../../engine/read/merged.ts';
import type { Item } from '../../engine/read/recognise.ts';
import { craftOf } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';
import { inventedCraft } from './invented.ts';

const craft = inventedCraft((all) => {
  all['craft.json'].request.craft = ['te', 'infusion'];
  all['types/jarra.json'] = { ...all['types/taza.json'], label: 'Jarra grande', description: 'Otra', examples: [] };
});
const agua = { name: 'agua', grams: 100 };
const many = (count: number): object[] => Array.from({ length: count }, () => agua);
const amount = 'debe ser un número mayor o igual que 0.';

const bodies: [body: unknown, says: string][] = [
  [{ ingredients: [agua] }, ''],
  [[agua], 'El cuerpo de la petición debe ser un objeto JSON.'],
  [null, 'El cuerpo de la petición debe ser un objeto JSON.'],
  ['x', 'El cuerpo de la petición debe ser un objeto JSON.'],
  [{}, 'Falta la lista de ingredientes («ingredients»).'],
  [{ ingredients: null }, 'Falta la lista de ingredientes («ingredients»).'],
  [{ ingredients: agua }, 'ingredients: debe ser una lista de ingredientes.'],
  [{ ingredients: many(200) }, ''],
  [{ ingredients: many(201) }, 'ingredients: hay 201 ingredientes y el máximo es 200.'],
  [{ ingredients: [agua], craft: 'infusion' }, ''],
  [{ ingredients: [agua], craft: 3 }, 'craft: debe ser un texto. Disponible: te, infusion.'],
  [{ ingredients: [agua], craft: 'pan' }, 'El oficio «pan» no está disponible aquí. Disponible: te, infusion.'],
  [{ ingredients: [agua], type: 3 }, 'type: debe ser un texto.'],
  [{ ingredients: [agua, 'x'] }, 'ingredients[1]: debe ser un objeto con «name» y «grams».'],
  [{ ingredients: [agua, [agua]] }, 'ingredients[1]: debe ser un objeto con «name» y «grams».'],
  [{ ingredients: [{ grams: 1 }] }, 'ingredients[0].name: falta; debe ser un texto con el nombre del ingrediente.'],
  [{ ingredients: [{ name: 3 }] }, 'ingredients[0].name: debe ser un texto con el nombre del ingrediente.'],
  [{ ingredients: [{ name: ' ', grams: 1 }] }, 'ingredients[0].name: está vacío.'],
  [{ ingredients: [{ name: 'x'.repeat(120), grams: 1 }] }, ''],
  [
    { ingredients: [{ name: 'x'.repeat(121), grams: 1 }] },
    'ingredients[0].name: tiene 121 caracteres y el máximo es 120.',
  ],
  [{ ingredients: [{ name: 'agua' }] }, `ingredients[0].grams: falta; ${amount}`],
  [{ ingredients: [{ name: 'agua', grams: 1e9 }] }, ''],
  [
    { ingredients: [{ name: 'agua', grams: 1e9 + 1 }] },
    `ingredients[0].grams: es demasiado grande; el máximo es ${(1e9).toLocaleString('es')}.`,
  ],
  [{ ingredients: [{ ...agua, dulce: -1 }] }, `ingredients[0].dulce: ${amount}`],
];
for (const [body, says] of bodies)
  test(`${JSON.stringify(body).slice(0, 60)}: «${says}»`, () =>
    assert.is(
      refusalOf(() => recognise(craft, body)),
      says,
    ));

const types: [asked: unknown, id: string, unknown: { asked: string; near: string | null } | null][] = [
  [undefined, 'taza', null],
  [null, 'taza', null],
  ['', 'taza', null],
  ['jarra', 'jarra', null],
  ['Jarra grande', 'jarra', null],
  ['jarrra', 'taza', { asked: 'jarrra', near: 'Jarra grande' }],
  ['tazza', 'taza', { asked: 'tazza', near: null }],
  ['gramde', 'taza', { asked: 'gramde', near: null }],
  ['xyzzy', 'taza', { asked: 'xyzzy', near: null }],
];
for (const [asked, id, unknown] of types)
  test(`the type «${asked}» is ${id}`, () => {
    const { type, unknownType } = recognise(craft, { type: asked, ingredients: [] });
    assert.equal([type.id, unknownType], [id, unknown]);
  });

const itemOf = (sent: object): Item => recognise(craft, { ingredients: [sent] }).items[0]!;

test('less than a millionth of a gram is no weight', () => {
  assert.is(itemOf({ name: 'agua', grams: 1e-6 }).grams, 1e-6);
  assert.is(itemOf({ name: 'agua', grams: 9e-7 }).grams, 0);
});

test('what the caller says that it is made of wins, and of what nobody knows it makes something', () => {
  const own = itemOf({ name: 'mi cosa', grams: 10, dulce: 40, seco: 30 });
  assert.equal(
    [own.row, [...own.given], own.marks],
    [
      null,
      [
        [0, 40],
        [1, 30],
      ],
      [],
    ],
  );
  assert.equal(
    [...itemOf({ name: 'agua', grams: 1, seco: 3, dulce: 4 }).given],
    [
      [0, 4],
      [1, 3],
    ],
  );
  const plain = itemOf({ name: 'sacarosa', grams: 10 });
  assert.equal(
    [plain.name, plain.row?.id, plain.given.size, plain.sent],
    ['sacarosa', 'azucar', 0, { name: 'sacarosa', grams: 10 }],
  );
});

test('equal lines meet, in catalogue order, what nobody knows last', () => {
  const { lines, weightless, sums } = compose(
    recognise(craft, {
      ingredients: [
        { name: 'zzz', grams: 5 },
        { name: 'hoja', grams: 4 },
        { name: 'sacarosa', grams: 10 },
        { name: 'agua', grams: 0 },
        { name: 'azúcar', grams: 30 },
        { name: 'azúcar', grams: 20, dulce: 50 },
        { name: 'aaa', grams: 1 },
      ],
    }),
  );
  assert.equal(
    lines.map(({ name, grams, key, groups }) => [name, grams, key.split('|')[0], groups.at(-1)]),
    [
      ['azúcar', 40, 'azucar', 'catalogado'],
      ['azúcar', 20, 'azucar', 'catalogado'],
      ['hoja', 4, 'hoja', 'catalogado'],
      ['aaa', 1, '·aaa', 'desconocido'],
      ['zzz', 5, '·zzz', 'desconocido'],
    ],
  );
  assert.equal([weightless, sums.length > 0], [['agua'], true]);
  assert.equal([...lines[1]!.values], [50, 0, 50, 1]);
  const place = (index: number | null, key: string): MixLine =>
    ({ row: index === null ? null : { index }, key }) as MixLine;
  const [one, two, none] = [place(1, 'b'), place(2, 'a'), place(null, 'a')];
  assert.ok(byPlace(one, two) < 0 && byPlace(two, one) > 0 && byPlace(none, two) > 0 && byPlace(one, none) < 0);
  assert.equal([byPlace(place(1, 'a'), one), byPlace(one, place(1, 'a'))], [-1, 1]);
});

test('a row as a line, and the same thing in a part beside the mass', () => {
  const type = craft.types.get('taza')!;
  const line = lineFromRow(type, craft.rows.get('azucar')!, 7);
  assert.equal([line.name, line.grams, line.key, line.groups], ['Azúcar', 7, 'azucar', ['solido', 'catalogado']]);
  const beside = lineAs(craft, type, line, { key: 'capa', label: 'Capa' } as Parameters<typeof lineAs>[3]);
  assert.equal(
    [beside.name, beside.grams, beside.key, beside.groups],
    [...['Azúcar (capa)', 0, 'azucar|capa', ['solido', 'catalogado', 'capa']]],
  );
});

test('a role that the craft asks for by its field makes a line of it', () => {
  const bakery = craftOf('panaderia');
  const [role] = [...bakery.roles.keys()];
  const forced = (name: string, more: object): Item =>
    recognise(bakery, { ingredients: [{ name, grams: 10, ...more }] }).items[0]!;
  const all = [...bakery.roles.keys()].join(', ');
  assert.is(
    refusalOf(() => forced('zzz', { role: 'nada' })),
    `ingredients[0].role: debe ser uno de estos valores: ${all}.`,
  );
  assert.equal([forced('zzz', { role: '' }).role, forced('zzz', { role: null }).role], [null, null]);
  const unknown = forced('zzzyx', { role });
  assert.equal([unknown.role, unknown.row, unknown.marks], [role, bakery.roles.get(role!), []]);
  const id = forced('harina_panificable', {});
  assert.equal([id.name, id.row?.id], ['harina de trigo panificable', 'harina_panificable']);
});

test.run();
