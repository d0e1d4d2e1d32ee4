import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { analyse, line, milk, milkWith, mix, type Recipe } from './helado-desk.ts';

// Warnings: what fires each one, its sentence, and what does not

// biome-ignore format: a table reads by rows
const sugarFree = { 'Leche entera': 620, 'Nata 35 %': 150, 'Leche en polvo desnatada': 30, Polidextrosa: 70, Oligofructosa: 60, Xilitol: 65, Sucralosa: 0.05, Neutro: 5 };
// biome-ignore format: a table reads by rows
const vegan = { 'Bebida de soja': 600, 'Aceite de coco': 70, Azúcar: 140, Dextrosa: 50, 'Glucosa en polvo': 40, Inulina: 30, 'Proteína de guisante': 10, Neutro: 5 };
// biome-ignore format: a table reads by rows
const sorbet = { Fresas: 500, Agua: 190, 'Zumo de limón': 20, Azúcar: 170, Dextrosa: 40, 'Glucosa en polvo': 35, 'Neutro para sorbetes': 5 };

// biome-ignore format: a table reads by rows
const warned: [string, string, Recipe, string, Recipe][] = [
  ['W1', 'helado_crema', milkWith({ 'Polvo de unicornio': 10 }), 'Ingrediente no reconocido: «Polvo de unicornio». Se trata como inerte; indica su composición para incluirlo en el cálculo.', milk],
  ['W1 with a price and nothing else', 'helado_crema', [...mix('helado_crema'), line('Misterio', 5, { precio: 3 })], 'Ingrediente no reconocido: «Misterio». Se trata como inerte; indica su composición para incluirlo en el cálculo.', mix('helado_crema')],
  ['W2', 'helado_crema', milkWith({ Miel: 0 }), '«Miel» tiene peso 0 y no se ha tenido en cuenta.', milk],
  ['W3', 'helado_crema', [line('Crema rara', 100, { azucares: 80, materiagrasa: 40, precio: 1 })], 'La composición de «Crema rara» suma más de 100 %: revisa los datos.', [line('Crema mía', 100, { azucares: 60, materiagrasa: 40, precio: 1 })]],
  ['W5', 'helado_leche', { 'Leche entera': 640, 'Nata 35 %': 40, 'Leche en polvo desnatada': 90, Azúcar: 110, Dextrosa: 85, 'Glucosa en polvo': 30, Neutro: 5 }, 'Riesgo de arenosidad: la lactosa es el 13,28 % del agua (conviene no pasar de 10,5 %). Reduce leche en polvo o suero, o usa leche sin lactosa.', milk],
  ['W5 only when churned', 'helado_leche', [line('Mezcla', 100, { lactosa: 6, agua: 50, precio: 1 })], 'Riesgo de arenosidad: la lactosa es el 12 % del agua (conviene no pasar de 10,5 %). Reduce leche en polvo o suero, o usa leche sin lactosa.', [line('Mezcla', 100, { lactosa: 5.25, agua: 50, precio: 1 })]],
  ['W6', 'helado_crema', milkWith({ Ron: 70 }), 'Alcohol 2,18 %: por encima de 2 % cuesta congelar y el helado queda blando y acuoso. Reduce el licor o flaméalo.', milkWith({ Ron: 60 })],
  ['W7', 'helado_crema', milkWith({ Sal: 5 }), 'Sal 0,5 %: muy salado para un helado crema y baja mucho el punto de congelación.', milkWith({ Sal: 4 })],
  ['W7 in veteado', 'veteado', mix('veteado', { sal: 1.1 }), 'Sal 1,1 %: muy salado para un veteado y baja mucho el punto de congelación.', mix('veteado', { sal: 1 })],
  ['W7 in crema_untable', 'crema_untable', mix('crema_untable', { sal: 1.1 }), 'Sal 1,1 %: muy salado para una crema untable y baja mucho el punto de congelación.', mix('crema_untable', { sal: 1 })],
  ['W7 in salado', 'salado', mix('salado', { sal: 1.3 }), 'Sal 1,3 %: muy salado para un helado salado y baja mucho el punto de congelación.', mix('salado', { sal: 1.2 })],
  ['W8, too much', 'helado_crema', milkWith({ Neutro: 13 }), 'Pon 5 g de neutro en vez de 13 g: ahora es un 1,3 % de la mezcla y lo usual es un 0,5 %; el exceso da textura gomosa.', milkWith({ Neutro: 8 })],
  ['W8, none', 'helado_crema', milkWith({ Neutro: 2 }), 'Estabilizante 0,14 %: fuera de la dosis habitual (0,2-0,6 %). Sin estabilizante el helado cristaliza antes; lo usual son 5 g de neutro.', milkWith({ Neutro: 2, 'Yema de huevo': 32 })],
  ['W10', 'sin_azucar', { ...sugarFree, Xilitol: 115 }, 'Polioles 10,9 %: por encima de 10 % la etiqueta debe advertir: «un consumo excesivo puede producir efectos laxantes».', { ...sugarFree, Alulosa: 100 }],
  ['W11', 'sin_azucar', { ...sugarFree, Eritritol: 90 }, 'Pon 31 g de eritritol en vez de 90 g: ahora es un 8,3 % de la mezcla y lo usual es un 3 %; cristaliza y endurece.', { ...sugarFree, Eritritol: 80 }],
  ['W12', 'helado_crema', { ...milk, Azúcar: 70, Dextrosa: 90 }, 'Los monosacáridos (dextrosa, fructosa, invertido, miel) son el 48,85 % de los azúcares: helado húmedo y que se derrite pronto.', milk],
  ['W13', 'helado_crema', { 'Pasta de avellana': 400, Azúcar: 300, 'Leche entera': 200, Neutro: 5 }, 'Apenas hay agua (19,94 %): la mezcla no se puede mantecar.', milk],
  ['W14', 'sin_azucar', { ...sugarFree, Miel: 5 }, 'Cambia los 5 g de miel por 4 g de xilitol y 1 g de polidextrosa: un helado sin azúcares añadidos no lleva azúcares.', sugarFree],
  ['W14 with lactose', 'sin_azucar', { ...sugarFree, Lactosa: 5 }, 'Cambia los 5 g de lactosa por 4 g de xilitol y 1 g de polidextrosa: un helado sin azúcares añadidos no lleva azúcares.', sugarFree],
  ['W16 crema', 'helado_crema', { ...milk, 'Nata 35 %': 150 }, 'Denominación: «helado crema» exige al menos 8 % de grasa láctea y 2,5 % de proteína láctea (aquí 7,77 % y 3,66 %); así es «helado de leche».', milk],
  ['W16 crema, con otra grasa', 'helado_crema', { 'Leche entera': 600, 'Leche en polvo desnatada': 40, Azúcar: 120, Neutro: 5, 'Nata 35 %': 150, 'Aceite de girasol': 40 }, 'Denominación: «helado crema» exige al menos 8 % de grasa láctea y 2,5 % de proteína láctea (aquí 7,8 % y 3,74 %); con grasa que no es de la leche es «helado».', { 'Leche entera': 600, 'Leche en polvo desnatada': 40, Azúcar: 120, Neutro: 5, 'Nata 35 %': 150 }],
  ['W16 leche', 'helado_leche', { 'Bebida de soja': 500, 'Nata 35 %': 60, 'Leche en polvo desnatada': 40, Azúcar: 120, Neutro: 5 }, 'Denominación: «helado de leche» exige al menos 2,5 % de grasa láctea y 6 % de extracto seco magro lácteo (aquí 2,95 % y 5,75 %).', { ...milk, 'Nata 35 %': 60 }],
  ['W17', 'sorbete_agua', { ...sorbet, Fresas: 100, Agua: 590 }, 'Denominación: «sorbete» exige al menos 15 % de fruta y 20 % de sólidos (aquí 12,5 % y 26,93 %); si no, es «helado de agua», que pide 12 % de sólidos.', { ...sorbet, Fresas: 0, 'Leche de coco': 200 }],
  ['W18', 'helado_crema', [...mix('helado_crema'), line('Mi pasta', 5, { azucares: 50 })], 'Sin precio para «Mi pasta»: el coste está infravalorado.', mix('helado_crema')],
  ['W19 stevia', 'sin_azucar', { ...sugarFree, Stevia: 2 }, '«Stevia» es edulcorante intensivo puro: 2 g por kg es demasiado. Si usas una mezcla comercial con eritritol, escribe «stevia con eritritol».', { ...sugarFree, Stevia: 1 }],
  ['W19 sucralosa', 'sin_azucar', { ...sugarFree, Sucralosa: 3 }, '«Sucralosa» es edulcorante intensivo puro: 2,99 g por kg es demasiado. Si usas una mezcla comercial con eritritol, escribe «stevia con eritritol».', sugarFree],
  ['W20', 'sin_azucar', sugarFree, 'Etiqueta: junto a «sin azúcares añadidos» debe decir «contiene azúcares naturalmente presentes».', mix('sin_azucar', { azucares: 0.5, lactosa: 0 })],
  ['W21', 'helado_crema', milkWith({ Galletas: 20 }), '«Galletas»: si va en trozos, calcula la base sin él: su azúcar no se disuelve y falsea el PAC.', milk],
  ['W21 raisins', 'helado_crema', milkWith({ Pasas: 20 }), '«Pasas»: si va en trozos, calcula la base sin él: su azúcar no se disuelve y falsea el PAC.', milk],
];
for (const [key, type, recipe, sentence, quiet] of warned) {
  test(`${key} is said when it must, and only then`, () => {
    const opening = sentence.slice(0, 16);
    // What is forbidden or out of its dose speaks among the suggestions when some figure is out.
    const said = (of: Recipe): string[] => [...analyse(type, of).warnings, ...analyse(type, of).suggestions];
    assert.ok(said(recipe).includes(sentence), said(recipe).join('\n'));
    assert.not.ok(said(quiet).some((one) => one.startsWith(opening)));
  });
}

