// The reader of names, tried in every craft with names as professionals type them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../engine/recipes.ts';
import { craftOf } from '../loaded.ts';
import { casesIn, isAs, measure, type Outcome, outcomesOf } from './corpus.ts';

const told = ({ in: craft, name, made, wanted }: Outcome): string =>
  `${craft}: «${name}» is ${made}, not ${wanted.join(' or ')}`;
const wrongIn = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ made, wanted }) => !isAs(made, wanted));

test('every name of the list becomes what it must, in every craft', () =>
  assert.equal(wrongIn(outcomesOf(casesIn('typed.txt'), crafts)).map(told), []));

const heldOut = outcomesOf(casesIn('held-out.txt'), crafts);
for (const { id } of crafts) {
  test(`${id}: of the names nothing was tuned with, at least 96 in 100 become what they must`, () => {
    const mine = heldOut.filter((outcome) => outcome.in === id);
    const wrong = wrongIn(mine);
    assert.ok(wrong.length <= 0.04 * mine.length, wrong.map(told).join('\n'));
  });
}

for (const list of [
  'counter.txt',
  'fresh.txt',
  'workshop.txt',
  'neighbours.txt',
  'pricelist.txt',
  'delivery.txt',
  'production.txt',
  'sheets.txt',
  'writers.txt',
  'notebook.txt',
  'invoices.txt',
  'orders.txt',
  'stores.txt',
  'strangers.txt',
  'bench.txt',
  'buyer.txt',
  'dispatch.txt',
  'squeezed.txt',
  'abroad.txt',
  'packets.txt',
  'kitchens.txt',
  'storeroom.txt',
  'makers.txt',
  'bakehouse.txt',
  'waybills.txt',
]) {
  const outcomes = outcomesOf(casesIn(list), crafts);
  for (const { id } of crafts) {
    test(`${id}: of ${list}, at least 95 in 100 are known and nothing becomes what it is not`, () => {
      const { known, wanted, wrong } = measure(outcomes.filter((outcome) => outcome.in === id));
      assert.equal(wrong.map(told), []);
      assert.ok(known >= 0.95 * wanted, `${known} of ${wanted}`);
    });
  }
}

test('no name of the larder becomes, in any craft, something without an allergen that it surely carries', () => {
  const lost = crafts.flatMap((craft) =>
    [...craft.larder.rows.values()].flatMap(({ id, label, entry }) =>
      [label, ...(entry.aliases ?? [])].flatMap((name) => {
        const became = craft.recognise(name).row?.larder;
        if (!became || became.id === id) return [];
        const kept = new Set((became.entry.allergens ?? []).map((one) => one.replace('?', '')));
        const gone = (entry.allergens ?? []).filter((one) => !one.endsWith('?') && !kept.has(one));
        return gone.map((one) => `${craft.id}: «${name}» (${id}) is ${became.id}, without ${one}`);
      }),
    ),
  );
  assert.equal(lost, []);
});

test('a name is never taken for a part of it', () => {
  const apart = ['vaporosa', 'de unicornio', 'con esferatil', 'sin esferatil', 'al esferatil'];
  for (const craft of crafts) {
    for (const { label } of [...craft.rows.values()].filter(
      ({ label }, index) => index % 17 === 0 && !label.includes(' para '),
    )) {
      for (const more of apart) {
        const { row, how } = craft.recognise(`${label} ${more}`);
        assert.ok(row === null || how === 'kind', `${craft.id}: «${label} ${more}» is ${row?.id}`);
      }
    }
  }
});

test('a use outside the mass is set apart, whatever it is', () => {
  for (const craft of crafts) {
    for (const name of [
      'huevo para pintar',
      'aceite para engrasar el molde',
      'azúcar glas para decorar',
      'esferatil para espolvorear',
    ])
      assert.ok(craft.recognise(name).apart, `${craft.id}: ${name}`);
    for (const name of ['nata para montar', 'queso para untar', 'harina para pizza'])
      assert.not.ok(craft.recognise(name).apart, `${craft.id}: ${name}`);
  }
});

test('a little more for a use outside the mass leaves in it what is weighed', () => {
  for (const craft of crafts) {
    for (const name of [
      'azúcar (más un poco para espolvorear)',
      'azúcar y un poco más para rebozar',
      'azúcar, más extra para la mesa',
      'azúcar + para espolvorear',
      'azúcar (+ un poco para decorar)',
    ]) {
      const { row, apart } = craft.recognise(name);
      assert.is(row?.id, craft.recognise('azúcar').row?.id, `${craft.id}: ${name}`);
      assert.not.ok(apart, `${craft.id}: ${name}`);
    }
    assert.ok(craft.recognise('un poco más de azúcar para espolvorear').apart);
    assert.ok(craft.recognise('azúcar extra para espolvorear').apart);
  }
});

