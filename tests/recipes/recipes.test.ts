// Recipes as others write them: which format a text is in, and what is read of it, word by word.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Craft } from '../../engine/index.ts';
import { readCrafts } from '../../engine/load/disk.ts';
import { loadTrusted } from '../../engine/load/index.ts';
import { type Format, formatOf, readRecipes, toSchemaOrg, Unreadable } from '../../engine/recipes/index.ts';
import { weighed } from '../weighed.ts';

const { offers } = loadTrusted(readCrafts('crafts'));
const craft = (id = 'panaderia'): Craft => offers.find((one) => one.id === id)!.craft();
const read = (text: string, format?: Format) => readRecipes(text, craft, format);
const items = (text: string, format?: Format) =>
  read(text, format)[0]!.body.ingredients.map(({ name, grams, quantity }) => `${name}: ${grams ?? quantity ?? '?'}`);

const kinds: [text: string, format: Format][] = [
  ['{"ingredients":[]}', 'json'],
  ['[{"ingredients":[]}]', 'json'],
  ['{"ingredients":[]}\n{"ingredients":[]}\n', 'ndjson'],
  ['{\n "ingredients":\n []\n}', 'json'],
  ['{"@context":"https://schema.org","@type":"Recipe","recipeIngredient":[]}', 'schema'],
  ['{"@graph":[{"@type":["Recipe","NewsArticle"]}]}', 'schema'],
  ['{"@type":"http://schema.org/Recipe"}', 'schema'],
  ['<!-- guardada -->\n<!DOCTYPE html><html><p>500 g de harina</p></html>', 'schema'],
  ['receta;ingrediente;gramos\nA;Harina;500', 'csv'],
  ['Receta,Tipo,Ingrediente,Cantidad\nA,pan_comun,Harina,"1/2 kg"', 'csv'],
  ['Ingrediente;Gramos\nHarina;500', 'list'],
  ['Mezcla @harina{500%g} con @agua{300%ml}.', 'cooklang'],
  ['500 g de harina\n300 g de agua', 'list'],
  ['escribe a pan@correo.es', 'list'],
];
for (const [text, format] of kinds) {
  test(`${JSON.stringify(text).slice(0, 60)} is ${format}`, () => assert.is(formatOf(text), format));
}

const cooked: [text: string, want: string[]][] = [
  ['@harina de fuerza{500%g}', ['harina de fuerza: 500']],
  ['@harina{500 %g} y @agua{1/2%l}', ['harina: 500', 'agua: 500']],
  ['Pon @sal{} y remueve', ['sal: ?']],
  ['Pon @sal y remueve @agua{3%g}', ['sal: ?', 'agua: 3']],
  ['@harina{=500%g}(tamizada)', ['harina: 500']],
  ['@harina|trigo{500%g}', ['harina: 500']],
  ['@?harina{500%g} @&harina{100%g}', ['harina: 500']],
  ['@./masas/masa madre{200%g}', ['masa madre: 200']],
  ['#horno{} ~reposo{2%h} @agua{10%g} -- @sal{1%kg}', ['agua: 10']],
  ['[- @sal{1%kg}\n@sal{2%kg} -] @agua{10%g}', ['agua: 10']],
  ['>> title: Barra\n>> tipo: pan_comun\n@agua{10%g}', ['agua: 10']],
];
for (const [text, want] of cooked) {
  test(`Cooklang ${JSON.stringify(text)}`, () => assert.equal(items(text, 'cooklang'), want));
}

test('what a Cooklang recipe says of itself is its title and its type', () => {
  const head = '---\ntitle: "Barra de cuarto"\ntipo: pan_comun\n---\n';
  const [recipe] = read(`${head}@agua{10%g}`, 'cooklang');
  assert.is(recipe!.body.title, 'Barra de cuarto');
  assert.is(recipe!.body.type, 'pan_comun');
});

