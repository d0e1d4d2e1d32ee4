// The whole draft of a label where its craft says this or that: finished weight, portion, mentions, classes, what is supposed.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compose, type Formula, label, type Run, recognise } from '../../engine/index.ts';
import type { CraftLabel } from '../../engine/label/model.ts';
import { craftOf } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';
import { weighed } from '../weighed.ts';

const site = { service: 'x', poweredBy: 'quien sea', docsUrl: 'x', publicUrl: 'x' };
const gives = (value: number | null): Formula => ({ code: () => value }) as unknown as Formula;
const bread = craftOf('panaderia');
/** A kilo: 600 g of flour and 400 of water. */
const dough = weighed({ 'Harina panificable': 600, Agua: 400 });
const plain: Partial<CraftLabel> = {
  ...{
    finished: [],
    weighs: null,
    litre: null,
    quid: null,
    figures: [],
    names: [],
    mentions: [],
    reclassed: [],
    sums: [],
  },
};
const told = (body: object, own: Partial<CraftLabel> = {}, craft = bread) =>
  label(
    { ...craft, labels: { ...craft.labels!, ...plain, ...own } },
    { type: 'pan_comun', ingredients: dough, ...body },
    site,
    '2026-11-15',
  );
const usual = (value: number | null, types: string[] | null = null): CraftLabel['finished'][number] => ({
  ...{ types: types && new Set(types), formula: gives(value), say: `quedan ${value}` },
});

const noLoss = 'No se cuenta con ninguna pérdida de peso al elaborar.';
const finished: [why: string, body: object, usual: CraftLabel['finished'], finished: number, says: string | null][] = [
  ['nothing said', {}, [], 1000, noLoss],
  ['as usual', {}, [usual(850)], 850, 'quedan 850'],
  ['as usual in its type', {}, [usual(700, ['otro']), usual(850, ['pan_comun']), usual(600)], 850, 'quedan 850'],
  ['of another type', {}, [usual(700, ['otro'])], 1000, noLoss],
  ['no more than went in', {}, [usual(1200)], 1000, 'quedan 1200'],
  ['no figure', {}, [usual(null)], 1000, 'quedan null'],
  ['a loss', { loss: 20 }, [usual(850)], 800, null],
  ['a weight', { finishedWeight: 900 }, [usual(850)], 900, null],
  ['a weight after trimming', { finishedWeight: 855, trim: 5 }, [], 855, null],
  ['less than a thousandth more', { finishedWeight: 1000.9 }, [], 1000, null],
];
for (const [why, body, usually, weight, says] of finished)
  test(`finished: ${why}`, () => {
    const found = told(body, { finished: usually });
    assert.is(found.yield.finished, weight);
    assert.is(found.assumptions[0], says ?? bread.larder.labelling!.notice);
  });

test('what is worked out from the weight that went in reads it, and never comes to nothing', () => {
  const half = { code: ({ extra }: Run) => extra / 2 } as unknown as Formula;
  assert.is(told({}, { finished: [{ types: null, formula: half, say: '' }] }).yield.finished, 500);
  assert.is(told({}, { finished: [usual(-5)] }).yield.loss, 100);
});

test('heavier than what went in is refused, trimming counted', () => {
  const refuses = (body: object): string => refusalOf(() => told(body));
  const says = 'finishedWeight: el producto acabado no puede pesar más que sus ingredientes';
  assert.is(refuses({ finishedWeight: 1001.5 }), `${says} (1000 g).`);
  assert.is(refuses({ finishedWeight: 951, trim: 5 }), `${says} (950 g).`);
});

const portions: [body: object, grams: number | null][] = [
  [{}, null],
  [{ portions: 4 }, 200],
  [{ portions: 4, pieces: 5 }, 200],
  [{ pieces: 5 }, 160],
  [{ pieces: 5, trim: 50 }, 80],
  [{ pieceWeight: 70 }, 70],
  [{ mouldWeight: 100 }, 80],
];
for (const [body, grams] of portions)
  test(`a portion of ${JSON.stringify(body)}`, () =>
    assert.is(told({ loss: 20, ...body }).nutrition.portion?.grams ?? null, grams));

test('mentions by type and by what the figures say', () => {
  const figure = { key: 'tal', label: 'tal', unit: '%', formula: gives(7.25), of: null };
  const reads = { code: ({ full }: Run) => (full[0]! > 7 ? 1 : 0) } as unknown as Formula;
  const mention = (say: string, more: object = {}): CraftLabel['mentions'][number] => ({
    ...{ say, prints: true, note: null, law: 'ley', types: null, when: gives(1), ...more },
  });
  const mentions = [
    mention('Con {tal} %.', { when: reads }),
    mention('Suyo.', { types: new Set(['pan_comun']), note: 'delante', prints: false }),
    mention('De otro.', { types: new Set(['otro']) }),
    mention('Nunca.', { when: gives(0) }),
    mention('Ni sin cifra.', { when: gives(null) }),
  ];
  assert.equal(told({}, { figures: [figure], mentions }).mentions, [
    { text: 'Con 7,3 %.', law: 'ley', prints: true },
    { text: 'Suyo.', law: 'ley', prints: false, note: 'delante' },
  ]);
});

