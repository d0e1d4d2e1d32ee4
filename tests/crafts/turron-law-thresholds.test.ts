// The law of turrón (RD 1787/1982): classes and analytical limits, each at its figure and beside it, with its article.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exact, turron } from './turron-law-desk.ts';
import { file, type Sourced, yolk } from './turron-masses.ts';

// ——— Classes of 7.4 and honey of the protected names ———

// biome-ignore format: one case per line
const classes: [article: string, type: string, recipe: Parameters<typeof exact>[1], yolk: number, categoria: string, says: RegExp][] = [
  ['Orden de 22-03-1996, art. 11, y RD 1787/1982, 7.4: Suprema blando', 'jijona', { alm: 64, miel: 10, azuc: 26 }, 0, 'Suprema', /64 % de almendra \(mínimo 64 %\) y 10 % de miel/],
  ['Orden de 22-03-1996, art. 11: miel', 'jijona', { alm: 64, miel: 9.99, azuc: 26.01 }, 0, 'Fuera de IGP', /9,99 % de miel.*turrón blando de calidad Suprema/],
  ['RD 1787/1982, 7.4: por debajo de Suprema blando', 'jijona', { alm: 63.99, miel: 10, azuc: 26.01 }, 0, 'Extra', /63,99 % de almendra \(mínimo 50 %\)/],
  ['RD 1787/1982, 7.4: Extra blando', 'jijona', { alm: 50, miel: 10, azuc: 40 }, 0, 'Extra', /Calidad Extra/],
  ['RD 1787/1982, 7.4: por debajo de Extra blando', 'jijona', { alm: 49.99, miel: 10, azuc: 40.01 }, 0, 'Fuera de IGP', /49,99 % de almendra, por debajo del 50 %.*calidad Standard/],
  ['RD 1787/1982, 7.4: Standard blando', 'jijona', { alm: 44, miel: 10, azuc: 46 }, 0, 'Fuera de IGP', /calidad Standard/],
  ['RD 1787/1982, 7.4: por debajo de Standard blando', 'jijona', { alm: 43.99, miel: 10, azuc: 46.01 }, 0, 'Fuera de IGP', /calidad Popular/],
  ['RD 1787/1982, 7.4: Popular blando', 'jijona', { alm: 30, miel: 10, azuc: 60 }, 0, 'Fuera de IGP', /calidad Popular/],
  ['RD 1787/1982, 7.4: por debajo de Popular blando', 'jijona', { alm: 29.99, miel: 10, azuc: 60.01 }, 0, 'Básico', /al menos un 30 % para llamarlo turrón blando/],
  ['DOUE C/2023/573 y RD 1787/1982, 7.4: Suprema duro', 'alicante', { alm: 60, miel: 10, azuc: 30 }, 0, 'Suprema', /mínimo 60 %/],
  ['Orden de 22-03-1996, art. 11: miel', 'alicante', { alm: 60, miel: 9.99, azuc: 30.01 }, 0, 'Fuera de IGP', /turrón duro de calidad Suprema/],
  ['RD 1787/1982, 7.4: por debajo de Suprema duro', 'alicante', { alm: 59.99, miel: 10, azuc: 30.01 }, 0, 'Extra', /mínimo 46 %/],
  ['RD 1787/1982, 7.4: Extra duro', 'alicante', { alm: 46, miel: 10, azuc: 44 }, 0, 'Extra', /Calidad Extra/],
  ['RD 1787/1982, 7.4: por debajo de Extra duro', 'alicante', { alm: 45.99, miel: 10, azuc: 44.01 }, 0, 'Fuera de IGP', /por debajo del 46 %/],
  ['RD 1787/1982, 7.4: Standard duro', 'alicante', { alm: 40, miel: 10, azuc: 50 }, 0, 'Fuera de IGP', /calidad Standard/],
  ['RD 1787/1982, 7.4: por debajo de Standard duro', 'alicante', { alm: 39.99, miel: 10, azuc: 50.01 }, 0, 'Fuera de IGP', /calidad Popular/],
  ['RD 1787/1982, 7.4: Popular duro', 'alicante', { alm: 34, miel: 10, azuc: 56 }, 0, 'Fuera de IGP', /calidad Popular/],
  ['RD 1787/1982, 7.4: por debajo de Popular duro', 'alicante', { alm: 33.99, miel: 10, azuc: 56.01 }, 0, 'Básico', /al menos un 34 % para llamarlo turrón duro/],
  ['RD 1787/1982, 7.4: Suprema mazapán', 'mazapan', { alm: 45, azuc: 55 }, 0, 'Suprema', /mínimo 45 %/],
  ['RD 1787/1982, 7.4: por debajo de Suprema mazapán', 'mazapan', { alm: 44.99, azuc: 55.01 }, 0, 'Extra', /mínimo 35 %/],
  ['RD 1787/1982, 7.4: Extra mazapán', 'mazapan', { alm: 35, azuc: 65 }, 0, 'Extra', /calidad Extra/],
  ['RD 1787/1982, 7.4: por debajo de Extra mazapán', 'mazapan', { alm: 34.99, azuc: 65.01 }, 0, 'Fuera de IGP', /por debajo de Extra: 34,99 %/],
  ['RD 1787/1982, 7.4: Standard mazapán', 'mazapan', { alm: 23, azuc: 77 }, 0, 'Fuera de IGP', /por debajo de Extra/],
  ['RD 1787/1982, 7.4: por debajo de Standard mazapán', 'mazapan', { alm: 22.99, azuc: 77.01 }, 0, 'Básico', /al menos un 23 % para llamarlo mazapán/],
  ['RD 1787/1982, 7.4: Suprema yema, 40 + 5', 'yema_tostada', { alm: 40, azuc: 55 }, 5, 'Suprema', /suma 45 %, mínimo 45 %/],
  ['RD 1787/1982, 7.4: Suprema yema, 44 + 1', 'yema_tostada', { alm: 44, azuc: 55 }, 1, 'Suprema', /44 % de almendra y 1 % de yema/],
  ['RD 1787/1982, 7.4: yema sin almendra de Suprema', 'yema_tostada', { alm: 39.99, azuc: 54 }, 6.01, 'Extra', /suma 46 %, mínimo 38 %/],
  ['RD 1787/1982, 7.4: yema sin la suma de Suprema', 'yema_tostada', { alm: 40, azuc: 55.01 }, 4.99, 'Extra', /suma 44,99 %/],
  ['RD 1787/1982, 7.4: Extra yema, 33 + 5', 'yema_tostada', { alm: 33, azuc: 62 }, 5, 'Extra', /suma 38 %, mínimo 38 %/],
  ['RD 1787/1982, 7.4: yema sin el 1 % de yema', 'yema_tostada', { alm: 50, azuc: 49.01 }, 0.99, 'Básico', /un 33 % de almendra, un 1 % de yema en polvo y una suma del 38 %; tienes 50 %, 0,99 % y 50,99 %/],
  ['RD 1787/1982, 7.4: yema sin almendra de Extra', 'yema_tostada', { alm: 32.99, azuc: 60 }, 7.01, 'Básico', /tienes 32,99 %/],
  ['RD 1787/1982, 7.4: Suprema diversos', 'guirlache', { alm: 45, azuc: 55 }, 0, 'Suprema', /45 % de fruto seco \(mínimo 45 %\)/],
  ['RD 1787/1982, 7.4: Extra diversos', 'guirlache', { alm: 44.99, azuc: 55.01 }, 0, 'Extra', /44,99 % de fruto seco \(mínimo 38 %\)/],
  ['RD 1787/1982, 7.4: por debajo de Extra diversos', 'guirlache', { alm: 37.99, azuc: 62.01 }, 0, 'Básico', /Básico: 37,99 % de fruto seco; Extra pide un 38 %/],
  ['RD 1787/1982, 7.4: Suprema diversos y coco', 'generico', { alm: 45, azuc: 55 }, 0, 'Suprema', /45 % de materias básicas/],
  ['RD 1787/1982, 7.4: Extra diversos y coco', 'generico', { alm: 38, azuc: 62 }, 0, 'Extra', /38 % de materias básicas \(mínimo 38 %\)/],
  ['RD 1787/1982, 7.4: por debajo de Extra diversos y coco', 'generico', { alm: 37.99, azuc: 62.01 }, 0, 'Básico', /37,99 % de materias básicas/],
  ['RD 1787/1982, 7.4: Standard diversos', 'guirlache', { alm: 25, azuc: 75 }, 0, 'Básico', /sería calidad Standard/],
  ['RD 1787/1982, 7.4: por debajo de Standard diversos', 'guirlache', { alm: 24.99, azuc: 75.01 }, 0, 'Básico', /sería calidad Popular/],
  ['RD 1787/1982, 7.4: Popular diversos', 'generico', { alm: 9, azuc: 91 }, 0, 'Básico', /sería calidad Popular/],
  ['RD 1787/1982, 7.4: por debajo de Popular diversos', 'generico', { alm: 8.99, azuc: 91.01 }, 0, 'Básico', /Extra pide un 38 %\.$/],
  ['RD 1787/1982, 7.4: Standard yema', 'yema_tostada', { alm: 20, azuc: 75 }, 5, 'Básico', /sería calidad Standard/],
  ['RD 1787/1982, 7.4: por debajo de Standard yema', 'yema_tostada', { alm: 20, azuc: 75.01 }, 4.99, 'Básico', /sería calidad Popular/],
  ['RD 1787/1982, 7.4: Popular yema', 'yema_tostada', { alm: 5, azuc: 91 }, 4, 'Básico', /sería calidad Popular/],
  ['RD 1787/1982, 7.4: por debajo de Popular yema', 'yema_tostada', { alm: 5, azuc: 91.01 }, 3.99, 'Básico', /8,99 %\.$/],
  ['RD 1787/1982, 7.4: Standard mazapán', 'mazapan', { alm: 23, azuc: 77 }, 0, 'Fuera de IGP', /sería calidad Standard/],
  ['RD 348/2011, 1.3.1.1, no fija mínimo: referencia del oficio', 'peladilla', { alm: 40, azuc: 60 }, 0, 'Suprema', /generosa en almendra: 40 %.*La norma no fija un mínimo/],
  ['RD 348/2011, 1.3.1.1, no fija mínimo: referencia del oficio', 'peladilla', { alm: 39.99, azuc: 60.01 }, 0, 'Extra', /correcta: 39,99 % de almendra \(referencia del oficio 30 %\)/],
  ['RD 348/2011, 1.3.1.1, no fija mínimo: referencia del oficio', 'peladilla', { alm: 29.99, azuc: 70.01 }, 0, 'Básico', /con mucho azúcar: 29,99 %/],
];

