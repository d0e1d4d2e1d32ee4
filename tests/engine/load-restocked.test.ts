// A larder that gains ingredients costs their rows: the crafts come out as if they had been loaded whole. Whatever reaches
// farther is loaded whole.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { readCrafts, readLarder } from '../../engine/load/disk.ts';
import { onlyGained, restocked } from '../../engine/load/incremental/restocked.ts';
import { type CraftTexts, type Loaded, loadProven } from '../../engine/load/index.ts';
import { site } from '../loaded.ts';

const larder = readLarder('larder');

interface Entry {
  id: string;
  label: string;
  aliases?: string[];
  family: string;
  values: Record<string, number>;
}

/** The crafts over the larder in which a file is another. */
function over(file: string, change: (value: { ingredients: Entry[] }) => void, folders = 'crafts'): CraftTexts[] {
  const value = JSON.parse(larder.texts.get(file)!);
  change(value);
  const texts = new Map(larder.texts).set(file, JSON.stringify(value));
  return readCrafts(folders, { ...larder, texts });
}

const before = loadProven(readCrafts('crafts', larder));
for (const { craft } of before.offers) craft();

const gain = (at: number, more: Partial<Entry> = {}): CraftTexts[] =>
  over('huevos.json', ({ ingredients }) => {
    const hen = ingredients[0]!;
    ingredients.splice(at, 0, { ...hen, id: 'huevo_dodo', label: 'Huevo de dodo', aliases: ['dodo egg'], ...more });
  });

/** What a craft makes of the larder, as far as anybody can tell. */
const seen = ({ crafts }: Loaded): unknown =>
  crafts.map((craft) => {
    const { name, weight } = craft.definition.craft.request;
    const recipe = ['Huevo de dodo', 'ostrich egg', 'Dodo eggs', 'azúcar', 'leche entera', 'harina', 'huevos'];
    const ingredients = recipe.map((typed, i) => ({ [name]: typed, [weight]: 100 + i }));
    return {
      rows: [...craft.rows].map(([key, { id, label, groups, values }]) => [key, id, label, groups, [...values]]),
      ordered: [...craft.rows.values()].every((row, i, all) => i === 0 || row.index > all[i - 1]!.index),
      read: recipe.map((typed) => craft.recognise(typed).row?.id),
      near: craft
        .recognise('huevodo')
        .near()
        .map(({ id }) => id),
      numbered: [...craft.numbered].map(({ id }) => id),
      answers: [craft, ...craft.earlier.map((law) => law.craft)].map((one) => tried(one, { ingredients })),
    };
  });

function tried(craft: Loaded['crafts'][number], body: unknown): unknown {
  try {
    return evaluate(craft, body, site);
  } catch (refusal) {
    return (refusal as Error).message;
  }
}

for (const [where, at] of [
  ['first', 0],
  ['last', Infinity],
] as const) {
  test(`an ingredient that comes ${where} on its shelf is a row more of the same crafts`, () => {
    const folders = gain(at);
    const after = loadProven(folders, before);
    const whole = loadProven(folders);
    assert.equal(seen(after), seen(whole));
    assert.is(after.version, whole.version);
    for (const [i, craft] of after.crafts.entries()) {
      assert.is(craft.rows.has('huevo_dodo'), true, craft.id);
      assert.is(craft.types, before.crafts[i]!.types, `${craft.id}: its types are compiled again`);
    }
  });
}

test('ingredients that are gained one after another find their places', () => {
  const first = loadProven(gain(2), before);
  for (const { craft } of first.offers) craft();
  const both = over('huevos.json', ({ ingredients }) => {
    const hen = ingredients[0]!;
    for (const id of ['huevo_moa', 'huevo_dodo'])
      ingredients.splice(2, 0, {
        ...hen,
        id,
        label: id.replace('huevo_', 'Huevo de '),
        aliases: [`${id.slice(6)} egg`],
      });
  });
  assert.equal(seen(loadProven(both, first)), seen(loadProven(both)));
});

const farther: Record<string, CraftTexts[]> = {
  'a figure': over('huevos.json', ({ ingredients }) => Object.assign(ingredients[0]!.values, { precio: 9 })),
  'a name': over('huevos.json', ({ ingredients }) => ingredients[0]!.aliases!.push('huevito lindo')),
  'an ingredient less': over('huevos.json', ({ ingredients }) => void ingredients.pop()),
  'the words of names': over('words.json', (words) => Object.assign(words, { articles: ['el'] })),
};
for (const [what, folders] of Object.entries(farther))
  test(`${what} of the larder that changes is more than a gain`, () => {
    assert.not.ok(onlyGained(before.larder, loadProven(folders, before).larder));
  });

test('what a craft has a row of its own for, and what makes its recipes read otherwise, is loaded whole', () => {
  const craft = before.crafts.find(({ id }) => id === 'helado')!;
  const own = craft.definition.catalogue.ingredients.find(({ id, is }) => is !== undefined && id !== is)!;
  for (const [folders, isWhole] of [
    [gain(0, { id: own.id }), true],
    [gain(0), false],
  ] as const) {
    const after = loadProven(folders, before);
    assert.ok(onlyGained(before.larder, after.larder));
    assert.is(restocked(craft, after.larder.larder) === null, isWhole);
  }
  // The very name of a recipe, for something else.
  const moved = over('huevos.json', ({ ingredients }) => {
    ingredients.push({ ...ingredients[0]!, id: 'huevo_dodo', label: 'Huevo de dodo', aliases: [] });
  });
  const { larder: stock } = loadProven(moved, before).larder;
  const other = { ...stock, shelf: { ...stock.shelf, index: { ...stock.shelf.index, text: () => 'huevo_dodo' } } };
  assert.is(restocked(craft, other), null);
});

test.run();
