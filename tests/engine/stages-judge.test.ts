// What rules compare, what they say in which list, and how the answer lays it all out: each on the invented craft.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Craft, evaluateWhole, manifest, ownFacts, type Target } from '../../engine/index.ts';
import { factsOf } from '../../engine/judge/judge.ts';
import { bareRun } from '../../engine/language/run.ts';
import type { Mix } from '../../engine/read/compose.ts';
import type { Comparison, Outcome } from '../../engine/reckon/compare.ts';
import type { Figures } from '../../engine/reckon/derive.ts';
import { inventedCraft } from './invented.ts';
import { site } from './recipes.ts';
import { answer, type Files, tea } from './tea.ts';

type Out = [state: Outcome['state'], aspect: number, weight: number, deviation: number, edge?: boolean, param?: number];
/** Facts of these ranges, in a craft whose ranges are critical from the weight 2 on and that judges the parameters 0 and 1. */
function factsIn(outs: Out[], more: { judged?: null; broken?: object; breaches?: number } = {}) {
  const outcomes = outs.map(([state, aspect, weight, deviation, edge = false, param = 0], at) => ({
    ...{ param: { index: param }, state, deviation, edge },
    target: { stateFact: 40 + at, aspectFact: { bajo: 20 + aspect, alto: 30 + aspect }, weight } as unknown as Target,
  })) as unknown as Outcome[];
  const craft = { critical: 2, judged: more.judged === null ? null : [0, 1], unknown: null } as unknown as Craft;
  const mix = { craft, type: { compared: [{ index: 1, fact: 60 }] }, unknownType: null, lines: [] } as unknown as Mix;
  const starting = (): unknown[] => Array.from({ length: 61 }, (_, at) => (at >= 20 && at < 40 ? 0 : null));
  const figures = { plan: { startingFacts: starting }, run: { ...bareRun, rounded: [1, 2.5] } } as unknown as Figures;
  const comparison = {
    ...{ outcomes, byParam: [], breaches: Array.from({ length: more.breaches ?? 0 }) },
    limits: [{ limit: { stateFact: 50 }, state: 'alto' }],
  } as unknown as Comparison;
  const broken = { forbidden: [], misdosed: [], ...more.broken } as unknown as Parameters<typeof factsOf>[3];
  return factsOf(mix, figures, comparison, broken);
}
type Counted = Partial<Record<keyof typeof ownFacts, unknown>>;
const counted: [why: string, outs: Out[], facts: Counted][] = [
  ['nothing', [], { fuera: 0, aspectosFuera: 0, criticosFuera: 0, conRango: 0, peorDesvio: 0, alLimite: false }],
  ['what does not apply', [[null, 0, 3, 0]], { fuera: 0, conRango: 0 }],
  ['in its range', [['bien', 0, 3, 0]], { fuera: 0, conRango: 1, criticosFuera: 0 }],
  [
    'out',
    [['alto', 0, 1, 0.2]],
    { fuera: 1, aspectosFuera: 1, criticosFuera: 0, conRango: 1, peorDesvio: 0.2, peorDesvioCritico: 0 },
  ],
  ['out of a critical one', [['bajo', 0, 2, 0.2]], { fuera: 1, criticosFuera: 1, peorDesvioCritico: 0.2 }],
  [
    'two of one aspect and one of another',
    [
      ['alto', 0, 3, 0.2],
      ['alto', 0, 1, 0.5],
      ['bien', 2, 1, 0],
      ['bajo', 1, 2, 0.1],
    ],
    { fuera: 3, aspectosFuera: 2, criticosFuera: 2, conRango: 4, peorDesvio: 0.5, peorDesvioCritico: 0.2 },
  ],
  [
    'all within its error',
    [
      ['alto', 0, 1, 0.1, true],
      ['bajo', 0, 1, 0.1, true],
    ],
    { alLimite: true },
  ],
  [
    'one surely out',
    [
      ['alto', 0, 1, 0.1, true],
      ['bajo', 0, 1, 0.1, false],
    ],
    { alLimite: false },
  ],
  [
    'one surely out that nobody judges',
    [
      ['alto', 0, 1, 0.1, true],
      ['bajo', 0, 1, 0.1, false, 2],
    ],
    { alLimite: true },
  ],
  ['only what nobody judges', [['alto', 0, 1, 0.1, true, 2]], { alLimite: false }],
];
for (const [why, outs, wanted] of counted)
  test(`facts: ${why}`, () => {
    const facts = factsIn(outs);
    for (const [name, value] of Object.entries(wanted))
      assert.is(facts[ownFacts[name as keyof typeof ownFacts]], value, name);
  });

