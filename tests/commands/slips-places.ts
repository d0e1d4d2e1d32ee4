// The same few slips wherever a formula, a condition, a list of lines or a range may be written: each is told there, and not
// at what holds it. As in slips.ts, one per line.
import { type Slip, T } from './slips.ts';

const added = '"try": [{ "add": "azucar" }]';
const little =
  '"grasa.bajo": { "text": "Grasa {valor} %: por debajo de {min} %.", "try": [{ "add": "mayor:grasa|mantequilla" }] }';
const moving = (more: string): string => `"grasa.bajo": [{ "moves": { "x": ${more} }, "text": "Añade {x} g." }]`;
const figures = '"figures": {';
const ranges = '"ranges": {';
const range = '"range": [15, 35]';
const rows = '"ingredients": [';
const fat = '"media(grasa)"';
const cap = '"#mantequilla": 50';
const grasas = 'No existe el grupo o conjunto «grasas». ¿Querías decir «grasa»?';
const basica = 'No existe el tipo «basica». ¿Querías decir «basico»?';
const noParam = 'No existe el parámetro «nada».';
const noFact = 'No existe «nada».';
const noColumn = 'No existe la columna «nada».';
const never = 'Esto no se cumple nunca: «pctSecos» tendría que ser más de 30 y menos de 20 a la vez.';

