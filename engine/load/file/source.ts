// One definition file: its text, its value, and the way from a place in the value to line and column.
import { findNodeAtLocation, type Node, type ParseError, ParseErrorCode, parseTree } from 'jsonc-parser';
import type { Place, Slip, Where } from './place.ts';
import { commonBlanks, misread, typedSlip } from './typed.ts';
import { unclosed } from './unclosed.ts';

const longest = 110;
/** Keys that mean something to the language itself and never to a craft. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

export class Source {
  readonly value: unknown;
  readonly slips: readonly Slip[];
  /** without byte-order mark, its blanks as JSON has them */
  readonly text: string;
  private parsed: Node | undefined;

  constructor(
    readonly path: string,
    readonly written: string,
    /** its text was looked at before */
    trusted = false,
  ) {
    const whole = written.replace(/^\uFEFF/, '');
    const sure = trusted ? sureValue(whole) : undefined;
    if (sure !== undefined) {
      this.text = whole;
      this.value = sure;
      this.slips = [];
      return;
    }
    const text = commonBlanks(whole);
    this.text = text;
    const odd = misread(text) ?? tooDeep(text);
    const sound = odd ? undefined : soundValue(text);
    this.value = sound;
    this.slips = odd ? [odd] : [];
    if (sound !== undefined || odd) return;
    const errors: ParseError[] = [];
    this.parsed = parseTree(text, errors, { disallowComments: true });
    const first = errors[0];
    this.slips = first
      ? [(quotedOddly(text) ? null : typedSlip(text)) ?? unclosed(text) ?? syntaxSlip(first, text)]
      : [...this.keySlips()];
    this.value = this.slips.length === 0 ? JSON.parse(text) : undefined;
  }

  /** Only what is wrong needs a place: a sound file is never parsed a second time. */
  private get tree(): Node | undefined {
    this.parsed ??= parseTree(this.text);
    return this.parsed;
  }

  locate(where: Where): Place {
    const node = this.nodeAt(where);
    if (!node) return this.placeOf(0, 1);
    if (where.from !== undefined && node.type === 'string') {
      const from = this.insideString(node, where.from);
      return this.placeOf(from, Math.max(1, this.insideString(node, where.to ?? where.from + 1) - from));
    }
    return this.placeOf(node.offset, node.length);
  }

  placeOf(offset: number, length: number): Place {
    const start = offset === 0 ? 0 : this.text.lastIndexOf('\n', offset - 1) + 1;
    const found = this.text.indexOf('\n', offset);
    const end = found < 0 ? this.text.length : found;
    const line = this.text.slice(0, start).split('\n').length;
    const whole = this.text.slice(start, end);
    const stop = Math.min(offset + length, end);
    // A long line is cut around the piece, so that the underline is always in sight.
    const indent = Math.min(whole.length - whole.trimStart().length, offset - start);
    const from = Math.max(
      indent,
      whole.length > longest ? Math.min(offset - start - 30, whole.length - longest) : indent,
    );
    const head = from > indent ? '… ' : '';
    const tail = whole.length - from > longest ? ' …' : '';
    const excerpt = head + whole.slice(from, from + longest).trimEnd() + tail;
    const shift = head.length - from;
    const left = offset - start + shift;
    return {
      line,
      column: offset - start + 1,
      excerpt,
      underline: [left, Math.min(Math.max(left + 1, stop - start + shift), excerpt.length)],
    };
  }

  private nodeAt({ path, key }: Where): Node | undefined {
    if (!this.tree) return undefined;
    const steps = path
      .split('/')
      .slice(1)
      .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
    for (let depth = steps.length; depth >= 0; depth--) {
      const part = steps.slice(0, depth).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const node = findNodeAtLocation(this.tree, part) ?? findNodeAtLocation(this.tree, steps.slice(0, depth));
      if (!node) continue;
      return key && depth === steps.length && node.parent?.type === 'property' ? node.parent.children![0] : node;
    }
    return this.tree;
  }

  /** Offset in the file of the n-th character of a text value, escapes counted. */
  private insideString(node: Node, index: number): number {
    let offset = node.offset + 1;
    for (let i = 0; i < index; i++) {
      if (this.text[offset] === '\\') offset += this.text[offset + 1] === 'u' ? 6 : 2;
      else offset++;
    }
    return offset;
  }

  private *keySlips(): Generator<Slip> {
    const queue: Node[] = this.tree ? [this.tree] : [];
    for (let node = queue.shift(); node; node = queue.shift()) {
      queue.push(...(node.children ?? []));
      if (node.type !== 'object') continue;
      const seen = new Set<string>();
      for (const property of node.children ?? []) {
        const key = property.children![0]!;
        const { offset, length } = key;
        if (forbidden.has(key.value)) yield { offset, length, message: `«${key.value}» no puede ser un nombre.` };
        if (seen.has(key.value))
          yield {
            offset,
            length,
            message: `La clave «${key.value}» está repetida: solo contaría la última. Borra una.`,
          };
        seen.add(key.value);
      }
    }
  }
}

