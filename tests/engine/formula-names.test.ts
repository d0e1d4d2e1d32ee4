// Which lines a sum leaves apart, and which constants of a craft are numbers and which are texts.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Definition, vocabularyOf } from '../../engine/index.ts';
import { apartRoles, withoutApart } from '../../engine/language/apart.ts';
import { allConstants, numbersOf, toldName } from '../../engine/language/vocabulary.ts';
import type { CraftFile } from '../../engine/model/craft.ts';

test('roles apart stay out of the sums that name neither them nor everything', () => {
  assert.equal(apartRoles({ roles: { capa: { apart: true }, base: {} } } as unknown as CraftFile), ['capa']);
  assert.equal(apartRoles({} as CraftFile), []);
  assert.equal(withoutApart([], []), []);
  assert.equal(withoutApart(['todo', 'x'], ['capa']), ['todo', 'x']);
  assert.equal(withoutApart(['capa'], ['capa', 'baño']), ['capa', '-baño']);
  assert.equal(withoutApart([], ['capa']), ['-capa']);
});

test('constants are numbers or texts by what they are in every type', () => {
  const definition = {
    params: { constants: { tope: 3, color: 'rojo', mixto: 'tal', nada: null }, params: { x: { input: {} }, y: {} } },
    types: {
      t: { constants: { mixto: 1, vivo: true }, variants: [{ constants: { color: 'verde', aire: false } }, {}] },
    },
  } as unknown as Definition;
  assert.is(allConstants(definition).length, 4);
  const found = vocabularyOf(definition, new Map([['a', 0]]));
  assert.equal(
    [...found.params],
    [
      ['x', 0],
      ['y', 1],
    ],
  );
  const numbers = ['tope', 'mixto', 'nada', 'vivo', 'aire', toldName('x')];
  assert.equal(
    [...found.constants],
    numbers.map((name, index) => [name, index]),
  );
  assert.equal([...found.texts], [['color', 6]]);
  assert.equal(
    [...found.codes],
    [
      ['rojo', 0],
      ['verde', 1],
      ['tal', 2],
    ],
  );
  assert.equal(numbersOf(found, { tope: 3, vivo: true, aire: false, color: 'verde', mixto: 'tal' }), [
    ...[3, 2, null, 1, 0, null, 1],
  ]);
});

test.run();