// biome-ignore format: one slip per line
export const placeSlips: readonly Slip[] = [
  ['in the step of the grams', 'craft.json', 'si(g < 20', 'si(‸nada < 20', noParam],
  ['in what adjusting keeps', 'craft.json', '"keep": "peso"', '"keep": "‸nada"', noParam],
  ['in what adjusting scales', 'craft.json', '"keep": "peso"', '"keep": "peso", "scale": "‸nada"', noParam],
  ['in the share of the unknown', 'craft.json', '"decimals": 2,', '"decimals": 2, "unknown": { "share": "‸nada", "most": 5 },', noParam],
  ['in the usual of the process', 'craft.json', '"default": 5', '"default": "‸nada"', noParam],
  ['in the least of the process', 'craft.json', '"min": 1', '"min": "‸nada"', noParam],
  ['in the most of the process', 'craft.json', '"max": 9', '"max": "‸nada"', noParam],
  ['in a requirement', 'craft.json', '"that": "peso > 0"', '"that": "‸nada > 0"', noParam],
  ['in a chart that sweeps', 'craft.json', '"charts": [', '"charts": [{ "kind": "sweep", "label": "B", "x": { "constant": "minimoSecos", "label": "M", "from": 1, "to": 2 }, "y": ‸"grasas" },', 'No existe el parámetro «grasas». ¿Querías decir «grasa»?'],
  ['of the process, a parameter', 'craft.json', '"horas": {', '‸"grasa": {', '«grasa» está también entre los parámetros: borra uno.'],
  ['in a column of the larder', 'catalogue.json', '"precio": { "label"', '"precio": { "larder": "‸nada", "label"', noColumn],
  ['in a column of a family', 'catalogue.json', rows, `"families": { "leche": { "groups": ["liquido"], "values": { "grasa": "‸nada" } } },\n  ${rows}`, noColumn],
  ['of a family, no column', 'catalogue.json', rows, `"families": { "leche": { "groups": ["liquido"], "values": { ‸"grasas": "grasa" } } },\n  ${rows}`, 'No existe la columna «grasas». ¿Querías decir «grasa»?'],
  ['a family of no group', 'catalogue.json', rows, `"families": { "leche": { "groups": ["liquido", ‸"grasas"] } },\n  ${rows}`, 'No existe el grupo «grasas». ¿Querías decir «grasa»?'],
  ['an origin of no group', 'catalogue.json', rows, `"origins": { "vegetal": [‸"grasas"] },\n  ${rows}`, 'No existe el grupo «grasas». ¿Querías decir «grasa»?'],
  ['in a doubt', 'params.json', fat, `${fat}, "doubt": "‸nada"`, noParam],
  ['in what is exact', 'params.json', fat, `${fat}, "exact": "‸nada > 1"`, noParam],
  ['in where it applies', 'params.json', fat, `${fat}, "applies": "‸nada > 1"`, noParam],
  ['in a minimum', 'params.json', fat, `${fat}, "minimum": "‸nada"`, noParam],
  ['in a maximum', 'params.json', fat, `${fat}, "maximum": "‸nada"`, noParam],
  ['in an internal figure', 'params.json', '"params": {\n', '"internal": { "uno": "‸nada" },\n  "params": {\n', noParam],
  ['in an internal figure with its note', 'params.json', '"params": {\n', '"internal": { "uno": { "formula": "‸nada", "note": "x" } },\n  "params": {\n', noParam],
  ['an internal figure called as a parameter', 'params.json', '"params": {\n', '"internal": { ‸"grasa": "1" },\n  "params": {\n', '«grasa» está también entre los parámetros: borra uno.'],
  ['a name to show of nothing decided', 'rules.json', '"nivel": {', '"nivel": { "labels": { ‸"nivl": { "label": "Nivel" } },', 'La tabla no decide «nivl». ¿Querías decir «nivel»?'],
  ['a name to show of what no row gives', 'rules.json', '"nivel": {', '"nivel": { "labels": { "nivel": { "label": "Nivel", "values": { ‸"completo": "Bien" } } },', 'Ninguna fila da «completo». ¿Querías decir «completa»?'],
  ['in the minimum of a range', T, range, `${range}, "minimum": "‸nada"`, noParam],
  ['in the maximum of a range', T, range, `${range}, "maximum": "‸nada"`, noParam],
  ['in the minimum of a limit', T, ranges, `"limits": { "grasa": { "range": [null, 40], "source": "RD 1/2000", "minimum": "‸nada" } },\n  ${ranges}`, noParam],
  ['in what a variant is chosen by', T, ranges, `"variants": [{ "id": "una", "when": "‸nada > 1" }],\n  ${ranges}`, noParam],
  ['in the range of a variant', T, ranges, `"variants": [{ "id": "una", "ranges": { "grasa": { "range": [5, 40], "maximum": "‸nada" } } }],\n  ${ranges}`, noParam],
  ['a range of a variant upside down', T, ranges, `"variants": [{ "id": "una", "ranges": { "grasa": ‸[40, 5] } }],\n  ${ranges}`, 'El rango está al revés: 40 es mayor que 5. Escribe [5, 40].'],
  ['a range from a day that is none', T, range, `${range}, "from": ‸"2026-02-31"`, '«2026-02-31» no es un día: año-mes-día, como 2026-06-14.'],
  ['a range that changes on a day that is none', T, range, `${range}, "since": [{ "from": ‸"2026-13-01", "range": [15, 36] }]`, '«2026-13-01» no es un día'],
  ['changes from new to old', T, range, `${range}, "since": [{ "from": "2027-02-01", "range": [15, 36] }, { "from": ‸"2027-01-01", "range": [15, 37] }]`, 'Los cambios van del más antiguo al más nuevo: 2027-01-01 no va después de 2027-02-01.'],
  ['two changes on one day', T, range, `${range}, "since": [{ "from": "2027-02-01", "range": [15, 36] }, { "from": ‸"2027-02-01", "range": [15, 37] }]`, '2027-02-01 no va después de 2027-02-01.'],
  ['a changed range upside down', T, range, `${range}, "since": [{ "from": "2027-02-01", "range": ‸[36, 15] }]`, 'El rango está al revés: 36 es mayor que 15.'],
  ['a range wider than its limit', T, '"ranges": {\n    "azucares"', '"limits": { "azucares": { "range": [20, 30], "source": "ley" } },\n  "ranges": {\n    ‸"azucares"', 'El rango de «azucares» (15 a 35) es más ancho que su límite legal (20 a 30): dentro de él habría recetas ilegales.'],
  ['a range that nobody speaks of', T, ranges, `${ranges}\n    ‸"agua": { "range": [1, 90], "source": "oficio" },`, '«agua» tiene rango y nadie hablaría de él si queda fuera: añádelo a «order» en «consejo».'],
  ['a range in another unit', T, '"azucares": { "range": [15, 35]', '‸"azucares": { "range": [0.15, 0.35]', 'de «azucares» y el rango es 0,15 a 0,35: ¿está en otra unidad?'],
  ['in a requirement of a type', T, ranges, `"require": [{ "that": "‸nada > 0", "say": "receta_sin_peso" }],\n  ${ranges}`, noParam],
  ['in a sentence of a type', T, ranges, `"messages": { "ok": "Bien ‸{nada}." },\n  ${ranges}`, 'No hay nada que poner en el hueco «{nada}».'],
  ['in a notice of a type', T, ranges, `"notices": [{ "id": "ok", "to": "warnings", "when": "‸nada" }],\n  ${ranges}`, noFact],
  ['a notice of a type in no list', T, ranges, `"notices": [{ "id": "ok", "to": ‸"warning" }],\n  ${ranges}`, 'La respuesta no tiene la lista «warning». ¿Querías decir «warnings»?'],
  ['a notice of a type called as one of the craft', T, ranges, `"notices": [{ "id": ‸"lectura", "to": "warnings", "each": "lecturas" }],\n  ${ranges}`, 'Ya hay un aviso «lectura» entre los avisos del oficio: dale otro nombre a uno de los dos.'],
  ['a corrector of a type', T, ranges, `"correctors": ["agua", ‸"azucr"],\n  ${ranges}`, 'No existe el ingrediente «azucr» en el catálogo. ¿Querías decir «azucar»?'],
  ['a limit of the trade of a type', T, ranges, `"trade": { "cap": { ‸"#azucr": 30 } },\n  ${ranges}`, 'No existe el ingrediente «azucr» en el catálogo. ¿Querías decir «azucar»? Si es un nombre, escribe «of» con sus líneas.'],
  ['an ingredient of an example that nobody knows', T, '"Mantequilla": 250', '‸"Mantegarda blanda": 250', '«Mantegarda blanda» no está en la despensa, y por eso «Sale bien» no da lo que promete.'],
  ['an example with one more out', T, '"out": ["azucares"]', '"out": ‸["azucares", "grasa"]', '«Demasiado dulce»: queda fuera «azucares», y se esperaba «azucares» y «grasa».'],
  ['an example with nothing out', T, '"out": []', '"out": ‸["grasa"]', '«Sale bien»: no queda nada fuera, y se esperaba «grasa».'],
  ['an example that says something else', T, '"says": ["azucares.alto"]', '"says": [‸"grasa.alto"]', '«Demasiado dulce»: no se dice «grasa.alto»; se dice '],
  ['a label that is a figure', T, '"label": "Receta básica"', '"label": ‸5', 'Aquí va un texto entre comillas.'],
  ['a range that is a yes', T, range, '"range": ‸true', 'Aquí va una lista [ … ].'],
  ['a row that gives a list', 'rules.json', '{ "give": "por ajustar" }', '{ "give": ‸[] }', 'No tiene la forma esperada. Aquí va: '],
  ['in how much of the other', 'messages.json', added, '"try": [{ "swap": ["agua", "azucar"], "by": "‸nada" }]', noColumn],
  ['in how much of each', 'messages.json', added, '"try": [{ "change": { "azucar": "‸nada" } }]', noColumn],
  ['each of what does not exist', 'messages.json', added, '"try": [{ "change": { "agua": -1, ‸"azucr": 1 } }]', 'No existe el ingrediente «azucr» en el catálogo. ¿Querías decir «azucar»?'],
  ['the first of a swap', 'messages.json', added, '"try": [{ "swap": [‸"azucr", "agua"] }]', 'No existe el ingrediente «azucr» en el catálogo.'],
  ['the second of a swap', 'messages.json', added, '"try": [{ "swap": ["agua", ‸"azucr"] }]', 'No existe el ingrediente «azucr» en el catálogo.'],
  ['in where a lever goes', 'messages.json', added, '"try": [{ "add": "azucar", "to": "‸nada" }]', noParam],
  ['in the most of a lever', 'messages.json', added, '"try": [{ "add": "azucar", "max": "‸nada" }]', noParam],
  ['in the step of a lever', 'messages.json', added, '"try": [{ "add": "azucar", "step": "‸nada" }]', noParam],
  ['in when a lever', 'messages.json', added, '"try": [{ "add": "azucar", "when": "‸nada" }]', noFact],
  ['a lever that never comes', 'messages.json', added, '"try": [{ "add": "azucar", "when": ‸"pctSecos > 30 y pctSecos < 20" }]', never],
  ['in when a sentence', 'messages.json', little, '"grasa.bajo": [{ "when": "‸nada", "text": "Falta." }, { "text": "Falta." }]', noFact],
  ['a sentence that never comes', 'messages.json', little, '"grasa.bajo": [{ "when": ‸"pctSecos > 30 y pctSecos < 20", "text": "Falta." }, { "text": "Falta." }]', never],
  ['in a second sentence', 'messages.json', little, '"grasa.bajo": [{ "when": "pctSecos > 30", "text": "Falta." }, { "text": "Falta ‸{nada}." }]', 'No hay nada que poner en el hueco «{nada}».'],
  ['in how much a move changes', 'messages.json', little, moving('{ "change": { "mantequilla": "‸nada" } }'), noColumn],
  ['a move of nothing', 'messages.json', little, moving('{ "change": { ‸"mantequila": 1 } }'), 'No existe el ingrediente «mantequila» en el catálogo. ¿Querías decir «mantequilla»?'],
  ['in where a move goes', 'messages.json', little, moving('{ "change": { "mantequilla": 1 }, "to": "‸nada" }'), noParam],
  ['in the step of a move', 'messages.json', little, moving('{ "change": { "mantequilla": 1 }, "step": "‸nada" }'), noParam],
  ['in the most of a move', 'messages.json', little, moving('{ "change": { "mantequilla": 1 }, "max": "‸nada" }'), noParam],
  ['in a base of the trade', 'trade.json', '"is": "peso"', '"is": "‸nada"', noParam],
  ['in what a cap counts', 'trade.json', cap, '"#mantequilla": { "most": 50, "amount": "‸nada" }', noParam],
  ['in the most of a cap', 'trade.json', cap, '"#mantequilla": { "most": "‸nada" }', noParam],
  ['a cap of no group', 'trade.json', cap, '"grasas": { "most": 50, "of": ["grasa", ‸"grasas"] }', grasas],
  ['a cap over no base', 'trade.json', cap, '"#mantequilla": { "most": 50, "base": ‸"mezclas" }', 'No existe la base «mezclas» en trade.json. ¿Querías decir «mezcla»?'],
  ['all over no base', 'trade.json', '"all": {', '"all": { "base": ‸"mezclas",', 'No existe la base «mezclas» en trade.json. ¿Querías decir «mezcla»?'],
  ['a cap over its dose, with its base', 'trade.json', cap, '"#azucar": { "most": ‸80, "base": "mezcla" }', 'El tope (80) pasa del máximo de su dosis (60).'],
  ['a dose upside down with its reason', 'trade.json', '[0, 20, 60]', '{ "why": "x", "dose": ‸[0, 60, 20] }', 'Van de menor a mayor'],
  ['a band upside down', 'trade.json', '"cereal": 0.95', '"cereal": { "keep": 0.95, "band": ‸[0, 60, 20] }', 'Van de menor a mayor'],
  ['instead, nothing', 'trade.json', '"dose":', '"forbid": { "cereal": { "why": "x", "instead": { ‸"azucr": 1 } } }, "dose":', 'No existe el ingrediente «azucr» en el catálogo. ¿Querías decir «azucar»?'],
  ['without something, one that does not exist', 'trade.json', '"introduce"', '"without": { "#azucar": ["agua", ‸"azucr"] }, "introduce"', 'No existe el ingrediente «azucr» en el catálogo. ¿Querías decir «azucar»?'],
  ['a kind of no type', 'trade.json', '"all": {', '"kinds": { "ricas": { "types": ["rico", ‸"basica"] } },\n  "all": {', basica],
  ['in what a figure is of', 'label.json', '"formula": "grasa" }', '"formula": "grasa", "of": "‸nada" }', noParam],
  ['in what a litre weighs', 'label.json', figures, `"litre": "‸nada",\n  ${figures}`, noParam],
  ['in what is finished', 'label.json', figures, `"finished": [{ "formula": "‸nada", "say": "x" }],\n  ${figures}`, noParam],
  ['finished of no type', 'label.json', figures, `"finished": [{ "formula": "peso", "say": "x", "types": [‸"basica"] }],\n  ${figures}`, basica],
  ['told by weight, no group', 'label.json', figures, `"quid": ["cereal", ‸"grasas"],\n  ${figures}`, grasas],
  ['each line of no group', 'label.json', '"law": "RD 1/2000",', '"law": "RD 1/2000", "each": [‸"grasas"],', grasas],
  ['in a class of another', 'label.json', figures, `"classes": [{ "ingredients": ["cereal"], "class": "emulgente", "when": "‸nada > 8" }],\n  ${figures}`, noParam],
  ['a class of no group', 'label.json', figures, `"classes": [{ "ingredients": [‸"grasas"], "class": "emulgente", "when": "grasa > 8" }],\n  ${figures}`, grasas],
  ['in when a mention', 'label.json', figures, `"mentions": [{ "say": "x", "law": "y", "when": "‸nada > 8" }],\n  ${figures}`, noParam],
  ['a mention of a sum', 'label.json', figures, `"mentions": [{ "say": "x", "law": "y", "when": "‸peso > 8" }],\n  ${figures}`, 'Aquí solo se comparan cifras de «figures».'],
  ['in a mention', 'label.json', figures, `"mentions": [{ "say": ‸"{grassa}", "law": "y", "when": "grasa > 8" }],\n  ${figures}`, 'No existe la cifra «grassa». ¿Querías decir «grasa»?'],
  ['a mention of no type', 'label.json', figures, `"mentions": [{ "say": "x", "law": "y", "when": "grasa > 8", "types": [‸"basica"] }],\n  ${figures}`, basica],
  ['in what is attested', 'label.json', '"law": "RD 1/2000",', '"law": "RD 1/2000", "attest": ["x", { "say": "x", "need": "‸grassa >= 8" }],', 'No existe la cifra «grassa». ¿Querías decir «grasa»?'],
  ['called as no type', 'label.json', figures, `"called": { ‸"basica": "masa" },\n  ${figures}`, basica],
  ['called with brackets', 'label.json', figures, `"called": { "basico": ‸"masa (rica)" },\n  ${figures}`, 'Un nombre se imprime tal cual: sin paréntesis, barras ni comillas.'],
  ['a type that cannot be printed', T, '"Receta básica"', '"Receta básica (o casi)"', '{tipo} imprimiría «Receta básica (o casi)»: di en «called» cómo se llama lo que sale de «basico».'],
];