for (const [article, type, parts, grams, categoria, says] of classes) {
  test(`${article} (${type} ${JSON.stringify(parts)})`, () => {
    const { score } = exact(type, parts, grams ? yolk(grams) : []);
    assert.is(score.categoria, categoria);
    assert.is(score.almendras, { Suprema: 3, Extra: 2 }[categoria] ?? 1);
    assert.match(score.motivos[0]!, says);
  });
}

// ——— Analytical limits of 6.4: what comes of tables has their error (tests/law has every class) ———

test('RD 1787/1982, 6.4.1: ash, with four tenths of error', () => {
  const salted = (sal: number) =>
    exact('jijona', { alm: 64, miel: 10, azuc: 26 - sal }, [{ ingrediente: 'sal', peso: sal }]).score.motivos;
  assert.not(salted(2.8).some((text) => text.includes('cenizas')));
  assert.ok(
    salted(3).some(
      (text) =>
        text === 'Aviso analítico: cenizas estimadas 2,99 %, por encima del máximo legal de 2,5 % para Suprema.',
    ),
  );
});

/** An almond of one's own with just the fat and the protein asked for. */
const withAlmond = (type: string, alm: number, miel: number, grasa: number, prot: number) => {
  const agua = (file(`types/${type}`).constants.H as Sourced).value;
  return turron(type, [
    {
      ingrediente: 'almendra propia',
      peso: alm,
      alm: 100,
      agua,
      grasa: (100 * grasa) / alm,
      prot: (100 * prot) / alm,
      precio: 1,
    },
    { ingrediente: 'miel propia', peso: miel, miel: 100, agua, precio: 1 },
    { ingrediente: 'azúcar propio', peso: 100 - alm - miel, azuc: 100, agua, precio: 1 },
  ]).score.motivos.filter((text) => text.startsWith('Aviso analítico'));
};

