// What an assistant may ask, as tools: each has a name, a Spanish description, the shape of its input made from the loaded
// definitions, and a function to a small answer. They run the same engine as the paths of the API.
import { type Craft, round, typeSaid } from '../../engine/index.ts';

type Fields = Record<string, unknown>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema */
  readonly input: Fields;
  readonly output: Fields;
  readonly run: (input: Fields) => Fields | Promise<Fields>;
  /** why a call was refused, with the fields as this tool calls them */
  readonly says: (message: string, input: Fields) => string;
}

export interface Kitchen {
  /** compiled when they are asked for */
  readonly offers: readonly { readonly id: string; readonly craft: () => Craft }[];
  /** ingredients nearest to what was typed, for one craft or for all */
  readonly search: (typed: string, craft: string | null) => unknown;
  /** what may be heavy runs beside the loop of a server, at once in a command */
  readonly balance: (craft: Craft, body: Fields) => Promise<Fields>;
  readonly adjust: (craft: Craft, body: Fields) => Promise<Fields>;
  readonly explain: (craft: Craft, body: Fields) => Promise<Fields>;
  readonly label: (craft: Craft, body: Fields) => Promise<Fields>;
  /** every recipe that the change touches, and the summary last */
  readonly book: (body: Fields) => Promise<readonly Fields[]>;
}

