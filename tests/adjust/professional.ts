// Bent and odd recipes with what a professional would do about each, written before the engine was asked.
//   gone: not in the result · at: grams in the result · still: as sent · only: nothing else moves ·
//   first: how the plan of the balance opens · unmoved: the plan leaves it alone · says, silent: sentences of the adjustment
export type Recipe = Record<string, number | null>;

export interface Expected {
  readonly ok?: boolean;
  readonly gone?: readonly string[];
  readonly at?: Readonly<Record<string, readonly [number, number]>>;
  readonly still?: readonly string[];
  readonly only?: readonly string[];
  readonly says?: RegExp;
  readonly silent?: RegExp;
  readonly first?: RegExp;
  readonly plan?: RegExp;
  readonly unmoved?: readonly string[];
}

export type Case = readonly [
  what: string,
  craft: string,
  type: string,
  recipe: Recipe,
  wishes: Readonly<Record<string, unknown>>,
  expected: Expected,
];

const crema = { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25, Neutro: 5 }; // biome-ignore format: a recipe is one line
const pistacho = {
  'Leche entera': 600,
  'Nata 35 %': 100,
  'Leche en polvo desnatada': 38,
  'Pasta de pistacho': 90,
  Azúcar: 115,
  Dextrosa: 42,
  'Glucosa en polvo': 10,
  Neutro: 5,
};
const pan = { Harina: 1000, Agua: 620, Sal: 17, 'Levadura fresca': 15 };
const jijona = { 'Almendra tostada': 680, Miel: 150, Azúcar: 170, Clara: 30 };
const negro = { 'Pasta de cacao': 620, 'Manteca de cacao': 80, Azúcar: 295, Lecitina: 4 };

