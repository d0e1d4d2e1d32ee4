// Slips that people make when they edit the larder, and the small sound larder that each spoils: one slip per line, «‸» marks
// the place of the error.
export const larder: ReadonlyMap<string, string> = new Map([
  [
    'columns.json',
    `{
  "columns": {
    "agua": { "label": "Agua", "unit": "g", "means": "water", "closes": true },
    "grasa": { "label": "Grasa", "unit": "g", "closes": true },
    "saturadas": { "label": "Grasas saturadas", "unit": "g", "partOf": "grasa" },
    "lactosa": { "label": "Lactosa", "unit": "g", "closes": true, "allergen": "leche", "carriedFrom": 0.1 },
    "resto": { "label": "Otros sólidos", "unit": "g", "closes": true },
    "secos": { "label": "Sólidos", "unit": "g", "formula": "grasa + lactosa + resto" }
  },
  "families": { "agua": "Agua", "leche": "Leches", "huevo": "Huevos" },
  "allergens": { "leche": "Leche", "huevo": "Huevo" },
  "origins": { "lacteo": "Lácteo", "animal": "Animal" },
  "classes": { "emulgente": "Emulgente" },
  "kinds": { "lácteos": ["origen:lacteo", "lleva:lactosa"] },
  "inside": [{ "kinds": ["lácteos"], "of": ["familia:huevo"], "columns": ["grasa"] }],
  "recipe": { "field": "recipe", "name": ["name"], "weight": ["grams"], "lost": "agua", "deepest": 5 },
  "packet": {
    "field": "etiqueta",
    "family": "familia",
    "fields": { "grasas": { "label": "Grasas", "unit": "g", "adds": true } },
    "values": { "grasa": "primero(grasas, 0)" },
    "splits": [{ "families": ["leche"], "note": "su grasa es de leche", "values": { "resto": "2 * grasas" } }]
  }
}`,
  ],
  [
    'basicos.json',
    `{
  "ingredients": [
    { "id": "agua", "label": "Agua", "family": "agua", "values": { "agua": 100 }, "source": "Regla de cálculo" },
    { "id": "leche", "label": "Leche entera", "aliases": ["leche de vaca"], "family": "leche", "origin": "lacteo", "allergens": ["leche"], "values": { "agua": 87.5, "grasa": 3.6, "saturadas": 2.3, "lactosa": 4.7, "resto": 4.2 }, "source": "CIQUAL" }
  ]
}`,
  ],
  [
    'huevos.json',
    `{
  "ingredients": [
    { "id": "huevo", "label": "Huevo entero", "legal": "huevo", "family": "huevo", "origin": "animal", "allergens": ["huevo"], "pieces": { "grande": 60 }, "values": { "agua": 76, "grasa": 10, "saturadas": 3, "resto": 14 }, "source": "CIQUAL" },
    { "id": "yema", "label": "Yema", "aliases": ["yema de huevo"], "family": "huevo", "class": "emulgente", "allergens": ["huevo"], "values": { "agua": 50, "grasa": 32, "resto": 18 }, "source": "CIQUAL" }
  ]
}`,
  ],
  [
    'words.json',
    `{
  "filler": ["fino", { "words": ["fresco"], "of": ["leche"] }],
  "makers": { "of": ["leche"], "alone": ["huevo"], "except": [] },
  "states": { "of": ["huevo"], "endings": ["ado"], "say": "«{nombre}» se ha tomado por «{fila}»." },
  "means": { "de corral": "huevo", "blanca": { "is": "leche", "say": "«{nombre}» se ha tomado por leche." } },
  "kept": { "of": ["huevo"], "words": ["lata"], "raw": ["crudo"] },
  "others": { "leche": ["lechazo"] },
  "kinds": [{ "heads": ["lechada"], "is": "leche" }],
  "pieces": [{ "words": ["entero"], "are": { "yema": "huevo" } }],
  "series": [{ "rows": { "3.6": "leche" }, "of": ["agua"] }]
}`,
  ],
  [
    'quantities.json',
    `{
  "units": [
    { "label": "g", "kind": "mass", "grams": 1, "names": ["g", "gramos"] },
    { "label": "l", "kind": "volume", "ml": 1000, "names": ["l", "litro"] },
    { "label": "unidad", "kind": "piece", "count": 1, "names": ["unidad"] }
  ],
  "sizes": [{ "label": "grande", "names": ["grande"], "factor": 1.25 }, { "label": "mediana", "names": ["mediana"], "factor": 1 }],
  "numbers": {}, "fractions": {}, "about": [], "of": [], "and": [], "plus": [], "times": [], "to": [], "between": [], "each": [],
  "fillers": [], "none": [], "others": [], "totals": [], "prices": [], "with": [], "deeds": [], "same": [], "titles": [],
  "headers": { "name": [], "amount": [], "unit": [], "share": [], "aside": [] }
}`,
  ],
  [
    'labelling.json',
    `{
  "notice": "Borrador.",
  "list": {
    "heading": "Ingredientes: ",
    "order": "art. 18",
    "plain": { "families": ["leche"], "law": "art. 19" },
    "brief": { "families": ["leche"], "below": 2, "law": "anexo VII" },
    "blends": { "families": ["agua"], "law": "anexo VII" },
    "spared": { "families": ["leche"], "below": 2, "law": "anexo VIII" },
    "unnamed": { "families": ["leche"], "say": "No se sabe qué es {nombres}.", "law": "anexo VII" },
    "opened": { "ingredients": ["yema"], "law": "art. 18" },
    "byBrand": "Depende de la marca.",
    "ownLists": "Copia la de su ficha.",
    "water": { "ingredients": ["agua"], "omitted": 5, "law": "anexo VII" },
    "small": { "below": 2, "law": "anexo VII" },
    "classes": { "emulgente": { "one": "emulgente", "many": "emulgentes" } }
  },
  "allergens": {
    "leche": { "label": "leche", "words": ["leche"], "law": "anexo II" },
    "huevo": { "label": "huevo", "words": ["huevo"], "law": "anexo II" }
  },
  "nutrition": {
    "per": "100 g",
    "law": "art. 30",
    "nutrients": { "grasas": { "label": "Grasas", "unit": "g", "formula": "grasa", "rounding": "gramos", "tolerance": "estrecha" } },
    "rounding": { "gramos": { "steps": [{ "step": 0.1 }] } },
    "tolerance": { "estrecha": [{ "grams": 1.5 }] }
  },
  "score": {
    "label": "Nota",
    "note": "Estimación.",
    "produce": ["leche"],
    "bad": { "grasa": { "nutrient": "grasas", "over": [1, 2] } },
    "good": { "poca": { "nutrient": "grasas", "over": [1, 3] } },
    "grades": [{ "letter": "A" }]
  }
}`,
  ],
]);

