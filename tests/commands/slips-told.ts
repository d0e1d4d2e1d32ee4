// Slips that used to be told elsewhere, or not at all. As in slips.ts, one per line.
import type { Slip } from './slips.ts';

const doubtful = 'se ha usado «{tipoId}».[ ¿';
const ok = 'Receta equilibrada para {tipo}:';
const nothing = 'No hay nada que poner en el hueco';

// biome-ignore format: one slip per line
export const toldSlips: readonly Slip[] = [
  ['a figure in a notice of none', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{valor}).[ ¿', `${nothing} «{valor}», y la frase no se diría: el aviso «tipo_desconocido» no habla de ningún rango ni límite. Quita el hueco, o pon en él la clave de un parámetro.`],
  ['a unit in a notice of no figure', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{unidad}).[ ¿', `${nothing} «{unidad}»`],
  ['a name in a notice of no line', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{nombre}).[ ¿', 'no habla de ninguna línea. Quita el hueco, o di en el aviso de qué líneas habla («each»).'],
  ['a column of the line in a notice of no line', 'messages.json', doubtful, 'se ha usado «{tipoId}» (‸{linea.grasa}).[ ¿', 'no habla de ninguna línea'],
  ['a list in a notice of each line', 'messages.json', '«{nombre}» no tiene precio:', '‸{lista} no tiene precio:', 'el aviso «sin_precio» no habla de varias líneas'],
  ['a figure where nothing is out', 'messages.json', ok, 'Receta equilibrada (‸{valor}) para {tipo}:', 'cuando no hay nada fuera no habla de ningún rango'],
  ['a name in the sentence of a range', 'messages.json', 'Grasa {valor} %: por debajo', 'Grasa de ‸{nombre} {valor} %: por debajo', 'esta frase no habla de ninguna línea. Quita el hueco.'],
  ['a figure in the sentence of a requirement', 'messages.json', 'La receta no pesa nada:', 'La receta no pesa nada (‸{valor}):', 'este requisito no habla de ningún rango'],
];

/** As near as can be: nothing is said. */
export const toldSounds: readonly (readonly [name: string, file: string, from: string, to: string])[] = [
  ['a list of a set in any notice', 'messages.json', doubtful, 'se ha usado «{tipoId}» ({lista:secos}).[ ¿'],
  ['a hole that may stay empty', 'messages.json', doubtful, 'se ha usado «{tipoId}»[ ({valor})].[ ¿'],
];
