// What a caller sends besides the recipe: packets, allergens, days, the part that a line plays; and what lines a selector picks.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, type Larder, readPacket, today } from '../../engine/index.ts';
import { allergensTold, allTold } from '../../engine/larder/own-allergens.ts';
import type { Packet } from '../../engine/larder/packet.ts';
import { picker, SetCycle } from '../../engine/larder/selectors.ts';
import { lineRoleOf } from '../../engine/read/roles.ts';
import { inForce, lawOf } from '../../engine/reckon/law.ts';
import { refusalOf } from '../refusal.ts';

const field = (key: string, more: object = {}) => ({
  ...{ key, label: key, unit: 'g', partOf: null, adds: true, most: 100, hint: null },
  ...more,
});
/** Reads what it is given, so that one sees what reached it. */
const packetWith = (allergens: string | null): Packet => ({
  field: 'etiqueta',
  family: 'familia',
  allergens,
  compound: null,
  fields: [
    field('energia', { unit: 'kcal', adds: false, most: 900, hint: 'Si son kJ, divide.' }),
    field('grasas'),
    field('saturadas', { partOf: 'grasas', adds: false }),
    field('hidratos'),
  ],
  families: new Set(['leche', 'fruta']),
  read: (given, family) => ({
    values: Float64Array.from(given, (value) => value ?? -1),
    family,
    note: null,
  }),
});
const packet = packetWith('alergenos');
const figures = 'energia, grasas, saturadas, hidratos';
const known = `${figures}, familia, alergenos`;

const read: [sent: object, usual: string | null, given: number[], family: string | null][] = [
  [{ energia: 900 }, null, [900, -1, -1, -1], null],
  [{ grasas: 0, hidratos: null }, 'fruta', [-1, 0, -1, -1], 'fruta'],
  [{ grasas: 100 }, null, [-1, 100, -1, -1], null],
  [{ grasas: 3, familia: 'leche' }, 'fruta', [-1, 3, -1, -1], 'leche'],
  [{ grasas: 3, familia: '' }, 'fruta', [-1, 3, -1, -1], 'fruta'],
  [{ grasas: 3, familia: null, alergenos: ['x'] }, null, [-1, 3, -1, -1], null],
  // Each figure is rounded by itself: a part may look a little greater than its whole, and all of them than the 100 g.
  [{ grasas: 3, saturadas: 3.05 }, null, [-1, 3, 3.05, -1], null],
  [{ grasas: 0.5 }, null, [-1, 0.5, -1, -1], null],
  [{ saturadas: 5 }, null, [-1, -1, 5, -1], null],
  [{ grasas: 52, hidratos: 50 }, null, [-1, 52, -1, 50], null],
  [{ energia: 100, grasas: 50, saturadas: 50, hidratos: 50 }, null, [100, 50, 50, 50], null],
];
for (const [sent, usual, given, family] of read)
  test(`a packet with ${JSON.stringify(sent)} is read`, () => {
    const reading = readPacket(packet, sent, usual);
    assert.equal([...reading.values], given);
    assert.is(reading.family, family);
  });

const object = 'debe ser un objeto con lo que dice el envase por 100 g.';
const wrong: [sent: unknown, says: string][] = [
  ['mucha', object],
  [null, object],
  [[3], object],
  [{}, `no trae ninguna cifra. Valen: ${figures}.`],
  [{ familia: 'leche', alergenos: [], grasas: null }, `no trae ninguna cifra. Valen: ${figures}.`],
  [{ grasa: 3 }, `no se conoce «grasa». Valen: ${known}.`],
  [{ ['g'.repeat(61)]: 3 }, `no se conoce «${'g'.repeat(60)}». Valen: ${known}.`],
  [{ grasas: '3' }, '«grasas» debe ser un número de 0 a 100 (g por 100 g).'],
  [{ grasas: Number.NaN }, '«grasas» debe ser un número de 0 a 100 (g por 100 g).'],
  [{ grasas: -0.1 }, '«grasas» debe ser un número de 0 a 100 (g por 100 g).'],
  [{ energia: 900.1 }, '«energia» debe ser un número de 0 a 900 (kcal por 100 g). Si son kJ, divide.'],
  [{ grasas: 3, saturadas: 3.06 }, '«saturadas» no puede ser mayor que «grasas».'],
  [{ grasas: 52, hidratos: 50.14 }, 'sus partes suman 102,1 g por 100 g.'],
  [{ grasas: 3, familia: 'naves' }, '«familia» debe ser una familia de la despensa: leche, fruta.'],
  [{ grasas: 3, familia: 3 }, '«familia» debe ser una familia de la despensa: leche, fruta.'],
];
for (const [sent, says] of wrong)
  test(`a packet with ${JSON.stringify(sent)} is refused`, () =>
    assert.is(
      refusalOf(() => readPacket(packet, sent, null)),
      says,
    ));

