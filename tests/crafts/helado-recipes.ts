// Recipes that a gelatiere would call good or spoilt, by name: type, grams, what must be said of the spoilt ones.
type Recipe = Record<string, number>;

// biome-ignore format: a table reads by rows
const milk = { leche: 650, nata: 110, 'leche en polvo': 40, azúcar: 130, dextrosa: 40, 'glucosa en polvo': 25, neutro: 5 };
// biome-ignore format: a table reads by rows
const lemon = { 'zumo de limón': 220, agua: 480, azúcar: 190, dextrosa: 60, 'glucosa en polvo': 45, 'neutro para sorbetes': 5 };
// biome-ignore format: a table reads by rows
const oat = { 'bebida de avena': 660, cacao: 60, 'aceite de coco': 40, azúcar: 120, dextrosa: 75, inulina: 30, 'neutro para sorbetes': 5 };
// biome-ignore format: a table reads by rows
const maltitol = { leche: 600, nata: 150, 'leche en polvo': 30, maltitol: 100, inulina: 45, polidextrosa: 50, eritritol: 28, neutro: 5 };
// biome-ignore format: a table reads by rows
const coffee = { 'café líquido': 850, azúcar: 130, dextrosa: 20 };
// biome-ignore format: a table reads by rows
const cream = { leche: 555, nata: 225, 'leche en polvo': 35, azúcar: 120, dextrosa: 40, 'glucosa en polvo': 20, 'vaina de vainilla': 3, neutro: 5 };

