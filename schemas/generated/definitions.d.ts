// Generated from the schemas by npm run types. Do not edit.

/**
 * Identificador: empieza por letra y lleva letras sin acento, cifras y guion bajo
 */
export type Key = string;
/**
 * Fórmula, p. ej. «100 * suma(agua) / suma(harina)». Decimales con punto. Guía: docs/formulas.md
 */
export type Formula = string;
/**
 * Requisitos de la receta, en orden
 */
export type Requirements = Requirement[];
/**
 * Ingredientes que el ajuste automático puede añadir
 */
export type Correctors = string[];
/**
 * Un gráfico: nombra parámetros, nunca fórmulas
 */
export type Chart = RangesChart | PartsChart | BarsChart | SweepChart | StepsChart | LadderChart | ContributionsChart;
/**
 * Qué tan segura es la fuente: de una norma, de una tabla o receta publicada (o de la definición de la sustancia), de una etiqueta o ficha que se ha visto, del oficio (receta o cálculo usual), o de memoria
 */
export type Basis = 'law' | 'measured' | 'label' | 'trade' | 'memory';
/**
 * Número, texto o sí/no (null: sin valor), solo o con su origen: { "value": 64, "source": "RD 1787/1982, 7.4" }
 */
export type Constant =
  | (number | string | boolean | null)
  | {
      /**
       * El valor
       */
      value: number | string | boolean | null;
      /**
       * Unidad: las fórmulas que la mezclan con otra se dicen
       */
      unit?: string;
      /**
       * De dónde sale: norma y artículo, libro, oficio
       */
      source?: string;
      /**
       * Aclaración
       */
      note?: string;
      /**
       * Valores que rigen desde un día, en orden
       *
       * @minItems 1
       */
      since?: [DatedConstant, ...DatedConstant[]];
    };
/**
 * Día desde el que rige: año-mes-día, 2026-06-14
 */
export type Date = string;
/**
 * { "range": [mínimo, máximo], … }, o solo [mínimo, máximo], o "<60"
 */
export type TargetEntry = Target | Range | Bound;
/**
 * [mínimo, máximo] (null deja ese lado abierto), o un solo extremo: "<60"
 */
export type Bounds = Range | Bound;
/**
 * [mínimo, máximo], extremos incluidos; null deja ese lado abierto
 *
 * @minItems 2
 * @maxItems 2
 */
export type Range = [number | null, number | null];
/**
 * Los dos extremos entre corchetes, [35, 60], o uno solo entre comillas: "<60", "<=60", ">35" o ">=35"
 */
export type Bound = string;
/**
 * De qué trata el rango: los rangos de un mismo aspecto cuentan una vez. Un texto, o uno por lado
 */
export type Aspect =
  | string
  | {
      /**
       * Aspecto cuando el valor queda por debajo
       */
      bajo?: string;
      /**
       * Aspecto cuando el valor queda por encima
       */
      alto?: string;
    };
/**
 * { "range": [mínimo, máximo], "source": norma y artículo }, o solo [mínimo, máximo], o "<60"
 */
export type LimitEntry = Limit | Range | Bound;
/**
 * Líneas de la receta: unión de los positivos menos los que llevan «-»
 *
 * @minItems 1
 */
export type Selectors = [Selector, ...Selector[]];
/**
 * Grupo, conjunto, marca, «todo», «#ingrediente», o lo que dice la despensa (familia:nata, origen:animal, alergeno:leche, certeza:memory); con «-» delante, se excluye
 */
export type Selector = string;
/**
 * Condición, en la lengua de las fórmulas («hidratacion >= 42 y no bajo(sal)») o en la forma de json-rules-engine. Guía: docs/reglas.md
 */
export type When = string | Condition;
/**
 * Condición en la forma de json-rules-engine: all (todas), any (alguna), not (no), o una comparación
 */
export type Condition =
  | Comparison
  | {
      name?: string;
      /**
       * @minItems 1
       */
      all: [Condition, ...Condition[]];
    }
  | {
      name?: string;
      /**
       * @minItems 1
       */
      any: [Condition, ...Condition[]];
    }
  | {
      name?: string;
      not: Condition;
    };
/**
 * Avisos, en el orden en que se dicen
 */
export type Notices = Notice[];
/**
 * Qué es, para las comprobaciones: agua, grasa, azúcares, proteínas, alcohol, sal, fibra, sólidos lácteos no grasos, lactosa, polioles, emulgente, energía, precio, poder anticongelante o poder edulcorante
 */
export type Meaning =
  | 'water'
  | 'fat'
  | 'sugar'
  | 'protein'
  | 'alcohol'
  | 'salt'
  | 'fibre'
  | 'milkSolids'
  | 'lactose'
  | 'polyol'
  | 'emulsifier'
  | 'energy'
  | 'price'
  | 'freezing'
  | 'sweetness';
export type NameUse = string | NameMeaning;
/**
 * Fórmula, o { "formula": …, "decimals": … }
 */
export type InternalFigure = Formula | Figure;
/**
 * [mínimo, usual, máximo] en % de la base
 *
 * @minItems 3
 * @maxItems 3
 */
export type Triple = [number, number, number];
/**
 * Productos acabados: nunca son correctores; solo bajan si la falta es suya
 */
export type Ready = Selectors;
/**
 * Qué cede antes: el primero, lo primero
 *
 * @minItems 1
 */
export type Sacrifice = [Selector, ...Selector[]];
/**
 * Un aviso usual, por su nombre: trae su condición y su frase
 */
export type UsualNotice =
  | 'sin_reconocer'
  | 'saber_primero'
  | 'por_etiqueta'
  | 'tipo_desconocido'
  | 'desconocido'
  | 'lectura'
  | 'sin_peso'
  | 'forzado'
  | 'excedido'
  | 'sin_precio';
/**
 * Frase; alternativas (se dice la primera que vale); o lo que pasa con sus palancas
 */
export type Message = string | [Alternative, ...Alternative[]] | Head;
/**
 * En un idioma
 *
 * @minItems 1
 */
export type NamesOfOne = [string, ...string[]];
export type Level = 'danger' | 'mind' | 'note';
export type Phrases = string[];

/**
 * Los ficheros de un oficio
 */
export interface CraftFolder {
  craft: CraftFile;
  kinds: KindsFile;
  catalogue: CatalogueFile;
  names: NamesFile;
  params: ParamsFile;
  type: TypeFile;
  rules: RulesFile;
  messages: MessagesFile;
  trade: TradeFile;
  label: LabelFile;
  larder: LarderFile;
  shelf: ShelfFile;
  words: LarderNames;
  quantities: QuantitiesFile;
  labelling: LabellingFile;
}
/**
 * Un oficio: su camino, su petición, sus requisitos y la forma de su respuesta
 */
export interface CraftFile {
  $schema?: string;
  id: Key;
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Qué analiza, en una frase
   */
  description?: string;
  /**
   * Camino de la API: empieza por «/» y lleva minúsculas, cifras y guiones («/api/balance/pan»)
   */
  path: string;
  /**
   * Tipo cuando no se indica o no se reconoce
   */
  defaultType: Key;
  /**
   * Puesto entre los oficios: se muestran de menor a mayor
   */
  order?: number;
  /**
   * Desde qué peso (weight) un rango es crítico: lo que cuentan criticosFuera y peorDesvioCritico
   */
  critical?: number;
  says?: FixedSayings;
  /**
   * Datos del proceso que quien elabora puede decir además de la receta: cada uno, un campo de la petición
   */
  inputs?: {
    [k: string]: Input;
  };
  litre?: Litre;
  /**
   * Papeles que una línea puede tener (relleno, baño…): la petición los dice en su campo o en el nombre, «nata (relleno)»
   */
  roles?: {
    [k: string]: LineRole;
  };
  /**
   * Decimales por defecto (2)
   */
  decimals?: number;
  request: RequestFields;
  /**
   * Grupos que conserva una receta que es ingrediente de otra: si su nombre o su papel la ponen en uno, todo lo que lleva cuenta en él
   */
  within?: string[];
  require: Requirements;
  grams?: GramsRule;
  adjust?: AdjustRule;
  unknown?: UnknownRule;
  correctors?: Correctors;
  /**
   * Gráficos de la página
   */
  charts?: Chart[];
  /**
   * La respuesta: los textos que empiezan por @ son fuentes; lo demás, literal
   */
  answer: {
    [k: string]: unknown;
  };
  /**
   * La respuesta de GET, en la misma forma; sin ella, la usual: qué es, sus tipos, sus datos de proceso y un cuerpo de ejemplo, que es la primera receta de partida de su tipo
   */
  manifest?: {
    [k: string]: unknown;
  };
}
/**
 * Claves de las frases que dice el motor por su cuenta
 */
export interface FixedSayings {
  /**
   * Cuando falta lo que un requisito nombra en «missing»: su {base}
   */
  missing?: string;
  /**
   * Cuando no se conoce el tipo pedido
   */
  unknownType?: string;
}
export interface Input {
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Unidad
   */
  unit?: string;
  /**
   * Decimales (por defecto, los del oficio)
   */
  decimals?: number;
  /**
   * Lo que se supone si no se dice: un número o una fórmula
   */
  default: number | Formula;
  /**
   * El menor valor posible: un número, o una fórmula sobre la receta
   */
  min?: number | Formula;
  /**
   * El mayor valor posible
   */
  max?: number | Formula;
  /**
   * Cómo lo pregunta la página, si no es con un número: yesNo, con una casilla (1 es sí; 0, no); ifKnown, un número que solo cuenta si se sabe: su 0 es que nadie lo ha dicho
   */
  ask?: 'yesNo' | 'ifKnown';
  /**
   * Mensaje con que el ajuste lo cambia por lo usual, si así se llega antes («Cuece hasta {brix} °Brix.»). Sin él, no se toca
   */
  lever?: string;
  /**
   * Es una cantidad de esta tanda («lo que queda en la olla»): al escalar la receta o ajustarla a otro total, crece con ella
   */
  scales?: boolean;
  /**
   * Aclaración
   */
  note?: string;
}
/**
 * Lo que se vende por litros: de qué parámetros salen
 */
export interface Litre {
  /**
   * Kilos de un litro de mezcla, antes de incorporar aire
   */
  density: string;
  /**
   * Aire que incorpora, en % del volumen de la mezcla
   */
  air: string;
}
export interface LineRole {
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Otras maneras de decirlo
   */
  names?: string[];
  /**
   * true: no entra en las sumas que no lo nombran
   */
  apart?: boolean;
  /**
   * Aclaración
   */
  note?: string;
}
/**
 * Nombres de los campos de la petición
 */
export interface RequestFields {
  /**
   * Campo del nombre del ingrediente
   */
  name: string;
  /**
   * Campo del peso en gramos
   */
  weight: string;
  /**
   * Campo que fuerza el grupo, si lo hay
   */
  role?: string;
  /**
   * Acepta la composición (las columnas) en cada ingrediente
   */
  composition?: boolean;
  /**
   * Cómo se pide un tipo: id, solo por su id, con cualesquiera mayúsculas, acentos o separadores, y lo demás es un tipo desconocido; name (lo normal), también como lo diría un profesional
   */
  type?: 'id' | 'name';
  /**
   * Valores que admite el campo craft; otro da 400
   *
   * @minItems 1
   */
  craft?: [string, ...string[]];
}
/**
 * Lo que la receta ha de tener; si no, se responde con un error 400
 */
export interface Requirement {
  that: Formula;
  /**
   * Clave del mensaje de error
   */
  say?: string;
  /**
   * Lo que falta, en palabras del oficio: se dice con el mensaje «falta» y su {base}
   */
  missing?: string;
}
/**
 * Cómo se dicen los gramos de una corrección
 */
export interface GramsRule {
  /**
   * Múltiplo al que se redondea; puede leer «g»
   */
  step?: Formula;
  /**
   * Otros múltiplos, con nombre: { "fina": "si(peso < 20, 0.01, 0.1)" }. Una palanca lo dice en su «step»
   */
  steps?: {
    [k: string]: Formula;
  };
}
/**
 * Ajuste automático
 */
