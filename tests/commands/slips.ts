// Slips that people make when they edit, and the sound craft that each spoils: one slip per line, «‸» marks the place of the
// error.
import { readCraft } from '../../engine/load/disk.ts';

export const T = 'types/basico.json';
export const template = readCraft('workshop/template');
export const trade = `{
  "bases": { "mezcla": { "is": "peso", "say": "de la mezcla" } },
  "all": {
    "dose": { "#azucar": [0, 20, 60] },
    "character": { "cereal": 0.95, "firmes": 0.9 },
    "cap": { "#mantequilla": 50 },
    "introduce": { "most": 2 }
  }
}`;
const label = `{
  "figures": { "grasa": { "label": "grasa", "formula": "grasa" } },
  "names": [
    { "name": "Masa grasa", "law": "RD 1/2000", "needs": ["grasa >= 8"] },
    { "name": "Masa magra", "law": "RD 2/2000", "needs": ["grasa < 2"] },
    { "name": "{tipo} de obrador", "law": "RD 3/2000", "needs": [] }
  ]
}`;

const told = template.texts
  .get('craft.json')!
  .replace('"request"', '"inputs": { "horas": { "label": "Horas", "default": 5, "min": 1, "max": 9 } },\n  "request"')
  .replace('"request"', '"roles": { "relleno": { "label": "relleno" } },\n  "request"')
  .replace('"types": "@types"', '"types": "@types", "inputs": "@inputs"');

const names = `{
  "means": { "polvo blanco": "azucar", "grasa de obrador": { "is": "mantequilla", "mark": "supuesta" } },
  "marks": [{ "mark": "morena", "of": ["endulzante"], "words": ["moreno"] }, { "mark": "larga", "of": ["cereal"], "words": ["horas"] }],
  "numbers": [{ "of": ["#mantequilla"], "pattern": "(\\\\d+) ?%", "between": [50, 90], "as": "pct", "set": { "grasa": "pct" } }],
  "types": { "sencilla": "basico" },
  "roles": { "endulzante": "azucar", "liquido": null }
}`;

// Two types, so that what is wrong in the craft could be told twice, and a constant that each must give.
const first = template.texts.get(T)!.replace('"ranges"', '"constants": { "merma": 1 },\n  "ranges"');
export const sound = {
  ...template,
  texts: new Map(template.texts)
    .set('params.json', template.texts.get('params.json')!.replace('media(precio)', 'media(precio) / merma'))
    .set(
      'catalogue.json',
      template.texts.get('catalogue.json')!.replace('"sets": {', '"sets": { "firmes": ["secos", "grasa"],'),
    )
    .set(
      'rules.json',
      template.texts.get('rules.json')!.replace('"each": "fuera",', '"each": "fuera", "order": ["azucares", "grasa"],'),
    )
    .set('names.json', names)
    .set('craft.json', told)
    .set(T, first)
    .set(
      'types/rico.json',
      first
        .replace('"Receta básica"', '"Receta rica"')
        .replace('El primer tipo', 'El segundo tipo')
        .replace('[10, 30]', '[10, 31]'),
    )
    .set('trade.json', trade)
    .set('label.json', label),
};

const completa = '"fuera = 0 y pctSecos >= minimoSecos"';
const secos = '"100 * peso(secos) / peso"';
const grasa = '"media(grasa)"';
const added = '"try": [{ "add": "azucar" }]';

export type Slip = readonly [name: string, file: string, from: string, to: string, says: string];

