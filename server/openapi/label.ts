// The request and the answer of a label, and the label of the craft's own example.
import { type Craft, label, requestLimits, type Site } from '../../engine/index.ts';
import { daySchema } from './request.ts';
import { each, flag, list, nameOf, number, orNull, percent, record, ref, type Schema, text } from './schema.ts';

/** A recipe to analyse, and what is said of the product. */
export const labelRequestSchema = (craft: Craft): Schema => ({
  description: `Receta para etiquetar: ${craft.label}`,
  allOf: [ref(`${nameOf(craft.path)}Request`), ref('LabelWishes')],
});

export function labelWishes(craft: Craft): Schema {
  const { nesting } = craft.larder;
  const lost = nesting ? `: es ${nesting.lost.label.toLowerCase()}, y no puede ser más que lo que lleva` : '';
  const positive = (description: string): Schema => ({
    ...{ type: ['number', 'null'], exclusiveMinimum: 0, maximum: requestLimits.grams, description },
  });
  return {
    type: 'object',
    description: 'Lo que se dice del producto para su etiqueta',
    properties: {
      name: {
        type: ['string', 'null'],
        maxLength: 120,
        description: 'Nombre del producto: los ingredientes que nombra llevan su porcentaje',
      },
      finishedWeight: positive('Gramos del producto acabado; o «loss»'),
      loss: orNull(percent(`Peso que se pierde al elaborar, en %${lost}`)),
      portions: positive('Raciones que salen'),
      pieces: positive('Piezas que salen'),
      pieceWeight: positive('O gramos de cada pieza acabada: se dice cuántas salen'),
      mouldWeight: positive('O gramos de masa que van a cada molde'),
      trim: orNull(
        percent('Lo que se aparta después (recortes, lo que queda en el cazo), en %: se paga y no se vende'),
      ),
      date: daySchema(craft),
    },
  };
}

const numbers = (description: string): Schema => each({ type: 'number' }, description);
const texts = (description: string): Schema => list({ type: 'string' }, description);

const missing = record({
  what: text('De qué'),
  grams: { type: ['number', 'null'], description: 'Gramos que hay que añadir a esta receta o, en negativo, quitarle' },
  sentence: text('Dicho'),
});
const name = record(
  {
    name: text('Nombre legal'),
    law: text('Norma y artículo'),
    holds: flag('La receta lo cumple'),
    missing: list(missing, 'Lo que falta o sobra'),
    conditions: texts('Lo que la receta no dice y ha de cumplir quien elabora'),
    note: text('Aclaración'),
  },
  ['note'],
);
const portion: Schema = {
  ...record({
    grams: number('Peso de la ración'),
    values: numbers('Por ración'),
    reference: numbers('% de la ingesta de referencia de un adulto'),
  }),
  type: ['object', 'null'],
  description: 'Por ración, si se dijo cuántas salen',
};
const tolerance = record({
  uncertainty: number('Error de las tablas de que sale'),
  allowed: number('Tolerancia de la guía europea'),
  inside: flag('El error cabe en la tolerancia'),
});

const cost: Schema = {
  ...record(
    {
      batch: number('De todo'),
      perKg: number('Por kilo de producto acabado'),
      perPiece: number('Por pieza'),
      perLitre: number('Por litro'),
      unpriced: texts('Ingredientes sin precio conocido'),
    },
    ['perPiece', 'perLitre'],
  ),
  type: ['object', 'null'],
  description: 'Coste de los ingredientes, en euros; null: no hay precios',
};

export const labelAnswerSchema: Schema = {
  ...record(
    {
      status: { const: 'ok' },
      craft: text('Oficio'),
      type: text('Tipo aplicado'),
      typeLabel: text('Nombre del tipo'),
      name: text('Nombre del producto, si se dijo'),
      names: list(name, 'Nombres legales que la receta cumple, y los que casi cumple'),
      ingredients: record({
        text: text('Lista lista para imprimir; los alérgenos, entre **'),
        items: list(
          record({
            label: text('Como se nombra'),
            percent: number('% del producto acabado'),
            allergens: texts('Sus alérgenos'),
          }),
          'Uno por ingrediente, en orden legal',
        ),
      }),
      allergens: record({
        contains: texts('Contiene'),
        may: texts('Depende de la marca: mira la ficha'),
        unknown: texts('Ingredientes de los que no se sabe nada'),
      }),
      quid: list(
        record({ label: text('Ingrediente'), percent: number('%'), text: text('Como se imprime') }),
        'Ingredientes que llevan su porcentaje',
      ),
      nutrition: record({
        per: text('A qué cantidad se refiere'),
        values: numbers('Valores con dos decimales'),
        declared: each({ type: 'string' }, 'Como se imprimen, redondeados'),
        portion,
        tolerance: each(tolerance, 'Por nutriente'),
      }),
      mentions: list(
        record(
          {
            text: text('Mención'),
            law: text('Norma y artículo'),
            prints: flag('false: se le dice a quien elabora y no se imprime'),
            note: text('Dónde o cómo se imprime'),
          },
          ['note'],
        ),
        'Menciones obligatorias',
      ),
      keeping: {
        ...record(
          {
            date: { enum: ['useBy', 'bestBefore', 'none'], description: 'Caducidad, consumo preferente o ninguna' },
            text: text('Como se imprime, delante de la fecha'),
            storage: text('Cómo se guarda, tal como se imprime'),
            note: text('Lo que ha de mirar quien elabora: no se imprime'),
            law: text('Norma y artículo'),
          },
          ['storage', 'note'],
        ),
        description: 'Qué fecha lleva y cómo se guarda',
      },
      nutriScore: record({
        label: text('Qué es'),
        letter: text('Letra'),
        points: number('Puntos'),
        bad: numbers('En contra'),
        good: numbers('A favor'),
        note: text('Aclaración'),
      }),
      yield: record(
        {
          used: number('Gramos que entran'),
          finished: number('Gramos que salen'),
          loss: number('Pérdida, en %'),
          trim: number('Lo que se aparta, en %'),
          pieces: number('Piezas'),
          pieceWeight: number('Gramos por pieza'),
          over: number('Gramos que no llegan a una pieza'),
          litres: number('Litros, con su aire'),
          gramsPerLitre: number('Gramos por litro, con su aire'),
          cost,
        },
        ['trim', 'pieces', 'pieceWeight', 'over', 'litres', 'gramsPerLitre'],
      ),
      assumptions: texts('Lo que se ha supuesto'),
      warnings: texts('Lo que no se sabe'),
      poweredBy: text('Servicio'),
    },
    ['name', 'keeping'],
  ),
  description: 'Borrador de una etiqueta',
};

/** An example that the craft itself refuses is left out. */
export function labelExample(craft: Craft, body: unknown, site: Site): unknown {
  try {
    return label(craft, body, site, '2026-01-01');
  } catch {
    return undefined;
  }
}
