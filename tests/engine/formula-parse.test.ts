// What a formula is once read, and where each piece of it stands; and what is said of each slip, word for word.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  allNames,
  callable,
  FormulaError,
  type Node,
  namesRead,
  nodesOf,
  parseFormula,
  reserved,
  type Selector,
} from '../../engine/index.ts';
import { foreignWord } from '../../engine/language/foreign-words.ts';
import { catalogueReads } from '../../engine/language/reads.ts';
import { tokenize } from '../../engine/language/tokens.ts';
import { isFigure } from '../../engine/language/tree.ts';

/** «a + 2» → (+ a 2) */
function shown(node: Node): string {
  const list = (...parts: string[]): string => `(${parts.join(' ')})`;
  const picked = (select: Selector[]): string[] => select.map(({ negative, name }) => `${negative ? '-' : ''}${name}`);
  switch (node.kind) {
    case 'number':
      return String(node.value);
    case 'text':
      return `'${node.value}'`;
    case 'name':
      return node.name;
    case 'negative':
      return list('neg', shown(node.of));
    case 'not':
      return list('no', shown(node.of));
    case 'binary':
      return list(node.operator, shown(node.left), shown(node.right));
    case 'call':
      return list(node.name, ...node.args.map(shown));
    case 'aggregate':
      return list(node.name, shown(node.of), ...picked(node.select));
    case 'weight':
      return list('peso', ...picked(node.select));
    case 'bound':
      return list(node.side, node.of ?? '·');
    case 'catalogo':
      return list('catalogo', node.column);
    case 'among':
      return list('en', shown(node.of), ...node.values.map(shown));
    case 'asked':
      return list(node.what, node.of);
  }
}

const trees: [text: string, tree: string][] = [
  ['a - b + c', '(+ (- a b) c)'],
  ['a + b * c / d', '(+ a (/ (* b c) d))'],
  ['-a ^ -b', '(neg (^ a (neg b)))'],
  ['--a', '(neg (neg a))'],
  ['2 ^ 3 ^ 2', '(^ 2 (^ 3 2))'],
  ['a = 1 y b <> 2 o no c', '(o (y (= a 1) (<> b 2)) (no c))'],
  ['no no a > 1', '(no (no (> a 1)))'],
  ['(a o b) y c', '(y (o a b) c)'],
  ["x en ('a', -1, b)", "(en x 'a' (neg 1) b)"],
  ['x no en (1)', '(no (en x 1))'],
  ['peso', '(peso)'],
  ['peso(a, -b, -#c)', '(peso a -b -#c)'],
  ['suma(a + b, todo)', '(suma (+ a b) todo)'],
  ['mayor(a)', '(mayor a)'],
  ['minimo + maximo(a)', '(+ (minimo ·) (maximo a))'],
  ['catalogo(a)', '(catalogo a)'],
  ['fuera', 'fuera'],
  ["fuera('tal cual')", '(fuera tal cual)'],
  ['bajo(a)', '(bajo a)'],
  ['min(a)', '(min a)'],
  ['redondear(a, 0.5)', '(redondear a 0.5)'],
  ['si(a >= 1, b, c) <= 3', '(<= (si (>= a 1) b c) 3)'],
  [`${'('.repeat(59)}1${')'.repeat(59)}`, '1'],
];
for (const [text, tree] of trees) test(`«${text}» is ${tree}`, () => assert.is(shown(parseFormula(text)), tree));