test('a saved page of the web gives what it carries for machines, and without it is no list', () => {
  const recipe = { '@type': 'Recipe', name: 'Barra', recipeIngredient: ['500 g de harina'] };
  const carried = [{ '@graph': [{ '@type': 'WebPage' }, recipe] }, { '@type': 'Organization' }];
  const scripts = carried.map((one) => `<SCRIPT id=a type='application/ld+json'>${JSON.stringify(one)}</script >`);
  const page = `<html><script>var a = 1 < 2;</script>${scripts.join('')}<script type="application/ld+json">{no</script>`;
  assert.equal(items(page), ['harina: 500']);
  assert.throws(() => read('<html><body>500 g de harina</body></html>'), /no hay ninguna receta/);
});

test('a page of recipes gives them all, with its marks and entities undone', () => {
  const page = {
    '@graph': [
      { '@type': 'WebSite', name: 'x' },
      {
        '@type': 'Recipe',
        name: 'Uno &amp; medio',
        recipeIngredient: ['<b>500&nbsp;g</b> de harina', '&frac12; kg de agua'],
      },
      { mainEntity: { '@type': 'Recipe', name: 'Dos', ingredients: '9 g de sal' } },
    ],
  };
  const [one, two] = read(JSON.stringify(page));
  assert.is(one!.body.title, 'Uno & medio');
  assert.equal(one!.body.ingredients, weighed({ harina: 500, agua: 500 }));
  assert.equal(two!.body.ingredients, [{ name: 'sal', grams: 9 }]);
});

test('the steps come as texts, as steps, or in sections, and go out as steps', () => {
  const node = {
    '@type': 'Recipe',
    recipeIngredient: ['500 g de harina'],
    recipeInstructions: [
      '1. Pesar\n2. Amasar &amp; reposar',
      { '@type': 'HowToStep', name: 'Corto', text: 'Formar <b>barras</b>' },
      { '@type': 'HowToSection', name: 'Horno', itemListElement: [{ '@type': 'HowToStep', text: 'Cocer' }] },
      { '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', text: 'Enfriar' } },
    ],
  };
  const [recipe] = read(JSON.stringify(node));
  const steps = ['Pesar', 'Amasar & reposar', 'Formar barras', 'Horno:', 'Cocer', 'Enfriar'];
  assert.equal(recipe!.body.making, { steps: steps.join('\n') });
  assert.equal(
    toSchemaOrg(craft(), recipe!.body, null).recipeInstructions,
    steps.map((text) => ({ '@type': 'HowToStep', text })),
  );
  const [html] = read(JSON.stringify({ ...node, recipeInstructions: '<ol><li>Uno</li><li>Dos</li></ol>' }));
  assert.equal(html!.body.making, { steps: 'Uno\nDos' });
});

test('a sheet holds many recipes, of several crafts, in the order they come', () => {
  const text =
    'Receta\tOficio\tTipo\tIngrediente\tGramos\nB\tpanaderia\tpan_comun\tHarina\t500,5\nA\tturron\t\tAlmendra\t1/2 kg\nB\t\t\tAgua\t300\n';
  const all = readRecipes(text, craft);
  assert.equal(
    all.map(({ body }) => body.title),
    ['B', 'A'],
  );
  assert.equal(all[0]!.body, {
    title: 'B',
    craft: 'panaderia',
    type: 'pan_comun',
    ingredients: weighed({ Harina: 500.5, Agua: 300 }),
  });
  assert.equal(all[1]!.body.ingredients, [{ ingrediente: 'Almendra', peso: 500 }]);
});

