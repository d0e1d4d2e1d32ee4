// Turrón: what is refused, what never changes, and what an edit of one file does.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft } from '../../engine/index.ts';
import { loadCrafts } from '../../engine/load/disk.ts';
import { balance, type Answer as Definition, refusal } from './bench.ts';
import { type Answer, type Example, exact, examples, published, turron, types } from './turron-desk.ts';
import { type Recipe, yolk } from './turron-masses.ts';

// ---------------------------------------------------------------- what is refused

const nothing = 'No hay ingredientes válidos: añade almendra, miel o azúcar con un peso mayor que 0.';

// biome-ignore format: one case per line
const refused: [what: string, recipe: Recipe][] = [
  ['no almond, honey or sugar', { clara: 100, agua: 50, mantequilla: 20 }],
  ['weights of 0', { almendra_tostada: 0, miel: 0, azucar: 0, clara: 40 }],
  ['glucose alone', { glucosa: 100, agua: 50 }],
  ['hazelnut alone', { avellana_tostada: 100 }],
  ['nothing known', { meteorito: 100 }],
  ['a sugar of one\'s own that is all water', [{ ingrediente: 'almíbar imposible', peso: 100, azuc: 10, agua: 100 }]],
  ['an empty list', []],
];

for (const [what, recipe] of refused)
  test(`400: ${what}`, () => assert.match(refusal('turron', 'jijona', recipe), nothing));

test('400: a negative weight names its item', () => {
  assert.match(refusal('turron', 'jijona', { almendra_tostada: 100, miel: -1 }), /ingredients\[1\]\.peso/);
});

for (const id of ['almendra_tostada', 'miel', 'azucar', 'mazapan_base'])
  test(`${id} is enough to analyse`, () =>
    assert.is(typeof turron('jijona', { [id]: 1, agua: 10 }).params.pctAlmendra, 'number'));

test('an unknown type falls back to jijona and says which one was near', () => {
  const { type, score, warnings } = turron('alicnate', { almendra_tostada: 650, miel: 150, azucar: 180, clara: 40 });
  assert.is(type, 'jijona');
  assert.is(score.tipo, 'jijona');
  assert.is(score.categoria, 'Suprema');
  assert.equal(warnings, [
    'Tipo «alicnate» no reconocido: se ha usado «Turrón de Jijona (blando)». ¿Querías decir «Turrón de Alicante (duro)»?',
  ]);
  assert.equal(turron('Yema tostada', { almendra_molida: 250, azucar: 150, yema: 54, agua: 50 }).warnings, []);
});

// ---------------------------------------------------------------- invariants

test('scale, order and split lines change nothing but the grams advised', () => {
  for (const type of types) {
    for (const { recipe, expect } of examples(type)) {
      if (expect.error) continue;
      const whole = turron(type, recipe);
      const lines = Object.entries(recipe).map(([ingrediente, peso]) => ({ ingrediente, peso }));
      const halves = lines.flatMap(({ ingrediente, peso }) => [
        { ingrediente, peso: peso / 2 },
        { ingrediente, peso: peso / 2 },
      ]);
      assert.equal(turron(type, halves.reverse()), whole);
      const scaled = turron(
        type,
        lines.map(({ ingrediente, peso }) => ({ ingrediente, peso: peso * 4 })),
      );
      assert.equal(scaled.params, whole.params);
      assert.is(scaled.score.categoria, whole.score.categoria);
    }
  }
});

test('RD 1787/1982, 7.4: the wafer that covers costs money and changes no percentage', () => {
  const bare = turron('alicante', { almendra_tostada: 600, miel: 200, azucar: 200 });
  const covered = turron('alicante', { almendra_tostada: 600, miel: 200, azucar: 200, oblea: 20 });
  assert.ok(covered.params.coste_kg_eur! > bare.params.coste_kg_eur!);
  assert.equal({ ...covered.params, coste_kg_eur: 0 }, { ...bare.params, coste_kg_eur: 0 });
  assert.equal(covered.score, bare.score);
});

test('a better class never has fewer almonds, until nothing binds them', () => {
  for (const type of types) {
    let last = 0;
    for (let alm = 0; alm <= 88; alm += 4) {
      const { almendras, motivos } = exact(
        type,
        { alm, miel: 12, azuc: 88 - alm },
        type === 'yema_tostada' ? yolk(6) : [],
      ).score;
      if (motivos.some((text: string) => /se desmorona|Falta azúcar que la cubra/.test(text))) break;
      assert.ok(almendras >= last, `${type} ${alm}`);
      last = almendras;
    }
  }
});

