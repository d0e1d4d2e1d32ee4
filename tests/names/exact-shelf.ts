// A tiny invented shelf with its own words, and a reader over it: what each rule of reading does, apart from any food.
import { indexNames } from '../../engine/names/index.ts';
import { heldOf } from '../../engine/names/lacking.ts';
import { type Reading, readerOf } from '../../engine/names/read.ts';
import { type Ingredient, shelve } from '../../engine/names/shelf.ts';
import type { LarderNames } from '../../schemas/generated/definitions.d.ts';

export const names: LarderNames = {
  articles: ['la', 'el', 'los', 'las'],
  skip: ['de', 'del', 'con', 'para', 'en', 'y', 'a'],
  with: ['con', 'y'],
  without: 'sin',
  purpose: 'para',
  measures: ['g', 'kg', 'cm'],
  abbreviations: { verde: ['vd.'], vidrio: ['vd.'], sin: ['s/'] },
  portions: ['lata', 'bote'],
  inflected: ['rojo', 'negro', 'crudo', 'tostado', 'molido', 'pelado', 'entero', 'escurrido'],
  filler: [
    'grande',
    'limpio',
    'crudo',
    'escurrido',
    'eco',
    { words: ['tallo'], of: ['planta'], after: true },
    { words: ['rodaja'], of: ['planta'] },
    { words: ['otoño'], of: ['planta'], told: true },
    { words: ['pelado', 'entero'], of: ['planta'] },
    { words: ['grado'] },
  ],
  synonyms: { coche: ['auto'] },
  brands: ['Luna de Plata'],
  apart: ['para pintar', 'para el molde'],
  wares: ['molde', 'caja para'],
  changing: ['relleno', 'ligero'],
  opposed: [['crudo', 'tostado']],
  makers: { of: ['metal', 'vino'], alone: ['vino'], except: ['oso', 'ico'] },
  specs: { read: ['pureza', 'cloruro'], unread: ['ceniza'], bears: { cloruro: 'sal' }, shares: ['vino'] },
  stages: ['del relleno', 'para la mesa'],
  means: { bola: { is: 'esfera_roja', or: ['esfera_azul', 'cobre'] }, globo: 'esfera_azul' },
  preparations: ['mezcla'],
  recipes: ['pastel', 'crema de la casa'],
  others: { hierro: ['zinc', 'acero raro'] },
  kinds: [{ heads: ['flor'], is: 'flor', except: ['relleno', 'sin tallo'] }],
  series: [{ rows: { 30: 'tinta_30', 50: 'tinta_50' } }],
  pieces: [{ words: ['entero', 'pelado'], are: { zumo_pera: 'pera', zumo_uva: null } }],
  states: { of: ['planta'], endings: ['ado', 'ido'], say: '{marca}' },
  kept: { of: ['pez'], words: ['en bote', 'ahumado'], signs: ['escurrido'], raw: ['crudo'] } as never,
  free: ['gluten', { things: ['sal'], columns: ['sal'], most: 1, little: 5 }],
};

const row = (id: string, family: string, called: string[], more: { sal?: number; carries?: string[] } = {}) => ({
  ...{ id, family, label: called[0]!, names: called, carries: more.carries ?? [] },
  held: heldOf({ sal: more.sal ?? 0 }, names),
});