// biome-ignore format: one case per line
export const cases: readonly Case[] = [
  // ——— ice cream ———
  ['double sugar: the sugar is the fault, not the milk', 'helado', 'helado_crema', { ...crema, Azúcar: 250 }, {}, { ok: true, at: { Azúcar: [100, 190] }, still: ['Neutro'], first: /azúcar/i, unmoved: ['Leche entera'] }],
  ['double sugar in a fiordilatte without dextrose', 'helado', 'helado_crema', { 'Leche entera': 580, 'Nata 35 %': 200, 'Leche en polvo desnatada': 40, Azúcar: 360, Neutro: 5 }, {}, { ok: true, at: { Azúcar: [110, 220] }, first: /^Sobra azúcar|quita .* azúcar|cambia .* azúcar/i }],
  ['ten times the stabiliser: it is weighed again, alone', 'helado', 'helado_crema', { ...crema, Neutro: 50 }, {}, { ok: true, only: ['Neutro'], at: { Neutro: [3, 8] }, first: /^Deja neutro en 5/ }],
  ['xanthan alone goes to what stabilises alone', 'helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25, 'Goma xantana': 10 }, {}, { at: { 'Goma xantana': [1.4, 2] }, first: /xantana en 1,5 g/ }],
  ['no stabiliser: a pinch comes in and little else moves', 'helado', 'helado_crema', { ...crema, Neutro: 0.5 }, {}, { at: { Neutro: [3, 8], 'Leche entera': [530, 590], Azúcar: [110, 140] } }],
  ['no stabiliser at all: it comes in, alone', 'helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25 }, {}, { ok: true, only: ['Neutro para cremas (5 g/kg)'], at: { 'Neutro para cremas (5 g/kg)': [4, 6] }, first: /^Añade 5 g de neutro para cremas .*: sin estabilizante cristaliza antes\.$/, says: /Sin estabilizante cristaliza antes/ }],
  ['no stabiliser in a sorbet: that of sorbets', 'helado', 'sorbete_agua', { 'Zumo de naranja': 550, Agua: 205, Azúcar: 140, Dextrosa: 40, 'Glucosa en polvo': 60 }, {}, { ok: true, only: ['Neutro para sorbetes (5 g/kg)'], at: { 'Neutro para sorbetes (5 g/kg)': [4, 6] }, plan: /Añade 5 g de neutro para sorbetes/ }],
  ['no stabiliser and half the sugar: both', 'helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 60, Dextrosa: 35, 'Glucosa en polvo': 25 }, {}, { ok: true, at: { 'Neutro para cremas (5 g/kg)': [4, 6], 'Leche entera': [520, 560] }, first: /^Falta azúcar/ }],
  ['with enough yolk nobody is told to put stabiliser', 'helado', 'helado_crema', { 'Leche entera': 535, 'Nata 35 %': 195, Yema: 60, 'Leche en polvo desnatada': 36, Azúcar: 125, Dextrosa: 30, 'Glucosa en polvo': 26 }, {}, { silent: /neutro/i }],
  ['without cream: butter and milk take its place', 'helado', 'helado_crema', crema, { avoid: ['nata'] }, { ok: true, gone: ['Nata 35 %'], at: { 'Mantequilla 82 % MG': [55, 110], 'Leche entera': [600, 760] } }],
  ['without lactose: the same, of milk without it', 'helado', 'helado_crema', crema, { avoid: ['lactosa'] }, { ok: true, gone: ['Leche entera', 'Nata 35 %', 'Leche en polvo desnatada'], at: { 'Leche entera sin lactosa': [500, 640], 'Nata 35 % MG sin lactosa': [150, 250], 'Leche en polvo desnatada sin lactosa': [25, 55], Azúcar: [90, 170] } }],
  ['without milk powder', 'helado', 'helado_crema', crema, { avoid: ['leche en polvo'] }, { ok: true, gone: ['Leche en polvo desnatada'], at: { Azúcar: [90, 170] } }],
  ['without dextrose', 'helado', 'helado_crema', crema, { avoid: ['dextrosa'] }, { ok: true, gone: ['Dextrosa'], at: { Azúcar: [90, 170] } }],
  ['margarine in an ice cream of cream becomes cream', 'helado', 'helado_crema', { ...crema, 'Nata 35 %': 130, Margarina: 40 }, {}, { ok: true, gone: ['Margarina'], first: /margarina/i }],
  ['honey is no vegan', 'helado', 'vegano', { 'Bebida de soja': 640, 'Aceite de coco': 75, Azúcar: 120, Dextrosa: 55, Miel: 30, 'Glucosa en polvo': 40, Inulina: 30, Neutro: 5 }, {}, { ok: true, gone: ['Miel'], first: /miel/i }],
  ['milk in a water sorbet', 'helado', 'sorbete_agua', { Fresa: 500, 'Leche entera': 215, Limón: 20, Azúcar: 170, Dextrosa: 42, 'Glucosa en polvo': 48, Neutro: 5 }, {}, { ok: true, gone: ['Leche entera'], at: { Fresa: [475, 600] } }],
  ['honey in a sugar-free ice cream', 'helado', 'sin_azucar', { 'Leche entera': 620, 'Nata 35 %': 150, 'Leche en polvo desnatada': 30, Polidextrosa: 70, Oligofructosa: 60, Xilitol: 65, Miel: 40, Neutro: 5 }, {}, { ok: true, gone: ['Miel'] }],
  ['a sorbet short of sugar keeps its fruit', 'helado', 'sorbete_agua', { Fresa: 500, Agua: 380, Azúcar: 100, Neutro: 5 }, {}, { ok: true, at: { Fresa: [475, 600], Azúcar: [110, 210] } }],
  ['too many yolks', 'helado', 'helado_crema', { 'Leche entera': 535, 'Nata 35 %': 195, 'Leche en polvo desnatada': 36, Yema: 200, Azúcar: 125, Dextrosa: 30, 'Glucosa en polvo': 26, Neutro: 3 }, {}, { ok: true, at: { Yema: [20, 110] }, first: /yema/i }],
  ['salt ten times over', 'helado', 'helado_crema', { ...crema, Sal: 12 }, {}, { ok: true, at: { Sal: [0, 6] }, first: /sal/i }],
  ['too much rum does not freeze', 'helado', 'helado_crema', { ...crema, Ron: 120 }, {}, { ok: true, at: { Ron: [15, 75] }, first: /ron/i }],
  ['sugar weighed twice and held: say that it is the sugar', 'helado', 'helado_crema', { ...crema, Azúcar: 300 }, { hold: ['Azúcar'] }, { ok: false, says: /azúcar/i }],
  ['from nothing: a fiordilatte', 'helado', 'helado_crema', { Leche: null, Nata: null, 'Leche en polvo desnatada': null, Azúcar: null, Dextrosa: null, Neutro: null }, { total: 1000 }, { ok: true, at: { Leche: [500, 680], Nata: [120, 260], Azúcar: [90, 170], Neutro: [3, 8] } }],
  ['from nothing: hazelnut', 'helado', 'helado_crema', { Leche: null, Nata: null, Azúcar: null, 'Pasta de avellana': null }, { total: 1000 }, { ok: true, at: { 'Pasta de avellana': [70, 140], Leche: [450, 700] } }],
  ['from nothing: lemon sorbet', 'helado', 'sorbete_agua', { 'Zumo de limón': null, Agua: null, Azúcar: null, Neutro: null }, { total: 1000 }, { ok: true, at: { 'Zumo de limón': [150, 350], Agua: [300, 560] } }],
  ['cheapest pistachio keeps its pistachio', 'helado', 'helado_crema', pistacho, { objective: 'cheapest' }, { ok: true, at: { 'Pasta de pistacho': [90, 90] } }],
  ['a price that the pistachio does not bear: not by less pistachio', 'helado', 'helado_crema', pistacho, { maxCost: 2 }, { ok: false, at: { 'Pasta de pistacho': [85, 95] } }],
  ['five kilos of it', 'helado', 'helado_crema', { ...crema, Dextrosa: 5 }, { total: 5000 }, { ok: true, at: { 'Leche entera': [2500, 3100], Neutro: [20, 30] } }],
  ['half a kilo of cream in a milk ice', 'helado', 'helado_leche', { 'Leche entera': 250, 'Nata 35 %': 500, 'Leche en polvo desnatada': 45, Azúcar: 130, Dextrosa: 35, 'Glucosa en polvo': 30, Neutro: 5 }, {}, { ok: true, at: { 'Nata 35 %': [0, 200], 'Leche entera': [550, 800] }, first: /nata/i }],
  ['cocoa is what it is made for', 'helado', 'helado_leche', { 'Leche entera': 760, 'Nata 35 %': 40, 'Leche en polvo desnatada': 20, Cacao: 50, Azúcar: 90, Neutro: 5 }, {}, { ok: true, at: { Cacao: [47, 55], Azúcar: [90, 160] } }],
  ['sugar and dextrose half as much again: the dextrose is told, not twice the milk', 'helado', 'helado_crema', { 'Leche entera': 460, 'Nata 35 %': 200, Yema: 50, 'Leche en polvo desnatada': 40, Azúcar: 170, Dextrosa: 80, Neutro: 4 }, {}, { ok: true, first: /^Sobra dextrosa/, unmoved: ['Leche entera'] }],
  ['a dulce de leche short of dextrose is short of dextrose', 'helado', 'helado_leche', { 'Leche entera': 650, 'Nata 35 %': 80, 'Leche en polvo desnatada': 10, 'Dulce de leche': 190, Azúcar: 40, Dextrosa: 25, Neutro: 5 }, {}, { ok: true, first: /^Falta dextrosa/, still: ['Dulce de leche'] }],
  // ——— bread ———
  ['salt forgotten', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 620, 'Levadura fresca': 15 }, {}, { ok: true, at: { Sal: [13, 22] }, still: ['Harina', 'Agua', 'Levadura fresca'], plan: /sal/i }],
  ['butter and sugar forgotten are butter and sugar', 'panaderia', 'bolleria', { 'Harina de fuerza': 1000, Agua: 550, Sal: 12, 'Levadura fresca': 40 }, {}, { ok: true, still: ['Harina de fuerza', 'Agua', 'Sal'], at: { 'Mantequilla 82 % M.G. (sin sal)': [50, 120], Azúcar: [80, 140] }, plan: /azúcar/i }],
  ['butter forgotten is butter, not eggs', 'panaderia', 'bolleria', { Harina: 500, Leche: 200, Azúcar: 100, 'Levadura fresca': 15, Sal: 6 }, {}, { ok: true, still: ['Harina', 'Azúcar', 'Sal'], at: { 'Mantequilla 82 % M.G. (sin sal)': [15, 100], Leche: [200, 280] }, plan: /mantequilla/i }],
  ['yeast forgotten', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 620, Sal: 17 }, {}, { ok: true, still: ['Harina', 'Sal'], at: { 'Levadura fresca prensada': [8, 25] }, plan: /levadura/i }],
  ['four times the yeast', 'panaderia', 'pan_comun', { ...pan, 'Levadura fresca': 60 }, {}, { ok: true, only: ['Levadura fresca'], at: { 'Levadura fresca': [3, 30] }, first: /^Deja levadura/ }],
  ['too much water, held: the flour grows, with its salt and yeast', 'panaderia', 'pan_comun', { ...pan, Agua: 900 }, { hold: ['Agua'] }, { ok: true, silent: /Sal: .*no se mueve/ }],
  ['too much water', 'panaderia', 'pan_comun', { ...pan, Agua: 900 }, {}, { ok: true, only: ['Agua'], at: { Agua: [560, 725] }, first: /agua/i }],
  ['half the flour is one fault', 'panaderia', 'pan_comun', { ...pan, Harina: 500 }, {}, { first: /^Falta harina/ }],
  ['baking powder in bread', 'panaderia', 'pan_comun', { ...pan, Impulsor: 20 }, {}, { ok: true, gone: ['Impulsor'], still: ['Harina', 'Agua', 'Sal'], first: /impulsor/i }],
  ['oil and sugar in a Neapolitan pizza', 'panaderia', 'pizza_napolitana', { 'Harina 00': 1000, Agua: 620, Sal: 28, 'Levadura fresca': 1.5, 'Aceite de oliva': 40, Azúcar: 20 }, {}, { ok: true, gone: ['Aceite de oliva', 'Azúcar'], still: ['Harina 00', 'Sal'] }],
  ['a Neapolitan of pastry flour is of another flour, all of it', 'panaderia', 'pizza_napolitana', { 'Harina de repostería': 1000, Agua: 620, Sal: 28, 'Levadura fresca': 1.5 }, {}, { ok: true, gone: ['Harina de repostería'], still: ['Agua', 'Sal'], at: { 'Harina italiana 00 / 0': [1000, 1000] }, first: /repostería/ }],
  ['half of a very wet ciabatta is no pastry flour', 'panaderia', 'ciabatta', { 'Harina de fuerza': 500, 'Harina de repostería': 500, Agua: 850, Sal: 20, 'Levadura fresca': 8 }, {}, { ok: true, still: ['Agua', 'Sal'], at: { 'Harina de repostería': [0, 300] }, first: /repostería por 500 g de harina de fuerza/ }],
  ['margarine in a brioche becomes butter', 'panaderia', 'brioche', { 'Harina de fuerza': 1000, Huevo: 550, Leche: 100, Sal: 20, 'Levadura fresca': 35, Margarina: 450, Azúcar: 120 }, {}, { ok: true, gone: ['Margarina'], at: { 'Mantequilla 82 % M.G. (sin sal)': [350, 550] } }],
  ['a brioche without egg', 'panaderia', 'brioche', { 'Harina de fuerza': 1000, Leche: 550, Sal: 20, 'Levadura fresca': 35, Mantequilla: 450, Azúcar: 120 }, { avoid: ['huevo'] }, { ok: false, says: /huevo/i }],
  ['rye bread with more wheat than rye', 'panaderia', 'centeno', { 'Harina de centeno': 300, Harina: 700, Agua: 720, Sal: 18, 'Levadura fresca': 10 }, {}, { ok: true, at: { 'Harina de centeno': [380, 1000] } }],
  ['focaccia without its oil', 'panaderia', 'focaccia', { Harina: 1000, Agua: 700, Sal: 22, 'Levadura fresca': 12 }, {}, { ok: true, still: ['Harina', 'Sal'], at: { 'Aceite de oliva (AOVE)': [40, 120] } }],
  ['panettone with its sugar doubled', 'panaderia', 'panettone', { 'Harina de fuerza': 800, Agua: 330, Yema: 320, Azúcar: 560, Mantequilla: 580, 'Masa madre sólida': 300, Sal: 10, Pasas: 400, 'Fruta confitada': 400 }, {}, { ok: true, at: { Azúcar: [150, 450], Mantequilla: [520, 640], Yema: [285, 360] }, first: /azúcar/i }],
  ['from nothing: a loaf', 'panaderia', 'pan_comun', { Harina: null, Agua: null, Sal: null, 'Levadura fresca': null }, { total: 1650 }, { ok: true, at: { Harina: [960, 1050], Agua: [560, 660], Sal: [13, 22] } }],
  ['two kilos of dough', 'panaderia', 'pan_comun', { ...pan, Agua: 450 }, { total: 2000 }, { ok: true, at: { Harina: [1150, 1300], Sal: [15, 28] } }],
  ['butter in a baguette', 'panaderia', 'baguette', { Harina: 1000, Agua: 620, Sal: 18, 'Levadura fresca': 10, Mantequilla: 60 }, {}, { ok: true, at: { Mantequilla: [0, 20] }, still: ['Harina', 'Sal'] }],
  ['a sandwich loaf without lactose keeps its milk', 'panaderia', 'pan_molde', { Harina: 1000, Agua: 350, Leche: 270, Sal: 19, 'Levadura fresca': 30, Mantequilla: 60, Azúcar: 50 }, { avoid: ['lactosa'] }, { ok: true, gone: ['Leche', 'Mantequilla'], at: { 'Leche entera sin lactosa': [240, 300] } }],
  ['a sandwich loaf without dairy', 'panaderia', 'pan_molde', { Harina: 1000, Agua: 350, Leche: 270, Sal: 19, 'Levadura fresca': 30, Mantequilla: 60, Azúcar: 50 }, { avoid: ['lácteos'] }, { ok: true, gone: ['Leche', 'Mantequilla'], still: ['Harina', 'Sal'] }],
  // ——— pastry ———
  ['panna cotta without gelatine sets with agar', 'pasteleria', 'panna_cotta', { 'Nata 35 %': 700, 'Leche entera': 300, Azúcar: 110, Gelatina: 10 }, { avoid: ['gelatina'] }, { ok: true, gone: ['Gelatina'], at: { 'Agar-agar': [1.5, 2.7], 'Nata 35 %': [690, 710], 'Leche entera': [290, 315] } }],
  ['three times the baking powder', 'pasteleria', 'magdalenas', { Harina: 280, Azúcar: 230, 'Huevo entero': 200, Aceite: 200, 'Leche entera': 80, Impulsor: 30 }, {}, { ok: true, only: ['Impulsor'], at: { Impulsor: [5, 15] }, first: /^Deja impulsor/ }],
  ['muffins with double sugar', 'pasteleria', 'muffins', { Harina: 302, Azúcar: 390, Huevo: 136, Mantequilla: 136, Leche: 214, Impulsor: 13.6, Sal: 2 }, {}, { ok: true, at: { Azúcar: [140, 290], Huevo: [120, 180], Mantequilla: [110, 180] }, first: /azúcar/i, unmoved: ['Harina'] }],
  ['butter in a meringue', 'pasteleria', 'merengue', { Clara: 370, Azúcar: 630, Mantequilla: 30 }, {}, { ok: true, gone: ['Mantequilla'], still: ['Clara', 'Azúcar'] }],
  ['a pastry cream short of starch', 'pasteleria', 'crema_pastelera', { Leche: 700, Azúcar: 150, Yema: 110, Maicena: 12 }, {}, { ok: true, at: { Maicena: [28, 75], Yema: [85, 150], Leche: [630, 760] }, plan: /maicena|almidón/i }],
  ['a macaron with half its almond', 'pasteleria', 'macaron', { 'Almendra molida': 125, 'Azúcar glas': 251, Clara: 186, Azúcar: 251, Agua: 60 }, {}, { ok: true, at: { 'Almendra molida': [150, 300], Clara: [120, 200] } }],
  ['a macaron with too much almond: less almond, the same sugars', 'pasteleria', 'macaron', { 'Almendra molida': 450, 'Azúcar glas': 300, 'Clara de huevo': 220, Azúcar: 300, Agua: 75 }, {}, { ok: true, at: { 'Almendra molida': [340, 378], 'Clara de huevo': [215, 230] }, still: ['Azúcar glas', 'Azúcar', 'Agua'], first: /^Sobra almendra molida/ }],
  ['a macaron of French meringue: which sugar it is stays', 'pasteleria', 'macaron', { 'Almendra molida': 400, 'Azúcar glas': 250, Claras: 210, Azúcar: 210 }, {}, { ok: true, at: { 'Almendra molida': [290, 345], 'Azúcar glas': [250, 300], Azúcar: [210, 260] }, still: ['Claras'], first: /^Sobra almendra molida/ }],
  ['a dacquoise with too much almond', 'pasteleria', 'dacquoise', { 'Almendra molida': 250, 'Azúcar glas': 125, Harina: 25, Claras: 150, Azúcar: 50 }, {}, { ok: true, at: { 'Almendra molida': [165, 195], 'Azúcar glas': [125, 140], Azúcar: [50, 60] }, still: ['Claras'], first: /^Sobra almendra molida/ }],
  ['the water of the syrup is not what gives way', 'pasteleria', 'macaron', { 'Almendra molida': 125, 'Azúcar glas': 251, Clara: 186, Azúcar: 251, Agua: 60 }, {}, { ok: true, at: { Agua: [54, 60], 'Almendra molida': [150, 300] } }],
  ['a mousse of milk is short of cream, in the place of the milk', 'pasteleria', 'mousse_chocolate', { 'Chocolate con leche': 300, 'Leche entera': 600, 'Gelatina en hojas': 6 }, {}, { ok: true, still: ['Chocolate con leche'], first: /Cambia 4\d\d g de leche entera por 4\d\d g de nata/ }],
  ['milk in a soletilla', 'pasteleria', 'soletilla', { Clara: 349, Yema: 186, Azúcar: 233, Harina: 163, Maicena: 70, Leche: 80 }, {}, { ok: true, gone: ['Leche'] }],
  ['a génoise without gluten: the flour for it, gram for gram', 'pasteleria', 'genoise', { Huevo: 200, Azúcar: 120, Harina: 120 }, { avoid: ['gluten'] }, { ok: true, gone: ['Harina'], at: { 'Harina sin gluten': [110, 130] }, still: ['Huevo', 'Azúcar'] }],
  ['a ganache without dairy: of coconut cream', 'pasteleria', 'ganache_negro', { 'Chocolate negro 70 %': 300, Nata: 400 }, { avoid: ['lácteos'] }, { ok: true, gone: ['Nata'], at: { 'Crema de coco 24 % MG': [300, 420], 'Chocolate negro 70 %': [280, 360] } }],
  ['a panna cotta without lactose', 'pasteleria', 'panna_cotta', { Nata: 500, Leche: 200, Azúcar: 80, Gelatina: 8 }, { avoid: ['lactosa'] }, { ok: true, gone: ['Nata', 'Leche'], at: { 'Nata 35 % MG sin lactosa': [480, 520], 'Leche entera sin lactosa': [190, 210] }, still: ['Azúcar', 'Gelatina'] }],
  ['a bonbon without lactose keeps its cream', 'cacao', 'bombon', { 'Cobertura negra 60 %': 500, 'Nata 35 %': 280, Glucosa: 50, 'Azúcar invertido': 40 }, { avoid: ['lactosa'] }, { ok: true, gone: ['Nata 35 %'], at: { 'Nata 35 % MG sin lactosa': [260, 300] }, still: ['Cobertura negra 60 %', 'Glucosa'] }],
  ['a flan without egg cannot be', 'pasteleria', 'flan_huevo', { Leche: 580, Huevo: 240, Azúcar: 180 }, { avoid: ['huevo'] }, { ok: false, says: /huevo/i }],
  ['ganache with double cream', 'pasteleria', 'ganache_negro', { 'Chocolate negro': 300, Nata: 700 }, {}, { ok: true, at: { Nata: [280, 620], 'Chocolate negro': [300, 650] } }],
  ['four times the gelatine', 'pasteleria', 'panna_cotta', { Nata: 501, Leche: 370, Azúcar: 120, Gelatina: 36 }, {}, { ok: true, only: ['Gelatina'], at: { Gelatina: [6, 14] }, first: /^Deja gelatina/ }],
  ['egg in a panna cotta', 'pasteleria', 'panna_cotta', { Nata: 501, Leche: 370, Azúcar: 120, Gelatina: 9, Yema: 60 }, {}, { ok: true, gone: ['Yema'], still: ['Gelatina'] }],
  ['crème brûlée with double sugar', 'pasteleria', 'creme_brulee', { Nata: 560, Leche: 170, Yema: 145, Azúcar: 250 }, {}, { ok: true, at: { Azúcar: [90, 180], Yema: [125, 185] }, first: /azúcar/i, unmoved: ['Yema'] }],
  ['chantilly far too sweet', 'pasteleria', 'chantilly', { Nata: 700, Azúcar: 300 }, {}, { ok: true, at: { Azúcar: [50, 150], Nata: [700, 950] }, first: /azúcar/i }],
  ['puff pastry with half its butter', 'pasteleria', 'hojaldre', { Harina: 434, Mantequilla: 170, Agua: 212, Sal: 9 }, {}, { ok: true, at: { Mantequilla: [220, 420] }, first: /mantequilla/i }],
  ['peanut in a Santiago cake', 'pasteleria', 'tarta_santiago', { 'Almendra molida': 300, Cacahuete: 50, Azúcar: 350, Huevo: 300 }, {}, { ok: true, gone: ['Cacahuete'], at: { 'Almendra molida': [300, 400] } }],
  ['from nothing: pound cake', 'pasteleria', 'pound_cake', { Harina: null, Azúcar: null, Huevo: null, Mantequilla: null }, { total: 1000 }, { ok: true, at: { Harina: [210, 290], Azúcar: [210, 290], Huevo: [210, 290], Mantequilla: [210, 290] } }],
  ['from nothing: choux without naming the water', 'pasteleria', 'choux', { Leche: null, Mantequilla: null, Harina: null, Huevo: null, Sal: null }, { total: 1000 }, { ok: true, at: { Huevo: [270, 420], Harina: [140, 240], Mantequilla: [100, 190] } }],
  ['silver is at least silver: a good cake stays as it is', 'pasteleria', 'pound_cake', { Mantequilla: 250, Azúcar: 250, Huevo: 250, Harina: 250, Impulsor: 3 }, { target: 'plata' }, { ok: true, still: ['Mantequilla', 'Azúcar', 'Huevo', 'Harina'] }],
  ['silver on a bad cake is no trick', 'pasteleria', 'pound_cake', { Mantequilla: 250, Azúcar: 600, Huevo: 120, Harina: 250, Impulsor: 3 }, { target: 'plata' }, { ok: true, at: { Azúcar: [150, 420], Harina: [200, 420] } }],
  // ——— nougat ———
  ['Jijona with a fifth of glucose: the glucose goes down, the almond stays', 'turron', 'jijona', { 'Almendra tostada': 520, Miel: 120, Azúcar: 130, Glucosa: 200, Clara: 30 }, {}, { ok: true, at: { 'Almendra tostada': [520, 760], Glucosa: [0, 110] }, first: /glucosa/i, unmoved: ['Almendra tostada'] }],
  ['a guirlache of sugar is mended with almond, not by throwing half of it away', 'turron', 'guirlache', { 'Almendra cruda': 200, Azúcar: 780 }, {}, { ok: true, at: { 'Almendra cruda': [400, 600], Azúcar: [400, 600] } }],
  ['peanut in a Jijona', 'turron', 'jijona', { ...jijona, Cacahuete: 60 }, {}, { ok: true, gone: ['Cacahuete'], at: { 'Almendra tostada': [680, 800] } }],
  ['flour in a guirlache of walnuts goes, and nothing comes for it', 'turron', 'guirlache', { Nueces: 560, Azúcar: 430, 'Zumo de limón': 5, Harina: 80 }, {}, { ok: true, gone: ['Harina'], still: ['Nueces', 'Azúcar'], silent: /miel|glucosa/ }],
  ['Alicante short of almond', 'turron', 'alicante', { 'Almendra tostada': 400, Miel: 150, Azúcar: 330, Clara: 30, Oblea: 12 }, {}, { ok: true, at: { 'Almendra tostada': [400, 620], Miel: [120, 300] } }],
  ['marzipan with double sugar', 'turron', 'mazapan', { 'Almendra molida': 300, Azúcar: 600, Agua: 80 }, {}, { ok: true, at: { 'Almendra molida': [300, 560], Azúcar: [200, 500] }, unmoved: [] }],
  ['a Jijona cheaper keeps its almond', 'turron', 'jijona', jijona, { objective: 'cheapest' }, { ok: true, at: { 'Almendra tostada': [680, 800] } }],
  ['from nothing: Jijona', 'turron', 'jijona', { 'Almendra tostada': null, Miel: null, Azúcar: null, Clara: null }, { total: 1000 }, { ok: true, at: { 'Almendra tostada': [600, 720], Miel: [100, 220] } }],
  ['silver from a handful: Extra is a nougat, not almonds with sugar', 'turron', 'jijona', { 'Almendra tostada': 300, Miel: 100, Azúcar: 600 }, { target: 'plata' }, { ok: true, at: { 'Almendra tostada': [300, 680], Azúcar: [100, 480] } }],
  ['guirlache with a quarter of glucose', 'turron', 'guirlache', { Almendra: 500, Azúcar: 250, Glucosa: 250 }, {}, { ok: true, at: { Almendra: [500, 650], Glucosa: [0, 110] } }],
  // ——— chocolate ———
  ['lecithin ten times over', 'cacao', 'negro', { ...negro, Lecitina: 40 }, {}, { ok: true, only: ['Lecitina'], at: { Lecitina: [1, 7] }, first: /^Deja lecitina/ }],
  ['milk chocolate without cocoa butter is short of cocoa butter, not of four times the mass', 'cacao', 'leche', { 'Pasta de cacao': 120, 'Manteca de cacao': 60, Azúcar: 550, 'Leche entera en polvo': 266, Lecitina: 4 }, {}, { ok: true, still: ['Pasta de cacao'], plan: /Falta manteca de cacao/ }],
  ['margarine in chocolate becomes cocoa butter', 'cacao', 'negro', { 'Pasta de cacao': 620, Margarina: 80, Azúcar: 295, Lecitina: 4 }, {}, { ok: true, gone: ['Margarina'], at: { 'Manteca de cacao': [40, 130] } }],
  ['water in chocolate', 'cacao', 'negro', { ...negro, Agua: 50 }, {}, { ok: true, gone: ['Agua'], still: ['Pasta de cacao', 'Azúcar'] }],
  ['white chocolate without cocoa butter', 'cacao', 'blanco', { Azúcar: 550, 'Leche en polvo entera': 400, Lecitina: 4 }, {}, { ok: true, at: { 'Manteca de cacao': [200, 420], Azúcar: [300, 480] } }],
  ['silver of 999 g of mass and one of sugar is a chocolate', 'cacao', 'negro', { 'Pasta de cacao': 999, Azúcar: 1 }, { target: 'plata' }, { ok: true, at: { Azúcar: [80, 480], 'Pasta de cacao': [400, 920] } }],
  ['silver of a gold one: nothing moves', 'cacao', 'negro', negro, { target: 'plata' }, { ok: true, still: ['Pasta de cacao', 'Manteca de cacao', 'Azúcar'] }],
  ['milk chocolate twice as sweet', 'cacao', 'leche', { 'Pasta de cacao': 110, 'Manteca de cacao': 180, Azúcar: 550, 'Leche en polvo entera': 160 }, {}, { ok: true, at: { Azúcar: [300, 500], 'Leche en polvo entera': [150, 260], 'Manteca de cacao': [170, 300] }, first: /azúcar/i }],
  ['gianduja keeps its hazelnut', 'cacao', 'gianduja', { 'Pasta de avellana': 300, 'Pasta de cacao': 120, Azúcar: 560, Lecitina: 4 }, {}, { ok: true, at: { 'Pasta de avellana': [270, 360], Azúcar: [300, 460] } }],
  ['from nothing: a dark bar', 'cacao', 'negro', { 'Pasta de cacao': null, 'Manteca de cacao': null, Azúcar: null, Lecitina: null }, { total: 1000 }, { ok: true, at: { 'Pasta de cacao': [480, 700], Azúcar: [220, 420], Lecitina: [1, 6] } }],
  ['a ganache with twice the cream', 'cacao', 'bombon', { 'Cobertura negra': 400, Nata: 550, Mantequilla: 50 }, {}, { at: { 'Cobertura negra': [390, 700], Nata: [180, 430] } }],
  // ——— jams ———
  ['jam with its sugar doubled', 'conservas', 'confitura', { Fresa: 500, Azúcar: 1000, Limón: 20 }, {}, { ok: true, at: { Fresa: [475, 900], Azúcar: [350, 850], Agua: [0, 0] } }],
  ['five per cent of pectin', 'conservas', 'confitura', { Fresa: 600, Azúcar: 500, Limón: 20, Pectina: 50 }, {}, { at: { Pectina: [1, 14], Fresa: [570, 700] }, first: /pectina/i }],
  ['gelatine in a jam', 'conservas', 'confitura', { Fresa: 600, Azúcar: 550, Limón: 25, Gelatina: 15 }, {}, { gone: ['Gelatina'], first: /gelatina/i }],
  ['citric acid ten times over', 'conservas', 'confitura', { Albaricoque: 600, Azúcar: 500, 'Ácido cítrico': 25 }, {}, { ok: true, at: { 'Ácido cítrico': [0, 8], Albaricoque: [570, 700] }, first: /ácido cítrico/i }],
  ['a strawberry jam that does not set: lemon or pectin, not more sugar', 'conservas', 'confitura_extra', { Fresa: 600, Azúcar: 480 }, {}, { ok: true, at: { Fresa: [570, 750], Azúcar: [380, 620] } }],
  ['a jam of fruit alone is given sugar, not boiled away', 'conservas', 'confitura', { Fresas: 1000 }, {}, { ok: true, at: { Fresas: [1000, 1000], 'Azúcar (sacarosa)': [600, 950], 'Zumo de limón': [10, 60] }, first: /^No lleva azúcar: .* Añade 3\d\d g de azúcar/ }],
  ['a banana sorbet has a squeeze of lemon, not a lemon sorbet inside', 'helado', 'sorbete_agua', { Plátano: 300, Agua: null, Azúcar: null, Limón: null }, { total: 1000 }, { ok: true, at: { Plátano: [300, 300], Limón: [10, 45], Agua: [380, 470] } }],
  ['a range of his own that is not that of the type counts, and is told', 'helado', 'helado_crema', crema, { ranges: { PAC: [-18, -16] } }, { ok: true, says: /Así cumple lo que pides\. Temperatura de servicio \(PAC\): según lo pedido, fuera de lo que busca el tipo \(de −12,5 a −10,6 °C\)/ }],
  ['yoghurt cake without lactose: soya yoghurt, whole', 'pasteleria', 'bizcocho_yogur', { Harina: 300, Azúcar: 200, Huevo: 160, 'Yogur natural': 125, 'Aceite de girasol': 100, Impulsor: 12 }, { avoid: ['lactosa'] }, { ok: true, gone: ['Yogur natural'], at: { 'Yogur de soja natural': [115, 135] }, still: ['Harina', 'Huevo'] }],
  ['a jam without lemon is given citric acid for it', 'conservas', 'confitura_extra', { Melocotón: 1000, Azúcar: 700, 'Zumo de limón': 40, Pectina: 7 }, { avoid: ['limón'] }, { ok: true, gone: ['Zumo de limón'], at: { 'Ácido cítrico': [1.5, 4], Azúcar: [690, 720] } }],
  ['a pinch that comes in does not make half grams of the rest', 'conservas', 'confitura_extra', { Frambuesas: 1000, Azúcar: 750, 'Zumo de limón': 30 }, { maxCost: 4 }, { ok: true, silent: /\d,\d g de (?:frambuesas|azúcar)/ }],
  ['guirlache of almond is not centred with hazelnuts', 'turron', 'guirlache', { Almendra: 500, Azúcar: 450, Glucosa: 50 }, { objective: 'balanced' }, { ok: true, silent: /avellana/i }],
  ['from nothing, what is named is in it: cocoa', 'helado', 'vegano', { 'Bebida de avena': null, 'Cacao en polvo': null, 'Aceite de coco': null, Azúcar: null }, { total: 1000 }, { ok: true, at: { 'Cacao en polvo': [30, 70], 'Aceite de coco': [30, 90] } }],
  ['from nothing, what is named is in it: nuts', 'pasteleria', 'brownie', { Chocolate: 200, Mantequilla: null, Huevos: null, Azúcar: null, Harina: null, Nueces: null }, {}, { ok: true, at: { Nueces: [30, 120], Harina: [60, 130] } }],
  ['from nothing, what the law would ask is told in grams to change', 'helado', 'helado_crema', { Leche: null, Nata: null, Azúcar: null, 'Pasta de pistacho': null }, { total: 3000 }, { ok: true, says: /Para cumplirla: cambia .* leche.* por \d+ g de nata/ }],
  ['a chocolate turrón is chocolate and nuts', 'turron', 'generico', { 'Chocolate negro': null, Avellanas: null }, { total: 1000 }, { ok: true, at: { 'Chocolate negro': [550, 750], Avellanas: [220, 400] }, silent: /glucosa|miel/ }],
  ['a gianduja of couverture', 'cacao', 'gianduja', { 'Avellana tostada': null, 'Chocolate con leche': null }, { total: 1000 }, { ok: true, at: { 'Avellana tostada': [250, 400], 'Chocolate con leche': [550, 750] } }],
  ['flour alone is given its water, salt and yeast', 'panaderia', 'pan_comun', { Harina: 1000 }, {}, { ok: true, at: { Agua: [560, 700], Sal: [13, 18], 'Levadura fresca prensada': [3, 25] }, still: ['Harina'] }],
  ['without gluten: a mix that has none', 'panaderia', 'pan_comun', pan, { avoid: ['gluten'] }, { ok: true, gone: ['Harina'] }],
  ['without dairy, a loaf keeps its fat and its liquid', 'panaderia', 'pan_molde', { Harina: 500, Leche: 300, Mantequilla: 40, Azúcar: 30, Sal: 9, 'Levadura fresca': 15 }, { avoid: ['lácteos'] }, { ok: true, gone: ['Leche', 'Mantequilla'], at: { 'Aceite de girasol': [25, 40], 'Bebida vegetal (soja, avena, almendra)': [270, 310] } }],
  ['an ice cream short of sugar keeps its milk', 'helado', 'helado_crema', { ...crema, Azúcar: 80 }, {}, { ok: true, at: { 'Leche entera': [530, 560], Azúcar: [80, 125], Dextrosa: [35, 50] }, unmoved: ['Leche entera'] }],
  ['an ice cream with half its sugar is told so', 'helado', 'helado_crema', { ...crema, Azúcar: 60 }, {}, { ok: true, at: { 'Leche entera': [520, 560] }, first: /^Falta azúcar/ }],
  ['too much dextrose is not too little of the drink that carries it', 'helado', 'vegano', { 'Bebida de soja sin azúcar': 650, 'Cobertura 70 %': 150, Azúcar: 95, Dextrosa: 153, Inulina: 10, 'Neutro para cremas': 5 }, {}, { ok: true, first: /dextrosa/, still: ['Cobertura 70 %'] }],
  ['a cocoa ice cream with half its sugars gets sugars', 'helado', 'helado_leche', { 'Leche entera': 695, 'Nata 35 %': 40, 'Leche en polvo desnatada': 20, Cacao: 50, Azúcar: 60, Dextrosa: 30, Neutro: 5 }, {}, { ok: true, at: { 'Leche entera': [600, 695] }, still: ['Cacao', 'Nata 35 %'], first: /^Falta azúcar/ }],
  ['of the butter of a baguette nothing is left', 'panaderia', 'baguette', { 'Harina panificable': 1000, Agua: 680, Sal: 18, 'Levadura fresca': 8, Mantequilla: 60 }, {}, { ok: true, gone: ['Mantequilla'], only: ['Mantequilla'] }],
  ['a stiff brioche is not wetted with water', 'panaderia', 'brioche', { 'Harina de fuerza': 1000, Huevo: 300, Mantequilla: 250, Azúcar: 120, Sal: 19, 'Levadura fresca': 40, Leche: 60 }, {}, { ok: true, gone: ['Agua'], still: ['Harina de fuerza', 'Mantequilla', 'Azúcar'] }],
  ['a jelly short of pectin gets pectin, and nothing is moved by a trifle', 'conservas', 'jalea', { 'Zumo de manzana': 700, Azúcar: 250, 'Pectina NH': 2, 'Lactato cálcico': 1.2, 'Zumo de limón': 20 }, { brix_final: 42, reducido_azucar: 1 }, { ok: true, only: ['Pectina NH'], says: /^Añade [\d,]+ g de pectina NH\./ }],
  ['a reduced-sugar jelly short of pectin is not boiled to the usual point', 'conservas', 'jalea', { 'Zumo de manzana': 700, Azúcar: 250, 'Pectina NH': 2, 'Lactato cálcico': 1.2, 'Zumo de limón': 20 }, { brix_final: 42, reducido_azucar: 1 }, { ok: true, at: { 'Zumo de manzana': [660, 880], 'Pectina NH': [3.5, 16], 'Lactato cálcico': [0.8, 2] }, silent: /cuece|cocer/i }],
  ['quince paste short of sugar', 'conservas', 'membrillo', { Membrillo: 1000, Azúcar: 300, Limón: 20 }, {}, { ok: true, at: { Membrillo: [800, 1000], Azúcar: [380, 1000] } }],
  ['from nothing: orange marmalade', 'conservas', 'mermelada', { Naranja: null, Azúcar: null, Limón: null }, { total: 1000 }, { ok: true, at: { Naranja: [200, 600], Azúcar: [350, 700] } }],
  ['cheapest jam keeps its fruit', 'conservas', 'confitura_extra', { Frambuesa: 550, Azúcar: 500, Limón: 15, Pectina: 4 }, { objective: 'cheapest' }, { ok: true, at: { Frambuesa: [540, 700] } }],
  ['figs alone are not acid: lemon and citric acid bring them in', 'conservas', 'confitura_extra', { Higos: 1000, Azúcar: 600 }, {}, { ok: true, at: { Higos: [950, 1100], Azúcar: [450, 700], 'Zumo de limón': [10, 85], 'Ácido cítrico': [2, 13] } }],
  ['carrots are acidified, not refused', 'conservas', 'mermelada_tradicional', { Zanahoria: 1000, Azúcar: 500 }, {}, { ok: true, at: { 'Ácido cítrico': [3, 13] } }],
  ['what was written stays as it was, and the rest is found around it', 'helado', 'sorbete_agua', { Fresas: 400, Azúcar: null, Agua: null }, { total: 1000 }, { ok: true, at: { Fresas: [400, 400], Agua: [250, 360] }, silent: /fresas|POD: de/ }],
  ['a flour that was written stays', 'panaderia', 'pan_rustico_mm', { Harina: 1000, Agua: null, 'Masa madre': null, Sal: null }, {}, { ok: true, at: { Harina: [1000, 1000], Agua: [600, 760], Sal: [17, 22] } }],
];
