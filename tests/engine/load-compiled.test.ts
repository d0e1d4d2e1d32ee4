// What comes of a craft that is sound: what its labels look at, its limits, its plans, and what is said of its sentences.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { aspectsOf } from '../../engine/load/written/aspects.ts';
import { inventedCraft } from './invented.ts';
import { site } from './recipes.ts';
import { type Files, tea, told } from './tea.ts';

const T = 'types/taza.json';
type Edit = (all: Files) => void;

/** The craft without its examples, after an edit. */
const craftOf = (edit: Edit) =>
  inventedCraft((all) => {
    all[T].examples = [];
    edit(all);
  });

test('what a label looks at', () => {
  const { labels, selections } = craftOf((all) => {
    all['label.json'] = {
      figures: {
        mojado: { label: 'agua', formula: 'suma(agua)' },
        bruto: { label: 'peso', unit: 'g', formula: 'peso' },
      },
      names: [
        {
          ...{ name: 'Té', law: 'RD 1', needs: ['mojado >= 8', 'parte < 3'], each: ['liquido'], except: ['taza'] },
          attest: ['a', { say: 'b', need: 'mojado < 3' }],
        },
        { name: 'Té frío', law: 'RD 2', needs: [], of: ['solido'], types: ['taza'], completes: 'may', note: 'n' },
      ],
      mentions: [
        { say: 'x', law: 'y', when: 'mojado > 3' },
        { say: 'z', law: 'y', when: 'mojado > 3', prints: false, note: 'n', types: ['taza'] },
      ],
      ...{ finished: [{ formula: 'peso / 2', say: 'f' }], quid: ['solido'], litre: 'peso' },
    };
  });
  assert.equal(
    labels!.figures.map(({ key, unit, of }) => [key, unit, of?.text ?? null]),
    [
      ['mojado', '%', 'peso'],
      ['bruto', 'g', null],
    ],
  );
  const [first, second] = labels!.names;
  assert.equal(
    first!.needs.map(({ figure, comparison }) => [figure, comparison]),
    [
      [0, '>='],
      [null, '<'],
    ],
  );
  assert.equal(
    first!.attest.map(({ say, need }) => [say, need?.comparison ?? null]),
    [
      ['a', null],
      ['b', '<'],
    ],
  );
  assert.equal([[...first!.except], first!.types, first!.completes, first!.note], [['taza'], null, null, null]);
  assert.equal([[...second!.types!], second!.completes, second!.note, second!.each], [['taza'], 'may', 'n', null]);
  assert.equal(
    [first!.each, second!.of, labels!.quid].map((at) => selections[at!]),
    [['liquido'], ['solido'], ['solido']],
  );
  assert.equal(
    labels!.mentions.map(({ say, prints, note, types }) => [say, prints, note, types && [...types]]),
    [
      ['x', true, null, null],
      ['z', false, 'n', ['taza']],
    ],
  );
  assert.equal(
    labels!.finished.map(({ say, types, formula }) => [say, types, formula.text]),
    [['f', null, 'peso / 2']],
  );
  assert.equal([labels!.litre!.text, labels!.reclassed, labels!.weighs, labels!.drops], ['peso', [], null, []]);
});

test('every aspect that some range is about', () => {
  const { definition } = craftOf((all) => {
    all['params.json'].params.dulzor.aspect = { alto: 'empalago' };
    all[T].ranges.extracto.aspect = 'cuerpo';
    all[T].variants = [{ id: 'una', ranges: { dulzor: { range: [1, 2], aspect: { bajo: 'soso', alto: 'gusto' } } } }];
  });
  assert.equal([...aspectsOf(definition)].sort(), [
    'aguaPorHoja',
    'cuerpo',
    'dulzor',
    'empalago',
    'extracto',
    'gusto',
    'holgura',
    'soso',
  ]);
});