// biome-ignore format: a table reads by rows
export const good: [name: string, type: string, recipe: Recipe][] = [
  ['fiordilatte', 'helado_leche', milk],
  ['stracciatella', 'helado_leche', { leche: 640, nata: 105, 'leche en polvo': 40, azúcar: 125, dextrosa: 30, 'glucosa en polvo': 25, neutro: 5, 'cobertura 64 %': 30 }],
  ['vainilla', 'helado_crema', cream],
  ['pistacchio', 'helado_crema', { leche: 600, nata: 60, 'leche en polvo': 40, azúcar: 115, dextrosa: 40, 'pasta de pistacho': 110, neutro: 5, sal: 1 }],
  ['nocciola', 'helado_crema', { leche: 625, nata: 55, 'leche en polvo': 40, azúcar: 120, dextrosa: 50, 'pasta de avellana': 105, neutro: 5 }],
  ['cioccolato fondente', 'helado_crema', { leche: 620, nata: 45, 'leche en polvo': 20, azúcar: 110, dextrosa: 55, cacao: 45, 'cobertura 70 %': 90, neutro: 5 }],
  ['cioccolato al latte', 'helado_crema', { leche: 640, nata: 50, 'leche en polvo': 20, azúcar: 70, dextrosa: 45, cacao: 20, 'cobertura de leche': 145, neutro: 5 }],
  ['gianduia', 'helado_crema', { leche: 640, nata: 20, 'leche en polvo': 30, azúcar: 110, dextrosa: 60, 'pasta de avellana': 75, cacao: 25, 'cobertura 55 %': 35, neutro: 5 }],
  ['turrón', 'helado_crema', { leche: 610, nata: 90, 'leche en polvo': 35, 'turrón de Jijona': 165, azúcar: 50, dextrosa: 45, neutro: 5 }],
  ['mantecado', 'helado_crema', { leche: 570, nata: 155, yema: 70, 'leche en polvo': 35, azúcar: 130, dextrosa: 35, neutro: 4 }],
  ['café', 'helado_crema', { leche: 560, nata: 205, 'leche en polvo': 38, azúcar: 130, dextrosa: 47, 'café soluble': 14, neutro: 5 }],
  ['dulce de leche', 'helado_leche', { leche: 620, nata: 110, 'dulce de leche': 210, 'leche en polvo': 10, azúcar: 45, dextrosa: 40, neutro: 5 }],
  ['ron con pasas', 'helado_crema', { leche: 560, nata: 215, 'leche en polvo': 40, azúcar: 130, 'glucosa en polvo': 30, ron: 25, neutro: 5 }],
  ['queso fresco', 'helado_crema', { leche: 490, nata: 85, 'queso crema': 210, 'leche en polvo': 32, azúcar: 125, dextrosa: 35, 'glucosa en polvo': 18, neutro: 5 }],
  ['yogur', 'helado_leche', { 'yogur natural': 480, leche: 170, nata: 95, 'leche en polvo': 45, azúcar: 135, dextrosa: 35, 'glucosa en polvo': 35, neutro: 5 }],
  ['plátano', 'helado_leche', { leche: 480, nata: 95, plátano: 200, 'leche en polvo': 50, azúcar: 105, dextrosa: 35, 'glucosa en polvo': 25, 'zumo de limón': 5, neutro: 5 }],
  ['leche merengada', 'helado_leche', { leche: 710, nata: 50, 'leche en polvo': 45, azúcar: 150, dextrosa: 35, canela: 1, 'ralladura de limón': 4, neutro: 5 }],
  ['soft serve', 'helado_leche', { leche: 705, nata: 35, 'leche en polvo': 55, azúcar: 135, dextrosa: 30, 'glucosa en polvo': 35, neutro: 5 }],
  ['limone', 'sorbete_agua', lemon],
  ['fragola', 'sorbete_agua', { fresas: 520, agua: 200, azúcar: 165, dextrosa: 40, 'glucosa en polvo': 45, 'zumo de limón': 20, 'neutro para sorbetes': 5 }],
  ['mango', 'sorbete_agua', { mango: 460, agua: 290, azúcar: 130, dextrosa: 45, 'glucosa en polvo': 55, 'zumo de limón': 15, 'neutro para sorbetes': 5 }],
  ['lampone', 'sorbete_agua', { frambuesas: 450, agua: 285, azúcar: 165, dextrosa: 45, 'glucosa en polvo': 45, 'neutro para sorbetes': 5 }],
  ['maracuyá', 'sorbete_agua', { maracuyá: 250, agua: 470, azúcar: 160, dextrosa: 45, 'glucosa en polvo': 60, 'neutro para sorbetes': 5 }],
  ['piña', 'sorbete_agua', { piña: 500, agua: 265, azúcar: 135, dextrosa: 40, 'glucosa en polvo': 50, 'neutro para sorbetes': 5 }],
  ['sorbete de chocolate negro', 'sorbete_agua', { agua: 595, cacao: 60, 'cobertura 70 %': 80, azúcar: 160, dextrosa: 55, 'glucosa en polvo': 35, 'neutro para sorbetes': 5 }],
  ['naranja con leche', 'sorbete_leche', { 'zumo de naranja': 350, leche: 320, nata: 45, 'leche en polvo': 15, azúcar: 125, dextrosa: 35, 'glucosa en polvo': 45, 'neutro para sorbetes': 5 }],
  ['horchata', 'vegano', { 'horchata de chufa': 800, azúcar: 70, dextrosa: 65, 'glucosa en polvo': 30, inulina: 30, 'neutro para sorbetes': 5 }],
  ['cacao vegano', 'vegano', oat],
  ['coco vegano', 'vegano', { 'leche de coco': 480, agua: 240, azúcar: 125, dextrosa: 60, 'glucosa en polvo': 50, inulina: 40, 'neutro para sorbetes': 5 }],
  ['pistacho vegano', 'vegano', { 'bebida de soja': 660, 'pasta de pistacho': 100, azúcar: 130, dextrosa: 85, inulina: 35, 'neutro para sorbetes': 5 }],
  ['sin azúcar con maltitol', 'sin_azucar', maltitol],
  ['chocolate sin azúcar', 'sin_azucar', { leche: 640, nata: 100, 'leche en polvo': 20, cacao: 45, maltitol: 110, eritritol: 45, inulina: 40, neutro: 5 }],
  ['granizado de limón', 'granizado', { agua: 650, 'zumo de limón': 180, azúcar: 150, 'ralladura de limón': 3 }],
  ['granizado de café', 'granizado', coffee],
  ['granita de almendra', 'granizado', { agua: 780, 'pasta de almendra': 80, azúcar: 140 }],
  ['gorgonzola', 'salado', { leche: 580, nata: 120, 'queso azul': 110, dextrosa: 100, 'maltodextrina DE 18': 80, neutro: 5 }],
  ['aceite de oliva', 'salado', { leche: 640, 'leche en polvo': 45, 'aceite de oliva': 80, dextrosa: 85, 'maltodextrina DE 18': 50, sal: 2, neutro: 5 }],
  ['semifrío de turrón', 'semifrio', { nata: 480, yema: 120, azúcar: 130, agua: 50, 'turrón de Jijona': 200 }],
  ['veteado de caramelo salado', 'veteado', { azúcar: 330, 'jarabe de glucosa': 160, nata: 380, mantequilla: 90, sal: 5 }],
  ['veteado de cereza', 'veteado', { cerezas: 420, azúcar: 330, 'jarabe de glucosa': 230, pectina: 7, 'zumo de limón': 12 }],
  ['cremino de avellana', 'crema_untable', { 'pasta de avellana': 260, 'cobertura de leche': 520, 'aceite de girasol': 60, 'azúcar glas': 160 }],
  ['base blanca', 'base', { leche: 690, nata: 100, 'leche en polvo': 45, azúcar: 125, dextrosa: 35, neutro: 5 }],
];