const places: [text: string, find: (node: Node) => boolean, piece: string][] = [
  ['1 + a * b - 2', ({ kind }) => kind === 'name', 'a'],
  ['1 + a * b - 2', (node) => node.kind === 'binary' && node.operator === '*', 'a * b'],
  ['1 + (a) ', (node) => node.kind === 'name', '(a)'],
  ['b - a ^ 2', (node) => node.kind === 'binary' && node.operator === '^', 'a ^ 2'],
  ['1 + -a', ({ kind }) => kind === 'negative', '-a'],
  ['1 > 2 y no a', ({ kind }) => kind === 'not', 'no a'],
  ['1 > 2 y a no en (3, 4) ', ({ kind }) => kind === 'not', 'a no en (3, 4)'],
  ['1 > 2 y a en (3) ', ({ kind }) => kind === 'among', 'a en (3)'],
  ['2 * peso(a, b) + 1', ({ kind }) => kind === 'weight', 'peso(a, b)'],
  ['2 * peso + 1', ({ kind }) => kind === 'weight', 'peso'],
  ['2 * minimo(a) + 1', ({ kind }) => kind === 'bound', 'minimo(a)'],
  ['2 * suma(a, b) + 1', ({ kind }) => kind === 'aggregate', 'suma(a, b)'],
  ['2 * max(a, b) + 1', ({ kind }) => kind === 'call', 'max(a, b)'],
  ['a > 1 y bajo(a)', ({ kind }) => kind === 'asked', 'bajo(a)'],
  ['2 + catalogo(a)', ({ kind }) => kind === 'catalogo', 'catalogo(a)'],
  ['a = «tal»', ({ kind }) => kind === 'text', '«tal»'],
];
for (const [text, find, piece] of places)
  test(`in «${text}» stands «${piece}»`, () => {
    const { from, to } = [...nodesOf(parseFormula(text))].find(find)!;
    assert.is(text.slice(from, to), piece);
  });

test('a selector knows where it stands, its sign included', () => {
  const text = 'peso(a, -#b)';
  const node = parseFormula(text);
  assert.ok(node.kind === 'weight');
  assert.equal(node.kind === 'weight' && node.select.map(({ from, to }) => text.slice(from, to)), ['a', '-#b']);
});

test('words are cut with their kind and their place', () => {
  assert.equal(
    tokenize(" ab >= 1.5  '«'").map(({ kind, text, from, to }) => [kind, text, from, to]),
    [
      ['word', 'ab', 1, 3],
      ['sign', '>=', 4, 6],
      ['number', '1.5', 7, 10],
      ['text', '«', 12, 15],
      ['end', '', 15, 16],
    ],
  );
  assert.equal(tokenize('  '), [{ kind: 'end', text: '', from: 0, to: 1 }]);
});

