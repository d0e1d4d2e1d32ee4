// Pastry: each warning, where it speaks and where it keeps silent.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bavarois, crema, genoise, type Recipe, suggestions, types, warnings, without } from './pasteleria-desk.ts';

const cookies: Recipe = {
  Mantequilla: 167,
  Azúcar: 238,
  'Huevo entero': 52,
  Harina: 238,
  Bicarbonato: 3,
  Chocolate: 214,
};
const far = {
  'Pound cake with its weight of cocoa': [
    'pound_cake',
    { Harina: 250, Mantequilla: 250, Azúcar: 250, Huevos: 250, 'Cacao en polvo': 250, Impulsor: 5 },
  ],
  'a mousse of yolks': ['mousse_chocolate', { 'Chocolate 70 %': 200, 'Nata 35 %': 400, Yemas: 500, Azúcar: 80 }],
  'frangipane of starch': [
    'frangipane',
    { 'Almendra molida': 125, Mantequilla: 125, Azúcar: 125, Huevos: 125, Leche: 100, Maicena: 90 },
  ],
} satisfies Record<string, [string, Recipe]>;
for (const [name, [type, recipe]] of Object.entries(far) as [string, [string, Recipe]][]) {
  test(`${name} is not simply balanced`, () => {
    assert.match(suggestions(type, recipe)[0]!, /mira los avisos/);
    assert.match(warnings(type, recipe)[0]!, /^Pon /);
  });
}

const ganache: Recipe = { Chocolate: 200, 'Nata 35%': 100 };
const santiago: Recipe = { 'Almendra molida': 250, Azúcar: 250, 'Huevo entero': 220 };
const suiza: Recipe = { 'Clara de huevo': 113, Azúcar: 227, Mantequilla: 340 };

const unknown = 'Ingrediente no reconocido: «Esferatil». Se cuenta como peso inerte.';
const impulsor = 'Este bizcocho sube por el aire del huevo: el impulsor no hace falta.';
const bicarbonato = 'Bicarbonato sin ácido que lo active: quedará sabor alcalino. Usa impulsor o añade un ácido.';
const nata = 'La nata con menos del 30 % de grasa no monta bien. Usa nata del 35 %.';
const crudo =
  'Si el huevo no alcanza 70 °C durante 2 s en el centro, usa ovoproducto pasteurizado (RD 1021/2022). Conserva a 8 °C como mucho y consume en 24 h.';
const cocida = 'Crema con huevo: enfría rápido, conserva a 8 °C como mucho y consume en 24 h (RD 1021/2022).';
const fruta = 'Algunas frutas crudas rompen la gelatina: usa puré pasteurizado.';
const almibar = 'El agua del almíbar se evapora al cocerlo: el valor de agua mostrado es el de la mezcla pesada.';
const igp = 'Fuera de la IGP Tarta de Santiago: el cuerpo solo lleva almendra, azúcar, huevo y aromas.';
const otro = (label: string): string =>
  `El chocolate mezclado no corresponde del todo al tipo elegido; revisa si el tipo correcto es «${label}».`;
const polvo = 'Se ha calculado con cacao en polvo; para una mousse conviene cobertura.';
const americana = 'Sin huevo es una crema de mantequilla americana: prueba el tipo «Crema de mantequilla americana».';
const francesa =
  'Con yemas es una crema de mantequilla francesa: prueba el tipo «Crema de mantequilla francesa (pâte à bombe)».';

