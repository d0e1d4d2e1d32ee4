// What a label supposes it says, what it is told it uses, and what is for the maker's eyes is not printed.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCrafts } from '../../engine/load/disk.ts';
import { loadTexts } from '../../engine/load/index.ts';
import { craftOf } from '../loaded.ts';
import { itemsOf, labelled, type Recipe } from './desk.ts';

const labelOf = (id: string, type: string, recipe: Recipe, more: object = {}) =>
  labelled(id, { type, ingredients: itemsOf(id, recipe), ...more });

const jam = { Albaricoque: 650, Azúcar: 500, 'Zumo de limón': 20, Pectina: 5 };
const heldBy = (told: ReturnType<typeof labelOf>): string[] =>
  told.names.filter(({ holds }) => holds).map(({ name }) => name);

test('the finished weight that is told is the one that legal names and mentions are worked out on', () => {
  const thick = labelOf('conservas', 'confitura', jam, { finishedWeight: 900 });
  assert.is(thick.mentions[0]!.text, 'Elaborado con 72 g de fruta por 100 g.');
  assert.ok(heldBy(thick).includes('Confitura extra de albaricoque'));
  const thin = labelOf('conservas', 'confitura', jam, { finishedWeight: 1000 });
  // A mention of jams is of no more than what is called jam.
  assert.equal(thin.mentions, []);
  assert.not.ok(heldBy(thin).some((name) => name.startsWith('Confitura')));
  assert.equal(labelOf('conservas', 'confitura', jam, { loss: 100 * (1 - 1000 / 1175) }).names, thin.names);
  // What is told of the process itself wins.
  assert.is(
    labelOf('conservas', 'confitura', jam, { finishedWeight: 1000, peso_final: 900 }).mentions[0]!.text,
    thick.mentions[0]!.text,
  );
});

test('what is for the maker is told and not printed; where it goes is a note beside it', () => {
  const karite = labelOf('cacao', 'negro', {
    'Pasta de cacao': 600,
    Azúcar: 270,
    'Manteca de cacao': 90,
    'Manteca de karité': 40,
  });
  assert.ok(
    karite.mentions.some(
      ({ text, prints, note }) =>
        text === 'Contiene grasas vegetales además de manteca de cacao.' && prints && /negrita/.test(note ?? ''),
    ),
  );
  const egg = labelOf('helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35 %': 200, Yema: 60, Azúcar: 140 });
  assert.ok(egg.mentions.length > 0 && egg.mentions.every(({ prints }) => !prints));
});

test('an additive of which only the class is known is asked for, and usual lists are said to be so', () => {
  const plain = { 'Leche entera': 600, 'Nata 35 %': 200, Azúcar: 180 };
  const bare = labelOf('helado', 'helado_crema', plain);
  assert.equal(bare.warnings, []);
  assert.not.ok(bare.assumptions.some((text) => text.includes('ficha técnica') && text.includes('lista propia')));
  const coloured = labelOf('helado', 'helado_crema', { ...plain, 'Colorante rojo': 1, 'Galletas Oreo': 60 });
  assert.ok(coloured.warnings.some((text) => text.includes('«Colorante rojo»') && text.includes('número E')));
  assert.ok(coloured.assumptions.some((text) => text.includes('«galletas de cacao rellenas»')));
  const named = labelOf('helado', 'helado_crema', { ...plain, Carmín: 1 });
  assert.equal(named.warnings, []);
  assert.match(named.ingredients.text, /colorante \(/);
});

test('the percentage is of what the name names, not of whatever shares a word with it', () => {
  const told = labelOf(
    'helado',
    'helado_crema',
    { 'Leche entera': 600, 'Nata 35 %': 100, 'Dulce de leche': 200, 'Base 50': 50, Azúcar: 50 },
    { name: 'helado de dulce de leche' },
  );
  assert.equal(
    told.quid.map(({ text }) => text),
    ['dulce de leche (20 %)'],
  );
});

test('no text of the larder leaves an additive without its name, nor a fat without its plant', () => {
  const classes = [...craftOf('helado').larder.labelling!.classes.values()].flatMap(({ one, many }) => [one, many]);
  const bare = new RegExp(`(?:^|[,(] ?)(?:${classes.join('|')}|(?:aceites?|grasas?) vegetal(?:es)?)(?=[,)]|$)`, 'u');
  const wrong = [...craftOf('helado').larder.rows.values()].filter(
    ({ entry: { compound, legal, clear, class: own } }) =>
      own === undefined &&
      bare.test(`${compound ?? ''}`.replace(/ ~?\d[\d.,–-]* %/g, '')) &&
      clear === undefined &&
      !/[(,]/.test(legal ?? ''),
  );
  assert.equal(
    wrong.map(({ id, entry }) => `${id}: ${entry.compound}`),
    [],
  );
});

/** The problems of a craft whose label.json was edited. */
function problemsOf(edit: (file: { called: Record<string, string> }) => void): string[] {
  const own = readCrafts('crafts').filter(({ folder }) => folder.endsWith('pasteleria'));
  const edited = own.map((craft) => {
    const file = JSON.parse(craft.texts.get('label.json')!);
    edit(file);
    return { ...craft, texts: new Map([...craft.texts, ['label.json', JSON.stringify(file)]]) };
  });
  return loadTexts(edited).problems.map(({ message }) => message);
}

test('what {tipo} prints is declared where the name of the type is no name to print', () => {
  const told = labelOf('pasteleria', 'genoise', { Harina: 120, Huevo: 240, Azúcar: 120 });
  assert.is(told.names[0]!.name, 'Bizcocho genovés');
  assert.ok(
    problemsOf(({ called }) => {
      delete called.genoise;
    }).some((text) => text.includes('Génoise (bizcocho genovés)') && text.includes('called')),
  );
  assert.ok(
    problemsOf(({ called }) => {
      called.genoisse = 'Bizcocho';
    }).some((text) => text.includes('genoisse') && text.includes('¿Querías decir')),
  );
  assert.ok(
    problemsOf(({ called }) => {
      called.genoise = 'Bizcocho (genovés)';
    }).some((text) => text.includes('tal cual')),
  );
});

test.run();