// Text; piece underlined; the whole sentence.
const slips: [text: string, piece: string, says: string][] = [
  ['1 + (a * b', '(', 'Falta cerrar el paréntesis con «)».'],
  ['max(a b)', 'b', 'Falta «)» antes de «b»: hay un paréntesis sin cerrar.'],
  ['a == 1', '=', 'Para comparar basta un solo «=».'],
  ['a > = 1', '=', 'Se escribe «>=», sin espacio en medio.'],
  ['a => 1', '>', '«=>» se escribe «>=».'],
  ['a =< 1', '<', '«=<» se escribe «<=».'],
  ['a < 1 <= 2', '<=', 'Las comparaciones no se encadenan: une dos con «y».'],
  ['a = 1 <> 2', '<>', 'Las comparaciones no se encadenan: une dos con «y».'],
  ['a en 1', '1', "Detrás de «en» va la lista de valores entre paréntesis: en ('uno', 'otro')."],
  ['= a', '=', 'La fórmula va sin «=» delante.'],
  ['(= a)', '=', 'No se esperaba «=» aquí.'],
  ['a + > 1', '>', 'No se esperaba «>» aquí.'],
  ['a + * 1', '*', 'No se esperaba «*» aquí.'],
  ['', '', 'La fórmula termina antes de tiempo.'],
  ['2 * #x', '#x', '«#x» es un ingrediente: solo vale dentro de suma, media, mayor o peso.'],
  ['maximo(2)', '2', 'maximo(…) lleva el nombre de un parámetro.'],
  ["catalogo('a')", "'a'", 'catalogo(…) lleva el nombre de una columna.'],
  ['alto(2)', '2', 'alto(…) lleva el nombre de un parámetro.'],
  ['peso()', ')', 'Se esperaba un grupo, un conjunto o un #ingrediente.'],
  ['peso(-)', ')', 'Se esperaba un grupo, un conjunto o un #ingrediente.'],
  ['a + no', 'no', 'No se esperaba «no» aquí.'],
  ['a + en', 'en', 'No se esperaba «en» aquí.'],
  ['1 + todo', 'todo', '«todo» es una función: lleva paréntesis.'],
  ['2 * raiz(a, b)', 'raiz(a, b)', '«raiz» lleva 1 argumentos y aquí hay 2.'],
  ['techo(1, 2, 3)', 'techo(1, 2, 3)', '«techo» lleva de 1 a 2 argumentos y aquí hay 3.'],
  ['si(1, 2, 3, 4)', 'si(1, 2, 3, 4)', '«si» lleva 3 argumentos y aquí hay 4.'],
  ['constructor(1)', 'constructor', 'No existe la función «constructor».'],
  ['sqrt(1)', 'sqrt', '«sqrt» se llama aquí «raiz».'],
  ['a > 1 y not b', 'not', '«not» se escribe aquí «no».'],
  ["a 'b'", "'b'", 'Falta un signo antes de «b».'],
  ['a 3', '3', 'Falta un signo antes de «3».'],
  // a text is no word of the language, whatever it says
  ["a 'y' b", "'y'", 'Falta un signo antes de «y».'],
  ["a = 'no' 'o' b", "'o'", 'Falta un signo antes de «o».'],
  ['a + 1)', ')', 'Sobra «)».'],
  ['a > 1 AND b > 1', 'AND', '«AND» se escribe aquí «y».'],
  ['a > 1 u b > 1', 'u', '«u» se escribe aquí «o».'],
  ['a supera 3', 'supera', '«supera» se escribe con un signo: «>».'],
  ['a distinto 3', 'distinto', '«distinto» se escribe con un signo: «<>».'],
  ['a Entre 1', 'Entre', '«entre» se escribe con dos comparaciones: «a >= 1 y a <= 2».'],
  ['a b', 'b', 'Falta un signo, o «y», antes de «b».'],
  ['3 X a', 'X', '«X» no es un signo de fórmula: multiplica con «*».'],
  ['3 peso', 'peso', 'Falta un signo antes de «peso»: para multiplicar, «*».'],
  ['3 suma(a)', 'suma', 'Falta un signo antes de «suma»: para multiplicar, «*».'],
  ['3 gramos', 'gramos', 'Sobra «gramos»: las cifras van sin unidad.'],
  ['1 + 2,50', '2,50', 'Los decimales van con punto: «2.50». Si son dos argumentos, deja un espacio tras la coma.'],
  ['1 + piña_2', 'piña_2', 'Los nombres van sin acentos ni eñes: escribe «pina_2».'],
  ['2 · a', '·', '«·» no es un signo de fórmula: multiplica con «*».'],
  ['a ; b', ';', 'Los argumentos se separan con coma: cambia «;» por «,».'],
  ['a : b', ':', '«:» no es un signo de fórmula: divide con «/».'],
  ['60 %', '%', 'Las fórmulas van sin «%»: escribe la cifra sola (60), o la parte de uno (0.6) si multiplica.'],
  ['a != b', '!', '«!» no es un signo de fórmula: «distinto» se escribe «<>» y la negación, «no».'],
  ['[a]', '[', '«[» no es un signo de fórmula: usa paréntesis ( ).'],
  ['a ≥ 1', '≥', '«≥» se escribe «>=».'],
  ['a ? 1', '?', 'No se entiende «?» en la fórmula.'],
];
for (const [text, piece, says] of slips)
  test(`«${text}» is refused at «${piece}»`, () => {
    for (const _ of ['once', 'and again: what cannot be read is not kept'])
      assert.throws(
        () => parseFormula(text),
        (error: unknown) => {
          assert.instance(error, FormulaError);
          const { message, from, to } = error as FormulaError;
          assert.equal([message, text.slice(from, to)], [says, piece]);
          return true;
        },
      );
  });

