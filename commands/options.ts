// The subcommands of `obrador` and their options: what help prints, what completion offers, and what is accepted.
export interface Option {
  readonly name: string;
  /** what its value is called; none: it is said or not */
  readonly value?: string;
  readonly values?: readonly string[];
  readonly says: string;
}

export interface Subcommand {
  readonly name: string;
  readonly usage: string;
  readonly says: string;
  readonly options: readonly Option[];
  /** its options are its own affair */
  readonly isOpen?: boolean;
}

const formats = ['json', 'ndjson', 'csv', 'schema', 'cooklang', 'list'];
const objectives = ['minimal', 'cheapest', 'balanced'];
const outputs = ['table', 'json', 'ndjson', 'csv', 'schema'];

const common: readonly Option[] = [
  { name: 'type', value: 'tipo', says: 'tipo de receta, si la receta no lo dice' },
  { name: 'date', value: 'día', says: 'la ley de ese día (año-mes-día); si no, la de hoy' },
  { name: 'from', value: 'formato', values: formats, says: 'en qué está escrita la receta; si no, se mira' },
  { name: 'to', value: 'formato', values: outputs, says: 'cómo se escribe el resultado' },
  { name: 'output', value: 'fichero', says: 'dónde se escribe; si no, en la salida' },
  { name: 'jobs', value: 'n', says: 'hilos; si no, uno por núcleo' },
  { name: 'strict', says: 'acaba con 3 si alguna receta no queda bien' },
  { name: 'crafts', value: 'carpeta', says: 'carpeta de los oficios' },
  { name: 'larder', value: 'carpeta', says: 'carpeta de la despensa' },
];

const wishes: readonly Option[] = [
  { name: 'total', value: 'gramos', says: 'peso total que se quiere' },
  { name: 'target', value: 'meta', says: 'medalla o categoría que se busca, como poco' },
  { name: 'avoid', value: 'nombre', says: 'ingrediente o grupo que no puede llevar (puede repetirse)' },
  { name: 'max-cost', value: 'euros', says: 'coste máximo por kilo' },
  {
    name: 'objective',
    value: 'objetivo',
    values: objectives,
    says: 'el menor cambio, lo más barato o lo más centrado',
  },
];

const sold: readonly Option[] = [
  { name: 'name', value: 'nombre', says: 'nombre del producto' },
  { name: 'finished-weight', value: 'gramos', says: 'peso del producto acabado' },
  { name: 'portions', value: 'n', says: 'raciones que salen' },
];

const onRecipes = (name: string, says: string, more: readonly Option[] = []): Subcommand => ({
  name,
  usage: `obrador ${name} <oficio> [fichero…] [opciones]`,
  says,
  options: [...more, ...common],
});

export const recipeCommands = ['balance', 'adjust', 'label', 'explain'] as const;
export type RecipeCommand = (typeof recipeCommands)[number];

