/** A key as a step of a JSON pointer. */
export const pointerStep = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');
