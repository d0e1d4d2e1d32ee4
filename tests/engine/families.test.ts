// What is said once in a craft counts wherever it is meant: families of types, usual notices, conditions and roundings by name,
// doses as figures, groups counted. Each pair is the long form and the short one, and they are the same craft.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { upToDate } from '../../commands/upgrade/up-to-date.ts';
import {
  adviceList,
  type Craft,
  evaluate,
  exampleBody,
  parseFormula,
  type UsualNotice,
  unlessRefused,
  usualNotice,
  usualText,
} from '../../engine/index.ts';
import { readCrafts } from '../../engine/load/disk.ts';
import { type CraftTexts, compileTexts, loadCraft, report } from '../../engine/load/index.ts';
import { crafts, site } from '../loaded.ts';
import { weighed } from '../weighed.ts';

// biome-ignore lint/suspicious/noExplicitAny: files are edited here as the values that they are
type Json = { [key: string]: any };
type Edit = (file: (name: string) => Json) => void;

const folders = new Map(readCrafts('crafts').map((one) => [one.folder.split('/').pop()!, one]));

/** A craft of the house with its files edited as values. */
function edited(name: string, edit: Edit): CraftTexts {
  const folder = folders.get(name)!;
  const values = new Map([...folder.texts].map(([file, text]) => [file, JSON.parse(text) as Json]));
  edit((file) => {
    if (!values.has(file)) values.set(file, {});
    return values.get(file)!;
  });
  return { ...folder, texts: new Map([...values].map(([file, value]) => [file, JSON.stringify(value, null, 2)])) };
}

const errorsOf = (folder: CraftTexts): string[] =>
  loadCraft(folder)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file, message }) => `${file}: ${message}`);

const shipped = (id: string) => crafts.find((one) => one.id === id)!;

const bread = { harina: 1000, agua: 640, sal: 17, 'levadura fresca': 15 };
const asked = (folder: CraftTexts, type: string, recipe: Record<string, number>): Json => {
  const { craft, report: found } = compileTexts(folder);
  assert.ok(craft, report(found.problems));
  return evaluate(craft, { type, ingredients: weighed(recipe) }, site) as Json;
};

test('what a family says is said by each of its types, and a type wins over it', () => {
  const folder = edited('panaderia', (file) => {
    file('kinds.json').tercas = {
      types: ['pan_comun', 'baguette'],
      constants: { tempMasa: 26 },
      ranges: { huevo: [0, 1] },
    };
    file('types/baguette.json').constants.tempMasa = 22;
  });
  assert.equal(errorsOf(folder), []);
  const { types } = compileTexts(folder).craft!;
  assert.is(types.get('pan_comun')!.file.constants!.tempMasa, 26);
  assert.is(types.get('baguette')!.file.constants!.tempMasa, 22);
  assert.equal(types.get('baguette')!.file.ranges!.huevo!.range, [0, 1]);
  assert.not.ok(types.get('candeal')!.file.ranges!.huevo);
  assert.equal(asked(folder, 'baguette', bread).ranges.huevo, [0, 1]);
});

test('families of families, all, and but these', () => {
  const folder = edited('panaderia', (file) => {
    Object.assign(file('kinds.json'), {
      unos: { types: ['bagel', 'pita'] },
      otros: { types: ['unos', 'focaccia', '-pita'], constants: { tempMasa: 27 } },
      casi: { types: ['todos', '-bagel'], constants: { salLenta: 3 } },
    });
  });
  assert.equal(errorsOf(folder), []);
  const { types } = compileTexts(folder).craft!;
  const withIt = (key: string): string[] =>
    [...types.values()].flatMap(({ id, file }) => (file.constants?.[key] === undefined ? [] : [id]));
  assert.equal(
    withIt('tempMasa')
      .filter((id) => types.get(id)!.file.constants!.tempMasa === 27)
      .sort(),
    ['bagel', 'focaccia'],
  );
  assert.is(
    types.get('bagel')!.file.constants!.salLenta,
    shipped('panaderia').types.get('bagel')!.file.constants!.salLenta,
  );
  assert.is(types.get('centeno')!.file.constants!.salLenta, 3);
});

