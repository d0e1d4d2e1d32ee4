/** A key as a step of a JSON pointer. */
export const step = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');
