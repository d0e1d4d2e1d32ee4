// Bread and pizza: bounds that move, and the sentence of each figure with its grams.
import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dough, folder, good, grams, plain, read, table } from './panaderia-desk.ts';

// Bounds that move

test('a prefermento lifts the minimum of yeast, and the range shown is the one applied', () => {
  const { 'Levadura fresca': _, ...unleavened } = plain;
  const none = dough('pan_comun', unleavened);
  assert.equal(none.ranges.levadura, [0.3, 3]);
  assert.is(none.inRange.levadura, false);
  const lifted = dough('pan_comun', { ...unleavened, 'Masa madre al 60 %': 200 });
  assert.equal(lifted.ranges.levadura, [0, 3]);
  assert.is(lifted.inRange.levadura, true);
  assert.is(lifted.inRange.prefermento, true);
});

test('half of wholemeal flour raises the water by 8 points where the type says so', () => {
  const half = (type: string, whole: number) =>
    dough(type, { 'Harina integral': whole, Harina: 1000 - whole, Agua: 600, Sal: 18, Levadura: 15 }).ranges
      .hidratacion;
  assert.equal(
    [half('pan_comun', 500), half('pan_comun', 499)],
    [
      [56, 81],
      [56, 73],
    ],
  );
  assert.equal(
    [half('baguette', 500), half('pan_molde', 500)],
    [
      [60, 84],
      [50, 80],
    ],
  );
  for (const type of ['ciabatta', 'pizza_napolitana', 'pizza_teglia', 'brioche', 'pan_rustico_mm']) {
    assert.equal(half(type, 1000), half(type, 0), type);
  }
});

test('prefermento is not judged when not used, except in the rustic loaf', () => {
  for (const type of Object.keys(good)) {
    const required = ['pan_rustico_mm', 'centeno'].includes(type);
    assert.is(dough(type, plain).inRange.prefermento, required ? false : null, type);
  }
});

/** Hidratación, sal, levadura, prefermento, grasa, azúcar. */
const ranges = `
  pan_comun: 56–73 1.3–1.8 0.3–3 5–60 0–1 0–1
  baguette: 60–76 1.5–2.1 0.3–2 5–70 0–1 0–1
  ciabatta: 68–90 1.6–2.4 0.2–2.5 10–160 0–6 0–2
  pizza_napolitana: 55–66 2.2–3.5 0.01–0.5 4–20 0–0.5 0–0.5
  pizza_teglia: 70–95 1.8–3 0.15–2.2 5–120 1–6 0–2
  pan_molde: 50–72 1.5–2.3 1–5 5–120 2–13 0–12
  brioche: 45–72 1–2.5 1.5–6 5–60 15–80 4–20
  pan_rustico_mm: 63–85 1.4–2.2 0–0.6 9–60 0–2 0–2
  bolleria: 40–62 0.7–2 0.5–7 5–60 5–30 8–35
  panettone: 50–88 0.5–1.4 0.3–5 5–60 30–70 18–45
  roscon: 40–65 0.5–1.4 0.3–6 5–60 9–34 12–35
  pan_americano: 52–68 1.3–2.3 0.3–4 5–60 0–6 0–6
  focaccia: 58–90 1.8–3 0.5–5 5–120 4–12 0–3
  pan_cristal: 85–110 1.6–2.4 0.2–2 5–120 0–6 0–2
  candeal: 42–56 1.3–1.8 0.3–3 5–60 0–1 0–1
  centeno: 70–110 1–2.2 0–2 20–110 0–3 0–10
  pizza_contemporanea: 65–75 2–3.2 0.05–0.8 5–150 0–3 0–2
  bagel: 48–62 1–2.4 0.3–3.5 5–60 0–6 0–8
  pita: 52–70 1.3–2.3 0.3–4 5–60 0–7 0–4
`;

test('the seventeen types and their six ranges, each with its source', () => {
  const six = ['hidratacion', 'sal', 'levadura', 'prefermento', 'grasa', 'azucar'];
  assert.is(table(ranges, ': ').length, readdirSync(new URL('types/', folder)).length);
  for (const { left: type, right } of table(ranges, ': ')) {
    const file = read(`types/${type}.json`);
    assert.is(six.map((key) => file.ranges[key].range.join('–')).join(' '), right, type);
    for (const key of Object.keys(file.ranges)) assert.ok(file.ranges[key].source, `${type}.${key}`);
  }
});

