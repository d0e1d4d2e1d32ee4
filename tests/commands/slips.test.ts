// The slips that people make when they edit: each gives exactly one error, on its line and column, that says what to do.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCraft, loadTexts, report, Source } from '../../engine/load/index.ts';
import { slips, sound, T, template, trade } from './slips.ts';
import { craftSlips } from './slips-craft.ts';
import { placeSlips, sounds } from './slips-places.ts';
import { toldSlips, toldSounds } from './slips-told.ts';

const problemsOf = (texts: ReadonlyMap<string, string>) => loadCraft({ ...sound, texts }).problems;

for (const [name, file, from, to, says] of [...slips, ...craftSlips, ...placeSlips, ...toldSlips]) {
  test(name, () => {
    const text = sound.texts.get(file)!;
    assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
    const marked = text.replace(from, () => to);
    const problems = problemsOf(new Map(sound.texts).set(file, marked.replace('‸', '')));
    const told = report(problems);
    assert.is(problems.length, 1, told || 'no error at all');
    assert.ok(problems[0]!.message.includes(says), told);
    if (!to.includes('‸')) return;
    assert.is(problems[0]!.file, `workshop/template/${file}`);
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    assert.equal([problems[0]!.line, problems[0]!.column], [before.length, before.at(-1)!.length + 1], told);
  });
}

for (const [name, file, from, to] of [...sounds, ...toldSounds]) {
  test(`${name} is no slip`, () => {
    const text = sound.texts.get(file)!;
    assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
    const edited = text.replace(from, () => to);
    assert.is(report(problemsOf(new Map(sound.texts).set(file, edited))), '');
  });
}

// biome-ignore format: one slip per line
const files: [name: string, file: string, text: string | null, says: string][] = [
  ['an empty file', T, '', 'El fichero está vacío'],
  ['a file of blanks', 'params.json', '  \n\t\n', 'El fichero está vacío'],
  ['messages without one', 'messages.json', '{}', 'No puede estar vacío.'],
  ['a type of nothing', T, '{}', 'Faltan las claves «label», «description» y «examples».'],
  ['a list for a file', T, '[]', 'Aquí va un objeto { … }.'],
  ['a page saved instead', 'params.json', '<html></html>', 'Esto no es JSON'],
  ['a file that is not there', 'rules.json', null, 'Falta este fichero.'],
  ['a type beside the folder of types', 'otro.json', template.texts.get(T)!, 'Parece un tipo: los tipos van en la carpeta «types».'],
  ['a type in a folder of another name', 'tipos/otro.json', template.texts.get(T)!, 'Parece un tipo: los tipos van en la carpeta «types».'],
  ['a type in a folder inside', 'types/mas/otro.json', template.texts.get(T)!, 'Los tipos van en «types», sin más carpetas dentro.'],
  ['the limits among the types', 'types/trade.json', trade, '«trade.json» va en la carpeta del oficio, no en «types».'],
  ['a file of nothing', 'notas.json', '{}', 'Este fichero no es de un oficio: los que valen son craft.json, catalogue.json'],
  ['another object after the end', T, `${template.texts.get(T)!}{}`, 'Sobra texto después del final'],
  ['words after the end', T, `${template.texts.get(T)!}\nrevisar el lunes`, 'lo que viene detrás sobra, bórralo.'],
  ['a list left open', 'params.json', '[1, 2', 'Falta cerrar con «]».'],
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
    assert.is(problems[0]!.file, `workshop/template/${file}`);
  });
}

test('the limits of a type without those of the craft', () => {
  const type = sound.texts.get(T)!.replace('"ranges"', '"trade": { "cap": { "#azucar": 30 } },\n  "ranges"');
  const texts = new Map(sound.texts).set(T, type);
  texts.delete('trade.json');
  const problems = problemsOf(texts);
  assert.is(problems.length, 1, report(problems));
  assert.is(problems[0]!.message, 'Falta trade.json, con las bases de los porcentajes.');
  assert.is(problems[0]!.excerpt.slice(...problems[0]!.underline), '"trade"');
});

// What is written in the second of two crafts, and what is wrong then.
// biome-ignore format: one slip per line
const twins: [name: string, folder: string, id: string, path: string, at: string, says: string][] = [
  ['another folder', 'crafts/otro', 'oficio', '/otro', '"oficio"', 'La carpeta se llama «otro» y el oficio «oficio»: dales el mismo nombre.'],
  ['another folder, and before', 'crafts/otro', 'oficio', '/api', '"oficio"', 'La carpeta se llama «otro» y el oficio «oficio»: dales el mismo nombre.'],
  ['one path', 'crafts/otro', 'otro', '/api/balance/oficio', '"/api/balance/oficio"', 'Dos oficios tienen el camino «/api/balance/oficio»: «oficio» (crafts/oficio) y «otro» (crafts/otro). Cámbialo en uno de los dos.'],
  ['one id, in another place', 'more/oficio', 'oficio', '/api/balance/otro_oficio', '"oficio"', 'Dos oficios tienen el id «oficio»: «oficio» (crafts/oficio) y «oficio» (more/oficio). Cámbialo en uno de los dos.'],
];
for (const [name, folder, id, path, at, says] of twins) {
  test(`two crafts: ${name}`, () => {
    const text = sound.texts.get('craft.json')!;
    const other = text.replace('"id": "oficio"', `"id": "${id}"`).replace('"/api/balance/oficio"', `"${path}"`);
    const crafts = [
      { ...sound, folder: 'crafts/oficio' },
      { ...sound, folder, texts: new Map(sound.texts).set('craft.json', other) },
    ];
    const { problems } = loadTexts(crafts);
    assert.is(problems.length, 1, report(problems));
    assert.is(problems[0]!.message, says);
    assert.is(problems[0]!.file, `${folder}/craft.json`);
    assert.is(problems[0]!.excerpt.slice(...problems[0]!.underline), at);
  });
}

test('a file with any one character missing is read, or told with one error inside the file', () => {
  for (const [file, text] of template.texts) {
    for (let at = 0; at < text.length; at++) {
      const damaged = text.slice(0, at) + text.slice(at + 1);
      const { slips: found } = new Source(file, damaged);
      assert.ok(found.length <= 1, `${file} without its character ${at}`);
      for (const { offset, length, message } of found) {
        assert.ok(
          offset >= 0 && offset <= damaged.length && length >= 0 && message !== '',
          `${file} without its character ${at}`,
        );
      }
    }
  }
});

test('a craft without a single type says so', () => {
  const texts = new Map([...sound.texts].filter(([file]) => !file.startsWith('types/')));
  const told = report(problemsOf(texts));
  assert.match(told, /No hay ningún tipo de receta: pon al menos uno en «types»/);
  assert.not.match(told, /\n {4}at /);
});

test('the craft that the slips spoil has none', () => {
  assert.is(report(problemsOf(new Map(sound.texts))), '');
});

test('what a renamed figure leaves behind is told once, with every place', () => {
  const text = sound.texts.get('params.json')!.replace('"pctSecos": {', '"pctSeco": {');
  const told = report(problemsOf(new Map(sound.texts).set('params.json', text)));
  assert.match(told, /No existe «pctSecos»\. ¿Querías decir «pctSeco»\?/);
  assert.is(told.split('No existe').length, 2, told);
});

test.run();