test('the aspect of a side is its own, else that of its parameter, else the parameter', () => {
  const { types } = craftOf((all) => {
    all['params.json'].params.dulzor.aspect = { bajo: 'soso', alto: 'empalago' };
    all[T].ranges.dulzor.aspect = { alto: 'gusto' };
  });
  assert.equal(
    types.get('taza')!.plan.targets.map(({ aspect }) => aspect),
    [
      { bajo: 'soso', alto: 'gusto' },
      { bajo: 'extracto', alto: 'extracto' },
    ],
  );
});

test('a variant is chosen after what it reads, and changes what it says', () => {
  const craft = craftOf((all) => {
    all[T].variants = [{ id: 'dulce', when: 'dulzor > 5', ranges: { extracto: [0, 9] }, constants: { tope: 20 } }];
    all['rules.json'].decisions = {
      clase: {
        rows: [{ when: "variante = 'dulce'", give: 'una' }, { when: 'tope > 15', give: 'otra' }, { give: 'tres' }],
      },
    };
    all['craft.json'].answer.clase = '@decision.clase';
    all['craft.json'].answer.holgura = '@param.holgura';
  });
  const { sequence } = craft.types.get('taza')!;
  assert.equal(
    sequence.map((param) => param?.key ?? 'variante'),
    ['dulzor', 'extracto', 'variante', 'holgura', 'aguaPorHoja'],
  );
  const clase = (azucar: number): unknown => (evaluate(craft, tea(200, azucar, 4), site) as { clase: string }).clase;
  assert.equal([clase(10), clase(14)], ['tres', 'una']);
  const bare = craftOf((all) => (all[T].variants = [{ id: 'otra', when: 'peso > 900' }]));
  assert.is(bare.types.get('taza')!.sequence.at(-1), null);
});

test('a professional limit as a type has it', () => {
  const trade = (dose: unknown, more: object = {}) =>
    craftOf((all) => {
      all['trade.json'] = {
        bases: { m: { is: 'peso', say: 'x' }, n: { is: 'suma(agua)', say: 'y' } },
        all: { dose: { '#hoja': dose }, ...more },
      };
    }).types.get('taza')!.trade;
  const [plain] = trade([1, 2, 3]).doses;
  assert.equal([plain!.min, plain!.usual, plain!.max, plain!.decides, plain!.counts, plain!.why], [1, 2, 3, 3, '', '']);
  assert.equal([plain!.base.formula.text, plain!.base.say, plain!.param], ['peso', 'x', null]);
  const [whole] = trade({
    dose: [1, 2, 3],
    decides: true,
    counts: 'hojas',
    why: 'z',
    base: 'n',
    param: 'dulzor',
  }).doses;
  assert.equal(
    [whole!.decides, whole!.counts, whole!.why, whole!.base.say, whole!.param!.key],
    [1.5, 'hojas', 'z', 'y', 'dulzor'],
  );
  assert.is(trade({ dose: [1, 2, 3], decides: 1.2 }).doses[0]!.decides, 1.2);
  const { introduce, characters, caps } = trade([1, 2, 3], {
    character: { liquido: 0.9, solido: { keep: 0.5, grow: 2, fault: 0.1 } },
    cap: { '#hoja': 3 },
  });
  assert.equal(introduce, { most: Infinity, least: 0 });
  assert.equal(
    characters.map(({ keep, grow, fault, band }) => [keep, grow, fault, band]),
    [
      [0.9, Infinity, 0, null],
      [0.5, 2, 0.1, null],
    ],
  );
  assert.equal(
    caps.map(({ most }) => most),
    [3],
  );
  assert.equal(trade([1, 2, 3], { introduce: { most: 2 } }).introduce, { most: 2, least: 0 });
});

const limits =
  (dose: number[], cap: unknown): Edit =>
  (all) => {
    all['trade.json'] = {
      bases: { m: { is: 'peso', say: 'x' } },
      all: { dose: { '#hoja': dose }, cap: { '#hoja': cap } },
    };
  };
const ranged =
  (param: string, range: (number | null)[], more: object = {}): Edit =>
  (all) => {
    all['params.json'].params.nuevo = { label: 'Nuevo', formula: 'dulzor', ...more };
    all[T].ranges[param] = { range, source: 'oficio' };
  };