export interface AdjustRule {
  /**
   * Lo que no cambia: peso, suma(harina)…
   */
  keep: Formula;
  /**
   * Cuánto puede cambiar, en %, si así se mueven menos gramos; sin ello, nada
   */
  give?: number;
  /**
   * Precisión de la balanza; puede leer «g» (por defecto si(g < 1, 0.01, si(g < 10, 0.1, 1)))
   */
  scale?: Formula;
  /**
   * Decisión a la que se puede apuntar con «target»; sin ella se apunta al veredicto
   */
  target?: string;
  /**
   * Lo que vale la pena alcanzar, de mejor a peor: pedir uno acepta los de antes. Lo que no está aquí no se ofrece como meta
   *
   * @minItems 1
   */
  rank?: [Rank, ...Rank[]];
  /**
   * A qué se apunta si nadie lo dice: next (por defecto), lo siguiente a lo que la receta ya es; best, lo mejor, y lo siguiente solo si no se llega
   */
  aim?: 'best' | 'next';
}
export interface Rank {
  /**
   * Lo que da la decisión
   */
  value: string;
  /**
   * Cómo se dice; sin ella, como lo da la decisión
   */
  label?: string;
  /**
   * Otras palabras con que se puede pedir
   */
  words?: string[];
}
/**
 * Cuándo hay tanto peso sin reconocer que las cifras no son de fiar: entonces no se dan gramos ni se ajusta, y las reglas leen «sinReconocer»
 */
export interface UnknownRule {
  /**
   * Tanto por ciento de peso que nadie reconoce, p. ej. «100 * peso(desconocido) / peso»
   */
  share: Formula;
  /**
   * El mayor que se admite, en %
   */
  most: number;
  /**
   * El veredicto es «revisar» también cuando lo que nadie reconoce podría cambiarlo; sin esto, el veredicto solo mira los rangos y se dice aparte
   */
  revises?: boolean;
}
/**
 * Cada valor en su banda
 */
export interface RangesChart {
  /**
   * Clase de gráfico
   */
  kind: 'ranges';
  /**
   * Título que se muestra
   */
  label?: string;
}
/**
 * Partes de un todo
 */
export interface PartsChart {
  /**
   * Clase de gráfico
   */
  kind: 'parts';
  /**
   * Título que se muestra
   */
  label: string;
  /**
   * Parámetros que se dibujan, en ese orden
   *
   * @minItems 1
   */
  params: [string, ...string[]];
  /**
   * De qué es cada parte, en el mismo orden: la misma cosa tiene el mismo color en todos los oficios
   */
  things?: ('agua' | 'azucar' | 'grasa' | 'leche' | 'proteina' | 'cacao' | 'acido' | 'fibra' | 'otro')[];
}
/**
 * Barras, una por parámetro
 */
export interface BarsChart {
  /**
   * Clase de gráfico
   */
  kind: 'bars';
  /**
   * Título que se muestra
   */
  label: string;
  /**
   * Parámetros que se dibujan, en ese orden
   *
   * @minItems 1
   */
  params: [string, ...string[]];
}
/**
 * Un parámetro mientras cambia una constante
 */
export interface SweepChart {
  /**
   * Clase de gráfico
   */
  kind: 'sweep';
  /**
   * Título que se muestra
   */
  label: string;
  /**
   * Lo que cambia en el eje
   */
  x: {
    /**
     * Constante
     */
    constant: string;
    /**
     * Título que se muestra
     */
    label: string;
    /**
     * Unidad
     */
    unit?: string;
    /**
     * Desde
     */
    from: number;
    /**
     * Hasta
     */
    to: number;
  };
  /**
   * Parámetro
   */
  y: string;
}
/**
 * Etapas seguidas, cada una con el parámetro de su mínimo y el de su máximo (curva de temple)
 */
export interface StepsChart {
  /**
   * Clase de gráfico
   */
  kind: 'steps';
  /**
   * Título que se muestra
   */
  label: string;
  /**
   * Unidad
   */
  unit?: string;
  /**
   * Etapas, en su orden
   *
   * @minItems 1
   */
  steps: [
    {
      /**
       * Título que se muestra
       */
      label: string;
      /**
       * Parámetro de su mínimo
       */
      from: string;
      /**
       * Parámetro de su máximo
       */
      to: string;
    },
    ...{
      /**
       * Título que se muestra
       */
      label: string;
      /**
       * Parámetro de su mínimo
       */
      from: string;
      /**
       * Parámetro de su máximo
       */
      to: string;
    }[]
  ];
}
/**
 * Un parámetro frente a umbrales con nombre (constantes del tipo)
 */
export interface LadderChart {
  /**
   * Clase de gráfico
   */
  kind: 'ladder';
  /**
   * Título que se muestra
   */
  label: string;
  /**
   * Parámetro que se mide
   */
  param: string;
  /**
   * Hacia dónde es mejor: con «low», cada umbral que se pasa es peor
   */
  better?: 'high' | 'low';
  /**
   * Umbrales con su nombre; con «low», cada uno se llama por lo que deja de ser («Deja de ser Extra»)
   *
   * @minItems 1
   */
  rungs: [
    {
      /**
       * Título que se muestra
       */
      label: string;
      /**
       * Constante
       */
      constant: string;
    },
    ...{
      /**
       * Título que se muestra
       */
      label: string;
      /**
       * Constante
       */
      constant: string;
    }[]
  ];
}
/**
 * Qué pone cada ingrediente en un parámetro, a elegir (coste y energía también)
 */
export interface ContributionsChart {
  /**
   * Clase de gráfico
   */
  kind: 'contributions';
  /**
   * Título que se muestra
   */
  label: string;
  /**
   * Los que se ofrecen; sin lista, todos
   *
   * @minItems 1
   */
  params?: [string, ...string[]];
}
/**
 * Familias de tipos: lo que varios tipos comparten, dicho una vez. De varias, gana la última; lo que un tipo escribe gana a todas
 */
export interface KindsFile {
  $schema?: string;
  [k: string]: TypeKind | string | undefined;
}
export interface TypeKind {
  /**
   * Tipos que son de ella, o familias de más arriba; «todos», y con «-» delante los que no. label.json y trade.json los dicen por el nombre de la familia
   *
   * @minItems 1
   */
  types: [string, ...string[]];
  /**
   * Qué tienen en común
   */
  note?: string;
  /**
   * Familia con que se agrupan en las listas
   */
  family?: string;
  /**
   * De dónde salen los rangos y límites de esta familia, salvo los que dicen otra cosa
   */
  source?: string;
  basis?: Basis;
  constants?: Constants;
  /**
   * Conjuntos del catálogo que sus tipos sustituyen
   */
  sets?: Sets;
  require?: Requirements;
  ranges?: Targets;
  limits?: Limits;
  notices?: Notices;
  /**
   * Frases de sus tipos
   */
  messages?: Messages;
  correctors?: Correctors;
}
/**
 * Constantes: lo que distingue a un tipo de otro
 */
export interface Constants {
  [k: string]: Constant;
}
export interface DatedConstant {
  from: Date;
  /**
   * El valor desde ese día
   */
  value: number | string | boolean | null;
  /**
   * De dónde sale
   */
  source?: string;
}
/**
 * Rangos objetivo, uno por parámetro
 */
export interface Targets {
  [k: string]: TargetEntry;
}
/**
 * Rango objetivo de un parámetro
 */
export interface Target {
  range: Bounds;
  /**
   * Mínimo que se aplica, a partir de «minimo», el escrito; gana al del parámetro
   */
  minimum?: Formula;
  /**
   * Máximo que se aplica, a partir de «maximo», el escrito; gana al del parámetro
   */
  maximum?: Formula;
  from?: Date;
  /**
   * Lo que rige desde un día, en orden
   *
   * @minItems 1
   */
  since?: [Dated, ...Dated[]];
  /**
   * Importancia: 3 crítico, 2 importante, 1 orientativo (por defecto, la del parámetro)
   */
  weight?: number;
  aspect?: Aspect;
  /**
   * De dónde sale el rango
   */
  source?: string;
  basis?: Basis;
  /**
   * Aclaración para quien lee el fichero
   */
  note?: string;
}
/**
 * Lo que rige desde un día
 */
export interface Dated {
  from: Date;
  range: Bounds;
  minimum?: Formula;
  maximum?: Formula;
  /**
   * Norma y artículo
   */
  source?: string;
}
/**
 * Límites legales, uno por parámetro
 */
export interface Limits {
  [k: string]: LimitEntry;
}
/**
 * Límite legal de un parámetro, con su artículo
 */
export interface Limit {
  range: Bounds;
  /**
   * Mínimo que se aplica, a partir de «minimo», el escrito; gana al del parámetro
   */
  minimum?: Formula;
  /**
   * Máximo que se aplica, a partir de «maximo», el escrito; gana al del parámetro
   */
  maximum?: Formula;
  from?: Date;
  /**
   * Lo que rige desde un día, en orden
   *
   * @minItems 1
   */
  since?: [Dated, ...Dated[]];
  /**
   * Norma y artículo o anexo
   */
  source?: string;
  /**
   * Aclaración para quien lee el fichero
   */
  note?: string;
}
/**
 * Aviso: una frase que se dice cuando se cumple su condición
 */
export interface Notice {
  /**
   * Identificador; también la clave de su mensaje si no hay «say»
   */
  id: Key;
  /**
   * Clave del mensaje, si no es el id
   */
  say?: string;
  /**
   * Lista de la respuesta: suggestions, warnings, motivos…
   */
  to: Key;
  /**
   * danger: algo no es seguro, legal o fiable; mind: algo a lo que atender; note: conviene saberlo. Por defecto mind; con «limites» danger, con «lecturas» note
   */
  level?: Level;
  /**
   * Una frase por línea elegida, o por cada rango fuera («fuera»), límite legal incumplido («limites»), parámetro sin valor («sinValor») o cosa que se ha supuesto al leer la petición («lecturas», que traen su frase)
   */
  each?: ('fuera' | 'limites' | 'sinValor' | 'lecturas') | Selectors;
  /**
   * Una sola frase si hay alguna línea así; {lista} las nombra
   */
  any?: Selectors;
  when?: When;
  /**
   * Con «fuera»: qué parámetros hablan y en qué orden (por defecto todos, por importancia y desviación)
   *
   * @minItems 1
   */
  order?: [string, ...string[]];
  /**
   * Como mucho tantas frases
   */
  atMost?: number;
  /**
   * Clave de la apertura: se busca prefijo.parámetro.lado, prefijo.lado y prefijo
   */
  prefix?: string;
  /**
   * Con «fuera»: lista a la que van, delante de todo, lo prohibido y las dosis cuando no hay nada más que corregir
   */
  aside?: Key;
  /**
   * El consejo de este aspecto espera mientras el otro tenga algo fuera
   */
  after?: {
    [k: string]: string;
  };
  /**
   * Clave de la frase única cuando no hay nada fuera
   */
  otherwise?: string;
}
/**
 * Compara un hecho con un valor o con otro hecho
 */
export interface Comparison {
  /**
   * Nombre de la condición, para la explicación
   */
  name?: string;
  /**
   * Parámetro, constante, decisión anterior o hecho de la comparación (estado.X, fuera, variante…)
   */
  fact: string;
  /**
   * Operador de json-rules-engine
   */
  operator:
    'equal' | 'notEqual' | 'lessThan' | 'lessThanInclusive' | 'greaterThan' | 'greaterThanInclusive' | 'in' | 'notIn';
  /**
   * Valor, lista de valores (in, notIn) u otro hecho: { "fact": "uMin" }
   */
  value:
    | (number | string | boolean | null)
    | (number | string | boolean | null)[]
    | {
        fact: string;
      };
}
/**
 * Catálogo de un oficio: columnas, grupos, conjuntos e ingredientes
 */