const arities: [least: number, most: number, names: string][] = [
  [1, 1, 'raiz exp ln log hay'],
  [1, 2, 'redondear techo suelo'],
  [3, 3, 'si'],
  [1, 99, 'min max primero'],
];
for (const [least, most, names] of arities)
  test(`${names}: from ${least} to ${most} arguments`, () => {
    for (const name of names.split(' ')) {
      const of = (count: number): string => `${name}(${Array.from({ length: count }, () => 'a').join(', ')})`;
      for (const count of [least, most]) assert.is(parseFormula(of(count)).kind, 'call');
      assert.throws(() => parseFormula(of(most + 1)), new RegExp(`aquí hay ${most + 1}\\.`));
      if (least > 1) assert.throws(() => parseFormula(of(least - 1)), new RegExp(`aquí hay ${least - 1}\\.`));
    }
  });

test('sixty brackets are too many', () => {
  assert.throws(() => parseFormula(`${'('.repeat(60)}1${')'.repeat(60)}`), /demasiados paréntesis: divídela/);
  // Brackets beside each other are not one inside the other.
  assert.is(parseFormula(Array.from({ length: 80 }, () => '(1)').join(' + ')).kind, 'binary');
});

test('a formula is read once', () => assert.is(parseFormula('a + 12345'), parseFormula('a + 12345')));

test('words that no name may have, and those that are called', () => {
  assert.equal(
    ['si', 'suma', 'bajo', 'fuera', 'peso', 'y', 'todo', 'dulzor'].map((word) => [
      reserved.has(word),
      callable.includes(word),
    ]),
    [
      ...[true, true, true].map((both) => [both, both]),
      [false, true],
      [true, true],
      ...[true, true].map((kept) => [kept, false]),
      [false, false],
    ],
  );
});

const foreign: [word: string, says: string | null][] = [
  ['ABS', 'No hay «ABS»: escribe max(x, -x).'],
  ['Y', '«y» va entre dos condiciones: a > 1 y b > 2.'],
  ['o', '«o» va entre dos condiciones: a > 1 o b > 2.'],
  ['Media', 'Las funciones van en minúsculas: «media».'],
  ['Promedio', '«Promedio» se llama aquí «media».'],
  ['CEILING', '«CEILING» se llama aquí «techo».'],
  ['Trunc', '«Trunc» se llama aquí «suelo».'],
  ['toString', null],
  ['hada', null],
];
for (const [word, says] of foreign)
  test(`«${word}» of another language`, () => assert.is(foreignWord(word, ['media']), says));

const reads: [text: string, outside: string[], all: string[], catalogue: string[]][] = [
  ['a + suma(b) * max(c, -d)', ['a', 'c', 'd'], ['a', 'b', 'c', 'd'], []],
  ['si(no a, minimo(b), minimo)', ['a', 'b'], ['a'], []],
  ['catalogo(a) + b', ['b'], ['b'], ['a']],
  ['peso(a)', [], [], []],
  ["no a en (b, 3) y c = 'd'", ['a', 'b', 'c'], ['a', 'b', 'c'], []],
];
for (const [text, outside, all, catalogue] of reads)
  test(`what «${text}» reads`, () => {
    const tree = parseFormula(text);
    for (const _ of [1, 2]) assert.equal([[...namesRead(tree)], [...allNames(tree)]], [outside, all]);
    assert.equal([...catalogueReads(tree)], catalogue);
  });

test('what can only be an amount', () => {
  const amounts = ['1', '-a', 'a + b', 'a ^ b', 'suma(a)', 'peso', 'minimo', 'catalogo(a)'];
  assert.equal(
    amounts.filter((text) => !isFigure(parseFormula(text))),
    [],
  );
  assert.equal(
    ['a', 'a > b', 'a y b', 'no a', 'max(a, b)', "'a'"].filter((text) => isFigure(parseFormula(text))),
    [],
  );
});

test.run();
