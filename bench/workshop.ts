// npm run bench -- taller: what a keystroke costs in the workshop on the largest craft, by the kind of edit: until it is
// known whether the craft can be read, what the edit does to the recipes, and all that the checker says.
import { readFiles } from '../tests/workshop/definitions.ts';
import { builtWorkshop } from './built.ts';
import { busy, machine, number, renew, table } from './table.ts';

/** How a text is after the nth keystroke. */
type Typing = (text: string, turn: number) => string;

const rounds = 7;
/** What a person does not notice, in milliseconds. */
const goal = 300;

const put =
  (pattern: RegExp, typed: (turn: number, found: string) => string): Typing =>
  (text, turn) => {
    if (!pattern.test(text)) throw new Error(`${pattern} is nowhere`);
    return text.replace(pattern, (found) => typed(turn, found));
  };
const nextFigure = (pattern: RegExp): Typing =>
  put(pattern, (turn, found) => found.replace(/\d+(\.\d+)?(?=\D*$)/, (figure) => String(Number(figure) + turn / 10)));
const letter = put(/"label": "/, (turn, found) => found + 'x'.repeat(turn));
const half: Typing = (text, turn) => text.trimEnd().slice(0, -turn);

const { openWorkshop } = await builtWorkshop();
const files = readFiles('.');
const sizes = new Map<string, number>();
for (const [path, { length }] of files) {
  const craft = /^crafts\/([^/]+)/.exec(path)?.[1];
  if (craft) sizes.set(craft, (sizes.get(craft) ?? 0) + length);
}
const [largest] = [...sizes].sort(([, a], [, b]) => b - a)[0]!;
const own = `crafts/${largest}/`;
const base = new Map([...files].filter(([path]) => !path.startsWith('crafts/') || path.startsWith(own)));
const types = [...base.keys()].filter((path) => path.startsWith(`${own}types/`));
const [shelf] = [...base.keys()].filter((path) => path.startsWith('larder/') && base.get(path)!.includes('"values"'));

const edits: readonly (readonly [said: string, path: string, typing: Typing])[] = [
  ['un rango de un tipo', types[0]!, nextFigure(/"range": \[[\d.]+, [\d.]+\]/)],
  [
    'la constante de un tipo',
    types.find((path) => /"constants": \{\s*"\w+": [\d.]+/.test(base.get(path)!))!,
    nextFigure(/"constants": \{\s*"\w+": [\d.]+/),
  ],
  ['el nombre de un tipo', types[1]!, letter],
  ['un peso de un ejemplo', types[2]!, nextFigure(/"recipe": \{\s*"[^"]+": [\d.]+/)],
  ['un tipo a medio escribir', types[3]!, half],
  ['un tipo con una clave mal escrita', types[4]!, put(/"ranges"/, (turn) => `"ranjes${'x'.repeat(turn)}"`)],
  ['el número de una regla', `${own}rules.json`, nextFigure(/"when": "[^"]*[<>] [\d.]+/)],
  [
    'una regla con un nombre que no existe',
    `${own}rules.json`,
    put(/"when": "/, (turn, found) => `${found}nada${turn} > 1 y `),
  ],
  [
    'una regla nueva',
    `${own}rules.json`,
    put(
      /"notices": \[/,
      (turn, found) =>
        `${found}\n    { "id": "sin_precio${turn}", "to": "warnings", "each": ["sin_precio"], "say": "sin_precio" },`,
    ),
  ],
  ['las reglas a medio escribir', `${own}rules.json`, half],
  ['una letra de una frase', `${own}messages.json`, put(/"text": "/, (turn, found) => found + 'x'.repeat(turn))],
  ['un hueco que nadie llena', `${own}messages.json`, put(/"text": "/, (turn, found) => `${found}{nada${turn}}`)],
  ['una fórmula', `${own}params.json`, put(/"formula": "/, (turn, found) => `${found}0 * ${turn} + `)],
  [
    'una fórmula a medias',
    `${own}params.json`,
    put(/"formula": "/, (turn, found) => `${found}suma(${'x'.repeat(turn)} + `),
  ],
  ['el nombre de un parámetro', `${own}params.json`, letter],
  ['una cifra del catálogo', `${own}catalogue.json`, nextFigure(/"precio": [\d.]+/)],
  [
    'un alias del catálogo',
    `${own}catalogue.json`,
    put(/"aliases": \["/, (turn, found) => `"aliases": ["otro nombre ${turn}", ${found.slice(-1)}`),
  ],
  ['una dosis del oficio', `${own}trade.json`, nextFigure(/"dose": \[[\d.]+, [\d.]+, [\d.]+/)],
  ['los nombres que se leen', `${own}names.json`, put(/\{\n/, (turn, found) => found + ' '.repeat(turn))],
  ['la etiqueta', `${own}label.json`, put(/\{\n/, (turn, found) => found + ' '.repeat(turn))],
  ['el nombre del oficio', `${own}craft.json`, letter],
  ['una cifra de la despensa', shelf!, nextFigure(/"precio": [\d.]+/)],
  ['una cifra de la despensa que no cuadra', shelf!, nextFigure(/"values": \{[^}]*?: [\d.]+/)],
];

/** What a person waits, the best of several: what else the machine does at the time is left out. */
function measured(path: string, typing: Typing): [number, number, number] {
  const workshop = openWorkshop();
  workshop.check(base);
  const best: [number, number, number] = [Infinity, Infinity, Infinity];
  for (let turn = 1; turn <= rounds; turn++) {
    const now = new Map(base).set(path, typing(base.get(path)!, turn));
    const started = performance.now();
    const tell = (at: 0 | 1 | 2): void => {
      best[at] = Math.min(best[at], performance.now() - started);
    };
    workshop.stuck(now, largest);
    tell(0);
    workshop.consequences(base, now);
    tell(1);
    workshop.check(now);
    tell(2);
  }
  return best;
}

export function measureWorkshop(): void {
  const rows = edits.map(([said, path, typing]): [string, ...number[]] => [said, ...measured(path, typing)]);
  const late = rows.filter(([, , , whole]) => whole! > goal).map(([said]) => said);
  const section = `## Una tecla en el taller

Lo que se espera tras una tecla en «${largest}», el oficio mayor (${types.length} tipos), con todo lo demás como lo deja una sesión: milisegundos desde que se escribe hasta que se sabe si el oficio se puede leer, hasta que se ve qué recetas cambian y hasta que está dicho todo. Es la mejor de ${rounds} veces, en ${machine}; ${busy()}. El navegador hace el mismo trabajo, aparte de la página, y espera ${number(30)} ms por si se sigue escribiendo. La meta son ${goal} ms${late.length === 0 ? '' : `; no llegan: ${late.join(', ')}`}. Se repite con \`npm run bench -- taller\`.

${table(
  ['Se cambia', '¿Se lee?', 'Consecuencias', 'Todo'],
  rows.map(([said, ...all]) => [said, ...all.map((ms) => number(ms))]),
)}
`;
  console.log(section);
  if (process.argv.includes('--write')) renew(section);
}
