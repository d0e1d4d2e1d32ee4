// Professional limits: what their files may not say, what they say of a recipe, and that no published good recipe breaks them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { forbiddenIn, misdosedIn } from '../../engine/advice/limits.ts';
import { evaluateWhole, isOut } from '../../engine/index.ts';
import { factOf } from '../../engine/reckon/facts.ts';
import { weighed } from '../weighed.ts';
import { inventedCraft, problemsOf } from './invented.ts';
import { crafts, examples, site } from './recipes.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests bend the files at will
type Loose = any;
type Whole = ReturnType<typeof evaluateWhole>;

const limits = {
  bases: { taza: { is: 'peso', say: 'de la taza' }, agua: { is: 'suma(agua)', say: 'del agua' } },
  all: {
    dose: { '#hoja': { dose: [1, 2, 3], decides: true }, dulces: { of: ['#azucar', '#jarabe'], dose: [0, 5, 10] } },
    cap: { '#azucar': 8 },
    sacrifice: ['#azucar', 'liquido'],
  },
  kinds: {
    frias: { types: ['taza'], forbid: { '#jarabe': { why: 'una taza no lleva jarabe', instead: { azucar: 0.6 } } } },
  },
};

const traded =
  (edit: (trade: Loose, all: Record<string, Loose>) => void = () => {}) =>
  (all: Record<string, Loose>): void => {
    all['trade.json'] = structuredClone(limits);
    edit(all['trade.json'], all);
  };

const slips: [name: string, edit: (trade: Loose, all: Record<string, Loose>) => void, says: RegExp, file: RegExp][] = [
  ['unknown ingredient', (t) => (t.all.dose['#hija'] = [1, 2, 3]), /No existe el ingrediente «hija».*hoja/, /trade/],
  ['unknown group', (t) => (t.all.cap.liquidos = 3), /«liquidos».*liquido.*«of»/, /trade/],
  ['unknown base', (t) => (t.all.dose['#hoja'].base = 'taxa'), /No existe la base «taxa».*taza/, /trade/],
  ['unknown figure', (t) => (t.all.dose['#hoja'].param = 'fuersa'), /No existe el parámetro «fuersa»/, /trade/],
  ['too much for nothing known', (t) => (t.all.dose['#hoja'].instead = { asucar: 1 }), /«asucar».*azucar/, /trade/],
  ['in its place what may not be there', (t) => (t.all.dose['#hoja'].instead = { 'mayor:liquido': 1 }), /di qué viene si no está, «mayor:liquido\|id»/, /trade/], // biome-ignore format: a row
  ['dose backwards', (t) => (t.all.dose['#hoja'] = [3, 2, 1]), /de menor a mayor/, /trade/],
  ['cap over its dose', (t) => (t.all.cap['#hoja'] = 4), /El tope \(4\) pasa del máximo de su dosis \(3\)/, /trade/],
  ['unknown type', (t) => t.kinds.frias.types.push('tasa'), /No existe el tipo «tasa».*taza/, /trade/],
  ['instead of nothing known', (t) => (t.kinds.frias.forbid['#jarabe'].instead = { asucar: 1 }), /«asucar».*azucar/, /trade/], // biome-ignore format: a row
  [
    'a corrector forbidden',
    (_, all) => (all['craft.json'].correctors = ['jarabe']),
    /«Jarabe» es un corrector/,
    /trade/,
  ],
  ['a wrong formula', (t) => (t.bases.agua.is = 'suma(agia)'), /./, /trade/],
  [
    'limits without bases',
    (_, all) => {
      delete all['trade.json'];
      all['types/taza.json'].trade = { cap: { '#azucar': 3 } };
    },
    /Falta trade.json/,
    /types\/taza/,
  ],
  [
    'a type that writes nonsense',
    (_, all) => (all['types/taza.json'].trade = { cap: { '#azucar': '3' } }),
    /./,
    /types\/taza/,
  ],
];
for (const [name, edit, says, file] of slips) {
  test(`a slip is told where it is: ${name}`, () => {
    const problems = problemsOf(traded(edit)).filter(({ severity }) => severity === 'error');
    assert.is(problems.length, 1, JSON.stringify(problems));
    assert.match(problems[0]!.message, says);
    assert.match(problems[0]!.file, file);
  });
}

