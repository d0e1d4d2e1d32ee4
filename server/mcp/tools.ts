// What an assistant may ask, as tools: each has a name, a Spanish description, the shape of its input made from the loaded
// definitions, and a function to a small answer. They run the same engine as the paths of the API.
import { type Craft, label, Refusal, type Site } from '../../engine/index.ts';

type Fields = Record<string, unknown>;

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema */
  readonly input: Fields;
  readonly run: (input: Fields) => Fields | Promise<Fields>;
}

export interface Kitchen {
  readonly crafts: readonly Craft[];
  readonly site: Site;
  readonly today: () => string;
  /** ingredients nearest to what was typed, for one craft or for all */
  readonly search: (typed: string, craft: string | null) => unknown;
  /** what may be heavy runs beside the loop of a server, at once in a command */
  readonly balance: (craft: Craft, body: Fields) => Promise<Fields>;
  readonly adjust: (craft: Craft, body: Fields) => Promise<Fields>;
  readonly explain: (craft: Craft, body: Fields) => Promise<Fields>;
}

export function toolsOf(kitchen: Kitchen): Tool[] {
  const { crafts, site, today } = kitchen;
  const ids = crafts.map(({ id }) => id);
  const craftOf = (input: Fields): Craft => {
    const craft = crafts.find(({ id }) => id === input.oficio);
    if (!craft) throw new Refusal(`No existe el oficio «${String(input.oficio)}». Los que hay: ${ids.join(', ')}.`);
    return craft;
  };
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
    const items = input.ingredientes as { nombre: string; gramos?: number; cantidad?: string }[];
    return {
      ...(input.tipo === undefined ? {} : { type: input.tipo }),
      ingredients: items.map(({ nombre, gramos, cantidad }) => ({
        [name]: nombre,
        ...(gramos === undefined ? {} : { [weight]: gramos }),
        ...(cantidad === undefined ? {} : { quantity: cantidad }),
      })),
    };
  };
  const asked = (input: Fields): Fields => {
    const renamed: Record<string, string> = { total: 'total', sin: 'avoid', coste_maximo: 'maxCost', meta: 'target' };
    return Object.fromEntries(
      Object.entries(renamed).flatMap(([from, to]) => (input[from] === undefined ? [] : [[to, input[from]]])),
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
  return [
    {
      name: 'listar_oficios',
      title: 'Oficios y tipos de receta',
      description: 'Qué oficios y tipos de receta se pueden analizar.',
      input: { type: 'object', properties: {} },
      run: () => ({
        oficios: crafts.map(({ id, label: name, definition }) => ({
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
      run: ({ texto, oficio: craft }) =>
        kitchen.search(String(texto), craft === undefined ? null : String(craft)) as Fields,
    },
    {
      name: 'analizar_receta',
      title: 'Analizar una receta',
      description:
        'Calcula los parámetros del oficio, los compara con los rangos de su tipo y con la ley, y aconseja en gramos. Úsala siempre que haya que decir si una receta está equilibrada.',
      input: recipe(),
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
      run: async (input) => {
        const craft = craftOf(input);
        const answer = await kitchen.explain(craft, bodyOf(input, craft));
        const { params, ingredients } = answer.explain as Fields;
        return { ...small(answer), cifras: params, lineas: ingredients };
      },
    },
    {
      name: 'ajustar_receta',
      title: 'Ajustar una receta',
      description: 'Los gramos que dejan la receta en rango, respetando los límites del oficio, o por qué no se puede.',
      input: recipe(wishes),
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
      run: (input) => {
        const craft = craftOf(input);
        const more = {
          ...(input.producto === undefined ? {} : { name: input.producto }),
          ...(input.peso_acabado === undefined ? {} : { finishedWeight: input.peso_acabado }),
        };
        const { poweredBy: _, ...told } = label(craft, { ...bodyOf(input, craft), ...more }, site, today());
        return told;
      },
    },
  ];
}

/** Without what a conversation does not need. */
function small({ explain: _, disclaimer: __, poweredBy: ___, ...rest }: Fields): Fields {
  return rest;
}