test('allergens are asked for in a packet only where the larder says so', () =>
  assert.is(
    refusalOf(() => readPacket(packetWith(null), { grasas: 3, alergenos: [] }, null)),
    'no se conoce «alergenos». Valen: energia, grasas, saturadas, hidratos, familia.',
  ));

const larder = {
  definition: { columns: { allergens: { 'fruto:nuez': 'Nueces', 'fruto:haya': 'Hayucos', leche: 'Lácteos' } } },
  labelling: { allergens: new Map([['leche', { words: ['nata', 'suero de leche'] }]]) },
} as unknown as Larder;

const told: [sent: string[], contains: string[], may: string[]][] = [
  [[], [], []],
  [['leche'], ['leche'], []],
  [['Lácteo'], ['leche'], []],
  [['NATA', 'sueros de leche', 'leche'], ['leche'], []],
  [['nuez'], ['fruto:nuez'], []],
  [['nueces ?'], [], ['fruto:nuez']],
  [[' leche? ', 'fruto:nuez', 'hayuco'], ['fruto:haya', 'fruto:nuez'], ['leche']],
];
for (const [sent, contains, may] of told)
  test(`allergens told as ${JSON.stringify(sent)}`, () => assert.equal(allergensTold(larder, sent), { contains, may }));

const list = 'debe ser una lista de alérgenos: [] si no lleva ninguno.';
const untold: [sent: unknown, says: string][] = [
  ['leche', list],
  [null, list],
  [['leche', 3], list],
  [Array.from({ length: 41 }, () => 'leche'), list],
  [['fruto'], '«fruto» puede ser fruto:nuez, fruto:haya: di cuál.'],
  [['lechi'], 'no se conoce el alérgeno «lechi». ¿Querías decir «leche»? Valen: fruto:nuez, fruto:haya, leche.'],
  [['z'.repeat(61)], `no se conoce el alérgeno «${'z'.repeat(60)}». Valen: fruto:nuez, fruto:haya, leche.`],
];
for (const [sent, says] of untold)
  test(`allergens told as ${JSON.stringify(sent).slice(0, 40)} are refused`, () =>
    assert.is(
      refusalOf(() => allergensTold(larder, sent)),
      says,
    ));

test('so many allergens may be told, and a larder without labels has their names alone', () => {
  assert.equal(
    allergensTold(
      larder,
      Array.from({ length: 40 }, () => 'leche'),
    ).contains,
    ['leche'],
  );
  const unlabelled = { ...larder, labelling: null } as unknown as Larder;
  assert.equal(allergensTold(unlabelled, ['leche']).contains, ['leche']);
  assert.match(
    refusalOf(() => allergensTold(unlabelled, ['nata'])),
    /^no se conoce el alérgeno «nata»/,
  );
});

test('what anybody says that it carries, it carries', () => {
  const one = { contains: ['a'], may: ['b', 'c'] };
  const other = { contains: ['b'], may: ['a', 'd'] };
  assert.equal(allTold(one, other), { contains: ['a', 'b'], may: ['c', 'd'] });
  assert.is(allTold(one, null), one);
  assert.is(allTold(null, other), other);
  assert.is(allTold(null, null), null);
});