test('facts of states, aspects, limits and figures as they are shown', () => {
  const facts = factsIn(
    [
      ['alto', 0, 3, 0.2],
      ['alto', 0, 1, 0.5],
      ['bajo', 1, 2, 0.1],
    ],
    { breaches: 2 },
  );
  assert.equal(
    [facts[40], facts[42], facts[30], facts[21], facts[31], facts[50], facts[60]],
    [...['alto', 'bajo', 2, 1, 0, 'alto', 2.5]],
  );
  assert.equal(
    [facts[ownFacts.limitesFuera], facts[ownFacts.tipoDesconocido], facts[ownFacts.sinReconocer]],
    [...[2, false, false]],
  );
  assert.is(factsIn([['alto', 0, 1, 0.1, true, 2]], { judged: null })[ownFacts.alLimite], true);
});

test('facts of what the trade forbids and doses', () => {
  const forbidden = ['note', 'law', 'law', 'trade'].map((level) => ({ forbid: { level } }));
  const misdosed = [
    { side: 'alto', decides: true },
    { side: 'alto', decides: false },
    { side: 'bajo', decides: true },
  ];
  const facts = factsIn([], { broken: { forbidden, misdosed } });
  const { prohibidos, prohibidosPorLey, dosisFuera, dosisDecisivas } = ownFacts;
  assert.equal(
    [prohibidos, prohibidosPorLey, dosisFuera, dosisDecisivas].map((name) => facts[name]),
    [3, 2, 2, 1],
  );
});

const spoken = (edit: (all: Files) => void, body: object): Record<string, string[]> => {
  const { advice } = evaluateWhole(inventedCraft(edit), body, site);
  return Object.fromEntries(
    Object.entries(advice).map(([list, said]) => [list, said.map(({ by, text }) => `${by}: ${text}`)]),
  );
};
const good = tea(200, 10, 4);

test('decisions say where they have a list, and notices line by line, together or only some', () => {
  const edit = (all: Files): void => {
    all['rules.json'].decisions = {
      fuerza: {
        to: 'warnings',
        rows: [
          { give: 'suave', when: 'extracto < 1', say: 'nunca' },
          { give: 'fuerte', say: 'asi' },
        ],
      },
      callada: { rows: [{ give: 'x' }] },
    };
    all['rules.json'].notices.push(
      { id: 'cada', to: 'warnings', each: ['solido'] },
      { id: 'alguno', to: 'warnings', any: ['solido'] },
      { id: 'uno', to: 'warnings', each: ['solido'], atMost: 1 },
      { id: 'nadie', to: 'warnings', each: ['#jarabe'] },
      { id: 'siempre', to: 'warnings' },
      { id: 'ninguna', to: 'warnings', when: 'dulzor > 90' },
    );
    const messages = all['messages.json'];
    messages.asi = 'Es fuerte.';
    messages.nunca = 'Es suave.';
    for (const id of ['cada', 'uno', 'nadie']) messages[id] = `Lleva {nombre}.`;
    messages.alguno = 'Llevan {lista}.';
    for (const id of ['siempre', 'ninguna']) messages[id] = 'Dicho.';
  };
  assert.equal(spoken(edit, good), {
    suggestions: ['consejo: En su punto.'],
    warnings: [
      ...['fuerza: Es fuerte.', 'cada: Lleva azúcar.', 'cada: Lleva hoja.', 'alguno: Llevan azúcar y hoja.'],
      ...['uno: Lleva azúcar.', 'siempre: Dicho.'],
    ],
  });
});

