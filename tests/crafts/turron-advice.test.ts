import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cincoClaras,
  dePastelero,
  exact,
  examples,
  near,
  porUnaDecima,
  published,
  sinMiel,
  turron,
  types,
} from './turron-desk.ts';
import { type Recipe, yolk } from './turron-masses.ts';

// ---------------------------------------------------------------- what is said

test('IGP Mazapán de Toledo: almond at least one to one and 26 % of fat on dry matter', () => {
  const passes = turron('mazapan', published('mazapan', 'Crudo, con clara y limón')).score.motivos;
  assert.is(
    passes[1],
    'Cumple la proporción de la IGP Mazapán de Toledo: almendra al menos a partes iguales con el azúcar (50 % de la pasta) y grasa 26,66 % sobre seco (mínimo 26 %).',
  );
  const cooked = turron('mazapan', published('mazapan', 'A partes iguales, cocido con agua')).score.motivos;
  assert.match(cooked[1]!, /\(50 % de la pasta\) y grasa 26,8\d? % sobre seco/);
  const short = turron('mazapan', published('mazapan', 'Extra, lejos de la proporción de Toledo')).score.motivos;
  assert.match(
    short[1]!,
    /^No llega a la IGP Mazapán de Toledo: pide almendra al menos a partes iguales con el azúcar \(ahora 42,11 % de la pasta\) y un 26 % de grasa sobre seco \(ahora 22,38 %\)\.$/,
  );
  assert.ok(passes.at(-1)!.startsWith('No se pide lugar de elaboración ni certificación'));
  assert.not(short.some((text) => text.startsWith('No se pide lugar')));
});