export interface CatalogueFile {
  $schema?: string;
  /**
   * Qué se sabe de cada ingrediente, siempre por 100 g tal como se pesa
   */
  columns: {
    [k: string]: Column;
  };
  /**
   * Familias y marcas: identificador y nombre
   */
  groups: {
    [k: string]: string;
  };
  sets?: Sets;
  /**
   * Familias de la despensa que este oficio puede usar, y qué son en él; sin esta clave solo usa las filas de aquí
   */
  families?: {
    [k: string]: FamilyUse;
  };
  /**
   * Marcas que llevan los ingredientes de un origen de la despensa, además de los grupos de su familia
   */
  origins?: {
    [k: string]: string[];
  };
  /**
   * Lo que este oficio sabe de más de un ingrediente, uno por línea
   */
  ingredients: IngredientRow[];
}
export interface Column {
  /**
   * Nombre de la columna
   */
  label: string;
  /**
   * Unidad por 100 g
   */
  unit?: string;
  /**
   * Lo más que se admite de quien llama, por 100 g
   */
  most?: number;
  means?: Meaning;
  /**
   * Forma parte de los 100 g: las filas han de sumar 100
   */
  closes?: boolean;
  /**
   * Forma parte de los 100 g, aunque entre todas no los completen: lo que se envía no puede sumar más de 100
   */
  adds?: boolean;
  /**
   * Un ingrediente propio sin este dato lleva la marca sin_<columna>
   */
  missing?: 'warn';
  /**
   * No se acepta de quien llama ni sale en la documentación
   */
  internal?: boolean;
  /**
   * Otras grafías con que se puede enviar
   */
  also?: string[];
  /**
   * Valor cuando la fila no lo escribe o cuando quien llama cambia lo que la fórmula lee
   */
  formula?: Formula;
  /**
   * Valor de un ingrediente de la despensa, con las columnas de la despensa
   */
  larder?: Formula;
}
/**
 * Conjuntos con nombre de grupos, otros conjuntos y #ingredientes
 */
export interface Sets {
  [k: string]: Selectors;
}
export interface FamilyUse {
  /**
   * Grupos de sus ingredientes; el primero es la familia en este oficio
   *
   * @minItems 1
   */
  groups: [string, ...string[]];
  /**
   * Columnas que en esta familia se leen de otra manera: columna y fórmula con las columnas de la despensa
   */
  values?: {
    /**
     * Fórmula, p. ej. «100 * suma(agua) / suma(harina)». Decimales con punto. Guía: docs/formulas.md
     */
    [k: string]: string;
  };
}
export interface IngredientRow {
  /**
   * Identificador: empieza por letra y lleva letras sin acento, cifras y guion bajo
   */
  id: string;
  /**
   * Ingrediente de la despensa que es; sin esta clave, el que tenga el mismo id, si lo hay
   */
  is?: string;
  /**
   * Nombre que se muestra en este oficio; si falta, el de la despensa
   */
  label?: string;
  /**
   * Palabras que en este oficio nombran este ingrediente, además de las de la despensa
   */
  aliases?: string[];
  /**
   * El primero es la familia; los demás, marcas. Si faltan, los de su familia de la despensa
   *
   * @minItems 1
   */
  groups?: [string, ...string[]];
  /**
   * Lo que en este oficio no se deduce de la despensa, por 100 g tal como se pesa; lo demás es lo deducido, su fórmula o 0
   */
  values?: {
    [k: string]: number;
  };
  /**
   * Dosis [mínima, máxima] en % de lo que el ajuste mantiene fijo
   *
   * @minItems 2
   * @maxItems 2
   */
  dose?: [number, number];
  /**
   * De dónde salen los valores escritos aquí
   */
  source?: string;
  /**
   * Aclaración
   */
  note?: string;
}
/**
 * Lo que los nombres significan en este oficio; cómo se leen, para todos, en larder/words.json
 */
export interface NamesFile {
  $schema?: string;
  /**
   * Palabras que en este oficio son un ingrediente concreto: palabra e ingrediente, del catálogo o de la despensa
   */
  means?: {
    [k: string]: NameUse;
  };
  /**
   * Marcas que el nombre pone en la línea, para las reglas
   */
  marks?: NameMark[];
  /**
   * Cifras del nombre que cambian la composición («masa madre al 80 %»)
   */
  numbers?: NumberRule[];
  /**
   * Nombres cortos de los tipos: nombre y tipo. Con « *» detrás, valga lo que siga: «sorbete *» es también «sorbete de limón»
   */
  types?: {
    [k: string]: string;
  };
  /**
   * Qué fila vale cuando se fuerza este grupo con «role»; null: inerte
   */
  roles?: {
    [k: string]: string | null;
  };
}
export interface NameMeaning {
  /**
   * Ingrediente
   */
  is: string;
  /**
   * Lo que se avisa
   */
  say?: string;
  /**
   * Qué otros ingredientes de la despensa puede ser, si un paréntesis lo dice: «manteca (mantequilla)»
   *
   * @minItems 1
   */
  or?: [string, ...string[]];
  /**
   * Marca de la línea, para las reglas del oficio
   */
  mark?: Key;
}
export interface NameMark {
  /**
   * La marca
   */
  mark: Key;
  /**
   * Solo en estos ingredientes
   */
  of?: Selectors;
  /**
   * Solo si el nombre lleva alguna de estas palabras
   *
   * @minItems 1
   */
  words?: [string, ...string[]];
  /**
   * No si lleva alguna de estas
   *
   * @minItems 1
   */
  without?: [string, ...string[]];
}
export interface NumberRule {
  of: Selectors;
  /**
   * Expresión cuyo primer paréntesis es el número; sin ella, una cifra con «%»
   */
  pattern?: string;
  /**
   * Solo cuenta si está entre estos valores
   *
   * @minItems 2
   * @maxItems 2
   */
  between?: [number, number];
  /**
   * Nombre del número en las fórmulas de «set»
   */
  as: Key;
  /**
   * Columnas que pasan a valer estas fórmulas
   */
  set: {
    /**
     * Fórmula, p. ej. «100 * suma(agua) / suma(harina)». Decimales con punto. Guía: docs/formulas.md
     */
    [k: string]: string;
  };
  /**
   * Marca de la línea cuando el nombre no trae la cifra
   */
  else?: Key;
}
/**
 * Constantes y parámetros de un oficio
 */
export interface ParamsFile {
  $schema?: string;
  constants?: Constants;
  /**
   * Denominadores con nombre: qué falta cuando un parámetro no se puede calcular
   */
  bases?: {
    [k: string]: string;
  };
  /**
   * Un parámetro por línea
   */
  params: {
    [k: string]: Param;
  };
  /**
   * Cifras que solo leen las fórmulas, las reglas y las frases: una fórmula por línea
   */
  internal?: {
    [k: string]: InternalFigure;
  };
}
export interface Param {
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Unidad
   */
  unit?: string;
  /**
   * Lo que se dice tras su número en una frase; si no se pone, la unidad. Vacío donde la unidad es una escala («sacarosa = 100»)
   */
  spoken?: string;
  /**
   * Lo que es: la energía, o el coste y de cuánto. La página lo enseña junto al veredicto
   */
  means?: 'energy' | 'costPerKilo' | 'costPer100g';
  /**
   * Lo más que puede dar: un rango que acaba ahí no queda nunca por encima y no pide frase
   */
  most?: number;
  /**
   * Decimales con que se muestra y se juzga (por defecto, los del oficio)
   */
  decimals?: number;
  /**
   * Error con que se conoce, en su unidad: fuera de un rango por no más que esto se dice «prácticamente en el límite»
   */
  accuracy?: number;
  /**
   * Ese error en esta receta, donde no es siempre el mismo; sin valor, «accuracy»
   */
  doubt?: Formula;
  /**
   * always: siempre; ranged: solo en los tipos que le dan rango; present: solo en las recetas que lo llevan (ni 0 ni sin valor), y donde está fuera de rango; never: interno
   */
  show?: 'always' | 'ranged' | 'present' | 'never';
  /**
   * Rango de todo tipo que no diga otra cosa
   */
  range?: Bounds;
  /**
   * Importancia de su rango, en todo tipo que no diga otra: 3 crítico, 2 importante, 1 orientativo (por defecto 1)
   */
  weight?: number;
  /**
   * De dónde sale el rango anterior
   */
  source?: string;
  basis?: Basis;
  aspect?: Aspect;
  /**
   * Su denominador, una clave de «bases»
   */
  base?: string;
  /**
   * Cuando se cumple, sus extremos valen a la letra («accuracy» no disculpa): los pone la ley
   */
  exact?: Formula;
  /**
   * Cuando no se cumple, el rango se muestra pero no se juzga
   */
  applies?: Formula;
  /**
   * Mínimo que se aplica, a partir de «minimo», el del tipo
   */
  minimum?: Formula;
  /**
   * Máximo que se aplica, a partir de «maximo», el del tipo
   */
  maximum?: Formula;
  formula: Formula;
  /**
   * Aclaración
   */
  note?: string;
}
export interface Figure {
  formula: Formula;
  /**
   * Decimales con que se compara y se escribe (por defecto, los del oficio)
   */
  decimals?: number;
  /**
   * Nombre, si alguna frase o explicación lo necesita
   */
  label?: string;
  /**
   * Unidad
   */
  unit?: string;
  /**
   * Aclaración
   */
  note?: string;
}
/**
 * Un tipo de receta, entero
 */
export interface TypeFile {
  $schema?: string;
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Qué es, en una frase
   */
  description: string;
  /**
   * Familia de tipos, para agruparlos
   */
  family?: string;
  /**
   * De dónde salen sus rangos y límites, salvo los que dicen otra cosa
   */
  source?: string;
  basis?: Basis;
  /**
   * Razones y fuentes generales del tipo
   */
  note?: string;
  constants?: Constants;
  /**
   * Conjuntos del catálogo que este tipo sustituye
   */
  sets?: Sets;
  require?: Requirements;
  ranges?: Targets;
  limits?: Limits;
  /**
   * Nombre legal de label.json («id») por el que se juzga: sus límites son los de este tipo
   */
  denomination?: string;
  classes?: ClassTable;
  /**
   * Variantes: la primera cuya condición se cumple añade sus rangos, límites y constantes
   *
   * @minItems 1
   */
  variants?: [Variant, ...Variant[]];
  notices?: Notices;
  /**
   * Frases de este tipo, que sustituyen a las del oficio con la misma clave
   */
  messages?: Messages;
  correctors?: Correctors;
  trade?: Trade;
  /**
   * Recetas de las que parte un profesional: el centro del ajuste cuando solo se dice con qué se cuenta. Han de salir equilibradas
   *
   * @minItems 1
   */
  start?: [Start, ...Start[]];
  /**
   * Recetas con lo que han de dar: al menos una que sale bien y una que no
   */
  examples: Example[];
}
/**
 * Clases de una norma: criterios por filas y clases por columnas. De aquí salen la clase que decide el oficio, sus constantes, los peldaños y los nombres legales
 */
export interface ClassTable {
  /**
   * La fila que mide la clase: sus cifras son también constantes con el nombre de la clase (suprema, extra); las de todas, con el de la fila delante (grasa_suprema), y lo que piden todas las clases, con «todas» (pctYema_todas)
   */
  by: string;
  /**
   * Las clases, de más a menos exigente, y cómo se imprime cada una
   */
  order: {
    [k: string]: string;
  };
  /**
   * Norma y artículo
   */
  source?: string;
  /**
   * Por cada criterio, lo que pide cada clase: ">=64", "<=4.5" o { "range": …, "source": … }. La clase que no está en una fila no pide nada ahí, salvo en la de «by»
   */
  rows: {
    [k: string]: {
      [k: string]: Limit | Range | Bound;
    };
  };
  /**
   * Lo que piden todas las clases
   */
  needs?: {
    [k: string]: Limit | Range | Bound;
  };
  estimated?: EstimatedRows;
  /**
   * Cómo se llama en la etiqueta lo que es de una clase; {clase} es la clase. Vale el primero que corresponda
   *
   * @minItems 1
   */
  names?: [ClassName, ...ClassName[]];
}
/**
 * Filas que salen de tablas de composición y no de lo que dice quien elabora: valen con el error de su parámetro («accuracy»), y la etiqueta lo dice; una que da 0 es que no se sabe, y no se mira
 */
