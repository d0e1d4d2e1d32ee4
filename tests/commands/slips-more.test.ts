// More slips of whoever edits, of the kinds that have nothing to do with JSON: conditions, formulas, figures with units,
// professional limits, promises of examples, files in the wrong place. Each gives one error, on its place («‸»), with its remedy.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCraft } from '../../engine/load/index.ts';
import { report } from '../../engine/load/problem.ts';
import { slips, sound, T, template, trade } from './slips-more.ts';

function problemsOf(texts: Map<string, string>) {
  return loadCraft({ ...sound, texts }).problems;
}

for (const [name, file, from, to, says] of slips) {
  test(name, () => {
    const text = sound.texts.get(file)!;
    assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
    const marked = text.replace(from, () => to);
    const problems = problemsOf(new Map(sound.texts).set(file, marked.replace('‸', '')));
    const told = report(problems);
    assert.is(problems.length, 1, told || 'no error at all');
    assert.ok(problems[0]!.message.includes(says), told);
    assert.is(problems[0]!.file, `templates/craft/${file}`);
    if (!to.includes('‸')) return;
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    assert.equal([problems[0]!.line, problems[0]!.column], [before.length, before.at(-1)!.length + 1], told);
  });
}

// biome-ignore format: one slip per line
const files: [name: string, file: string, text: string | null, says: string][] = [
  ['an empty file', T, '', 'El fichero está vacío'],
  ['a file of blanks', 'params.json', '  \n\t\n', 'El fichero está vacío'],
  ['a list for a file', T, '[]', 'Aquí va un objeto { … }.'],
  ['a page saved instead', 'params.json', '<html></html>', 'Esto no es JSON'],
  ['a file that is not there', 'rules.json', null, 'Falta este fichero.'],
  ['a type beside the folder of types', 'otro.json', template.texts.get(T)!, 'Parece un tipo: los tipos van en la carpeta «types».'],
  ['a type in a folder of another name', 'tipos/otro.json', template.texts.get(T)!, 'Parece un tipo: los tipos van en la carpeta «types».'],
  ['a type in a folder inside', 'types/mas/otro.json', template.texts.get(T)!, 'Los tipos van en «types», sin más carpetas dentro.'],
  ['the limits among the types', 'types/trade.json', trade, '«trade.json» va en la carpeta del oficio, no en «types».'],
  ['a type with capitals', 'types/Otro Tipo.json', template.texts.get(T)!, '«Otro Tipo» no es un nombre de tipo'],
];

for (const [name, file, text, says] of files) {
  test(name, () => {
    const texts = new Map(sound.texts);
    if (text === null) texts.delete(file);
    else texts.set(file, text);
    const problems = problemsOf(texts);
    assert.is(problems.length, 1, report(problems) || 'no error at all');
    assert.ok(problems[0]!.message.includes(says), report(problems));
    assert.is(problems[0]!.file, `templates/craft/${file}`);
  });
}

test('a craft without a single type says so', () => {
  const texts = new Map([...sound.texts].filter(([file]) => !file.startsWith('types/')));
  const told = report(problemsOf(texts));
  assert.match(told, /No hay ningún tipo de receta: pon al menos uno en «types»/);
  assert.not.match(told, /\n {4}at /);
});

test('the craft that the slips spoil has none', () => {
  assert.is(report(problemsOf(new Map(sound.texts))), '');
});

test.run();
