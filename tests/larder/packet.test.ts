// An ingredient of one's own by what its packet says: the columns of every craft follow, and what is supposed is said.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balance, craft, refusal } from '../crafts/bench.ts';

const yogurt = { energia: 62, grasas: 3.2, saturadas: 2.1, hidratos: 4.6, azucares: 4.6, proteinas: 3.6, sal: 0.12 };
const item = (id: string, name: string, grams: number, more: object = {}) => {
  const { name: nameField, weight } = craft(id).definition.craft.request;
  return { [nameField]: name, [weight]: grams, ...more };
};

test('a yogurt of a brand: lactose, milk solids and energy follow from its packet', () => {
  const { params, warnings } = balance('helado', 'helado_crema', [
    item('helado', 'Zzz Marca Buena', 100, { etiqueta: { ...yogurt, familia: 'yogur' } }),
  ]);
  assert.is(params.kcal_100g, 62);
  assert.is(params.materiaGrasa, 3.2);
  assert.is(params.azucares, 0, 'lactose is no added sugar');
  assert.ok(params.SLNG > 8 && params.SLNG < 10, String(params.SLNG));
  assert.ok(Math.abs(params.PAC_indice_clasico - 4.6) < 0.5, String(params.PAC_indice_clasico));
  assert.ok(
    warnings.some((text: string) =>
      /«Zzz Marca Buena» sale de su etiqueta: se supone que sus azúcares son lactosa/.test(text),
    ),
    warnings.join('\n'),
  );
});

test('the family of a known name is taken, and its own figures give way to those of the packet', () => {
  const { params } = balance('helado', 'helado_crema', [
    item('helado', 'Yogur', 100, { etiqueta: { ...yogurt, grasas: 10, saturadas: 6 } }),
  ]);
  assert.is(params.materiaGrasa, 10);
  assert.is(params.azucares, 0);
});

test('who sends its composition is not told that the name alone was taken for what is preserved', () => {
  const told = (more: object): boolean =>
    balance('helado', 'helado_crema', [item('helado', 'Nata', 100), item('helado', 'Salmón', 10, more)]).warnings.some(
      (text: string) => text.includes('se ha tomado por «Salmón ahumado»'),
    );
  assert.ok(told({}));
  assert.not.ok(told({ etiqueta: { energia: 180, grasas: 12, proteinas: 20 } }));
  assert.not.ok(told({ materiagrasa: 12 }));
});

test('a juice has fructose and glucose: it freezes lower than as much sucrose', () => {
  const packet = { energia: 45, hidratos: 11, azucares: 11 };
  const of = (familia?: string) =>
    balance('helado', 'sorbete_agua', [
      item('helado', 'Zzz', 100, { etiqueta: { ...packet, ...(familia ? { familia } : {}) } }),
    ]).params;
  assert.ok(of('zumo').PAC_indice_clasico > 1.5 * of().PAC_indice_clasico);
  assert.is(of().azucares, 11);
});

test('what the caller passes as composition wins', () => {
  const { params } = balance('helado', 'helado_crema', [
    item('helado', 'Zzz', 100, { etiqueta: { ...yogurt, familia: 'yogur' }, materiagrasa: 7, kcal: 100 }),
  ]);
  assert.is(params.materiaGrasa, 7);
  assert.is(params.kcal_100g, 100);
});

for (const id of ['panaderia', 'pasteleria', 'turron', 'cacao', 'conservas'])
  test(`${id} reads it too`, () => {
    const bases = { panaderia: 'Harina', pasteleria: 'Harina', turron: 'almendra_tostada', cacao: 'pasta_cacao' };
    const base = { ...bases, conservas: 'Fresa' }[id]!;
    const more = id === 'pasteleria' ? [item(id, 'Huevo entero', 200), item(id, 'Azúcar', 100)] : [];
    const type = craft(id).defaultType;
    const answer = balance(id, type, [item(id, base, 500), ...more, item(id, 'Zzz', 100, { etiqueta: yogurt })]);
    assert.ok(answer.warnings.some((text: string) => text.includes('sale de su etiqueta')));
    assert.not.ok(answer.warnings.some((text: string) => /no reconocido/.test(text)));
  });

test('conservas: the sugars of a fruit by its packet are soluble solids, and its family makes it fruit', () => {
  const packet = { hidratos: 40, azucares: 40, fibra: 2, proteinas: 0.5, sal: 0, familia: 'fruta' };
  const of = (more: object) =>
    balance('conservas', 'confitura', [
      item('conservas', 'Azúcar', 400),
      item('conservas', 'Zzz de un árbol', 600, more),
    ]);
  const told = of({ etiqueta: packet });
  const sweeter = of({ etiqueta: { ...packet, hidratos: 50, azucares: 50 } });
  assert.is(sweeter.params.azucares, told.params.azucares + 6, 'ten more of sugar in sixty parts of a hundred');
  assert.ok(sweeter.params.brix > told.params.brix + 5);
  assert.ok(told.params.fruta_g_kg > 0, String(told.params.fruta_g_kg));
  assert.ok(told.warnings.some((text: string) => /se supone que sus azúcares son fructosa, glucosa/.test(text)));
});

const wrong: [packet: unknown, says: RegExp][] = [
  ['mucha', /^ingredients\[0\]\.etiqueta: debe ser un objeto/],
  [{}, /no trae ninguna cifra/],
  [{ grasa: 3 }, /no se conoce «grasa». Valen: energia, grasas/],
  [{ grasas: '3' }, /«grasas» debe ser un número de 0 a 100/],
  [{ grasas: 3, saturadas: 5 }, /«saturadas» no puede ser mayor que «grasas»/],
  [{ grasas: 60, hidratos: 60 }, /sus partes suman 120 g/],
  [{ energia: 4000 }, /«energia» debe ser un número de 0 a 900/],
  [{ grasas: 3, familia: 'naves' }, /«familia» debe ser una familia de la despensa/],
];
for (const [packet, says] of wrong)
  test(`${JSON.stringify(packet)} is refused`, () =>
    assert.match(refusal('helado', 'helado_crema', [item('helado', 'Zzz', 100, { etiqueta: packet })]), says));

test.run();
