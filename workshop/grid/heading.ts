// A heading as people type it, for finding it: what stands before the dot, without unit, accents or capitals.
//   «Clave · Un nombre (g)» → «clave»
export const textKey = (text: string): string =>
  text
    .split('·')[0]!
    .replace(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
