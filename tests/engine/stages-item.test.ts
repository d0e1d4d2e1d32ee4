// One line of a request, by how its name was read and by what its caller says of it: which row it is, its marks and its notes.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Blend, type Craft, compose, type Recognised, recognise } from '../../engine/index.ts';
import type { Item } from '../../engine/read/recognise.ts';
import { craftOf } from '../loaded.ts';

const bakery = craftOf('panaderia');
const flour = bakery.rows.get('harina_panificable')!;
const figure = { value: 3, parts: [] } as Blend;
const read: Recognised = {
  ...{ row: flour, how: 'name', marks: ['leída'], figure, apart: false, note: 'Se ha leído así.' },
  ...{ near: () => [], normal: 'harina', printable: 'Harina' },
};
/** The bakery, for which every name is read so. */
const reading = (more: Partial<Recognised>): Craft => ({ ...bakery, recognise: () => ({ ...read, ...more }) });
const itemOf = (sent: object, more: Partial<Recognised> = {}): Item =>
  recognise(reading(more), { ingredients: [{ name: 'harina', grams: 10, ...sent }] }).items[0]!;

const given = { sal: 3 };
const packet = {
  etiqueta: { energia: 380, grasas: 12, saturadas: 6, hidratos: 60, azucares: 30, proteinas: 8, sal: 0.4 },
};
const recipe = { recipe: { ingredients: [{ name: 'harina', grams: 10 }] } };
// A role that the row has not, and one that it has.
const roles = [...bakery.roles.keys()];
const other = roles.find((role) => !flour.groups.includes(role))!;
const own = roles.find((role) => flour.groups.includes(role))!;
const roleRow = bakery.roles.get(other)?.id ?? null;

type Seen = [row: string | null, marks: string[], notes: number, hasFigure: boolean];
const asRead: Seen = [flour.id, ['leída'], 1, true];
const nobody: Seen = [null, [], 0, false];
const seen: [why: string, sent: object, more: Partial<Recognised>, seen: Seen][] = [
  ['by its name', {}, {}, asRead],
  ['without a note', {}, { note: null }, [flour.id, ['leída'], 0, true]],
  ['by its name, described', given, {}, asRead],
  ['by its name, with its packet', packet, {}, asRead],
  ['a guess', {}, { how: 'kind' }, asRead],
  ['a guess, described', given, { how: 'kind' }, nobody],
  ['a guess, with its packet', packet, { how: 'kind' }, nobody],
  ['a correction, described', given, { how: 'correction' }, nobody],
  ['a recipe by its name, described', given, { how: 'recipe' }, nobody],
  ['kept', {}, { how: 'kept' }, asRead],
  ['kept, described', given, { how: 'kept' }, [flour.id, ['leída'], 0, true]],
  ['kept, with its packet', packet, { how: 'kept' }, [flour.id, ['leída'], 0, true]],
  ['its own role', { role: own }, {}, asRead],
  ['another role', { role: other }, {}, [roleRow, ['forzado'], 0, false]],
  ['another role, of a guess described', { role: other, ...given }, { how: 'kind' }, [roleRow, ['forzado'], 0, false]],
  ['a role for what nobody knows', { role: other }, { row: null }, [roleRow, [], 0, false]],
  ['a recipe of its own', recipe, {}, nobody],
  ['outside the mass', {}, { apart: true }, [null, [], 1, false]],
  ['outside the mass, by its role inside', { role: other }, { apart: true }, [roleRow, ['forzado'], 0, false]],
];
for (const [why, sent, more, [row, marks, notes, hasFigure]] of seen)
  test(`a line read ${why}`, () => {
    const item = itemOf(sent, more);
    assert.equal([item.row?.id ?? null, item.marks, item.notes.length], [row, marks, notes]);
    assert.is(item.figure !== null, hasFigure);
    assert.is(item.inner !== null, 'recipe' in sent);
  });

test('what is outside the mass weighs nothing and is made of nothing', () => {
  const inside = itemOf({ ...given, ...packet });
  assert.equal([inside.grams, inside.given.size, inside.packet !== null], [10, 1, true]);
  const outside = itemOf({ ...given, ...packet }, { apart: true });
  assert.equal([outside.grams, outside.given.size, outside.packet, outside.sent.grams], [0, 0, null, 10]);
  const mix = compose(recognise(reading({ apart: true }), { ingredients: [{ name: 'harina', grams: 10 }] }));
  assert.equal([mix.lines, mix.weightless], [[], []]);
});

test('what a recipe is made of comes out of it, and is not sent beside it', () => {
  const says = /^ingredients\[0\]: «Harina» lleva una receta: su composición sale de ella y no se envía aparte\.$/;
  for (const sent of [given, packet, { allergens: [] }])
    assert.throws(
      () => itemOf({ ...recipe, ...sent }),
      (error: Error) => says.test(error.message),
    );
  assert.is(itemOf({ recipe: null }).inner, null);
});

test('an id is shown by its label, whoever writes it and however', () => {
  const named = (name: string): string => itemOf({ name }, { printable: name }).name;
  assert.equal(
    [named('harina_panificable'), named('Harina_Panificable')],
    [...['harina de trigo panificable', 'harina de trigo panificable']],
  );
  assert.equal([named('harina_otra'), named('harina')], ['harina_otra', 'harina']);
});

test('a recipe written for another craft is read in the words of this one', () => {
  const { nesting } = bakery.larder;
  const [name] = nesting!.name.filter((one) => one !== 'name');
  const [weight] = nesting!.weight.filter((one) => one !== 'grams');
  const inner = (item: object): Item | undefined => itemOf({ recipe: { ingredients: [item] } }).inner?.items[0];
  assert.is(inner({ [name!]: 'harina', [weight!]: 7 })?.grams, 7);
  assert.is(inner({ [name!]: 'zz', name: 'harina', [weight!]: 7, grams: 9 })?.grams, 9);
  assert.throws(() => inner({ nada: 'harina', grams: 7 }), /recipe\.ingredients\[0\]\.name: falta/);
});

test.run();
