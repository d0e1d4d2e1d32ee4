/** A word without capitals or accents: «CUCHARADÍTAS» → «cucharaditas». */
export const plainWord = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
