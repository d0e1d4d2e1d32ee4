// Pastry: sentences and their grams, ingredients of one’s own, and what never changes.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { weighed } from '../weighed.ts';
import { type Answer, craft, site } from './bench.ts';
import {
  bavarois,
  crema,
  genoise,
  type Items,
  id,
  of,
  type Recipe,
  suggestions,
  types,
  warnings,
} from './pasteleria-desk.ts';

// biome-ignore format: one case per line
const advice: [string, string, Recipe, string[]][] = [
  ['all is well', 'genoise', genoise, ['Receta equilibrada: todos los parámetros están en el rango profesional de «Génoise (bizcocho genovés)».']],
  ['half the egg: t·D/k − N', 'genoise', { ...genoise, 'Huevo entero': 525 }, ['Huevo sobre harina: 75 % (objetivo 140–230). Falta huevo: poca estructura y poco volumen. Añade 531 g de huevo entero.']],
  ['twice the sugar: half of it, as in a good recipe', 'genoise', { ...genoise, Azúcar: 1400 }, ['Sobra azúcar: quita 700 g y se corrigen azúcar sobre harina, azúcares totales y agua.']],
  ['half the flour is one fault: one sentence', 'genoise', { ...genoise, Harina: 350 }, ['Falta harina: añade 350 g y se corrigen huevo sobre harina, azúcar sobre harina y grasa añadida sobre harina.']],
  ['twice the flour, the other side', 'madeleines', { Harina: 200, Impulsor: 3, Azúcar: 110, 'Huevo entero': 100, Mantequilla: 100, Miel: 10 }, ['Sobra harina: quita 100 g y se corrigen azúcar sobre harina, huevo sobre harina y grasa añadida sobre harina.']],
  ['no impulsor: tenths of a gram', 'magdalenas', { 'Huevo entero': 125, Azúcar: 175, 'Leche entera': 62, 'Aceite de oliva': 174, Harina: 210 }, ['Impulsor sobre harina: 0 % (objetivo 2–6,5). Poco impulsor para esta harina. Añade 5,4 g de impulsor.']],
  ['little starch', 'crema_pastelera', { ...crema, 'Almidón/Maicena': 20 }, ['Almidón equivalente sobre líquido: 2 % (objetivo 4,5–10,5). Poco almidón: la crema no espesará. Añade 60 g de almidón/Maicena.']],
  ['much starch', 'crema_pastelera', { ...crema, 'Almidón/Maicena': 180 }, ['Almidón equivalente sobre líquido: 18 % (objetivo 4,5–10,5). Demasiado almidón: crema pastosa con gusto a harina. Quita 90 g de almidón/Maicena.']],
  ['much flour counts at 70 %', 'crema_pastelera', { 'Leche entera': 1000, Yema: 200, Azúcar: 200, Harina: 200 }, ['Almidón equivalente sobre líquido: 14 % (objetivo 4,5–10,5). Demasiado almidón: crema pastosa con gusto a harina. Quita 100 g de harina.']],
  ['yolks by their number', 'crema_inglesa', { 'Leche entera': 1030, Azúcar: 250, Yema: 36 }, ['Yema sobre líquido: 3,5 % (objetivo 11–32). Pocas yemas: no napa. Añade 104 g de yema (unas 6 yemas).']],
  ['little gelatine, as much as in a good recipe', 'bavarois', { ...bavarois, Gelatina: 7 }, ['Gelatina seca (200 bloom): 0,3 % (objetivo 0,6–1,8). Gelatina insuficiente: no se podrá desmoldar. Añade 15 g de gelatina (unas 8 hojas de 2 g).']],
  ['too soft a ganache', 'ganache_blanco', { 'Chocolate blanco': 300, 'Nata 35%': 300 }, ['Sobra nata 35%: quita 150 g y se corrigen nata y líquidos por chocolate, azúcares totales y agua.']],
  ['6 % of chocolate', 'mousse_chocolate', { Chocolate: 60, 'Nata 35%': 700, Azúcar: 120, 'Clara de huevo': 120 }, ['Chocolate: 6 % (objetivo 14–40). Poco chocolate: ni sabor ni cuerpo. Añade 196 g de chocolate.']],
  ['half the sugar weeps', 'merengue', { 'Clara de huevo': 200, Azúcar: 100 }, ['Falta azúcar: añade 133 g y se corrigen azúcar por clara, azúcares totales y agua.']],
  ['composition speaks when no ratio is out: T·(v − t)/(c − t)', 'merengue', { 'Clara de huevo': 165, Yema: 35, Azúcar: 330 }, ['Quita los 35 g de yema: la grasa de la yema baja las claras.']],
  ['one egg per kilo of cheese', 'cheesecake', { 'Queso crema': 1000, Azúcar: 240, 'Huevo entero': 55, 'Nata 35%': 500, Harina: 50 }, ['Huevo sobre queso: 5,5 % (objetivo 15–65). Poco huevo: no cuajará. Añade 218 g de huevo entero.']],
  ['butter as the recipe names it', 'hojaldre', { Harina: 500, 'Mantequilla en placa 84%': 125, Agua: 250, Sal: 10 }, ['Falta mantequilla en placa 84%: añade 195 g y se corrigen grasa añadida sobre harina, grasa total y agua.']],
  ['the joint sentence is followed before the next is looked at', 'buttercream', { 'Clara de huevo': 226, Azúcar: 227, Mantequilla: 170 }, ['Falta mantequilla: añade 170 g y se corrigen mantequilla, azúcar sobre mantequilla, huevo sobre mantequilla, grasa total y agua.']],
  ['two faults: each amount on the recipe already corrected, figures of the recipe as sent', 'lemon_curd', { Azúcar: 240, 'Zumo de limón': 380, 'Huevo entero': 50, Mantequilla: 300 }, ['Huevo: 5,15 % (objetivo 15–38). Falta huevo para cuajar. Añade 149 g de huevo entero.', 'Zumo o puré: 39,18 % (objetivo 13–33). Demasiado zumo: no cuajará. Quita 17 g de zumo de limón.']],
  ['cream too light to whip', 'chantilly', { 'Nata 18%': 1000, Azúcar: 80 }, ['Cambia los 1000 g de nata 18% por 1000 g de nata 35%: una nata con menos del 30 % de grasa no monta.']],
  ['two low and one high over the same milk are three faults', 'natillas', { Leche: 1000, Huevos: 50, Azúcar: 50, Maicena: 80 }, ['Almidón equivalente sobre líquido: 8 % (objetivo 0–4,5). Demasiado almidón: crema pastosa con gusto a harina. Quita 41 g de maicena.', 'Huevo sobre líquido: 5 % (objetivo 10–24). Poco huevo para el líquido: cuaja mal. Añade 67 g de huevos.', 'Falta azúcar: añade 106 g y se corrigen azúcar sobre líquido, azúcares totales, agua y dulzor (POD).']],
  ['yolks in a cream of whole eggs', 'crema_inglesa', { 'Leche entera': 500, 'Huevo entero': 100, Azúcar: 100 }, ['Yema sobre líquido: 7 % (objetivo 11–32). Pocas yemas: no napa. Añade 33 g de yema (unas 2 yemas).']],
  ['less than half a yolk is only grams', 'crema_inglesa', { 'Leche entera': 50, Yema: 5, Azúcar: 10 }, ['Yema sobre líquido: 10 % (objetivo 11–32). Pocas yemas: no napa. Añade 2,2 g de yema.']],
  ['the sugar named is the one of the recipe', 'genoise', { 'Huevo entero': 200, Miel: 200, Harina: 120 }, ['Azúcar sobre harina: 133,33 % (objetivo 80–130). Demasiado azúcar para la harina: el centro se hunde y la corteza se pega. Quita 14 g de miel.']],
  ['a ganache of milk loses milk, not cream', 'ganache_blanco', { 'Chocolate blanco': 100, Leche: 200 }, ['Sobra leche: quita 168 g y se corrigen nata y líquidos por chocolate, azúcares totales, grasa total y agua.']],
  ['the impulsor inside the flour leaves with it', 'genoise', { 'Huevo entero': 200, Azúcar: 120, 'Harina con levadura': 120 }, ['Impulsor sobre harina: 4,74 % (objetivo 0–1,5). Exceso de impulsor: sube y se hunde, y deja sabor químico. Cambia 86 g de harina con levadura por 86 g de harina.']],
  ['Santiago asks for almond, whatever nut was sent', 'tarta_santiago', { 'Avellana molida': 100, 'Almendra molida': 20, Azúcar: 250, 'Huevo entero': 200 }, ['Cambia los 100 g de avellana molida por 100 g de almendra molida: el fruto seco de una tarta de Santiago es almendra.', 'Falta almendra molida: añade 113 g y se corrigen fruto seco, azúcar añadido, huevo, azúcares totales y grasa total.']],
  ['american buttercream loses its egg', 'buttercream_americano', { Mantequilla: 250, 'Azúcar glas': 500, 'Leche entera': 30, Huevo: 50 }, ['Quita los 50 g de huevo: una crema de mantequilla americana no lleva huevo crudo.']],
  ['more milk than the whole recipe is no advice', 'flan_huevo', { 'Leche entera': 1000, 'Huevo entero': 400, Azúcar: 220, Maicena: 100 }, ['Quita los 100 g de maicena: es un 10 % sobre el líquido y lo usual es que no lleve.']],
  ['parts instead of grams', 'genoise', { 'Huevo entero': 2, Azúcar: 1, Harina: 1, Mantequilla: 1 }, ['Sobra mantequilla: quita 0,52 g y se corrigen grasa añadida sobre harina y grasa total.']],
  ['rubber', 'panna_cotta', { 'Nata 35%': 500, 'Leche entera': 206, Azúcar: 120, Gelatina: 30 }, ['Pon 7,1 g de gelatina en vez de 30 g: ahora es un 4,2 % sobre el líquido y lo usual es un 1 %; queda de goma.']],
];
for (const [what, type, recipe, texts] of advice)
  test(`advises: ${what}`, () => assert.equal(suggestions(type, recipe), texts));

