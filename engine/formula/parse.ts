// The formula language: text → tree. Every node knows where it stands in the text, so that an error can be underlined.
//   parse('100 * suma(a) / suma(b, grupo)')

import { didYouMean } from '../near.ts';

export interface Span {
  from: number;
  to: number;
}

export interface Selector extends Span {
  negative: boolean;
  /** a group, set, mark or «todo»; with `#` an ingredient */
  name: string;
}

export type Operator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'y' | 'o';
export type Aggregate = 'suma' | 'media' | 'mayor';

export type Node = Span &
  (
    | { kind: 'number'; value: number }
    | { kind: 'name'; name: string }
    | { kind: 'negative'; of: Node }
    | { kind: 'not'; of: Node }
    | { kind: 'binary'; operator: Operator; left: Node; right: Node }
    | { kind: 'call'; name: string; args: Node[] }
    | { kind: 'aggregate'; name: Aggregate; of: Node; select: Selector[] }
    | { kind: 'weight'; select: Selector[] }
    | { kind: 'bound'; side: 'minimo' | 'maximo'; of: string | null }
    | { kind: 'catalogo'; column: string }
  );

export class FormulaError extends Error {
  constructor(
    message: string,
    readonly from: number,
    readonly to: number,
  ) {
    super(message);
  }
}

/** How many arguments each function takes. */
const functions: Record<string, [number, number]> = {
  si: [3, 3],
  min: [1, 99],
  max: [1, 99],
  primero: [1, 99],
  redondear: [1, 2],
  techo: [1, 2],
  suelo: [1, 2],
};
const aggregates = ['suma', 'media', 'mayor'];

const callable = [...Object.keys(functions), ...aggregates, 'peso', 'catalogo', 'minimo', 'maximo'];

/** Words that no column, parameter or constant may be called. */
export const reserved: ReadonlySet<string> = new Set([
  ...Object.keys(functions),
  ...aggregates,
  ...['peso', 'catalogo', 'minimo', 'maximo', 'y', 'o', 'no', 'todo'],
]);

interface Token extends Span {
  kind: 'number' | 'word' | 'sign' | 'end';
  text: string;
}

const deepest = 60;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|(#?[A-Za-z_][A-Za-z0-9_]*)|(<>|<=|>=|[-+*/^=<>(),#])|(\S))/gy;
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const match = pattern.exec(text);
    if (!match) break;
    const [, number, word, sign, stray] = match;
    const piece = (number ?? word ?? sign ?? stray)!;
    const to = pattern.lastIndex;
    const from = to - piece.length;
    if (stray !== undefined && /\p{L}/u.test(stray)) throw accented(text, from);
    if (stray !== undefined) throw new FormulaError(strayCharacter(stray), from, to);
    if (number !== undefined && /^,\d/.test(text.slice(to))) {
      const decimals = /^,(\d+)/.exec(text.slice(to))![1]!;
      throw new FormulaError(
        `Los decimales van con punto: «${number}.${decimals}». Si son dos argumentos, deja un espacio tras la coma.`,
        from,
        to + 1 + decimals.length,
      );
    }
    tokens.push({
      kind: number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign',
      text: piece,
      from,
      to,
    });
  }
  tokens.push({ kind: 'end', text: '', from: end, to: end + 1 });
  return tokens;
}

/** The whole word around a letter that no name may have, and the word without it. */
function accented(text: string, at: number): FormulaError {
  const from = at - /[\p{L}\d_]*$/u.exec(text.slice(0, at))![0].length;
  const word = /^[\p{L}\p{M}\d_]+/u.exec(text.slice(from))![0];
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return new FormulaError(`Los nombres van sin acentos ni eñes: escribe «${plain}».`, from, from + word.length);
}

function strayCharacter(character: string): string {
  if (/[×·⋅]/.test(character)) return `«${character}» no es un signo de fórmula: multiplica con «*».`;
  if (character === '÷') return '«÷» no es un signo de fórmula: divide con «/».';
  if (/[−–]/.test(character)) return `«${character}» no es el signo menos del teclado: escribe «-».`;
  return `No se entiende «${character}» en la fórmula.`;
}

