// What people type and JSON has not: each slip has its piece of the text, its sentence and, where the remedy leaves no doubt,
// what to write in its place. «⟦…⟧» marks the piece.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Source } from '../../engine/load/index.ts';

type Case = readonly [marked: string, message: string, put?: string];

const ends = (right: string): [string, string] => [`Los dos extremos van separados con una coma: ${right}.`, right];
const unit = (right: string): [string, string] => [`Las cifras van sin unidad: ${right}.`, right];
const percent = (right: string): [string, string] => [`Las cifras van sin «%»: ${right}.`, right];
const decimals = (right: string): [string, string] => [`Los decimales van con punto, no con coma: ${right}.`, right];
const bare = (word: string): [string, string] => [`«${word}» va entre comillas rectas: "${word}".`, `"${word}"`];
const written = (word: string, right: string): [string, string] => [`«${word}» se escribe ${right}.`, right];
const noEnd = 'Sin límite por ese lado se escribe null.';
const oneLine = 'Un texto va entero en una línea: únelo con la siguiente.';
const inside = 'Dentro de un texto las comillas van «así», o con una barra delante: \\".';
const open = 'Faltan las comillas de cierre.';
const empty = 'El fichero está vacío: recupera lo que tenía, o bórralo si sobra.';
const merged =
  'Quedan marcas de una mezcla de git: elige una de las dos versiones y borra las líneas <<<<<<<, ======= y >>>>>>>.';
const noJson = 'Esto no es JSON: falta una comilla, una coma o una llave.';
const utf8 = 'Guárdalo como UTF-8 (en el Bloc de notas: Guardar como, Codificación, UTF-8)';
const twice = `${utf8}: aquí una letra con acento se guardó dos veces. Escríbela de nuevo.`;
const unseen = 'Aquí hay un carácter invisible: bórralo.';
const comment = 'JSON no admite comentarios: usa una clave «note».';
const lastComma = 'Sobra esta coma: detrás no hay nada más.';
const lacking = 'Falta un valor o una clave entre comillas.';
const colon = 'Faltan los dos puntos entre la clave y su valor.';
const straight = 'Las comillas de JSON son rectas: ".';