test('composition advice is held back while a ratio is out, and its inRange stays false', () => {
  // biome-ignore format: one case per line
  const table: [string, Recipe, string][] = [
    ['genoise', { ...genoise, 'Huevo entero': 525 }, 'agua'],
    ['buttercream_americano', { Mantequilla: 250, 'Azúcar glas': 200, 'Leche entera': 30 }, 'azucares'],
  ];
  for (const [type, recipe, key] of table) {
    const answer = of(type, recipe);
    assert.is(answer.inRange[key], false);
    assert.not.ok(
      answer.suggestions.some((text: string) => /^(Azúcares totales|Grasa total|Agua|Dulzor)/.test(text)),
      answer.suggestions.join(' · '),
    );
  }
});

test('every sentence opens with figures and target, or speaks for several', () => {
  for (const [type, file] of types()) {
    for (const example of file.examples) {
      if (example.expect.error) continue;
      for (const text of suggestions(type, example.recipe as Recipe)) {
        assert.match(
          text,
          /^(.+: −?[\d,]+( \S.*)? \(objetivo [\d,]+–[\d,]+\)\. |Faltan? |Sobran? |Receta equilibrada|Quita |Cambia |Pon |Con lo anterior|No se llega|Tal como está es «)/,
        );
        assert.not.match(text, /\d\.\d|[{}[\]]|undefined|NaN/);
      }
    }
  }
});

