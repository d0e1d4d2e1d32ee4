// The figure of the label that is a parameter of the balance: the one written there, or one more, called as the parameter.
import type { LabelFile, Written } from '../../model/craft.ts';

export interface Figures {
  readonly figures: LabelFile['figures'];
  readonly figureOf: (param: string) => string;
}

/** Those written, and those that are asked for. */
export function figuresOf(label: LabelFile, { params }: Written): Figures {
  const figures = { ...label.figures };
  const figureOf = (param: string): string => {
    const said = Object.entries(figures).find(([, { formula }]) => formula.trim() === param);
    if (said) return said[0];
    const own = params.params[param] ?? params.internal?.[param];
    const { label: called = param, unit } = typeof own === 'object' ? own : {};
    figures[param] = { label: called.slice(0, 1).toLowerCase() + called.slice(1), formula: param, unit: unit ?? '' };
    return param;
  };
  return { figures, figureOf };
}
