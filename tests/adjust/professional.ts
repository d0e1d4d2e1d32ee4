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
  ['a grape jelly without pectin gets it, and keeps its acid and its juice', 'conservas', 'jalea', { 'zumo de uva': 1000, azúcar: 750, 'ácido cítrico': 6 }, { brix_final: 65 }, { ok: true, at: { 'zumo de uva': [1000, 1000], azúcar: [700, 800], 'ácido cítrico': [4, 8], 'Pectina HM (E 440)': [4, 15] } }],
  ['ten times the acid of a lemon sorbet: the lemon stays', 'helado', 'sorbete_agua', { 'zumo de limón': 220, agua: 480, azúcar: 190, dextrosa: 60, 'glucosa en polvo': 45, 'neutro para sorbetes': 5, 'ácido cítrico': 15 }, {}, { ok: true, only: ['ácido cítrico'], at: { 'ácido cítrico': [0.5, 4] }, first: /^Pon 1,5 g de ácido cítrico/ }],
  ['ten times the stabiliser: it is weighed again, alone', 'helado', 'helado_crema', { ...crema, Neutro: 50 }, {}, { ok: true, only: ['Neutro'], at: { Neutro: [3, 8] }, first: /^Pon 5 g de neutro/ }],
  ['xanthan alone goes to what stabilises alone', 'helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25, 'Goma xantana': 10 }, {}, { at: { 'Goma xantana': [1.4, 2] }, first: /^Pon 1,5 g de goma xantana/ }],
  ['no stabiliser: a pinch comes in and little else moves', 'helado', 'helado_crema', { ...crema, Neutro: 0.5 }, {}, { at: { Neutro: [3, 8], 'Leche entera': [530, 590], Azúcar: [110, 140] } }],
  ['no stabiliser at all: it comes in, alone', 'helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25 }, {}, { ok: true, only: ['Neutro para cremas (5 g/kg)'], at: { 'Neutro para cremas (5 g/kg)': [4, 6] }, first: /^Añade 5 g de neutro para cremas .*: sin estabilizante cristaliza antes\.$/, says: /Sin estabilizante cristaliza antes/ }],
  ['no stabiliser in a sorbet: that of sorbets', 'helado', 'sorbete_agua', { 'Zumo de naranja': 550, Agua: 205, Azúcar: 140, Dextrosa: 40, 'Glucosa en polvo': 60 }, {}, { ok: true, only: ['Neutro para sorbetes (5 g/kg)'], at: { 'Neutro para sorbetes (5 g/kg)': [4, 6] }, plan: /Añade 5 g de neutro para sorbetes/ }],
  ['no stabiliser and half the sugar: both', 'helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 60, Dextrosa: 35, 'Glucosa en polvo': 25 }, {}, { ok: true, at: { 'Neutro para cremas (5 g/kg)': [4, 6], 'Leche entera': [520, 560] }, first: /^Falta azúcar/ }],
  ['with enough yolk nobody is told to put stabiliser', 'helado', 'helado_crema', { 'Leche entera': 535, 'Nata 35 %': 195, Yema: 60, 'Leche en polvo desnatada': 36, Azúcar: 125, Dextrosa: 30, 'Glucosa en polvo': 26 }, {}, { silent: /neutro/i }],
  ['without cream: butter and milk take its place', 'helado', 'helado_crema', crema, { avoid: ['nata'] }, { ok: true, gone: ['Nata 35 %'], at: { 'Mantequilla 82 % MG': [55, 110], 'Leche entera': [600, 760] } }],
  ['without lactose: the same, of milk without it', 'helado', 'helado_crema', crema, { avoid: ['lactosa'] }, { ok: true, gone: ['Leche entera', 'Nata 35 %', 'Leche en polvo desnatada'], at: { 'Leche entera sin lactosa': [500, 640], 'Nata 35 % MG sin lactosa': [150, 250], 'Leche en polvo desnatada sin lactosa': [25, 55], Azúcar: [90, 170] } }],
  ['without milk powder', 'helado', 'helado_crema', crema, { avoid: ['leche en polvo'] }, { ok: true, gone: ['Leche en polvo desnatada'], at: { Azúcar: [90, 170] } }],
  ['an emulsifier does not make up the fat, nor is it offered', 'helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35': 150, Azúcar: 140, Dextrosa: 30, 'Leche en polvo': 40, Neutro: 5 }, { only: ['Azúcar'] }, { ok: false, silent: /lecitina|diglicéridos/i, says: /añadir nata/ }],
  ['…nor taken where it may come', 'helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35': 150, Azúcar: 140, Dextrosa: 30, 'Leche en polvo': 40, Neutro: 5 }, { only: ['Azúcar'], add: ['Lecitina de soja'] }, { ok: false, gone: ['Lecitina de soja'] }],
  ['what is no pinch makes it up where it may come', 'helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35': 150, Azúcar: 140, Dextrosa: 30, 'Leche en polvo': 40, Neutro: 5 }, { only: ['Azúcar'], add: ['yema'] }, { ok: true, at: { 'Yema de huevo': [5, 60] } }],
  ['a pinch that is what is missing comes where it may', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 620, 'Levadura fresca': 15 }, { add: ['sal'] }, { ok: true, at: { Sal: [14, 18] } }],
  ['without cream the law is kept as well', 'helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35': 150, Azúcar: 140, Dextrosa: 30, 'Leche en polvo': 40, Neutro: 5 }, { avoid: ['nata'] }, { ok: true, gone: ['Nata 35'], at: { 'Mantequilla 82 % MG': [58, 75] }, says: /Grasa láctea: de 7,72 a 8,\d/, silent: /La ley pide además/ }],
  ['a brioche without milk: another liquid, and what cannot go is said to stay', 'panaderia', 'brioche', { 'Harina de fuerza': 1000, Leche: 300, Huevo: 300, Mantequilla: 400, Azúcar: 150, Sal: 20, 'Levadura fresca': 35 }, { avoid: ['leche'] }, { ok: false, gone: ['Leche'], at: { 'Bebida vegetal (soja, avena, almendra)': [250, 350] }, still: ['Mantequilla', 'Huevo'], says: /Así queda equilibrada\. Sigue llevando mantequilla: en este tipo el oficio no pone nada en su lugar\./ }],
  ['whole eggs in a financier: white takes their place', 'pasteleria', 'financier', { 'mantequilla avellana': 150, 'avellana molida': 100, 'azúcar glas': 150, harina: 55, 'huevos enteros': 150, miel: 20, sal: 1 }, {}, { ok: true, gone: ['huevos enteros'], at: { 'Clara de huevo': [130, 190] }, still: ['avellana molida', 'mantequilla avellana'], first: /^Cambia los 150 g de huevos enteros por 150 g de clara|^Pon 0 g|^Quita los 150 g de huevos/ }],
  ['little white beside whole egg in a financier: more white', 'pasteleria', 'financier', { mantequilla: 180, 'almendra molida': 100, azúcar: 200, harina: 90, claras: 70, huevos: 20 }, {}, { ok: true, at: { claras: [100, 200] } }],
  ['flour where the almond goes, and no almond: it is changed for it', 'pasteleria', 'tarta_santiago', { 'harina de trigo': 500, azúcar: 500, 'huevo entero': 500, 'ralladura de limón': 8, 'canela molida': 4 }, {}, { ok: true, gone: ['harina de trigo'], at: { 'Almendra molida': [450, 560], azúcar: [450, 520], 'huevo entero': [420, 520] } }],
  ['a bavarois without cream gets it, out of its milk', 'pasteleria', 'bavarois', { 'puré de maracuyá': 200, leche: 450, yemas: 80, azúcar: 80, 'chocolate blanco': 60, 'hojas de gelatina': 10, vainilla: 1 }, {}, { ok: true, at: { 'Nata 35%': [250, 400], leche: [120, 350] }, still: ['puré de maracuyá', 'chocolate blanco'] }],
  ['a custard without starch gets it, alone', 'pasteleria', 'crema_pastelera', { 'Leche entera': 1000, Azúcar: 200, Yema: 150 }, {}, { ok: true, only: ['Almidón/Maicena'], at: { 'Almidón/Maicena': [40, 90] } }],
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
  ['four times the yeast', 'panaderia', 'pan_comun', { ...pan, 'Levadura fresca': 60 }, {}, { ok: true, only: ['Levadura fresca'], at: { 'Levadura fresca': [3, 30] }, first: /^Pon [\d,]+ g de levadura/ }],
  ['too much water, held: the flour grows, with its salt and yeast', 'panaderia', 'pan_comun', { ...pan, Agua: 900 }, { hold: ['Agua'] }, { ok: true, silent: /Sal: .*no se mueve/ }],
  ['too much water', 'panaderia', 'pan_comun', { ...pan, Agua: 900 }, {}, { ok: true, only: ['Agua'], at: { Agua: [560, 725] }, first: /agua/i }],
  ['half the flour is one fault', 'panaderia', 'pan_comun', { ...pan, Harina: 500 }, {}, { first: /^Falta harina/ }],
  ['baking powder in bread', 'panaderia', 'pan_comun', { ...pan, Impulsor: 20 }, {}, { ok: true, gone: ['Impulsor'], still: ['Harina', 'Agua', 'Sal'], first: /impulsor/i }],
  ['oil and sugar in a Neapolitan pizza', 'panaderia', 'pizza_napolitana', { 'Harina 00': 1000, Agua: 620, Sal: 28, 'Levadura fresca': 1.5, 'Aceite de oliva': 40, Azúcar: 20 }, {}, { ok: true, gone: ['Aceite de oliva', 'Azúcar'], still: ['Harina 00', 'Sal'] }],
  ['a Neapolitan of pastry flour is of another flour, all of it', 'panaderia', 'pizza_napolitana', { 'Harina de repostería': 1000, Agua: 620, Sal: 28, 'Levadura fresca': 1.5 }, {}, { ok: true, gone: ['Harina de repostería'], still: ['Agua', 'Sal'], at: { 'Harina italiana 00 / 0': [1000, 1000] }, first: /repostería/ }],
  ['a baguette whose water is asked for: nothing else moves or comes in', 'panaderia', 'baguette', { 'harina panificable W200': 1000, agua: null, sal: 18, 'levadura fresca': 8 }, {}, { ok: true, only: ['agua'], at: { agua: [600, 720] } }],
  ['a génoise whose sugar is asked for: neither starch nor butter comes in', 'pasteleria', 'genoise', { huevos: 250, azúcar: null, harina: 150 }, {}, { ok: true, only: ['azúcar'], at: { azúcar: [130, 200] } }],
  ['an English custard without cream: milk takes its place, gram by gram', 'pasteleria', 'crema_inglesa', { 'leche entera': 500, 'nata 35 %': 250, yemas: 160, azúcar: 130, 'vainilla en vaina': 4 }, { avoid: ['nata'] }, { ok: true, gone: ['nata 35 %'], at: { 'leche entera': [700, 800], yemas: [150, 200], azúcar: [120, 150] } }],
  ['a meringue short of sugar gets sugar: the whites are its unit', 'pasteleria', 'merengue', { claras: 200, azúcar: 70, 'zumo de limón': 3 }, {}, { ok: true, only: ['azúcar'], at: { azúcar: [195, 430] } }],
  ['half of a very wet ciabatta is no pastry flour', 'panaderia', 'ciabatta', { 'Harina de fuerza': 500, 'Harina de repostería': 500, Agua: 850, Sal: 20, 'Levadura fresca': 8 }, {}, { ok: true, still: ['Agua', 'Sal'], at: { 'Harina de repostería': [0, 300] }, first: /repostería por 500 g de harina de fuerza/ }],
  ['margarine in a brioche becomes butter', 'panaderia', 'brioche', { 'Harina de fuerza': 1000, Huevo: 550, Leche: 100, Sal: 20, 'Levadura fresca': 35, Margarina: 450, Azúcar: 120 }, {}, { ok: true, gone: ['Margarina'], at: { 'Mantequilla 82 % M.G. (sin sal)': [350, 550] } }],
  ['a brioche without egg', 'panaderia', 'brioche', { 'Harina de fuerza': 1000, Leche: 550, Sal: 20, 'Levadura fresca': 35, Mantequilla: 450, Azúcar: 120 }, { avoid: ['huevo'] }, { ok: false, says: /huevo/i }],
  ['rye bread with more wheat than rye', 'panaderia', 'centeno', { 'Harina de centeno': 300, Harina: 700, Agua: 720, Sal: 18, 'Levadura fresca': 10 }, {}, { ok: true, at: { 'Harina de centeno': [380, 1000] } }],
  ['focaccia without its oil', 'panaderia', 'focaccia', { Harina: 1000, Agua: 700, Sal: 22, 'Levadura fresca': 12 }, {}, { ok: true, still: ['Harina', 'Sal'], at: { 'Aceite de oliva (AOVE)': [40, 120] } }],
  ['panettone with its sugar doubled', 'panaderia', 'panettone', { 'Harina de fuerza': 800, Agua: 330, Yema: 320, Azúcar: 560, Mantequilla: 580, 'Masa madre sólida': 300, Sal: 10, Pasas: 400, 'Fruta confitada': 400 }, {}, { ok: true, at: { Azúcar: [150, 450], Mantequilla: [520, 640], Yema: [285, 360] }, first: /azúcar/i }],
  ['from nothing: raspberry sorbet, of fruit', 'helado', 'sorbete_agua', { 'Puré de frambuesa': null, Agua: null, Sacarosa: null, Dextrosa: null, Neutro: null }, { total: 1000 }, { ok: true, at: { 'Puré de frambuesa': [400, 560], Agua: [150, 350] } }],
  ['from nothing: pear sorbet, of fruit', 'helado', 'sorbete_agua', { Pera: null, Agua: null, Sacarosa: null, Dextrosa: null, Neutro: null }, { total: 1000 }, { ok: true, at: { Pera: [400, 600], Agua: [150, 350] } }],
  ['from nothing: a génoise of what is in the house', 'pasteleria', 'genoise', { Huevo: null, Azúcar: null, 'Harina floja': null }, { total: 2000 }, { ok: true, at: { Huevo: [880, 1080], Azúcar: [460, 620], 'Harina floja': [450, 560] }, gone: ['Mantequilla', 'Almidón/Maicena'] }],
  ['from nothing: a loaf', 'panaderia', 'pan_comun', { Harina: null, Agua: null, Sal: null, 'Levadura fresca': null }, { total: 1650 }, { ok: true, at: { Harina: [960, 1050], Agua: [560, 660], Sal: [13, 22] } }],
  ['two kilos of dough', 'panaderia', 'pan_comun', { ...pan, Agua: 450 }, { total: 2000 }, { ok: true, at: { Harina: [1150, 1300], Sal: [15, 28] } }],
  ['butter in a baguette', 'panaderia', 'baguette', { Harina: 1000, Agua: 620, Sal: 18, 'Levadura fresca': 10, Mantequilla: 60 }, {}, { ok: true, at: { Mantequilla: [0, 20] }, still: ['Harina', 'Sal'] }],
  ['a sandwich loaf without lactose keeps its milk', 'panaderia', 'pan_molde', { Harina: 1000, Agua: 350, Leche: 270, Sal: 19, 'Levadura fresca': 30, Mantequilla: 60, Azúcar: 50 }, { avoid: ['lactosa'] }, { ok: true, gone: ['Leche', 'Mantequilla'], at: { 'Leche entera sin lactosa': [240, 300] } }],
  ['a sandwich loaf without dairy', 'panaderia', 'pan_molde', { Harina: 1000, Agua: 350, Leche: 270, Sal: 19, 'Levadura fresca': 30, Mantequilla: 60, Azúcar: 50 }, { avoid: ['lácteos'] }, { ok: true, gone: ['Leche', 'Mantequilla'], still: ['Harina', 'Sal'] }],
  // ——— pastry ———
  ['panna cotta without gelatine sets with agar', 'pasteleria', 'panna_cotta', { 'Nata 35 %': 700, 'Leche entera': 300, Azúcar: 110, Gelatina: 10 }, { avoid: ['gelatina'] }, { ok: true, gone: ['Gelatina'], at: { 'Agar-agar': [1.5, 2.7], 'Nata 35 %': [690, 710], 'Leche entera': [290, 315] } }],
  ['three times the baking powder', 'pasteleria', 'magdalenas', { Harina: 280, Azúcar: 230, 'Huevo entero': 200, Aceite: 200, 'Leche entera': 80, Impulsor: 30 }, {}, { ok: true, only: ['Impulsor'], at: { Impulsor: [5, 15] }, first: /^Pon [\d,]+ g de impulsor/ }],
  ['muffins with double sugar', 'pasteleria', 'muffins', { Harina: 302, Azúcar: 390, Huevo: 136, Mantequilla: 136, Leche: 214, Impulsor: 13.6, Sal: 2 }, {}, { ok: true, at: { Azúcar: [140, 290], Huevo: [120, 180], Mantequilla: [110, 180] }, first: /azúcar/i, unmoved: ['Harina'] }],
  ['butter in a meringue', 'pasteleria', 'merengue', { Clara: 370, Azúcar: 630, Mantequilla: 30 }, {}, { ok: true, gone: ['Mantequilla'], still: ['Clara', 'Azúcar'] }],
  ['a pastry cream short of starch', 'pasteleria', 'crema_pastelera', { Leche: 700, Azúcar: 150, Yema: 110, Maicena: 12 }, {}, { ok: true, at: { Maicena: [28, 75], Yema: [85, 150], Leche: [630, 760] }, plan: /maicena|almidón/i }],
  ['a macaron with half its almond', 'pasteleria', 'macaron', { 'Almendra molida': 125, 'Azúcar glas': 251, Clara: 186, Azúcar: 251, Agua: 60 }, {}, { ok: true, at: { 'Almendra molida': [150, 300], Clara: [120, 200] } }],
  ['a macaron with too much almond: less almond, the same sugars', 'pasteleria', 'macaron', { 'Almendra molida': 450, 'Azúcar glas': 300, 'Clara de huevo': 220, Azúcar: 300, Agua: 75 }, {}, { ok: true, at: { 'Almendra molida': [290, 378], 'Clara de huevo': [215, 230] }, still: ['Azúcar glas', 'Azúcar', 'Agua'], first: /^Sobra almendra molida/ }],
  ['a macaron of French meringue: which sugar it is stays', 'pasteleria', 'macaron', { 'Almendra molida': 400, 'Azúcar glas': 250, Claras: 210, Azúcar: 210 }, {}, { ok: true, at: { 'Almendra molida': [290, 345], 'Azúcar glas': [250, 300], Azúcar: [210, 275] }, still: ['Claras'], first: /^Sobra almendra molida/ }],
  ['a pastry cream with a digit of its starch lost', 'pasteleria', 'crema_pastelera', { 'Leche entera': 1000, Yema: 200, Azúcar: 220, 'Almidón de maíz': 9 }, {}, { ok: true, at: { 'Almidón de maíz': [70, 100] }, still: ['Leche entera', 'Yema', 'Azúcar'] }],
  ['a pastry cream with twice its yolk: the plan takes yolk too', 'pasteleria', 'crema_pastelera', { 'Leche entera': 1000, Yema: 400, Azúcar: 200, Maicena: 80 }, {}, { ok: true, at: { Yema: [120, 265] }, still: ['Leche entera', 'Azúcar', 'Maicena'], first: /Quita \d+ g de yema/ }],
  ['choux with twice its egg', 'pasteleria', 'choux', { Agua: 250, 'Leche entera': 250, Mantequilla: 225, 'Harina floja': 275, Huevo: 900, Sal: 5, Azúcar: 8 }, {}, { ok: true, at: { Huevo: [430, 540] }, still: ['Agua', 'Leche entera', 'Mantequilla', 'Harina floja'] }],
  ['a pound cake with twice its egg', 'pasteleria', 'pound_cake', { Harina: 250, Mantequilla: 250, Azúcar: 250, Huevo: 500 }, {}, { ok: true, at: { Huevo: [230, 280] }, still: ['Harina', 'Mantequilla', 'Azúcar'] }],
  ['magdalenas without baking powder: it comes in its dose, and nothing else moves', 'pasteleria', 'magdalenas', { Huevo: 250, Azúcar: 250, 'Aceite de girasol': 250, 'Harina floja': 280, 'Leche entera': 80 }, {}, { ok: true, at: { Impulsor: [8, 14] }, still: ['Huevo', 'Azúcar', 'Aceite de girasol', 'Harina floja', 'Leche entera'] }],
  ['polvorones with a third of their lard: lard, not less flour', 'pasteleria', 'polvorones', { 'Harina tostada': 500, 'Manteca de cerdo': 80, 'Azúcar glas': 220, 'Almendra molida': 120, Canela: 3 }, {}, { ok: true, at: { 'Manteca de cerdo': [200, 290] }, still: ['Harina tostada', 'Azúcar glas', 'Almendra molida', 'Canela'] }],
  ['a brownie without nuts: what stays is as it was', 'pasteleria', 'brownie', { 'Chocolate negro 70 %': 250, Mantequilla: 250, Azúcar: 300, Huevo: 250, 'Harina floja': 120, Nueces: 120 }, { avoid: ['frutos secos'] }, { ok: true, gone: ['Nueces'], still: ['Chocolate negro 70 %', 'Mantequilla', 'Azúcar', 'Huevo', 'Harina floja'] }],
  ['a cheesecake less sweet: less sugar, not more egg', 'pasteleria', 'cheesecake', { 'Queso crema': 600, 'Nata 35 %': 300, Huevo: 220, Azúcar: 210, 'Harina floja': 15 }, { ranges: { azucares: [13.5, 15.5] } }, { ok: true, at: { Azúcar: [145, 180] }, still: ['Queso crema', 'Nata 35 %', 'Huevo', 'Harina floja'] }],
  ['an ice cream a little softer: some dextrose, and the cream stays', 'helado', 'helado_leche', { 'Leche entera': 660, 'Nata 35 %': 90, 'Leche desnatada en polvo': 45, Sacarosa: 150, Dextrosa: 30, Neutro: 5 }, { ranges: { PAC: [-13, -12.3] } }, { ok: true, at: { Dextrosa: [34, 60], Sacarosa: [120, 150] }, still: ['Nata 35 %', 'Leche desnatada en polvo', 'Neutro'] }],
  ['a dark couverture, cheaper: no milk in it', 'cacao', 'cobertura', { 'Pasta de cacao': 520, 'Manteca de cacao': 130, Azúcar: 346, 'Lecitina de soja': 4 }, { objective: 'cheapest' }, { ok: true, at: { 'Pasta de cacao': [416, 540], 'Manteca de cacao': [104, 130], Azúcar: [346, 433] }, silent: /leche/i }],
  ['a dacquoise with too much almond', 'pasteleria', 'dacquoise', { 'Almendra molida': 250, 'Azúcar glas': 125, Harina: 25, Claras: 150, Azúcar: 50 }, {}, { ok: true, at: { 'Almendra molida': [120, 195], 'Azúcar glas': [125, 140], Azúcar: [50, 60] }, still: ['Claras'], first: /^Sobra almendra molida/ }],
  ['the water of the syrup is not what gives way', 'pasteleria', 'macaron', { 'Almendra molida': 125, 'Azúcar glas': 251, Clara: 186, Azúcar: 251, Agua: 60 }, {}, { ok: true, at: { Agua: [54, 60], 'Almendra molida': [150, 300] } }],
  ['a mousse of milk is short of cream, in the place of the milk', 'pasteleria', 'mousse_chocolate', { 'Chocolate con leche': 300, 'Leche entera': 600, 'Gelatina en hojas': 6 }, {}, { ok: true, still: ['Chocolate con leche'], first: /Cambia 4\d\d g de leche entera por 4\d\d g de nata/ }],
  ['milk in a soletilla', 'pasteleria', 'soletilla', { Clara: 349, Yema: 186, Azúcar: 233, Harina: 163, Maicena: 70, Leche: 80 }, {}, { ok: true, gone: ['Leche'] }],
  ['a génoise without gluten: the flour for it, gram for gram', 'pasteleria', 'genoise', { Huevo: 200, Azúcar: 120, Harina: 120 }, { avoid: ['gluten'] }, { ok: true, gone: ['Harina'], at: { 'Harina sin gluten': [110, 130] }, still: ['Huevo', 'Azúcar'] }],
  ['a ganache without dairy: of coconut cream', 'pasteleria', 'ganache_negro', { 'Chocolate negro 70 %': 300, Nata: 400 }, { avoid: ['lácteos'] }, { ok: true, gone: ['Nata'], at: { 'Crema de coco 24 % MG': [300, 420], 'Chocolate negro 70 %': [280, 360] } }],
  ['a panna cotta without lactose', 'pasteleria', 'panna_cotta', { Nata: 500, Leche: 200, Azúcar: 80, Gelatina: 8 }, { avoid: ['lactosa'] }, { ok: true, gone: ['Nata', 'Leche'], at: { 'Nata 35 % MG sin lactosa': [480, 520], 'Leche entera sin lactosa': [190, 210] }, still: ['Azúcar', 'Gelatina'] }],
  ['a bonbon without lactose keeps its cream', 'cacao', 'bombon', { 'Cobertura negra 60 %': 500, 'Nata 35 %': 280, Glucosa: 50, 'Azúcar invertido': 40 }, { avoid: ['lactosa'] }, { ok: true, gone: ['Nata 35 %'], at: { 'Nata 35 % MG sin lactosa': [260, 300] }, still: ['Cobertura negra 60 %', 'Glucosa'] }],
  ['muffins without egg: what takes its place, gram for gram', 'pasteleria', 'muffins', { Harina: 302, Azúcar: 195, Huevo: 136, Mantequilla: 136, Leche: 214, Impulsor: 13.6, Sal: 2 }, { avoid: ['huevo'] }, { ok: true, gone: ['Huevo'], still: ['Harina', 'Azúcar', 'Mantequilla', 'Leche'], says: /136 g de mezcla en lugar de huevo \(bebida de soja 80 %, almidón 16 %, lecitina 4 %\)/ }],
  ['a génoise without egg cannot be: its air is the egg', 'pasteleria', 'genoise', { Huevo: 250, Azúcar: 150, Harina: 150 }, { avoid: ['huevo'] }, { ok: false, says: /huevo/i, still: ['Huevo', 'Azúcar', 'Harina'] }],
  ['a flan without egg cannot be', 'pasteleria', 'flan_huevo', { Leche: 580, Huevo: 240, Azúcar: 180 }, { avoid: ['huevo'] }, { ok: false, says: /huevo/i }],
  ['ganache with double cream', 'pasteleria', 'ganache_negro', { 'Chocolate negro': 300, Nata: 700 }, {}, { ok: true, at: { Nata: [280, 620], 'Chocolate negro': [300, 650] } }],
  ['four times the gelatine', 'pasteleria', 'panna_cotta', { Nata: 501, Leche: 370, Azúcar: 120, Gelatina: 36 }, {}, { ok: true, only: ['Gelatina'], at: { Gelatina: [6, 14] }, first: /^Pon [\d,]+ g de gelatina/ }],
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
  ['lecithin ten times over', 'cacao', 'negro', { ...negro, Lecitina: 40 }, {}, { ok: true, only: ['Lecitina'], at: { Lecitina: [1, 7] }, first: /^Pon [\d,]+ g de lecitina/ }],
  ['milk chocolate without cocoa butter is short of cocoa butter, not of four times the mass', 'cacao', 'leche', { 'Pasta de cacao': 120, 'Manteca de cacao': 60, Azúcar: 550, 'Leche entera en polvo': 266, Lecitina: 4 }, {}, { ok: true, still: ['Pasta de cacao'], plan: /Falta manteca de cacao/ }],
  ['a couverture with half its cocoa butter is short of it, not long of sugar', 'cacao', 'cobertura', { 'Pasta de cacao': 110, 'Manteca de cacao': 130, Azúcar: 410, 'Leche en polvo entera': 215, Lecitina: 4 }, {}, { ok: true, at: { 'Manteca de cacao': [170, 290], Azúcar: [330, 410] }, still: ['Pasta de cacao', 'Leche en polvo entera'], plan: /Falta manteca de cacao/, unmoved: ['Azúcar'] }],
  ['margarine in chocolate becomes cocoa butter', 'cacao', 'negro', { 'Pasta de cacao': 620, Margarina: 80, Azúcar: 295, Lecitina: 4 }, {}, { ok: true, gone: ['Margarina'], at: { 'Manteca de cacao': [40, 130] } }],
  ['water in chocolate', 'cacao', 'negro', { ...negro, Agua: 50 }, {}, { ok: true, gone: ['Agua'], still: ['Pasta de cacao', 'Azúcar'] }],
  ['white chocolate without cocoa butter', 'cacao', 'blanco', { Azúcar: 550, 'Leche en polvo entera': 400, Lecitina: 4 }, {}, { ok: true, at: { 'Manteca de cacao': [200, 420], Azúcar: [300, 480] } }],
  ['silver of 999 g of mass and one of sugar is a chocolate', 'cacao', 'negro', { 'Pasta de cacao': 999, Azúcar: 1 }, { target: 'plata' }, { ok: true, at: { Azúcar: [80, 480], 'Pasta de cacao': [400, 920] } }],
  ['silver of a gold one: nothing moves', 'cacao', 'negro', negro, { target: 'plata' }, { ok: true, still: ['Pasta de cacao', 'Manteca de cacao', 'Azúcar'] }],
  ['milk chocolate twice as sweet', 'cacao', 'leche', { 'Pasta de cacao': 110, 'Manteca de cacao': 180, Azúcar: 550, 'Leche en polvo entera': 160 }, {}, { ok: true, at: { Azúcar: [270, 500], 'Leche en polvo entera': [150, 260], 'Manteca de cacao': [170, 300] }, first: /azúcar/i }],
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
  ['a pinch that comes in does not make half grams of the rest', 'conservas', 'confitura_extra', { Frambuesas: 1000, Azúcar: 750, 'Zumo de limón': 30 }, { maxCost: 4 }, { ok: false, still: ['Frambuesas'], silent: /\d,\d g de (?:frambuesas|azúcar)/ }],
  ['guirlache of almond is not centred with hazelnuts', 'turron', 'guirlache', { Almendra: 500, Azúcar: 450, Glucosa: 50 }, { objective: 'balanced' }, { ok: true, silent: /avellana/i }],
  ['from nothing, what is named is in it: cocoa', 'helado', 'vegano', { 'Bebida de avena': null, 'Cacao en polvo': null, 'Aceite de coco': null, Azúcar: null }, { total: 1000 }, { ok: true, at: { 'Cacao en polvo': [30, 70], 'Aceite de coco': [30, 90] } }],
  ['from nothing, what is named is in it: nuts', 'pasteleria', 'brownie', { Chocolate: 200, Mantequilla: null, Huevos: null, Azúcar: null, Harina: null, Nueces: null }, {}, { ok: true, at: { Nueces: [30, 120], Harina: [60, 130] } }],
  ['from nothing the law is kept where it can be', 'helado', 'helado_crema', { Leche: null, Nata: null, Azúcar: null, 'Pasta de pistacho': null }, { total: 3000 }, { ok: true, at: { Nata: [520, 700] }, silent: /La ley pide/ }],
  ['without soya another drink takes its place', 'helado', 'vegano', { 'bebida de soja': 640, azúcar: 130, dextrosa: 55, 'cacao en polvo': 60, 'aceite de coco': 70, inulina: 40, neutro: 5 }, { avoid: ['soja'] }, { ok: true, at: { 'cacao en polvo': [50, 70] }, says: /bebida de avena/ }],
  ['an apricot jam short of sugar keeps its fruit', 'conservas', 'confitura', { albaricoque: 1000, azúcar: 300, 'zumo de limón': 20 }, {}, { ok: true, at: { albaricoque: [950, 1050] } }],
  ['butter that a chocolate is short of is not ten times as much', 'cacao', 'cobertura', { 'pasta de cacao': 450, 'manteca de cacao': 30, azúcar: 515, lecitina: 5 }, {}, { ok: true, at: { 'manteca de cacao': [100, 200] } }],
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
  // ——— one line wrong, and what is not worth weighing ———
  ['half the flour of a choux is flour, and nothing else', 'pasteleria', 'choux', { Agua: 250, Mantequilla: 100, Harina: 75, Huevo: 250, Sal: 3 }, {}, { ok: true, only: ['Harina'], at: { Harina: [115, 160] }, first: /^Falta harina/ }],
  ['butter biscuits with half their flour', 'pasteleria', 'galletas_mantequilla', { Harina: 150, Mantequilla: 200, Azúcar: 100, Huevo: 50, Sal: 2 }, {}, { ok: true, only: ['Harina'], at: { Harina: [230, 310] } }],
  ['a choux with half its egg', 'pasteleria', 'choux', { Agua: 200, Leche: 200, Mantequilla: 200, Sal: 5, Azúcar: 5, Harina: 250, Huevo: 200 }, {}, { ok: true, only: ['Huevo'], at: { Huevo: [350, 420] } }],
  ['a cheesecake with double sugar', 'pasteleria', 'cheesecake', { 'Queso crema': 519, Nata: 180, Huevo: 150, Azúcar: 280, Maicena: 12 }, {}, { ok: true, only: ['Azúcar'], at: { Azúcar: [120, 235] } }],
  ['a pastry cream with double yolk', 'pasteleria', 'crema_pastelera', { Leche: 1000, Yema: 400, Azúcar: 220, Maicena: 80, Vainilla: 2 }, {}, { ok: true, only: ['Yema'], at: { Yema: [150, 265] } }],
  ['a flan with double milk', 'pasteleria', 'flan_huevo', { Leche: 1000, Huevo: 240, Azúcar: 130 }, {}, { ok: true, only: ['Leche'], at: { Leche: [450, 860] } }],
  ['a mousse short of chocolate gets chocolate', 'pasteleria', 'mousse_chocolate', { 'Chocolate negro': 90, Nata: 400, Yema: 60, Clara: 120, Azúcar: 60 }, {}, { ok: true, only: ['Chocolate negro'], at: { 'Chocolate negro': [105, 250] } }],
  ['a brownie with double flour', 'pasteleria', 'brownie', { Chocolate: 200, Mantequilla: 170, Azúcar: 220, Huevos: 200, Harina: 260, Nueces: 80 }, {}, { ok: true, only: ['Harina'], at: { Harina: [100, 205] } }],
  ['gianduja with double hazelnut', 'cacao', 'gianduja', { 'Pasta de avellana': 600, 'Pasta de cacao': 250, 'Manteca de cacao': 50, Azúcar: 396, Lecitina: 4 }, {}, { ok: true, only: ['Pasta de avellana'], at: { 'Pasta de avellana': [300, 460] } }],
  ['gianduja of couverture with too much hazelnut', 'cacao', 'gianduja', { 'Pasta de avellana': 600, 'Cobertura con leche': 650 }, {}, { ok: true, at: { 'Pasta de avellana': [400, 500], 'Cobertura con leche': [650, 770] } }],
  ['a dark ganache with double fruit comes to gold, as its plan does, and with no milk chocolate', 'cacao', 'bombon', { 'Chocolate negro 70 %': 420, 'Puré de frambuesa': 500, Mantequilla: 60, Glucosa: 40, 'Azúcar invertido': 40 }, {}, { ok: true, at: { 'Puré de frambuesa': [290, 320] }, says: /Así llega a «oro»/, silent: /leche/ }],
  ['a passion fruit ganache with double fruit: less of it, more couverture', 'cacao', 'bombon', { 'Cobertura negra': 450, 'Puré de fruta de la pasión': 360, Mantequilla: 60, 'Azúcar invertido': 50 }, {}, { ok: true, still: ['Mantequilla', 'Azúcar invertido'], says: /«oro»/ }],
  ['a ganache of cream with triple butter', 'cacao', 'bombon', { 'Cobertura negra 60 %': 450, 'Nata 35 %': 300, Mantequilla: 250, 'Azúcar invertido': 40 }, {}, { ok: true, at: { Mantequilla: [40, 110] }, still: ['Cobertura negra 60 %'], first: /^Pon [\d,]+ g de mantequilla/ }],
  ['milk chocolate of liquid milk is made with powder, gram for gram', 'cacao', 'leche', { 'Pasta de cacao': 120, 'Manteca de cacao': 220, Azúcar: 420, 'Leche entera': 230, Lecitina: 4 }, {}, { ok: true, gone: ['Leche entera'], at: { 'Leche entera en polvo 26 %': [230, 230] }, still: ['Pasta de cacao', 'Azúcar'], first: /por 230 g de leche entera en polvo/ }],
  ['white chocolate of liquid milk too', 'cacao', 'blanco', { 'Manteca de cacao': 300, Azúcar: 420, Leche: 260, Vainilla: 1 }, {}, { ok: true, gone: ['Leche'], still: ['Manteca de cacao', 'Azúcar'] }],
  ['sugar out of a sugar-free ice cream leaves no pinch of a sweetener', 'helado', 'sin_azucar', { 'Leche entera': 400, 'Nata 35 %': 120, Fresa: 250, Maltitol: 120, Azúcar: 60, 'Leche en polvo desnatada': 30, Neutro: 5 }, {}, { ok: true, gone: ['Azúcar', 'Xilitol'], still: ['Fresa'], silent: /\b0,\d+ g|\d,\d\d g/ }],
  ['fairy cakes without oil are made with butter', 'pasteleria', 'magdalenas', { Harina: 250, Azúcar: 220, Huevos: 180, Aceite: 200, Leche: 80, Impulsor: 10 }, { avoid: ['aceite'] }, { ok: true, gone: ['Aceite'], at: { Mantequilla: [220, 250] }, still: ['Harina', 'Azúcar', 'Huevos'] }],
  ['nothing is brought in so that a trifle of milk can stay', 'helado', 'sin_azucar', { 'Leche entera': 620, 'Nata 35 %': 140, 'Leche en polvo desnatada': 35, Maltitol: 110, Fructosa: 40, Polidextrosa: 40, Neutro: 5 }, {}, { ok: true, gone: ['Fructosa', 'Sucralosa'], at: { Eritritol: [28, 40] }, still: ['Maltitol', 'Nata 35 %'] }],
  ['a buttercream with triple butter has too much butter, not too little of all the rest', 'pasteleria', 'buttercream', { Mantequilla: 900, Azúcar: 250, Clara: 125, Agua: 70 }, {}, { ok: true, only: ['Mantequilla'] }],
  ['a cheaper carrot cake is still that cake', 'pasteleria', 'carrot_cake', { Harina: 250, Azúcar: 250, Aceite: 200, Huevos: 200, Zanahoria: 250, Nueces: 80, Impulsor: 10 }, { objective: 'cheapest' }, { ok: true, at: { Azúcar: [200, 313], Aceite: [160, 200], Huevos: [160, 200] }, still: ['Nueces'] }],
  ['a ganache with double cream: the cream, and no more than it needs', 'cacao', 'bombon', { 'Cobertura negra 60 %': 400, Nata: 500, 'Azúcar invertido': 40, Mantequilla: 40 }, {}, { ok: true, only: ['Nata'], at: { Nata: [140, 260] }, first: /^Sobra nata/ }],
  // ——— a comma that moved, and totals ———
  ['a panettone with a tenth of its sugar is short of sugar, not of honey', 'panaderia', 'panettone', { 'harina de panettone W360': 10000, 'masa madre sólida': 2500, agua: 4500, 'yema de huevo': 3000, mantequilla: 3800, azúcar: 270, sal: 90, miel: 300, pasas: 3500, 'naranja confitada': 2500 }, {}, { ok: true, only: ['azúcar'], at: { azúcar: [1800, 3300] }, first: /g de azúcar\.$/ }],
  ['a semifreddo with triple sugar does not stay at the end of its range', 'helado', 'semifrio', { 'nata 35%': 1200, 'yema de huevo': 180, azúcar: 900, agua: 90, 'turrón de Jijona': 350, 'hojas de gelatina': 8 }, {}, { ok: true, only: ['azúcar'], at: { azúcar: [180, 460] } }],
  ['half the water of a rye loaf', 'panaderia', 'centeno', { 'harina integral de centeno': 3000, agua: 1350, 'masa madre de centeno': 1200, sal: 70 }, {}, { ok: true, only: ['agua'], at: { agua: [2000, 2800] } }],
  ['ten times the salt goes to its dose, and does not lower the freezing point', 'helado', 'vegano', { 'bebida de avena': 1200, 'pasta de pistacho': 250, azúcar: 230, dextrosa: 80, inulina: 60, sal: 25, neutro: 8 }, {}, { ok: true, at: { sal: [1, 5], 'pasta de pistacho': [250, 250] } }],
  ['one excess counted in two ways is told once', 'helado', 'sorbete_leche', { 'leche entera': 6000, agua: 1500, azúcar: 1600, dextrosa: 350, 'glucosa en polvo 38 DE': 300, 'neutro para helados': 400, 'canela en rama': 5 }, {}, { ok: true, at: { 'neutro para helados': [25, 65] }, silent: /gomas|canela/i }],
  ['a salty baguette at twenty kilos is twenty kilos', 'panaderia', 'baguette', { harina: 1000, agua: 680, sal: 25, 'levadura fresca': 8 }, { total: 20000 }, { ok: true, at: { harina: [11500, 11900], agua: [7800, 8150], sal: [195, 215] }, says: /Sal: 2,5 % sobre la harina, demasiado/ }],
  ['rounding loses no gram of a total', 'helado', 'helado_crema', { 'leche entera': 560, 'nata 35%': 210, 'leche en polvo desnatada': 40, azúcar: 125, dextrosa: 35, 'glucosa en polvo': 25, neutro: 5, vainilla: 3 }, { total: 7777 }, { ok: true, at: { 'leche entera': [4343, 4343] } }],
  ['the class that it comes to is told, not the one aimed at', 'turron', 'yema_tostada', { 'almendra marcona molida': 4500, azúcar: 4000, 'yema de huevo': 90, glucosa: 200, agua: 600 }, {}, { ok: true, says: /llega a «Suprema»/ }],
  ['an almond cream with one egg is centred with eggs, not with another sugar', 'pasteleria', 'crema_almendra', { mantequilla: 500, 'azúcar glas': 500, 'almendra molida': 500, huevo: 50, maicena: 40 }, { objective: 'balanced' }, { ok: true, at: { huevo: [350, 550], 'azúcar glas': [430, 520] } }],
  ['from nothing, what is not needed is told', 'pasteleria', 'lemon_curd', { 'zumo de limón': null, huevo: null, 'yema de huevo': null, azúcar: null, mantequilla: null, 'hojas de gelatina': null }, { total: 2000 }, { ok: true, says: /No hace falta poner yema de huevo ni hojas de gelatina\./ }],
  ['a pinch is not what takes the place of milk', 'helado', 'helado_crema', { 'leche entera': 550, 'nata 35%': 200, 'leche en polvo desnatada': 35, 'yema de huevo': 60, azúcar: 120, dextrosa: 30, neutro: 4, vainilla: 1 }, { avoid: ['lactosa'] }, { ok: true, says: /^[^;]*desnatada sin lactosa\./ }],
  ['a Jijona of bitter almond is made of sweet almond', 'turron', 'jijona', { 'almendra amarga': 680, miel: 150, azúcar: 170, 'clara de huevo': 30 }, {}, { ok: true, at: { 'almendra amarga': [0, 8] }, still: ['miel', 'azúcar'], says: /almendra repelada tostada/, first: /^Pon [\d,]+ g de almendra amarga en vez de 680 g, y \d+ g de almendra repelada tostada en su lugar/ }],
  ['a lemon sorbet that is too sour gets water for its juice', 'helado', 'sorbete_agua', { 'zumo de limón': 600, agua: 150, azúcar: 200, dextrosa: 40, neutro: 5 }, {}, { ok: true, at: { 'zumo de limón': [220, 350], agua: [380, 520] }, first: /^Pon 270 g de zumo de limón en vez de 600 g, y 330 g de agua en su lugar: .*queda agrio/ }],
  ['ten times the oil of a spread is oil, whatever it weighs', 'helado', 'crema_untable', { 'pasta de avellana': 2000, 'azúcar glas': 1800, 'cacao en polvo': 300, 'leche en polvo desnatada': 400, 'aceite de girasol': 5000 }, {}, { ok: true, only: ['aceite de girasol'], at: { 'aceite de girasol': [200, 900] } }],
  ['a tenth of the sugar of a quince paste keeps its quince', 'conservas', 'membrillo', { membrillo: 4000, azúcar: 320, 'zumo de limón': 50 }, {}, { ok: true, only: ['azúcar'], at: { azúcar: [1900, 4200] } }],
  // ——— weighed twice, half, a comma ———
  ['half the milk of a sandwich loaf', 'panaderia', 'pan_molde', { 'harina de fuerza': 1000, 'leche entera': 320, mantequilla: 80, azúcar: 60, sal: 18, 'levadura fresca': 30 }, {}, { ok: true, only: ['leche entera'], at: { 'leche entera': [600, 680] }, first: /leche entera/ }],
  ['the water of a rye loaf, weighed twice', 'panaderia', 'centeno', { 'harina de centeno integral': 700, 'harina de fuerza': 300, agua: 1500, 'masa madre de centeno': 300, sal: 20 }, {}, { ok: true, only: ['agua'], at: { agua: [680, 850] }, first: /agua/ }],
  ['ten times the cream of a bavarois: neither milk nor gelatine', 'pasteleria', 'bavarois', { leche: 500, yemas: 120, azúcar: 130, 'nata 35%': 5000, 'hojas de gelatina': 14 }, {}, { ok: true, only: ['nata 35%'], at: { 'nata 35%': [400, 650] }, first: /^Sobra nata/ }],
  ['the butter of financiers, weighed twice', 'pasteleria', 'financier', { claras: 320, 'azúcar glas': 300, 'almendra molida': 125, harina: 110, 'mantequilla avellana': 500 }, {}, { ok: true, only: ['mantequilla avellana'], at: { 'mantequilla avellana': [220, 300] }, first: /^Sobra mantequilla/ }],
  ['double starch in a pastry cream', 'pasteleria', 'crema_pastelera', { 'leche entera': 6000, yemas: 1000, azúcar: 1300, maicena: 1000, mantequilla: 300, 'vainilla en rama': 12 }, {}, { ok: true, only: ['maicena'], at: { maicena: [400, 560] } }],
  ['double cream in a filling of bonbons', 'cacao', 'bombon', { 'chocolate negro 64%': 600, 'nata 35%': 600, 'azúcar invertido': 60, mantequilla: 60 }, {}, { ok: true, only: ['nata 35%'], at: { 'nata 35%': [270, 380] } }],
  ['double water in a panettone, with flour and fruit held', 'panaderia', 'panettone', { 'harina de fuerza': 2000, 'masa madre': 500, mantequilla: 800, yemas: 500, azúcar: 550, agua: 1700, pasas: 700, 'naranja confitada': 400, sal: 20 }, { hold: ['pasas', 'naranja confitada', 'harina de fuerza'] }, { ok: true, only: ['agua'], at: { agua: [750, 1000] } }],
  ['ten times the flour of a pizza: the flour, not the water and the salt', 'panaderia', 'pizza_contemporanea', { 'harina 00': 10000, agua: 680, sal: 26, 'levadura fresca': 2, aove: 20 }, {}, { ok: true, only: ['harina 00'], at: { 'harina 00': [900, 1100] }, first: /^Sobra harina 00: quita 9000 g/ }],
  // ——— what takes the place of something is of what there is ———
  ['cow’s milk in a coconut ice cream: coconut milk in its place', 'helado', 'vegano', { 'leche de coco': 400, 'leche entera': 350, azúcar: 130, dextrosa: 40, 'glucosa en polvo': 40, 'neutro para sorbetes': 5 }, {}, { ok: true, gone: ['leche entera'], at: { 'leche de coco': [700, 800] }, silent: /soja/, first: /por 350 g de leche de coco/ }],
  ['cream in a coconut ice cream', 'helado', 'vegano', { 'leche de coco': 500, agua: 150, 'nata 35%': 100, azúcar: 130, dextrosa: 40, 'glucosa en polvo': 40, 'neutro para sorbetes': 5 }, {}, { ok: true, gone: ['nata 35%'], at: { 'leche de coco': [560, 620] }, silent: /soja/ }],
  ['cow’s milk in an oat ice cream: oats', 'helado', 'vegano', { 'bebida de avena': 450, 'leche entera': 200, 'aceite de coco': 75, azúcar: 130, dextrosa: 45, 'glucosa en polvo': 40, inulina: 30, 'neutro para sorbetes': 5 }, {}, { ok: true, gone: ['leche entera'], at: { 'bebida de avena': [640, 660] } }],
  ['sugar beside maltitol: maltitol, and only erythritol where it does not reach', 'helado', 'sin_azucar', { 'leche entera': 580, 'nata 35%': 170, 'leche en polvo desnatada': 40, maltitol: 80, azúcar: 80, inulina: 40, 'neutro para cremas': 5 }, {}, { ok: true, gone: ['azúcar'], at: { maltitol: [100, 150] }, silent: /xilitol|sorbitol|sucralosa/, first: /por 64 g de maltitol/ }],
  ['little maltitol: more of it, and erythritol for the cold', 'helado', 'sin_azucar', { 'leche entera': 620, 'nata 35%': 170, 'leche en polvo desnatada': 40, maltitol: 70, inulina: 50, 'neutro para cremas': 5 }, {}, { ok: true, at: { maltitol: [71, 120], Eritritol: [20, 45] }, silent: /xilitol|sorbitol|sucralosa/, first: /por 35 g de maltitol/ }],
  ['dark chocolate without sugar: maltitol in its place', 'cacao', 'negro', { 'pasta de cacao': 600, 'manteca de cacao': 70, azúcar: 325, lecitina: 4 }, { avoid: ['azúcar'] }, { ok: true, gone: ['azúcar'], at: { Maltitol: [300, 350], 'pasta de cacao': [590, 610] } }],
  ['milk chocolate without sugar', 'cacao', 'leche', { 'pasta de cacao': 140, 'manteca de cacao': 250, 'leche entera en polvo': 210, azúcar: 395, lecitina: 4 }, { avoid: ['azúcar'] }, { ok: true, gone: ['azúcar'], at: { Maltitol: [370, 420] }, still: ['leche entera en polvo', 'manteca de cacao'] }],
  ['rye bread of a plain dough: rye flour and its sourdough', 'panaderia', 'centeno', { 'harina de trigo': 1000, agua: 680, sal: 18, 'levadura fresca': 10 }, {}, { ok: true, at: { 'Harina integral de centeno': [350, 700], 'Masa madre de centeno (100 %)': [180, 600], 'harina de trigo': [300, 500], agua: [500, 760] }, plan: /harina integral de centeno.*masa madre de centeno/i }],
  // ——— the advice and the adjustment do one thing ———
  ['half the flour, too much salt for it: the flour', 'panaderia', 'pan_comun', { harina: 500, agua: 640, sal: 18, 'levadura fresca': 15 }, {}, { ok: true, only: ['harina'], at: { harina: [1030, 1040] }, first: /añade 535 g/ }],
  ['twice the starch of a custard goes back to what there was', 'pasteleria', 'crema_pastelera', { 'leche entera': 1000, azúcar: 200, yemas: 160, maicena: 180 }, {}, { ok: true, only: ['maicena'], at: { maicena: [90, 90] }, first: /Quita 90 g/ }],
  ['a tenth of the eggs of a cheesecake', 'pasteleria', 'cheesecake', { 'Queso crema': 1000, Azúcar: 300, Huevos: 50, 'Nata 35 %': 500, Harina: 20 }, {}, { ok: true, only: ['Huevos'], at: { Huevos: [200, 420] } }],
  // ——— what money and size do not bring in ———
  ['a cheaper cheesecake with flour: no starch beside it', 'pasteleria', 'cheesecake', { 'Queso crema': 1000, Azúcar: 400, Huevos: 350, 'Nata 35 %': 500, Harina: 30 }, { objective: 'cheapest' }, { ok: true, silent: /almidón|maicena/i, at: { 'Queso crema': [950, 1050] } }],
  ['a cheaper pound cake: no milk', 'pasteleria', 'pound_cake', { Mantequilla: 250, Azúcar: 250, Huevos: 250, Harina: 250 }, { objective: 'cheapest' }, { ok: true, silent: /leche/i }],
  ['cheaper financiers: not a second sugar', 'pasteleria', 'financier', { 'mantequilla avellana': 150, 'almendra molida': 100, 'azúcar glas': 260, harina: 90, claras: 250 }, { objective: 'cheapest' }, { ok: true, silent: /(?<!de )azúcar (?!glas)|g de azúcar(?! glas)/ }],
  ['figs in compote, three times as much: not with water', 'conservas', 'compota', { higo: 1000, agua: 150 }, { total: 3450 }, { ok: true, at: { higo: [2750, 3050], agua: [400, 480] } }],
  ['a jam of pumpkin without acid, three times as much: pumpkin and lemon, not twice the sugar', 'conservas', 'mermelada_tradicional', { calabaza: 1000, azúcar: 500 }, { total: 4500 }, { ok: true, at: { calabaza: [2750, 3050], azúcar: [1400, 1600] }, silent: /pectina|agua/i }],
  ['a jam of figs and lemon, three times as much, keeps its lemon', 'conservas', 'mermelada_tradicional', { higo: 1000, azúcar: 500, 'zumo de limón': 30 }, { total: 4590 }, { ok: true, at: { higo: [2750, 3050], azúcar: [1400, 1600], 'zumo de limón': [90, 260] } }],
  // ——— the wrong thing, and what the list names ———
  ['a brioche of weak flour: all of it is strong', 'panaderia', 'brioche', { 'harina floja': 1000, huevos: 500, mantequilla: 500, azúcar: 120, sal: 20, 'levadura fresca': 35, leche: 60 }, {}, { ok: true, gone: ['harina floja'], at: { 'Harina de fuerza': [950, 1050] }, still: ['huevos', 'mantequilla'] }],
  ['a ciabatta of pastry flour: strong flour comes in though it corrects nothing', 'panaderia', 'ciabatta', { 'harina de repostería': 1000, agua: 780, sal: 20, 'levadura fresca': 8, 'aceite de oliva': 30 }, {}, { ok: true, gone: ['harina de repostería'], at: { 'Harina de fuerza': [950, 1050] }, still: ['agua'] }],
  ['butter in a turrón is measured without the flour that goes', 'turron', 'generico', { 'almendra tostada': 600, azúcar: 300, harina: 200, mantequilla: 400, miel: 100 }, {}, { ok: true, gone: ['harina'], at: { mantequilla: [80, 95] }, still: ['almendra tostada', 'azúcar', 'miel'] }],
  ['from nothing, strawberry pulp is the sorbet and lemon its pinch', 'helado', 'sorbete_agua', { 'pulpa de fresa': null, agua: null, azúcar: null, dextrosa: null, 'glucosa atomizada': null, 'neutro para sorbetes': null, 'zumo de limón': null }, { total: 3000 }, { ok: true, at: { 'pulpa de fresa': [1000, 1800], agua: [500, 1100], azúcar: [350, 600], 'zumo de limón': [10, 90] } }],
  ['a cheaper filling of rum keeps its glucose', 'cacao', 'bombon', { 'chocolate negro 70%': 2000, 'nata 35%': 1300, glucosa: 200, mantequilla: 250, ron: 80 }, { objective: 'cheapest' }, { ok: true, at: { 'chocolate negro 70%': [1750, 2100], glucosa: [150, 450], ron: [50, 100] } }],
  ['a vegan pistachio without stabiliser keeps its fat', 'helado', 'vegano', { 'bebida de avena': 5200, 'aceite de coco': 600, azúcar: 1100, 'glucosa en polvo': 400, inulina: 350, 'pasta de pistacho': 900 }, {}, { ok: true, at: { 'aceite de coco': [470, 600], 'pasta de pistacho': [850, 900], 'Neutro para sorbetes (5 g/kg)': [25, 50] } }],
  ['without soya, lecithin of sunflower', 'cacao', 'leche', { 'manteca de cacao': 250, 'pasta de cacao': 150, azúcar: 400, 'leche entera en polvo': 200, 'lecitina de soja': 4, vainilla: 1 }, { avoid: ['soja'] }, { ok: true, gone: ['lecitina de soja'], at: { 'Lecitina de girasol': [3, 5], 'manteca de cacao': [245, 255] } }],
  ['twenty kilos of bagels keep some malt', 'panaderia', 'bagel', { 'harina de fuerza': 500, agua: 280, sal: 10, 'levadura seca': 4, malta: 15 }, { total: 20000 }, { ok: true, at: { 'harina de fuerza': [12000, 12800], agua: [6700, 7200], sal: [230, 260], 'levadura seca': [80, 110], malta: [100, 400] } }],
  [
    'twice the lard, of toasted flour: less lard, not more flour',
    ...['pasteleria', 'polvorones', { 'Harina tostada': 500, 'Manteca de cerdo': 560, 'Azúcar glas': 220, 'Almendra molida': 150, Canela: 4 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, only: ['Manteca de cerdo'], at: { 'Manteca de cerdo': [210, 380] } },
  ],
  [
    'ten times the lecithin of a spread: the usual pinch, not none',
    ...['helado', 'crema_untable', { 'Pasta de avellana': 400, 'Azúcar glas': 310, 'Cacao en polvo': 80, 'Leche en polvo desnatada': 100, 'Aceite de girasol': 100, Lecitina: 50 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, only: ['Lecitina'], at: { Lecitina: [2, 8] } },
  ],
  [
    'from nothing, a list that is a recipe by itself: nothing is brought',
    ...['panaderia', 'panettone', { 'Harina de fuerza': null, 'Leche entera': null, Huevos: null, Azúcar: null, Mantequilla: null, 'Levadura fresca': null, Sal: null, 'Agua de azahar': null }, { objective: 'balanced' }] as const, // biome-ignore format: a recipe is one line
    { ok: true, at: { 'Harina de fuerza': [900, 1300], Mantequilla: [150, 350], Azúcar: [150, 300] } },
  ],
  [
    'a ganache without cream: coconut cream in its place, gram for gram',
    ...['pasteleria', 'ganache_negro', { 'Chocolate negro 60%': 500, 'Nata 35 %': 500, 'Azúcar invertido': 50, Mantequilla: 60 }, { avoid: ['nata'] }] as const, // biome-ignore format: a recipe is one line
    { ok: true, gone: ['Nata 35 %'], still: ['Chocolate negro 60%', 'Mantequilla'], at: { 'Crema de coco 24 % MG': [450, 500] } }, // biome-ignore format: a recipe is one line
  ],
  [
    'a cheesecake without cream: not with more eggs',
    ...['pasteleria', 'cheesecake', { 'Queso crema': 600, 'Nata 35 %': 300, Huevos: 250, Azúcar: 180, Maicena: 20 }, { avoid: ['nata'] }] as const, // biome-ignore format: a recipe is one line
    { ok: true, gone: ['Nata 35 %'], still: ['Queso crema', 'Huevos', 'Azúcar'] },
  ],
  [
    'butter in the dough and butter to fold: the one to fold is short',
    ...['pasteleria', 'hojaldre', { 'harina floja': 1000, agua: 480, mantequilla: 100, 'mantequilla de plegado': 150, sal: 20, vinagre: 10 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, only: ['mantequilla de plegado'], at: { 'mantequilla de plegado': [450, 950] } },
  ],
  [
    'half the sugars of a milk ice are not too much milk',
    ...['helado', 'helado_leche', { 'leche entera': 3500, 'nata 35% MG': 250, 'leche en polvo desnatada': 170, azúcar: 350, dextrosa: 100, 'neutro para cremas': 22, 'canela en rama': 12 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, still: ['leche entera', 'nata 35% MG'], at: { azúcar: [500, 850] } },
  ],
  [
    'a wet pita has too much water, not half its wholemeal',
    ...['panaderia', 'pita', { 'harina de trigo': 350, 'harina integral': 150, agua: 410, 'levadura seca': 5, 'aceite de oliva': 20, sésamo: 15, azúcar: 5, sal: 9 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, only: ['agua'], at: { agua: [280, 350] } },
  ],
  [
    'a macaron with pistachio beside almond: too much white',
    ...['pasteleria', 'macaron', { 'almendra molida': 120, 'pistacho molido': 80, 'azúcar glas': 200, claras: 230, azúcar: 200, agua: 50, 'colorante verde en polvo': 2 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, only: ['claras'], at: { claras: [130, 165] } },
  ],
  [
    'a tenth of the orange of a marmalade: orange, not a third of the sugar',
    ...['conservas', 'mermelada', { 'naranja amarga (zumo, pulpa y piel)': 300, agua: 2000, azúcar: 4000, 'zumo de limón': 150 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, only: ['naranja amarga (zumo, pulpa y piel)'], at: { 'naranja amarga (zumo, pulpa y piel)': [1300, 3200] } }, // biome-ignore format: a recipe is one line
  ],
  [
    'an ice of rum and raisins keeps some rum, and the law of its name',
    ...['helado', 'helado_crema', { 'leche entera': 500, 'nata 35%': 180, azúcar: 130, dextrosa: 30, 'yemas de huevo': 60, 'leche en polvo desnatada': 30, 'ron añejo': 120, 'pasas de Corinto': 80, 'estabilizante para cremas': 4 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, at: { 'ron añejo': [15, 45], 'pasas de Corinto': [75, 80] }, silent: /La ley pide/ },
  ],
  [
    'too much honey in a marzipan is less honey',
    ...['turron', 'mazapan', { 'almendra molida': 500, 'azúcar glas': 500, miel: 100, agua: 120, piñones: 80, 'ralladura de limón': 4 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, gone: ['piñones'], at: { miel: [20, 65], 'almendra molida': [550, 640] } },
  ],
  [
    'three times the rice flour of a cup of chocolate: less of it, and no other starch',
    ...['cacao', 'taza', { 'pasta de cacao': 1750, azúcar: 2700, 'cacao en polvo 10-12%': 250, 'harina de arroz': 1500, vainillina: 2 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, only: ['harina de arroz'], at: { 'harina de arroz': [90, 420] } },
  ],
  [
    'a cup of chocolate without its sugar: the sugar, and all of the chocolate',
    ...['cacao', 'taza', { 'Pasta de cacao': 370, Almidón: 70 }, {}] as const, // biome-ignore format: a recipe is one line
    { ok: true, still: ['Pasta de cacao', 'Almidón'], at: { 'Azúcar (sacarosa)': [235, 600] } },
  ],
  [
    'what is named twice is told once',
    ...['turron', 'jijona', { 'Almendra tostada': 680, Miel: 150, Azúcar: 170, Clara: 30 }, { avoid: ['azúcar', 'miel'] }] as const, // biome-ignore format: a recipe is one line
    { ok: false, says: /^Sin azúcar ni miel no se puede/ },
  ],
];