/** As near a slip as can be without being one: nothing is said. */
// biome-ignore format: one edit per line
export const sounds: readonly (readonly [name: string, file: string, from: string, to: string])[] = [
  ['a limit as wide as its range', T, ranges, `"limits": { "grasa": { "range": [10, 30], "source": "RD 1/2000" } },\n  ${ranges}`],
  ['the law of all its limits said once', T, ranges, `"source": "RD 1/2000", "limits": { "grasa": [5, 40] },\n  ${ranges}`],
  ['a limit of one figure', T, ranges, `"limits": { "horas": { "range": [5, 5], "source": "RD 1/2000" } },\n  ${ranges}`],
  ['two changes, a day apart', T, range, `${range}, "from": "2020-01-01", "since": [{ "from": "2020-01-02", "range": [15, 36] }]`],
  ['a variant alone, without «when»', T, ranges, `"variants": [{ "id": "una" }],\n  ${ranges}`],
  ['the last variant without «when»', T, ranges, `"variants": [{ "id": "una", "when": "grasa > 100" }, { "id": "otra" }],\n  ${ranges}`],
  ['a start that is begun from', T, '"examples": [', '"start": [{ "name": "Masa", "recipe": { "Harina": 500 } }],\n  "examples": ['],
  ['an example that is refused, and says so', T, '"examples": [', '"examples": [{ "name": "Nada", "recipe": { "Harina": 0 }, "expect": { "error": "no pesa nada" } },'],
  ['a dose of one figure', 'catalogue.json', '"id": "azucar",', '"id": "azucar", "dose": [20, 20],'],
  ['a row that nearly closes', 'catalogue.json', '"otros": 76.5', '"otros": 76.6'],
  ['a row of the larder that says of which group it is', 'catalogue.json', rows, `${rows}\n    { "id": "limoncello", "groups": ["liquido"] },`],
  ['a row that says what it is, with its own id', 'catalogue.json', rows, `${rows}\n    { "id": "limoncello", "is": "limoncello", "groups": ["liquido"] },`],
  ['the process with no room', 'craft.json', '"min": 1, "max": 9', '"min": 5, "max": 5'],
  ['a dose of the trade of one figure', 'trade.json', '[0, 20, 60]', '[20, 20, 20]'],
  ['a cap as far as its dose', 'trade.json', cap, '"#azucar": 60'],
  ['all over a base', 'trade.json', '"all": {', '"all": { "base": "mezcla",'],
  ['a table of one row', 'rules.json', '"decisions": {', '"decisions": { "otra": { "rows": [{ "give": "uno" }] },'],
  ['a list compared with a list', 'rules.json', '"when": "tipoDesconocido"', '"when": { "fact": "nivel", "operator": "notIn", "value": ["completa"] }'],
  ['a swap that keeps and says how much', 'messages.json', added, '"try": [{ "swap": ["agua", "azucar"], "by": 2, "keeping": "grasa", "say": "Cambia {x} g de {x.nombre} por {x2} g de {x2.nombre}" }]'],
  ['a move as what a line may be', 'messages.json', little, moving('{ "change": { "mantequilla": 1 }, "as": "relleno", "param": "grasa" }')],
  ['a hole of a legal name with decimals', 'label.json', '"Masa grasa"', '"Masa con {grasa:1} % de grasa"'],
];