export const subcommands: readonly Subcommand[] = [
  onRecipes('balance', 'analiza recetas'),
  onRecipes('adjust', 'ajusta recetas: los gramos que las dejan en rango', wishes),
  onRecipes('label', 'borrador de la etiqueta: nombres legales, ingredientes, alérgenos, nutrición', sold),
  onRecipes('explain', 'de dónde sale cada cifra'),
  {
    ...{ name: 'book', usage: 'obrador book [cambio.json] <fichero…> [opciones]' },
    says: 'un cambio en todas las recetas de un libro: sin algo, otros precios, otra ley; o sus hojas',
    options: [
      {
        name: 'avoid',
        value: 'nombre',
        says: 'lo que no ha de quedar (puede repetirse), en vez del fichero del cambio',
      },
      { name: 'date', value: 'día', says: 'la ley de ese día (año-mes-día), en vez del fichero del cambio' },
      { name: 'craft', value: 'oficio', says: 'oficio de las recetas que no lo dicen' },
      { name: 'prices', value: 'fichero', says: 'precios de la casa: JSON, o una hoja con ingrediente y €/kg' },
      { name: 'next', value: 'carpeta', says: 'oficios que han de venir: qué cambia con ellos' },
      { name: 'sheet', value: 'hoja', values: ['allergens', 'shopping', 'prices'], says: 'alérgenos, compra o costes' },
      { name: 'from', value: 'formato', values: formats, says: 'en qué están escritas las recetas; si no, se mira' },
      {
        name: 'to',
        value: 'formato',
        values: ['table', 'json', 'ndjson', 'csv', 'html', 'xlsx'],
        says: 'cómo se escribe el resultado',
      },
      { name: 'output', value: 'fichero', says: 'dónde se escribe; si no, en la salida' },
      { name: 'jobs', value: 'n', says: 'hilos; si no, uno por núcleo' },
      { name: 'strict', says: 'acaba con 3 si alguna receta no se puede corregir' },
      { name: 'crafts', value: 'carpeta', says: 'carpeta de los oficios' },
      { name: 'larder', value: 'carpeta', says: 'carpeta de la despensa' },
    ],
  },
  {
    ...{ name: 'check', usage: 'obrador check [oficio | fichero…] [--fix] [--accept]', isOpen: true },
    says: 'todo lo que está mal en las definiciones, y cómo se arregla',
    options: [
      { name: 'fix', says: 'arregla lo que es mecánico, y pone al día lo que está en una forma anterior' },
      { name: 'accept', says: 'da por bueno lo nuevo: lo que los ejemplos prometen se escribe como sale ahora' },
    ],
  },
  {
    ...{ name: 'impact', usage: 'obrador impact [revisión | carpeta] [--markdown | --json]', isOpen: true },
    says: 'qué recetas de ejemplo cambian con lo editado',
    options: [
      { name: 'markdown', says: 'para un mensaje' },
      { name: 'json', says: 'para un programa' },
    ],
  },
  {
    ...{ name: 'catalogue', usage: 'obrador catalogue export|import <oficio> | larder [fichero.csv]', isOpen: true },
    says: 'el catálogo, los rangos o la despensa en una hoja de cálculo, y de vuelta',
    options: [
      { name: 'ranges', says: 'los rangos en vez del catálogo' },
      { name: 'yes', says: 'sin preguntar' },
    ],
  },
  {
    ...{ name: 'new', usage: 'obrador new type <oficio> <id> | craft <id> | ingredient <id>', isOpen: true },
    says: 'un tipo, un oficio o un ingrediente nuevos, que ya pasan las comprobaciones',
    options: [
      { name: 'label', value: 'nombre', says: 'su nombre' },
      { name: 'description', value: 'texto', says: 'qué es' },
      { name: 'like', value: 'id', says: 'a cuál se parece' },
    ],
  },
  {
    ...{ name: 'serve', usage: 'obrador serve [--port n] [--watch]' },
    says: 'pone en marcha el servicio y la página',
    options: [
      { name: 'port', value: 'n', says: 'puerto; si no, el de PORT o 3000' },
      { name: 'watch', says: 'recarga las definiciones al cambiar' },
      { name: 'crafts', value: 'carpeta', says: 'carpeta de los oficios' },
      { name: 'larder', value: 'carpeta', says: 'carpeta de la despensa' },
    ],
  },
  {
    ...{ name: 'mcp', usage: 'obrador mcp' },
    says: 'las herramientas para un asistente, por la entrada y la salida (Model Context Protocol)',
    options: [
      { name: 'crafts', value: 'carpeta', says: 'carpeta de los oficios' },
      { name: 'larder', value: 'carpeta', says: 'carpeta de la despensa' },
    ],
  },
  {
    ...{ name: 'completion', usage: 'obrador completion bash | zsh' },
    says: 'lo que la consola necesita para completar: eval "$(obrador completion bash)"',
    options: [],
  },
];