// biome-ignore format: one case per line
const fires: [string, string, Recipe, string][] = [
  ['unknown name', 'genoise', { ...genoise, Esferatil: 20 }, unknown],
  ['a tenth unknown', 'genoise', { ...genoise, Esferatil: 325 }, 'El 10,83 % del peso no se reconoce: el resultado es orientativo y no se concede trofeo.'],
  ['impulsor in génoise', 'genoise', { ...genoise, Impulsor: 5 }, impulsor],
  ['impulsor in soletilla', 'soletilla', { 'Clara de huevo': 120, Yema: 80, Harina: 100, Azúcar: 100, Bicarbonato: 0.2 }, impulsor],
  ['self-raising flour in génoise', 'genoise', { ...genoise, 'Harina con levadura': 10 }, impulsor],
  ['bicarbonate alone', 'cookies', cookies, bicarbonato],
  ['bicarbonate with too little acid', 'cookies', { ...cookies, 'Cremor tártaro': 0.8 }, bicarbonato],
  ['cooking cream in chantilly', 'chantilly', { 'Nata 18%': 1000, Azúcar: 80 }, nata],
  ['cooking cream in bavarois', 'bavarois', { ...without(bavarois, 'Nata 35%'), 'Nata 18%': 800 }, nata],
  ['egg in meringue', 'merengue', { 'Clara de huevo': 100, Azúcar: 200 }, crudo],
  ['egg in mousse', 'mousse_chocolate', { 'Cobertura negra 70%': 100, 'Nata 35%': 170, Yema: 20, 'Leche entera': 50 }, crudo],
  ['egg in buttercream', 'buttercream', suiza, crudo],
  ['egg in pastelera', 'crema_pastelera', crema, cocida],
  ['egg in bavarois', 'bavarois', bavarois, cocida],
  ['egg in curd', 'lemon_curd', { Azúcar: 240, 'Zumo de limón': 190, 'Huevo entero': 200, Mantequilla: 300 }, cocida],
  ['pineapple and gelatine', 'bavarois', { ...bavarois, Piña: 100 }, fruta],
  ['kiwi and gelatine', 'bavarois', { ...bavarois, kiwi: 100 }, fruta],
  ['figs and gelatine', 'panna_cotta', { 'Nata 35%': 500, 'Leche entera': 206, Azúcar: 120, Gelatina: 10, higos: 50 }, fruta],
  ['an unknown pineapple product', 'bavarois', { ...bavarois, 'zumo de piña': 100 }, fruta],
  ['syrup in buttercream', 'buttercream', { Agua: 140, Azúcar: 365, 'Clara de huevo': 70, Yema: 90, Mantequilla: 380 }, almibar],
  ['flour in Santiago', 'tarta_santiago', { ...santiago, Harina: 20 }, igp],
  ['starch in Santiago', 'tarta_santiago', { ...santiago, Maizena: 5 }, igp],
  ['margarine in Santiago', 'tarta_santiago', { ...santiago, Margarina: 5 }, igp],
  ['hazelnut in Santiago', 'tarta_santiago', { ...santiago, 'Avellana molida': 5 }, igp],
  ['milk chocolate in a dark ganache', 'ganache_negro', { Chocolate: 50, 'Chocolate con leche': 150, 'Nata 35%': 100 }, otro('Ganache de chocolate con leche')],
  ['white chocolate in a dark ganache', 'ganache_negro', { Chocolate: 20, 'Chocolate blanco': 180, 'Nata 35%': 100 }, otro('Ganache de chocolate blanco')],
  ['dark chocolate in a milk ganache', 'ganache_leche', { Chocolate: 150, 'Chocolate con leche': 50, 'Nata 35%': 100 }, otro('Ganache de chocolate negro')],
  ['milk chocolate in a white ganache', 'ganache_blanco', { 'Chocolate blanco': 100, 'Chocolate con leche': 100, 'Nata 35%': 100 }, otro('Ganache de chocolate con leche')],
  ['mousse of cocoa powder', 'mousse_chocolate', { 'Cacao puro': 60, 'Nata 35%': 300, Azúcar: 60 }, polvo],
  ['buttercream without egg', 'buttercream', { Mantequilla: 250, Azúcar: 250 }, americana],
  ['buttercream of yolks', 'buttercream', { Azúcar: 200, 'Huevo entero': 50, Yema: 90, Mantequilla: 400 }, francesa],
];
// biome-ignore format: one case per line
const silent: [string, string, Recipe, string][] = [
  ['known names', 'genoise', genoise, unknown],
  ['no impulsor', 'genoise', genoise, impulsor],
  ['impulsor in madeleines', 'madeleines', { Harina: 100, Impulsor: 3, Azúcar: 110, 'Huevo entero': 100, Mantequilla: 100 }, impulsor],
  ['bicarbonate with brown sugar', 'cookies', { ...without(cookies, 'Azúcar'), 'Azúcar moreno': 238 }, bicarbonato],
  ['bicarbonate with honey', 'cookies', { ...cookies, Miel: 10 }, bicarbonato],
  ['bicarbonate with yoghurt', 'cookies', { ...cookies, 'Yogur griego': 10 }, bicarbonato],
  ['bicarbonate with enough acid', 'cookies', { ...cookies, 'Cremor tártaro': 0.9 }, bicarbonato],
  ['no bicarbonate', 'cookies', { ...without(cookies, 'Bicarbonato'), Impulsor: 6 }, bicarbonato],
  ['whipping cream', 'chantilly', { 'Nata 35%': 1000, Azúcar: 80 }, nata],
  ['30 % cream', 'chantilly', { 'Nata 30%': 1000, Azúcar: 80 }, nata],
  ['cooking cream where nothing is whipped', 'ganache_negro', { Chocolate: 200, 'Nata 18%': 100 }, nata],
  ['chantilly without egg', 'chantilly', { 'Nata 35%': 1000, Azúcar: 80 }, crudo],
  ['baked egg', 'genoise', genoise, crudo],
  ['baked egg is no cream', 'genoise', genoise, cocida],
  ['pastelera is cooked', 'crema_pastelera', crema, crudo],
  ['pineapple without gelatine', 'muffins', { Harina: 230, 'Leche entera': 230, 'Huevo entero': 115, Mantequilla: 115, Azúcar: 115, Impulsor: 9, Piña: 100 }, fruta],
  ['pasteurised pineapple', 'bavarois', { ...bavarois, 'puré de piña pasteurizado': 100 }, fruta],
  ['raspberry and gelatine', 'bavarois', { ...bavarois, 'Puré de frambuesa': 100 }, fruta],
  ['little syrup water', 'macaron', { 'Almendra molida': 300, 'Azúcar glas': 300, 'Clara de huevo': 220, Azúcar: 300, Agua: 75 }, almibar],
  ['a clean Santiago', 'tarta_santiago', { ...santiago, 'Ralladura de limón': 2, Canela: 1 }, igp],
  ['dark chocolate in a dark ganache', 'ganache_negro', ganache, otro('Ganache de chocolate con leche')],
  ['mousse of chocolate', 'mousse_chocolate', { Chocolate: 60, 'Nata 35%': 300 }, polvo],
  ['buttercream with meringue', 'buttercream', suiza, americana],
  ['buttercream with meringue and yolks', 'buttercream', { Azúcar: 365, 'Clara de huevo': 70, Yema: 90, Mantequilla: 380 }, francesa],
];
for (const [what, type, recipe, text] of fires)
  test(`warns: ${what}`, () => assert.ok(warnings(type, recipe).includes(text), warnings(type, recipe).join(' · ')));