// biome-ignore format: one slip per line
const cases: readonly Case[] = [
  ['{"a": ⟦5 %⟧}', ...percent('5')],
  ['{"a": ⟦3,5 %⟧, "b": 2}', ...percent('3.5')],
  ['{"a": ⟦2-4⟧}', ...ends('2, 4')],
  ['{"a": [⟦2 a 4⟧]}', ...ends('2, 4')],
  ['{"a": [⟦12,5% – 14⟧]}', ...ends('12.5, 14')],
  ['{"a": ⟦-2,5 – 3,5⟧}', ...ends('-2.5, 3.5')],
  ['{"a": ⟦+Infinity⟧}', noEnd, 'null'],
  ['{"a": ⟦-∞⟧}', noEnd, 'null'],
  ['{"a": ⟦inf⟧}', noEnd, 'null'],
  ['{"a": ⟦infinitos⟧}', ...bare('infinitos')],
  ['{"a": ⟦NaN⟧}', '«NaN» no es una cifra: escríbela, o null si no la hay.', 'null'],
  ['{"a": ⟦undefined⟧}', '«undefined» no es una cifra: escríbela, o null si no la hay.', 'null'],
  ['{"a": ⟦−3⟧}', '«−» no es el menos del teclado: escribe -3.', '-3'],
  ['{"a": ⟦1.234,5⟧}', 'Los miles van sin punto y los decimales con él: 1234.5.', '1234.5'],
  ['{"a": ⟦1.234.567⟧}', 'Los miles van sin punto: 1234567.', '1234567'],
  ['{"a": ⟦5.8 g⟧}', ...unit('5.8')],
  ['{"a": ⟦5g⟧}', ...unit('5')],
  ['{"a": ⟦-5 g⟧}', ...unit('-5')],
  ['{"a": ⟦12,5 g⟧}', ...unit('12.5')],
  ['{"a": ⟦5 €/kg⟧}', ...unit('5')],
  ['{"a": ⟦12 °C⟧}', ...unit('12')],
  ['\n\n{"a": ⟦5 g⟧}', ...unit('5')],
  ['{"a": 1e5, "b": ⟦5 g⟧}', ...unit('5')],
  ['{"a": "x \\" y", "b": ⟦5 g⟧}', ...unit('5')],
  ['{"a": ⟦1/3⟧}', 'Una fracción se escribe calculada: 0.3333.', '0.3333'],
  ['{"a": ⟦1 / 40⟧}', 'Una fracción se escribe calculada: 0.025.', '0.025'],
  ['{"a": 1 ⟦/⟧ 0}', noJson],
  ['{"a": ⟦.5⟧}', 'Falta el cero: 0.5.', '0.5'],
  ['{"a": ⟦-.5⟧}', 'Falta el cero: -0.5.', '-0.5'],
  ['{"a": ⟦5.⟧}', 'Sobra el punto: 5.', '5'],
  ['{"a": ⟦0.18.⟧ }', 'Sobra el punto: 0.18.', '0.18'],
  ['{"a": ⟦(⟧1, 2, 3), "b": 1}', 'Una lista va entre corchetes: «[» y no «(».', '['],
  ['{"a": [⟦0,05⟧, 0.1]}', 'Los decimales van con punto: 0.05.', '0.05'],
  ['{"a": [⟦0.6. ⟧3.1]}', 'Entre dos números va una coma: 0.6,', '0.6, '],
  ['{"a": ⟦007⟧}', 'Un número no empieza por cero: 7.', '7'],
  ['{"a": ⟦-0012⟧}', 'Un número no empieza por cero: -12.', '-12'],
  ['{"a": ⟦01.5⟧}', 'Un número no empieza por cero: 1.5.', '1.5'],
  ['{"a": [⟦1 500⟧, 2]}', 'Sobra el espacio: 1500; o falta la coma: 1, 500.', '1500'],
  ['{"a": ⟦True⟧}', ...written('True', 'true')],
  ['{"a": ⟦Sí⟧}', ...written('Sí', 'true')],
  ['{"a": ⟦verdadero⟧}', ...written('verdadero', 'true')],
  ['{"a": ⟦si⟧}', ...written('si', 'true')],
  ['{"a": ⟦no⟧}', ...written('no', 'false')],
  ['{"a": ⟦No⟧}', ...written('No', 'false')],
  ['{"a": 1, ⟦// antes 38-64⟧\n}', 'JSON no admite comentarios: usa una clave «note».'],
  ['{"a": ⟦FALSE⟧}', ...written('FALSE', 'false')],
  ['{"a": ⟦falso⟧}', ...written('falso', 'false')],
  ['{"a": ⟦None⟧}', ...written('None', 'null')],
  ["{⟦'a'⟧: 1}", 'Las comillas de JSON son dobles: "a".', '"a"'],
  ['{"a": ⟦`de b`⟧}', 'Las comillas de JSON son dobles: "de b".', '"de b"'],
  ['{"a"⟦=⟧ 1}', 'Entre la clave y su valor van dos puntos: «:» y no «=».', ':'],
  ['{"a": 1⟦;⟧ "b": 2}', 'Se separa con coma: «,» y no «;».', ','],
  ['⟦ ⟧ \n', empty],
  ['⟦<<<<<<< mine⟧\n{}', merged],
  ['{\n⟦=======⟧\n}', merged],
  ['{}\n⟦>>>>>>> theirs⟧', merged],
  ['{"a": ⟦"b⟧\n c"}', oneLine],
  ['⟦"b⟧\n c"', oneLine],
  ['{\n⟦"b⟧\n c": 1}', oneLine],
  ['{"a": ⟦"b⟧\n c", "d": "e"}', oneLine],
  ['{"a": ⟦"b⟧\n"c": 1}', open],
  ['{"a": ⟦"b⟧\n {"}', open],
  ['{"a": ⟦"b⟧\n c "d"}', open],
  ['{"a": ⟦"b⟧', open],
  ['{"a": ⟦"b \\⟧', open],
  ['{"a": "un ⟦"⟧b" c"}', inside],
  ['{"a": "x⟦"⟧5}', inside],
  ['{"a": ⟦"b: 1, ⟧"c": 2}', open],
  ['{\n⟦"a⟧: 1, "b": 2}', 'Faltan las comillas que cierran la clave: "a".', '"a"'],
  ['{"a": ⟦"b: 1, ⟧"c": 2}', open],
  ['{"a": "x⟦\t⟧y"}', 'Dentro de este texto hay un tabulador: pon un espacio.', ' '],
  ['{"a": "\\t", ⟦b⟧: 1}', ...bare('b')],
  ['{"a": "x \\" y", ⟦b⟧: 1}', ...bare('b')],
  ['{"a": "x \\\\", ⟦b⟧: 1}', ...bare('b')],
  ['{"a": ⟦tru⟧}', ...bare('tru')],
  ['{"a": true, "b": ⟦ñu.b_1⟧}', ...bare('ñu.b_1')],
  ['⟦revisar⟧', ...bare('revisar')],
  ['{"a": ⟦x⟧ y}', '«x» va entre comillas rectas: "x".'],
  ['{"a": ⟦y⟧"b"}', '«y» va entre comillas rectas: "y".'],
  ['{"a": 1}\n⟦revisar⟧', 'El fichero acaba en el «}» de la línea 1: lo que viene detrás sobra, bórralo.'],
  ['{"a": ⟦0,5⟧, "b": 1}', ...decimals('0.5')],
  ['{"a": ⟦-1 ,5⟧}', ...decimals('-1.5')],
  ['{"b": {"a": ⟦1, 25⟧ }}', ...decimals('1.25')],
  ['{"a": [1⟦,⟧]}', 'Detrás de esta coma falta el otro extremo: escríbelo, o null si por ese lado no lo hay.'],
  ['{"a": [1, 2⟦,⟧]}', lastComma, ''],
  ['{"a": 1⟦,⟧ }', lastComma, ''],
  ['{"a": ⟦1⟧ "b": 2}', 'Falta una coma después de esto.', '1,'],
  ['{"a": "b⟦"⟧  "c"}', 'Falta una coma después de esto.', '",'],
  ['{"a" ⟦12⟧}', colon],
  ['{"a"⟦}⟧', colon],
  ['{"a": ⟦}⟧', lacking],
  ['⟦,⟧', lacking],
  ['{ ⟦,⟧ "a": 1}', lacking],
  ['{"a": ⟦1⟧ ', 'Falta cerrar con «}».'],
  ['[1, ⟦2⟧', 'Falta cerrar con «]».'],
  ['{}⟦{⟧}', 'Sobra texto después del final: quizá hay un paréntesis o una llave de más.'],
  ['{"a": 1} ⟦// x⟧', comment],
  ['{"a": 1 ⟦/* x */⟧}', comment],
  ['{"a": ⟦#⟧ x\n1}', comment],
  ['{"a": ⟦“⟧x”}', straight],
  ['⟦«⟧', straight],
  ['⟦@⟧', noJson],
  ['{"a": ⟦"\\x"⟧}', noJson],
  ['{"a": 1⟦\0⟧}', `${utf8}: está en UTF-16.`],
  ['{"a": "⟦\uFFFD\uFFFD⟧x"}', `${utf8}: está en ANSI (Windows-1252) y aquí se ha perdido una letra.`],
  ['{"a": "⟦Ã¡⟧"}', twice],
  ['{"a": "⟦Â°⟧"}', twice],
  ['{"a": "x⟦\u200B⟧"}', unseen],
];

