// Pastry: names, refusals, types and medals.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recognise, refusal, rowsOf } from './bench.ts';
import { genoise, id, of, type Recipe, types, warnings } from './pasteleria-desk.ts';

/* ---------- names ---------- */

test('the 23 names of the contract', () => {
  // biome-ignore format: one case per line
  const names: Record<string, string> = {
    Harina: 'harina', Azúcar: 'azucar', Mantequilla: 'mantequilla', Aceite: 'aceite', 'Huevo entero': 'huevo_entero', Yema: 'yema', 'Clara de huevo': 'clara',
    'Leche entera': 'leche_entera', 'Nata 35%': 'nata_35', 'Almidón/Maicena': 'maicena', 'Cacao puro': 'cacao_puro', Chocolate: 'chocolate',
    'Chocolate blanco': 'chocolate_blanco', 'Chocolate con leche': 'chocolate_leche', 'Almendra molida': 'almendra_molida', Gelatina: 'gelatina', Impulsor: 'impulsor',
    Miel: 'miel', 'Queso crema': 'queso_crema', 'Zumo de limón': 'zumo_limon', 'Zanahoria rallada': 'zanahoria_rallada', 'Yogur natural': 'yogur_natural', Agua: 'agua',
  };
  assert.is(Object.keys(names).length, 23);
  const labels = rowsOf(id)
    .slice(0, 23)
    .map((row) => row.label);
  assert.equal(labels, Object.keys(names));
  for (const [name, row] of Object.entries(names)) assert.is(recognise(id, name).id, row, name);
});

test('every id, label and alias: capitals, accents, word order and brackets do not count', () => {
  const rows = rowsOf(id);
  assert.is(rows.length, 145);
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
  for (const row of rows) {
    for (const name of [row.id, row.label, ...row.aliases]) {
      for (const typed of [
        name,
        name.toUpperCase(),
        plain(name),
        / (de|del|con|en|a|al|para|sin|y) /.test(name) ? name : name.split(' ').reverse().join(' '),
        `${name} (opcional)`,
      ]) {
        assert.is(recognise(id, typed).id, row.id, typed);
      }
    }
  }
});

test('names as people write them', () => {
  // biome-ignore format: one case per line
  const names: [string, string | null][] = [
    ['Huevos (L)', 'huevo_entero'], ['3 huevos camperos', 'huevo_entero'], ['Huevos talla M', 'huevo_entero'], ['Nata 35 % MG', 'nata_35'], ['claras a temperatura ambiente', 'clara'],
    ['CACAO EN POLVO', 'cacao_puro'], ['chocolate negro 72 %', 'cobertura_negra_70'], ['mantequilla en pomada', 'mantequilla'], ['Mantequilla (pomada)', 'mantequilla'],
    ['leche entera fresca', 'leche_entera'], ['ralladura de un limón', 'ralladura_limon'], ['almendras molidas', 'almendra_molida'], ['Philadelphia', 'queso_crema'],
    ['azúcar blanca', 'azucar'], ['pizca de sal', 'sal'], ['egg whites', 'clara'], ['harina integral de trigo', 'harina_integral'], ['nueces', 'nuez'], ['limones', 'zumo_limon'],
    ['harina W300', 'harina_fuerza'], ['Chocolate blanco 35 %', 'cobertura_blanca_35'], ['chocolate con leche 40 %', 'cobertura_leche_40'], ['leche 3,6 %', 'leche_entera'], ['queso crema 200 g', 'queso_crema'],
    ['Nata (18 % MG)', 'nata_18'], ['Nata (para montar)', 'nata_35'], ['Chocolate (72 % cacao)', 'cobertura_negra_70'], ['limón (zumo)', 'zumo_limon'], ['limón (ralladura)', 'ralladura_limon'],
    ['mantequilla en dados', 'mantequilla'], ['mantequilla a punto de pomada', 'mantequilla'], ['mantequilla vegana', 'mantequilla_vegana'], ['claras montadas', 'clara'], ['frambuesas congeladas', 'frambuesa'],
    ['miel de acacia', 'miel_acacia'], ['miel de caña', 'melaza'], ['harina 00', 'harina_00'], ['harina de avellana', 'avellana_molida'], ['almidón de trigo', 'almidon_trigo'], ['azúcar glacé', 'azucar_glas'],
    ['cobertura de chocolate con leche', 'chocolate_leche'], ['cobertura de chocolate negro', 'chocolate'], ['chocolate blanco Valrhona Ivoire 35%', 'valrhona_ivoire_35'], ['chocolate blanco caramelizado', 'cobertura_rubia'],
    ['Guanaja 70%', 'valrhona_guanaja_70'], ['cacao puro en polvo Valor', 'cacao_puro'], ['queso tipo Philadelphia', 'queso_crema'], ['levadura en polvo tipo Royal', 'impulsor'], ['corteza de limón', 'ralladura_limon'],
    ['zumo de medio limón', 'zumo_limon'], ['mermelada de higo', 'mermelada_higo'], ['aceite de colza', 'aceite_colza'], ['aceite de oliva virgen', 'aceite_oliva'], ['nata sin lactosa', 'nata_sin_lactosa'], ['yogur sin azúcar', 'yogur_natural'],
    ['harina sin gluten', 'harina_sin_gluten'], ['chocolate sin azúcar', 'cobertura_negra_sin_azucar'], ['chocolate con leche y almendras', null], ['gelatina de fresa', null], ['leche entera o bebida vegetal', null],
    ['Oreo', 'galleta_oreo'], ['tofe', null], ['pan rallado', 'pan_rallado'], ['crema pastelera', null], ['levadura seca de panadería', 'levadura_instantanea'],
  ];
  for (const [name, row] of names) assert.is(recognise(id, name).id, row, name);
});