export function toolsOf(kitchen: Kitchen): Tool[] {
  const { offers } = kitchen;
  const ids = offers.map(({ id }) => id);
  // The shape of the tool has let none other through.
  const craftOf = (input: Fields): Craft => offers.find(({ id }) => id === input.oficio)!.craft();
  const oficio = { type: 'string', enum: ids, description: 'Oficio' };
  const recipe = (more: Fields = {}, isFree = false): Fields => ({
    type: 'object',
    properties: {
      oficio,
      tipo: {
        type: 'string',
        description: 'Tipo de receta, como lo diría un profesional; sin él, el habitual del oficio',
      },
      ingredientes: {
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: {
          type: 'object',
          properties: {
            nombre: { type: 'string', description: 'Ingrediente, como se escribe en una receta' },
            gramos: { type: 'number', minimum: 0, description: 'Peso en gramos' },
            cantidad: { type: 'string', description: 'O la cantidad como se dice: «2 huevos», «1/2 kg», «250 ml»' },
            etiqueta: {
              type: 'object',
              description:
                'De lo que no está en la despensa, lo que dice su envase por 100 g, cada nutriente por su nombre y en gramos',
            },
          },
          required: ['nombre'],
        },
        description: isFree ? 'Lo que hay: sin gramos, el servicio decide cuánto' : 'La receta',
      },
      ...more,
    },
    required: ['oficio', 'ingredientes'],
  });
  const bodyOf = (input: Fields, craft: Craft): Fields => {
    const { name, weight } = craft.definition.craft.request;
    const items = input.ingredientes as { nombre: string; gramos?: number; cantidad?: string; etiqueta?: Fields }[];
    const packet = craft.larder.packet?.field;
    return {
      ...typeSaid(craft, input.tipo == null ? {} : { type: input.tipo }),
      ingredients: items.map(({ nombre, gramos, cantidad, etiqueta: told }) => ({
        [name]: nombre,
        ...(told == null || packet === undefined ? {} : { [packet]: told }),
        ...(gramos == null ? {} : { [weight]: gramos }),
        ...(cantidad == null ? {} : { quantity: cantidad }),
      })),
    };
  };
  const asked = (input: Fields): Fields => {
    const renamed: Record<string, string> = { total: 'total', sin: 'avoid', coste_maximo: 'maxCost', meta: 'target' };
    return Object.fromEntries(
      Object.entries(renamed).flatMap(([from, to]) => (input[from] == null ? [] : [[to, input[from]]])),
    );
  };
  const wishes = {
    total: { type: 'number', description: 'Peso total que se quiere, en gramos' },
    sin: { type: 'array', items: { type: 'string' }, description: 'Ingredientes o grupos que no puede llevar' },
    coste_maximo: { type: 'number', description: 'Coste máximo, en euros por kilo' },
    meta: { type: 'string', description: 'Medalla o categoría que se busca, como poco' },
  };
  const adjusted = async (input: Fields, craft: Craft, body: Fields): Promise<Fields> => {
    const {
      sentences,
      ingredients,
      adjusted: isIn,
      after,
      cost,
    } = await kitchen.adjust(craft, { ...body, ...asked(input) });
    const told = { conseguido: isIn, frases: sentences, ingredientes: ingredients, coste: cost };
    return { ...told, resultado: small(after as Fields) };
  };
  const tools: Omit<Tool, 'says'>[] = [
    {
      name: 'listar_oficios',
      title: 'Oficios y tipos de receta',
      description: 'Qué oficios y tipos de receta se pueden analizar.',
      input: { type: 'object', properties: {} },
      output: shaped({ oficios: 'array' }),
      run: () => ({
        oficios: offers
          .map(({ craft }) => craft())
          .map(({ id, label: name, definition }) => ({
            oficio: id,
            nombre: name,
            tipos: Object.entries(definition.types).map(([tipo, { label: told }]) => ({ tipo, nombre: told })),
          })),
      }),
    },
    {
      name: 'buscar_ingredientes',
      title: 'Buscar ingredientes',
      description: 'Busca en la despensa por nombre, aunque esté mal escrito.',
      input: {
        type: 'object',
        properties: { texto: { type: 'string', maxLength: 80, description: 'Lo que se busca' }, oficio },
        required: ['texto'],
      },
      output: shaped({ ingredients: 'array' }),
      run: ({ texto, oficio: craft }) => kitchen.search(String(texto), craft == null ? null : String(craft)) as Fields,
    },
    {
      name: 'analizar_receta',
      title: 'Analizar una receta',
      description:
        'Calcula los parámetros del oficio, los compara con los rangos de su tipo y con la ley, y aconseja en gramos. Úsala siempre que haya que decir si una receta está equilibrada.',
      input: recipe(),
      output: analysis,
      run: async (input) => {
        const craft = craftOf(input);
        return small(await kitchen.balance(craft, bodyOf(input, craft)));
      },
    },
    {
      name: 'explicar_receta',
      title: 'Explicar una receta',
      description: 'De dónde sale cada cifra: su fórmula y lo que aporta cada ingrediente.',
      input: recipe(),
      output: {
        ...analysis,
        properties: {
          ...analysis.properties,
          cifras: {
            type: 'object',
            description: 'De cada cifra, su valor, su fórmula y lo que aporta cada ingrediente',
          },
        },
      },
      run: async (input) => {
        const craft = craftOf(input);
        const answer = await kitchen.explain(craft, bodyOf(input, craft));
        return { ...small(answer), cifras: figuresOf(answer) };
      },
    },
    {
      name: 'ajustar_receta',
      title: 'Ajustar una receta',
      description: 'Los gramos que dejan la receta en rango, respetando los límites del oficio, o por qué no se puede.',
      input: recipe(wishes),
      output: adjustment,
      run: (input) => {
        const craft = craftOf(input);
        return adjusted(input, craft, bodyOf(input, craft));
      },
    },
    {
      name: 'formular_receta',
      title: 'Formular una receta desde cero',
      description: 'Una receta equilibrada con los ingredientes que hay, sin dar pesos.',
      input: recipe(wishes, true),
      output: adjustment,
      run: (input) => {
        const craft = craftOf(input);
        const { weight } = craft.definition.craft.request;
        const body = bodyOf(input, craft);
        const ingredients = (body.ingredients as Fields[]).map((item) => ({ [weight]: null, ...item }));
        return adjusted({ total: 1000, ...input }, craft, { ...body, ingredients });
      },
    },
    {
      name: 'etiquetar_receta',
      title: 'Etiqueta de una receta',
      description:
        'Cómo se puede llamar el producto según la ley, y el borrador de su etiqueta: lista de ingredientes, alérgenos, información nutricional y menciones.',
      input: recipe({
        producto: { type: 'string', maxLength: 120, description: 'Nombre del producto' },
        peso_acabado: { type: 'number', description: 'Gramos del producto acabado' },
      }),
      output: shaped({
        names: 'array',
        ingredients: 'object',
        allergens: 'object',
        nutrition: 'object',
        mentions: 'array',
        warnings: 'array',
      }),
      run: async (input) => {
        const craft = craftOf(input);
        const more = {
          ...(input.producto == null ? {} : { name: input.producto }),
          ...(input.peso_acabado == null ? {} : { finishedWeight: input.peso_acabado }),
        };
        const { poweredBy: _, ...told } = await kitchen.label(craft, { ...bodyOf(input, craft), ...more });
        return told;
      },
    },
  ];
  tools.push({
    name: 'cambiar_recetas',
    title: 'Un cambio en todas las recetas',
    description:
      'Un cambio (algo que no ha de quedar, un ingrediente por otro, precios, la ley de un día, género que gastar) en muchas recetas a la vez, de cualquier oficio: cuáles toca, cómo estaban y cómo quedan corregidas, o por qué no se puede.',
    input: {
      type: 'object',
      properties: {
        recetas: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          items: titled(recipe()),
          description: 'Las recetas, cada una con su oficio',
        },
        cambio: {
          type: 'object',
          properties: {
            sin: names('Lo que no ha de quedar: ingredientes, alérgenos, aditivos o familias'),
            sustituir: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  quita: { type: 'string', description: 'Ingrediente que se va' },
                  pon: { type: 'string', description: 'Ingrediente que ocupa su lugar' },
                },
                required: ['quita', 'pon'],
              },
              description: 'Un ingrediente por otro, en el mismo peso',
            },
            precios: { type: 'object', description: 'Precios nuevos, en euros por kilo, por ingrediente' },
            fecha: { type: 'string', description: 'La ley de ese día, año-mes-día' },
            gastar: { type: 'object', description: 'Gramos que hay que gastar, por ingrediente' },
          },
          description: 'Qué cambia: una o varias de estas cosas',
        },
      },
      required: ['recetas', 'cambio'],
    },
    output: turnedShape,
    run: async ({ recetas, cambio }) => {
      const recipes = (recetas as Fields[]).map((one) => {
        const craft = craftOf(one);
        return { ...(one.titulo == null ? {} : { title: one.titulo }), ...bodyOf(one, craft), craft: craft.id };
      });
      const lines = await kitchen.book({ recipes, change: changeOf(cambio as Fields) });
      const { summary } = lines.at(-1) as { summary: Fields };
      return { recetas: lines.slice(0, -1).map(turnedOf), resumen: summary };
    },
  });
  const says = (message: string, input: Fields): string => {
    const offer = offers.find(({ id }) => id === input.oficio);
    return offer ? inItsWords(message, offer.craft()) : message;
  };
  return tools.map((tool) => ({ ...tool, says }));
}

