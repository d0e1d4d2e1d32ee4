// Reading a name has a ceiling, counted in steps: whatever is typed, and the same from a cold process and a warm one.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCrafts, readLarder } from '../../engine/load/disk.ts';
import { loadTrusted } from '../../engine/load/index.ts';
import { mostSteps } from '../../engine/names/steps.ts';
import { craftOf } from '../loaded.ts';

const pieces = [
  ...['leche', 'entera', 'lehce', 'entrea', 'chocolte', 'negro', 'ngro', 'azúcra', 'moerno', 'harian', 'ralladura'],
  ...['0 %', '35 %', '70', '60/40', 'con', 'sin', 's/', 'p/', 'c/', 'az.', 'alm.', 'rep.', 'para', 'de', 'y', '(', ')'],
  ...['xyzzy', 'ñandú', 'Fulano', 'de Mengano', 'en polvo', 'tostada', 'pelda', 'sinazucar', 't', 'C', '1/2 kg', ', '],
];
const typed = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 })
  .map((some) => some.join(' ').slice(0, 120));
/** One look more may be in hand when the steps end. */
const margin = 1000;

test('no name costs more than its steps', () => {
  const craft = craftOf('pasteleria');
  const { steps } = craft.larder.shelf.lexicon;
  fc.assert(
    fc.property(typed, (name) => {
      craft.recognise(name);
      assert.ok(steps.taken() <= mostSteps + margin, `«${name}» takes ${steps.taken()} steps`);
    }),
    { numRuns: 400 },
  );
});

test('a name is read alike by a reader that has just begun and by one that has read many', () => {
  const fresh = loadTrusted(readCrafts('crafts', readLarder('larder'))).crafts;
  const cold = fresh.find(({ id }) => id === 'pasteleria')!;
  const warm = craftOf('pasteleria');
  const told = (craft: typeof cold, name: string) => {
    const { row, how, note, near } = craft.recognise(name);
    return { row: row?.id, how, note, near: near().map(({ id }) => id) };
  };
  const names = fc.sample(typed, { numRuns: 150, seed: 3 });
  for (const name of names) told(warm, name);
  warm.recognise('otra cosa');
  for (const name of names.toReversed()) assert.equal(told(cold, name), told(warm, name), name);
});

test.run();