const unsaid = (side: string, where: string): string[] => [
  `${T} "nuevo" El rango de «nuevo» puede quedar por ${where} y no existe el mensaje «nuevo.${side}».`,
];
const [low, high] = [unsaid('bajo', 'debajo'), unsaid('alto', 'encima')];

const printed =
  (more: object, name: object = {}): Edit =>
  (all) => {
    all[T].label = 'Taza (o vaso)';
    all['label.json'] = {
      figures: {},
      names: [{ name: '{tipo} de la casa', law: 'RD 1', needs: [], ...name }],
      ...more,
    };
  };

// biome-ignore format: one edit per line
const cases: readonly (readonly [name: string, edit: Edit, told: readonly string[]])[] = [
  ['a dose that does not rise', limits([1.5, 1.1234567, 3], 2), ['trade.json [ Van de menor a mayor: [mínimo, usual, máximo], y aquí hay 1,5 – 1,123457 – 3.']],
  ['a cap over its dose', limits([1, 2, 3.1234561], 3.1234567), ['trade.json 3.1234567 El tope (3,123457) pasa del máximo de su dosis (3,123456).']],
  ['a cap as far as its dose', limits([3, 3, 3], 3), []],
  ['a cap over a dose of one figure', limits([3, 3, 3], 4), ['trade.json 4 El tope (4) pasa del máximo de su dosis (3).']],
  ['a range with both sides and no sentence', ranged('nuevo', [1, 9]), [...low, ...high]],
  ['a range from nothing', ranged('nuevo', [0, 9]), high],
  ['a range open above', ranged('nuevo', [1, null]), low],
  ['a range open below', ranged('nuevo', [null, 9]), high],
  ['a range up to the most there can be', ranged('nuevo', [1, 100], { most: 100 }), low],
  ['a range nearly up to the most there can be', ranged('nuevo', [1, 99], { most: 100 }), [...low, ...high]],
  ['a range below nothing', ranged('nuevo', [-9, -1]), [...low, ...high]],
  ['a range below nothing, up to it', ranged('nuevo', [-9, 0]), [...low, ...high]],
  ['a range around nothing', ranged('nuevo', [-9, 1]), high],
  ['a notice of a type without its sentence', (all) => (all[T].notices = [{ id: 'uno', to: 'warnings', when: 'dulzor > 3', say: 'ok' }, { id: 'dos', to: 'warnings', when: 'dulzor > 3' }]), [`${T} "dos" El aviso «dos» necesita una frase y no existe el mensaje «dos».`]],
  ['the first notice of a type without its sentence', (all) => (all[T].notices = [{ id: 'uno', to: 'warnings', when: 'dulzor > 3' }]), [`${T} "uno" El aviso «uno» necesita una frase y no existe el mensaje «uno».`]],
  ['a notice of a type twice', (all) => (all[T].notices = [{ id: 'ok', to: 'warnings', when: 'dulzor > 3' }, { id: 'ok', to: 'warnings', when: 'dulzor > 4' }]), [`${T} "ok" Ya hay un aviso «ok» más arriba: dale otro nombre a uno de los dos.`]],
  ['a notice of a type that the craft has', (all) => (all[T].notices = [{ id: 'consejo', to: 'warnings', when: 'dulzor > 3', say: 'ok' }]), [`${T} "consejo" Ya hay un aviso «consejo» entre los avisos del oficio: dale otro nombre a uno de los dos.`]],
  ['what is said when nothing is out, not always', (all) => (all['messages.json'].ok = [{ when: 'dulzor > 3', text: 'x' }]), ['messages.json "ok" «ok» se dice cuando no hay nada fuera: su última frase va sin «when», o habrá recetas a las que no se les diga nada.']],
  ['the same in a type of its own', (all) => (all[T].messages = { ok: [{ when: 'dulzor > 3', text: 'x' }] }), [`${T} "ok" «ok» se dice cuando no hay nada fuera: su última frase va sin «when», o habrá recetas a las que no se les diga nada.`]],
  ['a range that no notice may speak of', (all) => (all['rules.json'].notices[1].order = ['dulzor']), [`${T} "extracto" «extracto» tiene rango y nadie hablaría de él si queda fuera: añádelo a «order» en «consejo».`]],
  ['a range that nobody judges by', (all) => { all['rules.json'].notices[1].order = ['dulzor']; all['craft.json'].answer.inRange = { '@inRange': ['dulzor'] }; }, []],
  ['a range that is judged by', (all) => { all['rules.json'].notices[1].order = ['dulzor']; all['craft.json'].answer.inRange = { '@inRange': ['extracto'] }; }, [`${T} "extracto" «extracto» tiene rango y nadie hablaría de él si queda fuera: añádelo a «order» en «consejo».`]],
  ['a type that cannot be printed', printed({}), ['label.json "{tipo} de la casa" {tipo} imprimiría «Taza (o vaso)»: di en «called» cómo se llama lo que sale de «taza».']],
  ['a type that is called otherwise', printed({ called: { taza: 'Taza' } }), []],
  ['a type that cannot be printed, of which it is not the name', printed({}, { except: ['taza'] }), []],
  ['a type that cannot be printed, where its name has no hole', printed({}, { name: 'Té de la casa' }), []],
  ['a condition that is one comparison', (all) => (all['rules.json'].notices[0].when = { fact: 'dulzr', operator: 'equal', value: 1 }), ['rules.json "dulzr" No existe el hecho «dulzr». ¿Querías decir «dulzor»?']],
  ['a condition of several', (all) => (all['rules.json'].notices[0].when = { any: [{ fact: 'dulzor', operator: 'equal', value: 1 }, { fact: 'dulzr', operator: 'equal', value: 1 }] }), ['rules.json "dulzr" No existe el hecho «dulzr». ¿Querías decir «dulzor»?']],
];
for (const [name, edit, expected] of cases) test(name, () => assert.equal(told(edit), expected));