test('chocolate and cream by their figure', () => {
  // biome-ignore format: one case per line
  const figures: [string, string][] = [
    ['chocolate 45 %', 'cobertura_50'], ['cobertura negra 59%', 'chocolate'], ['chocolate negro 60 %', 'cobertura_60'], ['cobertura 66 %', 'cobertura_66'],
    ['cobertura 64,5 %', 'cobertura_negra_64'], ['chocolate 67%', 'cobertura_66'], ['Chocolate negro 77 % cacao', 'cobertura_75'], ['chocolate negro 72', 'cobertura_negra_70'],
    ['chocolate 78 %', 'cobertura_80'], ['cobertura negra 95 %', 'cobertura_99'], ['chocolate 96%', 'cobertura_99'], ['chocolate negro 100 %', 'pasta_cacao'],
    ['nata 12%', 'nata_12'], ['nata para cocinar 24 %', 'nata_18'], ['nata 25%', 'nata_30'], ['nata 32 %', 'nata_30'], ['nata 33%', 'nata_35'], ['nata líquida 36 % MG', 'nata_35'],
    ['nata 37%', 'nata_38'], ['nata para montar 42 %', 'nata_40'],
  ];
  for (const [name, row] of figures) assert.is(recognise(id, name).id, row, name);
});

test('«levadura» alone is the impulsor and says so; baker’s yeast is not', () => {
  const supposed = 'Se supone levadura química (impulsor). Si es de panadería, escribe «levadura fresca».';
  const cake = (name: string): Recipe => ({
    'Huevo entero': 125,
    Azúcar: 175,
    'Leche entera': 62,
    'Aceite de oliva': 174,
    Harina: 210,
    [name]: 7,
  });
  for (const name of ['levadura', 'Levadura', 'Levadura (1 sobre)', 'sobre de levadura']) {
    assert.is(recognise(id, name).id, 'impulsor', name);
    assert.ok(warnings('magdalenas', cake(name)).includes(supposed), name);
  }
  for (const name of ['Impulsor', 'levadura química', 'levadura royal', 'levadura en polvo'])
    assert.not.ok(warnings('magdalenas', cake(name)).includes(supposed), name);
  assert.is(recognise(id, 'levadura fresca').id, 'levadura_fresca');
  assert.is(of('magdalenas', cake('levadura fresca')).params.impulsorHarina, 0);
});

/* ---------- refusals ---------- */

