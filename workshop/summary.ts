// One line per craft: how much it has, and how many errors and warnings.
//   «x: 8 tipos, 21 parámetros, 340 ingredientes, 52 ejemplos, 0 rangos sin fuente, 1 aviso»
import type { Craft } from '../engine/index.ts';
import type { Problem } from '../engine/load/index.ts';

export function summary(name: string, craft: Craft | null, problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const told = [
    ...(errors > 0 ? [count(errors, 'error', 'errores')] : []),
    ...(warnings > 0 ? [count(warnings, 'aviso', 'avisos')] : []),
  ];
  if (!craft) return `${name}: ${told.join(', ') || 'espera a la despensa'}`;
  const types = [...craft.types.values()];
  const examples = types.reduce((sum, type) => sum + type.file.examples.length, 0);
  const figures = [
    count(types.length, 'tipo', 'tipos'),
    count(craft.params.length, 'parámetro', 'parámetros'),
    count(craft.rows.size, 'ingrediente', 'ingredientes'),
    count(examples, 'ejemplo', 'ejemplos'),
    withoutSource(unsourced(craft)),
  ];
  return `${name}: ${[...figures, ...told].join(', ')}`;
}

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** Which ones, while they are few. */
const mostNamed = 4;

function withoutSource(ranges: readonly string[]): string {
  const more = ranges.length > mostNamed ? '…' : '';
  const named = ranges.length === 0 ? '' : ` (${ranges.slice(0, mostNamed).join(', ')}${more})`;
  return count(ranges.length, 'rango sin fuente', 'rangos sin fuente') + named;
}

/** «type: parameter» of each range that does not say where it comes from. */
function unsourced({ definition: { params, types } }: Craft): string[] {
  const isBare = ({ source }: { source?: string }): boolean => source === undefined || source.trim() === '';
  const ofTypes = Object.entries(types).flatMap(([id, type]) =>
    [type, ...(type.variants ?? [])].flatMap(({ ranges }) =>
      Object.entries(ranges ?? {}).flatMap(([key, range]) => (isBare(range) ? [`${id}: ${key}`] : [])),
    ),
  );
  const general = Object.entries(params.params).filter(([, param]) => param.range !== undefined && isBare(param));
  return [...ofTypes, ...general.map(([key]) => key)];
}