test('what nobody knows is said, with its share, and then there is no name', () => {
  const names = [
    {
      ...{ name: 'Pan', completes: null, of: null, law: 'ley', types: null, except: new Set<string>(), each: null },
      ...{ from: null, until: null, needs: [], attest: [], note: null },
    },
  ];
  const known = told({}, { names });
  assert.equal([known.names.map(({ name }) => name), known.warnings], [['Pan'], []]);
  const zzz = { name: 'Zzyzx', grams: 250 };
  const unknown = told({ ingredients: [...dough, zzz, zzz] }, { names });
  assert.equal(unknown.names, []);
  assert.equal(unknown.warnings, [
    'No se sabe qué lleva «Zzyzx» (33,3 % del peso): la lista, los alérgenos y la información nutricional están incompletos, y no se puede dar ningún nombre legal.',
  ]);
  const described = told({ ingredients: [...dough, { ...zzz, name: 'Mi mezcla qwrt', grasa: 10 }] }, { names });
  assert.equal(described.warnings, [
    'No constan los alérgenos ni los ingredientes de «Mi mezcla qwrt»: búscalos en su ficha antes de imprimir nada. De su información nutricional solo cuenta lo enviado.',
  ]);
  assert.is(described.names.length, 1);
  assert.equal(
    [known.poweredBy, known.craft, known.type, known.status, 'name' in known],
    [...['quien sea', 'panaderia', 'pan_comun', 'ok', false]],
  );
  assert.is(told({ name: 'Hogaza' }).name, 'Hogaza');
});

test('the name that it would be sold by names its ingredients, where none is told', () => {
  const named = (name: string, needs: CraftLabel['names'][number]['needs'] = []): CraftLabel['names'][number] => ({
    ...{ name, completes: null, of: null, law: 'ley', types: null, except: new Set(), each: null },
    ...{ from: null, until: null, needs, attest: [], note: null },
  });
  const figures = [{ key: 'tal', label: 'tal', unit: '%', formula: gives(9), of: gives(1000) }];
  const missing = [{ figure: 0, comparison: '>=' as const, bound: gives(10) }];
  const percent = (body: object, names: CraftLabel['names']) =>
    told(body, { figures, names }).quid.map(({ percent }) => percent);
  assert.equal(percent({}, [named('Pan de harina')]), [60]);
  assert.equal(percent({}, [named('Pan de harina', missing), named('Pan')]), []);
  assert.equal(percent({}, [named('Pan de harina', missing)]), []);
  assert.equal(percent({ name: 'Torta de harina' }, [named('Pan')]), [60]);
  assert.equal(percent({ name: 'Torta' }, [named('Pan de harina')]), []);
});

test('a litre where the craft sells by it', () => {
  assert.equal(
    [told({}, { litre: gives(500) }).yield.litres, told({}, { litre: gives(null) }).yield.litres],
    [2, undefined],
  );
});

test('additives work under another class in some recipes', () => {
  const sweets = craftOf('helado');
  const ingredients = weighed({ 'Leche entera': 900, Azúcar: 90, Pectina: 10 });
  const body = { type: 'helado_leche', ingredients };
  const listed = (reclassed: CraftLabel['reclassed'], sent: object = body): string =>
    told(sent, { reclassed }, sweets).ingredients.text;
  // Selections that pick it, and that do not.
  const [pectin] = compose(recognise(sweets, body)).lines.filter(({ name }) => name === 'Pectina');
  const [picks, leaves] = [pectin!.member.indexOf(1), pectin!.member.indexOf(0)];
  const before = listed([]);
  assert.match(before, /[a-z]+ \(pectinas?\)\.$/);
  const after = before.replace(/[a-z]+ (\(pectinas?\)\.)$/, 'zz $1');
  const rule = (lines: number, when: number | null, name = 'zz') => ({ lines, class: name, when: gives(when) });
  assert.is(listed([rule(picks, 1)]), after);
  assert.is(listed([rule(picks, 0)]), before);
  assert.is(listed([rule(picks, null)]), before);
  assert.is(listed([rule(leaves, 1)]), before);
  assert.is(listed([rule(leaves, 1, 'yy'), rule(picks, 1), rule(picks, 1, 'xx')]), after);
  const inside = { type: 'helado_leche', ingredients: [{ name: 'Mi base', recipe: { ingredients } }] };
  assert.match(listed([rule(picks, 1)], inside), /zz \(pectinas?\)/);
});

test.run();