test('400: what is missing, in words of the trade', () => {
  // biome-ignore format: one case per line
  const table: [string, Recipe, string][] = [
    ['merengue', { Azúcar: 200, Agua: 60 }, 'El tipo «Merengue (francés, suizo, italiano)» no reconoce su ingrediente base: falta clara de huevo.'],
    ['ganache_negro', { 'Chocolate blanco': 200, 'Nata 35%': 100 }, 'El tipo «Ganache de chocolate negro» no reconoce su ingrediente base: falta chocolate negro.'],
    ['ganache_blanco', { Chocolate: 200, 'Nata 35%': 100 }, 'El tipo «Ganache de chocolate blanco» no reconoce su ingrediente base: falta chocolate blanco o rubio.'],
    ['ganache_leche', { Chocolate: 200, 'Nata 35%': 100 }, 'El tipo «Ganache de chocolate con leche» no reconoce su ingrediente base: falta chocolate con leche.'],
    ['crema_pastelera', { 'Leche entera': 1000, Azúcar: 200, Yema: 150 }, 'El tipo «Crema pastelera» no reconoce su ingrediente base: falta almidón o harina.'],
    ['crema_pastelera', { Azúcar: 200, Yema: 150, Harina: 80 }, 'El tipo «Crema pastelera» no reconoce su ingrediente base: falta líquido (leche, nata, agua o bebida vegetal).'],
    ['genoise', { Azúcar: 100, Harina: 100 }, 'El tipo «Génoise (bizcocho genovés)» no reconoce su ingrediente base: falta huevo.'],
    ['genoise', { Azúcar: 100, 'Huevo entero': 100 }, 'El tipo «Génoise (bizcocho genovés)» no reconoce su ingrediente base: falta harina o almidón.'],
    ['cheesecake', { 'Nata 35%': 500, 'Huevo entero': 200 }, 'El tipo «Tarta de queso horneada» no reconoce su ingrediente base: falta queso (crema, mascarpone, ricotta…).'],
    ['financier', { Mantequilla: 100, Azúcar: 100, 'Clara de huevo': 100 }, 'El tipo «Financier» no reconoce su ingrediente base: falta fruto seco molido.'],
    ['carrot_cake', { Harina: 275, Azúcar: 310 }, 'El tipo «Bizcocho de zanahoria» no reconoce su ingrediente base: falta zanahoria o calabaza.'],
    ['crema_inglesa', { 'Leche entera': 1000, 'Clara de huevo': 100 }, 'El tipo «Crema inglesa» no reconoce su ingrediente base: falta yema (el huevo entero aporta un 35 %).'],
    ['lemon_curd', { Azúcar: 240, 'Huevo entero': 200 }, 'El tipo «Lemon curd (crema de limón)» no reconoce su ingrediente base: falta zumo de limón u otro zumo ácido.'],
    ['genoise', { Harina: 0, 'Huevo entero': 0 }, 'La suma de los pesos debe ser mayor que 0.'],
  ];
  // Which type it is, where another takes it as it stands, comes behind.
  for (const [type, recipe, text] of table) assert.is(refusal(id, type, recipe)?.slice(0, text.length), text);
});

test('400: every type asks for each of its base ingredients', () => {
  for (const [type, file] of types()) {
    const labels = (file.require ?? []).map((requirement) => requirement.missing);
    assert.ok(labels.length > 0, type);
    assert.is(
      refusal(id, type, { Sal: 10 }),
      `El tipo «${file.label}» no reconoce su ingrediente base: falta ${labels[0]}.`,
    );
  }
});

test('400 after an unknown type opens by saying so', () => {
  const text = refusal(id, 'mereng', { Azúcar: 200, Agua: 60 });
  assert.ok(
    text.startsWith(
      'Tipo «mereng» no reconocido: se ha usado «Génoise (bizcocho genovés)». ¿Querías decir «Merengue (francés, suizo, italiano)»?',
    ),
    text,
  );
  assert.ok(text.endsWith('El tipo «Génoise (bizcocho genovés)» no reconoce su ingrediente base: falta huevo.'), text);
});

/* ---------- types and ranges ---------- */