/** Good too, but a few tenths of a degree outside: told as an edge, with the grams that bring it in. */
// biome-ignore format: a table reads by rows
export const edge: [name: string, type: string, recipe: Recipe][] = [
  ['pistacchio intenso', 'helado_crema', { leche: 600, nata: 60, 'leche en polvo': 40, azúcar: 120, dextrosa: 50, 'pasta de pistacho': 120, neutro: 5, sal: 1 }],
  ['fondente morbido', 'helado_crema', { leche: 620, nata: 45, 'leche en polvo': 20, azúcar: 115, dextrosa: 65, cacao: 45, 'cobertura 70 %': 90, neutro: 5 }],
  ['fragola dulce', 'sorbete_agua', { fresas: 520, agua: 170, azúcar: 180, dextrosa: 45, 'glucosa en polvo': 60, 'zumo de limón': 20, 'neutro para sorbetes': 5 }],
  ['naranja con leche, dulce', 'sorbete_leche', { 'zumo de naranja': 350, leche: 320, nata: 45, 'leche en polvo': 15, azúcar: 130, dextrosa: 40, 'glucosa en polvo': 45, 'neutro para sorbetes': 5 }],
  ['maltitol con menos eritritol', 'sin_azucar', { ...maltitol, eritritol: 20 }],
];