export function parse(text: string): Node {
  const tokens = tokenize(text);
  let next = 0;
  let depth = 0;

  const peek = (): Token => tokens[next]!;
  const is = (...texts: string[]): boolean => peek().kind !== 'end' && texts.includes(peek().text);
  const take = (): Token => tokens[next++]!;
  const fail = (message: string, at: Span = peek()): never => {
    throw new FormulaError(message, at.from, at.to);
  };
  const expect = (sign: string, opened: Token): Token => {
    if (is(sign)) return take();
    return peek().kind === 'end'
      ? fail(`Falta cerrar el paréntesis con «${sign}».`, opened)
      : fail(`Falta «${sign}» antes de «${peek().text}»: hay un paréntesis sin cerrar.`);
  };

  function chain(operators: Operator[], operand: () => Node): Node {
    let left = operand();
    while (is(...operators)) {
      const operator = take().text as Operator;
      const right = operand();
      left = { kind: 'binary', operator, left, right, from: left.from, to: right.to };
    }
    return left;
  }

  const either = (): Node => chain(['o'], both);
  const both = (): Node => chain(['y'], negation);

  function negation(): Node {
    if (!is('no')) return comparison();
    const { from } = take();
    const of = negation();
    return { kind: 'not', of, from, to: of.to };
  }

  function comparison(): Node {
    const left = total();
    if (!is('=', '<>', '<', '<=', '>', '>=')) return left;
    const operator = take().text as Operator;
    const right = total();
    if (is('=', '<>', '<', '<=', '>', '>=')) fail('Las comparaciones no se encadenan: une dos con «y».');
    return { kind: 'binary', operator, left, right, from: left.from, to: right.to };
  }

  const total = (): Node => chain(['+', '-'], product);
  const product = (): Node => chain(['*', '/'], signed);

  function signed(): Node {
    if (!is('-')) return power();
    const { from } = take();
    const of = signed();
    return { kind: 'negative', of, from, to: of.to };
  }

  function power(): Node {
    const left = atom();
    if (!is('^')) return left;
    take();
    const right = signed();
    return { kind: 'binary', operator: '^', left, right, from: left.from, to: right.to };
  }

  function atom(): Node {
    if (++depth > deepest) fail('La fórmula tiene demasiados paréntesis: divídela en parámetros internos.');
    const token = take();
    const node = atomFrom(token);
    depth--;
    return node;
  }

  function atomFrom(token: Token): Node {
    const { from, to } = token;
    if (token.kind === 'end') return fail('La fórmula termina antes de tiempo.', token);
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text), from, to };
    if (token.text === '(') {
      const inner = either();
      const { to: end } = expect(')', token);
      return { ...inner, from, to: end };
    }
    if (token.kind === 'sign') return fail(`No se esperaba «${token.text}» aquí.`, token);
    const name = token.text;
    if (name.startsWith('#'))
      return fail(`«${name}» es un ingrediente: solo vale dentro de suma, media, mayor o peso.`, token);
    if (name === 'peso') {
      if (!is('(')) return { kind: 'weight', select: [], from, to };
      const opened = take();
      const select = selectors([]);
      return { kind: 'weight', select, from, to: expect(')', opened).to };
    }
    if (name === 'minimo' || name === 'maximo') {
      if (!is('(')) return { kind: 'bound', side: name, of: null, from, to };
      const opened = take();
      const of = take();
      if (of.kind !== 'word') fail(`${name}(…) lleva el nombre de un parámetro.`, of);
      return { kind: 'bound', side: name, of: of.text, from, to: expect(')', opened).to };
    }
    if (!is('(')) {
      if (['y', 'o', 'no'].includes(name)) return fail(`No se esperaba «${name}» aquí.`, token);
      if (reserved.has(name)) return fail(`«${name}» es una función: lleva paréntesis.`, token);
      return { kind: 'name', name, from, to };
    }
    const opened = take();
    if (name === 'catalogo') {
      const of = take();
      if (of.kind !== 'word') fail('catalogo(…) lleva el nombre de una columna.', of);
      return { kind: 'catalogo', column: of.text, from, to: expect(')', opened).to };
    }
    if (aggregates.includes(name)) {
      const of = either();
      const select: Selector[] = [];
      if (is(',')) {
        take();
        selectors(select);
      }
      return { kind: 'aggregate', name: name as Aggregate, of, select, from, to: expect(')', opened).to };
    }
    const arity = functions[name];
    if (!arity) {
      throw new FormulaError(`No existe la función «${name}».${didYouMean(name, callable)}`, from, to);
    }
    const args = [either()];
    while (is(',')) {
      take();
      args.push(either());
    }
    const { to: end } = expect(')', opened);
    if (args.length < arity[0] || args.length > arity[1]) {
      const wanted = arity[0] === arity[1] ? `${arity[0]}` : `de ${arity[0]} a ${arity[1]}`;
      throw new FormulaError(`«${name}» lleva ${wanted} argumentos y aquí hay ${args.length}.`, from, end);
    }
    return { kind: 'call', name, args, from, to: end };
  }

  function selector(): Selector {
    const negative = is('-');
    const { from } = peek();
    if (negative) take();
    const token = take();
    if (token.kind !== 'word') fail('Se esperaba un grupo, un conjunto o un #ingrediente.', token);
    return { negative, name: token.text, from, to: token.to };
  }

  function selectors(found: Selector[]): Selector[] {
    found.push(selector());
    while (is(',')) {
      take();
      found.push(selector());
    }
    return found;
  }

  const tree = either();
  if (peek().kind !== 'end') fail(`Sobra «${peek().text}».`);
  return tree;
}

/** Every node of a tree, the root first. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  if (node.kind === 'binary') {
    yield* walk(node.left);
    yield* walk(node.right);
  } else if (node.kind === 'call') {
    for (const arg of node.args) yield* walk(arg);
  } else if (node.kind === 'negative' || node.kind === 'not' || node.kind === 'aggregate') {
    yield* walk(node.of);
  }
}
