// Everyday products of each craft, as their makers would write them down.
export interface Product {
  readonly craft: string;
  readonly type: string;
  readonly what: string;
  readonly recipe: Readonly<Record<string, number>>;
}

const of =
  (craft: string) =>
  (type: string, what: string, recipe: Record<string, number>): Product => ({ craft, type, what, recipe });
const helado = of('helado');
const pan = of('panaderia');
const dulce = of('pasteleria');
const turron = of('turron');
const cacao = of('cacao');

export const products: readonly Product[] = [
  helado('helado_crema', 'vainilla', {
    'Leche entera': 560,
    'Nata 35 %': 200,
    Yema: 45,
    'Leche en polvo desnatada': 30,
    Azúcar: 130,
    Dextrosa: 30,
    Neutro: 5,
  }),
  helado('helado_crema', 'chocolate', {
    'Leche entera': 600,
    'Nata 35 %': 100,
    'Cacao en polvo': 45,
    'Cobertura 70 %': 60,
    Azúcar: 130,
    Dextrosa: 40,
    'Leche en polvo desnatada': 25,
    Neutro: 4,
  }),
  helado('helado_crema', 'avellana', {
    'Leche entera': 620,
    'Nata 35 %': 60,
    'Pasta de avellana': 110,
    Azúcar: 130,
    Dextrosa: 40,
    'Leche en polvo desnatada': 35,
    Neutro: 5,
  }),
  helado('helado_leche', 'leche merengada', {
    'Leche entera': 780,
    Azúcar: 150,
    'Leche en polvo desnatada': 40,
    Dextrosa: 25,
    Canela: 1,
    Neutro: 4,
  }),
  helado('sorbete_agua', 'limón', {
    'Zumo de limón': 200,
    Agua: 530,
    Azúcar: 180,
    Dextrosa: 60,
    'Glucosa en polvo': 26,
    Neutro: 4,
  }),
  helado('sorbete_agua', 'fresa', {
    Fresa: 600,
    Agua: 180,
    Azúcar: 150,
    Dextrosa: 40,
    'Glucosa en polvo': 26,
    Neutro: 4,
  }),
  helado('vegano', 'horchata', {
    Horchata: 700,
    Azúcar: 90,
    Dextrosa: 40,
    Inulina: 30,
    'Aceite de coco': 30,
    Agua: 105,
    Neutro: 5,
  }),
  helado('granizado', 'café', { Agua: 800, 'Café soluble': 10, Azúcar: 160, Dextrosa: 30 }),
  helado('sin_azucar', 'nata sin azúcar', {
    'Leche entera': 560,
    'Nata 35 %': 150,
    Maltitol: 140,
    Eritritol: 40,
    Inulina: 50,
    'Leche en polvo desnatada': 50,
    Neutro: 5,
  }),
  helado('helado_crema', 'turrón', {
    'Leche entera': 600,
    'Nata 35 %': 100,
    'Turrón de Jijona': 150,
    Azúcar: 90,
    Dextrosa: 30,
    'Leche en polvo desnatada': 26,
    Neutro: 4,
  }),

  pan('pan_comun', 'barra', { 'Harina panificable': 1000, Agua: 620, Sal: 16, 'Levadura fresca': 15 }),
  pan('pan_comun', 'barra salada de más', { 'Harina panificable': 1000, Agua: 600, Sal: 22, 'Levadura fresca': 15 }),
  pan('pan_rustico_mm', 'hogaza de masa madre', {
    'Harina panificable': 900,
    'Harina integral': 100,
    Agua: 650,
    Sal: 18,
    'Masa madre líquida': 200,
  }),
  pan('pan_comun', 'pan integral', { 'Harina integral': 1000, Agua: 720, Sal: 16, 'Levadura fresca': 15 }),
  pan('pan_molde', 'pan de molde', {
    'Harina de fuerza': 1000,
    Leche: 550,
    Mantequilla: 60,
    Azúcar: 50,
    Sal: 18,
    'Levadura fresca': 30,
  }),
  pan('brioche', 'brioche', {
    'Harina de fuerza': 1000,
    Huevo: 500,
    Mantequilla: 400,
    Azúcar: 120,
    Leche: 80,
    Sal: 18,
    'Levadura fresca': 35,
  }),
  pan('pizza_napolitana', 'pizza', { 'Harina de fuerza': 1000, Agua: 620, Sal: 28, 'Levadura fresca': 2 }),
  pan('ciabatta', 'chapata con aceite', {
    'Harina de fuerza': 1000,
    Agua: 780,
    'Aceite de oliva': 30,
    Sal: 18,
    'Levadura fresca': 8,
  }),

  dulce('magdalenas', 'magdalenas', {
    Harina: 300,
    Azúcar: 280,
    'Huevo entero': 230,
    'Aceite de girasol': 230,
    'Leche entera': 90,
    Impulsor: 12,
  }),
  dulce('genoise', 'bizcocho', { Harina: 250, Azúcar: 250, 'Huevo entero': 400 }),
  dulce('brownie', 'brownie', {
    Chocolate: 200,
    Mantequilla: 150,
    Azúcar: 200,
    'Huevo entero': 150,
    Harina: 90,
    Nueces: 80,
  }),
  dulce('crema_pastelera', 'crema pastelera', { 'Leche entera': 1000, Yema: 160, Azúcar: 220, Maicena: 80 }),
  dulce('tarta_santiago', 'tarta de Santiago', {
    'Almendra molida': 250,
    Azúcar: 250,
    'Huevo entero': 250,
    'Ralladura de limón': 3,
  }),
  dulce('merengue', 'merengue', { 'Clara de huevo': 200, Azúcar: 400 }),
  dulce('cheesecake', 'tarta de queso', {
    'Queso crema': 600,
    Azúcar: 180,
    'Huevo entero': 200,
    'Nata 35%': 250,
    Harina: 20,
  }),
  dulce('galletas_mantequilla', 'galletas de mantequilla', {
    Harina: 500,
    Mantequilla: 300,
    'Azúcar glas': 180,
    'Huevo entero': 50,
    Sal: 3,
  }),

  turron('jijona', 'Jijona', { almendra_tostada: 650, miel: 180, azucar: 150, clara: 20 }),
  turron('alicante', 'Alicante', { almendra_tostada: 620, miel: 200, azucar: 150, clara: 25, oblea: 5 }),
  turron('mazapan', 'mazapán', { almendra_cruda: 500, azucar: 480, agua: 40 }),
  turron('yema_tostada', 'yema tostada', { almendra_cruda: 450, azucar: 400, yema: 120, agua: 60 }),
  turron('guirlache', 'guirlache', { almendra_tostada: 500, azucar: 480 }),
  turron('mazapan', 'mazapán con fécula', { almendra_cruda: 300, azucar: 480, harina: 60, agua: 40 }),

  cacao('negro', 'tableta 70', { pasta_cacao: 600, manteca_cacao: 100, azucar: 296, lecitina: 4 }),
  cacao('leche', 'con leche', {
    pasta_cacao: 150,
    manteca_cacao: 220,
    azucar: 400,
    leche_entera_polvo: 226,
    lecitina: 4,
  }),
  cacao('blanco', 'blanco', { manteca_cacao: 300, azucar: 430, leche_entera_polvo: 266, lecitina: 4 }),
  cacao('bombon', 'ganache', { cob_negra: 400, nata: 300, mantequilla: 40, azucar_invertido: 40 }),
  cacao('gianduja', 'gianduja', { pasta_avellana: 300, cob_leche: 350, cob_negra: 350 }),
  cacao('negro', 'a la taza', { pasta_cacao: 400, manteca_cacao: 80, azucar: 460, almidon: 60 }),
];
