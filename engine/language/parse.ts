// The formula language: text → tree. Every node knows where it stands in the text, so that an error can be underlined.
//   parseFormula('100 * suma(a) / suma(b, grupo)')
import { noSuch } from '../did-you-mean.ts';
import { foreignWord } from './foreign-words.ts';
import { aggregates, asked, callable, functions, reserved } from './functions.ts';
import { FormulaError, type Span, type Token, tokenize } from './tokens.ts';
import type { Aggregate, Asked, Node, Operator, Selector } from './tree.ts';

export { FormulaError, type Span } from './tokens.ts';

const deepest = 60;

/** A craft writes the same formula for many of its types: it is read once. What cannot be read is told each time. */
const known = new Map<string, Node>();
const mostKnown = 20_000;

export function parseFormula(text: string): Node {
  let tree = known.get(text);
  if (!tree) {
    tree = parsed(text);
    if (known.size >= mostKnown) known.clear();
    known.set(text, tree);
  }
  return tree;
}

function parsed(text: string): Node {
  const tokens = tokenize(text);
  let next = 0;
  let depth = 0;
  /** inside cuantos(…): the group that «grupo» stands for */
  let standsFor: Selector | null = null;

  const peek = (): Token => tokens[next]!;
  const is = (...texts: string[]): boolean =>
    peek().kind !== 'end' && peek().kind !== 'text' && texts.includes(peek().text);
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
    if (is('en')) return among(left);
    if (is('no') && tokens[next + 1]?.text === 'en') {
      take();
      const of = among(left);
      return { kind: 'not', of, from: of.from, to: of.to };
    }
    if (!is('=', '<>', '<', '<=', '>', '>=')) return left;
    const operator = take().text as Operator;
    if (operator === '=' && is('=')) fail('Para comparar basta un solo «=».');
    if (is('=')) fail(`Se escribe «${operator}=», sin espacio en medio.`);
    const right = total();
    if (is('=', '<>', '<', '<=', '>', '>=')) fail('Las comparaciones no se encadenan: une dos con «y».');
    return { kind: 'binary', operator, left, right, from: left.from, to: right.to };
  }

  /** «x en ('a', 'b')» */
  function among(of: Node): Node {
    take();
    if (!is('(')) fail("Detrás de «en» va la lista de valores entre paréntesis: en ('uno', 'otro').");
    const opened = take();
    const values = [signed()];
    while (is(',')) {
      take();
      values.push(signed());
    }
    return { kind: 'among', of, values, from: of.from, to: expect(')', opened).to };
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
    if (token.kind === 'text') return { kind: 'text', value: token.text, from, to };
    if (token.text === '=' && from === 0) return fail('La fórmula va sin «=» delante.', token);
    if (token.text === '(') {
      const inner = either();
      const { to: end } = expect(')', token);
      return { ...inner, from, to: end };
    }
    if (token.kind === 'sign' && /[<>]/.test(token.text) && tokens[next - 2]?.text === '=')
      return fail(`«=${token.text}» se escribe «${token.text}=».`, token);
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
      if (['y', 'o', 'no', 'en'].includes(name)) return fail(`No se esperaba «${name}» aquí.`, token);
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
    if (asked.includes(name)) {
      const of = take();
      if (of.kind !== 'word' && of.kind !== 'text') fail(`${name}(…) lleva el nombre de un parámetro.`, of);
      return { kind: 'asked', what: name as Asked, of: of.text, from, to: expect(')', opened).to };
    }
    if (name === 'cuantos') return count(token, opened);
    const arity = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!arity) {
      const meant = foreignWord(name, callable) ?? noSuch('la función', name, callable);
      throw new FormulaError(meant, from, to);
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

  /** «cuantos(a, b, suma(x, grupo) > 0)»: how many of a and b do, read as si(suma(x, a) > 0, 1, 0) + si(suma(x, b) > 0, 1, 0). */
  function count({ from }: Token, opened: Token): Node {
    const outer = standsFor;
    const groups: Selector[] = [];
    while (peek().kind === 'word' && tokens[next + 1]?.text === ',') {
      groups.push(selector());
      take();
    }
    if (groups.length === 0)
      fail('cuantos(…) lleva los grupos y, al final, lo que se mira en cada uno: cuantos(a, b, suma(x, grupo) > 0).');
    const start = next;
    const each = groups.map((group): Node => {
      next = start;
      standsFor = group;
      const asked = either();
      const { to } = asked;
      const [yes, no] = [1, 0].map((value): Node => ({ kind: 'number', value, from: asked.from, to }));
      return { kind: 'call', name: 'si', args: [asked, yes!, no!], from: asked.from, to };
    });
    standsFor = outer;
    const { to } = expect(')', opened);
    return { ...each.reduce((left, right) => ({ kind: 'binary', operator: '+', left, right, from, to })), from, to };
  }

  function selector(): Selector {
    const negative = is('-');
    const { from } = peek();
    if (negative) take();
    const token = take();
    if (token.kind !== 'word') fail('Se esperaba un grupo, un conjunto o un #ingrediente.', token);
    if (standsFor && token.text === 'grupo')
      return { ...standsFor, negative: negative !== standsFor.negative, from, to: token.to };
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
  if (peek().kind !== 'end') {
    const before = tokens[next - 1]!;
    if (before.text.toLowerCase() === 'not') fail('«not» se escribe aquí «no».', before);
    fail(leftover(before, peek()));
  }
  return tree;
}

const joins: Partial<Record<string, string>> = { and: 'y', or: 'o', y: 'y', o: 'o', e: 'y', u: 'o' };
const signs: Partial<Record<string, string>> = { mayor: '>', supera: '>', menor: '<', igual: '=', distinto: '<>' };

/** What to do with something that stands where a sign was due. */
function leftover(before: Token, { kind, text }: Token): string {
  if (kind === 'text' || kind === 'number') return `Falta un signo antes de «${text}».`;
  if (text === ',') return 'Sobra «,»: dos condiciones se unen con «y» o con «o».';
  if (kind !== 'word') return `Sobra «${text}».`;
  const join = joins[text.toLowerCase()];
  if (join) return `«${text}» se escribe aquí «${join}».`;
  const sign = signs[text.toLowerCase()];
  if (sign) return `«${text}» se escribe con un signo: «${sign}».`;
  if (text.toLowerCase() === 'entre') return '«entre» se escribe con dos comparaciones: «a >= 1 y a <= 2».';
  if (before.kind !== 'number') return `Falta un signo, o «y», antes de «${text}».`;
  if (/^x$/i.test(text)) return `«${text}» no es un signo de fórmula: multiplica con «*».`;
  return reserved.has(text) || text === 'peso'
    ? `Falta un signo antes de «${text}»: para multiplicar, «*».`
    : `Sobra «${text}»: las cifras van sin unidad.`;
}