// biome-ignore format: one case per line
const nearMisses: [type: string, parts: Parameters<typeof exact>[1], yolk: number, says: string | null][] = [
  ['jijona', { alm: 48.01, miel: 12, azuc: 39.99 }, 0, 'Te quedas a 1,99 puntos de Extra.'],
  ['jijona', { alm: 48, miel: 12, azuc: 40 }, 0, null],
  ['jijona', { alm: 49, miel: 12, azuc: 39 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['jijona', { alm: 49.5, miel: 12, azuc: 38.5 }, 0, 'Te quedas a 0,5 puntos de Extra. El margen del cálculo es de ±0,5 puntos: pesa la masa terminada para confirmarlo.'],
  ['jijona', { alm: 63, miel: 12, azuc: 25 }, 0, 'Te quedas a 1 punto de Suprema.'],
  ['jijona', { alm: 64, miel: 12, azuc: 24 }, 0, null],
  ['jijona', { alm: 55, miel: 9.2, azuc: 35.8 }, 0, 'Te quedas a 0,8 puntos de Extra.'],
  ['jijona', { alm: 66, miel: 9.2, azuc: 24.8 }, 0, 'Te quedas a 0,8 puntos de Suprema.'],
  ['jijona', { alm: 55, miel: 9, azuc: 36 }, 0, null],
  ['jijona', { alm: 49, miel: 9.2, azuc: 41.8 }, 0, 'Te quedas a 1 punto de almendra y 0,8 puntos de miel de Extra.'],
  ['jijona', { alm: 49, miel: 5, azuc: 46 }, 0, null],
  ['jijona', { alm: 29, miel: 12, azuc: 59 }, 0, 'Te quedas a 1 punto de Popular.'],
  ['alicante', { alm: 45, miel: 12, azuc: 43 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['mazapan', { alm: 22, azuc: 78 }, 0, 'Te quedas a 1 punto de Standard.'],
  ['mazapan', { alm: 34, azuc: 66 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['mazapan', { alm: 44, azuc: 56 }, 0, 'Te quedas a 1 punto de Suprema.'],
  ['yema_tostada', { alm: 39, azuc: 55 }, 6, 'Te quedas a 1 punto de Suprema.'],
  ['yema_tostada', { alm: 41, azuc: 56 }, 3, 'Te quedas a 1 punto de Suprema.'],
  ['yema_tostada', { alm: 50, azuc: 49.2 }, 0.8, 'Te quedas a 0,2 puntos de Suprema. El margen del cálculo es de ±0,5 puntos: pesa la masa terminada para confirmarlo.'],
  ['yema_tostada', { alm: 50, azuc: 50 }, 0, null],
  ['yema_tostada', { alm: 37, azuc: 62.2 }, 0.8, 'Te quedas a 0,2 puntos de almendra y 0,2 puntos de yema de Extra.'],
  ['guirlache', { alm: 37, azuc: 63 }, 0, 'Te quedas a 1 punto de Extra.'],
  ['generico', { alm: 44, azuc: 56 }, 0, 'Te quedas a 1 punto de Suprema.'],
  ['peladilla', { alm: 29, azuc: 71 }, 0, 'Te quedas a 1 punto de Extra.'],
];

for (const [type, parts, grams, says] of nearMisses) {
  test(`near miss: ${type} ${JSON.stringify(parts)}${grams ? `, ${grams} of yolk` : ''}`, () => {
    const { motivos } = exact(type, parts, grams ? yolk(grams) : []).score;
    assert.is(motivos.find((text) => text.startsWith('Te quedas')) ?? null, says);
  });
}

test('a recipe with starch or with what is not allowed hears first that it leaves, and no near miss', () => {
  for (const extra of ['harina', 'nuez']) {
    const { motivos } = turron('jijona', {
      almendra_tostada: 480,
      miel: 150,
      azucar: 330,
      clara: 40,
      [extra]: 60,
    }).score;
    assert.match(motivos[1]!, `Cambia los 60 g de ${extra} por 60 g de almendra`);
    assert.not(
      motivos.some((text) => /^(Te quedas|Para llegar)/.test(text)),
      motivos.join('\n'),
    );
  }
});

/** Grams exactly as the balance would need them; the sentence rounds them up. */
// biome-ignore format: one case per line
const missing: [type: string, recipe: Record<string, number>, goal: number, almond: number, sugar: number][] = [
  ['jijona', cincoClaras, 50, 19.6, 18.7],
  ['jijona', cincoClaras, 64, 423.3, 223.4],
  ['jijona', sinMiel, 50, 56.6, 53.8],
  ['alicante', porUnaDecima, 46, 1.5, 1.7],
  ['alicante', dePastelero, 60, 397.5, 246.4],
];

for (const [type, recipe, goal, almond, sugar] of missing) {
  test(`${type}, to ${goal} %: ${almond} g of toasted almond or ${sugar} g of sugar less`, () => {
    const more = turron(type, { ...recipe, almendra_tostada: (recipe.almendra_tostada ?? 0) + almond });
    near(more.params.pctAlmendra!, goal, 0.011, 'almond added');
    if (sugar <= recipe.azucar!)
      near(turron(type, { ...recipe, azucar: recipe.azucar! - sugar }).params.pctAlmendra!, goal, 0.011, 'sugar taken');
  });
}

test('10 % of honey by swapping sugar leaves the almond as it was', () => {
  const before = turron('jijona', sinMiel).params;
  const after = turron('jijona', { ...sinMiel, azucar: 1000 - 170.4, miel: 205.6 }).params;
  near(after.pctMiel!, 10, 0.006, 'honey');
  near(after.pctAlmendra!, before.pctAlmendra!, 0.02, 'almond');
});

// biome-ignore format: one case per line
const advice: [what: string, type: string, recipe: Recipe, says: string[]][] = [
  ['Extra within reach', 'jijona', cincoClaras, ['Para llegar a Extra cambia 10 g de azúcar por 10 g de almendra repelada cruda.']],
  ['almond and honey missing', 'jijona', sinMiel, ['Para llegar a Extra cambia 28 g de azúcar por 28 g de almendra repelada tostada.', 'Cambia 175 g de azúcar por 210 g de miel de abeja (milflores) para llegar al 10 %.']],
  ['a few grams', 'alicante', porUnaDecima, ['Para llegar a Extra cambia 1 g de azúcar por 1 g de almendra repelada tostada.']],
  ['more glucose would have to leave than there is, and too little sugar would be left: almond comes in', 'alicante', dePastelero, ['Para llegar a Suprema añade 410 g de almendra repelada cruda.']],
  ['far from its class', 'jijona', { almendra_tostada: 300, miel: 120, azucar: 560, clara: 40 }, ['Para llegar a Extra cambia 195 g de azúcar por 195 g de almendra repelada tostada.']],
  ['no sugar to swap: honey is added', 'jijona', { almendra_tostada: 650, miel: 50, glucosa: 300, clara: 40 }, ['Añade 26 g de miel para llegar al 10 %.']],
  ['yolk', 'yema_tostada', { almendra_molida: 500, azucar: 400, yema: 10, agua: 100 }, ['Añade 11 g de yema.']],
  ['a swap leaves the honey as it is', 'alicante', { almendra_tostada: 580, miel: 100, azucar: 300, clara: 30 }, ['Para llegar a Suprema cambia 17 g de azúcar por 17 g de almendra repelada tostada.']],
  ['glucose gives way before sugar', 'alicante', { almendra_tostada: 580, miel: 110, azucar: 240, glucosa: 70, clara: 30 }, ['Para llegar a Suprema cambia 23 g de glucosa por 23 g de almendra repelada tostada.']],
  ['flour leaves first, and nothing else is said', 'jijona', { almendra_tostada: 600, miel: 150, azucar: 200, clara: 40, harina: 10.8 }, ['Cambia los 10,8 g de harina por 11 g de almendra repelada tostada: este turrón no lleva harina ni fécula; con ella es «turrón con fécula».']],
  ['enough for the sum with the yolk too', 'yema_tostada', { almendra_molida: 300, azucar: 500, yema: 100 }, ['Para llegar a Suprema cambia 60 g de azúcar por 60 g de almendra molida (harina de almendra).']],
  ['a swap leaves the yolk as it is', 'yema_tostada', { almendra_molida: 360, azucar: 620, yema: 22, agua: 60 }, ['Para llegar a Extra cambia 33 g de azúcar por 33 g de almendra molida (harina de almendra).']],
  ['ground almond in marzipan', 'mazapan', { almendra_molida: 430, azucar_glas: 540, clara: 30 }, ['Para llegar a Suprema cambia 20 g de azúcar glas (con antiaglomerante) por 20 g de almendra molida (harina de almendra).']],
  ['the nut that weighs most', 'guirlache', { avellana_tostada: 400, almendra_tostada: 30, azucar: 570 }, ['Para llegar a Suprema cambia 20 g de azúcar por 20 g de avellana tostada.']],
  ['nothing above Suprema', 'alicante', published('alicante', 'Etiqueta de una Suprema'), []],
];

for (const [what, type, recipe, says] of advice) {
  test(`grams missing: ${what}`, () => {
    const { motivos } = turron(type, recipe).score;
    assert.equal(
      motivos.filter((text) => /^(Para llegar|Cambia|Añade)/.test(text)),
      says,
    );
  });
}

test('following the grams of the advice reaches the class it names', () => {
  assert.is(turron('jijona', { ...cincoClaras, almendra_cruda: 510, azucar: 240 }).score.categoria, 'Extra');
  assert.is(turron('alicante', { ...porUnaDecima, almendra_tostada: 251, azucar: 149 }).score.categoria, 'Extra');
  assert.is(turron('alicante', { ...dePastelero, almendra_cruda: 855, azucar: 65 }).score.categoria, 'Suprema');
});

test('the floor of the registered name «Jijona» is mentioned between 50 and 52 % of almond, never in Alicante', () => {
  const says = (type: string, alm: number) =>
    exact(type, { alm, miel: 12, azuc: 88 - alm }).score.motivos.includes(
      'Ojo: el registro europeo del nombre «Jijona» pide un 52 % de almendra.',
    );
  assert.equal(
    [49.99, 50, 51.99, 52].map((alm) => says('jijona', alm)),
    [false, true, true, false],
  );
  assert.not(says('alicante', 50));
});

test('flavourings above 1 % are pointed out', () => {
  const says = (lemon: number) =>
    turron('guirlache', { almendra_tostada: 500, azucar: 500, sal: lemon }).score.motivos.find((text) =>
      text.startsWith('Los aromas'),
    );
  assert.is(says(10), undefined);
  assert.is(says(15), 'Los aromas y auxiliares suman 1,48 %: por encima del 1 % ya no son accesorios.');
});

test('what the way to the next class puts right is not said again', () => {
  const { motivos } = turron('jijona', cincoClaras).score;
  assert.ok(motivos.some((text) => text.startsWith('Para llegar a Extra')));
  assert.not(motivos.some((text) => text.includes('el oficio trabaja')));
});

test('hazelnut sends an Alicante, and only an Alicante, to Agramunt', () => {
  const says = (type: string, nut: string) =>
    turron(type, { almendra_tostada: 500, [nut]: 150, miel: 200, azucar: 150 }).score.motivos.includes(
      "Contiene avellana: mira la IGP Torró d'Agramunt (60 % o 46 % de fruto seco y 10 % de miel).",
    );
  assert.ok(says('alicante', 'avellana_tostada'));
  assert.ok(says('alicante', 'avellana_cruda'));
  assert.not(says('alicante', 'nuez'));
  assert.not(says('jijona', 'avellana_tostada'));
});

test('the reasons come in their order, whole', () => {
  assert.equal(turron('jijona', cincoClaras).score.motivos, [
    'Fuera de IGP: 49,02 % de almendra, por debajo del 50 % que pide la calidad Extra. Por el RD 1787/1982 sería calidad Standard.',
    'Te quedas a 0,98 puntos de Extra.',
    'Para llegar a Extra cambia 10 g de azúcar por 10 g de almendra repelada cruda.',
  ]);
  const thin = [
    { ingrediente: 'almendra propia', peso: 49, alm: 100, agua: 3.5, grasa: 40, prot: 22, kcal: 600, precio: 9 },
    { ingrediente: 'miel', peso: 30 },
    { ingrediente: 'azucar', peso: 18 },
    { ingrediente: 'canela', peso: 2 },
  ];
  assert.equal(turron('jijona', thin).score.motivos, [
    'Por composición sería calidad Extra, pero no cumple los límites analíticos del RD 1787/1982, 6.4.',
    'Pon 0,09 g de canela en vez de 2 g: ahora es un 2,1 % de la masa y lo usual es un 0,1 %.',
    'Aviso analítico: grasa estimada 20,6 % frente al mínimo legal de 27 % para Extra.',
    'Los aromas y auxiliares suman 2,1 %: por encima del 1 % ya no son accesorios.',
    'Grasa: 20,6 %, y el oficio trabaja entre 27 y 42. Cambia 10,4 g de azúcar por 10,4 g de almendra repelada tostada.',
  ]);
});

test('no sentence says that the product is protected: composition only', () => {
  const said = types.flatMap((type) =>
    examples(type).flatMap((example) => (example.expect.error ? [] : turron(type, example.recipe).score.motivos)),
  );
  for (const text of said) assert.not.match(text, /\b(es|tiene|lleva|ampara\w*|certificad\w*)\b[^.]*\bIGP\b/i);
  for (const type of ['jijona', 'alicante']) {
    for (const example of examples(type).filter(({ expect }) =>
      ['Suprema', 'Extra'].includes(String(expect['score.categoria'])),
    )) {
      const { motivos } = turron(type, example.recipe).score;
      assert.match(motivos[0]!, /^Calidad (Suprema|Extra) por composición/);
      assert.is(
        motivos.at(-1),
        'No se pide lugar de elaboración ni certificación: la IGP exige además elaborar en la zona y el control del Consejo Regulador.',
      );
    }
  }
});

test.run();