// biome-ignore format: one slip per line
const slips: [name: string, edit: Edit, told: RegExp][] = [
  ['a type that is not there', (file) => { file('kinds.json').x = { types: ['chapatta'] }; }, /^crafts\/panaderia\/kinds\.json: No existe el tipo «chapatta»/],
  ['a family called as a type', (file) => { file('kinds.json').pita = { types: ['bagel'] }; }, /«pita» es ya un tipo/],
  ['a range of no parameter, told where it is', (file) => { file('kinds.json').x = { types: ['pita'], ranges: { hidratacio: [1, 2] } }; }, /^crafts\/panaderia\/kinds\.json: .*«hidratacio»/],
  ['a kind of the trade of no types', (file) => { file('trade.json').kinds.nadie = { introduce: { most: 1 } }; }, /^crafts\/panaderia\/trade\.json: Di a qué tipos alcanza/],
  ['a condition called as a figure', (file) => { file('rules.json').common = { sal: 'grasa > 3' }; }, /«sal» es ya el nombre de otra cosa/],
  ['a condition that is none', (file) => { file('rules.json').common = { rara: 'nadie > 3' }; }, /^crafts\/panaderia\/rules\.json: No existe «nadie»/],
  ['a rounding that nobody knows', (file) => { file('messages.json')['sal.bajo'].try[0].step = 'finisima'; }, /messages\.json: .*«finisima»/],
  ['a usual notice that there is not', (file) => { file('rules.json').notices.push('desconocida'); }, /rules\.json: /],
];
for (const [name, edit, told] of slips)
  test(`told: ${name}`, () => {
    const errors = errorsOf(edited('panaderia', edit));
    assert.ok(
      errors.some((one) => told.test(one)),
      errors.join('\n'),
    );
  });

test('a condition by its name holds where the condition does', () => {
  const folder = edited('panaderia', (file) => {
    file('rules.json').common = { saladisima: 'sal > salLenta y levadura > 0' };
    const notice = file('rules.json').notices.find((one: Json) => one.id === 'sal_frena');
    notice.when = 'saladisima';
  });
  const salty = { ...bread, sal: 30 };
  for (const recipe of [bread, salty])
    assert.equal(
      asked(folder, 'bolleria', recipe).warnings,
      asked(folders.get('panaderia')!, 'bolleria', recipe).warnings,
    );
});

test('a dose that is changed where it is declared changes the verdict', () => {
  const recipe = { ...bread, gluten: 70 };
  const now = asked(folders.get('panaderia')!, 'pan_comun', recipe);
  assert.is(now.params.exceso, 17);
  const stricter = edited('panaderia', (file) => {
    const { dose } = file('trade.json').all;
    dose['#gluten'] = { ...dose['#gluten'], dose: [0, 1.5, 4] };
  });
  assert.is(asked(stricter, 'pan_comun', recipe).params.exceso, 75);
  const ofOne = edited('panaderia', (file) => {
    file('types/pan_comun.json').trade = { dose: { '#gluten': [0, 1.5, 3.5] } };
  });
  assert.is(asked(ofOne, 'pan_comun', recipe).params.exceso, 100);
  assert.is(asked(ofOne, 'baguette', recipe).params.exceso, 17);
});

