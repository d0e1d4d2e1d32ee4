// More slips, of the kinds that have nothing to do with JSON, and the sound craft that each spoils.
import { readCraft } from '../../engine/load/read.ts';

export const template = readCraft('templates/craft');
export const trade = `{
  "bases": { "mezcla": { "is": "peso", "say": "de la mezcla" } },
  "all": {
    "dose": { "#azucar": [0, 20, 60] },
    "character": { "cereal": 0.95 },
    "cap": { "#mantequilla": 50 },
    "introduce": { "most": 2 }
  }
}`;
export const sound = { ...template, texts: new Map(template.texts).set('trade.json', trade) };

export const T = 'types/basico.json';
const completa = '"fuera = 0 y pctSecos >= minimoSecos"';
const secos = '"100 * peso(secos) / peso"';
const grasa = '"media(grasa)"';
const added = '"try": [{ "add": "azucar" }]';

export type Slip = [name: string, file: string, from: string, to: string, says: string];

// biome-ignore format: one slip per line
export const slips: readonly Slip[] = [
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
  ['a sentence of nobody', 'messages.json', '"disclaimer":', '‸"grasas.alto": "x", "disclaimer":', 'No existe el parámetro «grasas»: esta frase no se diría nunca. ¿Querías decir «grasa»?'],
  ['a lever with a verb misspelt', 'messages.json', added, '"try": [{ ‸"ad": "azucar" }]', 'No se conoce la clave «ad». ¿Querías decir «add»?'],
  ['a lever with a Spanish verb', 'messages.json', added, '"try": [{ ‸"añade": "azucar" }]', 'Aquí valen: when, swap, add, less, change'],
  ['a swap of one', 'messages.json', added, '"try": [{ "swap": ‸["azucar"] }]', 'La lista lleva al menos 2 elementos'],
  ['levers without their list', 'messages.json', added, '"try": ‸{ "add": "azucar" }', 'Aquí va una lista [ … ].'],
  ['a dose upside down', 'trade.json', '[0, 20, 60]', '‸[60, 20, 0]', 'Van de menor a mayor'],
  ['a cap over its dose', 'trade.json', '"#mantequilla": 50', '"#azucar": ‸80', 'El tope (80) pasa del máximo de su dosis (60).'],
  ['a cap with its unit', 'trade.json', '"#mantequilla": 50', '"#mantequilla": ‸"50 %"', 'Las cifras van sin unidad y sin comillas: 50.'],
  ['a share as a percentage', 'trade.json', '"cereal": 0.95', '"cereal": ‸95', 'Tiene que ser como mucho 1.'],
  ['a limit in Spanish', 'trade.json', '"dose"', '‸"dosis"', 'No se conoce la clave «dosis». ¿Querías decir «dose»?'],
  ['a ban without its reason', 'trade.json', '"dose":', '"forbid": { "cereal": ‸{} }, "dose":', 'Falta la clave «why».'],
  ['a ban on a corrector', 'trade.json', '"dose":', '"forbid": { "#agua": ‸{ "why": "x" } }, "dose":', '«Agua» es un corrector de este tipo y aquí se prohíbe'],
  ['a family that the larder has not', 'trade.json', '"dose":', '"forbid": { ‸"familia:natta": { "why": "x" } }, "dose":', 'No existe el grupo o conjunto «familia:natta»'],
  ['a range in words', T, '[15, 35]', '‸"15-35"', 'Un solo extremo: "<60"'],
  ['a range of one', T, '[15, 35]', '‸[15]', 'La lista lleva al menos 2 elementos'],
  ['a range without ends', T, '[15, 35]', '‸[null, null]', 'El rango no tiene ningún extremo'],
  ['a source left empty', T, '"range": [15, 35], "source": "oficio"', '"range": [15, 35], "source": ‸""', 'El texto está vacío.'],
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
  ['a corrector by its label', 'craft.json', '"correctors": ["agua", "azucar",', '"correctors": ["agua", ‸"Azúcar",', 'No existe el ingrediente «Azúcar» en el catálogo. ¿Querías decir «azucar»?'],
  ['a chart of what does not exist', 'craft.json', '"params": ["azucares",', '"params": [‸"azucar",', 'No existe el parámetro «azucar». ¿Querías decir «azucares»?'],
  ['a path without its slash', 'craft.json', '"/api/balance/oficio"', '‸"api/balance/oficio"', 'empieza por «/»'],
  ['an id in capitals', 'craft.json', '"id": "oficio"', '"id": ‸"Oficio Nuevo"', '«Oficio Nuevo» no es un nombre válido'],
  ['a price below nothing', 'catalogue.json', '"precio": 8.5', '"precio": ‸-8.5', 'Tiene que ser al menos 0.'],
  ['a price with its unit', 'catalogue.json', '"precio": 8.5', '"precio": ‸"8,5 €"', 'Las cifras van sin unidad y sin comillas: 8.5.'],
  ['a part ten times too large', 'catalogue.json', '"values": { "azucares": 0.7, "grasa": 82,', '"values": ‸{ "azucares": 0.7, "grasa": 820,', 'Las partes de «Mantequilla» suman 822 y no 100'],
  ['a set inside itself', 'catalogue.json', '["endulzante", "cereal"]', '["endulzante", "secos"]', 'El conjunto «secos» se contiene a sí mismo.'],
  ['a group without its list', 'catalogue.json', '"groups": ["cereal"]', '"groups": ‸"cereal"', 'Aquí va una lista, aunque sea de uno: ["cereal"].'],
  ['an alias left empty', 'catalogue.json', '"aliases": ["harina de trigo"]', '"aliases": [‸""]', 'El texto está vacío.'],
  ['an example that expects a parameter of nobody', T, '"out": ["azucares"]', '"out": [‸"azucar"]', 'no existe el parámetro «azucar». ¿Querías decir «azucares»?'],
  ['an example that expects a sentence of nobody', T, '"says": ["azucares.alto"]', '"says": [‸"azucar.alto"]', 'no existe el mensaje «azucar.alto»'],
  ['an example that expects what the answer has not', T, '"out": [], "says"', '"fuera": ‸[], "says"', 'la respuesta no tiene «fuera».'],
  ['a weight with its unit', T, '"Harina": 300', '"Harina": ‸"300 g"', 'Las cifras van sin unidad y sin comillas: 300.'],
  ['a weight below nothing', T, '"Harina": 300', '"Harina": ‸-300', 'Tiene que ser al menos 0.'],
  ['the examples in Spanish', T, '"examples": [', '‸"ejemplos": [', 'No se conoce la clave «ejemplos». ¿Querías decir «examples»?'],
];