// ---------------------------------------------------------------- one file changed

/** The craft of a copy of the folder in which one file was edited. */
function copyWith(path: string, edit: (definition: Definition) => void): Craft {
  const folder = mkdtempSync(join(tmpdir(), 'turron-'));
  try {
    cpSync('crafts/turron', join(folder, 'turron'), { recursive: true });
    const target = join(folder, 'turron', path);
    const definition = JSON.parse(readFileSync(target, 'utf8'));
    edit(definition);
    writeFileSync(target, JSON.stringify(definition));
    const { crafts, problems } = loadCrafts(folder, 'larder');
    assert.equal(
      problems.map(({ message }) => message),
      [],
    );
    return crafts[0]!;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const says = (craft: Craft, type: string, recipe: Recipe): Answer['score'] =>
  (balance(craft, type, recipe) as Answer).score;

test('a changed threshold is one number in the file of its type', () => {
  const label = published('jijona', 'Etiqueta de una Suprema');
  const stricter = copyWith('types/jijona.json', (type) => {
    type.classes.rows.pctAlmendra.suprema = { range: '>=66', source: 'pliego reformado' };
    type.examples = type.examples.filter(({ name }: Example) => name !== 'Etiqueta de una Suprema');
  });
  const { categoria, motivos } = says(stricter, 'jijona', label);
  assert.is(categoria, 'Extra');
  assert.ok(motivos.includes('Te quedas a 1,8 puntos de Suprema.'));
});

test('a new legal minimum, with its article and its sentence, is written in the file of its type alone', () => {
  const recipe = { almendra_tostada: 10, avellana_tostada: 450, azucar: 540 };
  const reformed = copyWith('types/guirlache.json', (type) => {
    type.limits = { pctAlmendra: { range: [20, null], source: 'RD 1787/1982, 7.4 reformado' } };
    type.notices = [{ id: 'minimo_nuevo', to: 'motivos', each: 'limites' }];
    type.messages = {};
    type.messages.minimo_nuevo = 'No puede llamarse guirlache de almendra: {valor} %, mínimo legal {min} % ({source}).';
  });
  assert.is(
    says(reformed, 'guirlache', recipe).motivos.at(-1),
    'No puede llamarse guirlache de almendra: 1 %, mínimo legal 20 % (RD 1787/1982, 7.4 reformado).',
  );
  assert.not(
    says(reformed, 'guirlache', { almendra_tostada: 500, azucar: 500 }).motivos.some((text) =>
      text.startsWith('No puede'),
    ),
  );
});

test('a new class is one more row of the table', () => {
  const graded = copyWith('rules.json', (rules) => {
    rules.decisions.categoria.rows.unshift({
      give: { categoria: 'Gran Suprema', caso: 'clase' },
      say: 'suprema',
      when: {
        all: [
          { fact: 'conIGP', operator: 'equal', value: true },
          { fact: 'pctAlmendra', operator: 'greaterThanInclusive', value: 75 },
        ],
      },
    });
  });
  assert.is(
    says(graded, 'jijona', { almendra_tostada: 780, miel: 150, azucar: 70, clara: 40 }).categoria,
    'Gran Suprema',
  );
  assert.is(says(graded, 'jijona', { almendra_tostada: 650, miel: 150, azucar: 180, clara: 40 }).categoria, 'Suprema');
});

test('a workshop that dries less changes the moisture of the type, and the legal maximum answers (RD 1787/1982, 6.4.1)', () => {
  const moist = (H: number) =>
    copyWith('types/jijona.json', (type) => {
      type.constants.H = { value: H, source: 'pesado en el obrador' };
      type.examples = type.examples.map(({ name, recipe, expect }: Example) => ({
        name,
        recipe,
        expect: expect.error ? expect : {},
      }));
    });
  const recipe = { almendra_tostada: 680, miel: 150, azucar: 150, clara: 100 };
  const warning = (craft: Craft) => says(craft, 'jijona', recipe).motivos.find((text) => text.includes('humedad'));
  assert.is(warning(moist(4.5)), undefined);
  assert.is(warning(moist(4.6)), 'Aviso analítico: humedad 4,6 %, por encima del máximo legal de 4,5 % para Suprema.');
});

test.run();