/** The deepest of the project has a dozen. What is read by going in would not come out of a hundred thousand. */
const deepest = 200;

function tooDeep(text: string): Slip | null {
  let depth = 0;
  let isText = false;
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text[offset];
    if (isText) {
      if (sign === '\\') offset++;
      else if (sign === '"' || sign === '\n') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === ']' || sign === '}') depth--;
    else if ((sign === '[' || sign === '{') && ++depth > deepest)
      return {
        offset,
        length: 1,
        message: `Aquí hay más de ${deepest} llaves o corchetes encajados: sobran.`,
      };
  }
  return null;
}

/** The value of a text that was found right before; undefined where its blanks are not those of JSON. */
function sureValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value of a text without slips: JSON, no key twice in one object, none forbidden. Undefined otherwise. */
function soundValue(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const written = text.match(/"(?:[^"\\]|\\.)*"(\s*:)?/g)?.filter((token) => token.endsWith(':')).length ?? 0;
  return keysIn(value) === written ? value : undefined;
}

/** How many keys a value has in all; NaN with a forbidden one. */
function keysIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += keysIn(item);
  else for (const [key, item] of Object.entries(value)) count += forbidden.has(key) ? Number.NaN : 1 + keysIn(item);
  return count;
}

/** Whether a text between quotes that are no quotes of JSON stands where a value or a key does: what is in it is no figure. */
function quotedOddly(text: string): boolean {
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
  return /[{[,:]\s*[“”„«‘’]/.test(bare);
}

const noComments = 'JSON no admite comentarios: usa una clave «note».';

function syntaxSlip({ error, offset, length }: ParseError, text: string): Slip {
  const rest = text.slice(offset, offset + 20);
  const before = text.slice(0, offset).trimEnd();
  if (rest.startsWith('#')) return { offset, length: 1, message: noComments };
  if (/^[“”„«»‘’]/.test(rest)) return { offset, length: 1, message: 'Las comillas de JSON son rectas: ".' };
  // «0,5»: the comma ends the value and what follows it is taken for the next one.
  const whole = /-?\d+\s*,$/.exec(before)?.[0];
  const decimals = /^\d+/.exec(rest)?.[0];
  if (error === ParseErrorCode.PropertyNameExpected && whole !== undefined && decimals !== undefined) {
    const from = before.length - whole.length;
    const number = `${whole.slice(0, -1).trim()}.${decimals}`;
    return {
      offset: from,
      length: offset + decimals.length - from,
      message: `Los decimales van con punto, no con coma: ${number}.`,
      put: number,
    };
  }
  switch (error) {
    case ParseErrorCode.CommaExpected:
      return {
        ...{ offset: Math.max(0, before.length - 1), length: 1, message: 'Falta una coma después de esto.' },
        put: `${before.at(-1) ?? ''},`,
      };
    case ParseErrorCode.ColonExpected:
      return { offset, length, message: 'Faltan los dos puntos entre la clave y su valor.' };
    case ParseErrorCode.PropertyNameExpected:
    case ParseErrorCode.ValueExpected:
      if (/\[\s*-?[\d.]+\s*,$/.test(before) && rest.startsWith(']'))
        return {
          ...{ offset: before.length - 1, length: 1 },
          message: 'Detrás de esta coma falta el otro extremo: escríbelo, o null si por ese lado no lo hay.',
        };
      return before.endsWith(',')
        ? { offset: before.length - 1, length: 1, message: 'Sobra esta coma: detrás no hay nada más.', put: '' }
        : { offset, length: Math.max(1, length), message: 'Falta un valor o una clave entre comillas.' };
    case ParseErrorCode.CloseBraceExpected:
      return { offset: Math.max(0, before.length - 1), length: 1, message: 'Falta cerrar con «}».' };
    case ParseErrorCode.CloseBracketExpected:
      return { offset: Math.max(0, before.length - 1), length: 1, message: 'Falta cerrar con «]».' };
    case ParseErrorCode.UnexpectedEndOfString:
      return { offset, length: Math.max(1, length), message: 'Faltan las comillas de cierre.' };
    case ParseErrorCode.EndOfFileExpected:
      return {
        offset,
        length: Math.max(1, length),
        message: 'Sobra texto después del final: quizá hay un paréntesis o una llave de más.',
      };
    case ParseErrorCode.InvalidCommentToken:
      return { offset, length: Math.max(1, length), message: noComments };
    default:
      return {
        offset,
        length: Math.max(1, length),
        message: 'Esto no es JSON: falta una comilla, una coma o una llave.',
      };
  }
}