test('what a type does not admit can be weighed, and so be judged; what is only noted is not', () => {
  const craft = inventedCraft(
    traded((trade, all) => {
      trade.kinds.frias.forbid['#azucar'] = { why: 'mejor sin azúcar', level: 'note' };
      trade.kinds.frias.forbid.firmes = { of: ['solido', '-#hoja'], why: 'una taza no lleva más sólidos' };
      all['params.json'].params.impropio = {
        label: 'Impropio',
        range: [0, 0],
        formula: '100 * peso(prohibido) / peso',
      };
      all['messages.json']['impropio.alto'] = 'Hay algo impropio.';
      all['types/taza.json'].examples = [];
    }),
  );
  const of = (recipe: Record<string, number>): Loose =>
    evaluateWhole(craft, { type: 'taza', ingredients: weighed(recipe) }, site).answer;
  assert.is(of({ Agua: 300, 'Hoja de té': 6 }).params.impropio, 0);
  assert.is(of({ Agua: 80, Jarabe: 20 }).params.impropio, 20);
  assert.is(of({ Agua: 80, Jarabe: 20 }).inRange.impropio, false);
  assert.is(of({ Agua: 80, Azúcar: 20 }).params.impropio, 0);
});

/** A cup with so many leaves in 900 g of water, in a craft with the figure «hojas». */
const dosed =
  (edit: (all: Record<string, Loose>) => void = () => {}) =>
  (more: object, leaves: number): Whole => {
    const craft = inventedCraft(
      traded((trade, all) => {
        Object.assign(trade.all.dose['#hoja'], more);
        all['types/taza.json'].examples = [];
        all['params.json'].params.hojas = { label: 'Hojas', decimals: 2, formula: '100 * peso(#hoja) / peso' };
        for (const side of ['bajo', 'alto']) all['messages.json'][`hojas.${side}`] = 'Mira las hojas.';
        edit(all);
      }),
    );
    const ingredients = [
      { name: 'Agua', grams: 900 },
      { name: 'Hoja de té', grams: leaves },
    ];
    return evaluateWhole(craft, { type: 'taza', ingredients }, site);
  };

test('a dose says what comes of too much of it, and with the decimals of its figure, where the craft writes it', () => {
  const said = (more: object, leaves: number): string[] => dosed()(more, leaves).answer.suggestions as string[];
  const plain = 'Pon 18,37 g de hoja de té en vez de 100 g: ahora es un 10 % de la taza y lo usual es un 2 %';
  assert.is(said({}, 100)[0], `${plain}.`);
  assert.is(said({ why: 'amarga' }, 100)[0], `${plain}; amarga.`);
  assert.match(said({}, 101)[0]!, /es un 10,1 % de la taza/);
  assert.match(said({ param: 'hojas' }, 101)[0]!, /es un 10,09 % de la taza/);
});

test('what cannot be missing is seen by a formula, a comparison too, in trade.json and in a type', () => {
  const needed = { when: 'peso(#hoja) = 0', why: 'sin hoja no es té' };
  const inCraft = (trade: Loose): void => Object.assign(trade.all.dose['#hoja'], { needed });
  const inType = (_: Loose, all: Record<string, Loose>): void => {
    all['types/taza.json'].trade = { dose: { '#hoja': { dose: [1, 2, 3], needed } } };
  };
  for (const edit of [inCraft, inType]) {
    const craft = inventedCraft(
      traded((trade, all) => {
        all['types/taza.json'].examples = [];
        all['types/taza.json'].start = [{ name: 'De partida', source: 'oficio', recipe: { agua: 200, hoja: 4 } }];
        edit(trade, all);
      }),
    );
    const lacking = (recipe: Record<string, number>): string[] => {
      const ingredients = weighed(recipe);
      const { state } = evaluateWhole(craft, { type: 'taza', ingredients }, site);
      return misdosedIn(state.mix.type.trade, state.figures).map(({ dose, side }) => `${dose.key} ${side}`);
    };
    assert.equal(lacking({ Agua: 200, Azúcar: 5 }), ['#hoja bajo']);
    assert.equal(lacking({ Agua: 200, 'Hoja de té': 4 }), []);
  }
});

test('what takes the place of too much comes in for what goes', () => {
  const instead = { instead: { azucar: 0.5 } };
  const [sentence] = dosed()({ ...instead, dose: [0, 0, 3], why: 'amarga' }, 100).answer.suggestions as string[];
  assert.is(
    sentence,
    'Cambia los 100 g de hoja de té por 50 g de azúcar: es un 10 % de la taza y lo usual es que no lleve; amarga.',
  );
  const part = dosed()(instead, 100).answer.suggestions as string[];
  assert.is(
    part[0],
    'Pon 20 g de hoja de té en vez de 100 g, y 40 g de azúcar en su lugar: ahora es un 10 % de la taza y lo usual es un 2 %.',
  );
});

