// Text of a formula → its words, each knowing where it stands. Refuses signs that no formula has, with the one to write.
//   tokenize("x >= 0.5 y familia = 'a'")
export interface Span {
  from: number;
  to: number;
}

export class FormulaError extends Error {
  constructor(
    message: string,
    readonly from: number,
    readonly to: number,
  ) {
    super(message);
  }
}

export interface Token extends Span {
  kind: 'number' | 'word' | 'sign' | 'text' | 'end';
  text: string;
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern =
    /\s*(?:(\d+(?:\.\d+)?)|(#?[A-Za-z_][A-Za-z0-9_]*)|('[^'\n]*'|«[^»\n]*»)|(<>|<=|>=|[-+*/^=<>(),#])|(\S))/gy;
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const match = pattern.exec(text);
    if (!match) break;
    const [, number, word, quoted, sign, stray] = match;
    const piece = (number ?? word ?? quoted ?? sign ?? stray)!;
    const to = pattern.lastIndex;
    const from = to - piece.length;
    if (stray !== undefined && /\p{L}/u.test(stray)) throw accented(text, from);
    if (stray === '.') throwDotted(text, from);
    if (stray !== undefined) throw new FormulaError(strayCharacter(stray), from, to);
    if (number !== undefined && /^,\d/.test(text.slice(to))) {
      const decimals = /^,(\d+)/.exec(text.slice(to))![1]!;
      throw new FormulaError(
        `Los decimales van con punto: «${number}.${decimals}». Si son dos argumentos, deja un espacio tras la coma.`,
        from,
        to + 1 + decimals.length,
      );
    }
    const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : quoted !== undefined ? 'text' : 'sign';
    tokens.push({ kind, text: quoted === undefined ? piece : piece.slice(1, -1), from, to });
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

/** «estado.x» and «fuera.x» are facts of the long form of a condition: here they are asked for. */
function throwDotted(text: string, at: number): void {
  const [head] = /(?:estado|fuera)$/.exec(text.slice(0, at)) ?? [];
  const [rest, name, state] = /^\.([A-Za-z_]\w*)(?:\s*=\s*'(bajo|bien|alto)')?/.exec(text.slice(at)) ?? [];
  if (head === undefined || rest === undefined) return;
  const asked = head === 'fuera' ? ['fuera'] : state ? [state] : ['bajo', 'bien', 'alto'];
  throw new FormulaError(
    `«${head}.${name}» es de la forma larga («fact»). Aquí se escribe ${asked.map((one) => `«${one}(${name})»`).join(' o ')}.`,
    at - head.length,
    at + rest.length,
  );
}

/** What people write for a sign that the language spells otherwise. */
const remedies: [RegExp, (character: string) => string][] = [
  [/[×·⋅]/, (character) => `«${character}» no es un signo de fórmula: multiplica con «*».`],
  [/[²³]/, (character) => `«${character}» no es un signo de fórmula: escribe «^ ${character === '²' ? 2 : 3}».`],
  [/÷/, () => '«÷» no es un signo de fórmula: divide con «/».'],
  [/[−–—]/, (character) => `«${character}» no es el signo menos del teclado: escribe «-».`],
  [/:/, () => '«:» no es un signo de fórmula: divide con «/».'],
  [/;/, () => 'Los argumentos se separan con coma: cambia «;» por «,».'],
  [/%/, () => 'Las fórmulas van sin «%»: escribe la cifra sola (60), o la parte de uno (0.6) si multiplica.'],
  [/["'“”‘’„]/, () => "Los textos van entre comillas simples: 'así'."],
  [/≤/, () => '«≤» se escribe «<=».'],
  [/≥/, () => '«≥» se escribe «>=».'],
  [/[≠!]/, (character) => `«${character}» no es un signo de fórmula: «distinto» se escribe «<>» y la negación, «no».`],
  [/&/, () => '«&» no es un signo de fórmula: dos condiciones se unen con «y».'],
  [/\|/, () => '«|» no es un signo de fórmula: dos condiciones se separan con «o».'],
  [/[°€$]/, (character) => `Sobra «${character}»: las cifras de una fórmula van sin unidad.`],
  [/[[\]{}]/, (character) => `«${character}» no es un signo de fórmula: usa paréntesis ( ).`],
];

function strayCharacter(character: string): string {
  const remedy = remedies.find(([sign]) => sign.test(character));
  return remedy ? remedy[1](character) : `No se entiende «${character}» en la fórmula.`;
}