export interface EstimatedRows {
  /**
   * @minItems 1
   */
  rows: [string, ...string[]];
}
export interface ClassName {
  /**
   * Tal como se imprime, con los huecos de un nombre legal y {clase}
   */
  name: string;
  /**
   * Solo cuando se cumple, como fórmula: «otrasBasicas = 0»
   */
  when?: Formula;
  /**
   * Ingredientes que nombra {lineas}
   */
  of?: Selectors;
  /**
   * Lo que la receta no puede decir y ha de cumplir quien elabora
   */
  attest?: string[];
  /**
   * Aclaración que se muestra
   */
  note?: string;
}
export interface Variant {
  /**
   * Identificador: empieza por letra y lleva letras sin acento, cifras y guion bajo
   */
  id: string;
  /**
   * Nombre de la variante
   */
  label?: string;
  /**
   * De dónde salen sus rangos y límites, salvo los que dicen otra cosa
   */
  source?: string;
  basis?: Basis;
  /**
   * Condición, como fórmula; la última variante no la lleva
   */
  when?: Formula;
  constants?: Constants;
  ranges?: Targets;
  limits?: Limits;
  /**
   * Nombre legal por el que se juzga esta variante
   */
  denomination?: string;
  /**
   * Las clases de esta variante, en lugar de las del tipo
   */
  classes?: ClassTable;
}
/**
 * Límites del oficio. Cada clave es un selector (grupo, conjunto, «#ingrediente») o un nombre con «of». Un número (o [mínimo, usual, máximo]) cambia solo la cifra de la de arriba; null la quita
 */
export interface Trade {
  /**
   * Base de sus porcentajes
   */
  base?: string;
  forbid?: Forbids;
  dose?: Doses;
  character?: Characters;
  cap?: Caps;
  ready?: Ready;
  sacrifice?: Sacrifice;
  without?: Without;
  introduce?: Introduce;
}
/**
 * Lo que el tipo no admite: se quita entero y antes que nada
 */
export interface Forbids {
  /**
   * { "why": "por qué" }, o null para quitar la de arriba
   */
  [k: string]: null | Forbid;
}
export interface Forbid {
  of?: Selectors;
  /**
   * Por qué, detrás de dos puntos: «un helado vegano no lleva lácteos»
   */
  why: string;
  /**
   * law: se pierde el nombre legal; name: se pierde la indicación protegida; trade (por defecto): ningún profesional lo hace; note: se dice y no se toca
   */
  level?: 'law' | 'name' | 'trade' | 'note';
  /**
   * Lo que ocupa su sitio, en gramos por gramo quitado: { "bebida_soja": 1 }; «mayor:grupo|id», la que más haya en la receta, o esa. Sin él, no entra nada
   */
  instead?: {
    /**
     * Gramos por gramo
     */
    [k: string]: number;
  };
  /**
   * Norma y artículo, o «oficio»
   */
  source?: string;
}
/**
 * Dosis: pasarse, o llevarlo y no llegar al mínimo, es una falta propia, que se corrige antes y sola, hasta lo usual
 */
export interface Doses {
  /**
   * [mínimo, usual, máximo] en %, como [0, 1.5, 3], o { "dose": [0, 1.5, 3], … }
   */
  [k: string]: null | Triple | Dose;
}
export interface Dose {
  of?: Selectors;
  dose: Triple;
  /**
   * Gramos que cuentan, si no es el peso de sus líneas: suma(alcohol)
   */
  amount?: Formula;
  /**
   * Qué cuenta «amount», tras el %, donde no es lo que pesa: «en fresca», «de alcohol»
   */
  counts?: string;
  /**
   * Base del porcentaje
   */
  base?: string;
  /**
   * Qué pasa cuando sobra; se dice tras la dosis
   */
  why?: string;
  /**
   * Parámetro que mide lo mismo: se dice con sus decimales y, donde su rango admite la receta con su error, también la dosis
   */
  param?: string;
  needed?: Needed;
  /**
   * Lo que ocupa el sitio de lo que sobra, en gramos por gramo: { "agua": 1 }. Sin él, no entra nada
   */
  instead?: {
    /**
     * Gramos por gramo
     */
    [k: string]: number;
  };
  /**
   * Pasarse en más de la mitad decide (hecho dosisDecisivas); un número, desde tantas veces el máximo; sin esto, pasar del triple
   */
  decides?: true | number;
  /**
   * De dónde sale: norma y artículo, manual, ficha u «oficio»
   */
  source?: string;
  /**
   * Aclaración para quien la edita
   */
  note?: string;
}
/**
 * Lo que no puede faltar: si no lleva nada de ello, entra en su dosis usual lo primero que lleven las recetas de partida
 */
export interface Needed {
  /**
   * Más de 0 en la receta a la que le falta
   */
  when: Formula;
  /**
   * Qué pasa sin ello; se dice tras los gramos
   */
  why: string;
}
/**
 * Lo que hace que la receta sea esa: se respeta. Un número es la parte que se conserva como poco (0.95)
 */
export interface Characters {
  /**
   * la parte que se conserva, como 0.95, o { "keep": 0.95, … }
   */
  [k: string]: null | number | Character;
}
export interface Character {
  of?: Selectors;
  /**
   * Parte de lo escrito que se conserva como poco
   */
  keep: number;
  /**
   * Hasta cuánto puede crecer (1.3: un 30 % más); sin él, lo que haga falta
   */
  grow?: number;
  /**
   * Parte que se conserva como poco cuando la falta es suya; sin él, lo que pida su banda
   */
  fault?: number;
  /**
   * Lo que pide su identidad: nunca por debajo del mínimo; por encima del máximo la falta es suya
   */
  band?: Triple;
  /**
   * Lo que se conserva, si no es el peso de cada línea: suma(harina) puede pasar de una línea a otra
   */
  amount?: Formula;
  /**
   * Base de la banda
   */
  base?: string;
  /**
   * De dónde sale: norma y artículo, manual, ficha u «oficio»
   */
  source?: string;
  /**
   * Aclaración para quien la edita
   */
  note?: string;
}
/**
 * Hasta dónde puede llegar una corrección cuando añade, en % de la base. Lo que ya esté por encima se deja
 */
export interface Caps {
  /**
   * el tope en %, como 20, o { "most": 20, … }
   */
  [k: string]: null | number | Cap;
}
export interface Cap {
  of?: Selectors;
  /**
   * Tope en %, o una fórmula que lo da: si(endurecimiento > 2, 9, 7)
   */
  most: number | Formula;
  /**
   * Gramos que cuentan, si no es el peso de sus líneas
   */
  amount?: Formula;
  /**
   * Base del porcentaje
   */
  base?: string;
  /**
   * De dónde sale: norma y artículo, manual, ficha u «oficio»
   */
  source?: string;
  /**
   * Aclaración para quien la edita
   */
  note?: string;
}
/**
 * Lo que puede venir cuando quien pide no quiere algo: { "familia:nata": ["mantequilla"] }; con gramos por gramo, ocupa su sitio el primero que se admita: { "#mantequilla": { "aceite_girasol": 0.8 } }
 */
export interface Without {
  [k: string]:
    | null
    | [string, ...string[]]
    | {
        [k: string]: number;
      };
}
/**
 * Lo que el ajuste puede traer de fuera de la receta, y hasta cuánto
 */
export interface Introduce {
  /**
   * Cuántos ingredientes nuevos se pueden traer a una receta escrita
   */
  most: number;
  /**
   * Por debajo de este % de la base no merece la pena traerlo
   */
  least?: number;
}
export interface Start {
  /**
   * Nombre de la receta
   */
  name: string;
  /**
   * De dónde sale
   */
  source?: string;
  /**
   * Gramos por ingrediente
   */
  recipe: {
    [k: string]: number;
  };
}
export interface Example {
  /**
   * Nombre de la receta
   */
  name: string;
  /**
   * De dónde sale la receta
   */
  source?: string;
  /**
   * Por qué está: qué enseña o qué guarda
   */
  note?: string;
  /**
   * Día con cuya ley se juzga (por defecto, la última)
   */
  date?: Date;
  /**
   * Datos del proceso que se envían con ella
   */
  inputs?: {
    [k: string]: number;
  };
  /**
   * Gramos por ingrediente, o la lista tal como se envía
   */
  recipe:
    | {
        [k: string]: number;
      }
    | {
        [k: string]: unknown;
      }[];
  expect: Expectation;
}
/**
 * Rutas de la respuesta y su valor (comparado con los decimales escritos), y además: out (parámetros fuera), says (mensajes dichos), error (texto del error 400), sold (nombres legales)
 */
export interface Expectation {
  /**
   * Exactamente estos parámetros quedan fuera de rango
   */
  out?: string[];
  /**
   * Claves de mensajes que se dicen
   */
  says?: string[];
  /**
   * Parte del texto del error
   */
  error?: string;
  /**
   * Nombres legales de label.json con que puede venderse, tal como se imprimen
   */
  sold?: string[];
  /**
   * Valor, o los de una rama de la respuesta: "params": { "hidratacion": 60 }
   */
  [k: string]:
    | number
    | string
    | boolean
    | null
    | unknown[]
    | {
        [k: string]: unknown;
      }
    | string[]
    | undefined;
}
/**
 * Decisiones (gana la primera fila) y avisos (todos los que se cumplen)
 */
export interface RulesFile {
  $schema?: string;
  /**
   * Tablas en orden; lo que dan pasa a ser un hecho para lo siguiente
   */
  decisions?: {
    [k: string]: Decision;
  };
  /**
   * Condiciones con nombre: las filas, los avisos y las frases del oficio y de sus tipos las leen por él
   */
  common?: {
    [k: string]: string;
  };
  /**
   * Avisos, en el orden en que se dicen: los usuales, por su nombre; los propios, enteros
   */
  notices: (UsualNotice | Notice)[];
}
export interface Decision {
  /**
   * Lista a la que van las frases de sus filas
   */
  to?: Key;
  /**
   * Cómo se llama lo que decide, y cada uno de sus valores, cuando se muestra
   */
  labels?: {
    [k: string]: DecisionLabel;
  };
  /**
   * Filas en orden: gana la primera cuya condición se cumple
   *
   * @minItems 1
   */
  rows: [DecisionRow, ...DecisionRow[]];
}
export interface DecisionLabel {
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Nombre de cada valor: { "gold": "Oro" }
   */
  values?: {
    [k: string]: string;
  };
}
export interface DecisionRow {
  /**
   * Lo que se decide: un valor, o varios con nombre; null: nada
   */
  give:
    | (number | string | boolean | null)
    | {
        [k: string]: number | string | boolean | null;
      };
  /**
   * Clave o claves de mensaje
   */
  say?: string | string[];
  /**
   * Cuánto pesa lo que dice, como en los avisos; por defecto note: lo que la receta es
   */
  level?: Level;
  /**
   * Condición; la última fila no la lleva
   */
  when?: When;
}
/**
 * Frases en español por clave, con {huecos} y correcciones
 */
export interface MessagesFile {
  $schema?: string;
  [k: string]: Message | string | undefined;
}
/**
 * Una manera de decirlo: vale si se cumple su condición y sus correcciones son posibles
 */
export interface Alternative {
  when?: When;
  /**
   * Correcciones con nombre; {x}, {x2} y {x.nombre} las imprimen
   */
  moves?: {
    [k: string]: Move;
  };
  /**
   * Frase con {huecos}; lo que va entre [ ] se omite si falta un hueco
   */
  text: string;
}
/**
 * Corrección: una dirección en la receta que el motor mide en gramos
 */
export interface Move {
  /**
   * Gramos de cada ingrediente por gramo del primero; negativo se quita. Ingrediente: id, mayor:grupo|id o aporta:columna|id
   */
  change: {
    [k: string]: number | Formula;
  };
  /**
   * Parte de la pieza en la que se añade (una clave de «roles»), que no es la masa
   */
  as?: string;
  /**
   * Parámetro que se corrige
   */
  param: string;
  /**
   * Valor al que se lleva
   */
  to: Formula;
  /**
   * A qué múltiplo se redondean los gramos; puede leer «g»
   */
  step?: Formula;
  /**
   * Gramos que no se pueden pasar
   */
  max?: Formula;
}
/**
 * Lo que pasa, dicho una vez, y las palancas en el orden en que se prueban
 */