test('the broken recipes: no medal, and always something to do', () => {
  for (const [type, file] of types()) {
    for (const example of file.examples) {
      if (example.expect.trophy !== null) continue;
      const answer = of(type, example.recipe as Recipe);
      assert.is(answer.verdict, 'revisar', `${type}: ${example.name}`);
      assert.is(answer.trophy, undefined, `${type}: ${example.name}`);
      assert.ok(answer.suggestions.length > 0, `${type}: ${example.name}`);
    }
  }
});

/* ---------- composition from the caller ---------- */

test('an ingredient of one’s own, in either spelling; water is what is left', () => {
  const base: Items = weighed({ 'Huevo entero': 200, Azúcar: 100, Harina: 100 });
  const own = { name: 'Crema tostada', grams: 100, azucares: 20, proteinas: 5, precio: 6, kcal: 480 };
  const ours = of('genoise', [...base, { ...own, grasa: 40, otros: 10 }]);
  const iceCream = of('genoise', [...base, { ...own, materiagrasa: 40, otrossolidos: 10 }]);
  assert.equal(ours.params, iceCream.params);
  assert.is(ours.params.agua, 38.04); // (200·76.1 + 100·13 + 100·25) / 500 = 38.04
  assert.is(ours.params.azucares, 24.26);
  assert.is(ours.params.grasaHarina, 0, 'no functional share of its own');
  assert.equal(ours.warnings, []);
});

test('what the caller gives wins over the catalogue; sweetness and energy follow', () => {
  const one = of('chantilly', [{ name: 'Nata 35%', grams: 100, grasa: 40 }]);
  assert.is(one.params.grasa, 40);
  assert.is(one.params.agua, 54.4);
  assert.is(one.params.kcal_100g, 380); // 335 + 9·5
  assert.is(one.params.pod, 0.5);
  assert.is(of('chantilly', [{ name: 'Nata 35%', grams: 100, precio: 10 }]).params.coste_kg_eur, 10);
});

test('an own ingredient without price, or over 100 g, is said', () => {
  const base: Items = weighed({ 'Nata 35%': 900, Azúcar: 80 });
  assert.ok(
    warnings('chantilly', [...base, { name: 'Pasta propia', grams: 20, grasa: 50 }]).some((text) =>
      text.includes('«Pasta propia» no lleva precio'),
    ),
  );
  const said = warnings('chantilly', [
    ...base,
    { name: 'Pasta propia', grams: 20, grasa: 80, azucares: 40, precio: 3 },
  ]);
  assert.ok(
    said.some((text) => text.includes('«Pasta propia» suma más de 100')),
    said.join(' · '),
  );
});

