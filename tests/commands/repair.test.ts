// --fix: what is mechanical comes back exactly as it was; the rest of the file, and what needs a person, is not touched.
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCrafts } from '../../engine/load/disk.ts';
import { repair } from '../../workshop/repair.ts';

const read = (file: string): string => readFileSync(`workshop/template/${file}`, 'utf8');

// name; file; what stands there; what somebody wrote instead
const mended: [string, string, string, string][] = [
  ['typographic quotes', 'types/basico.json', '"label": "Receta básica"', '"label": “Receta básica”'],
  ['angle quotes', 'types/basico.json', '"label": "Receta básica"', '«label»: «Receta básica»'],
  [
    'only the closing quote is typographic',
    'types/basico.json',
    '"label": "Receta básica",',
    '"label": "Receta básica”,',
  ],
  [
    'only the opening quote is typographic',
    'types/basico.json',
    '"label": "Receta básica",',
    '"label": “Receta básica",',
  ],
  [
    'trailing comma',
    'types/basico.json',
    '"grasa": { "range": [10, 30], "source": "oficio" }',
    '"grasa": { "range": [10, 30], "source": "oficio", },',
  ],
  ['trailing comma in a list', 'craft.json', '"azucar", "mantequilla"]', '"azucar", "mantequilla",]'],
  ['two commas', 'craft.json', '"decimals": 2,', '"decimals": 2,,'],
  ['decimal comma', 'catalogue.json', '"precio": 8.5 }', '"precio": 8,5 }'],
  ['decimal comma before another key', 'catalogue.json', '"azucares": 0.7, "grasa"', '"azucares": 0,7, "grasa"'],
  [
    'several at once',
    'catalogue.json',
    '"azucares": 0.7, "grasa": 82, "proteinas": 0.7',
    '"azucares": 0,7, “grasa”: 82, "proteinas": 0,7',
  ],
  [
    'an ingredient over several lines',
    'catalogue.json',
    '"groups": ["endulzante"], "values": {',
    '"groups": [\n"endulzante"\n],\n"values": {',
  ],
  ['keys in another order', 'catalogue.json', '"id": "azucar", "label": "Azúcar"', '"label": "Azúcar", "id": "azucar"'],
  ['values in another order', 'catalogue.json', '"azucares": 100, "precio": 1', '"precio": 1, "azucares": 100'],
  ['tabs', 'types/basico.json', '  "ranges": {\n    "azucares"', '\t"ranges": {\n\t\t"azucares"'],
  ['Windows line ends', 'rules.json', '"decisions": {\n', '"decisions": {\r\n'],
  ['no line end', 'rules.json', '}\n  ]\n}\n', '}\n  ]\n}'],
];

for (const [name, file, right, wrong] of mended) {
  test(`${name} is mended`, () => {
    const text = read(file);
    assert.is(text.split(right).length, 2, right);
    assert.is(
      repair(
        file,
        text.replace(right, () => wrong),
      ),
      text,
    );
  });
}

// What only looks like a slip, or cannot be mended without guessing.
const kept: [string, string, string, string][] = [
  ['a missing brace', 'types/basico.json', '"source": "oficio" },\n', '"source": "oficio",\n'],
  ['a missing comma', 'types/basico.json', '"source": "oficio" },\n', '"source": "oficio" }\n'],
  ['a repeated key', 'types/basico.json', '"grasa": { "range"', '"azucares": { "range"'],
  [
    'quotes and commas inside a text',
    'messages.json',
    'todo está dentro de su rango.',
    'todo, «está» “dentro”, de su 0,5 rango,}.',
  ],
  ['a list without spaces', 'types/basico.json', '[15, 35]', '[15,35]'],
  ['one end and a comma', 'types/basico.json', '[15, 35]', '[15, ]'],
];

for (const [name, file, right, other] of kept) {
  test(`${name} stays as it is`, () => {
    const text = read(file);
    assert.is(text.split(right).length > 1, true, right);
    const edited = text.replace(right, () => other);
    assert.is(repair(file, edited).replaceAll(/\s/g, ''), edited.replaceAll(/\s/g, ''));
  });
}

test('a decimal comma in a list keeps the blanks that tell it', () => {
  for (const list of ['[15, 35,5]', '[15,5, 35]', '[15,5, 35,5]', '[-15,5, -3]']) {
    const edited = read('types/basico.json').replace('[15, 35]', list);
    assert.is(repair('types/basico.json', edited), edited);
  }
  const told = read('types/basico.json').replace('[15, 35], "source": "oficio"', '[15,35], "source": "de [7, 11,5]"');
  assert.match(repair('types/basico.json', told), '[15, 35], "source": "de [7, 11,5]"');
});

test('the crafts of the project are already in their layout', () => {
  for (const { folder, texts } of readCrafts('crafts')) {
    for (const [file, text] of texts)
      assert.ok(repair(file, text) === text, `${folder}/${file}: npm run check -- --fix`);
  }
});

test.run();