export interface Head {
  /**
   * Frase con {huecos}; detrás va la de la palanca. Sin ella, en un tipo, la del oficio con la misma clave, y si no, la del aviso
   */
  text?: string;
  /**
   * Palancas, en el orden en que las probaría un profesional
   */
  try: Lever[];
}
/**
 * Palanca: lo que un profesional haría. Lleva una de estas: swap (cambiar uno por otro), add (añadir), less (quitar) o change (varios a la vez). Ingrediente: id, mayor:grupo|id o aporta:columna|id
 */
export interface Lever {
  when?: When;
  /**
   * [lo que sale, lo que entra]
   *
   * @minItems 2
   * @maxItems 2
   */
  swap?: [string, string];
  /**
   * Lo que se añade
   */
  add?: string;
  /**
   * Lo que se quita
   */
  less?: string;
  /**
   * Gramos de cada ingrediente por gramo del primero; negativo se quita
   */
  change?: {
    [k: string]: number | Formula;
  };
  /**
   * Con swap: gramos que entran por gramo que sale (por defecto 1); la fórmula lee las columnas de lo que sale
   */
  by?: number | string;
  /**
   * Con swap: parámetro que no ha de cambiar; de él sale cuánto entra
   */
  keeping?: string;
  /**
   * Valor al que se lleva (por defecto, un poco dentro de su rango)
   */
  to?: Formula;
  /**
   * Gramos del primero que no se pueden pasar
   */
  max?: Formula;
  /**
   * A qué múltiplo se redondean los gramos; puede leer «g»
   */
  step?: Formula;
  /**
   * La frase, si el oficio la dice mejor: {x} y {x2} son gramos, {x.nombre} y {x2.nombre} ingredientes
   */
  say?: string;
}
/**
 * Los límites del oficio: lo que un profesional no hace aunque los números salgan. Los obedecen los consejos y el ajuste
 */
export interface TradeFile {
  $schema?: string;
  /**
   * Razones y fuentes generales
   */
  note?: string;
  /**
   * Sobre qué se cuentan los porcentajes. La primera es la del oficio
   */
  bases: {
    [k: string]: TradeBase;
  };
  all?: Trade;
  /**
   * Lo que comparten varios tipos; lo que un tipo escribe en su «trade» gana
   */
  kinds?: {
    [k: string]: TradeKind;
  };
}
export interface TradeBase {
  /**
   * Gramos que son el 100 %
   */
  is: Formula;
  /**
   * Cómo se dice detrás del porcentaje: «de la mezcla», «sobre la harina»
   */
  say: string;
}
export interface TradeKind {
  /**
   * Tipos a los que alcanza, o familias de kinds.json. Sin ellos, los de la familia de su nombre
   *
   * @minItems 1
   */
  types?: [string, ...string[]];
  /**
   * Base de sus porcentajes
   */
  base?: string;
  forbid?: Forbids;
  dose?: Doses;
  character?: Characters;
  cap?: Caps;
  ready?: Ready;
  sacrifice?: Sacrifice;
  without?: Without;
  introduce?: Introduce;
}
/**
 * La etiqueta de los productos de un oficio: nombres legales, menciones y lo que se pierde al elaborar
 */
export interface LabelFile {
  $schema?: string;
  /**
   * Peso del producto acabado cuando quien pregunta no lo dice: vale la primera línea que sea del tipo
   *
   * @minItems 1
   */
  finished?: [FinishedWeight, ...FinishedWeight[]];
  /**
   * Dato del proceso que es el peso acabado: quien lo dice en «finishedWeight» o con «loss» lo dice también ahí
   */
  weighs?: string;
  /**
   * Gramos de un litro tal como se vende, para los oficios que venden por litros; sin valor mientras no se sepa
   */
  litre?: Formula;
  /**
   * Ingredientes que dan nombre o carácter al producto: llevan su porcentaje
   */
  quid?: Selectors;
  /**
   * Aditivos que en algunas recetas hacen de otra clase que la suya
   */
  classes?: ReclassedAdditive[];
  /**
   * Lo que estos productos no pueden llevar: con ello no se da ningún nombre, y se dice por qué. Lo que ningún alimento puede llevar va en la despensa
   *
   * @minItems 1
   */
  forbidden?: [ForbiddenHere, ...ForbiddenHere[]];
  /**
   * Cómo se llama en la etiqueta lo que sale de un tipo, cuando no es como el tipo: lo que imprime {tipo}
   */
  called?: {
    [k: string]: string;
  };
  /**
   * Con lo que empieza o acaba el nombre de algunos ingredientes y el del producto no lleva: «zumo de», «de cobertura»
   */
  drops?: string[];
  /**
   * Lo que piden a la vez varios nombres legales, escrito una vez: cada uno lo cita en su «common»
   */
  common?: {
    [k: string]: CommonNeeds;
  };
  /**
   * Cifras que miran los nombres y las menciones
   */
  figures: {
    [k: string]: LabelFigure;
  };
  /**
   * Nombres legales, del más exigente al menos
   */
  names: LegalName[];
  /**
   * Menciones obligatorias
   */
  mentions?: Mention[];
  /**
   * Qué fecha lleva y cómo se guarda: vale la primera línea que se cumpla; si no hay ninguna, la fecha es la usual de la despensa
   *
   * @minItems 1
   */
  keeping?: [Keeping, ...Keeping[]];
}
export interface FinishedWeight {
  /**
   * Tipos de receta (por defecto, todos)
   *
   * @minItems 1
   */
  types?: [string, ...string[]];
  /**
   * En gramos, p. ej. «peso * 0.88»
   */
  formula: Formula;
  /**
   * Lo que se supone, dicho: va entre los supuestos
   */
  say: string;
}
export interface ReclassedAdditive {
  /**
   * Cuáles
   */
  ingredients: Selectors;
  /**
   * Clase bajo la que van entonces
   */
  class: string;
  /**
   * Cuándo, con las cifras de «figures»
   */
  when: Formula;
}
export interface ForbiddenHere {
  /**
   * Cuáles
   */
  ingredients: Selectors;
  /**
   * Por qué, sin punto final
   */
  say: string;
  /**
   * Norma y artículo
   */
  law: string;
  /**
   * Tipos de receta (por defecto, todos)
   *
   * @minItems 1
   */
  types?: [string, ...string[]];
}
export interface CommonNeeds {
  limits?: Limits;
  /**
   * @minItems 1
   */
  needs?: [string, ...string[]];
}
export interface LabelFigure {
  /**
   * Nombre dentro de una frase, en minúscula: «grasa láctea»
   */
  label: string;
  /**
   * Con columnas de la despensa, grupos del oficio y parámetros; «acabado» es el peso del producto acabado
   */
  formula: Formula;
  /**
   * Unidad; sin ella, %
   */
  unit?: string;
  /**
   * Peso sobre el que se cuenta el %: dice cuántos gramos faltan o sobran (por defecto, «peso»)
   */
  of?: Formula;
  /**
   * Aclaración
   */
  note?: string;
}
export interface LegalName {
  /**
   * Con el que lo citan los tipos que se juzgan por él («denomination») y las condiciones: cumple('chocolate')
   */
  id?: Key;
  /**
   * Lo que se imprime, tal cual: lo que lo explica va en «note». Huecos: {tipo}, cómo se llama la clase de receta («called»); {linea}, el ingrediente de «each»; {lineas}, los de «of»; {partes}, los de «of» con su %; {cifra:0}, una cifra con sus decimales
   */
  name: string;
  /**
   * No es un nombre: completa al primero que se cumple («con {linea}»). «may», si se quiere; «one», los que lo tienen llevan uno de estos («con {linea}», «sabor {linea}»); «must», todos lo llevan cuando se cumple («con edulcorantes»)
   */
  completes?: 'may' | 'one' | 'must';
  /**
   * Ingredientes que nombra {lineas}, de más a menos peso
   */
  of?: Selectors;
  /**
   * Norma y artículo
   */
  law: string;
  /**
   * Tipos de receta en que se ofrece (por defecto, todos)
   *
   * @minItems 1
   */
  types?: [string, ...string[]];
  /**
   * Tipos de receta en que va por delante de los demás nombres
   *
   * @minItems 1
   */
  first?: [string, ...string[]];
  /**
   * Tipos de receta en que no se ofrece
   *
   * @minItems 1
   */
  except?: [string, ...string[]];
  /**
   * Un nombre por cada ingrediente de estos; «parte» es su %
   */
  each?: Selectors;
  /**
   * Día desde el que vale: año-mes-día, 2026-06-14
   */
  from?: string;
  /**
   * Último día en que vale: año-mes-día, 2026-06-13
   */
  until?: string;
  /**
   * Lo que pide con otros: claves de «common»
   *
   * @minItems 1
   */
  common?: [string, ...string[]];
  /**
   * Cifras de los parámetros que pide, como los límites de un tipo: los toma también el balance de los tipos que lo citan. Sus cifras son además constantes: cacaoLegal_chocolate
   */
  limits?: Limits;
  /**
   * Lo que además pide: «grasaLactea >= 8»; una cifra, una comparación y un número o una fórmula
   */
  needs?: string[];
  /**
   * Se ofrece solo cuando se cumple, como fórmula: «cacaoSeco >= 8»
   */
  when?: Formula;
  /**
   * Cifras que salen de tablas y no de un análisis, y su error: dentro de él valen, y se dice; una de 0 es que no se sabe, y no se mira
   */
  estimates?: {
    [k: string]: number;
  };
  /**
   * La clase que es este nombre: la escriben las tablas de clases
   */
  grade?: string;
  /**
   * Solo si el producto es de una de estas clases («classes» de su tipo)
   *
   * @minItems 1
   */
  class?: [string, ...string[]];
  /**
   * Lo que la receta no puede decir y ha de cumplir quien elabora
   */
  attest?: (string | AttestedNeed)[];
  /**
   * Aclaración que se muestra
   */
  note?: string;
}
export interface AttestedNeed {
  /**
   * La condición, mientras no se sepa
   */
  say: string;
  /**
   * Lo que pide cuando la cifra se sabe: «gramosLitro >= 430»
   */
  need?: string;
  /**
   * Solo se pide cuando se cumple, con las cifras de «figures»: «conservantes > 0»
   */
  when?: Formula;
}
export interface Mention {
  /**
   * Texto; {cifra} o {cifra:1} con decimales
   */
  say: string;
  /**
   * false: se le dice a quien elabora y no se imprime
   */
  prints?: boolean;
  /**
   * Dónde o cómo se imprime: se muestra al lado y no se imprime
   */
  note?: string;
  /**
   * Norma y artículo
   */
  law: string;
  /**
   * Cuándo va: «polioles > 10»
   */
  when: Formula;
  /**
   * Tipos de receta en que se mira (por defecto, todos)
   *
   * @minItems 1
   */
  types?: [string, ...string[]];
  /**
   * Nombres legales con que va, escritos como en «names»: sin ninguno de ellos no se imprime
   *
   * @minItems 1
   */
  names?: [string, ...string[]];
}
export interface Keeping {
  /**
   * Fecha de caducidad, de consumo preferente o ninguna; sus palabras, en «dates» de la despensa
   */
  date: 'useBy' | 'bestBefore' | 'none';
  /**
   * Cómo se guarda, tal como se imprime: «Consérvese a 8 °C como mucho.»
   */
  storage?: string;
  /**
   * Lo que ha de mirar quien elabora: se muestra y no se imprime
   */
  note?: string;
  /**
   * Norma y artículo
   */
  law: string;
  /**
   * Tipos de receta (por defecto, todos)
   *
   * @minItems 1
   */
  types?: [string, ...string[]];
  /**
   * Cuándo, con las cifras de «figures» (por defecto, siempre)
   */
  when?: Formula;
}
/**
 * Lo que se sabe de cada ingrediente de la despensa, común a todos los oficios
 */
