// Products of the counter, with what goes on or into them, and their labels as a food-law technician would write them.
import type { Everyday } from './model.ts';

// biome-ignore format: a recipe per line
export const counter: readonly Everyday[] = [
  {
    craft: 'helado', type: 'helado_crema', what: 'helado de pistacho y cereza amarena', finished: 1000,
    recipe: { 'Leche entera': 560, 'Nata 35 %': 130, 'Pasta de pistacho': 90, 'Amarena en sirope': 60, Azúcar: 110, Dextrosa: 25, 'Leche en polvo desnatada': 20, 'Neutro para cremas': 5 },
    list: 'Ingredientes: **leche** entera, nata (**leche**), azúcar, pasta de **pistacho**, guindas en sirope (azúcar, guinda, jarabe de glucosa, zumo de guinda, acidulante (E 330)), dextrosa, **leche** desnatada en polvo, estabilizadores (E 410, E 412, E 466), emulgente (E 471).',
    contains: ['leche', 'pistacho'], may: [], quid: ['pasta de pistacho (9 %)', 'guindas en sirope (6 %)'], mentions: [], name: 'Helado de leche sabor guindas',
  },
  {
    craft: 'helado', type: 'sorbete', what: 'sorbete de limón al cava', finished: 1000,
    recipe: { Agua: 430, 'Zumo de limón': 200, Cava: 80, Azúcar: 210, 'Glucosa atomizada DE 38': 60, Dextrosa: 16, 'Neutro para sorbetes': 4 },
    list: 'Ingredientes: agua, azúcar, zumo de limón, cava (**sulfitos**), jarabe de glucosa deshidratado, dextrosa, estabilizadores (E 412, E 410, E 440).',
    contains: ['sulfitos'], may: [], quid: ['zumo de limón (20 %)', 'cava (8 %)'], mentions: [], name: 'Sorbete con limón',
  },
  {
    craft: 'panaderia', type: 'pizza_napolitana', what: 'pizza cuatro quesos', finished: 1000,
    recipe: { 'Harina de fuerza': 450, Agua: 290, Sal: 10, 'Levadura fresca': 5, 'Mozzarella para pizza': 150, 'Queso gorgonzola': 60, 'Queso parmesano': 30, 'Queso de cabra': 40, 'Aceite de oliva virgen extra': 10 },
    list: 'Ingredientes: harina de **trigo**, agua, queso mozzarella (**leche**), queso Gorgonzola (**leche**), queso de cabra (**leche**), queso Parmigiano Reggiano (**leche**), aceite de oliva virgen extra, sal, levadura.',
    contains: ['trigo', 'leche'], may: [], quid: ['queso mozzarella (15 %)', 'queso Gorgonzola (6 %)', 'queso de cabra (4 %)', 'queso Parmigiano Reggiano (3 %)'], mentions: [], name: 'Pizza',
  },
  {
    craft: 'panaderia', type: 'panettone', what: 'panettone de chocolate', finished: 1600,
    recipe: { 'Harina de fuerza': 600, Mantequilla: 250, 'Yema de huevo': 180, Azúcar: 160, Agua: 180, 'Masa madre sólida': 200, 'Pepitas de chocolate negro': 200, Miel: 20, Sal: 8, 'Extracto de vainilla': 4 },
    list: 'Ingredientes: harina de **trigo**, mantequilla (**leche**), masa madre (harina de **trigo**, agua), pepitas de chocolate (azúcar, pasta de cacao, manteca de cacao, emulgente (lecitinas)), yema de **huevo**, azúcar, miel, sal, extracto de vainilla.',
    contains: ['trigo', 'huevo', 'leche'], may: ['soja'], quid: ['pepitas de chocolate (13 %)'], mentions: [], name: 'Bollería',
  },
  {
    craft: 'pasteleria', type: 'tiramisu', what: 'tiramisú', finished: 1000,
    recipe: { Mascarpone: 400, 'Yema pasteurizada': 80, Azúcar: 100, 'Nata 35 %': 120, 'Bizcocho de soletilla': 180, 'Café expreso': 90, Marsala: 25, 'Cacao en polvo': 8 },
    list: 'Ingredientes: mascarpone (nata, **leche**), bizcochos (azúcar, harina de **trigo**, **huevo**, gasificante (E 503ii)), nata (**leche**), azúcar, café, yema de **huevo** pasteurizada, vino marsala (**sulfitos**), cacao en polvo.',
    contains: ['trigo', 'huevo', 'leche', 'sulfitos'], may: [], quid: ['mascarpone (40 %)'],
    mentions: ['Con huevo sin cocer: ovoproducto pasteurizado, 8 °C como mucho y consumo en 24 horas.'], name: 'Crema de tiramisú',
  },
  {
    craft: 'pasteleria', type: 'polvorones', what: 'mantecados de almendra y canela', finished: 900,
    recipe: { 'Harina tostada': 450, 'Manteca de cerdo': 250, 'Azúcar glas': 220, 'Almendra molida': 80, Canela: 5 },
    list: 'Ingredientes: harina de **trigo** tostada, manteca de cerdo, azúcar glas (azúcar, almidón de maíz), **almendra** molida, canela.',
    contains: ['trigo', 'almendra'], may: [], quid: ['almendra molida (9 %)'], mentions: [], name: 'Polvorones',
  },
  {
    craft: 'turron', type: 'generico', what: 'turrón de chocolate con almendras', finished: 1000,
    recipe: { 'Cobertura con leche 34 %': 450, 'Manteca de cacao': 50, 'Almendra tostada': 300, 'Arroz inflado': 80, 'Praliné de avellana': 120 },
    list: 'Ingredientes: chocolate con **leche** de cobertura (azúcar, manteca de cacao, **leche** entera en polvo, pasta de cacao, emulgente (lecitinas), aroma natural de vainilla), **almendra** tostada, praliné de **avellana** (**avellana**, azúcar), arroz inflado, manteca de cacao.',
    contains: ['leche', 'almendra', 'avellana'], may: ['soja'], quid: ['chocolate con leche de cobertura (45 %)', 'almendra tostada (30 %)', 'praliné de avellana (12 %)'],
    mentions: ['La categoría comercial va junto al nombre.'], name: 'Turrón de chocolate con leche y praliné de avellana, categoría Suprema',
  },
  {
    craft: 'turron', type: 'generico', what: 'turrón de coco', finished: 1000,
    recipe: { 'Coco rallado': 350, Azúcar: 380, 'Jarabe de glucosa': 100, Agua: 170, 'Clara pasteurizada': 30 },
    list: 'Ingredientes: azúcar, coco rallado, agua, jarabe de glucosa, clara de **huevo** pasteurizada.',
    contains: ['huevo'], may: ['sulfitos'], quid: ['coco rallado (35 %)'], mentions: ['La categoría comercial va junto al nombre.'], name: 'Turrón de coco, categoría Extra',
  },
  {
    craft: 'cacao', type: 'bombon', what: 'bombón de caramelo con flor de sal', finished: 1000,
    recipe: { 'Cobertura con leche 36 %': 400, Azúcar: 200, 'Nata 35 %': 220, 'Mantequilla con sal': 60, 'Jarabe de glucosa': 80, 'Flor de sal': 3, 'Cobertura negra 64 %': 60 },
    list: 'Ingredientes: chocolate con **leche** de cobertura (azúcar, manteca de cacao, **leche** entera en polvo, pasta de cacao, emulgente (lecitinas), aroma natural de vainilla), nata (**leche**), azúcar, jarabe de glucosa, chocolate de cobertura (pasta de cacao, azúcar, manteca de cacao, emulgente (lecitinas), aroma natural de vainilla), mantequilla con sal (**leche**), flor de sal.',
    contains: ['leche'], may: ['soja'], quid: [], mentions: [], name: 'Bombón de chocolate',
  },
  {
    craft: 'conservas', type: 'confitura_extra', what: 'confitura extra de frambuesa con pectina NH', finished: 1000,
    recipe: { Frambuesa: 600, Azúcar: 550, 'Zumo de limón': 15, 'Pectina NH': 4 },
    list: 'Ingredientes: frambuesa, azúcar, zumo de limón, gelificante (pectina amidada), estabilizadores (E 450, E 341).',
    contains: [], may: [], quid: ['frambuesa (60 %)'], mentions: ['Elaborado con 60 g de fruta por 100 g.'], name: 'Confitura extra de frambuesa',
  },
];
