// A page of the web as a browser saves it: what it carries for machines, beside what people read.
//   '<html>… <script type="application/ld+json">{"@type": "Recipe", …}</script>' → [{ '@type': 'Recipe', … }]
const begins = /^\s*(<!--[\s\S]*?-->\s*)?<(!doctype\s+html|html|head|body)\b/i;

export const isWebPage = (text: string): boolean => begins.test(text.slice(0, 2000));

export function dataIn(page: string): unknown[] {
  return page.split(/<\/script\s*>/i).flatMap((part) => {
    const at = part.toLowerCase().lastIndexOf('<script');
    const end = at < 0 ? -1 : part.indexOf('>', at);
    if (end < 0 || !part.slice(at, end).toLowerCase().includes('application/ld+json')) return [];
    try {
      return [JSON.parse(part.slice(end + 1))];
    } catch {
      return [];
    }
  });
}
