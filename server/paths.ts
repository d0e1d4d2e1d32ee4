/** Where a craft is adjusted: beside where it is balanced. */
export function adjustPath(path: string): string {
  return path.replace(/^\/api(\/balance)?(?=\/|$)/, '/api/adjust');
}