test('what weighs nothing, what has no value and what was supposed', () => {
  const edit = (all: Files): void => {
    all['params.json'].bases = { hoja: 'hoja de té' };
    all['params.json'].params.hojas = {
      label: 'Hojas',
      base: 'hoja',
      formula: 'suma(agua) / peso(#hoja)',
      show: 'always',
    };
    all['params.json'].params.ocultas = {
      label: 'Ocultas',
      base: 'hoja',
      formula: 'suma(agua) / peso(#hoja)',
      show: 'never',
    };
    all['params.json'].params.presentes = {
      label: 'Presentes',
      base: 'hoja',
      formula: 'suma(seco) / peso(#hoja)',
      show: 'present',
    };
    all['rules.json'].notices.push(
      { id: 'vacio', to: 'warnings', each: ['sin_peso'] },
      { id: 'lectura', to: 'warnings', each: 'lecturas' },
      { id: 'falta', to: 'warnings', each: 'sinValor' },
    );
    all['messages.json'].vacio = 'No pesa {nombre}.';
    all['messages.json'].falta = 'Sin {parametro}: falta {base}.';
  };
  const body = {
    ingredients: [
      { name: 'agua', grams: 190 },
      { name: 'azucar', quantity: '10' },
      { name: 'jarabe', grams: 0 },
    ],
  };
  const { warnings } = spoken(edit, body);
  assert.equal(warnings, [
    'vacio: No pesa jarabe.',
    'lectura: azucar, 10: 10 g (sin unidad: se toman gramos).',
    'falta: Sin hojas: falta hoja de té.',
  ]);
});

test('each leaf of the answer, with what has no value left out', () => {
  const craft = inventedCraft((all: Files) => {
    all['params.json'].params.azucar_g = { label: 'Azúcar', formula: 'suma(dulce)', show: 'present' };
    all['params.json'].params.extracto.show = 'ranged';
    all['params.json'].params.siempre = { label: 'Siempre', formula: 'peso', show: 'always' };
    all['params.json'].params.conRangoSolo = { label: 'Con rango', formula: 'peso / 2', show: 'ranged' };
    all['rules.json'].decisions = { fuerza: { rows: [{ give: 'suave', when: 'extracto < 1.9' }, { give: null }] } };
    all['messages.json'].pie = 'Pie de página.';
    all['craft.json'].answer = {
      ...{ literal: 7, nada: null, verdict: '@verdict', type: '@type', typeLabel: '@typeLabel', variant: '@variant' },
      ...{ params: '@params', param: '@param.dulzor', sinValor: '@param.aguaPorHoja', range: '@range.dulzor' },
      ...{ ranges: '@ranges', some: { '@ranges': ['extracto', 'holgura'] }, inRange: '@inRange' },
      ...{ decision: '@decision.fuerza', pie: '@text.pie' },
      ...{
        pair: ['@param.dulzor', 'x'],
        halved: ['@param.aguaPorHoja', 'x'],
        deep: { service: '@service', docs: '@docsUrl' },
      },
      ...{ size: '@catalogueSize', by: '@poweredBy', list: '@list.suggestions', warnings: '@list.warnings' },
    };
  });
  const { explain: _, ...found } = answer(craft, tea(196, 4, 0));
  assert.equal(found, {
    ...{ literal: 7, nada: null, verdict: 'revisar', type: 'taza', typeLabel: 'Taza' },
    ...{ params: { dulzor: 2, extracto: 0, azucar_g: 4, siempre: 200 }, param: 2, range: [2, 8] },
    ...{ ranges: { dulzor: [2, 8], extracto: [1, 3] }, some: { extracto: [1, 3], holgura: [0, 100] } },
    ...{ inRange: { dulzor: true, extracto: false, azucar_g: null, siempre: null } },
    ...{ decision: 'suave', pie: 'Pie de página.', pair: [2, 'x'] },
    ...{ deep: { service: 'Obrador', docs: 'http://localhost/docs' }, size: 4, by: 'Obrador' },
    ...{ list: found.list, warnings: [] },
  });
  const none = answer(craft, tea(200, 0, 4));
  assert.equal([none.params, none.decision], [{ dulzor: 0, extracto: 1.84, siempre: 204 }, 'suave']);
  const leafy = answer(craft, tea(200, 10, 5));
  assert.equal(['decision' in leafy, leafy.sinValor, leafy.halved], [false, 40.08, [40.08, 'x']]);
  const listed = inventedCraft((all: Files) => {
    all['craft.json'].answer.inRange = { '@inRange': ['dulzor', 'holgura'] };
    all['craft.json'].answer.dulzor = '@inRange.dulzor';
  });
  // Only what is laid out is judged.
  const { inRange, dulzor, verdict } = answer(listed, tea(196, 4, 0));
  assert.equal([inRange, dulzor, verdict], [{ dulzor: true, holgura: null }, true, 'equilibrada']);
  assert.is(answer(listed, tea(198, 2, 0)).verdict, 'revisar');
  assert.equal(manifest(inventedCraft(), site), { service: 'Obrador', version: '1', types: ['taza'] });
});

test.run();