test('what is told: a correction with both names, an unknown with the nearest, nothing of a plain name', () => {
  const helado = craftOf('helado');
  assert.is(helado.recognise('dextroza').note, '«dextroza» se ha leído como «Dextrosa».');
  assert.is(
    helado.recognise('huevo para pintar').note,
    '«huevo para pintar» queda fuera de la masa: no entra en el cálculo.',
  );
  for (const name of ['praliné mixto 60 %', 'praliné mixto 60-40', 'praliné almendra/avellana 70/30'])
    assert.is(
      helado.recognise(name).note,
      `De «${name}» no se lee la cifra: se usan los valores de «Praliné de almendra y avellana 50 %».`,
    );
  assert.is(helado.recognise('leche entera').note, null);
  assert.is(helado.recognise('nata 38 %').note, null);
  assert.is(
    helado.recognise('leche entera Prados Verdosos').note,
    '«leche entera Prados Verdosos» se ha tomado por «Leche entera 3,6 % MG»; «Prados Verdosos» se entiende como marca u origen.',
  );
  assert.is(
    helado.recognise('gelatina neutra').note,
    '«gelatina neutra» se ha tomado por gelatina sin sabor; si es la de dar brillo, escribe «brillo neutro».',
  );
  for (const name of ['crema pastelera', 'Chantilly', 'ganache de chocolate negro', 'masa de galleta']) {
    const { note, near } = helado.recognise(name);
    assert.is(note, `«${name}» es una elaboración: ponla como receta dentro de la receta o escribe sus ingredientes.`);
    assert.equal(near(), []);
  }
  assert.equal(
    ['chalotas', 'queso costeño', 'pepinillos', 'fumet'].map((name) => helado.recognise(name).near()[0]?.label),
    ['Cebolla', 'Queso fresco (tipo Burgos)', 'Pepino', 'Caldo de verduras (reconstituido)'],
  );
  assert.ok(helado.recognise('queso de tetilla').near().length > 0);
  assert.equal(helado.recognise('xyzzyx').near(), []);
});

test('a bare name taken for what is preserved is said; nothing is said to who says it', () => {
  for (const craft of crafts) {
    for (const name of ['salmón', 'boquerones', 'alcachofas', 'ají amarillo', 'sardina', 'atún', 'rodajas de piña']) {
      const { row, note } = craft.recognise(name);
      assert.is(note, `«${name}» se ha tomado por «${row?.label}»; si se usa fresco, indica su composición.`);
    }
    for (const name of [
      'salmón ahumado',
      'boquerón en vinagre',
      'alcachofas en lata',
      'pasta de ají amarillo',
      'bacon',
    ])
      assert.is(craft.recognise(name).note, null, `${craft.id}: «${name}»`);
  }
});

test('a figure between two rows of a series is so much of each', () => {
  const helado = craftOf('helado');
  const { row, figure } = helado.recognise('nata 36,5 % M.G.');
  assert.is(row?.id, 'nata_35');
  assert.equal(
    figure?.parts.map((part) => [part.row.id, part.share]),
    [
      ['nata_35', 0.5],
      ['nata_38', 0.5],
    ],
  );
  assert.is(helado.recognise('nata 38 %').figure, null);
});

test('a name written short is read when only one thing can be meant, and said', () => {
  const helado = craftOf('helado');
  const { row, note } = helado.recognise('alm. marcona tostada');
  assert.is(row?.id, 'almendra_marcona_tostada');
  assert.is(note, '«alm. marcona tostada» se ha leído como «Almendra Marcona tostada».');
  assert.is(helado.recognise('alm.').row, null);
});

test('the cost of a name grows no faster than its length', () => {
  const craft = crafts[0]!;
  const labels = [...craft.rows.values()].map(({ label }) => label).join(' ');
  const pieces = [
    'leche entera ',
    'xyzzy ',
    'alm. ',
    's/',
    'a.',
    '35 % ',
    '(a) ',
    'Aa Bb ',
    'sin sal ',
    'para pintar ',
    labels,
  ];
  const cost = (text: string): number => {
    const start = process.cpuUsage();
    craft.recognise(text);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  for (const piece of pieces) {
    const least = (length: number): number =>
      Math.min(
        ...[1, 2, 3, 4, 5].map((turn) => cost(turn + piece.repeat(Math.ceil(length / piece.length)).slice(0, length))),
      );
    least(5000);
    const [short, long] = [least(4999), least(39_992)];
    // Eight times as long: sixty-four times the cost if every letter looked at every other.
    assert.ok(long < 24 * Math.max(short, 3000), `«${piece.slice(0, 12)}…»: ${short} µs, ${long} µs`);
  }
});

test.run();