export interface LarderFile {
  $schema?: string;
  /**
   * Qué se sabe de cada ingrediente, por 100 g tal como se vende
   */
  columns: {
    [k: string]: LarderColumn;
  };
  packet?: PacketRule;
  recipe?: InnerRecipe;
  /**
   * Familias de ingredientes: identificador y nombre
   */
  families: {
    [k: string]: string;
  };
  /**
   * Alérgenos del anexo II del Reglamento (UE) 1169/2011: identificador y nombre
   */
  allergens: {
    [k: string]: string;
  };
  /**
   * De dónde viene un ingrediente: identificador y nombre
   */
  origins: {
    [k: string]: string;
  };
  /**
   * De cada origen, el alérgeno que lleva todo lo que viene de él
   */
  originAllergens?: {
    [k: string]: OriginAllergen;
  };
  /**
   * De cada origen, las familias en que lo hay: un ingrediente de otra familia con ese origen es un error
   */
  originFamilies?: {
    [k: string]: string[];
  };
  /**
   * Lo que la gente nombra de una vez («lácteos», «gluten»): familia:…, origen:…, alergeno:…, lleva:…
   */
  kinds?: {
    [k: string]: Selectors;
  };
  /**
   * Qué hace cada cosa en una receta: lo que sala, lo que leuda, lo que cuaja. Lo que nadie conoce puede hacer cualquiera que su peso permita, y mientras no se diga no se añade más de eso
   */
  roles?: {
    [k: string]: LarderRole;
  };
  /**
   * De lo que la gente nombra de una vez («kinds»), lo que otras cosas llevan dentro: quien lo evita ha de saber que sigue ahí
   */
  inside?: LarderInside[];
  /**
   * Clases funcionales de aditivos: identificador y nombre en la etiqueta
   */
  classes: {
    [k: string]: string;
  };
}
export interface LarderColumn {
  /**
   * Nombre de la columna
   */
  label: string;
  /**
   * Unidad por 100 g
   */
  unit?: string;
  means?: Meaning;
  /**
   * Forma parte de los 100 g: las filas han de sumar 100
   */
  closes?: boolean;
  /**
   * Columna de la que es parte: no puede ser mayor que ella
   */
  partOf?: string;
  /**
   * Alérgeno que ha de llevar todo lo que tiene de esto
   */
  allergen?: string;
  /**
   * Desde cuánto, por 100 g, se dice que un ingrediente lo lleva: lleva:<columna>
   */
  carriedFrom?: number;
  /**
   * Valor cuando la fila no lo escribe, con las demás columnas
   */
  formula?: Formula;
  /**
   * Ingredientes cuya cifra está lejos de las de su familia y es la suya
   *
   * @minItems 1
   */
  apart?: [string, ...string[]];
  /**
   * Aclaración
   */
  note?: string;
}
/**
 * Cómo se lee la información nutricional de un envase, por 100 g
 */
export interface PacketRule {
  /**
   * Campo de la petición que la lleva
   */
  field: string;
  /**
   * Campo, dentro de ella, con la familia de la despensa a la que se parece
   */
  family: string;
  /**
   * Campo con los alérgenos que lleva, dentro de ella o a su lado
   */
  allergens?: string;
  /**
   * Campo con la lista de ingredientes que trae, dentro de ella o a su lado
   */
  compound?: string;
  /**
   * Lo que dice el envase
   */
  fields: {
    [k: string]: PacketField;
  };
  values: PacketValues;
  /**
   * Reparto usual de algunas familias
   */
  splits?: PacketSplit[];
}
export interface PacketField {
  /**
   * Nombre en el envase
   */
  label: string;
  /**
   * Unidad por 100 g
   */
  unit: string;
  /**
   * Dato del envase del que es parte: no puede ser mayor
   */
  partOf?: string;
  /**
   * Forma parte de los 100 g
   */
  adds?: boolean;
  /**
   * El mayor valor posible (por defecto 100)
   */
  most?: number;
  /**
   * Qué hacer si el valor no puede ser: suele venir en otra unidad
   */
  hint?: string;
}
/**
 * Columna de la despensa y fórmula con los datos del envase
 */
export interface PacketValues {
  [k: string]: Formula;
}
export interface PacketSplit {
  /**
   * Familias de la despensa
   *
   * @minItems 1
   */
  families: [string, ...string[]];
  /**
   * Qué se supone, para decirlo
   */
  note: string;
  values: PacketValues;
}
/**
 * Cómo se escribe una receta que es ingrediente de otra
 */
export interface InnerRecipe {
  /**
   * Campo del ingrediente que la lleva
   */
  field: string;
  /**
   * Campos en que sus ingredientes pueden llevar el nombre, sea cual sea el oficio en que se escribió
   *
   * @minItems 1
   */
  name: [string, ...string[]];
  /**
   * Campos en que pueden llevar el peso
   *
   * @minItems 1
   */
  weight: [string, ...string[]];
  /**
   * Ingrediente de la despensa que se pierde al cocer o al hornear
   */
  lost: string;
  /**
   * Cuántas recetas puede haber una dentro de otra
   */
  deepest: number;
}
export interface OriginAllergen {
  /**
   * Alérgeno que lleva lo de ese origen
   */
  allergen: string;
  /**
   * Ingredientes a los que la norma no lo pide
   */
  except?: string[];
}
export interface LarderRole {
  /**
   * Cómo se dice: «la sal»
   */
  is: string;
  /**
   * Lo que lo hace: familia:…, #ingrediente
   *
   * @minItems 1
   */
  of: [string, ...string[]];
  /**
   * Desde qué % del peso de la receta (por defecto, 0)
   */
  from?: number;
  /**
   * Hasta qué %: con más, ya no es eso
   */
  most: number;
  /**
   * Ingredientes que se ponen en su lugar para ver si el veredicto cambiaría
   *
   * @minItems 1
   */
  as: [string, ...string[]];
}
export interface LarderInside {
  /**
   * Claves de «kinds»
   *
   * @minItems 1
   */
  kinds: [string, ...string[]];
  /**
   * Lo que lo lleva dentro: familia:…, origen:…, alergeno:…, lleva:…
   */
  of: Selectors;
  /**
   * Columnas que dicen cuánto lleva, sumadas
   *
   * @minItems 1
   */
  columns: [string, ...string[]];
}
/**
 * Un estante de la despensa: ingredientes, uno por línea
 */
export interface ShelfFile {
  $schema?: string;
  /**
   * Un ingrediente por línea
   *
   * @minItems 1
   */
  ingredients: [LarderIngredient, ...LarderIngredient[]];
}
export interface LarderIngredient {
  /**
   * Identificador: empieza por letra y lleva letras sin acento, cifras y guion bajo
   */
  id: string;
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Otras maneras de escribirlo; cada una nombra a un solo ingrediente
   */
  aliases?: string[];
  names?: NamesAbroad;
  /**
   * Familia, de las de columns.json
   */
  family: string;
  /**
   * Por 100 g tal como se vende; lo que falta es su fórmula o 0
   */
  values: {
    [k: string]: number;
  };
  /**
   * Nombre en la lista de ingredientes de una etiqueta
   */
  legal?: string;
  /**
   * Otros nombres con que se escribe y que en la lista no son el mismo: «oporto» → «vino de Oporto»
   */
  legals?: {
    [k: string]: string;
  };
  /**
   * Lo que lo aclara en la lista, que va detrás entre paréntesis: su propia lista, o el alérgeno que lleva
   */
  clear?: string;
  /**
   * Clase de aditivo, de las de columns.json
   */
  class?: string;
  /**
   * Origen, de los de columns.json
   */
  origin?: string;
  /**
   * Alérgenos, de los de columns.json; con «?» detrás, depende de la marca
   */
  allergens?: string[];
  /**
   * Gramos por mililitro
   */
  density?: number;
  /**
   * Gramos de una pieza
   */
  piece?: number;
  /**
   * Gramos de otras piezas suyas, por el nombre de su medida o de su tamaño en quantities.json («lata», «grande»), o de una medida en que cabe más o menos de lo que dice su densidad («vaso de yogur» de harina)
   */
  pieces?: {
    [k: string]: number;
  };
  /**
   * De qué se compone, como en su etiqueta
   */
  compound?: string;
  /**
   * Código en la tabla CIQUAL
   */
  code?: string;
  basis?: Basis;
  /**
   * De dónde salen los valores
   */
  source: string;
  /**
   * Aclaración
   */
  note?: string;
}
/**
 * Cómo lo llaman los vecinos, por idioma: se leen igual que los alias, y ninguno puede nombrar a dos ingredientes
 */
export interface NamesAbroad {
  it?: NamesOfOne;
  fr?: NamesOfOne;
  pt?: NamesOfOne;
  ca?: NamesOfOne;
  en?: NamesOfOne;
}
/**
 * Cómo se leen los nombres de ingredientes, para todos los oficios
 */
export interface LarderNames {
  $schema?: string;
  /**
   * Artículos: no cuentan nunca
   */
  articles?: string[];
  /**
   * Palabras que unen y no cuentan: de, con, para…
   */
  skip?: string[];
  /**
   * La palabra que dice que algo falta («sin»): hace una sola con la siguiente
   */
  without?: string;
  /**
   * Palabras que añaden («con», «y»): si lo que sigue es otro ingrediente, el nombre no es de uno solo, salvo que se llame así
   */
  with?: string[];
  /**
   * La palabra que dice para qué es («para»): «caja para tal» no es tal
   */
  purpose?: string;
  /**
   * Lo que se dice que falta («sin gluten», «sin azúcar»): no cambia lo que no lo lleva, según su ficha
   */
  free?: (string | NameLack)[];
  /**
   * Medidas: con su número delante no son parte del nombre
   */
  measures?: string[];
  /**
   * Palabra: cómo se abrevia al escribirla; con o sin punto, salvo que la abreviatura lleve su signo («s/», «h.»)
   */
  abbreviations?: {
    /**
     * @minItems 1
     */
    [k: string]: [string, ...string[]];
  };
  /**
   * Envases y porciones: no cambian lo que es ni delante («lata de tomate») ni detrás
   */
  portions?: string[];
  /**
   * Palabra: otras que dicen lo mismo en cualquier nombre
   */
  synonyms?: {
    /**
     * @minItems 1
     */
    [k: string]: [string, ...string[]];
  };
  /**
   * Adjetivos, en masculino: valen igual en femenino
   */
  inflected?: string[];
  /**
   * Palabras que no cambian lo que es: en cualquier ingrediente, o solo en los de unas familias
   */
  filler?: (string | FamilyFiller)[];
  /**
   * Marcas y orígenes que no nombran un producto: no cuentan
   */
  brands?: string[];
  /**
   * Usos fuera de la masa: lo que los lleva se aparta y no cuenta
   */
  apart?: string[];
  /**
   * Lo que añade un poco más de lo mismo para un uso («y un poco más para»): lo que va delante sigue en la masa; «+» es el signo
   */
  more?: string[];
  /**
   * Útiles y envases: lo que empieza así («molde», «caja para») no es un ingrediente; se aparta y se dice
   */
  wares?: string[];
  /**
   * Palabras que lo hacen otra cosa («light», «relleno»): ni son una marca, ni lo que se le ha hecho, ni una falta
   */
  changing?: string[];
  costs?: NameCosts;
  /**
   * Palabras que se excluyen («crudo», «tostado»): la que contradice lo que un ingrediente dice en su nombre no se pasa por alto
   */
  opposed?: [string, string, ...string[]][];
  makers?: NameMakers;
  specs?: NameSpecs;
  /**
   * Momentos de la receta: «del poolish», «para el almíbar»; detrás de un nombre no lo cambian
   */
  stages?: string[];
  /**
   * Palabras que según el país o el oficio son una cosa u otra, y por cuál se toman
   */
  means?: {
    [k: string]: NameUse;
  };
  /**
   * Nombres de elaboraciones que no son un ingrediente: no se leen como ninguno
   */
  preparations?: string[];
  /**
   * Elaboraciones («crema pastelera»): lo que empieza así y no se reconoce no es una falta de otra cosa; se dice que se envía como receta
   */
  recipes?: string[];
  /**
   * Ingrediente: palabras que nombran otra cosa, que la despensa no tiene; no son una falta de ninguna, y se ofrece el ingrediente en su lugar
   */
  others?: {
    /**
     * @minItems 1
     */
    [k: string]: [string, ...string[]];
  };
  /**
   * Nombres abiertos: lo que empieza así es de esta clase aunque el resto no se conozca; se dice
   */
  kinds?: NameKind[];
  /**
   * Ingredientes que solo se distinguen por una cifra: la del nombre se toma entre los dos más cercanos
   */
  series?: NameSeries[];
  /**
   * Un nombre de una palabra que se toma por lo hecho con ello («limón» por su zumo): dicho entero, en piezas o rallado ya no lo es
   */
  pieces?: NamePieces[];
  states?: NameStates;
  kept?: NameKept;
  /**
   * Cómo se ha leído un nombre, dicho en la explicación
   */
  how?: {
    [k: string]: string;
  };
  say?: NameSentences;
}
export interface NameLack {
  /**
   * Cómo se llama lo que falta
   *
   * @minItems 1
   */
  things: [string, ...string[]];
  /**
   * Columnas de la despensa que juntas dicen cuánto hay de ello
   *
   * @minItems 1
   */
  columns: [string, ...string[]];
  /**
   * Hasta aquí no lo lleva; por encima, el nombre es de otra cosa
   */
  most: number;
  /**
   * Hasta aquí se toma por ello, y se dice
   */
  little?: number;
  /**
   * Familias o ingredientes que lo tienen de suyo: decir que falta es decir que no se añade
   */
  own?: string[];
  /**
   * Ingredientes a los que se añade, aunque sea poco o su familia lo tenga de suyo
   */
  added?: string[];
}
export interface FamilyFiller {
  /**
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * Familias de la despensa; si falta, en cualquiera
   *
   * @minItems 1
   */
  of?: [string, ...string[]];
  /**
   * Solo detrás: «ciruela con hueso» es ciruela, «hueso de ciruela» no
   */
  after?: boolean;
  /**
   * Cambia tan poco que la fila vale por ello, y se dice: «requesón de cabra»
   */
  told?: boolean;
}
/**
 * Lo que cuesta cada palabra del nombre que el ingrediente no explica, según su clase; null: con ella no es ese ingrediente. Se toma el ingrediente que menos cuesta, si es uno solo
 */