const [old, older] = [{ id: 'old' }, { id: 'older' }] as unknown as Craft[];
const lawful = {
  id: 'now',
  earlier: [
    { until: '2010-01-01', craft: older },
    { until: '2020-01-01', craft: old },
  ],
} as unknown as Craft;
const days: [body: unknown, today: string | undefined, law: Craft][] = [
  [{}, undefined, lawful],
  [{}, '2019-12-31', old!],
  [{}, '2020-01-01', lawful],
  [{ date: '2009-12-31' }, '2026-01-01', older!],
  [{ date: '2010-01-01' }, '2026-01-01', old!],
  [{ date: '2026-01-01' }, '2009-01-01', lawful],
  [{ date: '' }, '2009-01-01', older!],
  [{ date: null }, '2009-01-01', older!],
  [null, '2009-01-01', older!],
  ['date', '2009-01-01', older!],
];
for (const [body, day, law] of days)
  test(`the law of ${JSON.stringify(body)}, today ${day}, is ${law.id}`, () =>
    assert.is(lawOf(lawful, body, day), law));

test('a day is written year-month-day; where no law has changed none is looked at', () => {
  const says = 'date: debe ser un día del calendario, escrito año-mes-día, como 2026-06-14.';
  for (const date of [20260614, '14-06-2026', '2026-02-31', '2026-13-01', '2026-6-14', 'x2026-06-14'])
    assert.is(
      refusalOf(() => lawOf(lawful, { date })),
      says,
    );
  const same = { id: 'same', earlier: [] } as unknown as Craft;
  assert.is(lawOf(same, { date: 'ayer' }), same);
  assert.is(inForce(lawful, undefined), lawful);
  assert.is(today(new Date(2026, 0, 9)), '2026-01-09');
  assert.is(today(new Date(2026, 10, 30)), '2026-11-30');
});

const roled = {
  lineRoles: [
    { key: 'capa', names: ['capa', 'cobertura'] },
    { key: 'base', names: ['base'] },
  ],
} as unknown as Craft;
const parts: [asked: unknown, name: string, part: ReturnType<typeof lineRoleOf>][] = [
  ['Cobertura', 'cosa', { role: 'capa', asked: true, name: 'cosa' }],
  ['base', 'cosa (capa)', { role: 'base', asked: true, name: 'cosa (capa)' }],
  ['nada', 'cosa (capa)', { role: 'capa', asked: false, name: 'cosa' }],
  [3, 'cosa', { role: null, asked: false, name: 'cosa' }],
  [undefined, 'Capa: cosa roja', { role: 'capa', asked: false, name: 'cosa roja' }],
  [undefined, 'cosa, para la cobertura', { role: 'capa', asked: false, name: 'cosa' }],
  [undefined, 'cosa para base', { role: 'base', asked: false, name: 'cosa' }],
  [undefined, 'cosa (fría)', { role: null, asked: false, name: 'cosa (fría)' }],
];
for (const [asked, name, part] of parts)
  test(`the part of «${name}», asked ${asked}`, () => assert.equal(lineRoleOf(roled, asked, name), part));

test('where a craft has no roles, none is read', () =>
  assert.equal(lineRoleOf({ lineRoles: [] } as unknown as Craft, 'capa', 'cosa (capa)'), {
    role: null,
    asked: false,
    name: 'cosa (capa)',
  }));

const sets = { firme: ['solido', '-#hielo'], firmes: ['firme', 'denso'] };
const picked: [selectors: string[], id: string | null, groups: string[], isPicked: boolean][] = [
  [['todo'], null, [], true],
  [[], 'x', [], true],
  [['-liquido'], 'x', ['solido'], true],
  [['-liquido'], 'x', ['liquido'], false],
  [['- liquido'], 'x', ['liquido'], false],
  [['liquido'], 'x', ['solido'], false],
  [['liquido', 'solido'], 'x', ['solido'], true],
  [['#x'], 'x', [], true],
  [['#x'], 'y', ['#x'], true],
  [['#x'], 'y', ['x'], false],
  [['solido', '-#x'], 'x', ['solido'], false],
  [['firme'], 'x', ['solido'], true],
  [['firme'], 'hielo', ['solido'], false],
  [['firmes'], 'x', ['denso'], true],
  [['firmes'], 'x', ['firme'], false],
  [['constructor'], 'x', ['constructor'], true],
];
for (const [selectors, id, groups, isPicked] of picked)
  test(`[${selectors}] picks ${id} of [${groups}]: ${isPicked}`, () =>
    assert.is(picker(selectors, sets)(id, groups), isPicked));

test('a set made of itself is told', () =>
  assert.throws(
    () => picker(['a'], { a: ['b'], b: ['a'] }),
    (error: unknown) => error instanceof SetCycle && error.message === 'a',
  ));

test.run();
