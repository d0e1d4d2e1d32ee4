// lists.txt: lists as people paste them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type List, readList } from '../../engine/index.ts';
import { casesIn, measures, physicsOf } from './table.ts';

const words = { title: '[título]', total: '[total]', unread: '[sin leer]' } as const;

/** What was read, written as the table writes it. */
function written({ items, left }: List): string[] {
  const lines = items.map(({ name, grams, share, doubt }) => {
    const amount = share === null ? (grams ?? '✗') : `${share} %`;
    return `${name} = ${amount}${doubt !== null && grams !== null ? ' ?' : ''}`;
  });
  return [...lines, ...left.map(({ why }) => words[why])].sort();
}

for (const { text, expected, line } of casesIn('lists')) {
  test(`${line}: ${text}`, () => {
    const list = readList(text.replaceAll('⏎', '\n').replaceAll('⇥', '\t'), measures, physicsOf);
    assert.equal(written(list), expected.split(' | ').sort());
    for (const { grams, share, doubt } of list.items) assert.ok(grams !== null || share !== null || doubt !== null);
  });
}

test.run();
