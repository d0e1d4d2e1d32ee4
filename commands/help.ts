// Help in Spanish: of the whole command, or of one of its subcommands.
import { type Option, type Subcommand, subcommands } from './options.ts';

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`).join('\n');
};

const shown = ({ name, value, values }: Option): string =>
  `--${name}${value === undefined ? '' : ` <${values?.join('|') ?? value}>`}`;

export const general = (): string => `Obrador: analiza, ajusta y etiqueta recetas.

Uso: obrador <orden> [argumentos] [opciones]

${column(subcommands.map(({ name, says }) => [name, says]))}

  obrador <orden> --help   las opciones de una orden
  obrador --version        la versión

Las recetas se leen de ficheros o de la entrada (-), en JSON, NDJSON, CSV, schema.org/Recipe, Cooklang o como una lista.
Acaba con 0 si todo va bien, 1 si alguna receta o definición está mal, 2 si la orden no se entiende y, con --strict, 3
si alguna receta no queda bien.

  obrador balance panaderia receta.json
  cat recetas.ndjson | obrador balance helado --to csv > resultado.csv
`;

export function ofSubcommand({ usage, says, options }: Subcommand): string {
  const list = options.length === 0 ? '' : `\n\n${column(options.map((one) => [shown(one), one.says]))}`;
  return `Uso: ${usage}\n\n${says.charAt(0).toUpperCase()}${says.slice(1)}.${list}\n`;
}
