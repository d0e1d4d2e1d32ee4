// The older form of the definitions, brought up to date by «check --fix»: shorter, and with the same answers.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { declaredOnce } from '../../commands/upgrade/declared.ts';
import { modernise } from '../../commands/upgrade/index.ts';
import { conditionText } from '../../commands/upgrade/words.ts';
import { type Craft, type Definition, evaluate } from '../../engine/index.ts';
import { readCondition } from '../../engine/language/condition.ts';
import { kindsOf } from '../../engine/language/fact-values.ts';
import { loadCraft } from '../../engine/load/index.ts';
import { aspectsOf } from '../../engine/load/written/aspects.ts';
import type { Condition } from '../../engine/model/craft.ts';
import { inventedCraft, textsWith } from '../engine/invented.ts';
import { crafts, site } from '../engine/recipes.ts';

const conditionsIn = ({ rules, messages, types }: Definition): Condition[] => {
  const found: Condition[] = [];
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, item] of Object.entries(value)) {
      if (key === 'when' && item !== null && typeof item === 'object') found.push(item as Condition);
      else walk(item);
    }
  };
  walk([rules, messages, types]);
  return found;
};

for (const craft of crafts) {
  test(`${craft.id}: every condition is said in words that mean the same condition`, () => {
    const { definition } = craft;
    const known = {
      facts: kindsOf(definition, aspectsOf(definition)),
      common: new Map(),
      params: new Set(Object.keys(definition.params.params)),
      classes: new Map(),
      aspects: aspectsOf(definition),
      figure: (formula: string) => formula,
    };
    for (const condition of conditionsIn(definition)) {
      const text = conditionText(condition, { isYesNo: () => false, formulaOf: () => null });
      assert.ok(text !== null, JSON.stringify(condition));
      assert.equal(simple(readCondition(text!, known)), simple(condition), text!);
    }
  });
}

/** One way of nesting: a list of one is what it holds, «not equal» is «not» of «equal». */
function simple(condition: Condition): unknown {
  if ('not' in condition) return { not: simple(condition.not) };
  if ('all' in condition)
    return condition.all.length === 1 ? simple(condition.all[0]!) : { all: condition.all.map(simple) };
  if ('any' in condition)
    return condition.any.length === 1 ? simple(condition.any[0]!) : { any: condition.any.map(simple) };
  const { fact, operator, value } = condition;
  return { fact, operator, value };
}

/** A craft in the older form. */
// biome-ignore lint/suspicious/noExplicitAny: tests bend the files at will
const older = (all: Record<string, any>): void => {
  const { params } = all['params.json'];
  all['params.json'].constants = { tope: 12, caliente: 0, seria: { value: 1, note: '1: se toma en serio' } };
  params.gotas = { label: 'Gotas', unit: 'g', decimals: 4, show: 'never', formula: 'peso(#jarabe)' };
  params.doble = { label: 'Doble', unit: '%', decimals: 2, show: 'never', formula: 'si(caliente = 1, 3, 2) * dulzor' };
  all['types/taza.json'].constants = { caliente: 1 };
  all['types/taza.json'].examples[0].expect = {
    verdict: 'equilibrada',
    'params.dulzor': 4.7,
    'ranges.dulzor.0': 2,
    'ranges.dulzor.1': 8,
  };
  all['rules.json'].notices.push(
    {
      id: 'uno',
      to: 'warnings',
      when: {
        all: [
          { fact: 'gotas', operator: 'equal', value: 0 },
          { fact: 'caliente', operator: 'equal', value: 1 },
        ],
      },
    },
    {
      id: 'dos',
      to: 'warnings',
      when: {
        any: [
          { fact: 'estado.dulzor', operator: 'notEqual', value: 'bien' },
          {
            all: [
              { fact: 'seria', operator: 'equal', value: 0 },
              { fact: 'doble', operator: 'greaterThan', value: 1 },
            ],
          },
        ],
      },
    },
  );
  all['messages.json'].uno = 'Uno: {doble}.';
  all['messages.json'].dos = 'Dos.';
};