test('a role gives an own ingredient its function', () => {
  const answer = of('cheesecake', [
    { name: 'Crema de la casa', grams: 1000, role: 'queso', grasa: 30, azucares: 3, proteinas: 6, otros: 1 },
    { name: 'Azúcar', grams: 240 },
    { name: 'Huevo entero', grams: 385 },
    { name: 'Nata 35%', grams: 500 },
  ]);
  assert.is(answer.params.quesoPct, 47.06);
  assert.is(answer.params.huevoQueso, 38.5);
  const forced = warnings('genoise', [...weighed(genoise), { name: 'Chocolate', grams: 20, role: 'azucar' }]);
  assert.equal(
    forced.map((text) => text.toLowerCase()),
    ['«chocolate» se calcula como azucar porque así se ha indicado.'],
  );
});

test('an unknown ingredient is inert: it dilutes and brings nothing', () => {
  const answer = of('genoise', { ...genoise, Esferatil: 2675 });
  const clean = of('genoise', genoise);
  for (const key of ['azucares', 'grasa', 'agua', 'solidos', 'kcal_100g', 'coste_kg_eur'])
    assert.ok(Math.abs(answer.params[key] - clean.params[key] / 2) < 0.011, key);
  assert.is(answer.params.huevoHarina, clean.params.huevoHarina);
});

/* ---------- invariants ---------- */

test('scale, order and splitting a line change nothing but the grams', () => {
  for (const [type, file] of types()) {
    const recipe: Recipe = file.examples[0]!.recipe as Recipe;
    const answer = of(type, recipe);
    const scaled = of(type, Object.fromEntries(Object.entries(recipe).map(([name, grams]) => [name, grams * 3])));
    const reversed = of(type, Object.fromEntries(Object.entries(recipe).reverse()));
    const split = of(
      type,
      Object.entries(recipe).flatMap(([name, grams]) => [
        { name, grams: grams / 4 },
        { name, grams: (3 * grams) / 4 },
      ]),
    );
    for (const other of [scaled, reversed, split]) {
      assert.equal(other.params, answer.params, type);
      assert.is(other.trophy, answer.trophy, type);
    }
    assert.equal(reversed, answer, type);
  }
});

test('solids and water (and alcohol) close to 100', () => {
  for (const [type, file] of types()) {
    for (const example of file.examples) {
      if (example.expect.error || Object.keys(example.recipe).some((name) => /ron|licor|vainilla/i.test(name)))
        continue;
      const { solidos, agua } = of(type, example.recipe as Recipe).params;
      assert.ok(Math.abs(solidos + agua - 100) < 0.02, `${type}: ${example.name}`);
    }
  }
});

test('the manifest shows a recipe that comes out golden', () => {
  const body = craft(id).definition.craft.manifest.bodyExample as Answer;
  assert.is(of(body.type, body.ingredients).trophy, 'gold');
});

/* ---------- process ---------- */

test('the process in figures: bloom by the square root, the syrup by its table, the oven by its loss', () => {
  const told = (type: string, recipe: Recipe, inputs: Record<string, number>): Answer =>
    evaluate(craft(id), { type, ...inputs, ingredients: weighed(recipe) }, site);
  const cream: Recipe = { 'Nata 35%': 600, 'Leche entera': 200, Azúcar: 90, Gelatina: 8 };
  assert.is(told('panna_cotta', cream, {}).params.gelatinaLiquido, 1);
  assert.is(told('panna_cotta', cream, { bloom: 128 }).params.gelatinaLiquido, 0.8); // 8·√(128/200) = 6.4 g
  assert.is(told('panna_cotta', cream, { bloom: 128 }).params.gelatina_200, 7.13);

  const meringue: Recipe = { 'Clara de huevo': 200, Azúcar: 400, Agua: 120 };
  for (const [degrees, brix] of [
    [105, 68],
    [112, 80],
    [119.3, 86],
    [143, 95],
  ] as const) // a published table, ±1
    assert.ok(Math.abs(told('merengue', meringue, { temperatura_almibar: degrees }).params.brix_almibar - brix) <= 1.1);
  const { brix_almibar, agua_evaporada } = told('merengue', meringue, {}).params;
  assert.ok(Math.abs(agua_evaporada - (1000 * (120 - 400 * (100 / brix_almibar - 1))) / 720) < 1);

  const sponge: Recipe = { 'Huevo entero': 400, Azúcar: 250, Harina: 250 };
  assert.is(told('genoise', sponge, {}).params.rendimiento, 90);
  assert.is(told('genoise', sponge, { peso_horneado: 765 }).params.rendimiento, 85);
  assert.not.ok('rendimiento' in told('panna_cotta', cream, {}).params);
});

test.run();
