// What ?explain=true adds to an analysis: the same for every craft.
import { innerReading } from './inner.ts';
import type { Schema } from './schema.ts';

const text = (description: string): Schema => ({ type: 'string', description });
const bounds: Schema = { type: ['array', 'null'], items: { type: ['number', 'null'] }, minItems: 2, maxItems: 2 };

const contribution: Schema = {
  type: 'object',
  properties: {
    name: text('Ingrediente'),
    grams: { type: 'number', description: 'Su peso' },
    value: { type: 'number', description: 'Lo que aporta al valor; todas las aportaciones suman el valor' },
    numerator: { type: 'number', description: 'Su parte del numerador (cociente)' },
    denominator: { type: 'number', description: 'Su parte del denominador (cociente)' },
    perGram: { type: 'number', description: 'Lo que cambia el valor con un gramo más (marginal)' },
    parts: {
      type: 'array',
      description: 'Si el ingrediente es una receta, lo que aporta cada línea suya',
      items: {
        type: 'object',
        properties: {
          name: text('Ingrediente'),
          grams: { type: 'number', description: 'Lo que hay de él; negativo, lo que se perdió al fuego' },
          value: { type: 'number', description: 'Lo que aporta' },
        },
        required: ['name', 'grams', 'value'],
      },
    },
  },
  required: ['name', 'grams', 'value'],
};

const parameter: Schema = {
  type: 'object',
  properties: {
    label: text('Nombre'),
    unit: text('Unidad'),
    formula: text('Fórmula'),
    range: { ...bounds, description: 'Rango aplicado: [mínimo, máximo]' },
    source: { type: ['string', 'null'], description: 'De dónde sale el rango' },
    limit: {
      type: 'object',
      description: 'Límite legal, cuando lo hay además del rango',
      properties: { range: { ...bounds, description: '[mínimo, máximo]' }, source: text('Norma') },
      required: ['range', 'source'],
    },
    kind: {
      type: 'string',
      enum: ['suma', 'cociente', 'marginal'],
      description:
        'suma: cada ingrediente aporta su parte; cociente: una suma entre otra, y cada uno aporta su numerador entre todo el denominador; marginal: ni lo uno ni lo otro, y cada uno lleva su parte con lo demás quieto y lo que cambia un gramo más',
    },
    value: { type: ['number', 'null'], description: 'Valor sin redondear' },
    contributions: { type: 'array', items: contribution },
  },
  required: ['label', 'unit', 'formula', 'range', 'source', 'kind', 'value', 'contributions'],
};

const condition: Schema = {
  type: 'object',
  properties: {
    fact: text('Lo que se compara'),
    operator: text('Cómo'),
    value: { description: 'Con qué' },
    found: { description: 'Lo que había en esta receta' },
    holds: { type: 'boolean', description: 'Si se cumple' },
  },
  required: ['fact', 'operator', 'value', 'found', 'holds'],
};

const ingredient: Schema = {
  type: 'object',
  properties: {
    name: text('El nombre tal como se envió'),
    ingredient: { type: ['string', 'null'], description: 'Ingrediente de la despensa que es; null: no se conoce' },
    label: { type: ['string', 'null'], description: 'Cómo se llama en el oficio' },
    grams: { type: 'number', description: 'Su peso: el enviado, o el que se entiende de «quantity»' },
    how: text('Por qué se ha leído así'),
    figure: { type: 'number', description: 'Cifra que el nombre declara y que fija su composición' },
    near: { type: 'array', items: text('Nombre'), description: 'Los más parecidos, cuando no se conoce' },
    recipe: innerReading,
    apart: { type: 'boolean', description: 'Uso fuera de la masa: no entra en el cálculo' },
  },
  required: ['name', 'ingredient', 'label', 'grams', 'how'],
};

export const explanationSchema: Schema = {
  type: 'object',
  description: 'Con ?explain=true: de dónde sale cada cifra y por qué se dice cada frase',
  properties: {
    ingredients: { type: 'array', items: ingredient, description: 'Qué es cada línea enviada, en el mismo orden' },
    params: { type: 'object', additionalProperties: parameter, description: 'Por parámetro, también los internos' },
    inputs: {
      type: 'object',
      description: 'Los datos del proceso, si el oficio los tiene',
      additionalProperties: {
        type: 'object',
        properties: {
          label: text('Nombre'),
          unit: text('Unidad'),
          value: { type: ['number', 'null'], description: 'Valor con que se ha calculado' },
          told: { type: 'boolean', description: 'true si venía en la petición; false si se ha supuesto' },
          default: text('Lo que se supone cuando no se dice'),
        },
        required: ['label', 'unit', 'value', 'told', 'default'],
      },
    },
    plan: {
      type: 'array',
      description: 'El consejo paso a paso, en el orden en que se sigue: uno por sugerencia',
      items: {
        type: 'object',
        properties: {
          sentence: text('La sugerencia'),
          about: { description: 'De qué trata' },
          changes: {
            type: 'array',
            description: 'Gramos de esta receta, con signo',
            items: {
              type: 'object',
              properties: {
                name: text('Como se envió, o como está en la despensa'),
                grams: { type: 'number', description: 'Gramos; negativo, se quitan' },
              },
              required: ['name', 'grams'],
            },
          },
          inputs: {
            type: 'object',
            description: 'Lo que cambia de lo dicho del proceso, si cambia algo',
            additionalProperties: { type: 'number' },
          },
        },
        required: ['sentence', 'about', 'changes'],
      },
    },
    rules: {
      type: 'array',
      description: 'Las reglas que se han cumplido',
      items: {
        type: 'object',
        properties: {
          id: text('Regla'),
          list: { type: ['string', 'null'], description: 'Lista de la respuesta en que habla' },
          message: { type: ['string', 'null'], description: 'Lo que dice' },
          level: {
            type: ['string', 'null'],
            enum: ['danger', 'mind', 'note', null],
            description:
              'Cuánto pesa: algo no es seguro, legal o fiable; algo a lo que atender; algo que conviene saber',
          },
          conditions: { type: 'array', items: condition },
        },
        required: ['id', 'list', 'message', 'level', 'conditions'],
      },
    },
    trace: {
      type: 'array',
      description: 'Todas las reglas que se han mirado, se cumplan o no, con lo que vio cada condición',
      items: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: ['decision', 'notice'], description: 'Fila de una decisión, o aviso' },
          id: text('Decisión o aviso'),
          row: { type: 'integer', description: 'Fila de la decisión, desde 0' },
          give: { description: 'Lo que daría la fila' },
          list: text('Lista de la respuesta en que habla el aviso'),
          fired: { type: 'boolean', description: 'Si se ha cumplido' },
          conditions: { type: 'array', items: condition },
        },
        required: ['kind', 'id', 'fired', 'conditions'],
      },
    },
  },
  required: ['ingredients', 'params', 'plan', 'rules', 'trace'],
};
