// The whole recipe in the fragment of the address: nothing is stored anywhere, nothing reaches a server.
import type { Body } from '../../engine/recipes/model.ts';

const mark = '#r=';

export const toFragment = async (body: Body): Promise<string> =>
  mark + (await (await import('./link-code.ts')).folded(body));

/** The recipe of a fragment; null when there is none, and an error when it cannot be read. */
export const fromFragment = async (fragment: string): Promise<Body | null> =>
  fragment.startsWith(mark) ? (await import('./link-code.ts')).unfolded(fragment.slice(mark.length)) : null;
