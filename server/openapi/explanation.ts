// What ?explain=true adds to an analysis: the same for every craft.
import { innerReading } from './inner.ts';
import { each, ends, flag, list, number, orNone, orNull, record, type Schema, text } from './schema.ts';

const bounds: Schema = orNull(ends);

const contribution = record(
  {
    name: text('Ingrediente'),
    grams: number('Su peso'),
    value: number('Lo que aporta al valor; todas las aportaciones suman el valor'),
    numerator: number('Su parte del numerador (cociente)'),
    denominator: number('Su parte del denominador (cociente)'),
    perGram: number('Lo que cambia el valor con un gramo más (marginal)'),
    parts: list(
      record({
        name: text('Ingrediente'),
        grams: number('Lo que hay de él; negativo, lo que se perdió al fuego'),
        value: number('Lo que aporta'),
      }),
      'Si el ingrediente es una receta, lo que aporta cada línea suya',
    ),
  },
  ['numerator', 'denominator', 'perGram', 'parts'],
);

const parameter = record(
  {
    label: text('Nombre'),
    unit: text('Unidad'),
    formula: text('Fórmula'),
    range: { ...bounds, description: 'Rango aplicado: [mínimo, máximo]' },
    source: orNone('string', 'De dónde sale el rango'),
    limit: {
      ...record({ range: { ...bounds, description: '[mínimo, máximo]' }, source: text('Norma') }),
      description: 'Límite legal, cuando lo hay además del rango',
    },
    kind: {
      type: 'string',
      enum: ['suma', 'cociente', 'marginal'],
      description:
        'suma: cada ingrediente aporta su parte; cociente: una suma entre otra, y cada uno aporta su numerador entre todo el denominador; marginal: ni lo uno ni lo otro, y cada uno lleva su parte con lo demás quieto y lo que cambia un gramo más',
    },
    value: orNone('number', 'Valor sin redondear'),
    contributions: { type: 'array', items: contribution },
  },
  ['limit'],
);

const condition = record({
  fact: text('Lo que se compara'),
  operator: text('Cómo'),
  value: { description: 'Con qué' },
  found: { description: 'Lo que había en esta receta' },
  holds: flag('Si se cumple'),
});
const conditions: Schema = { type: 'array', items: condition };

const ingredient = record(
  {
    name: text('El nombre tal como se envió'),
    ingredient: orNone('string', 'Ingrediente de la despensa que es; null: no se conoce'),
    label: orNone('string', 'Cómo se llama en el oficio'),
    grams: number('Su peso: el enviado, o el que se entiende de «quantity»'),
    how: text('Por qué se ha leído así'),
    figure: number('Cifra que el nombre declara y que fija su composición'),
    near: list(text('Nombre'), 'Los más parecidos, cuando no se conoce'),
    recipe: innerReading,
    apart: flag('Uso fuera de la masa: no entra en el cálculo'),
  },
  ['figure', 'near', 'recipe', 'apart'],
);

const input = record({
  label: text('Nombre'),
  unit: text('Unidad'),
  value: orNone('number', 'Valor con que se ha calculado'),
  told: flag('true si venía en la petición; false si se ha supuesto'),
  default: text('Lo que se supone cuando no se dice'),
});

const step = record(
  {
    sentence: text('La sugerencia'),
    about: { description: 'De qué trata' },
    changes: list(
      record({
        name: text('Como se envió, o como está en la despensa'),
        grams: number('Gramos; negativo, se quitan'),
      }),
      'Gramos de esta receta, con signo',
    ),
    inputs: each({ type: 'number' }, 'Lo que cambia de lo dicho del proceso, si cambia algo'),
  },
  ['inputs'],
);

const rule = record({
  id: text('Regla'),
  list: orNone('string', 'Lista de la respuesta en que habla'),
  message: orNone('string', 'Lo que dice'),
  level: {
    type: ['string', 'null'],
    enum: ['danger', 'mind', 'note', null],
    description: 'Cuánto pesa: algo no es seguro, legal o fiable; algo a lo que atender; algo que conviene saber',
  },
  conditions,
});

const looked = record(
  {
    kind: { type: 'string', enum: ['decision', 'notice'], description: 'Fila de una decisión, o aviso' },
    id: text('Decisión o aviso'),
    row: { type: 'integer', description: 'Fila de la decisión, desde 0' },
    give: { description: 'Lo que daría la fila' },
    list: text('Lista de la respuesta en que habla el aviso'),
    fired: flag('Si se ha cumplido'),
    conditions,
  },
  ['row', 'give', 'list'],
);

export const explanationSchema: Schema = {
  ...record(
    {
      ingredients: list(ingredient, 'Qué es cada línea enviada, en el mismo orden'),
      params: each(parameter, 'Por parámetro, también los internos'),
      inputs: each(input, 'Los datos del proceso, si el oficio los tiene'),
      plan: list(step, 'El consejo paso a paso, en el orden en que se sigue: uno por sugerencia'),
      rules: list(rule, 'Las reglas que se han cumplido'),
      trace: list(looked, 'Todas las reglas que se han mirado, se cumplan o no, con lo que vio cada condición'),
    },
    ['inputs'],
  ),
  description: 'Con ?explain=true: de dónde sale cada cifra y por qué se dice cada frase',
};
