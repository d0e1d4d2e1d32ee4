// What a key is called where nobody has named it.
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «pctDeAlgo», «pct_de_algo» → «pct de algo» */
export const words = (key: string): string =>
  key
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
