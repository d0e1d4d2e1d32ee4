// explain on the invented craft, with figures that can be worked out by hand: what each line brings, and why each sentence.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, describe, evaluateWhole, explainWhole, open } from '../../engine/index.ts';
import { craftOf } from '../loaded.ts';
import { weighed } from '../weighed.ts';
import { files, inventedCraft } from './invented.ts';
import type { Files } from './tea.ts';

const site = { service: 's', poweredBy: 'p', docsUrl: 'http://localhost/docs', publicUrl: 'http://localhost' };
const craft = inventedCraft((all) => {
  const { params } = all['params.json'];
  params.dulces = { label: 'Dulces', unit: 'g', formula: 'suma(dulce)' };
  params.cargado = { label: 'Cargado', unit: 'g', formula: 'suma(dulce) + 5' };
  params.medio = { label: 'Medio', unit: '', formula: '(suma(dulce) + 10) / (peso + 50)' };
  params.doble = { label: 'Doble', unit: '', formula: 'peso(#azucar) * peso(#hoja)' };
  params.hueco = { label: 'Hueco', unit: '', formula: 'peso / peso(#jarabe)' };
  all['rules.json'].decisions = {
    sabor: {
      rows: [{ when: { fact: 'dulzor', operator: 'greaterThan', value: 19 }, give: 'dulce' }, { give: 'suave' }],
      labels: { sabor: { label: 'Sabor', values: { dulce: 'Muy dulce' } } },
    },
  };
});
const explained = (ingredients: object[], one: Craft = craft): Files =>
  explainWhole(evaluateWhole(one, { ingredients }, site)) as Files;

/** 200 g: 40 of sugar, 4 of leaves with 3.68 of solids. */
const sweet = explained(weighed({ agua: 156, azúcar: 40, hoja: 4 }));

test('a ratio: what each line brings to each side of it', () => {
  const { kind, value, range, source, formula, contributions } = sweet.params.dulzor;
  assert.equal([kind, value, range, source, formula], ['cociente', 20, [2, 8], 'oficio', 'media(dulce)']);
  assert.equal(contributions, [
    { name: 'agua', grams: 156, value: 0, numerator: 0, denominator: 156 },
    { name: 'azúcar', grams: 40, value: 20, numerator: 4000, denominator: 40 },
    { name: 'hoja', grams: 4, value: 0, numerator: 0, denominator: 4 },
  ]);
});

test('a sum has no sides, and tells only the lines that count; what is fixed is told apart', () => {
  assert.equal([sweet.params.dulces.kind, sweet.params.dulces.value], ['suma', 40]);
  assert.equal(sweet.params.dulces.contributions, [{ name: 'azúcar', grams: 40, value: 40 }]);
  assert.equal([sweet.params.dulces.range, sweet.params.dulces.source], [null, null]);
  assert.equal(sweet.params.cargado.contributions, [
    { name: 'azúcar', grams: 40, value: 40 },
    { name: 'Valor fijo de la fórmula', grams: 0, value: 5 },
  ]);
});

test('a ratio with something fixed on both sides', () => {
  assert.is(sweet.params.medio.value, 0.2);
  assert.equal(sweet.params.medio.contributions, [
    { name: 'agua', grams: 156, value: 0, numerator: 0, denominator: 156 },
    { name: 'azúcar', grams: 40, value: 0.16, numerator: 40, denominator: 40 },
    { name: 'hoja', grams: 4, value: 0, numerator: 0, denominator: 4 },
    { name: 'Valor fijo de la fórmula', grams: 0, value: 0.04, numerator: 10, denominator: 50 },
  ]);
});

test('what is neither tells what one gram more changes; what has no value, nothing', () => {
  const { kind, value, contributions } = sweet.params.doble;
  assert.equal([kind, value], ['marginal', 160]);
  assert.equal(
    contributions.map(({ name, perGram }: Files) => [name, perGram]),
    [
      ['azúcar', 4],
      ['hoja', 40],
    ],
  );
  assert.equal([sweet.params.hueco.value, sweet.params.hueco.contributions], [null, []]);
});

/** Water, sugar and so many things nobody knows, of 1, 2, 3… g. */
const many = (unknown: number): object[] =>
  weighed({
    agua: 100,
    azúcar: 50,
    ...Object.fromEntries(Array.from({ length: unknown }, (_, at) => [`zzz${String(at).padStart(2, '0')}`, at + 1])),
  });