const sheets: [text: string, want: string[], doubt?: RegExp][] = [
  ['receta,ingrediente,cantidad,unidad\nB,Harina,1,kg\nB,Agua,650,ml\n', ['Harina: 1000', 'Agua: 650']],
  ['receta,ingrediente,gramos,unidad\nB,Harina,1,kg\nB,Agua,650,g\n', ['Harina: 1000', 'Agua: 650']],
  ['receta;ingrediente;kg\nB;Harina;1\nB;Agua;0,65\n', ['Harina: 1000', 'Agua: 650']],
  ['receta;producto;peso (kg)\nB;Harina;1\n;Agua;0,65\n', ['Harina: 1000', 'Agua: 650']],
  ['receta;ingrediente;libras\nB;Harina;2\n', ['Harina: 907.2']],
  ['receta;ingrediente;porcentaje\nB;Harina;100\nB;Agua;65\n', ['Harina: 1000', 'Agua: 650']],
  ['sep=;\r\nreceta;ingrediente;g\r\nB;"Harina, fuerza";1000\r\n', ['Harina, fuerza: 1000']],
  ['sep=;\r\nIngrediente;Gramos\r\nHarina;500\r\n', ['Harina: 500']],
  ['receta;ingrediente;g\nB;Harina;1000\nB;Sal;\n', ['Harina: 1000', 'Sal: ?'], /«Sal»: falta la cantidad/],
  ['receta;ingrediente;g\nB;Harina;1000\nB;Total;1000\n', ['Harina: 1000']],
  ['receta;ingrediente;g;lote\nB;Harina;1000;A1\n', ['Harina: 1000'], /No se usa la columna «lote»/],
  ['receta,ingrediente,g\nB,Harina,1.250\n', ['Harina: 1.25'], /puede ser 1,25 o 1250/],
  ['receta;Ingrediente;Barra (kg)\nA;Harina;1\nA;Sal;0,02\n', ['Harina: 1000', 'Sal: 20']],
  ['Ingrediente;Barra [kg]\nHarina;1\nSal;0,02\n', ['Harina: 1000', 'Sal: 20']],
  ['Ingrediente;Sal (g);Peso\nHarina;0,5;1000\n', ['Harina: 1000']],
  ['Ingrediente;Barra (kg);Hogaza (kg)\nHarina;1;2\n', ['Harina: 1000'], /varias cifras/],
  ['receta;ingrediente;cantidad;unidad\nB;Harina;2;xx\n', ['Harina: 2 xx'], /no se entiende la cantidad/],
];
for (const [text, want, doubt] of sheets)
  test(`the sheet ${JSON.stringify(text)} gives ${want.join(', ')}`, () => {
    assert.equal(items(text), want);
    const { doubts } = read(text)[0]!;
    if (doubt) assert.match(doubts.join(' '), doubt);
    else assert.equal(doubts, []);
  });

test('what is said in the first line of a recipe holds for the rest of it', () => {
  const [recipe] = read('receta;oficio;tipo;ingrediente;g\nA;turron;jijona;Almendra;500\nA;;;Miel;300\n');
  assert.equal(recipe!.body, {
    ...{ title: 'A', craft: 'turron', type: 'jijona' },
    ingredients: [
      { ingrediente: 'Almendra', peso: 500 },
      { ingrediente: 'Miel', peso: 300 },
    ],
  });
});

test('what is doubtful is said, and nothing is lost', () => {
  const [recipe] = read('500 g de harina\nsal al gusto\nesto no es nada', 'list');
  assert.is(recipe!.body.ingredients.length >= 1, true);
  assert.ok(recipe!.doubts.length > 0);
});

for (const text of ['', '   \n', '[]', '{"recipes":[]}']) {
  test(`${JSON.stringify(text)} is no recipe`, () => {
    try {
      const found = read(text);
      assert.equal(found[0]?.body.ingredients, []);
    } catch (error) {
      assert.instance(error, Unreadable);
    }
  });
}

test('a recipe without a label goes out as schema.org all the same', () => {
  const out = toSchemaOrg(
    craft(),
    {
      type: 'pan_comun',
      ingredients: [
        { name: 'Harina', grams: 500.25 },
        { name: 'Huevo', quantity: '2' },
      ],
    },
    null,
  );
  assert.equal(out.recipeIngredient, ['500,25 g de Harina', '2 de Huevo']);
  assert.is(out.nutrition, undefined);
});

test.run();