test('judged by what the answer lists, and by all where it lists none', () => {
  const { judged } = craftOf((all) => (all['craft.json'].answer.inRange = { '@inRange': ['extracto'] }));
  assert.equal(judged, [1]);
  assert.equal([craftOf(() => {}).judged, craftOf(() => {}).hasVerdict], [null, true]);
  assert.is(craftOf((all) => delete all['craft.json'].answer.verdict).hasVerdict, false);
});

test('how much a range matters is what its parameter says, where the type says nothing else', () => {
  const weights = (edit: Edit) =>
    craftOf(edit)
      .types.get('taza')!
      .plan.targets.map(({ weight }) => weight);
  assert.equal(
    weights(() => {}),
    [1, 1],
  );
  const heavy: Edit = (all) => (all['params.json'].params.dulzor.weight = 3);
  assert.equal(weights(heavy), [3, 1]);
  const lighter: Edit = (all) => {
    heavy(all);
    all[T].ranges.dulzor.weight = 1;
  };
  assert.equal(weights(lighter), [1, 1]);
});

test('a type that only corrects otherwise says it as the craft does', () => {
  const sweet = { grams: 40 };
  const said = (text: string | undefined, general: unknown) => {
    const craft = craftOf((all) => {
      all['messages.json']['dulzor.alto'] = general;
      all[T].messages = {
        'dulzor.alto': { ...(text === undefined ? {} : { text }), try: [{ add: 'jarabe' }, { add: 'agua' }] },
      };
    });
    const ingredients = [
      { name: 'agua', grams: 200 },
      { name: 'azucar', ...sweet },
      { name: 'hoja', grams: 4 },
    ];
    return (evaluate(craft, { ingredients }, site) as unknown as { suggestions: string[] }).suggestions.join(' ');
  };
  assert.match(said(undefined, { text: 'Empalaga: {valor} %.', try: [{ less: 'azucar' }] }), /^Empalaga: .* de agua/);
  assert.match(said(undefined, 'Empalaga: {valor} %.'), /^Empalaga: .* de agua/);
  assert.match(said('Dulce.', 'Empalaga: {valor} %.'), /^Dulce\. .* de agua/);
});

test.run();