test('of a very long recipe the lines that count most are told, and the rest together', () => {
  const told = explained(many(38)).params.dulzor.contributions;
  assert.is(told.length, 40);
  assert.equal(told.at(-1), { name: 'zzz37', grams: 38, value: 0, numerator: 0, denominator: 38 });
  const rest = explained(many(39)).params.dulzor.contributions;
  assert.is(rest.length, 40);
  assert.equal(
    rest.slice(0, 3).map(({ name }: Files) => name),
    ['agua', 'azúcar', 'zzz02'],
  );
  assert.equal(rest.at(-1), { name: 'y 2 líneas más', grams: 3, value: 0, numerator: 0, denominator: 3 });
  assert.equal(
    explained(many(39)).params.dulces.contributions.map(({ name }: Files) => name),
    ['azúcar'],
  );
});

test('a craft that asks nothing of the process says nothing of it', () => assert.not.ok('inputs' in sweet));

test('what each line became: known, unknown, or as its sender says', () => {
  const { ingredients } = explained([...weighed({ Sacarosa: 10, zzz: 5 }), { name: 'yyy', grams: 5, dulce: 50 }]);
  assert.equal(ingredients, [
    { name: 'Sacarosa', ingredient: 'azucar', label: 'Azúcar', grams: 10, how: 'name' },
    { name: 'zzz', ingredient: null, label: null, grams: 5, how: 'unknown', near: [] },
    { name: 'yyy', ingredient: null, label: null, grams: 5, how: 'own' },
  ]);
});

test('what each line became in a trade that takes roles: as it is read, as its sender makes it up, or by its part', () => {
  const bakery = craftOf('panaderia');
  const lines = [
    { name: 'harina de fuerza', grams: 500 },
    { name: 'mermelada de tal valle', grams: 10 },
    { name: 'harina de tal valle', grams: 10, sal: 3 },
    { name: 'aceite', grams: 4, role: 'agua' },
    { name: 'agua', grams: 4, role: 'agua' },
    { name: 'leche', quantity: '1/4 kg' },
    { name: 'harina para espolvorear', grams: 20 },
  ];
  const { ingredients } = explained(lines, bakery);
  assert.equal(
    ingredients.map(({ ingredient, grams, how }: Files) => [ingredient, grams, how]),
    [
      ['harina_fuerza', 500, 'por su nombre'],
      ['mermelada', 10, 'por la clase a que pertenece'],
      [null, 10, 'con la composición enviada'],
      ['agua', 4, 'por la función indicada («role»)'],
      ['agua', 4, 'por su nombre'],
      ['leche_entera', 250, 'por su nombre'],
      ['harina_panificable', 20, 'por lo que la palabra significa en este oficio'],
    ],
  );
});

const rule = (from: Files, id: string): Files => from.rules.find((one: Files) => one.id === id);

test('a rule that fired shows the values it saw', () => {
  assert.equal(rule(sweet, 'sabor'), {
    ...{ id: 'sabor', list: null, message: null, level: null },
    conditions: [{ fact: 'dulzor', operator: 'greaterThan', value: 19, found: 20, holds: true }],
  });
  assert.equal(rule(sweet, 'consejo').conditions, [
    { fact: 'dulzor', operator: 'greaterThan', value: 8, found: 20, holds: true },
  ]);
  const flat = explained(weighed({ agua: 196, hoja: 4 }));
  assert.equal(rule(flat, 'sabor').conditions, []);
  assert.equal(rule(flat, 'consejo').conditions, [
    { fact: 'dulzor', operator: 'lessThan', value: 2, found: 0, holds: true },
  ]);
  const good = explained(weighed({ agua: 186, azúcar: 10, hoja: 4 }));
  assert.equal(rule(good, 'consejo'), {
    ...{ id: 'consejo', list: 'suggestions', message: 'En su punto.', level: 'note' },
    conditions: [{ fact: 'fuera', operator: 'equal', value: 0, found: 0, holds: true }],
  });
  assert.equal(good.plan, []);
});

