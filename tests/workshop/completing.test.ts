// What can be written where the cursor («‸») stands, and what the thing under it is.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { completions, hover } from '../../workshop/index.ts';
import { readFiles } from './definitions.ts';

const real = readFiles('.');
const P = 'crafts/panaderia';

/** The file with the cursor in it, edited. */
function at(path: string, from: string, to: string): [Map<string, string>, string, number] {
  const text = real.get(path)!;
  assert.ok(text.includes(from), `${from} in ${path}`);
  const marked = text.replace(from, () => to);
  return [new Map(real).set(path, marked.replace('‸', '')), path, marked.indexOf('‸')];
}

// biome-ignore format: one place per line
const places: [what: string, path: string, from: string, to: string, offered: string[], not: string[]][] = [
  ['keys of a notice', `${P}/rules.json`, '{ "id": "no_reconocido", ', '{ "id": "no_reconocido", "‸", ', ['when', 'say', 'any'], ['id', 'range']],
  ['a list of the answer', `${P}/rules.json`, '"id": "no_reconocido", "to": "warnings"', '"id": "no_reconocido", "to": "‸"', ['warnings', 'suggestions'], ['hidratacion']],
  ['a value of few', `${P}/params.json`, '"label": "Hidratación"', '"show": "‸", "label": "Hidratación"', ['always', 'never'], ['true']],
  ['names in a condition', `${P}/rules.json`, '"when": "ajeno = 0 y salPan > limiteSal"', '"when": "ajeno = 0 y sal‸"', ['salPan', 'limiteSal', 'bajo', 'fuera'], ['warnings']],
  ['columns in a sum', `${P}/params.json`, '"label": "Hidratación"', '"formula": "suma(‸", "label": "Hidratación"', ['agua', 'harina'], ['hidratacion', 'suma']],
  ['groups after the comma of a sum', `${P}/params.json`, '"label": "Hidratación"', '"formula": "suma(agua, ‸)", "label": "Hidratación"', ['harinas', '#agua', 'todo'].slice(1, 2), ['hidratacion']],
  ['a parameter to ask about', `${P}/rules.json`, '"when": "ajeno = 0 y salPan > limiteSal"', '"when": "bajo(‸)"', ['hidratacion'], ['salDeLey']],
  ['a parameter that has a range', `${P}/types/baguette.json`, '"ranges": {', '"ranges": { "‸": [1, 2],', ['salPan'], ['hidratacion']],
  ['a hole of a sentence', `${P}/messages.json`, 'hidratación {valor} %, por debajo', 'hidratación {hid‸ %, por debajo', ['hidratacion'], ['agua']],
  ['an ingredient that is added', `${P}/messages.json`, '{ "add": "agua" }', '{ "add": "ag‸" }', ['agua'], ['hidratacion']],
  ['a family of the larder', 'larder/lacteos.json', '"family": "leche"', '"family": "‸"', ['leche', 'nata'], ['leche_entera']],
  ['a value outside quotes', `${P}/craft.json`, '"composition": true', '"composition": ‸', ['true', 'false'], []],
];

for (const [what, path, from, to, offered, not] of places) {
  test(`offered: ${what}`, () => {
    const labels = completions(...at(path, from, to)).items.map(({ label }) => label);
    for (const label of offered) assert.ok(labels.includes(label), `${label} among ${labels.slice(0, 30).join(', ')}`);
    for (const label of not) assert.not.ok(labels.includes(label), `${label} is offered`);
  });
}

test('a word half written is what the choice takes the place of', () => {
  const [files, path, offset] = at(
    `${P}/rules.json`,
    '"when": "ajeno = 0 y salPan > limiteSal"',
    '"when": "ajeno = 0 y sal‸Pan > 1"',
  );
  const { from, to } = completions(files, path, offset);
  assert.is(files.get(path)!.slice(from, to), 'salPan');
});

// biome-ignore format: one place per line
const told: [path: string, from: string, to: string, says: RegExp][] = [
  [`${P}/rules.json`, '"when": "ajeno = 0 y salPan > limiteSal"', '"when": "ajeno = 0 y sal‸Pan > limiteSal"', /^salPan: parámetro, /],
  [`${P}/rules.json`, '"each": ["desconocido", "-otro"]', '"ea‸ch": ["desconocido", "-otro"]', /^Una frase por línea elegida/],
  [`${P}/types/baguette.json`, '"examples"', '"exam‸ples"', /^Recetas con lo que han de dar/],
  [`${P}/params.json`, '"formula": "', '"formula": "su‸ma(agua) + ', /^suma: gramos de una columna/],
];

for (const [path, from, to, says] of told) {
  test(`told: ${says.source}`, () => {
    assert.match(hover(...at(path, from, to))?.text ?? '', says);
  });
}

test('a file that cannot be read yet is completed all the same', () => {
  const [files, path, offset] = at(`${P}/rules.json`, '"notices": [', '"notices": [ { "id": "x", "‸');
  assert.ok(completions(files, path, offset).items.some(({ label }) => label === 'when'));
  assert.equal(completions(real, 'no/existe.json', 0).items, []);
  assert.is(hover(real, 'no/existe.json', 0), null);
});

test.run();