/** A recipe among others is known by its title. */
const titled = (recipe: Fields): Fields => ({
  ...recipe,
  properties: { titulo: { type: 'string', description: 'Cómo se llama' }, ...(recipe.properties as Fields) },
});

const names = (description: string): Fields => ({ type: 'array', items: { type: 'string' }, description });

/** The change in the words of the API. */
function changeOf({ sin, sustituir, precios, fecha, gastar }: Fields): Fields {
  const swaps = (sustituir ?? []) as { quita: string; pon: string }[];
  const stock = Object.entries((gastar ?? {}) as Fields);
  return {
    ...(sin == null ? {} : { avoid: sin }),
    ...(swaps.length === 0 ? {} : { replace: swaps.map(({ quita, pon }) => ({ from: quita, to: pon })) }),
    ...(precios == null ? {} : { prices: precios }),
    ...(fecha == null ? {} : { date: fecha }),
    ...(stock.length === 0 ? {} : { stock: stock.map(([name, grams]) => ({ name, grams })) }),
  };
}

const turnedOf = ({ recipe, outcome, why, before, after, ingredients, sentences }: Fields): Fields => ({
  ...{ receta: recipe, queda: outcomesTold[String(outcome)], porque: why, antes: before, ahora: after },
  ...{ ingredientes: ingredients, frases: sentences },
});

const outcomesTold: Readonly<Record<string, string>> = {
  ...{ same: 'como está', adjusted: 'corregida', impossible: 'no se puede', refused: 'no se entiende' },
};