test('the 23 types of the contract and 33 more, each with family, sources and weights', () => {
  // biome-ignore format: one case per line
  const contract = ['genoise', 'magdalenas', 'brownie', 'pound_cake', 'financier', 'macaron', 'masa_tarta', 'choux', 'tarta_santiago', 'crema_pastelera', 'crema_inglesa', 'natillas', 'diplomatica', 'muselina', 'bavarois', 'ganache_negro', 'ganache_blanco', 'mousse_chocolate', 'buttercream', 'lemon_curd', 'merengue', 'cheesecake', 'frangipane'];
  const known = types().map(([type]) => type);
  assert.is(known.length, 56);
  for (const type of contract) assert.ok(known.includes(type), type);
  for (const [type, file] of types()) {
    assert.ok(['Horneados', 'Cremas y rellenos'].includes(file.family ?? ''), type);
    for (const [key, target] of Object.entries(file.ranges ?? {})) {
      assert.ok(target.source && [1, 2, 3].includes(target.weight ?? 1), `${type}.${key}`);
      assert.not.ok(['proteinas', 'solidos', 'kcal_100g', 'coste_kg_eur'].includes(key), `${type}.${key}`);
    }
  }
});

test('an unknown type falls back to génoise with a warning; the label of a type is enough', () => {
  assert.equal(warnings('mermelada de coches', genoise), [
    'Tipo «mermelada de coches» no reconocido: se ha usado «Génoise (bizcocho genovés)».',
  ]);
  assert.equal(warnings('genois', genoise), ['Tipo «genois» no reconocido: se ha usado «Génoise (bizcocho genovés)».']);
  assert.is(
    of('Crema pastelera', { 'Leche entera': 1000, Harina: 80, Yema: 150, Azúcar: 200 }).type,
    'crema_pastelera',
  );
});

test('ranges holds the targets; inRange every parameter, null without one', () => {
  const answer = of('genoise', genoise);
  assert.equal(Object.keys(answer.ranges).sort(), [
    'agua',
    'azucarHarina',
    'azucares',
    'grasa',
    'grasaHarina',
    'huevoHarina',
    'impulsorHarina',
  ]);
  assert.equal(Object.keys(answer.inRange).sort(), Object.keys(answer.params).sort());
  for (const key of ['proteinas', 'solidos', 'pod', 'kcal_100g', 'coste_kg_eur'])
    assert.is(answer.inRange[key], null, key);
  assert.not.ok('azucarClara' in answer.params);
  assert.equal(answer.ranges.huevoHarina, [140, 230]);
});

/* ---------- trophy ---------- */

test('gold, silver, bronze or nothing', () => {
  // biome-ignore format: one case per line
  const table: [string, Recipe, string | undefined, string | undefined][] = [
    ['everything in', genoise, 'gold', 'Medalla de oro'],
    ['fat 57.14 % (weight 2, 4 % off)', { ...genoise, Mantequilla: 400 }, 'silver', 'Medalla de plata'],
    ['egg 130 % (critical, 7 % off)', { ...genoise, 'Huevo entero': 910 }, 'bronze', 'Medalla de bronce'],
    ['egg 75 % (critical, 46 % off)', { ...genoise, 'Huevo entero': 525 }, undefined, undefined],
    // It may be what thickens, a sugar or a fat: with any of them the sponge is another.
    ['1.96 % unknown', { ...genoise, Esferatil: 53.5 }, undefined, undefined],
    ['over 10 % unknown', { ...genoise, Esferatil: 310 }, undefined, undefined],
  ];
  for (const [what, recipe, trophy, label] of table) {
    const answer = of('genoise', recipe);
    assert.is(answer.trophy, trophy, what);
    assert.is(answer.trophyLabel, label, what);
    assert.is('trophy' in answer, trophy !== undefined, what);
  }
});

test('a type whose ratios cannot be computed may still be judged on the rest', () => {
  const answer = of('financier', {
    'Mantequilla avellana': 75,
    'Azúcar glas': 150,
    'Almendra molida': 110,
    'Clara de huevo': 140,
  });
  assert.not.ok('frutoSecoHarina' in answer.params);
  assert.is(answer.verdict, 'equilibrada');
  const said = answer.warnings.join('\n');
  assert.match(said, /No se puede calcular «fruto seco sobre harina»: falta harina o almidón\./i);
  assert.match(said, /No se puede calcular «impulsor sobre harina»: falta harina o almidón\./i);
});

/* ---------- warnings ---------- */

test.run();