// Sentences and their grams

/** Type: dough => the one sentence that corrects it. Grams are rounded up: to 1, to 0,1 under 100 g of flour, to 10 above 3 kg. */
const advice = `
pizza_teglia: Harina 00 1000, Agua 650, Sal 23, Levadura fresca 5, AOVE 30 => Masa dura: hidratación 65 %, por debajo de 70 %. Añade 80 g de agua.
pan_comun: Harina de trigo 10000, Agua 5000, Sal 180, Levadura 200, Masa madre sólida 2000 => Masa dura: hidratación 50 %, por debajo de 56 %. Añade 920 g de agua.
pan_comun: Harina 1000, Agua 400, Sal 15, Levadura fresca 20 => Masa dura: hidratación 40 %, por debajo de 56 %. Añade 181 g de agua.
pan_comun: Harina 1000, Agua 500, Sal 15, Levadura fresca 20, AOVE 5 => Masa dura: hidratación 50 %, por debajo de 56 %. Añade 81 g de agua.
brioche: Harina T45 500, Sal 10, Azúcar 50, Levadura fresca 25, Huevos 150, Mantequilla 125 => Masa dura: hidratación 26,9 %, por debajo de 45 %. Añade 150 g de huevos.
pan_molde: Harina 1000, Agua 200, Leche 300, Mantequilla 60, Azúcar 50, Sal 19, Levadura fresca 25 => Masa dura: hidratación 47,4 %, por debajo de 50 %. Añade 60 g de leche.
baguette: Harina 1000, Agua 800, Sal 16, Levadura fresca 10 => Masa demasiado blanda: hidratación 80 %, por encima de 76 %. Quita 60 g de agua.
pan_molde: Harina 500, Leche 450, Mantequilla 20, Azúcar 20, Sal 10, Levadura fresca 10 => Masa demasiado blanda: hidratación 79,8 %, por encima de 72 %. Quita 45 g de leche.
pan_comun: Harina 1000, Agua 620, Sal 10, Levadura fresca 20 => Masa sosa y floja: sal 1 %, por debajo de 1,3 %. Añade 7 g de sal.
baguette: Harina 1000, Agua 680, Sal 25, Levadura fresca 10 => Pon 17 g de sal en vez de 25 g: ahora es un 2,5 % sobre la harina y lo usual es un 1,7 %.
brioche: Harina 500, Huevos 200, Agua 50, Mantequilla con sal 400, Azúcar 50, Sal 6.3, Levadura fresca 20 => Sal: 2,54 % (±0,05), prácticamente en el límite (se busca de 1 a 2,5). Cambia 13 g de mantequilla con sal por 13 g de mantequilla 82 % M.G. (sin sal).
pan_comun: Harina 1000, Agua 620, Sal 15, Levadura fresca 1 => Poca levadura: 0,1 % en fresca, por debajo de 0,3 %; o alarga la fermentación. Añade 14 g de levadura fresca.
pan_comun: Harina 1000, Agua 620, Sal 15, Levadura instantánea 0.5 => Poca levadura: 0,15 % en fresca, por debajo de 0,3 %; o alarga la fermentación. Añade 4,5 g de levadura instantánea.
pizza_napolitana: Harina 00 1000, Agua 600, Sal 28 => No lleva levadura: lo usual es un 0,15 % en fresca. Añade 1,5 g de levadura fresca prensada.
pan_comun: Harina 1000, Agua 620, Sal 15, Levadura seca 16 => Pon 5 g de levadura seca en vez de 16 g: ahora es un 4,8 % en fresca sobre la harina y lo usual es un 1,5 %.
pan_comun: Harina 1000, Agua 620, Sal 15, Levadura fresca 40 => Pon 15 g de levadura fresca en vez de 40 g: ahora es un 4 % sobre la harina y lo usual es un 1,5 %.
pizza_napolitana: Harina 00 1000, Agua 600, Sal 28, Levadura instantánea 2 => Pon 0,5 g de levadura instantánea en vez de 2 g: ahora es un 0,6 % en fresca sobre la harina y lo usual es un 0,15 %.
ciabatta: Harina 1000, Agua 800, Sal 20, Biga al 50 % 60 => Falta masa madre o prefermento: 5,8 %, por debajo de 10 %. Quita 155 g de harina y 77 g de agua y añade 232 g de biga al 50 %.
pan_comun: Harina 500, Agua 250, Sal 15, Masa madre al 100 % 800 => Demasiado prefermento: 88,9 %, por encima de 60 %; masa ácida y débil. Sin tocar masa madre al 100 % no se llega: cambia 320 g de masa madre al 100 % por 160 g de harina y 160 g de agua.
pan_rustico_mm: Harina 1000, Agua 700, Sal 18 => Falta masa madre o prefermento: 0 %, por debajo de 9 %. Quita 76 g de harina y 76 g de agua y añade 152 g de masa madre líquida (100 % hidratación).
pan_molde: Harina 500, Agua 300, Azúcar 20, Sal 9, Levadura fresca 10 => Poca grasa: 0 %, por debajo de 2 %. Añade 21 g de mantequilla 82 % M.G. (sin sal).
pizza_teglia: Harina 00 1000, Agua 800, Sal 23, Levadura fresca 5 => Poco aceite: 0 %, por debajo de 1 %. Añade 30 g de aceite de oliva (AOVE).
pizza_napolitana: Harina 00 1000, Agua 650, Sal 30, Levadura fresca 2, AOVE 20 => Quita los 20 g de AOVE: la masa napolitana solo lleva harina, agua, sal y levadura o masa madre.
pan_comun: Harina 1000, Agua 560, Nata 35 % 100, Sal 15, Levadura fresca 20 => Demasiada grasa: 3,5 %, por encima de 1 %. Quita 75 g de nata 35 %.
pan_comun: Harina 500, Leche 350, Sal 8, Levadura fresca 10 => Demasiada grasa: 2,5 %, por encima de 1 %. Cambia 228 g de leche por 201 g de agua.
pan_comun: Harina 500, Agua 300, Leche en polvo entera 50, Sal 8, Levadura fresca 10 => Pon 15 g de leche en polvo entera en vez de 50 g: ahora es un 10 % sobre la harina y lo usual es un 3 %.
brioche: Harina 500, Huevos 300, Mantequilla 250, Azúcar 10, Sal 10, Levadura fresca 20 => Poco azúcar: 2 %, por debajo de 4 %. Añade 22 g de azúcar.
pan_comun: Harina 1000, Agua 620, Sal 15, Levadura fresca 20, Miel 30 => Demasiado azúcar: 2,5 %, por encima de 1 %. Sin tocar miel no se llega: quita 20 g de miel.
pan_comun: Harina 50, Agua 25, Sal 0.8, Levadura fresca 1, Azúcar 0.1 => Masa dura: hidratación 50 %, por debajo de 56 %. Añade 4,1 g de agua.
baguette: Harina de repostería 1000, Agua 750, Sal 16, Levadura fresca 10 => La masa no ligará: un 100 % de la harina es floja, con un 75 % de agua. Cambia los 1000 g de harina de repostería por 1000 g de harina de fuerza.
pan_rustico_mm: Harina 850, Masa madre al 100 % 335, Agua 500 => Masa sosa y floja: sal 0 %, por debajo de 1,4 %. Añade 18,6 g de sal.
ciabatta: Harina de fuerza 4000, Agua 2405, Sal 80, Levadura fresca 20 => Masa dura: hidratación 60,1 %, por debajo de 68 %. Añade 430 g de agua.
`;

for (const { left, right: sentence } of table(advice, ' => ')) {
  test(`advice: ${sentence}`, () => {
    const [type, recipe] = left.split(': ');
    const { verdict, suggestions } = dough(type!, grams(recipe!));
    assert.is(verdict, 'revisar');
    assert.is(suggestions.join(' / '), sentence);
  });
}

test.run();