for (const [marked, message, put] of cases)
  test(JSON.stringify(marked), () => {
    const text = marked.replace(/[⟦⟧]/g, '');
    const offset = marked.indexOf('⟦');
    const length = marked.indexOf('⟧') - offset - 1;
    const { slips, value } = new Source('x.json', text);
    assert.equal(slips, [{ offset, length, message, ...(put === undefined ? {} : { put }) }]);
    assert.is(value, undefined);
  });

test('an empty file is told at its first place', () =>
  assert.equal(new Source('x.json', '').slips, [{ offset: 0, length: 1, message: empty }]));

test('marks of a merge stand alone on their line', () => {
  for (const text of ['{"a": "<<<<<<< b"}', '{"a": "x =======  y"}'])
    assert.equal(new Source('x.json', text).slips, [], text);
});

test('blanks of other alphabets are blanks outside texts, and themselves inside', () => {
  const { slips, value, text } = new Source('x.json', '\uFEFF{"a":\u00A0"x\u00A0y",\u3000"b": "\\"\u00A0"}');
  assert.equal(slips, []);
  assert.equal(value, { a: 'x\u00A0y', b: '"\u00A0' });
  assert.is(text, '{"a": "x\u00A0y", "b": "\\"\u00A0"}');
});

test('keys twice in one object and keys of the language are told each, the outer first', () => {
  const told = (text: string) => new Source('x.json', text).slips.map(({ offset, message }) => [offset, message]);
  const again = (key: string): string => `La clave «${key}» está repetida: solo contaría la última. Borra una.`;
  const noName = (key: string): string => `«${key}» no puede ser un nombre.`;
  assert.equal(told('{"a": 1, "a": 2}'), [[9, again('a')]]);
  assert.equal(told('{"a": {"b": 1, "b": 2}, "a": 3}'), [
    [24, again('a')],
    [15, again('b')],
  ]);
  assert.equal(told('{"__proto__": 1}'), [[1, noName('__proto__')]]);
  assert.equal(told('{"x": [{"prototype": 1, "prototype": 2}]}'), [
    [8, noName('prototype')],
    [24, noName('prototype')],
    [24, again('prototype')],
  ]);
  // The same key in two objects, or as a text, is nobody's slip.
  assert.equal(told('{"a": {"b": "constructor"}, "c": [{"b": "a:"}]}'), []);
});

test('a text that was looked at before is taken as it is', () => {
  assert.equal(new Source('x.json', '\uFEFF{"a": 1, "a": 2}', true).slips, []);
  assert.equal(new Source('x.json', '{"a": 1, "a": 2}', true).value, { a: 2 });
  assert.equal(new Source('x.json', '{"a":\u00A01}', true).value, { a: 1 });
  assert.equal(new Source('x.json', '{"a": 5 g}', true).slips.length, 1);
});

test.run();