// biome-ignore format: one slip per line
export const slips: readonly Slip[] = [
  ['missing comma', T, '"source": "oficio" },\n    "grasa"', '"source": "oficio" ‸}\n    "grasa"', 'Falta una coma después de esto.'],
  ['trailing comma', T, '"grasa": { "range": [10, 30], "source": "oficio" }', '"grasa": { "range": [10, 30], "source": "oficio" }‸,', 'Sobra esta coma: detrás no hay nada más.'],
  ['quotes around a hole', 'messages.json', 'Receta equilibrada para {tipo}:', 'Receta equilibrada para ‸"{tipo}":', 'Dentro de un texto las comillas van «así», o con una barra delante: \\".'],
  ['missing closing quote', T, '"label": "Receta básica",', '"label": ‸"Receta básica,', 'Faltan las comillas de cierre.'],
  ['missing brace', T, '"source": "oficio" }\n  },\n  "examples"', '"source": "oficio" }\n  ‸"examples"', 'Falta «}» antes de esto: cierra lo que se abrió en la línea 6.'],
  ['missing brace of a range', T, '"azucares": { "range": [15, 35], "source": "oficio" },', '"azucares": ‸{ "range": [15, 35], "source": "oficio",', 'Falta cerrar esto con «}» en su misma línea.'],
  ['one brace too many', T, '"source": "oficio" },\n    "grasa"', '"source": "oficio" }‸},\n    "grasa"', 'Sobra «}»: no hay nada que cerrar.'],
  ['typographic quotes', T, '"label": "Receta básica"', '"label": ‸“Receta básica”', 'Las comillas de JSON son rectas: ".'],
  ['duplicated key', T, '"grasa": { "range": [10, 30]', '‸"azucares": { "range": [10, 30]', 'La clave «azucares» está repetida: solo contaría la última. Borra una.'],
  ['decimal comma in a range', T, '"range": [15, 35]', '"range": ‸[15,5, 35]', 'como mucho 2 elementos y hay 3: si hay decimales, van con punto, como en [15.5, 35].'],
  ['decimal comma in the second end', T, '"range": [15, 35]', '"range": ‸[15, 35,5]', 'y hay 3: si hay decimales, van con punto, como en [15, 35.5].'],
  ['decimal commas in both', T, '"range": [15, 35]', '"range": ‸[15,5, 35,5]', 'y hay 4: si hay decimales, van con punto, como en [15.5, 35.5].'],
  ['figures that no comma explains', T, '"range": [15, 35]', '"range": ‸[15, 3.5, 1]', 'como mucho 2 elementos y hay 3.'],
  ['no number at all', T, '"range": [15, 35]', '"range": [‸NaN, 35]', '«NaN» no es una cifra: escríbela, o null si no la hay.'],
  ['a constant nearly called as another', T, '"merma": 1', '"merma": 1, ‸"minimoSeco": 30', 'Solo este tipo da la constante «minimoSeco». ¿Querías decir «minimoSecos»?'],
  ['decimals in words', 'messages.json', '{valor} %: por debajo de {min} %.", "try": [{ "add": "azucar"', '‸{valor:dos} %: por debajo de {min} %.", "try": [{ "add": "azucar"', 'Tras «:» va el número de decimales, de 0 a 9: {valor:1}.'],
  ['one noun for one and for many', 'messages.json', 'Azúcares {valor} %: por debajo', 'Azúcares ‸{valor|parte} %: por debajo', 'Tras la cifra van dos palabras, la de una y la de varias'],
  ['divided by a word', 'messages.json', 'Azúcares {valor} %: por debajo', 'Azúcares ‸{valor/dos|parte|partes} %: por debajo', 'Tras «/» va la cifra entre la que se divide'],
  ['a verdict that may fall silent', 'messages.json', '"ok": "Receta equilibrada para {tipo}: todo está dentro de su rango."', '‸"ok": [{ "when": "pctSecos > 20", "text": "Receta equilibrada para {tipo}." }]', '«ok» se dice cuando no hay nada fuera: su última frase va sin «when»'],
  ['two figures of one name', 'params.json', '"label": "Grasa"', '"label": ‸"Azúcares"', 'El parámetro «azucares» ya se llama así: dale otro nombre a este.'],
  ['a requirement that is an amount', 'craft.json', '"that": "peso > 0"', '"that": ‸"peso"', '«peso» es una cifra: compárala, p. ej. «… > 0».'],
  ['of the process, what nobody asks', T, '"recipe": { "Harina": 300', '"inputs": { ‸"hora": 5 }, "recipe": { "Harina": 300', 'No existe el dato del proceso «hora». ¿Querías decir «horas»?'],
  ['a weight of the label that nobody asks', 'label.json', '"figures": {', '"weighs": ‸"hora",\n  "figures": {', 'No existe el dato del proceso «hora». ¿Querías decir «horas»?'],
  ['not in English', 'rules.json', '"when": "tipoDesconocido"', '"when": "‸not tipoDesconocido"', '«not» se escribe aquí «no».'],
  ['between two figures', 'rules.json', completa, '"pctSecos ‸entre 20 y 30"', '«entre» se escribe con dos comparaciones'],
  ['misspelt key of a range', T, '"azucares": { "range": [15, 35]', '"azucares": { ‸"rango": [15, 35]', 'No se conoce la clave «rango». ¿Querías decir «range»?'],
  ['wrong parameter in the ranges', T, '"azucares": { "range": [15, 35]', '‸"azucar": { "range": [15, 35]', 'No existe el parámetro «azucar». ¿Querías decir «azucares»?'],
  ['inverted range', T, '"range": [15, 35]', '"range": ‸[35, 15]', 'El rango está al revés: 35 es mayor que 15. Escribe [15, 35].'],
  ['constant missing in a type', T, '"constants": { "merma": 1 }', '‸"constants": {}', 'Falta la constante «merma», que lee el parámetro «coste_kg_eur»: dale valor aquí'],
  ['example that no longer holds', T, '"expect": { "verdict": "equilibrada", "nivel": "completa"', '"expect": { "verdict": "equilibrada", "nivel": ‸"por ajustar"', '«Sale bien»: «nivel» da «completa» y se esperaba «por ajustar».'],
  ['missing opening quote', T, '"label": "Receta básica"', '"label": ‸Receta básica"', '«Receta» va entre comillas rectas'],
  ['key without quotes', T, '"label": "Receta básica"', '‸label: "Receta básica"', '«label» va entre comillas rectas: "label".'],
  ['bracket of the other kind', T, '"range": [15, 35]', '"range": [15, 35‸}', 'Se abrió con «[»: aquí va «]».'],
  ['a range in words', T, '[15, 35]', '‸"15-35"', 'Aquí va: los dos extremos entre corchetes, [35, 60]'],
  ['a range of one', T, '[15, 35]', '‸[15]', 'La lista lleva al menos 2 elementos'],
  ['a range without ends', T, '[15, 35]', '‸[null, null]', 'El rango no tiene ningún extremo'],
  ['a source left empty', T, '"range": [15, 35], "source": "oficio"', '"range": [15, 35], "source": ‸""', 'El texto está vacío.'],
  ['an example that expects a parameter of nobody', T, '"out": ["azucares"]', '"out": [‸"azucar"]', 'no existe el parámetro «azucar». ¿Querías decir «azucares»?'],
  ['an example that expects a sentence of nobody', T, '"says": ["azucares.alto"]', '"says": [‸"azucar.alto"]', 'no existe el mensaje «azucar.alto»'],
  ['an example that expects what the answer has not', T, '"out": [], "says"', '"fuera": ‸[], "says"', 'la respuesta no tiene «fuera».'],
  ['a weight with its unit', T, '"Harina": 300', '"Harina": ‸"300 g"', 'Las cifras van sin unidad y sin comillas: 300.'],
  ['a weight below nothing', T, '"Harina": 300', '"Harina": ‸-300', 'Tiene que ser al menos 0.'],
  ['the examples in Spanish', T, '"examples": [', '‸"ejemplos": [', 'No se conoce la clave «ejemplos». ¿Querías decir «examples»?'],
  ['a percentage in a range', T, '[15, 35]', '[‸15%, 35]', 'Las cifras van sin «%»: 15.'],
  ['a long minus', T, '[15, 35]', '[‸−15, 35]', '«−» no es el menos del teclado: escribe -15.'],
  ['a figure with its unit', T, '[15, 35]', '[15, ‸35 g]', 'Las cifras van sin unidad: 35.'],
  ['a figure with its unit and a decimal comma', T, '"Harina": 500', '"Harina": ‸5,8 g', 'Las cifras van sin unidad: 5.8.'],
  ['quotes inside a text', T, '"oficio" },\n    "grasa"', '"el ‸"oficio" de siempre" },\n    "grasa"', 'las comillas van «así»'],
  ['marks of a merge', T, '  "ranges": {', '‸<<<<<<< HEAD\n  "ranges": {', 'Quedan marcas de una mezcla de git'],
  ['a plus sign', T, '[15, 35]', '[‸+15, 35]', 'El «+» no se escribe: 15.'],
  ['a decimal without its zero', T, '[15, 35]', '[‸.5, 35]', 'Falta el cero: 0.5.'],
  ['a point at the end', T, '[15, 35]', '[‸15., 35]', 'Sobra el punto: 15.'],
  ['two points', T, '[15, 35]', '[‸15..5, 35]', 'Sobra un punto: 15.5.'],
  ['a letter for a nought', T, '[15, 35]', '[15, ‸3O]', 'La «O» es una letra, y aquí va un cero: 30.'],
  ['a letter for a nought before the point', T, '[15, 35]', '[‸o.5, 35]', 'aquí va un cero: 0.5.'],
  ['a name that ends before it begins', 'label.json', '"name": "Masa grasa",', '"name": "Masa grasa", "from": "2026-02-27", "until": ‸"2016-02-27",', 'Acaba («2016-02-27») antes de empezar («2026-02-27»)'],
  ['a zero before', T, '[15, 35]', '[‸015, 35]', 'Un número no empieza por cero: 15.'],
  ['thousands the Spanish way', T, '"Harina": 500', '"Harina": ‸1.500,5', 'Los miles van sin punto'],
  ['a fraction', T, '[15, 35]', '[‸1/2, 35]', 'Una fracción se escribe calculada: 0.5.'],
  ['None of Python', T, '[15, 35]', '[15, ‸None]', '«None» se escribe null.'],
  ['single quotes', T, '"Receta básica"', "‸'Receta básica'", 'Las comillas de JSON son dobles: "Receta básica".'],
  ['an equals sign for a colon', T, '"label": "Receta', '"label" ‸= "Receta', 'van dos puntos'],
  ['a semicolon between figures', T, '[15, 35]', '[15‸; 35]', 'Se separa con coma'],
  ['a dash between the ends', T, '[15, 35]', '[‸15 - 35]', 'Los dos extremos van separados con una coma: 15, 35.'],
  ['a long dash between the ends', T, '[15, 35]', '[‸15,5–35]', 'Los dos extremos van separados con una coma: 15.5, 35.'],
  ['a word between the ends', T, '[15, 35]', '[‸15 a 35]', 'Los dos extremos van separados con una coma: 15, 35.'],
  ['no limit, as mathematicians write it', T, '[15, 35]', '[15, ‸∞]', 'Sin límite por ese lado se escribe null.'],
  ['no limit, as programs write it', T, '[15, 35]', '[15, ‸Infinity]', 'Sin límite por ese lado se escribe null.'],
  ['a tab inside a text', T, '"Receta básica"', '"Receta‸\tbásica"', 'Dentro de este texto hay un tabulador: pon un espacio.'],
  ['a constant between quotes', T, '"merma": 1 }', '"merma": ‸"1,5" }', 'Los números van sin comillas y con punto decimal: 1.5.'],
  ['a range with ends of other names', T, '{ "range": [15, 35], "source": "oficio" }', '{ ‸"min": 15, "max": 35 }', 'No se conocen las claves «min» y «max», y falta «range».'],
  ['a recipe in Spanish', T, '"recipe": { "Harina": 500', '‸"receta": { "Harina": 500', 'No se conoce la clave «receta», y falta «recipe».'],
  ['an ingredient of an example misspelt', T, '"Harina": 300', '‸"Harna": 300', '«Harna» tiene una falta: se lee «Harina». Escríbelo bien.'],
  ['a constant misspelt', T, '"constants": { "merma"', '‸"constants": { "mermas"', 'dale valor aquí o uno por defecto en params.json. ¿Querías decir «mermas»?'],
  ['a type copied with its name', T, '"Receta básica"', '"Receta rica"', 'El tipo «basico» ya se llama así: dale otro nombre a este.'],
  ['missing comma between two keys of a line', 'catalogue.json', '"id": "azucar", "label"', '"id": "azucar‸" "label"', 'Falta una coma después de esto.'],
  ['missing closing quote inside a line', 'catalogue.json', '"id": "azucar", "label": "Azúcar"', '"id": ‸"azucar, "label": "Azúcar"', 'Faltan las comillas de cierre.'],
  ['accent in an id', 'catalogue.json', '"id": "azucar"', '"id": ‸"azúcar"', 'letras sin acentos'],
  ['decimal comma in a number', 'catalogue.json', '"azucares": 0.7, "grasa": 82', '"azucares": ‸0,7, "grasa": 82', 'Los decimales van con punto, no con coma: 0.7.'],
  ['decimal comma at the end of an object', 'catalogue.json', '"precio": 8.5 }', '"precio": ‸8,5 }', 'Los decimales van con punto, no con coma: 8.5.'],
  ['decimal comma in a formula', 'catalogue.json', '9 * grasa + 3.5 * otros"', '9 * grasa + ‸3,5 * otros"', 'Los decimales van con punto: «3.5»'],
  ['number written as text', 'catalogue.json', '"precio": 8.5 }', '"precio": ‸"8.5" }', 'Los números van sin comillas: 8.5.'],
  ['number written as text with a comma', 'catalogue.json', '"precio": 8.5 }', '"precio": ‸"8,5" }', 'Los números van sin comillas y con punto decimal: 8.5.'],
  ['misspelt key', 'catalogue.json', '"id": "azucar", "label"', '"id": "azucar", ‸"lavel"', 'No se conoce la clave «lavel». ¿Querías decir «label»?'],
  ['wrong column in an ingredient', 'catalogue.json', '"azucares": 100, "precio"', '‸"azucar": 100, "precio"', 'No existe la columna «azucar». ¿Querías decir «azucares»?'],
  ['wrong group in a set', 'catalogue.json', '["endulzante", "cereal"]', '["endulzante", ‸"cereales"]', 'No existe el grupo o conjunto «cereales». ¿Querías decir «cereal»?'],
  ['wrong group of an ingredient', 'catalogue.json', '"groups": ["endulzante"]', '"groups": [‸"endulzantes"]', 'No existe el grupo «endulzantes». ¿Querías decir «endulzante»?'],
  ['alias used twice', 'catalogue.json', '"aliases": ["harina de trigo"]', '"aliases": [‸"sacarosa"]', '«sacarosa» ya nombra a «Azúcar» (azucar): un nombre no puede ser de dos ingredientes.'],
  ['ingredient twice', 'catalogue.json', '"id": "harina", "label": "Harina"', '"id": ‸"azucar", "label": "Harina"', 'El ingrediente «azucar» está dos veces.'],
  ['row that does not close to 100', 'catalogue.json', '"grasa": 1, "proteinas": 9, "otros": 76.5', '"grasa": 31, "proteinas": 9, "otros": 76.5', 'Las partes de «Harina» suman 117 y no 100'],
  ['a price below nothing', 'catalogue.json', '"precio": 8.5', '"precio": ‸-8.5', 'Tiene que ser al menos 0.'],
  ['a price with its unit', 'catalogue.json', '"precio": 8.5', '"precio": ‸"8,5 €"', 'Las cifras van sin unidad y sin comillas: 8.5.'],
  ['a part ten times too large', 'catalogue.json', '"values": { "azucares": 0.7, "grasa": 82,', '"values": ‸{ "azucares": 0.7, "grasa": 820,', 'Las partes de «Mantequilla» suman 822 y no 100'],
  ['a set inside itself', 'catalogue.json', '["endulzante", "cereal"]', '["endulzante", "secos"]', 'El conjunto «secos» se contiene a sí mismo.'],
  ['a group without its list', 'catalogue.json', '"groups": ["cereal"]', '"groups": ‸"cereal"', 'Aquí va una lista, aunque sea de uno: ["cereal"].'],
  ['an alias left empty', 'catalogue.json', '"aliases": ["harina de trigo"]', '"aliases": [‸""]', 'El texto está vacío.'],
  ['something that the larder has not', 'catalogue.json', '"id": "agua",', '"id": "agua", "is": ‸"agüita",', 'No existe «agüita» en la despensa.'],
  ['a list without its bracket', 'catalogue.json', '"aliases": ["harina de trigo"]', '"aliases": "harina de trigo"‸]', 'Falta el «[» que abre lo que aquí se cierra, o sobra «]».'],
  ['trailing comma in a list', 'craft.json', '"correctors": ["agua", "azucar", "mantequilla"]', '"correctors": ["agua", "azucar", "mantequilla"‸,]', 'Sobra esta coma: detrás no hay nada más.'],
  ['default type that does not exist', 'craft.json', '"defaultType": "basico"', '"defaultType": ‸"basica"', 'No existe el tipo «basica». ¿Querías decir «basico»?'],
  ['source of the answer that does not exist', 'craft.json', '"verdict": "@verdict"', '"verdict": ‸"@veredict"', 'No existe la fuente «@veredict». ¿Querías decir «verdict»?'],
  ['a corrector by its label', 'craft.json', '"correctors": ["agua", "azucar",', '"correctors": ["agua", ‸"Azúcar",', 'No existe el ingrediente «Azúcar» en el catálogo. ¿Querías decir «azucar»?'],
  ['a chart of what does not exist', 'craft.json', '"params": ["azucares",', '"params": [‸"azucar",', 'No existe el parámetro «azucar». ¿Querías decir «azucares»?'],
  ['a path without its slash', 'craft.json', '"/api/balance/oficio"', '‸"api/balance/oficio"', 'empieza por «/»'],
  ['an id in capitals', 'craft.json', '"id": "oficio"', '"id": ‸"Oficio Nuevo"', '«Oficio Nuevo» no es un nombre válido'],
  ['a capital TRUE', 'craft.json', '"composition": true', '"composition": ‸TRUE', '«TRUE» se escribe true.'],
  ['a yes in Spanish', 'craft.json', '"composition": true', '"composition": ‸sí', '«sí» se escribe true.'],
  ['the ends of what is told upside down', 'craft.json', '"min": 1, "max": 9', '"min": ‸9, "max": 1', 'El mínimo (9) es mayor que el máximo (1): están al revés.'],
  ['the usual out of its ends', 'craft.json', '"default": 5', '"default": ‸50', 'Lo usual (50) no está entre su mínimo y su máximo.'],
  ['missing brace at the end', 'params.json', 'peso(secos) / peso" }\n  }\n}\n', 'peso(secos) / peso" }\n  ‸}\n', 'Falta cerrar con «}».'],
  ['accent in a name of a formula', 'params.json', '"formula": "media(azucares)"', '"formula": "media(‸azúcares)"', 'Los nombres van sin acentos ni eñes: escribe «azucares».'],
  ['wrong column in a formula', 'params.json', '"formula": "media(grasa)"', '"formula": "media(‸grasas)"', 'No existe la columna «grasas». ¿Querías decir «grasa»?'],
  ['wrong group in a selector of a formula', 'params.json', '100 * peso(secos) / peso', '100 * peso(‸seco) / peso', 'No existe el grupo o conjunto «seco». ¿Querías decir «secos»?'],
  ['cycle between parameters', 'params.json', '"agua": { "label": "Agua", "unit": "%", "formula": "media(agua)" }', '"agua": { "label": "Agua", "unit": "%", "formula": ‸"100 - agua" }', 'Los parámetros se leen en círculo: agua → agua.'],
  ['unknown function', 'params.json', '"formula": "media(azucares)"', '"formula": "‸promedio(azucares)"', '«promedio» se llama aquí «media».'],
  ['misspelt function', 'params.json', '"formula": "media(azucares)"', '"formula": "‸medias(azucares)"', 'No existe la función «medias». ¿Querías decir «media»?'],
  ['missing parenthesis', 'params.json', '100 * peso(secos) / peso', '100 * peso(secos ‸/ peso', 'Falta «)» antes de «/»: hay un paréntesis sin cerrar.'],
  ['parenthesis at the end', 'params.json', '"formula": "media(azucares)"', '"formula": "media‸(azucares"', 'Falta cerrar el paréntesis con «)».'],
  ['division by a literal zero', 'params.json', '100 * peso(secos) / peso', '100 * peso(secos) / ‸0', 'Aquí se divide siempre por cero: cambia el divisor.'],
  ['comment of another language', 'params.json', '"params": {\n', '"params": {\n    ‸# lo mío\n', 'JSON no admite comentarios'],
  ['comment', 'params.json', '"params": {\n', '"params": {\n    ‸// lo mío\n', 'JSON no admite comentarios'],
  ['decimals between quotes', 'params.json', '"decimals": 0', '"decimals": ‸"0"', 'Los números van sin comillas: 0.'],
  ['an accent in a parameter', 'params.json', '"azucares": { "label"', '‸"azúcares": { "label"', '«azúcares» no es un nombre válido: letras sin acentos'],
  ['a space in a parameter', 'params.json', '"pctSecos": {', '‸"pct secos": {', '«pct secos» no es un nombre válido'],
  ['an x that multiplies', 'params.json', secos, '"100 ‸x peso(secos) / peso"', '«x» no es un signo de fórmula: multiplica con «*».'],
  ['a colon that divides', 'params.json', secos, '"100 * peso(secos) ‸: peso"', '«:» no es un signo de fórmula: divide con «/».'],
  ['nothing that multiplies', 'params.json', secos, '"100 ‸peso(secos) / peso"', 'Falta un signo antes de «peso»: para multiplicar, «*».'],
  ['square brackets', 'params.json', grasa, '"media‸[grasa]"', 'usa paréntesis ( ).'],
  ['a parameter of itself', 'params.json', grasa, '‸"media(grasa) + grasa"', 'Los parámetros se leen en círculo: grasa → grasa.'],
  ['a function of a spreadsheet', 'params.json', grasa, '"‸if(peso > 0, media(grasa), 0)"', '«if» se llama aquí «si».'],
  ['a function in capitals', 'params.json', grasa, '"‸SUMA(grasa)"', 'Las funciones van en minúsculas: «suma».'],
  ['an argument missing', 'params.json', grasa, '"‸si(peso > 0, media(grasa))"', '«si» lleva 3 argumentos y aquí hay 2.'],
  ['a word of the format in Spanish', 'params.json', '"show": "never"', '"show": ‸"nunca"', 'Puede ser: always, ranged, present, never.'],
  ['a day the other way round', 'params.json', '"value": 20,', '"value": 20, "since": [{ "from": ‸"14-06-2026", "value": 30 }],', 'año-mes-día, 2026-06-14'],
  ['a no between quotes', 'params.json', '"minimoSecos": {', '"sello": { "value": true, "since": [{ "from": "2027-01-01", "value": ‸"No" }] }, "minimoSecos": {', '«sello» es true o false en los demás sitios, y aquí un texto: escribe false, sin comillas.'],
  ['a yes for a figure', 'params.json', '{ "value": 20,', '{ "value": 20, "since": [{ "from": "2027-01-01", "value": ‸true }],', '«minimoSecos» es un número en los demás sitios, y aquí true o false.'],
  ['a day that does not exist', 'params.json', '{ "value": 20,', '{ "value": 20, "since": [{ "from": ‸"2026-02-31", "value": 30 }],', '«2026-02-31» no es un día'],
  ['wrong parameter in a rule', 'rules.json', 'y pctSecos >=', 'y ‸pctSeco >=', 'No existe «pctSeco». ¿Querías decir «pctSecos»?'],
  ['wrong message key', 'rules.json', '"id": "excedido", "to": "warnings"', '"id": ‸"exedido", "to": "warnings"', 'El aviso «exedido» necesita una frase y no existe el mensaje «exedido». ¿Querías decir «excedido»?'],
  ['decision table without closing row', 'rules.json', ',\n        { "give": "por ajustar" }', '', 'La tabla «nivel» no tiene fila de cierre: la última ha de ir sin «when».'],
  ['a comparison swapped', 'rules.json', completa, '‸"pctSecos > 30 y pctSecos < 20"', 'Esto no se cumple nunca: «pctSecos» tendría que ser más de 30 y menos de 20 a la vez.'],
  ['two values at once', 'rules.json', completa, '‸"pctSecos >= 30 y pctSecos = 20"', '«pctSecos» tendría que ser al menos 30 y exactamente 20 a la vez'],
  ['an arrow for at least', 'rules.json', completa, '"fuera = 0 y pctSecos =‸> 20"', '«=>» se escribe «>=».'],
  ['two equals signs', 'rules.json', completa, '"fuera =‸= 0"', 'Para comparar basta un solo «=».'],
  ['different, as programs write it', 'rules.json', completa, '"fuera ‸!= 0"', '«distinto» se escribe «<>»'],
  ['and, as programs write it', 'rules.json', completa, '"fuera = 0 ‸&& pctSecos > 20"', 'dos condiciones se unen con «y»'],
  ['and in English', 'rules.json', completa, '"fuera = 0 ‸and pctSecos > 20"', '«and» se escribe aquí «y».'],
  ['and in capitals', 'rules.json', completa, '"fuera = 0 ‸Y pctSecos > 20"', '«Y» se escribe aquí «y».'],
  ['at least in one sign', 'rules.json', completa, '"pctSecos ‸≥ 20"', '«≥» se escribe «>=».'],
  ['a parenthesis left open in a condition', 'rules.json', completa, '"‸(fuera = 0 y pctSecos >= 20"', 'Falta cerrar el paréntesis con «)».'],
  ['a parenthesis too many in a condition', 'rules.json', completa, '"fuera = 0‸) y pctSecos >= 20"', 'Sobra «)».'],
  ['a condition cut short', 'rules.json', completa, '"fuera = 0 y‸"', 'La fórmula termina antes de tiempo.'],
  ['nothing between two names', 'rules.json', completa, '"fuera ‸pctSecos"', 'Falta un signo, o «y», antes de «pctSecos».'],
  ['a function of conditions misspelt', 'rules.json', completa, '"‸bjo(grasa)"', 'No existe la función «bjo». ¿Querías decir «bajo»?'],
  ['a function without its parentheses', 'rules.json', completa, '"‸alto grasa"', '«alto» es una función: lleva paréntesis.'],
  ['a decimal comma in a condition', 'rules.json', completa, '"pctSecos >= ‸20,5"', 'Los decimales van con punto: «20.5».'],
  ['a percentage in a condition', 'rules.json', completa, '"pctSecos >= 20 ‸%"', 'Las fórmulas van sin «%»'],
  ['comparisons in a chain', 'rules.json', completa, '"20 < pctSecos ‸< 30"', 'Las comparaciones no se encadenan: une dos con «y».'],
  ['a fact misspelt', 'rules.json', '"when": "tipoDesconocido"', '"when": "‸tipoDesconcido"', '¿Querías decir «tipoDesconocido»?'],
  ['a row after the one that closes', 'rules.json', '{ "give": "por ajustar" }', '{ "give": "por ajustar" }, ‸{ "give": "mala", "when": "fuera > 3" }', 'Esta fila nunca se mira'],
  ['a notice twice', 'rules.json', '{ "id": "consejo"', '{ "id": ‸"lectura", "to": "warnings", "each": "lecturas" }, { "id": "consejo"', 'Ya hay un aviso «lectura» más arriba'],
  ['a list that the answer has not', 'rules.json', '"to": "suggestions"', '"to": ‸"sugerencias"', 'La respuesta no tiene la lista «sugerencias».'],
  ['more than, in words', 'rules.json', completa, '"pctSecos ‸mayor que 20"', '«mayor» se escribe con un signo: «>».'],
  ['and before an i', 'rules.json', completa, '"fuera = 0 ‸e pctSecos > 20"', '«e» se escribe aquí «y».'],
  ['message of a range renamed', 'messages.json', '"grasa.alto": {', '‸"grasas.alto": {', 'No existe el parámetro «grasas»: esta frase no se diría nunca. ¿Querías decir «grasa»?'],
  ['misspelt placeholder', 'messages.json', '"Azúcares {valor} %: por debajo de {min} %."', '"Azúcares ‸{valr} %: por debajo de {min} %."', 'No hay nada que poner en el hueco «{valr}». ¿Querías decir «valor»?'],
  ['placeholder not closed', 'messages.json', 'todo está dentro de su rango."', 'todo está dentro de su ‸{tipo rango."', 'Falta cerrar el hueco con «}».'],
  ['unknown type in {tipo:…}', 'messages.json', 'Receta equilibrada para {tipo}:', 'Receta equilibrada para ‸{tipo:basca}:', 'No existe el tipo «basca». ¿Querías decir «basico»?'],
  ['ingredient of a lever that does not exist', 'messages.json', '"add": "mayor:grasa|mantequilla"', '"add": ‸"mayor:grasa|mantequila"', 'No existe el ingrediente «mantequila» en el catálogo. ¿Querías decir «mantequilla»?'],
  ['a lever that does two things', 'messages.json', added, '"try": [‸{ "add": "azucar", "less": "agua" }]', 'Una palanca lleva una de estas: swap, add, less, change. Aquí hay add y less.'],
  ['a lever that keeps what does not exist', 'messages.json', added, '"try": [{ "swap": ["agua", "azucar"], "keeping": ‸"grsa" }]', 'No existe el parámetro «grsa». ¿Querías decir «grasa»?'],
  ['the words of a lever ask for an ingredient it has not', 'messages.json', added, '"try": [{ "add": "azucar", "say": "Añade ‸{x2} g" }]', 'No hay nada que poner en «{x2}»: aquí valen {x} y {x.nombre}.'],
  ['a sentence of nobody', 'messages.json', '"disclaimer":', '‸"grasas.alto": "x", "disclaimer":', 'No existe el parámetro «grasas»: esta frase no se diría nunca. ¿Querías decir «grasa»?'],
  ['a lever with a verb misspelt', 'messages.json', added, '"try": [{ ‸"ad": "azucar" }]', 'No se conoce la clave «ad». ¿Querías decir «add»?'],
  ['a lever with a Spanish verb', 'messages.json', added, '"try": [{ ‸"añade": "azucar" }]', 'Aquí valen: when, swap, add, less, change'],
  ['a swap of one', 'messages.json', added, '"try": [{ "swap": ‸["azucar"] }]', 'La lista lleva al menos 2 elementos'],
  ['levers without their list', 'messages.json', added, '"try": ‸{ "add": "azucar" }', 'Aquí va una lista [ … ].'],
  ['two braces', 'messages.json', 'equilibrada para {tipo}:', 'equilibrada para ‸{{tipo}}:', 'Los huecos llevan una sola llave: {así}.'],
  ['a bracket for a brace', 'messages.json', '"Grasa {valor} %: por debajo', '"Grasa ‸{valor] %: por debajo', 'Falta cerrar el hueco con «}».'],
  ['a text in two lines', 'messages.json', 'por debajo de {min} %.", "try": [{ "add": "azucar" }]', 'por debajo\n de 1/2 {min} %.", "try": [{ "add": "azucar" }]', 'Un texto va entero en una línea: únelo con la siguiente.'],
  ['a dose upside down', 'trade.json', '[0, 20, 60]', '‸[60, 20, 0]', 'Van de menor a mayor'],
  ['a cap over its dose', 'trade.json', '"#mantequilla": 50', '"#azucar": ‸80', 'El tope (80) pasa del máximo de su dosis (60).'],
  ['a cap with its unit', 'trade.json', '"#mantequilla": 50', '"#mantequilla": ‸"50 %"', 'Las cifras van sin unidad y sin comillas: 50.'],
  ['a share as a percentage', 'trade.json', '"cereal": 0.95', '"cereal": ‸95', 'Tiene que ser como mucho 1.'],
  ['a limit in Spanish', 'trade.json', '"dose"', '‸"dosis"', 'No se conoce la clave «dosis». ¿Querías decir «dose»?'],
  ['a ban without its reason', 'trade.json', '"dose":', '"forbid": { "cereal": ‸{} }, "dose":', 'Falta la clave «why».'],
  ['a ban on a corrector', 'trade.json', '"dose":', '"forbid": { "#agua": ‸{ "why": "x" } }, "dose":', '«Agua» es un corrector de este tipo y aquí se prohíbe'],
  ['a family that the larder has not', 'trade.json', '"dose":', '"forbid": { ‸"familia:natta": { "why": "x" } }, "dose":', 'No existe el grupo o conjunto «familia:natta»'],
  ['a figure of the label cut short', 'label.json', '"formula": "grasa"', '"formula": "grasa +‸"', 'La fórmula termina antes de tiempo.'],
  ['a figure of the label misspelt', 'label.json', '"grasa >= 8"', '"‸grassa >= 8"', 'No existe la cifra «grassa». ¿Querías decir «grasa»?'],
  ['a name without its law', 'label.json', '"law": "RD 2/2000", ', '', 'Falta la clave «law».'],
];
