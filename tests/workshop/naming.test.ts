// Renaming and creating: nothing answers otherwise, nothing that passed stops passing, and there and back is as it was.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Files, openWorkshop, patchOf, type RenameKind, report } from '../../workshop/index.ts';
import { only, readFiles } from './definitions.ts';

const real = readFiles('.');
/** One for all, as in the page: what did not change is not checked again. */
const workshop = openWorkshop();
const errors = (files: Files): string =>
  report(workshop.check(files).problems.filter(({ severity }) => severity === 'error'));

// biome-ignore format: one name per line
const names: [craft: string, kind: RenameKind, id: string][] = [
  ['panaderia', 'parameter', 'hidratacion'],
  ['panaderia', 'parameter', 'salPan'],
  ['panaderia', 'constant', 'salDeLey'],
  ['panaderia', 'type', 'baguette'],
  ['panaderia', 'message', 'sin_harina'],
  ['panaderia', 'notice', 'sal_legal'],
  ['turron', 'decision', 'categoria'],
  ['cacao', 'column', 'manteca'],
  ['pasteleria', 'type', 'buttercream_americano'],
  ['turron', 'column', 'alm'],
  ['turron', 'set', 'permitidos'],
  ['helado', 'parameter', 'PAC'],
  ['cacao', 'group', 'jarabe'],
  ['panaderia', 'group', 'masa_madre'],
  ['conservas', 'parameter', 'brix'],
];

for (const [craft, kind, id] of names) {
  test(`${craft}: ${kind} «${id}» under another name, and back`, () => {
    const files = only(real, craft);
    const to = `${id}_nuevo`;
    const { files: after, problems } = workshop.rename(files, { craft, kind, id, to });
    assert.equal(problems, []);
    assert.is.not(patchOf(files, after), '');
    assert.is(errors(after), '');
    const old = new RegExp(`"${id}"\\s*:`);
    if (kind === 'parameter') assert.not.match(after.get(`crafts/${craft}/params.json`)!, old);
    const back = workshop.rename(after, { craft, kind, id: to, to: id });
    assert.equal(back.problems, []);
    assert.is(patchOf(files, back.files), '');
  });
}

test('a sentence that a notice says by its own name: the notice says which it is', () => {
  const files = only(real, 'turron');
  const renaming = { craft: 'turron', kind: 'message', id: 'dosis_decide', to: 'otra_frase' } as const;
  const { files: after, problems } = workshop.rename(files, renaming);
  assert.equal(problems, []);
  assert.match(after.get('crafts/turron/rules.json')!, /"id": "dosis_decide", "say": "otra_frase"/);
  assert.is(errors(after), '');
});

test('an ingredient of the larder is renamed for every craft that uses it', () => {
  const files = new Map([...only(real, 'turron'), ...only(real, 'conservas')]);
  const renaming = { craft: 'turron', kind: 'ingredient', id: 'almendra_marcona', to: 'almendra_de_prueba' } as const;
  const { files: after, problems } = workshop.rename(files, renaming);
  assert.equal(problems, []);
  assert.is(errors(after), '');
  for (const [path, text] of after) assert.not.match(text, /["#|]almendra_marcona["|]/, path);
});

test('a parameter whose formula cannot be read is refused, and nothing is written', () => {
  const files = only(real, 'panaderia');
  const fields = { craft: 'panaderia', id: 'nueva', like: 'hidratacion', label: 'Nueva' };
  const wrong = workshop.create(files, 'parameter', { ...fields, formula: '100 * suma(nada) / peso' });
  assert.equal(wrong, { files, problems: ['No existe la columna «nada».'] });
  const right = workshop.create(files, 'parameter', { ...fields, formula: '100 * suma(sal) / peso' });
  assert.equal(right.problems, []);
  assert.is(errors(right.files), '');
});

for (const type of [undefined, 'baguette'])
  test(`a rule is said when it holds, ${type ?? 'in every type'}`, () => {
    const files = only(real, 'panaderia');
    const workshop = openWorkshop();
    const say = 'Lleva {sal} % de sal: en casa ponemos menos.';
    const rule = { craft: 'panaderia', id: 'sal_de_casa', when: 'sal > 1.5', say, to: 'warnings', type };
    const { files: after, problems } = workshop.create(files, 'rule', rule);
    assert.equal(problems, []);
    assert.equal(workshop.stuck(after, 'panaderia'), []);
    const saysIn = (kind: string, salt: number): boolean => {
      const ingredients = [
        { name: 'Harina panadera', grams: 1000 },
        { name: 'Agua', grams: 650 },
        { name: 'Sal', grams: salt },
        { name: 'Levadura fresca', grams: 10 },
      ];
      return JSON.stringify(workshop.answer(after, 'panaderia', { type: kind, ingredients })).includes(
        'en casa ponemos',
      );
    };
    assert.equal([saysIn('baguette', 20), saysIn('baguette', 14)], [true, false]);
    assert.is(saysIn('pan_comun', 20), type === undefined);
    assert.equal(workshop.create(after, 'rule', rule).problems, [
      type === undefined ? 'Ya hay una regla «sal_de_casa».' : 'Ya hay una regla «sal_de_casa» en «baguette».',
    ]);
  });

