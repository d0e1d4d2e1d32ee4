// The list of ingredients that the packet of a bought preparation brings: told by the caller, printed in brackets.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust } from '../../engine/index.ts';
import { craftOf, site } from '../loaded.ts';
import { inner, itemsOf, labelled } from './desk.ts';

const facts = { grasas: 34, hidratos: 55, azucares: 52, proteinas: 7 };
const list = 'Azúcar, avellanas 40 %, leche en polvo, lecitina de soja.';
const milk = { 'Leche entera': 600, 'Nata 35 %': 200, Azúcar: 140, Neutro: 5 };
const bought = (told: object): object => ({ name: 'Pasta Zzyzx', grams: 60, ...told });
const bodyWith = (item: object): object => ({
  type: 'helado_crema',
  ingredients: [...itemsOf('helado', milk), item],
});
const labelOf = (item: object) => labelled('helado', bodyWith(item));

const printed = 'pasta Zzyzx (azúcar, **avellanas** 40 %, **leche** en polvo, lecitina de **soja**)';
const allergens = ['leche', 'soja', 'avellana'];

test('it is printed in brackets after its name, beside what the packet says or inside it, and with its allergens in bold', () => {
  for (const told of [
    { etiqueta: facts, allergens, compound: list },
    { etiqueta: { ...facts, allergens, compound: list } },
    { etiqueta: facts, allergens, compound: `  ${list.replace(/, /g, ',\n ')} ` },
  ]) {
    const { ingredients, warnings, assumptions } = labelOf(bought(told));
    assert.ok(ingredients.text.includes(printed), ingredients.text);
    assert.not.ok([...warnings, ...assumptions].some((text) => text.includes('Zzyzx')));
  }
});

test('without it, what is bought ready is asked for its list', () => {
  const { ingredients, warnings } = labelOf(bought({ etiqueta: facts, allergens }));
  assert.ok(!ingredients.text.includes('avellanas'));
  assert.ok(warnings.some((text) => /«Pasta Zzyzx».*anexo VII, parte E/.test(text)));
});

test('it reaches the label from inside another recipe, and wins over the usual list of the larder', () => {
  const within = {
    name: 'Veta',
    grams: 100,
    recipe: inner({}, { ingredients: [bought({ etiqueta: facts, allergens, compound: list })] }),
  };
  assert.ok(labelOf(within).ingredients.text.includes(printed));
  const known = labelOf({ name: 'Chocolate negro 70 %', grams: 100, compound: 'pasta de cacao, panela' });
  assert.match(known.ingredients.text, /chocolate[^(]*\(pasta de cacao, panela\)/i);
  assert.not.ok(known.assumptions.some((text) => /lista propia de «?[^»]*chocolate/i.test(text)));
});

test('two packets with other lists are two ingredients; adjusting takes it too', () => {
  const [one, other] = [
    bought({ etiqueta: facts, allergens: ['avellana'], compound: 'azúcar, avellanas' }),
    bought({ etiqueta: facts, allergens: ['avellana'], compound: 'avellanas' }),
  ];
  const both = { type: 'helado_crema', ingredients: [...itemsOf('helado', milk), one, other] };
  const { text } = labelled('helado', both).ingredients;
  assert.ok(text.includes('(azúcar, **avellanas**)') && text.includes('(**avellanas**)'), text);
  assert.is(adjust(craftOf('helado'), bodyWith(one), site).status, 'ok');
});

for (const wrong of [3, {}, 'x'.repeat(2001)]) {
  test(`refused by its place: ${JSON.stringify(wrong).slice(0, 12)}`, () => {
    assert.throws(
      () => labelOf(bought({ etiqueta: facts, compound: wrong })),
      /ingredients\[4\]\.compound: .*2000 letras/,
    );
  });
}

test.run();