export const ingredients: readonly Ingredient[] = [
  row('esfera_roja', 'metal', ['Esfera roja']),
  row('esfera_azul', 'metal', ['Esfera azul']),
  row('hierro', 'metal', ['Hierro negro', 'hierro'], { sal: 3 }),
  row('cobre', 'metal', ['Cobre fundido 20 %', 'cobre'], { sal: 9 }),
  row('aleacion', 'metal', ['Latón de cobre']),
  row('coche', 'metal', ['Coche rojo', 'coche rojo con tapa']),
  row('tapa', 'metal', ['Tapa']),
  row('flor', 'planta', ['Flor']),
  row('rosa', 'planta', ['Flor de rosa', 'rosa']),
  row('amapola', 'planta', ['Amapola silvestre', 'amapola']),
  row('tallo_rosa', 'planta', ['Tallo de rosa']),
  row('semilla', 'planta', ['Semilla tostada', 'semilla']),
  row('hojarasca', 'planta', ['Hojarasca seca']),
  row('zumo_pera', 'zumo', ['Zumo de pera', 'peral', 'jugo pera larga']),
  row('pera', 'planta', ['Pera verde']),
  row('zumo_uva', 'zumo', ['Zumo de uva', 'parra']),
  row('tinta_30', 'tinte', ['Tinta 30 %', 'tinta']),
  row('tinta_50', 'tinte', ['Tinta 50 %']),
  row('vino', 'vino', ['Vino']),
  row('vino_seco', 'vino', ['Vino seco 12 %']),
  row('sardina', 'pez', ['Sardina en bote', 'sardina']),
  row('trigo', 'grano', ['Trigo molido', 'trigo'], { carries: ['gluten'] }),
  row('base', 'tinte', ['Base 50 g/kg']),
  row('panel', 'metal', ['Panel flor']),
  row('barniz_mesa', 'tinte', ['Barniz para la mesa']),
  row('barniz', 'tinte', ['Barniz']),
  row('mesa_de', 'metal', ['Mesa de piedra']),
  row('mesa_piedra', 'metal', ['Mesa piedra']),
  row('caja_esfera', 'metal', ['Caja de esfera', 'cofre rojo']),
  row('liga', 'metal', ['Liga 2:1', 'liga']),
  row('mixto', 'grano', ['Tint y pan', 'mezcla']),
  row('tonta', 'grano', ['Tonta']),
  row('pastel', 'grano', ['Pastel dulce']),
  row('farola', 'metal', ['Farola amarilla grandiosa']),
  row('vaca', 'grano', ['Vaca']),
  row('bava', 'grano', ['Bava']),
  row('barca', 'metal', ['Ancla de barca']),
  row('verso', 'grano', ['Vaca brava bebe vaso blanco']),
  row('junco', 'planta', ['Junco con tallo']),
  row('gato', 'grano', ['Gato', 'perro negro']),
  row('perro', 'grano', ['Perro', 'gato negro']),
  row('gris', 'metal', ['Plomo gris'], { sal: 9 }),
  row('lingote', 'metal', ['Plomo', 'lingote gris']),
  row('gris_dos', 'metal', ['Estaño gris'], { sal: 9 }),
  row('vara', 'metal', ['Estaño sin sal', 'vara gris']),
  row('cristal', 'metal', ['Cristal de vidrio']),
  row('gluten', 'grano', ['Gluten puro'], { carries: ['gluten'] }),
];

const shelf = shelve(ingredients, names);
const own = indexNames(
  [
    { id: 'mi_rosa', names: ['Rosa mía'] },
    { id: 'mi_bola', names: ['bola grande mía'] },
  ],
  shelf.lexicon,
);
/** The craft calls the rose by a row of its own, and has no dry wine. */
export const read: (name: string) => Reading = readerOf(shelf, {
  own,
  means: {},
  larderOf: (id) => (id === 'mi_rosa' ? 'rosa' : id),
  rowOf: (id) =>
    id === '' || !shelf.ingredients.has(id) || id === 'vino_seco' ? undefined : id === 'rosa' ? 'mi_rosa' : id,
});

/** What it became, by which way, and what tells more: the words taken for a maker, the parts of a figure, or what is near. */
export type Case = [name: string, id: string | null, how: string, more?: string];

export function asRead(name: string): Case {
  const { id, how, apart, brand, figure, near } = read(name);
  const parts = figure?.parts.map((part) => `${part.id} ${part.share}`).join(', ');
  const more = brand ?? parts ?? (id === null ? near().join(', ') : '');
  const way = apart ? `${how} apart` : how;
  return more === '' ? [name, id, way] : [name, id, way, more];
}