for (const [kind, id, to, says] of [
  ['parameter', 'hidratacion', 'salPan', '«salPan» ya existe: elige otro nombre.'],
  ['parameter', 'hidrata', 'x', 'No existe «hidrata». ¿Querías decir «hidratacion»?'],
  ['parameter', 'hidratacion', 'suma', '«suma» es una palabra de las fórmulas: elige otro nombre.'],
  [
    'type',
    'baguette',
    'Barra',
    '«Barra» no vale: letras sin acentos ni eñes, cifras y guion bajo, y empieza por letra minúscula.',
  ],
] as const) {
  test(`refused: ${id} → ${to}`, () => {
    const files = only(real, 'panaderia');
    const { files: after, problems } = workshop.rename(files, { craft: 'panaderia', kind, id, to });
    assert.is(after, files);
    assert.is(problems.length, 1);
    assert.ok(problems[0]!.startsWith(says.slice(0, 30)), problems[0]);
  });
}

test('a type, a parameter, an ingredient and a craft start from something that passes', () => {
  const files = only(real, 'panaderia');
  const craft = 'panaderia';
  const steps = [
    workshop.create(files, 'type', {
      craft,
      id: 'mollete',
      like: 'pan_molde',
      label: 'Mollete',
      description: 'Pan blando',
    }),
  ];
  const add = (
    ...[kind, fields]: [Parameters<typeof workshop.create>[1], Parameters<typeof workshop.create>[2]]
  ): void => {
    steps.push(workshop.create(steps.at(-1)!.files, kind, fields));
  };
  add('parameter', {
    craft,
    id: 'mitadAgua',
    like: 'hidratacion',
    label: 'Mitad',
    formula: 'hidratacion / 2',
    unit: '%',
  });
  add('ingredient', { id: 'agua_de_prueba', like: 'agua', label: 'Agua de prueba' });
  add('craft', { id: 'pizzas', like: 'panaderia', label: 'Pizzas' });
  add('craft', { id: 'galletas', label: 'Galletas', description: 'Galletas de toda clase' });
  assert.equal(
    steps.flatMap(({ problems }) => problems),
    [],
  );
  const after = steps.at(-1)!.files;
  assert.is(errors(after), '');
  const { crafts } = openWorkshop().check(after);
  assert.equal(
    crafts.map(({ id, label }) => [id, label]),
    [
      ['galletas', 'Galletas'],
      ['panaderia', JSON.parse(files.get('crafts/panaderia/craft.json')!).label],
      ['pizzas', 'Pizzas'],
    ],
  );
  assert.match(after.get('crafts/panaderia/params.json')!, /"mitadAgua": \{ "label": "Mitad", "unit": "%"/);
});

for (const [kind, fields, says] of [
  ['type', { craft: 'panaderia', id: 'baguette', like: 'baguette' }, 'El tipo «baguette» ya existe.'],
  [
    'type',
    { craft: 'panaderia', id: 'otra', like: 'bagette' },
    'No existe el tipo «bagette». ¿Querías decir «baguette»?',
  ],
  [
    'type',
    { craft: 'panadería', id: 'otra', like: '' },
    'No existe el oficio «panadería». ¿Querías decir «panaderia»?',
  ],
  [
    'type',
    { craft: 'panaderia', id: 'Pan Ñoño', like: 'baguette' },
    '«Pan Ñoño» no vale: el identificador lleva letras sin acentos, cifras y guion bajo, y empieza por minúscula.',
  ],
  ['ingredient', { id: 'agua', like: 'agua' }, 'El ingrediente «agua» ya existe.'],
  ['parameter', { craft: 'panaderia', id: 'limiteSal', like: 'hidratacion' }, '«limiteSal» ya existe.'],
  ['craft', { id: 'panaderia' }, 'El oficio «panaderia» ya existe.'],
  ['rule', { craft: 'panaderia', id: 'mia', say: 'Ojo.', to: 'warnings' }, 'Falta la condición: cuándo se dice.'],
  ['rule', { craft: 'panaderia', id: 'mia', when: 'sal > 2', to: 'warnings' }, 'Falta la frase: qué se dice.'],
  [
    'rule',
    { craft: 'panaderia', id: 'mia', when: 'sal > 2', say: 'Ojo.', to: 'warning' },
    'No existe la lista «warning». ¿Querías decir «warnings»?',
  ],
] as const) {
  test(`not created: ${says}`, () => {
    const files = only(real, 'panaderia');
    assert.equal(openWorkshop().create(files, kind, fields), { files, problems: [says] });
  });
}

test.run();
