// A line that holds several ingredients, cut where each has its amount; and one that only looks as if it did.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { partsOf } from '../../engine/quantity/several.ts';
import { measures } from './table.ts';

/** Parts as they come, with a stroke between them. */
const cases: readonly (readonly [text: string, expected: string])[] = [
  ['tal 500 g', 'tal 500 g'],
  ['tal', 'tal'],
  ['', ''],
  // Commas, semicolons, and strokes with room on both sides
  ['tal 500 g, cosa 200 g', 'tal 500 g | cosa 200 g'],
  ['tal 500 g; cosa 200 g', 'tal 500 g | cosa 200 g'],
  ['tal 500 g / cosa 200 g', 'tal 500 g | cosa 200 g'],
  ['tal 500 g/ cosa 200 g', 'tal 500 g | cosa 200 g'],
  ['tal 500 g · cosa 200 g', 'tal 500 g | cosa 200 g'],
  ['tal 500 g • cosa 200 g', 'tal 500 g | cosa 200 g'],
  ['col·lecció 500 g, cosa 200 g', 'col·lecció 500 g | cosa 200 g'],
  ['tal 500/ cosa 200', 'tal 500/ cosa 200'],
  ['tal 500 /cosa 200', 'tal 500 /cosa 200'],
  ['500 g de tal /cosa 200 g', '500 g de tal /cosa 200 g'],
  ['1/2 kg de tal, 1/4 kg de cosa', '1/2 kg de tal | 1/4 kg de cosa'],
  ['tal, molida, 500 g', 'tal, molida, 500 g'],
  ['500 g de tal, molida', '500 g de tal, molida'],
  // What has no amount stays with the one it speaks of: behind it, or before it where amounts come last.
  ['500 g de tal, molida, 200 g de cosa', '500 g de tal, molida | 200 g de cosa'],
  ['500 g de tal, 200 g de cosa, molida, fina', '500 g de tal | 200 g de cosa, molida, fina'],
  ['molida, 500 g de tal, 200 g de cosa', 'molida, 500 g de tal | 200 g de cosa'],
  ['tal 500 g, molida, cosa 200 g', 'tal 500 g | molida, cosa 200 g'],
  ['tal 500 g, cosa 200 g, molida', 'tal 500 g | cosa 200 g, molida'],
  ['tal 500 g, cosa 200 g, molida, fina', 'tal 500 g | cosa 200 g, molida, fina'],
  ['5 tales, molidas, 6 cosas', '5 tales, molidas | 6 cosas'],
  // Nothing is cut inside brackets; a bracket that nobody opened cuts nothing off.
  ['500 g de tal (fina, 5 g de sal), 200 g de cosa', '500 g de tal (fina, 5 g de sal) | 200 g de cosa'],
  ['500 g de tal (fina), 200 g de cosa', '500 g de tal (fina) | 200 g de cosa'],
  ['2 tales (finas, 3 cosas), 4 otras', '2 tales (finas, 3 cosas) | 4 otras'],
  ['2 tales (finas), 3 cosas', '2 tales (finas) | 3 cosas'],
  ['500 g de tal), 200 g de cosa', '500 g de tal) | 200 g de cosa'],
  ['500 g de tal (fina, 200 g de cosa', '500 g de tal (fina, 200 g de cosa'],
  // «y», «con» and «+» cut only where every part is whole.
  ['500 g de tal y 200 g de cosa', '500 g de tal | 200 g de cosa'],
  ['500 g de tal con 200 g de cosa', '500 g de tal | 200 g de cosa'],
  ['500 g de tal + 200 g de cosa', '500 g de tal | 200 g de cosa'],
  ['500 g de tal y cosa', '500 g de tal y cosa'],
  ['2 tales y 3 cosas y otras', '2 tales y 3 cosas y otras'],
  ['2 tales y 3 cosas', '2 tales | 3 cosas'],
  ['tal 5 y cosa 6', 'tal 5 | cosa 6'],
  ['tal entre 2 y 3', 'tal entre 2 y 3'],
  // A part is whole with a name of two letters or more, outside brackets, and an amount at one of its ends.
  ['500 g, 200 g de cosa', '500 g, 200 g de cosa'],
  ['unos 500 g, 200 g de cosa', 'unos 500 g, 200 g de cosa'],
  ['500 g x, 200 g de cosa', '500 g x, 200 g de cosa'],
  ['500 g té, 200 g de cosa', '500 g té | 200 g de cosa'],
  ['500 g (tal), 200 g de cosa', '500 g (tal), 200 g de cosa'],
  ['500 g (de la) tal, 200 g de cosa', '500 g (de la) tal | 200 g de cosa'],
  ['tal 5 fina, cosa 6', 'tal 5 fina, cosa 6'],
  ['tal (500 g), cosa (200 g)', 'tal (500 g) | cosa (200 g)'],
  ['tal 2 cosas (ricas), cosa 200 g', 'tal 2 cosas (ricas) | cosa 200 g'],
  // Weights alone, one beside another
  ['tal 500 g cosa 200 g', 'tal 500 g | cosa 200 g'],
  ['tal 500 ml cosa 200 ml', 'tal 500 ml | cosa 200 ml'],
  ['tal 2 cucharadas cosa 3 cucharadas', 'tal 2 cucharadas | cosa 3 cucharadas'],
  ['500 g tal 200 g cosa', '500 g tal | 200 g cosa'],
  ['500 g de tal 200 ml de cosa 3 cucharadas de sal', '500 g de tal | 200 ml de cosa | 3 cucharadas de sal'],
  ['tal 500 cosa 200', 'tal 500 cosa 200'],
  ['500 g tal 200 g', '500 g tal 200 g'],
  ['tal 500 g cosa 200 g rica', 'tal 500 g cosa 200 g rica'],
  ['tal 500 g y 200 g más (luego)', 'tal 500 g y 200 g más (luego)'],
  ['500 g de tal (200 g secos) cosa', '500 g de tal (200 g secos) cosa'],
  ['500 g de tal (unos 200 g) cosa', '500 g de tal (unos 200 g) cosa'],
  ['500 g de tal (que son ya 200 g) cosa', '500 g de tal (que son ya 200 g) cosa'],
  ['500 g de tal (fina) 200 g de cosa', '500 g de tal (fina) | 200 g de cosa'],
  ['500 g x 200 g cosa', '500 g x 200 g cosa'],
];
for (const [text, expected] of cases)
  test(`«${text}»: ${expected}`, () => {
    const parts = partsOf(text, measures).map((part) => part.trim());
    assert.is(parts.join(' | '), expected);
  });

test.run();