test('a craft in the older form is brought up to date, and answers the same', () => {
  const before = inventedCraft(older);
  const files = new Map([...textsWith(older)].map(([name, text]) => [name, JSON.parse(text)]));
  modernise(files);
  const params = files.get('params.json');
  assert.equal(params.constants, { tope: 12, caliente: false, seria: { value: true, note: 'Sí: se toma en serio' } });
  assert.equal(params.internal.doble, 'si(caliente, 3, 2) * dulzor');
  assert.is(params.internal.gotas, undefined, 'it stands in its only condition');
  assert.is(files.get('types/taza.json').source, 'oficio');
  assert.equal(files.get('types/taza.json').ranges, { dulzor: [2, 8], extracto: [1, 3] });
  assert.equal(files.get('types/taza.json').examples[0].expect, {
    verdict: 'equilibrada',
    params: { dulzor: 4.7 },
    ranges: { dulzor: [2, 8] },
  });
  const notices = files.get('rules.json').notices;
  assert.is(notices.at(-2).when, 'peso(#jarabe) = 0 y caliente');
  assert.is(notices.at(-1).when, 'no bien(dulzor) o no seria y doble > 1');
  const texts = new Map([...files].map(([name, value]) => [name, JSON.stringify(value)]));
  const after = loadCraft({ folder: 'crafts/te', texts, larder: { folder: '', texts: new Map() } }).craft!;
  for (const grams of [2, 10, 30]) assert.equal(said(after, grams), said(before, grams));
  const again = new Map([...files].map(([name, value]) => [name, structuredClone(value)]));
  modernise(again);
  assert.equal([...again], [...files], 'once is enough');
});

const said = (craft: Craft, grams: number) =>
  evaluate(
    craft,
    {
      ingredients: [
        { name: 'agua', grams: 200 },
        { name: 'azucar', grams },
        { name: 'hoja', grams: 4 },
      ],
    },
    site,
  );

/** Three types that repeat what their craft could say once. */
const repeated = () => {
  const law = { value: 1.31, source: 'RD 308/2019', note: 'g de sal' };
  const type = (salt: unknown, range: unknown, text: string) => ({
    constants: { sal: salt },
    ranges: { dulzor: range, extracto: [1, 2] },
    messages: { 'dulzor.bajo': { text, try: [{ add: 'agua' }] } },
  });
  return new Map<string, Record<string, unknown>>([
    [
      'params.json',
      { constants: { sal: null }, params: { dulzor: { label: 'Dulzor' }, extracto: { label: 'Extracto' } } },
    ],
    ['messages.json', { 'dulzor.bajo': { text: 'Poco dulce.', try: [] } }],
    ['types/a.json', type({ ...law }, { range: [2, 8], weight: 3 }, 'Poco dulce.')],
    ['types/b.json', type({ ...law }, { range: [2, 9], weight: 3, source: 'oficio' }, 'Soso.')],
    ['types/c.json', type({ value: 2, source: 'oficio' }, [0, 5], 'Poco dulce.')],
  ]);
};

test('what types repeat is said once, where the craft declares it; who says otherwise keeps it', () => {
  const files = repeated();
  declaredOnce(files);
  assert.equal(files.get('params.json'), {
    constants: { sal: { value: null, source: 'RD 308/2019', note: 'g de sal' } },
    params: { dulzor: { label: 'Dulzor', weight: 3 }, extracto: { label: 'Extracto' } },
  });
  const parts = ['a', 'b', 'c'].map((id) => files.get(`types/${id}.json`)! as Record<string, Record<string, unknown>>);
  assert.equal(
    parts.map(({ constants }) => constants!.sal),
    [1.31, 1.31, { value: 2, source: 'oficio' }],
  );
  assert.equal(
    parts.map(({ ranges }) => ranges!.dulzor),
    [{ range: [2, 8] }, { range: [2, 9], source: 'oficio' }, { range: [0, 5], weight: 1 }],
  );
  assert.equal(
    parts.map(({ messages }) => (messages!['dulzor.bajo'] as { text?: string }).text),
    [undefined, 'Soso.', undefined],
  );
  const once = structuredClone([...files]);
  declaredOnce(files);
  assert.equal([...files], once, 'once is enough');
});

test('a value that says nothing of where it comes from gets no source by the way', () => {
  const files = repeated();
  (files.get('types/c.json') as { constants: Record<string, unknown> }).constants.sal = 2;
  declaredOnce(files);
  assert.equal(files.get('params.json')!.constants, { sal: null });
});

test.run();