test('a notice about lines shows them, twenty at most', () => {
  const found = (unknown: number): string[][] =>
    explained(many(unknown)).rules.flatMap(({ id, conditions }: Files) =>
      id === 'desconocido' ? [conditions.at(-1).found] : [],
    );
  assert.equal(found(1), [['zzz00']]);
  assert.ok(found(25).every((names) => names.length <= 20));
});

test('the plan: what each sentence changes, in grams', () => {
  // So many of sugar that they are 2 % of 200 g and of themselves: 4.08, upwards.
  assert.equal(explained(weighed({ agua: 196, hoja: 4 })).plan, [
    { sentence: 'Dulzor 0 %: añade 4,09 g de azúcar.', about: ['dulzor'], changes: [{ name: 'Azúcar', grams: 4.09 }] },
  ]);
  // What no grams can mend is still about its figure.
  assert.equal(sweet.plan, [{ sentence: 'Dulzor: 20 % (se busca de 2 a 8).', about: ['dulzor'], changes: [] }]);
});

test('the trace: each rule as far as the row that fired', () => {
  const rows = (from: Files): unknown[] =>
    from.trace.map(({ kind, id, row, fired }: Files) => [kind, id, row ?? null, fired]);
  const notices = [
    ['notice', 'desconocido', null, true],
    ['notice', 'consejo', null, true],
  ];
  assert.equal(rows(sweet), [['decision', 'sabor', 0, true], ...notices]);
  assert.equal(rows(explained(weighed({ agua: 196, hoja: 4 }))), [
    ['decision', 'sabor', 0, false],
    ['decision', 'sabor', 1, true],
    ...notices,
  ]);
});

test('a craft described: decisions with their labels, and nothing asked of prices where there are none', () => {
  const told = describe(craft) as Files;
  assert.equal(told.decisions, [
    {
      ...{ key: 'sabor', label: 'Sabor' },
      values: [
        { value: 'dulce', label: 'Muy dulce' },
        { value: 'suave', label: 'suave' },
      ],
    },
  ]);
  assert.not.ok('maxCost' in told.adjust.ask || 'frontier' in told.adjust.ask);
  const priced = describe(inventedCraft((all) => (all['catalogue.json'].columns.precio.means = 'price'))) as Files;
  assert.ok('maxCost' in priced.adjust.ask && 'frontier' in priced.adjust.ask);
  const hidden = describe(
    inventedCraft((all) => (all['catalogue.json'].columns.oculto = { label: 'Oculto', unit: 'g', internal: true })),
  ) as Files;
  assert.equal(
    hidden.columns.map(({ key }: Files) => key),
    ['dulce', 'seco', 'agua', 'precio'],
  );
  assert.equal(Object.keys(hidden.ingredients[0].values), ['dulce', 'seco', 'agua', 'precio']);
  const own = inventedCraft((all) => {
    Object.assign(all['params.json'].params.holgura, { range: [-99, 99], source: 'casa' });
    for (const side of ['bajo', 'alto']) all['messages.json'][`holgura.${side}`] = 'Mira la holgura.';
  });
  assert.equal((describe(own) as Files).types[0].ranges.holgura, { range: [-99, 99], source: 'casa' });
});

test('definitions as values are opened, and what is wrong with them is all told', () => {
  const columns = {
    columns: { agua: { label: 'Agua', unit: 'g', closes: true } },
    ...{ families: { te: 'Té' }, allergens: {}, origins: {}, classes: {} },
  };
  const larder = { 'columns.json': columns };
  const opened = open({ larder, crafts: { te: files } });
  assert.equal([opened.version, opened.ids], [null, ['te']]);
  assert.is(opened.craft('te'), opened.craft('te'), 'compiled once');
  assert.throws(() => opened.craft('tee'), /^No existe el oficio «tee». ¿Querías decir «te»\?$/);
  assert.throws(() => opened.craft('constructor'), /No existe el oficio «constructor»/);
  assert.equal(opened.search('agua'), []);
  const broken = { ...files, 'params.json': { params: { dulzor: { label: 'Dulzor', formula: 'media(dulse)' } } } };
  assert.throws(() => open({ larder, crafts: { te: broken } }), /^te\/params\.json: /);
  const late = open({ version: '7', larder, crafts: { te: broken } }, { proven: true });
  assert.is(late.version, '7');
  assert.throws(() => open({ larder: {}, crafts: {} }), /no hay definiciones de ningún oficio/);
});

test.run();
