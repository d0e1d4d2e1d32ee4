// What quantities.json declares, compiled: the longest phrase first, whatever its capitals and accents; twins told.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileQuantities, tokensOf } from '../../engine/index.ts';
import { noQuantities, twinUnits } from '../../engine/quantity/words.ts';
import type { QuantityUnit } from '../../schemas/generated/definitions.d.ts';

const cup: QuantityUnit = { label: 'taza', kind: 'spoon', ml: 250, names: ['taza', 'Tazón'] };
const small: QuantityUnit = { label: 'tacita', kind: 'spoon', ml: 80, names: ['taza de café', 'tacita'] };
const nut: QuantityUnit = { label: 'nuez', kind: 'piece', count: 1, noun: true, names: ['nuez'] };
const file = {
  ...noQuantities,
  units: [cup, small, nut],
  sizes: [{ label: 'grande', names: ['L', 'grande'], factor: 2 }],
  numbers: { uno: 1, doce: 12 },
  fractions: { medio: 0.5 },
  about: ['', '...', 'más o menos', 'mas', 'casi'],
  of: ['de'],
  headers: { ...noQuantities.headers, name: ['producto'], amount: ['peso neto', 'peso'] },
};
const measures = compileQuantities(file);

test('the longest phrase that stands at a place', () => {
  const unit = (text: string, at = 0) => {
    const found = measures.unit(tokensOf(text), at);
    return found && [found.value.label, found.end];
  };
  assert.equal(unit('taza de tal'), ['taza', 1]);
  assert.equal(unit('taza de café'), ['tacita', 3]);
  assert.equal(unit('TAZA DE CAFE'), ['tacita', 3]);
  assert.equal(unit('tazon'), ['taza', 1]);
  assert.equal(unit('2 tacita', 1), ['tacita', 2]);
  assert.is(unit('2 tacita'), null);
  assert.is(unit('tacita', 1), null);
  assert.is(unit('tacita', -1), null);
  assert.is(unit(''), null);
});

test('the plain measures are those of one word that no ingredient is called', () => {
  const plain = (text: string) => measures.plainUnit(tokensOf(text), 0)?.value.label ?? null;
  assert.is(plain('taza de café'), 'taza');
  assert.is(plain('tacita'), 'tacita');
  assert.is(plain('nuez'), null);
});

test('lists of words, numbers, parts, sizes and titles', () => {
  const at = (text: string) => tokensOf(text);
  assert.equal(measures.about(at('más o menos 5'), 0), { value: true, end: 3 });
  assert.equal(measures.about(at('más 5'), 0), { value: true, end: 1 });
  assert.equal(measures.about(at('casi 5'), 0), { value: true, end: 1 });
  assert.is(measures.about(at('5'), 0), null);
  assert.equal(measures.of(at('de'), 0), { value: true, end: 1 });
  assert.equal(measures.number(at('doce'), 0), { value: 12, end: 1 });
  assert.equal(measures.part(at('medio'), 0), { value: 0.5, end: 1 });
  assert.is(measures.size(at('l'), 0)?.value.label, 'grande');
  assert.equal(measures.header.name(at('Producto'), 0), { value: true, end: 1 });
  assert.equal(measures.header.amount(at('peso neto'), 0), { value: true, end: 2 });
  assert.is(measures.header.share(at('peso'), 0), null);
});

test('two measures that claim a name are told, with the later one and the label of the other', () => {
  assert.equal(twinUnits(file), []);
  const twin: QuantityUnit = { label: 'otra', kind: 'spoon', ml: 5, names: ['otra', 'TAZA  de Cafe', 'tázon'] };
  assert.equal(twinUnits({ ...file, units: [cup, small, twin] }), [
    { unit: 2, name: 1, other: 'tacita' },
    { unit: 2, name: 2, other: 'taza' },
  ]);
  // The same name twice in one measure is no quarrel.
  assert.equal(twinUnits({ ...file, units: [{ ...cup, names: ['taza', 'Taza'] }] }), []);
});

test('where nothing is declared, nothing is a measure', () => {
  const nothing = compileQuantities(noQuantities);
  assert.is(nothing.unit(tokensOf('g'), 0), null);
  assert.is(nothing.of(tokensOf('de'), 0), null);
});

test.run();