// biome-ignore format: a table reads by rows
const animals = ['Leche entera', 'Leche en polvo', 'Mantequilla', 'Parmesano', 'Yema', 'WPC80', 'Cobertura de leche', 'Cobertura blanca', 'Licor de crema', 'Base 50', 'Base 100', 'Crema de cacao', 'Miel', 'Gelatina', 'Lactosa', 'Turrón de Jijona', 'Turrón de Alicante', 'Bizcocho', 'Foie', 'Salmón ahumado', 'Anchoas', 'Jamón'];
for (const name of animals) {
  test(`W15: «${name}» is no ingredient of a vegan ice cream`, () => {
    const { suggestions, warnings } = analyse('vegano', { ...vegan, [name]: 5 });
    const said = [...suggestions, ...warnings].filter((text) => /un helado vegano no lleva/.test(text));
    assert.is(said.length, 1, [...suggestions, ...warnings].join('\n'));
    assert.match(said[0]!.toLowerCase(), name.toLowerCase());
    assert.not.ok(analyse('helado_crema', { ...milk, [name]: 5 }).warnings.some((text) => text.includes('vegano')));
  });
}
test('W15 keeps silent when all is vegetable', () => assert.equal(analyse('vegano', vegan).warnings, []));

test('W4 names the unknown type, the one used and the nearest', () => {
  const [sentence] = analyse('helado_veganoo', milk).warnings;
  assert.is(
    sentence,
    'Tipo «helado_veganoo» no reconocido: se ha usado «Helado crema». ¿Querías decir «Helado vegano»?',
  );
  assert.is(analyse('zzzzzz', milk).warnings[0], 'Tipo «zzzzzz» no reconocido: se ha usado «Helado crema».');
  assert.is(analyse('zzzzzz', milk).type, 'helado_crema');
});