export interface NameCosts {
  left: {
    /**
     * No cambia nada
     */
    filler: number | null;
    /**
     * Dice que falta lo que no lleva
     */
    lack: number | null;
    /**
     * Por su terminación, lo que se le ha hecho
     */
    state: number | null;
    /**
     * Una marca o un lugar que nadie ha declarado
     */
    maker: number | null;
    /**
     * La cifra que declara
     */
    figure: number | null;
    /**
     * Otra palabra con que se llama al ingrediente
     */
    agreed: number | null;
    /**
     * Cambia tan poco que se toma por él, y se dice
     */
    told: number | null;
    /**
     * Dice que falta lo que apenas lleva
     */
    little: number | null;
    /**
     * Una marca declarada
     */
    brand: number | null;
    /**
     * Una cifra que no es suya
     */
    number: number | null;
    /**
     * Dice que falta lo que lleva
     */
    belied: number | null;
    /**
     * Contradice su nombre
     */
    opposed: number | null;
    /**
     * Con la de delante es otra cosa
     */
    another: number | null;
    /**
     * Lo que se le añade es otro ingrediente
     */
    added: number | null;
    /**
     * Nadie la conoce aquí
     */
    unknown: number | null;
  };
  /**
   * Que se llame así por lo que la palabra significa, y no en el oficio
   */
  meaning: number;
  /**
   * Que se llame así en la despensa, y no en el oficio
   */
  larder: number;
  /**
   * Que no se llame por la primera palabra
   */
  headless: number;
  /**
   * Que sus palabras vengan en otro orden
   */
  disordered: number;
  /**
   * Cada palabra suya que en otros nombres no cambia nada
   */
  idle: number;
}
/**
 * Una palabra que nadie conoce en medio del nombre («harina tal de fuerza») se toma por una marca, y se dice
 */
export interface NameMakers {
  /**
   * Familias de lo que se compra por su clase, y la marca no lo cambia
   *
   * @minItems 1
   */
  of: [string, ...string[]];
  /**
   * Familias en que basta un nombre de una palabra: «ron tal»
   */
  alone?: string[];
  /**
   * Terminaciones de adjetivo: lo que acaba así puede cambiarlo
   */
  except: string[];
}
/**
 * Lo que un nombre declara con una cifra («34 % de proteína», «acidez 0,3»)
 */
export interface NameSpecs {
  /**
   * Su cifra es la que nombra: «cacao 22 % de manteca» es cacao del 22 %
   *
   * @minItems 1
   */
  read: [string, ...string[]];
  /**
   * Su cifra no cambia qué es: no se lee, y se dice
   *
   * @minItems 1
   */
  unread: [string, ...string[]];
  /**
   * Familias en que una cifra sola es un tanto por ciento: la que no se lee se dice
   */
  shares?: string[];
}
export interface NameKind {
  /**
   * Primera palabra del nombre
   *
   * @minItems 1
   */
  heads: [string, ...string[]];
  /**
   * Ingrediente de la despensa
   */
  is: string;
  /**
   * Palabras que lo hacen otra cosa
   */
  except?: string[];
}
export interface NameSeries {
  /**
   * Cifra: ingrediente
   */
  rows: {
    [k: string]: string;
  };
  /**
   * Otros ingredientes cuya cifra se lee en esta serie
   */
  of?: string[];
  /**
   * Los de la serie cuyo nombre ya dice su cifra: otra que lleven no los hace otro («pasta de cacao 54 % de grasa»)
   */
  not?: string[];
  /**
   * Letra que ha de ir con la cifra: W 300
   */
  sign?: string;
  /**
   * Cifras que valen; si falta, de la primera a la última
   *
   * @minItems 2
   * @maxItems 2
   */
  between?: [number, number];
  /**
   * Se toma el más cercano, sin mezclar
   */
  nearest?: boolean;
}
export interface NamePieces {
  /**
   * Palabras que dicen que está entero, en piezas, pelado o rallado
   *
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * Lo hecho con ello: lo que es entonces; null, si la despensa no lo tiene
   */
  are: {
    [k: string]: string | null;
  };
}
/**
 * Lo que se le ha hecho a un ingrediente («desgranado»), dicho con una palabra que nadie conoce: por su terminación se entiende que no cambia lo que es, y se dice
 */
export interface NameStates {
  /**
   * Familias de cosas enteras, a las que se les hace algo sin que dejen de serlo
   *
   * @minItems 1
   */
  of: [string, ...string[]];
  /**
   * Terminaciones: «ado», «ido» y sus femeninos
   *
   * @minItems 1
   */
  endings: [string, ...string[]];
  /**
   * Lo que se dice: {nombre}, {fila}, {marca} por la palabra
   */
  say: string;
}
/**
 * Lo que se vende fresco y en conserva: si la despensa solo lo tiene en conserva, el nombre a secas se toma por ello y se dice; con una palabra de lo crudo, no
 */
export interface NameKept {
  /**
   * Familias de la despensa
   *
   * @minItems 1
   */
  of: [string, ...string[]];
  /**
   * Palabras del nombre de la ficha que dicen cómo se conserva: «en aceite», «ahumado»
   *
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * Otras palabras que, en lo escrito, ya lo dicen: «lata», «escurrido»
   */
  signs?: string[];
  /**
   * Palabras que dicen que no lo está: «fresco», «crudo», «limpio»
   *
   * @minItems 1
   */
  raw: [string, ...string[]];
}
/**
 * Lo que se dice de un nombre: {nombre}, {fila}, {marca}
 */
export interface NameSentences {
  correction: string;
  kind: string;
  brand: string;
  unread: string;
  kept: string;
  apart: string;
  ware: string;
  recipe: string;
  /**
   * De una palabra que puede ser de varios ingredientes y no dice cuál: {nombre}, {fila}, {otras}
   */
  either?: string;
  /**
   * De lo que nadie conoce, lo que puede estar haciendo: {nombre}, {papel}
   */
  mayBe?: string;
  /**
   * Cuando todo está en su rango y lo que nadie conoce puede cambiarlo: {nombre}
   */
  turns?: string;
  /**
   * De una receta que otro tipo toma como está: {tipo}
   */
  otherType?: string;
}
/**
 * Cómo escribe la gente las cantidades: medidas, números en letra, palabras de las listas
 */
export interface QuantitiesFile {
  $schema?: string;
  /**
   * Medidas; cada nombre es de una sola
   */
  units: QuantityUnit[];
  /**
   * Tamaños de una pieza: «3 huevos XL», «1 manzana grande»
   */
  sizes: QuantitySize[];
  /**
   * Lo que ha de salir de una cantidad escrita: los gramos de algo que pesa como el agua y cuya pieza pesa 1 g. Lo que no se cumple es un error
   */
  examples?: {
    [k: string]: number;
  };
  /**
   * Números en letra
   */
  numbers: WordValues;
  /**
   * Partes de la unidad en letra: «medio», «cuarto»
   */
  fractions: WordValues;
  /**
   * Palabras de una cantidad aproximada, delante de ella
   */
  about: Phrases;
  /**
   * Palabras entre la cantidad y el nombre
   */
  of: Phrases;
  /**
   * «1 kilo y medio», «leche 500 g y nata 200 g»
   */
  and: Phrases;
  /**
   * Signos y palabras de una suma
   */
  plus: Phrases;
  /**
   * Signos y palabras de un producto: «2 x 250 g»
   */
  times: Phrases;
  /**
   * Signos y palabras de un intervalo: «2-3», «2 o 3»
   */
  to: Phrases;
  /**
   * Palabras que abren un intervalo: «entre 2 y 3»
   */
  between: Phrases;
  /**
   * La cantidad es de cada pieza: «3 sobres (8 g cada uno)»
   */
  each: Phrases;
  /**
   * Palabras tras la medida, o tras un tanto por ciento, que no la cambian: «cucharada rasa», «65 % sobre harina»
   */
  fillers: Phrases;
  /**
   * Lo que se escribe cuando no hay cantidad: «al gusto»
   */
  none: Phrases;
  /**
   * Lo que sigue a una cifra que no es una cantidad: «20 min», «180 °C», «4 personas»
   */
  others: Phrases;
  /**
   * Monedas: la cifra que va con una es un precio y no es parte del nombre
   */
  prices: Phrases;
  /**
   * Principio de las líneas de totales, que no son ingredientes
   */
  totals: Phrases;
  /**
   * «500 g de tal con 300 g de cual»: une dos ingredientes si los dos llevan su cantidad
   */
  with: Phrases;
  /**
   * Lo que se manda hacer, delante de una cantidad: «añadir 10 g de sal»; no es parte del nombre
   */
  deeds: Phrases;
  /**
   * La misma cantidad que en la línea de antes: «ídem de azúcar»
   */
  same: Phrases;
  /**
   * Principio de las líneas que no son un ingrediente aunque lleven una cantidad: «rinde 5 tarros de 250 g»
   */
  asides?: Phrases;
  /**
   * Palabras que dicen para qué es otra parte de lo mismo: «250 g de azúcar + 100 g para quemar»
   */
  for?: Phrases;
  /**
   * Detrás de ellos una medida se nombra y no se cuenta: «el vaso sirve de medida»
   */
  articles?: Phrases;
  /**
   * Principio de las líneas que llevan una cifra y no son un ingrediente: «albarán 2231»
   */
  titles: Phrases;
  /**
   * Títulos de las columnas de una tabla
   */
  headers: {
    /**
     * El ingrediente
     */
    name: Phrases;
    /**
     * Su cantidad
     */
    amount: Phrases;
    /**
     * La medida, cuando va en columna aparte
     */
    unit: Phrases;
    /**
     * Un porcentaje
     */
    share: Phrases;
    /**
     * Lo que no se lee
     */
    aside: Phrases;
  };
}
export interface QuantityUnit {
  /**
   * Como se imprime una
   */
  label: string;
  /**
   * Como se imprimen varias; sin él, igual
   */
  plural?: string;
  /**
   * mass: peso; volume: volumen; spoon: medida de casa con un volumen; piece: piezas del ingrediente
   */
  kind: 'mass' | 'volume' | 'spoon' | 'piece';
  /**
   * Gramos de una (mass)
   */
  grams?: number;
  /**
   * Mililitros de una (volume, spoon)
   */
  ml?: number;
  /**
   * Piezas de una (piece)
   */
  count?: number;
  /**
   * No hay una que valga para todo: cuenta solo si el ingrediente dice en «pieces» cuánto pesa una (piece)
   */
  own?: boolean;
  /**
   * También nombra ingredientes («nuez»): es medida si detrás va «de» y el ingrediente la tiene en «pieces» (piece)
   */
  noun?: boolean;
  /**
   * Sin número delante es una: «pizca de sal», «kilo y medio»
   */
  alone?: boolean;
  /**
   * Por qué la cantidad es dudosa
   */
  doubt?: string;
  /**
   * Como se escribe, en singular, plural y abreviada; acentos, mayúsculas y puntos no cuentan
   */
  names: Phrases;
}
export interface QuantitySize {
  /**
   * Como se imprime tras la pieza, y como lo llama un ingrediente en «pieces»
   */
  label: string;
  /**
   * Como se escribe
   */
  names: Phrases;
  /**
   * Cuántas veces pesa lo que una pieza corriente, si el ingrediente no lo dice; sin él, no cambia nada
   */
  factor?: number;
}
/**
 * Lo que pide la etiqueta de cualquier producto: lista, alérgenos, información nutricional y puntuación
 */
