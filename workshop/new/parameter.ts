// A parameter like another, after it in its file: its unit, its decimals and how it is shown, with its own name and formula.
//   newParameter(text, 'a', { id: 'b', label: 'B', formula: 'suma(x)' })
import type { Written } from '../../engine/index.ts';
import { layOut } from '../layout.ts';

interface NewParameter {
  readonly id: string;
  readonly label: string;
  /** that of the model, when nothing is said */
  readonly formula?: string;
  readonly unit?: string;
}

export function newParameter(text: string, model: string, { id, label, formula, unit }: NewParameter): string {
  const file = JSON.parse(text) as Written['params'];
  const like = file.params[model]!;
  // Its range is of the model; a type gives it one of its own.
  const {
    range: _,
    weight: _w,
    source: _s,
    note: _n,
    minimum: _l,
    maximum: _m,
    applies: _a,
    aspect: _t,
    means: _k,
    most: _o,
    spoken,
    ...kept
  } = like;
  const said = unit === undefined ? (spoken === undefined ? {} : { spoken }) : { unit };
  const added = { ...kept, label, ...said, formula: formula ?? like.formula };
  const params = Object.entries(file.params).flatMap((entry) => (entry[0] === model ? [entry, [id, added]] : [entry]));
  return layOut('params', { ...file, params: Object.fromEntries(params) });
}
