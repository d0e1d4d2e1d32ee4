// Products of the counter, with what goes on or into them, and their labels as a food-law technician would write them.
import type { Everyday } from './model.ts';

// biome-ignore format: a recipe per line
export const counter: readonly Everyday[] = [
  {
    craft: 'helado', type: 'helado_crema', what: 'helado de pistacho y cereza amarena', finished: 1000,
    recipe: { 'Leche entera': 560, 'Nata 35 %': 130, 'Pasta de pistacho': 90, 'Amarena en sirope': 60, Azúcar: 110, Dextrosa: 25, 'Leche en polvo desnatada': 20, 'Neutro para cremas': 5 },
    list: 'Ingredientes: **leche** entera, nata (**leche**), azúcar, pasta de **pistacho** (9 %), guindas en sirope 6 % (azúcar, guinda, jarabe de glucosa, zumo de guinda, acidulante (E 330)), dextrosa, **leche** desnatada en polvo, estabilizadores (E 410, E 412, E 466), emulgente (E 471).',
    contains: ['leche', 'pistacho'], quid: ['pasta de pistacho (9 %)', 'guindas en sirope (6 %)'], name: 'Helado de leche sabor guindas',
  },
  {
    craft: 'helado', type: 'sorbete', what: 'sorbete de limón al cava', finished: 1000,
    recipe: { Agua: 430, 'Zumo de limón': 200, Cava: 80, Azúcar: 210, 'Glucosa atomizada DE 38': 60, Dextrosa: 16, 'Neutro para sorbetes': 4 },
    list: 'Ingredientes: agua, azúcar, zumo de limón (20 %), cava 8 % (**sulfitos**), jarabe de glucosa deshidratado, dextrosa, estabilizadores (E 412, E 410, E 440).',
    contains: ['sulfitos'], quid: ['zumo de limón (20 %)', 'cava (8 %)'], name: 'Sorbete con limón',
  },
  {
    craft: 'panaderia', type: 'pizza_napolitana', what: 'pizza cuatro quesos', finished: 1000,
    recipe: { 'Harina de fuerza': 450, Agua: 290, Sal: 10, 'Levadura fresca': 5, 'Mozzarella para pizza': 150, 'Queso gorgonzola': 60, 'Queso parmesano': 30, 'Queso de cabra': 40, 'Aceite de oliva virgen extra': 10 },
    list: 'Ingredientes: harina de **trigo**, agua, queso mozzarella 15 % (**leche**), queso Gorgonzola 6 % (**leche**), queso de cabra 4 % (**leche**), queso Parmigiano Reggiano 3 % (**leche**), aceite de oliva virgen extra, sal, levadura.',
    contains: ['trigo', 'leche'], quid: ['queso mozzarella (15 %)', 'queso Gorgonzola (6 %)', 'queso de cabra (4 %)', 'queso Parmigiano Reggiano (3 %)'], name: 'Pizza',
  },
  {
    craft: 'panaderia', type: 'panettone', what: 'panettone de chocolate', finished: 1600,
    recipe: { 'Harina de fuerza': 600, Mantequilla: 250, 'Yema de huevo': 180, Azúcar: 160, Agua: 180, 'Masa madre sólida': 200, 'Pepitas de chocolate negro': 200, Miel: 20, Sal: 8, 'Extracto de vainilla': 4 },
    list: 'Ingredientes: harina de **trigo**, mantequilla (**leche**), masa madre (harina de **trigo**, agua), pepitas de chocolate 13 % (azúcar, pasta de cacao, manteca de cacao, emulgente (lecitinas)), yema de **huevo**, azúcar, miel, sal, extracto de vainilla.',
    contains: ['trigo', 'huevo', 'leche'], may: ['soja'], quid: ['pepitas de chocolate (13 %)'], name: 'Bollería',
  },
  {
    craft: 'pasteleria', type: 'tiramisu', what: 'tiramisú', finished: 1000,
    recipe: { Mascarpone: 400, 'Yema pasteurizada': 80, Azúcar: 100, 'Nata 35 %': 120, 'Bizcocho de soletilla': 180, 'Café expreso': 90, Marsala: 25, 'Cacao en polvo': 8 },
    list: 'Ingredientes: mascarpone 40 % (nata, **leche**), bizcochos (azúcar, harina de **trigo**, **huevo**, gasificante (E 503ii)), nata (**leche**), azúcar, café, yema de **huevo** pasteurizada, vino marsala (**sulfitos**), cacao en polvo.',
    contains: ['trigo', 'huevo', 'leche', 'sulfitos'], quid: ['mascarpone (40 %)'],
    mentions: ['Con huevo sin cocer: ovoproducto pasteurizado, 8 °C como mucho y consumo en 24 horas.'], name: 'Crema de tiramisú',
  },
  {
    craft: 'pasteleria', type: 'polvorones', what: 'mantecados de almendra y canela', finished: 985,
    recipe: { 'Harina tostada': 450, 'Manteca de cerdo': 250, 'Azúcar glas': 220, 'Almendra molida': 80, Canela: 5 },
    list: 'Ingredientes: harina de **trigo** tostada, manteca de cerdo, azúcar glas (azúcar, almidón de maíz), **almendra** molida (8 %), canela.',
    contains: ['trigo', 'almendra'], quid: ['almendra molida (8 %)'], name: 'Polvorones',
  },
  {
    craft: 'turron', type: 'generico', what: 'turrón de chocolate con almendras', finished: 1000,
    recipe: { 'Cobertura con leche 34 %': 450, 'Manteca de cacao': 50, 'Almendra tostada': 300, 'Arroz inflado': 80, 'Praliné de avellana': 120 },
    list: 'Ingredientes: chocolate con **leche** de cobertura 45 % (azúcar, manteca de cacao, **leche** entera en polvo, pasta de cacao, emulgente (lecitinas), aroma natural de vainilla), **almendra** tostada (30 %), praliné de **avellana** 12 % (**avellana**, azúcar), arroz inflado, manteca de cacao.',
    contains: ['leche', 'almendra', 'avellana'], may: ['soja'], quid: ['chocolate con leche de cobertura (45 %)', 'almendra tostada (30 %)', 'praliné de avellana (12 %)'],
    mentions: ['La categoría comercial va junto al nombre.'], name: 'Turrón de chocolate con leche y praliné de avellana, categoría Suprema',
  },
  {
    craft: 'turron', type: 'generico', what: 'turrón de coco', finished: 1000,
    recipe: { 'Coco rallado': 350, Azúcar: 380, 'Jarabe de glucosa': 100, Agua: 170, 'Clara pasteurizada': 30 },
    list: 'Ingredientes: azúcar, coco rallado (35 %), agua, jarabe de glucosa, clara de **huevo** pasteurizada.',
    contains: ['huevo'], may: ['sulfitos'], quid: ['coco rallado (35 %)'], mentions: ['La categoría comercial va junto al nombre.'], name: 'Turrón de coco, categoría Extra',
  },
  {
    craft: 'cacao', type: 'bombon', what: 'bombón de caramelo con flor de sal', finished: 1000,
    recipe: { 'Cobertura con leche 36 %': 400, Azúcar: 200, 'Nata 35 %': 220, 'Mantequilla con sal': 60, 'Jarabe de glucosa': 80, 'Flor de sal': 3, 'Cobertura negra 64 %': 60 },
    list: 'Ingredientes: chocolate con **leche** de cobertura (azúcar, manteca de cacao, **leche** entera en polvo, pasta de cacao, emulgente (lecitinas), aroma natural de vainilla), nata (**leche**), azúcar, jarabe de glucosa, chocolate de cobertura (pasta de cacao, azúcar, manteca de cacao, emulgente (lecitinas), aroma natural de vainilla), mantequilla con sal (**leche**), flor de sal.',
    contains: ['leche'], may: ['soja'], name: 'Bombón de chocolate',
  },
  {
    craft: 'conservas', type: 'confitura_extra', what: 'confitura extra de frambuesa con pectina NH', finished: 1000,
    recipe: { Frambuesa: 600, Azúcar: 550, 'Zumo de limón': 15, 'Pectina NH': 4 },
    list: 'Ingredientes: frambuesa (60 %), azúcar, zumo de limón, gelificante (pectina amidada), estabilizadores (E 450, E 341).',
    quid: ['frambuesa (60 %)'], mentions: ['Elaborado con 60 g de fruta por 100 g.'], name: 'Confitura extra de frambuesa',
  },
  {
    craft: 'helado', type: 'helado_crema', what: 'helado de dulce de leche', finished: 1000,
    recipe: { 'Leche entera': 500, 'Nata 35 %': 220, 'Dulce de leche': 180, 'Leche en polvo desnatada': 30, Dextrosa: 45, Azúcar: 20, 'Neutro para cremas': 5 },
    list: 'Ingredientes: **leche** entera, nata (**leche**), dulce de **leche** 18 % (**leche**, azúcar), dextrosa, **leche** desnatada en polvo, azúcar, estabilizadores (E 410, E 412, E 466), emulgente (E 471).',
    contains: ['leche'], quid: ['dulce de leche (18 %)'], name: 'Helado crema',
  },
  {
    craft: 'helado', type: 'helado_crema', what: 'helado de café', finished: 1000,
    recipe: { 'Leche entera': 560, 'Nata 35 %': 210, Azúcar: 140, Dextrosa: 35, 'Leche en polvo desnatada': 30, 'Café soluble': 20, 'Goma garrofín': 3, 'Goma guar': 2 },
    list: 'Ingredientes: **leche** entera, nata (**leche**), azúcar, dextrosa, **leche** desnatada en polvo, café soluble (2 %), estabilizadores (goma garrofín, goma guar).',
    contains: ['leche'], quid: ['café soluble (2 %)'], name: 'Helado crema con café',
  },
  {
    craft: 'helado', type: 'sorbete_agua', what: 'sorbete de fresa', finished: 1000,
    recipe: { 'Puré de fresa': 450, Agua: 300, Azúcar: 170, Dextrosa: 40, 'Jarabe de glucosa': 30, 'Zumo de limón': 7, 'Goma guar': 3 },
    list: 'Ingredientes: puré de fresa (45 %), agua, azúcar, dextrosa, jarabe de glucosa, zumo de limón, estabilizador (goma guar).',
    quid: ['puré de fresa (45 %)'], name: 'Sorbete con fresa',
  },
  {
    craft: 'panaderia', type: 'panettone', what: 'panettone', finished: 3012,
    recipe: { 'Harina de gran fuerza': 1000, Mantequilla: 400, Azúcar: 300, Yema: 350, Agua: 450, 'Masa madre sólida': 250, Pasas: 300, 'Naranja confitada': 250, Sal: 12, Miel: 30, Vainilla: 5 },
    list: 'Ingredientes: harina de **trigo**, mantequilla (**leche**), yema de **huevo**, azúcar, uvas pasas (10 %), masa madre (harina de **trigo**, agua), piel de naranja confitada 8 % (naranja, jarabe de glucosa-fructosa, azúcar), miel, sal, extracto de vainilla.',
    contains: ['trigo', 'huevo', 'leche'], may: ['sulfitos'], quid: ['uvas pasas (10 %)', 'piel de naranja confitada (8 %)'], name: 'Bollería',
  },
  {
    craft: 'panaderia', type: 'bolleria', what: 'napolitana de chocolate', finished: 2251,
    recipe: { 'Harina de fuerza': 1000, 'Leche entera': 500, Mantequilla: 80, 'Margarina de hojaldre': 450, Azúcar: 120, Sal: 18, 'Levadura fresca': 40, Huevo: 50, 'Chocolate 50 %': 300 },
    list: 'Ingredientes: harina de **trigo**, **leche** entera, margarina (aceites y grasas vegetales (palma, girasol, colza), agua, sal, emulgentes (E 471, E 322), corrector de la acidez (E 330), aroma, colorante (E 160a)), chocolate de cobertura 13 % (pasta de cacao, azúcar, manteca de cacao, emulgente (lecitinas), aroma natural de vainilla), azúcar, mantequilla (**leche**), **huevo**, levadura, sal.',
    contains: ['trigo', 'huevo', 'leche'], may: ['soja'], quid: ['chocolate de cobertura (13 %)'], name: 'Bollería',
  },
  {
    craft: 'pasteleria', type: 'carrot_cake', what: 'tarta de zanahoria con nueces', finished: 1216,
    recipe: { 'Harina floja': 300, 'Azúcar moreno': 250, Zanahoria: 300, Nueces: 100, Huevo: 200, 'Aceite de girasol': 180, Impulsor: 10, Bicarbonato: 4, Canela: 4, Sal: 3 },
    list: 'Ingredientes: harina de **trigo**, zanahoria (25 %), azúcar moreno de caña, **huevo**, aceite de girasol, **nuez** (8 %), gasificantes (E 450i, E 500ii), canela, sal, almidón de maíz.',
    contains: ['trigo', 'huevo', 'nuez'], quid: ['zanahoria (25 %)', 'nuez (8 %)'], name: 'Bizcocho de zanahoria',
  },
  {
    craft: 'pasteleria', type: 'lemon_curd', what: 'crema de limón', finished: 1000,
    recipe: { 'Zumo de limón': 250, Azúcar: 280, Huevo: 250, Mantequilla: 250 },
    list: 'Ingredientes: azúcar, **huevo**, mantequilla (**leche**), zumo de limón (25 %).',
    contains: ['huevo', 'leche'], quid: ['zumo de limón (25 %)'], name: 'Crema de limón',
  },
  {
    craft: 'pasteleria', type: 'cookies', what: 'galletas con pepitas de chocolate', finished: 1163,
    recipe: { 'Harina floja': 350, Mantequilla: 230, 'Azúcar moreno': 200, Azúcar: 100, Huevo: 100, 'Pepitas de chocolate': 300, Impulsor: 5, Sal: 4, Vainilla: 3 },
    list: 'Ingredientes: harina de **trigo**, pepitas de chocolate 26 % (azúcar, pasta de cacao, manteca de cacao, emulgente (lecitinas)), mantequilla (**leche**), azúcar moreno de caña, azúcar, **huevo**, gasificantes (E 450i, E 500ii), sal, extracto de vainilla, almidón de maíz.',
    contains: ['trigo', 'huevo', 'leche'], may: ['soja'], quid: ['pepitas de chocolate (26 %)'], name: 'Cookies con pepitas',
  },
  {
    craft: 'turron', type: 'generico', what: 'turrón de nata y nueces', finished: 1000,
    recipe: { Azúcar: 330, Nueces: 300, 'Nata 35 %': 200, 'Jarabe de glucosa': 120, 'Leche en polvo entera': 100 },
    list: 'Ingredientes: azúcar, **nuez** (30 %), nata 20 % (**leche**), jarabe de glucosa, **leche** entera en polvo.',
    contains: ['leche', 'nuez'], quid: ['nuez (30 %)', 'nata (20 %)'], mentions: ['La categoría comercial va junto al nombre.'], name: 'Turrón de nuez, nata y leche entera en polvo, categoría Suprema',
  },
  {
    craft: 'turron', type: 'guirlache_semillas', what: 'guirlache de sésamo', finished: 1000,
    recipe: { 'Sésamo tostado': 500, Azúcar: 350, Miel: 150 },
    list: 'Ingredientes: **sésamo** tostado (50 %), azúcar, miel.',
    contains: ['sésamo'], quid: ['sésamo tostado (50 %)'], name: 'Crocante de sésamo tostado',
  },
  {
    craft: 'cacao', type: 'leche', what: 'chocolate con leche y almendras', finished: 1000,
    recipe: { 'Manteca de cacao': 180, 'Pasta de cacao': 100, 'Leche en polvo entera': 180, Azúcar: 336, 'Lecitina de soja': 4, 'Almendra tostada': 200 },
    list: 'Ingredientes: azúcar, **almendra** tostada (20 %), **leche** entera en polvo (18 %), manteca de cacao, pasta de cacao, emulgente (lecitina de **soja**).',
    contains: ['soja', 'leche', 'almendra'], quid: ['almendra tostada (20 %)', 'leche entera en polvo (18 %)'], mentions: ['Cacao: 35 % mínimo.'], name: 'Chocolate con leche',
  },
  {
    craft: 'cacao', type: 'bombon', what: 'trufas al ron', finished: 1000,
    recipe: { 'Cobertura 60 %': 450, 'Nata 35 %': 350, Mantequilla: 80, Ron: 60, 'Cacao 22-24 %': 60 },
    list: 'Ingredientes: chocolate de cobertura (pasta de cacao, azúcar, manteca de cacao, emulgente (lecitinas), aroma natural de vainilla), nata (**leche**), mantequilla (**leche**), cacao en polvo, ron (6 %).',
    contains: ['leche'], may: ['soja'], quid: ['ron (6 %)'], name: 'Bombón de chocolate',
  },
  {
    craft: 'conservas', type: 'confitura_extra', what: 'confitura extra de higo', finished: 1000,
    recipe: { Higo: 650, Azúcar: 500, 'Zumo de limón': 30 },
    list: 'Ingredientes: higo (65 %), azúcar, zumo de limón.',
    quid: ['higo (65 %)'], mentions: ['Elaborado con 65 g de fruta por 100 g.'], name: 'Confitura extra de higo',
  },
  {
    craft: 'conservas', type: 'compota', what: 'compota de pera y manzana', finished: 1000,
    recipe: { Pera: 450, Manzana: 400, Azúcar: 120, Agua: 150, Canela: 1 },
    list: 'Ingredientes: pera (45 %), manzana (40 %), azúcar, canela.',
    quid: ['pera (45 %)', 'manzana (40 %)'], name: 'Compota de pera y manzana',
  },
];
