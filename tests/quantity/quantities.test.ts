// quantities.txt: one quantity alone in its field.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuantity } from '../../engine/index.ts';
import { casesIn, measures, physicsOf } from './table.ts';

for (const { text, expected, line } of casesIn('quantities')) {
  test(`${line}: ${text}`, () => {
    const [quantity = '', name = 'cosa'] = text.split(' | ');
    const read = readQuantity(quantity, name, measures, physicsOf);
    if (expected.startsWith('✗')) {
      assert.is(read.grams, null, `${read.grams}`);
      assert.match((read as { why: string }).why, expected.slice(2));
    } else {
      assert.is(read.grams === null ? read.why : `${read.grams}${read.doubt === null ? '' : ' ?'}`, expected);
    }
  });
}

test('every fraction that a keyboard has is what it says', () => {
  for (const sign of '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞') {
    const [above, below] = sign.normalize('NFKD').split('⁄').map(Number) as [number, number];
    const { grams } = readQuantity(`${sign} kg`, 'cosa', measures, physicsOf);
    assert.ok(Math.abs(grams! - (1000 * above) / below) < 0.01, `${sign} kg: ${grams}`);
  }
});

test.run();