// biome-ignore format: a table reads by rows
export const spoilt: [name: string, type: string, recipe: Recipe, says: RegExp][] = [
  ['fiordilatte con el doble de azúcar', 'helado_leche', { ...milk, azúcar: 260 }, /azúcar/],
  ['fiordilatte sin azúcares', 'helado_leche', { leche: 700, nata: 200, 'leche en polvo': 45, neutro: 5 }, /[Pp]oco dulce|sacarosa/],
  ['fiordilatte con 14 % de leche en polvo', 'helado_leche', { ...milk, leche: 550, 'leche en polvo': 140 }, /leche en polvo/],
  ['fiordilatte sin leche: se olvidó', 'helado_leche', { ...milk, leche: 150 }, /leche/],
  ['fiordilatte sin estabilizante', 'helado_leche', { ...milk, neutro: 0 }, /estabilizante/],
  ['fiordilatte con 1,5 % de neutro', 'helado_leche', { ...milk, neutro: 15 }, /neutro/],
  ['vainilla con diez veces la sal', 'helado_crema', { ...cream, sal: 10 }, /sal/],
  ['vainilla con nata de más', 'helado_crema', { ...cream, leche: 330, nata: 450 }, /grasa 1\d,\d+ %/],
  ['vainilla con aceite de coco', 'helado_crema', { ...cream, nata: 205, 'aceite de coco': 20 }, /aceite de coco/],
  ['vainilla con el triple de dextrosa', 'helado_crema', { ...cream, dextrosa: 120 }, /dextrosa/],
  ['ron que no cuaja', 'helado_crema', { ...cream, ron: 110 }, /ron/],
  ['pistacho con 28 % de pasta', 'helado_crema', { leche: 440, nata: 60, 'leche en polvo': 40, azúcar: 120, dextrosa: 50, 'pasta de pistacho': 280, neutro: 5 }, /graso|pistacho/],
  ['chocolate sin dextrosa', 'helado_crema', { leche: 640, nata: 60, 'leche en polvo': 20, azúcar: 130, cacao: 55, 'cobertura 70 %': 90, neutro: 5 }, /duro|límite/],
  ['mantecado con 15 % de yema', 'helado_crema', { leche: 510, nata: 135, yema: 150, 'leche en polvo': 30, azúcar: 130, dextrosa: 35, neutro: 4 }, /yema/],
  ['yogur sin azúcar bastante', 'helado_leche', { 'yogur natural': 600, leche: 200, nata: 80, 'leche en polvo': 40, azúcar: 70, neutro: 5 }, /[Pp]oco dulce|duro/],
  ['limón con el doble de azúcar', 'sorbete_agua', { ...lemon, azúcar: 380 }, /azúcar/],
  ['limón sin agua: se olvidó', 'sorbete_agua', { ...lemon, agua: 0 }, /agua/],
  ['limón aguado', 'sorbete_agua', { ...lemon, agua: 900 }, /agua/],
  ['limón con 1,5 % de cítrico', 'sorbete_agua', { ...lemon, 'ácido cítrico': 15 }, /ácido cítrico/],
  ['limón con un poco de leche', 'sorbete_agua', { ...lemon, agua: 460, leche: 20 }, /leche/],
  ['limón con leche en polvo', 'sorbete_agua', { ...lemon, 'leche en polvo': 40 }, /leche en polvo/],
  ['fresa sin agua y con medio azúcar', 'sorbete_agua', { fresas: 850, azúcar: 120, 'neutro para sorbetes': 5 }, /duro|[Pp]ocos azúcares|[Pp]oco dulce/],
  ['agua con azúcar', 'sorbete_agua', { agua: 750, azúcar: 250, 'neutro para sorbetes': 5 }, /fruta|duro|límite/],
  ['cava que no hiela', 'sorbete_agua', { ...lemon, agua: 380, ginebra: 130 }, /ginebra/],
  ['vegano con nata', 'vegano', { ...oat, nata: 30 }, /nata/],
  ['vegano con una pizca de leche en polvo', 'vegano', { ...oat, 'leche en polvo': 3 }, /leche en polvo/],
  ['vegano con yema', 'vegano', { ...oat, yema: 20 }, /yema/],
  ['vegano con miel', 'vegano', { ...oat, miel: 10 }, /miel/],
  ['vegano con gelatina', 'vegano', { ...oat, gelatina: 4 }, /gelatina/],
  ['vegano sin azúcares', 'vegano', { 'bebida de avena': 850, cacao: 60, 'aceite de coco': 60, 'neutro para sorbetes': 5 }, /dulce|duro/],
  ['sin azúcar con sacarosa', 'sin_azucar', { ...maltitol, maltitol: 60, azúcar: 40 }, /azúcar/],
  ['sin azúcar con cinco gramos de azúcar', 'sin_azucar', { ...maltitol, azúcar: 5 }, /azúcar/],
  ['sin azúcar con cobertura', 'sin_azucar', { ...maltitol, 'cobertura 70 %': 30 }, /cobertura/],
  ['sin azúcar con 12 % de eritritol', 'sin_azucar', { ...maltitol, maltitol: 0, eritritol: 120 }, /eritritol/],
  ['granizado sin azúcar', 'granizado', { 'café líquido': 1000 }, /dulce|azúcares/],
  ['granizado con nata', 'granizado', { ...coffee, nata: 60 }, /nata/],
  ['granizado empalagoso', 'granizado', { ...coffee, azúcar: 330 }, /dulce|azúcar/],
  ['salado con sal de más', 'salado', { leche: 640, 'leche en polvo': 45, 'aceite de oliva': 80, dextrosa: 115, 'maltodextrina DE 18': 110, sal: 30, neutro: 5 }, /sal/],
  ['semifrío sin nata', 'semifrio', { leche: 480, yema: 120, azúcar: 130, agua: 50 }, /nata|montará|corta/],
  ['veteado que hiela', 'veteado', { cerezas: 700, azúcar: 120, pectina: 7 }, /azúcar|helará/],
  ['crema untable con leche', 'crema_untable', { 'pasta de avellana': 300, 'azúcar glas': 350, leche: 250, cacao: 70 }, /leche/],
  ['naranja con leche sin fruta ni dulce', 'sorbete_leche', { leche: 700, nata: 60, 'zumo de naranja': 100, azúcar: 90, 'neutro para sorbetes': 5 }, /dulce|duro|leche/],
];
