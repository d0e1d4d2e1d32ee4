const beside =
  (name: string) =>
  (path: string): string =>
    path.replace(/^\/api(\/balance)?(?=\/|$)/, `/api/${name}`);

/** Where a craft is adjusted and labelled: beside where it is balanced. */
export const adjustPath = beside('adjust');
export const labelPath = beside('label');