// biome-ignore format: one case per line
const estimated: [article: string, type: string, alm: number, miel: number, grasa: number, prot: number, says: string[]][] = [
  ['6.4.1, Suprema blando', 'jijona', 64, 12, 32.5, 11.5, []],
  ['6.4.1, Suprema blando', 'jijona', 64, 12, 32.49, 12, ['Aviso analítico: grasa estimada 32,49 % frente al mínimo legal de 34 % para Suprema.']],
  ['6.4.1, Suprema blando', 'jijona', 64, 12, 34, 11.49, ['Aviso analítico: proteínas estimadas 11,49 % frente al mínimo legal de 12 % para Suprema.']],
  ['6.4.1, Extra blando', 'jijona', 50, 12, 25.5, 9, []],
  ['6.4.1, Extra blando', 'jijona', 50, 12, 25.49, 9, ['Aviso analítico: grasa estimada 25,49 % frente al mínimo legal de 27 % para Extra.']],
  ['6.4.1, blando sin clase con límites', 'jijona', 49, 12, 5, 5, []],
  ['6.4.1, Standard duro', 'alicante', 40, 12, 19.99, 7.5, ['Aviso analítico: grasa estimada 19,99 % frente al mínimo legal de 21,5 % para Standard.']],
  ['6.4.1, Popular duro', 'alicante', 34, 12, 17, 5.99, ['Aviso analítico: proteínas estimadas 5,99 % frente al mínimo legal de 6,5 % para Popular.']],
  ['6.4.4, Suprema mazapán', 'mazapan', 45, 0, 22.49, 7.49, ['Aviso analítico: grasa estimada 22,49 % frente al mínimo legal de 24 % para Suprema.', 'Aviso analítico: proteínas estimadas 7,49 % frente al mínimo legal de 8 % para Suprema.']],
  ['6.4.4, Extra mazapán', 'mazapan', 35, 0, 17, 5.5, []],
  ['sin límites en el guirlache', 'guirlache', 50, 0, 5, 1, []],
];

