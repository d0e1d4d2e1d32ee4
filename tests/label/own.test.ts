// An ingredient of one's own on the label: the allergens that its caller tells, in any craft and at any depth; and what nobody
// tells stays unknown.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shownLabel } from '../../commands/recipes/show.ts';
import { label } from '../../engine/index.ts';
import { craftOf, crafts, site } from '../loaded.ts';
import { refusalOf } from '../refusal.ts';

const packet = { energia: 380, grasas: 12, saturadas: 6, hidratos: 60, azucares: 30, proteinas: 8, sal: 0.4 };
const base: Record<string, string> = { pasteleria: 'Huevo', turron: 'almendra_tostada', cacao: 'pasta_cacao' };

function told(id: string, more: object, wrap: (item: object) => object = (item) => item) {
  const craft = craftOf(id);
  const { name, weight } = craft.definition.craft.request;
  const item = wrap({ [name]: 'Relleno Zzyzx', [weight]: 50, ...more });
  const rest = [
    { [name]: base[id] ?? 'Azúcar', [weight]: 300 },
    { [name]: 'Harina', [weight]: 400 },
  ];
  const extra = id === 'conservas' || id === 'helado' ? [{ [name]: 'Fresa', [weight]: 300 }] : [];
  const body = { ingredients: [...rest, ...extra, item] };
  return { craft, answer: label(craft, body, site, '2026-11-15') };
}

for (const { id } of crafts) {
  test(`${id}: allergens told beside the packet, in it or without it are on the label`, () => {
    for (const more of [
      { etiqueta: packet, allergens: ['Leche', 'soja?', 'trigo'] },
      { etiqueta: { ...packet, allergens: ['leche', 'soja?', 'gluten:trigo'] } },
      { etiqueta: { ...packet, allergens: ['leche', 'trigo'] }, allergens: ['soja?', 'leche?'] },
      { allergens: ['leche', 'Soja?', 'Gluten (trigo)'] },
    ]) {
      const { allergens, ingredients } = told(id, more).answer;
      assert.ok(
        allergens.contains.includes('leche') && allergens.contains.includes('trigo'),
        allergens.contains.join(),
      );
      assert.ok(allergens.may.includes('soja'));
      assert.not.ok(allergens.may.includes('leche'));
      assert.equal(allergens.unknown, []);
      assert.match(ingredients.text, /relleno Zzyzx \(\*\*trigo\*\*, \*\*leche\*\*\)/i);
    }
  });

  test(`${id}: through five recipes one inside the other none is lost`, () => {
    const { name, weight } = craftOf(id).definition.craft.request;
    const wrap = (item: object): object =>
      [1, 2, 3, 4].reduce(
        (inner: object, depth) => ({
          [name]: `Capa ${depth}`,
          recipe: { ingredients: [inner, { [name]: 'Agua', [weight]: 5 }] },
        }),
        item,
      );
    const { allergens } = told(id, { etiqueta: packet, allergens: ['sésamo', 'leche'] }, wrap).answer;
    assert.ok(allergens.contains.includes('sésamo') && allergens.contains.includes('leche'), allergens.contains.join());
    assert.equal(allergens.unknown, []);
  });

  test(`${id}: what is not told is not known, and the command says so too`, () => {
    const { craft, answer } = told(id, { etiqueta: packet });
    assert.equal(answer.allergens.unknown, ['Relleno Zzyzx']);
    assert.match(shownLabel(answer, craft), /No se sabe de\n {2}· Relleno Zzyzx/);
    const free = told(id, { etiqueta: packet, allergens: [] }).answer;
    assert.equal(free.allergens.unknown, []);
    assert.not.ok(free.warnings.some((text) => text.includes('No constan los alérgenos')));
  });
}

test('what a known name surely carries stays, whatever is told of it', () => {
  const craft = craftOf('helado');
  const body = {
    ingredients: [
      { name: 'Leche entera', grams: 500, allergens: ['soja'] },
      { name: 'Azúcar', grams: 100 },
    ],
  };
  assert.equal(label(craft, body, site, '2026-11-15').allergens.contains, ['soja', 'leche']);
});

const wrong: readonly [unknown, RegExp][] = [
  ['leche', /ingredients\[\d\]\.allergens: debe ser una lista/],
  [['leche', 3], /debe ser una lista/],
  [['gluten'], /«gluten» puede ser gluten:trigo, gluten:centeno.*di cuál/],
  [['lehce'], /no se conoce el alérgeno «lehce»\. ¿Querías decir «leche»\?/],
];
for (const [allergens, says] of wrong)
  test(`${JSON.stringify(allergens)} is refused by its place`, () =>
    assert.match(
      refusalOf(() => told('helado', { allergens })),
      says,
    ));

test('a craft that declares no labels says so', () => {
  const [craft] = crafts;
  const refused = refusalOf(() => label({ ...craft!, labels: null }, { ingredients: [] }, site, '2026-11-15'));
  assert.match(refused, 'no declara etiquetas');
});

test.run();