for (const [what, type, recipe, text] of silent)
  test(`does not warn: ${what}`, () => assert.not.ok(warnings(type, recipe).includes(text)));

test('a pinch of a tiny recipe counts like a sack of a big one', () => {
  for (const scale of [0.001, 1, 1000])
    assert.ok(
      warnings('genoise', { Huevo: 200 * scale, Azúcar: 120 * scale, Harina: 120 * scale, Impulsor: scale }).includes(
        impulsor,
      ),
      String(scale),
    );
});

test('dried whites lack water, and no meringue is loosened with milk', () => {
  for (const text of suggestions('merengue', { 'Clara en polvo': 12.5, Azúcar: 200 })) assert.not.match(text, 'leche');
});

test('egg safety: every type of the rule, and only with egg', () => {
  const raw = [
    'merengue',
    'mousse_chocolate',
    'buttercream',
    'buttercream_frances',
    'buttercream_americano',
    'chantilly',
    'tiramisu',
  ];
  const cooked = [
    'crema_pastelera',
    'crema_inglesa',
    'natillas',
    'crema_catalana',
    'lemon_curd',
    'curd_frutas',
    'diplomatica',
    'muselina',
    'bavarois',
  ];
  // biome-ignore format: one case per line
  const everything: Recipe = { 'Huevo entero': 100, Harina: 100, 'Leche entera': 100, 'Nata 35%': 100, Mantequilla: 100, Chocolate: 50, 'Chocolate blanco': 50, 'Chocolate con leche': 50, 'Almendra molida': 50, 'Zumo de limón': 50, 'Queso crema': 50, 'Zanahoria rallada': 50, 'Cacao puro': 10, Arroz: 20, Azúcar: 100 };
  for (const [type] of types()) {
    const said = warnings(type, everything);
    assert.is(said.includes(crudo), raw.includes(type), type);
    assert.is(said.includes(cocida), cooked.includes(type), type);
  }
});

test('the minima of the IGP Tarta de Santiago are named with their source', () => {
  const said = warnings('tarta_santiago', { 'Almendra molida': 250, Azúcar: 250, 'Huevo entero': 290 });
  assert.ok(
    said.some(
      (text) =>
        text.startsWith('Fruto seco: 31,65 %, por debajo del mínimo del 33 % (IGP Tarta de Santiago') &&
        text.includes('Orden de 10-2-2010'),
    ),
    said.join(' · '),
  );
  assert.is(said.length, 2);
  assert.equal(warnings('tarta_santiago', santiago), []);
});

/* ---------- suggestions ---------- */

test.run();