export type Slip = readonly [name: string, file: string, from: string, to: string, says: string];

const water = '{ "label": "Agua", "unit": "g", "means": "water", "closes": true }';
const leches = 'No existe la familia «leches». ¿Querías decir «leche»?';
const lech = 'No existe «lech» en la despensa. ¿Querías decir «leche»?';

// biome-ignore format: one slip per line
export const slips: readonly Slip[] = [
  ['a row twice, in two files', 'huevos.json', '{ "id": "yema",', '{ "id": ‸"leche", "label": "Nata", "family": "agua", "values": { "agua": 100 }, "source": "x" },\n    { "id": "yema",', 'El ingrediente «leche» ya está en basicos.json.'],
  ['an alias that is the id of another', 'huevos.json', '"aliases": ["yema de huevo"]', '"aliases": [‸"leche"]', '«leche» es el identificador de «Leche entera»: un nombre no puede ser de dos ingredientes.'],
  ['an alias of another', 'huevos.json', '"aliases": ["yema de huevo"]', '"aliases": ["amarillo", ‸"leche de vaca"]', '«leche de vaca» ya nombra a «Leche entera» (leche): un nombre no puede ser de dos ingredientes.'],
  ['a row called as another', 'huevos.json', '"label": "Yema"', '"label": ‸"Leche entera"', '«Leche entera» ya nombra a «Leche entera» (leche)'],
  ['a sum that is not 100', 'huevos.json', '{ "agua": 76,', '‸{ "agua": 86,', 'Las partes de «Huevo entero» suman 110 y no 100.'],
  ['a part larger than its whole', 'huevos.json', '"saturadas": 3', '"saturadas": ‸13', '«Huevo entero» lleva 13 de grasas saturadas y solo 10 de grasa: una parte no puede ser mayor que el todo.'],
  ['lactose without milk', 'basicos.json', '"origin": "lacteo", "allergens": ["leche"], "values": { "agua": 87.5, "grasa": 3.6, "saturadas": 2.3, "lactosa": 4.7', '"origin": "lacteo", "values": { "agua": 87.5, "grasa": 3.6, "saturadas": 2.3, "lactosa": ‸4.7', '«Leche entera» lleva lactosa y no dice el alérgeno «leche».'],
  ['a family that does not exist', 'basicos.json', '"family": "leche"', '"family": ‸"leches"', leches],
  ['an origin that does not exist', 'basicos.json', '"origin": "lacteo"', '"origin": ‸"lacteos"', 'No existe el origen «lacteos». ¿Querías decir «lacteo»?'],
  ['a class that does not exist', 'huevos.json', '"class": "emulgente"', '"class": ‸"emulgentes"', 'No existe la clase «emulgentes». ¿Querías decir «emulgente»?'],
  ['an allergen that does not exist', 'basicos.json', '"allergens": ["leche"]', '"allergens": ["leche", ‸"huevos"]', 'No existe el alérgeno «huevos». ¿Querías decir «huevo»?'],
  ['an allergen in doubt that its own list names', 'huevos.json', '"allergens": ["huevo"], "pieces"', '"allergens": [‸"huevo?"], "pieces"', 'La lista de «Huevo entero» nombra «huevo», y aquí depende de la marca: quita «?», o que la lista no lo nombre.'],
  ['what makes a legal name clear inside it', 'huevos.json', '"legal": "huevo"', '"legal": ‸"huevo (gallina)"', 'El nombre legal de «Huevo entero» lleva un paréntesis: lo que va dentro se escribe en «clear».'],
  ['an allergen of another thing', 'huevos.json', '"legal": "huevo", "family": "huevo", "origin": "animal", "allergens": ["huevo"]', '"legal": "huevo", "family": "huevo", "origin": "animal", "allergens": ‸["leche"]', '«Huevo entero» se llama «huevo» en la etiqueta y declara leche: falta el alérgeno «huevo».'],
  ['an allergen lost, of what is called just so', 'huevos.json', '"legal": "huevo", "family": "huevo", "origin": "animal", "allergens": ["huevo"]', '"legal": ‸"huevo", "family": "huevo", "origin": "animal"', '«Huevo entero» se llama «huevo» en la etiqueta y no declara nada: falta el alérgeno «huevo».'],
  ['a large piece that weighs less', 'huevos.json', '"pieces": { "grande": 60 }', '"piece": 70, "pieces": { "grande": ‸60 }', '«Huevo entero»: la pieza grande pesa 60 g y la mediana 70 g. Revisa las dos.'],
  ['a compound of more than all of it', 'huevos.json', '"legal": "huevo"', '"legal": "huevo", "compound": ‸"clara 70-75 %, yema (grasa 30 %) 55 %"', 'Las partes de «Huevo entero» suman 125 %: revisa los porcentajes.'],
  ['the word that denies, skipped', 'words.json', '"filler": ["fino"', '"without": "sin", "skip": ["de", ‸"sin"], "filler": ["fino"', '«sin» es la palabra que niega («without»): saltada, «sin tal» sería «tal». Quítala de aquí.'],
  ['a piece of a size that nobody declares', 'huevos.json', '"pieces": { "grande"', '"pieces": { ‸"grandes"', 'No existe la medida ni el tamaño «grandes». ¿Querías decir «grande»?'],
  ['a column that does not exist', 'huevos.json', '"resto": 14', '‸"restos": 14', 'No existe la columna «restos». ¿Querías decir «resto»?'],
  ['no source', 'huevos.json', '{ "id": "huevo", "label": "Huevo entero", "legal": "huevo", "family": "huevo", "origin": "animal", "allergens": ["huevo"], "pieces": { "grande": 60 }, "values": { "agua": 76, "grasa": 10, "saturadas": 3, "resto": 14 }, "source": "CIQUAL" }', '‸{ "id": "huevo", "label": "Huevo entero", "family": "huevo", "values": { "agua": 100 } }', 'Falta la clave «source».'],
  ['a part of no column', 'columns.json', '"partOf": "grasa"', '"partOf": ‸"grasas"', 'No existe la columna «grasas». ¿Querías decir «grasa»?'],
  ['a column of no allergen', 'columns.json', '"allergen": "leche"', '"allergen": ‸"leches"', 'No existe el alérgeno «leches». ¿Querías decir «leche»?'],
  ['columns in a circle', 'columns.json', '"formula": "grasa + lactosa + resto"', '"formula": ‸"grasa + secos"', 'Estas columnas se leen en círculo: secos.'],
  ['a kind of what the larder does not know', 'columns.json', '"lleva:lactosa"', '‸"lleva:grasa"', 'La despensa no sabe nada de «lleva:grasa».'],
  ['inside, what is no kind', 'columns.json', '"kinds": ["lácteos"]', '"kinds": [‸"lacteos"]', 'Entre «kinds» no está «lacteos». ¿Querías decir «lácteos»?'],
  ['inside what the larder does not know', 'columns.json', '"familia:huevo"', '‸"familia:huevos"', 'La despensa no sabe nada de «familia:huevos». ¿Querías decir «familia:huevo»?'],
  ['inside, no column', 'columns.json', '"columns": ["grasa"]', '"columns": [‸"grasas"]', 'No existe la columna «grasas». ¿Querías decir «grasa»?'],
  ['what recipes lose is nothing', 'columns.json', '"lost": "agua"', '"lost": ‸"aguas"', 'No existe el ingrediente «aguas». ¿Querías decir «agua»?'],
  ['no column is of water', 'columns.json', water, '{ "label": "Agua", "unit": "g", "closes": true }', 'Ninguna columna de la despensa dice cuánto de esto lleva algo («means»: «water»).'],
  ['a packet of no column', 'columns.json', '"grasa": "primero(grasas, 0)"', '‸"grasas": "primero(grasas, 0)"', 'No existe la columna «grasas». ¿Querías decir «grasa»?'],
  ['a packet that does not say so', 'columns.json', '"primero(grasas, 0)"', '"primero(‸grasa, 0)"', 'No existe el dato del envase «grasa». ¿Querías decir «grasas»?'],
  ['the packets of no family', 'columns.json', '"families": ["leche"]', '"families": [‸"leches"]', leches],
  ['the packets of a family, of no column', 'columns.json', '"resto": "2 * grasas"', '‸"restos": "2 * grasas"', 'No existe la columna «restos». ¿Querías decir «resto»?'],
  ['a word for no family', 'words.json', '"words": ["fresco"], "of": ["leche"]', '"words": ["fresco"], "of": [‸"leches"]', leches],
  ['makers of no family', 'words.json', '"makers": { "of": ["leche"]', '"makers": { "of": [‸"leches"]', leches],
  ['makers alone of no family', 'words.json', '"alone": ["huevo"]', '"alone": ["huevo", ‸"leches"]', leches],
  ['states of no family', 'words.json', '"states": { "of": ["huevo"]', '"states": { "of": ["huevo", ‸"leches"]', leches],
  ['preserved, of no family', 'words.json', '"kept": { "of": ["huevo"]', '"kept": { "of": ["huevo", ‸"leches"]', leches],
  ['like nothing', 'words.json', '"leche": ["lechazo"]', '‸"lech": ["lechazo"]', lech],
  ['a name that means nothing', 'words.json', '"de corral": "huevo"', '"de corral": ‸"lech"', lech],
  ['a name that means nothing, and says so', 'words.json', '"blanca": { "is": "leche"', '"blanca": { "is": ‸"lech"', lech],
  ['a kind of nothing', 'words.json', '"heads": ["lechada"], "is": "leche"', '"heads": ["lechada"], "is": ‸"lech"', lech],
  ['a piece made of nothing', 'words.json', '"yema": "huevo"', '"yema": ‸"lech"', lech],
  ['a piece that is nothing', 'words.json', '"yema": "huevo"', '‸"lech": "huevo"', lech],
  ['a piece that is nothing, whole', 'words.json', '"yema": "huevo"', '‸"lech": null', lech],
  ['a step of a series that is nothing', 'words.json', '"3.6": "leche"', '"3.6": ‸"lech"', lech],
  ['a series of nothing', 'words.json', '"of": ["agua"]', '"of": ["agua", ‸"lech"]', lech],
  ['a name of two measures', 'quantities.json', '["l", "litro"]', '["l", ‸"g"]', '«g» ya es un nombre de la medida «g».'],
  ['a measure that does not say how much', 'quantities.json', '{ "label": "l", "kind": "volume", "ml": 1000,', '‸{ "label": "l", "kind": "volume",', 'La medida «l» (volume) necesita «ml».'],
  ['a measure that says it twice', 'quantities.json', '"ml": 1000,', '"ml": 1000, ‸"grams": 1000,', 'La medida «l» (volume) lleva «ml» y no «grams».'],
  ['the water of a label is nothing', 'labelling.json', '"ingredients": ["agua"]', '"ingredients": ["agua", ‸"lech"]', 'No existe el ingrediente «lech». ¿Querías decir «leche»?'],
  ['laid open in a label, nothing', 'labelling.json', '"ingredients": ["yema"]', '"ingredients": [‸"lech"]', 'No existe el ingrediente «lech». ¿Querías decir «leche»?'],
  ['a label plain for no family', 'labelling.json', '"plain": { "families": ["leche"]', '"plain": { "families": [‸"leches"]', leches],
  ['a label brief for no family', 'labelling.json', '"brief": { "families": ["leche"]', '"brief": { "families": [‸"leches"]', leches],
  ['blends of no family', 'labelling.json', '"blends": { "families": ["agua"]', '"blends": { "families": ["agua", ‸"leches"]', leches],
  ['spared of no family', 'labelling.json', '"spared": { "families": ["leche"]', '"spared": { "families": [‸"leches"]', leches],
  ['unnamed of no family', 'labelling.json', '"unnamed": { "families": ["leche"]', '"unnamed": { "families": [‸"leches"]', leches],
  ['points that go back', 'labelling.json', '"over": [1, 3]', '"over": [10, ‸3]', 'Los tramos van de menor a mayor, y 3 va detrás de 10: mira si sobra o falta una cifra.'],
  ['letters that go back', 'labelling.json', '"grades": [{ "letter": "A" }]', '"grades": [{ "upTo": 20, "letter": "A" }, ‸{ "upTo": 10, "letter": "B" }, { "letter": "C" }]', 'Los tramos van de menor a mayor, y 10 va detrás de 20: mira si sobra o falta una cifra.'],
  ['produce of no family', 'labelling.json', '"produce": ["leche"]', '"produce": [‸"leches"]', leches],
  ['an allergen of labels that is none', 'labelling.json', '"allergens": {', '"allergens": {\n    ‸"soja": { "label": "soja", "words": ["soja"], "law": "anexo II" },', 'No existe el alérgeno «soja».'],
  ['an allergen without its words', 'columns.json', '"huevo": "Huevo" }', '"huevo": "Huevo", "soja": "Soja" }', 'Falta el alérgeno «soja»: cómo se declara y qué palabras lo nombran.'],
  ['a class of labels that is none', 'labelling.json', '"classes": {', '"classes": { ‸"colorante": { "one": "colorante", "many": "colorantes" },', 'No existe la clase «colorante».'],
  ['a rounding that is none', 'labelling.json', '"rounding": "gramos"', '"rounding": ‸"gramo"', 'No existe la manera de redondear «gramo». ¿Querías decir «gramos»?'],
  ['a tolerance that is none', 'labelling.json', '"tolerance": "estrecha"', '"tolerance": ‸"estrecho"', 'No existe la tolerancia «estrecho». ¿Querías decir «estrecha»?'],
  ['a nutrient cut short', 'labelling.json', '"formula": "grasa"', '"formula": "grasa *‸"', 'La fórmula termina antes de tiempo.'],
  ['points for no nutrient', 'labelling.json', '"bad": { "grasa": { "nutrient": "grasas"', '"bad": { "grasa": { "nutrient": ‸"grasa"', 'No existe el nutriente «grasa». ¿Querías decir «grasas»?'],
  ['points against no nutrient', 'labelling.json', '"good": { "poca": { "nutrient": "grasas"', '"good": { "poca": { "nutrient": ‸"grasa"', 'No existe el nutriente «grasa». ¿Querías decir «grasas»?'],
];

/** As near a slip as can be without being one: nothing is said. */
// biome-ignore format: one edit per line
export const sounds: readonly (readonly [name: string, file: string, from: string, to: string])[] = [
  ['a part as large as its whole', 'huevos.json', '"saturadas": 3', '"saturadas": 10'],
  ['a row that nearly closes', 'huevos.json', '"resto": 14', '"resto": 14.5'],
  ['a brand that may carry an allergen', 'basicos.json', '"allergens": ["leche"]', '"allergens": ["leche", "huevo?"]'],
  ['a blend with its brackets', 'basicos.json', '"label": "Agua",', '"label": "Agua", "legal": "agua (potable)",'],
  ['a piece by its measure', 'huevos.json', '"grande": 60', '"unidad": 60'],
  ['a name of its own row twice', 'huevos.json', '["yema de huevo"]', '["yema de huevo", "Yemas de huevo"]'],
  ['a piece made of nothing else', 'words.json', '"yema": "huevo"', '"yema": null'],
  ['a name twice in its measure', 'quantities.json', '["l", "litro"]', '["l", "L", "litro"]'],
];
