// Slips that used to be told elsewhere, or not at all. As in slips.ts, one per line.
import { type Slip, T } from './slips.ts';

const sugars = '"azucares": { "range": [15, 35], "source": "oficio" },';
const doubtful = 'se ha usado «{tipoId}».[ ¿';
const ok = 'Receta equilibrada para {tipo}:';
const nothing = 'No hay nada que poner en el hueco';

// biome-ignore format: one slip per line
export const toldSlips: readonly Slip[] = [
  ['a key without its closing quote', T, sugars, '‸"azucares: { "range": [15, 35], "source": "Goff & Hartel (13-17)" },', 'Faltan las comillas que cierran la clave: "azucares".'],
  ['a key without its opening quote', T, sugars, '‸azucares": { "range": [15, 35], "source": "Goff & Hartel; Fugar (5-12)" },', '«azucares» va entre comillas rectas: "azucares".'],
  ['an inner key without its closing quote', T, sugars, '"azucares": { ‸"range: [15, 35], "source": "el oficio; 1/2 (5-12)" },', 'Faltan las comillas que cierran la clave: "range".'],
  ['an inner key without its opening quote', T, sugars, '"azucares": { "range": [15, 35], ‸source": "el oficio; 1/2 (5-12)" },', '«source» va entre comillas rectas: "source".'],
  ['a text without its closing quote, with a colon inside', T, sugars, '"azucares": { "source": ‸"oficio: de siempre, "range": [15, 35] },', 'Faltan las comillas de cierre.'],
  ['a range without its closing bracket', T, '[15, 35], "source": "oficio" },\n    "grasa"', '‸[15, 35, "source": "oficio" },\n    "grasa"', 'Falta cerrar la lista: [15, 35].'],
  ['a range between parentheses', T, '[15, 35]', '‸(15, 35)', 'Los dos extremos van entre corchetes: [15, 35].'],
  ['one end with a decimal comma', T, '[15, 35]', '‸"<=22,5"', 'Los decimales van con punto: "<=22.5".'],
  ['if, as programs write it', 'rules.json', '"when": "tipoDesconocido"', '‸"if": "tipoDesconocido"', 'No se conoce la clave «if». Aquí se escribe «when».'],
  ['when, in Spanish', 'rules.json', '"when": "tipoDesconocido"', '‸"cuando": "tipoDesconocido"', 'No se conoce la clave «cuando». Aquí se escribe «when».'],
  ['a list of the answer in Spanish', 'rules.json', '"to": "suggestions"', '"to": ‸"avisos"', 'La respuesta no tiene la lista «avisos». Tiene: suggestions, warnings.'],
  ['a state as a fact', 'rules.json', '"when": "tipoDesconocido"', '"when": "‸estado.azucares = \'alto\'"', '«estado.azucares» es de la forma larga («fact»). Aquí se escribe «alto(azucares)».'],
  ['a state as a fact, alone', 'rules.json', '"when": "tipoDesconocido"', '"when": "fuera = 0 y ‸estado.azucares"', 'Aquí se escribe «bajo(azucares)» o «bien(azucares)» o «alto(azucares)».'],
  ['what is out as a fact', 'rules.json', '"when": "tipoDesconocido"', '"when": "‸fuera.grasa > 0"', 'Aquí se escribe «fuera(grasa)».'],
  ['the other end left out', T, '[15, 35]', '[15‸, ]', 'Detrás de esta coma falta el otro extremo: escríbelo, o null si por ese lado no lo hay.'],
  ['a figure in a notice of none', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{valor}).[ ¿', `${nothing} «{valor}», y la frase no se diría: el aviso «tipo_desconocido» no habla de ningún rango ni límite. Quita el hueco, o pon en él la clave de un parámetro.`],
  ['a unit in a notice of no figure', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{unidad}).[ ¿', `${nothing} «{unidad}»`],
  ['a name in a notice of no line', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{nombre}).[ ¿', 'no habla de ninguna línea. Quita el hueco, o di en el aviso de qué líneas habla («each»).'],
  ['a column of the line in a notice of no line', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{linea.grasa}).[ ¿', 'no habla de ninguna línea'],
  ['a list in a notice of each line', 'messages.json', '«{nombre}» no tiene precio:', '‸{lista} no tiene precio:', 'el aviso «sin_precio» no habla de varias líneas'],
  ['a figure where nothing is out', 'messages.json', ok, 'Receta equilibrada (‸{valor}) para {tipo}:', 'lo que se dice cuando nada está fuera no habla de ningún rango ni límite. Quita el hueco.'],
  ['a name in the sentence of a range', 'messages.json', 'Grasa {valor} %: por debajo', 'Grasa de ‸{nombre} {valor} %: por debajo', 'esta frase no habla de ninguna línea. Quita el hueco.'],
  ['a figure in the sentence of a requirement', 'messages.json', 'La receta no pesa nada:', 'La receta no pesa nada (‸{valor}):', 'este requisito no habla de ningún rango'],
  ['a cap of more than all', 'trade.json', '"#mantequilla": 50', '"#mantequilla": ‸500', 'El tope es un tanto por ciento de toda la receta, y 500 pasa de 100: ¿sobra una cifra?'],
  ['an ingredient by its name where its id goes', 'names.json', '"polvo blanco": "azucar"', '"polvo blanco": ‸"Azúcar blanco"', 'No existe el ingrediente «Azúcar blanco» en el catálogo ni en la despensa. ¿Querías decir «azucar»?'],
  ['a hole between brackets', 'messages.json', 'Grasa {valor} %: por debajo', 'Grasa ‸[valor] %: por debajo', 'Un hueco va entre llaves: {valor}. Entre corchetes se leería «valor».'],
  ['two conditions with a comma', 'rules.json', '"fuera = 0 y pctSecos >= minimoSecos"', '"fuera = 0‸, pctSecos >= minimoSecos"', 'Sobra «,»: dos condiciones se unen con «y» o con «o».'],
  ['a brace lost before a key', T, '"azucares": { "range": [15, 35], "source": "oficio" },', '"azucares": ‸"range": [15, 35], "source": "oficio" },', 'Falta «{» antes de esto.'],
  ['a decimal with an apostrophe', T, '[15, 35]', "[‸15'5, 35]", 'Los decimales van con punto: 15.5.'],
  ['a half in one sign', T, '"merma": 1 }', '"merma": ‸1½ }', 'Una fracción se escribe calculada: 1.5.'],
  ['a half in one sign, alone', T, '"merma": 1 }', '"merma": ‸½ }', 'Una fracción se escribe calculada: 0.5.'],
  ['a swap of one for itself', 'messages.json', '"try": [{ "add": "azucar" }]', '"try": [{ "swap": ‸["azucar", "azucar"] }]', '«azucar» se cambiaría por sí mismo'],
  ['per thousand', T, '[15, 35]', '[15, ‸350‰]', 'Las cifras van sin «‰»: 350.'],
  ['a square in one sign', 'params.json', '"media(grasa)"', '"media(grasa)‸²"', '«²» no es un signo de fórmula: escribe «^ 2».'],
  ['two examples of one name', T, '"examples": [', '"examples": [\n    { "name": "Sale bien", "recipe": { "Harina": 500, "Azúcar": 250, "Mantequilla": 250 }, "expect": { "verdict": "equilibrada", "out": [] } },', 'Otra receta de ejemplo se llama ya «Sale bien»: dale otro nombre a esta'],
  ['a name for a type that is the name of another', 'names.json', '"sencilla": "basico"', '‸"receta rica": "basico"', '«receta rica» es el tipo «rico» (types/rico.json), y aquí se tomaría por «basico»: borra esta línea.'],
  ['a name for a type that is the id of another', 'names.json', '"sencilla": "basico"', '‸"rico": "basico"', '«rico» es el tipo «rico»'],
  ['the last day of a name, the other way round', 'label.json', '"law": "RD 1/2000",', '"law": "RD 1/2000", "until": ‸"13/06/2026",', '«13/06/2026» no vale aquí. Aquí va: último día en que vale: año-mes-día, 2026-06-13.'],
];

/** As near as can be: nothing is said. */
export const toldSounds: readonly (readonly [name: string, file: string, from: string, to: string])[] = [
  ['a list of a set in any notice', 'messages.json', doubtful, 'se ha usado «{tipoId}» ({lista:secos}).[ ¿'],
  ['a name for a type that is its own', 'names.json', '"sencilla": "basico"', '"Receta básica": "basico"'],
  ['a flavour of what another type is called', 'names.json', '"sencilla": "basico"', '"rico *": "basico"'],
  ['a hole that may stay empty', 'messages.json', doubtful, 'se ha usado «{tipoId}»[ ({valor})].[ ¿'],
];
