// The Spanish of every craft: no sentence about any example, whole or bent, prints «0 g», «0 a 0», an id, an English word or
// a number that disagrees with its noun.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, type Craft, evaluate, unlessRefused } from '../../engine/index.ts';
import { crafts, type Recipe, recipes, site } from '../adjust/recipes.ts';

/** Words that end in s and are not many. */
const single = 'más|menos|gas|tras|dos|tres|seis';

const wrong: [what: string, pattern: RegExp][] = [
  ['no grams at all', /(?<![\d,.]|pesa )0 g(?![\p{L}/])/u],
  ['from nothing to nothing', /(?<![\d,.])0 a 0(?![\d,])/],
  ['an id', /(?<![\p{L}\d])\p{Ll}+\d*(_[\p{Ll}\d]+)+/u],
  ['the name of a figure', /(?<![\p{L}\d])(?!pH|kJ|dL)\p{Ll}+\p{Lu}[\p{L}\d]*/u],
  ['a hole', /[{}]|undefined|NaN|Infinity|\bnull\b/],
  ['an English word', /\b(the|and|with|of|gold|silver|bronze|true|false|range|minimum|maximum|flour|sugar|milk)\b/i],
  ['one of many', new RegExp(`(?<![\\d,.−])1 (?!(?:${single})(?!\\p{L}))\\p{Ll}{3,}s(?!\\p{L})`, 'u')],
  ['many of one', /(?<!\d)(?!1 )\d[\d,]* (punto|gramo|yema|huevo|tarro|hora|grado|minuto|vez|unidad|hoja)(?!\p{L})/u],
  ['a verb for one with many', /\b(falta|sobra) (?!1 )\d[\d,]* (puntos|gramos|g)\b/i],
  ['a verb for many with one', /\b(faltan|sobran) 1 (?!\d)/i],
  ['loose spaces', / {2}| [,.;:](?!\d)/],
];

/** All the sentences of an answer. */
function* sentencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) typeof item === 'string' ? yield item : yield* sentencesIn(item);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) if (key !== 'explain') yield* sentencesIn(item);
}

/** As somebody would type it who knows no ids. */
function worded({ craft, body }: Recipe): Recipe['body'] {
  const { name } = craft.definition.craft.request;
  const ingredients = body.ingredients.map((item) => {
    const { row } = craft.recognise(String(item[name]));
    return row ? { ...item, [name]: row.label } : item;
  });
  return { ...body, ingredients };
}

const factors = [0, 0.1, 0.5, 2, 10];

/** Itself, and each line left out, in tenths, halved, doubled and ten times over, two of them by turns; in a batch of some
 *  grams too. */
function* bent(recipe: Recipe, turn: number): Generator<Recipe['body']> {
  const body = worded(recipe);
  const { weight } = recipe.craft.definition.craft.request;
  const times = (factor: (line: number) => number): Recipe['body'] => ({
    ...body,
    ingredients: body.ingredients.map((item, i) => ({
      ...item,
      [weight]: Number(((item[weight] as number) * factor(i)).toPrecision(4)),
    })),
  });
  yield body;
  yield times(() => 0.01);
  for (const line of body.ingredients.keys())
    for (const next of [0, 2]) {
      const factor = factors[(turn + line + next) % factors.length]!;
      yield times((i) => (i === line ? factor : 1));
    }
  yield { ...body, type: 'bizcochuelo' };
}

/** An error begins with the field it speaks of, for programs: «campo: …». */
const answered = (work: () => unknown): unknown =>
  unlessRefused(work, ({ message }) => [message.replace(/^[\w[\].]+: /, '')]);

function* said(craft: Craft): Generator<string> {
  for (const [turn, recipe] of recipes.filter((one) => one.craft === craft).entries()) {
    for (const body of bent(recipe, turn)) yield* sentencesIn(answered(() => evaluate(craft, body, site)));
    yield* sentencesIn(answered(() => adjust(craft, worded(recipe), site)));
  }
}

for (const craft of crafts) {
  test(`${craft.id} speaks Spanish`, () => {
    const found = new Set<string>();
    let heard = 0;
    for (const text of said(craft)) {
      heard++;
      for (const [what, pattern] of wrong) {
        const [slip] = pattern.exec(text) ?? [];
        if (slip !== undefined && found.size < 40) found.add(`${what}, «${slip}»: ${text}`);
      }
    }
    assert.ok(heard > 500, `only ${heard} sentences`);
    assert.equal([...found], []);
  });
}

test.run();