test('counting groups is adding up who holds', () => {
  const tree = (text: string): string =>
    JSON.stringify(parseFormula(text), (key, value) => (key === 'from' || key === 'to' ? undefined : value));
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('a', 'b', '#c', 'd', '#e'), { minLength: 1 }),
      fc.constantFrom('suma(x, grupo) > 0', 'peso(grupo) >= 0.1 * peso', 'suma(x, z, -grupo) = 3 y peso(grupo) > 1'),
      (groups, asks) => {
        const long = groups.map((one) => `si(${asks.replaceAll('grupo', one)}, 1, 0)`).join(' + ');
        assert.is(tree(`cuantos(${groups.join(', ')}, ${asks})`), tree(long));
      },
    ),
  );
  for (const wrong of ['cuantos(suma(x) > 0)', 'cuantos()', 'suma(x, grupo']) assert.throws(() => parseFormula(wrong));
});

/** The families of a craft by their names, each with its types one by one. */
function familiesOf(kinds: Json, types: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>([['todos', [...types]]]);
  for (const [name, { types: listed }] of Object.entries<Json>(kinds)) {
    const all = new Set<string>();
    for (const one of listed as string[])
      for (const id of found.get(one.replace('-', '')) ?? [one.replace('-', '')])
        one.startsWith('-') ? all.delete(id) : all.add(id);
    found.set(name, [...all]);
  }
  return found;
}

/** The same craft with nothing said by the name of a family or of a usual notice. */
const spelledOut = (name: string): CraftTexts =>
  edited(name, (file) => {
    const kinds = file('kinds.json');
    const ids = [...shipped(name).types.keys()];
    const families = familiesOf(kinds, ids);
    for (const [family, kind] of Object.entries<Json>(kinds)) {
      for (const id of families.get(family)!) {
        const type = file(`types/${id}.json`);
        for (const part of ['constants', 'sets', 'ranges', 'limits', 'messages'])
          if (kind[part]) type[part] = { ...kind[part], ...type[part] };
        for (const part of ['correctors', 'family', 'require']) type[part] ??= kind[part];
      }
      delete kinds[family];
    }
    const listed = (value: Json): void => {
      for (const [key, item] of Object.entries(value ?? {})) {
        if ((key === 'types' || key === 'except') && Array.isArray(item)) {
          value[key] = [
            ...familiesOf(
              { ...JSON.parse(folders.get(name)!.texts.get('kinds.json') ?? '{}'), it: { types: item } },
              ids,
            ).get('it')!,
          ];
        } else if (item !== null && typeof item === 'object') listed(item);
      }
    };
    listed(file('label.json'));
    for (const [kind, own] of Object.entries<Json>(file('trade.json').kinds ?? {})) own.types ??= families.get(kind);
    listed(file('trade.json'));
    const rules = file('rules.json');
    const advice = adviceList(shipped(name).definition.craft);
    rules.notices = rules.notices.map((one: UsualNotice | Json) =>
      typeof one === 'string' ? usualNotice(one, advice) : one,
    );
    for (const { id } of rules.notices) {
      const text = usualText(id);
      if (text) file('messages.json')[id] ??= text;
    }
  });

/** Keys of a figure stand in any order. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

for (const name of folders.keys())
  test(`${name}: spelled out it loads as it does, and comes back by the upgrade with the same answers`, () => {
    const { 'kinds.json': _, ...rest } = Object.fromEntries(spelledOut(name).texts);
    const long = { ...folders.get(name)!, texts: new Map(Object.entries(rest)) };
    const short = { ...long, texts: upToDate(long.texts) };
    const known = shipped(name);
    for (const one of [long, short]) {
      const { craft, report: found } = compileTexts(one);
      assert.ok(craft, report(found.problems));
      for (const [id, type] of known.types)
        for (const example of type.file.examples.slice(0, 2)) {
          const of = (which: Craft): unknown =>
            unlessRefused(
              (): unknown => evaluate(which, exampleBody(which, id, example), site),
              ({ message }) => message,
            );
          // In a sentence its figures may go in another order: that of the parameters.
          const [was, now] = [of(known), of(craft)].map((answer) =>
            JSON.stringify(answer, sorted).replace(/se corrigen [^.]*/g, ''),
          );
          assert.is(now, was, `${id}: ${example.name}`);
        }
    }
  });

test.run();
