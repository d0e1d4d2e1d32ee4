// Weight that nobody recognised: above the share that its craft bears, the figures of a recipe are not to be trusted.
// Takes a mix; gives the share and the names, or null where all is well. Refuses nothing.

import { openedLines, runOn } from '../language/run.ts';
import type { Craft } from '../model/craft.ts';
import { enumerate, spanish } from '../number.ts';
import type { Mix } from '../read/compose.ts';
import { isUnknown } from '../read/may-be.ts';

interface Unknown {
  /** % of the weight */
  readonly share: number;
  readonly names: readonly string[];
}

export { isUnknown };

export function unknownIn(mix: Mix): Unknown | null {
  const { craft, type, lines } = mix;
  if (!craft.unknown || lines.every(({ row }) => row !== null)) return null;
  const share = craft.unknown.share.code(runOn(mix, type.plan), null) ?? 0;
  if (share <= craft.unknown.most) return null;
  return {
    share,
    names: openedLines(lines)
      .filter(isUnknown)
      .map(({ name }) => name),
  };
}

/** What must be known before anything can be corrected. */
export function askedFirst(craft: Craft, { share, names }: Unknown): string {
  const near = nearestTo(craft, names);
  const meant = near === null ? '' : ` ¿Querías decir ${near}?`;
  const shown = names.slice(0, mostAsked).map((name) => `«${name}»`);
  const more = names.length - shown.length;
  const what = enumerate(more === 0 ? shown : [...shown, `${more} más`]);
  const [are, missing, weighs, write] =
    names.length === 1 ? ['es', 'no está', 'pesa', 'Escríbelo'] : ['son', 'no están', 'pesan', 'Escríbelos'];
  return `Primero hay que saber qué ${are} ${what}: ${missing} en la despensa y ${weighs} el ${spanish(share, 1)} % de la receta.${meant} ${write} de otra manera o indica su composición.`;
}

const mostAsked = 3;
/** Of many names that nobody knows, the first are looked up: to look each up would cost more than it tells. */
export const mostLookedUp = 12;

/** Whether a line of the recipe is among those whose likes are looked up. */
export const isLookedUp = ({ lines }: Mix, { name }: { readonly name: string }): boolean =>
  lines
    .filter(({ row }) => row === null)
    .slice(0, mostLookedUp)
    .some((line) => line.name === name);

/** «A», «B» o «C»: what these names are most like, as their reader has it; null where nothing is near. */
export function nearestTo(craft: Craft, names: readonly string[]): string | null {
  const each = names.length === 1 ? mostAsked : 1;
  const near = names.slice(0, mostAsked).flatMap((name) => craft.recognise(name).near().slice(0, each));
  const labels = [...new Set(near.map(({ label }) => `«${label}»`))];
  return labels.length < 2 ? (labels[0] ?? null) : `${labels.slice(0, -1).join(', ')} o ${labels.at(-1)}`;
}