test('types that are not churned keep silent about sandiness, stabiliser and water', () => {
  for (const type of ['crema_untable', 'veteado', 'granizado', 'semifrio']) {
    const { warnings } = analyse(type, { 'Leche en polvo': 50, Azúcar: 50, Agua: 20 });
    assert.not.ok(
      warnings.some((said) => /arenosidad|Estabilizante|Apenas hay agua/.test(said)),
      type,
    );
  }
});

test('cocoa, nuts and pieces are not spoken of where PAC has no verdict', () => {
  assert.equal(
    analyse('semifrio', { 'Nata 35 %': 500, 'Yema de huevo': 160, Azúcar: 180, 'Pasta de avellana': 60, Bizcocho: 30 })
      .warnings,
    [],
  );
});

test('warnings come in their order', () => {
  const { warnings } = analyse('inventado', [
    line('Galletas', 20),
    line('Mi pasta', 5, { azucares: 50 }),
    line('Ron', 90),
    line('Sal', 8),
    line('Cacao en polvo', 60),
    line('Leche entera', 500),
    line('Azúcar', 150),
    line('Misterio', 3),
    line('Miel', 0),
    line('Exceso', 5, { azucares: 90, materiagrasa: 30, precio: 2 }),
  ]);
  const order = [
    'Estabilizante',
    'Ingrediente no',
    'No se sabe qué',
    '«Miel» tiene',
    'La composición',
    'Tipo «inventado»',
    'Denominación',
    'Sin precio',
    '«Galletas»',
  ];
  assert.equal(
    warnings.map((said) => order.findIndex((opening) => said.startsWith(opening))),
    order.map((_, index) => index),
  );
});

test.run();