const turnedShape = {
  type: 'object',
  properties: {
    recetas: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          receta: { type: 'string' },
          queda: { type: 'string', enum: Object.values(outcomesTold) },
          porque: { type: 'array', items: { type: 'string' }, description: 'Qué del cambio la toca' },
          antes: { type: ['object', 'null'], description: 'Cifras, veredicto, coste, alérgenos y nombre legal' },
          ahora: { type: ['object', 'null'], description: 'Lo mismo, corregida' },
          ingredientes: { type: 'array', description: 'Gramos de antes y de ahora' },
          frases: { type: 'array', items: { type: 'string' }, description: 'Qué se cambia, o qué lo impide' },
        },
        required: ['receta', 'queda', 'porque', 'ingredientes', 'frases'],
      },
      description: 'Solo las que el cambio toca',
    },
    resumen: { type: 'object', description: 'Cuántas, cómo quedan, lo que cuestan y el recibo' },
  },
  required: ['recetas', 'resumen'],
};

const shaped = (fields: Record<string, string>) => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([key, type]) => [key, { type }])),
  required: Object.keys(fields),
});

/** What every analysis has; each craft adds its own. */
const analysis = {
  type: 'object',
  properties: {
    type: { type: 'string', description: 'Tipo de receta aplicado' },
    verdict: { type: 'string', description: 'equilibrada o revisar, en los oficios que lo dan' },
    params: { type: 'object', description: 'Cifras' },
    ranges: { type: 'object', description: 'Lo que pide su tipo' },
    score: { type: 'object', description: 'Medalla o categoría, en los oficios que la dan' },
    suggestions: { type: 'array', items: { type: 'string' } },
    warnings: { type: 'array', items: { type: 'string' } },
  },
  required: ['type', 'params'],
};

const adjustment = {
  type: 'object',
  properties: {
    conseguido: { type: 'boolean' },
    frases: { type: 'array', items: { type: 'string' }, description: 'Qué se cambia, o por qué no se llega' },
    ingredientes: { type: 'array', description: 'La receta nueva' },
    coste: { type: 'object', description: 'Euros por kilo' },
    resultado: { type: ['object', 'null'], description: 'El análisis de la receta nueva' },
  },
  required: ['conseguido', 'frases', 'ingredientes'],
};

/** Of the figures that the analysis shows: how each comes out, and from which ingredients. */
function figuresOf({ params, explain }: Fields): Fields {
  const told = (explain as { params: Record<string, Figure> }).params;
  const shown = Object.keys(params as Fields).flatMap((key) => (told[key] ? [[key, told[key]] as const] : []));
  return Object.fromEntries(
    shown.map(([key, { formula, contributions }]) => [
      key,
      {
        formula,
        aporta: Object.fromEntries(
          contributions
            .filter(({ value }) => Math.abs(value) >= 0.005)
            .map(({ name, value }) => [name, round(value, 2)]),
        ),
      },
    ]),
  );
}

interface Figure {
  readonly formula: string;
  readonly contributions: readonly { readonly name: string; readonly value: number }[];
}

/** Fields of the API that stand alone, as the tools call them. */
const alone: Readonly<Record<string, string>> = {
  ...{ avoid: 'sin', maxCost: 'coste_maximo', target: 'meta', finishedWeight: 'peso_acabado', type: 'tipo' },
};

/** A refusal opens with the place in the body of the API, and may quote its fields: whoever called a tool knows its own. */
function inItsWords(message: string, { definition }: Craft): string {
  const { name, weight } = definition.craft.request;
  const lines: Readonly<Record<string, string>> = { [name]: 'nombre', [weight]: 'gramos', quantity: 'cantidad' };
  const word = (field: string): string =>
    lines[field] ?? (field === 'ingredients' ? 'ingredientes' : (alone[field] ?? field));
  return message
    .replace(/^[\w.[\]]+(?=:)/, (place) => place.replace(/[a-z]\w*/gi, word))
    .replace(/«(\w+)»/g, (_, field: string) => `«${word(field)}»`);
}

/** Without what a conversation does not need. */
function small({ explain: _, disclaimer: __, poweredBy: ___, ...rest }: Fields): Fields {
  return rest;
}