export interface LabellingFile {
  $schema?: string;
  /**
   * Lo que toda etiqueta dice de sí misma
   */
  notice: string;
  /**
   * Menciones que obliga un ingrediente, sea el producto el que sea
   */
  mentions?: IngredientMention[];
  /**
   * Lo que ningún alimento puede llevar: con ello no se da ningún nombre, y se dice por qué
   */
  forbidden?: ForbiddenRule[];
  list: ListRules;
  dates?: DateRules;
  /**
   * Alérgenos, con las palabras que los nombran dentro de la lista
   */
  allergens: {
    [k: string]: AllergenRule;
  };
  nutrition: NutritionRules;
  score: ScoreRules;
}
export interface IngredientMention {
  /**
   * Ingredientes de la despensa
   *
   * @minItems 1
   */
  ingredients: [string, ...string[]];
  /**
   * Lo que se imprime
   */
  say: string;
  /**
   * Dónde o cómo se imprime: se muestra al lado y no se imprime
   */
  note?: string;
  /**
   * Norma y artículo
   */
  law: string;
}
export interface ForbiddenRule {
  /**
   * Ingredientes de la despensa
   *
   * @minItems 1
   */
  ingredients: [string, ...string[]];
  /**
   * Lo que se avisa
   */
  say: string;
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * Cómo se escribe la lista de ingredientes
 */
export interface ListRules {
  /**
   * Palabras que abren la lista
   */
  heading: string;
  /**
   * Artículo que manda el orden
   */
  order: string;
  blends: BlendRule;
  spared: SparedRule;
  unnamed: UnnamedRule;
  /**
   * Lo que hay que mirar de los alérgenos que dependen de la marca; {nombres}, de qué ingredientes; {alergenos}, cuáles
   */
  byBrand: string;
  /**
   * Lo que se avisa de un ingrediente propio que no dice de qué está hecho; {nombres}, cuáles
   */
  unlisted?: string;
  unsure?: UnsureFigures;
  /**
   * Lo que se supone de las listas propias de los ingredientes compuestos; {nombres}, cuáles
   */
  ownLists: string;
  plain: PlainRule;
  brief: BriefRule;
  water: WaterRule;
  opened?: OpenedRule;
  small: SmallRule;
  /**
   * Clases de aditivo, en singular y en plural
   */
  classes: {
    [k: string]: AdditiveClass;
  };
}
/**
 * Familias que son mezclas de aditivos: cada parte de su nombre legal va por sí misma, bajo su clase
 */
export interface BlendRule {
  /**
   * Familias de la despensa
   */
  families: string[];
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * Familias que, en poca cantidad, no llevan porcentaje aunque el nombre las nombre
 */
export interface SparedRule {
  /**
   * Familias de la despensa
   */
  families: string[];
  /**
   * Por debajo de este % del producto acabado
   */
  below: number;
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * Familias de aditivos: la fila que no dice su clase no nombra ninguno, y la etiqueta lo pide
 */
export interface UnnamedRule {
  /**
   * Familias de la despensa
   */
  families: string[];
  /**
   * Lo que se avisa; {nombres}, los que no lo dicen
   */
  say: string;
  /**
   * Norma y artículo
   */
  law: string;
}
export interface UnsureFigures {
  /**
   * Desde qué parte del producto se dice, en %
   */
  from: number;
  /**
   * Lo que se dice de las cifras que son de memoria; {nombres}, de cuáles
   */
  say: string;
}
/**
 * Familias que se nombran sin su propia lista
 */
export interface PlainRule {
  /**
   * Familias de la despensa
   */
  families: string[];
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * Compuestos de composición regulada que, si hay poco, se nombran sin su propia lista
 */
export interface BriefRule {
  /**
   * Familias de la despensa
   */
  families: string[];
  /**
   * Por debajo de este % del producto acabado
   */
  below: number;
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * El agua añadida, que con poca no se nombra
 */
export interface WaterRule {
  /**
   * Ingredientes de la despensa que son agua añadida
   *
   * @minItems 1
   */
  ingredients: [string, ...string[]];
  /**
   * Hasta este % del producto acabado no se nombra
   */
  omitted: number;
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * Ingredientes que son un paso del producto: una receta de dentro que se llame así va en la lista ingrediente a ingrediente, salvo que diga otra cosa («open»)
 */
export interface OpenedRule {
  /**
   * Ingredientes de la despensa
   *
   * @minItems 1
   */
  ingredients: [string, ...string[]];
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * Los ingredientes de los que hay poco, que pueden ir en otro orden
 */
export interface SmallRule {
  /**
   * Por debajo de este % pueden ir en otro orden tras los demás
   */
  below: number;
  /**
   * Norma y artículo
   */
  law: string;
}
export interface AdditiveClass {
  /**
   * Con un aditivo
   */
  one: string;
  /**
   * Con varios
   */
  many: string;
}
/**
 * La fecha que lleva un producto: con qué palabras se imprime cada una, y cuál es la de lo que no dice otra
 */
export interface DateRules {
  /**
   * La de los productos de los que el oficio no dice otra («keeping» de label.json)
   */
  usual: 'useBy' | 'bestBefore' | 'none';
  words: DateWords;
  /**
   * Norma y artículo
   */
  law: string;
}
/**
 * Cómo se imprime cada una
 */
export interface DateWords {
  /**
   * La de lo que deja de ser seguro
   */
  useBy: string;
  /**
   * La de lo que solo pierde calidad
   */
  bestBefore: string;
  /**
   * La de lo que no necesita fecha
   */
  none: string;
}
export interface AllergenRule {
  /**
   * Nombre con que se declara
   */
  label: string;
  /**
   * Palabras que se destacan
   *
   * @minItems 1
   */
  words: [string, ...string[]];
  /**
   * Palabras de una lista que lo llevan sin nombrarlo, y junto a las que se dice: «E 220», «anchoa»
   *
   * @minItems 1
   */
  signs?: [string, ...string[]];
  /**
   * Grupo del anexo al que pertenece
   */
  family?: string;
  /**
   * Norma, anexo y punto
   */
  law: string;
}
/**
 * La información nutricional: qué se declara, en qué orden y con qué redondeo
 */
export interface NutritionRules {
  /**
   * A qué cantidad se refiere
   */
  per: string;
  /**
   * Norma y artículo
   */
  law: string;
  unlike?: UnlikeAnalysis;
  /**
   * Nutrientes en el orden en que se imprimen
   */
  nutrients: {
    [k: string]: NutrientRule;
  };
  /**
   * Maneras de redondear
   */
  rounding: {
    [k: string]: RoundingRule;
  };
  /**
   * Tolerancias admitidas, por tramos
   */
  tolerance: {
    /**
     * @minItems 1
     */
    [k: string]: [ToleranceRule, ...ToleranceRule[]];
  };
}
/**
 * Por qué la tabla puede no decir lo mismo que el análisis
 */
export interface UnlikeAnalysis {
  /**
   * Nutriente que se compara con la energía del análisis, en sus mismas unidades
   */
  energy: string;
  /**
   * Lo que se dice cuando no coinciden; {analisis}, la cifra del análisis
   */
  say: string;
}
export interface NutrientRule {
  /**
   * Nombre que se imprime
   */
  label: string;
  /**
   * Unidad
   */
  unit: string;
  /**
   * Es la energía, en esta unidad: los factores de su fórmula se comparan con los del Reglamento (UE) 1169/2011
   */
  energy?: 'kcal' | 'kJ';
  /**
   * Con columnas de la despensa, por 100 g de ingrediente
   */
  formula: Formula;
  /**
   * Clave de «rounding»
   */
  rounding: string;
  /**
   * Clave de «tolerance»
   */
  tolerance?: string;
  /**
   * Error relativo de las tablas de que sale
   */
  uncertainty?: number;
  /**
   * Ingesta de referencia de un adulto
   */
  reference?: number;
  /**
   * Es parte del anterior («de las cuales…»)
   */
  part?: boolean;
  /**
   * No es obligatorio: se imprime desde estos gramos por 100 g
   */
  optionalFrom?: number;
  schemaOrg?: SchemaOrgNutrient;
}
/**
 * Cómo se dice en una receta de schema.org (NutritionInformation)
 */
export interface SchemaOrgNutrient {
  /**
   * Propiedad: «sugarContent»
   */
  property: string;
  /**
   * Unidad en que se dice
   */
  unit: string;
  /**
   * Por cuánto se multiplica: la sal se dice como sodio, 400 mg por gramo; sin él, por 1
   */
  times?: number;
  /**
   * Decimales; sin él, 2
   */
  decimals?: number;
}
export interface RoundingRule {
  /**
   * Hasta aquí, «< x» o cero
   */
  negligible?: number;
  /**
   * La cifra de «< x», si no es la anterior
   */
  saidAs?: number;
  /**
   * Escalones; el último, sin «below»
   *
   * @minItems 1
   */
  steps: [RoundingStep, ...RoundingStep[]];
}
export interface RoundingStep {
  /**
   * Vale por debajo de esta cifra
   */
  below?: number;
  /**
   * Múltiplo al que se redondea
   */
  step: number;
}
export interface ToleranceRule {
  /**
   * Vale por debajo de esta cifra
   */
  below?: number;
  /**
   * Vale hasta esta cifra, incluida
   */
  upTo?: number;
  /**
   * Tolerancia en gramos
   */
  grams?: number;
  /**
   * Tolerancia en tanto por uno
   */
  share?: number;
}
/**
 * La puntuación nutricional: puntos que restan y que suman, y sus letras
 */
export interface ScoreRules {
  /**
   * Nombre que se muestra
   */
  label: string;
  /**
   * Lo que hay que saber para usarla
   */
  note: string;
  /**
   * Familias de la despensa que cuentan como fruta, verdura o legumbre
   */
  produce: string[];
  /**
   * Puntos en contra
   */
  bad: {
    [k: string]: ScorePoints;
  };
  /**
   * Puntos a favor
   */
  good: {
    [k: string]: ScorePoints;
  };
  /**
   * Letras, de mejor a peor; la última, sin «upTo»
   *
   * @minItems 1
   */
  grades: [Grade, ...Grade[]];
}
export interface ScorePoints {
  /**
   * Nutriente que se mira; sin él, la parte de fruta, verdura y legumbre
   */
  nutrient?: string;
  /**
   * Umbrales: un punto por cada uno que se supera
   */
  over: number[];
  /**
   * No cuenta si los puntos en contra llegan aquí
   */
  unlessBadFrom?: number;
}
export interface Grade {
  /**
   * Hasta estos puntos, incluidos
   */
  upTo?: number;
  /**
   * Letra
   */
  letter: string;
}
/**
 * Frases por clave
 */
export interface Messages {
  [k: string]: Message;
}
export interface WordValues {
  [k: string]: number;
}