test('a dose is no narrower than the range of its figure, as it applies to the recipe and with the error of the figure', () => {
  const isDosed = ({ state }: Whole): boolean =>
    misdosedIn(state.mix.type.trade, state.figures).some(({ dose }) => dose.key === '#hoja');
  const ranged = dosed((all) =>
    Object.assign(all['params.json'].params.hojas, { range: [2, 4], accuracy: 0.2, minimum: 'minimo - 1.5' }),
  );
  // 0.22, 0.55, 0.99, 3.02, 3.95, 4.15 and 4.36 % of the cup.
  const table: [leaves: number, alone: boolean, measured: boolean][] = [
    [2, true, true],
    [5, true, false],
    [9, true, false],
    [28, true, false],
    [37, true, false],
    [39, true, false],
    [41, true, true],
  ];
  for (const [leaves, alone, measured] of table)
    assert.equal(
      [isDosed(ranged({}, leaves)), isDosed(ranged({ param: 'hojas' }, leaves))],
      [alone, measured],
      `${leaves}`,
    );
});

test('a type changes the figure alone and keeps the lines and the base', () => {
  const craft = inventedCraft(
    traded((_, all) => (all['types/taza.json'].trade = { dose: { dulces: [0, 1, 2], '#hoja': null } })),
  );
  const { doses } = craft.types.get('taza')!.trade;
  assert.equal(
    doses.map(({ key, max }) => [key, max]),
    [['dulces', 2]],
  );
  const { state } = evaluateWhole(
    craft,
    {
      ingredients: weighed({ agua: 200, azucar: 10 }),
    },
    site,
  );
  assert.is(misdosedIn(state.mix.type.trade, state.figures)[0]!.dose.key, 'dulces');
});

test('forbidden lines and doses are facts that rules can read', () => {
  const craft = inventedCraft(traded());
  const body = (hoja: number, jarabe: number) => ({
    ingredients: [
      { name: 'agua', grams: 200 },
      { name: 'hoja', grams: hoja },
      { name: 'jarabe', grams: jarabe },
    ],
  });
  const table: [number, number, [number, number, number]][] = [
    [4, 0, [0, 0, 0]],
    [4, 1, [1, 0, 0]],
    [7, 0, [0, 1, 0]],
    [20, 1, [1, 1, 1]],
  ];
  for (const [hoja, jarabe, facts] of table) {
    const { judgement } = evaluateWhole(craft, body(hoja, jarabe), site);
    const found = ['prohibidos', 'dosisFuera', 'dosisDecisivas'].map((name) => factOf(craft, judgement.facts, name));
    assert.equal(found, facts, `${hoja} g, ${jarabe} g`);
  }
});

test('several times the most of a dose decides, whatever the dose says of deciding', () => {
  const craft = inventedCraft(traded());
  const decisive = (azucar: number): unknown => {
    const ingredients = [
      { name: 'agua', grams: 1000 - azucar - 20 },
      { name: 'hoja', grams: 20 },
      { name: 'azucar', grams: azucar },
    ];
    return factOf(craft, evaluateWhole(craft, { ingredients }, site).judgement.facts, 'dosisDecisivas');
  };
  assert.equal([100, 200, 300, 310].map(decisive), [0, 0, 0, 1]);
});

test('a line whose role stands apart is under no limit that does not name the role', () => {
  const craft = inventedCraft(
    traded((_, all) => (all['craft.json'].roles = { capa: { label: 'Capa', apart: true }, base: { label: 'Base' } })),
  );
  const forbidden = (name: string): number => {
    const body = {
      ingredients: [
        { name: 'agua', grams: 200 },
        { name: 'hoja', grams: 4 },
        { name, grams: 30 },
      ],
    };
    return factOf(craft, evaluateWhole(craft, body, site).judgement.facts, 'prohibidos') as number;
  };
  assert.equal(['jarabe', 'jarabe (base)', 'jarabe (capa)'].map(forbidden), [1, 1, 0]);
});

/** Recipes that are in every range because no range looks at what the law forbids. */
const outlawed = /Con avellana|Con mantequilla|Con harina|Con boniato/;

test('no example that is in all its ranges breaks a professional limit', () => {
  for (const { craft, name, body } of examples) {
    const { state } = evaluateWhole(craft, body, site);
    if (state.comparison.outcomes.some(isOut)) continue;
    const { trade } = state.mix.type;
    const told = [
      ...forbiddenIn(trade, state.mix.lines)
        .filter(({ forbid }) => forbid.level !== 'note')
        .map(({ line }) => line.name),
      ...misdosedIn(trade, state.figures).map(({ dose }) => dose.key),
    ];
    if (outlawed.test(name)) assert.is(told.length, 1, name);
    else assert.equal(told, [], `${craft.id}: ${name}`);
  }
});

test('every craft declares its limits, and every corrector is admitted', () => {
  for (const craft of crafts) {
    for (const { id, trade, correctors } of craft.types.values()) {
      assert.ok(trade.caps.length > 0 && trade.sacrifice.length > 0, `${craft.id}/${id}`);
      assert.ok(trade.doses.length * trade.characters.length * correctors.length > 0, `${craft.id}/${id}`);
    }
  }
});

test.run();