for (const [article, type, alm, miel, grasa, prot, says] of estimated) {
  test(`RD 1787/1982, ${article}: ${alm} % of almond with ${grasa} % of fat and ${prot} % of protein`, () =>
    assert.equal(withAlmond(type, alm, miel, grasa, prot), says));
}

test('RD 1787/1982, 6.4.1: up to 1 % of starch is still turrón; above it is «con fécula» (6.4.3); above 15 % it has no name', () => {
  const agua = 3.5;
  const withStarch = (type: string, fec: number) =>
    exact(type, { alm: 55, miel: 12, azuc: 33 - fec }, [
      { ingrediente: 'fécula propia', peso: fec, fec: 100 - agua, agua, precio: 1 },
    ]).score;
  assert.is(withStarch('jijona', 1).categoria, 'Extra', 'of the wafers');
  const named = withStarch('jijona', 1.02);
  assert.is(named.categoria, 'Fuera de IGP');
  assert.is(
    named.motivos[0],
    'Lleva 1,02 % de fécula o harina sobre extracto seco: pasa a ser turrón con fécula y no puede ser Suprema ni Extra.',
  );
  assert.not.match(withStarch('jijona', 15).motivos[0]!, /Supera/);
  assert.match(
    withStarch('jijona', 15.02).motivos[0]!,
    /ni Extra\. Supera el máximo legal del 15 %: no puede llamarse turrón\.$/,
  );
  const marzipan = turron('mazapan', { almendra_molida: 450, azucar: 400, almidon: 40, agua: 60 }).score;
  assert.is(marzipan.categoria, 'Fuera de IGP');
  assert.match(marzipan.motivos[0]!, /pasa a ser mazapán con fécula/);
  const brittle = turron('guirlache', { almendra_tostada: 500, azucar: 400, harina_tostada: 60 }).score;
  assert.is(brittle.categoria, 'Básico');
  assert.match(brittle.motivos[0]!, /pasa a ser turrón con fécula/);
});

test('RD 1787/1982, 6.4.3: a soft turrón with starch is held to the limits of its own class', () => {
  const { motivos } = turron('jijona', { almendra_tostada: 450, miel: 150, azucar: 320, clara: 40, harina: 60 }).score;
  assert.ok(
    motivos.some((text) =>
      /^Aviso analítico: grasa estimada 2\d,\d+ % frente al mínimo legal de 27 % para Standard\.$/.test(text),
    ),
    motivos.join('\n'),
  );
});

test('RD 1787/1982, 6.4.1 and 6.6: what is not authorised decides however little there is of it', () => {
  const withNut = (peso: number) =>
    exact('jijona', { alm: 55, miel: 12, azuc: 33 - peso }, [{ ingrediente: 'nuez', peso, agua: 3.5 }]).score;
  assert.is(withNut(0).categoria, 'Extra');
  assert.is(withNut(0.1).categoria, 'Fuera de IGP');
  assert.is(
    withNut(1.05).motivos[0],
    'Fuera de IGP: contiene nuez (1,01 %). El turrón blando solo admite almendra, miel, azúcares, clara de huevo, agua y obleas.',
  );
});

test('RD 1787/1982, 7.4: coating and filling count in no percentage', () => {
  const bare = { almendra_molida: 480, azucar: 460, agua: 60 };
  const plain = turron('mazapan', bare);
  const parts: Record<string, number>[] = [
    { 'chocolate negro (baño)': 300 },
    { 'relleno: yema': 200 },
    { 'boniato (relleno)': 400 },
    { oblea: 20 },
  ];
  for (const apart of parts) {
    const { params, score } = turron('mazapan', { ...bare, ...apart });
    assert.is(params.pctAlmendra, plain.params.pctAlmendra, JSON.stringify(apart));
    assert.is(score.categoria, 'Suprema', JSON.stringify(apart));
  }
  assert.is(turron('mazapan', { ...bare, boniato: 40 }).score.categoria, 'Fuera de IGP');
});

test('RD 1787/1982, 7.4: the printed 54 % is told between it and the 64 % that is applied', () => {
  const told = (alm: number) =>
    exact('jijona', { alm, miel: 12, azuc: 88 - alm }).score.motivos.some((text) => text.includes('imprime un 54 %'));
  assert.equal([53.99, 54, 63.99, 64].map(told), [false, true, true, false]);
});

test.run();
