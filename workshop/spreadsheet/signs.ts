// A sheet saved in a code page that lacks a sign writes «?» in its place: «≥ 35 %» comes back as «? 35 %». What went out is
// known, so that each such cell is told instead of being proposed as a change.
//   «de 4 → 6 g», and now «de 4 ? 6 g» → told, with the sign that was lost
import type { Cell, Written } from './csv.ts';
import type { Fault } from './sheet.ts';

export function lostSigns(
  sent: readonly (readonly Written[])[],
  brought: readonly (readonly Cell[])[],
  key: string,
): Fault[] {
  const [head = [], ...rows] = sent;
  const [headings = [], ...body] = brought;
  const keyed = head.indexOf(key);
  const place = headings.find(({ text }) => text === key)?.column;
  if (keyed < 0 || place === undefined) return [];
  const before = new Map(rows.map((row) => [String(row[keyed] ?? ''), row]));
  return body.flatMap((cells) => {
    const row = before.get(cells[place - 1]?.text.trim() ?? '');
    return cells.flatMap(({ text, row: line, column }): Fault[] => {
      const was = row?.[head.indexOf(headings[column - 1]?.text ?? '')];
      const sign = typeof was === 'string' ? lostIn(was, text) : null;
      if (sign === null) return [];
      return [
        {
          ...{ row: line, column },
          message: `Aquí había «${sign}» y ahora hay «?»: la hoja se ha guardado en una codificación que no tiene ese signo. Guárdala como «CSV UTF-8».`,
        },
      ];
    });
  });
}

/** The first sign that became «?», where nothing else has changed. */
function lostIn(was: string, now: string): string | null {
  if (!now.includes('?')) return null;
  const [signs, left] = [[...was], [...now]];
  if (signs.length !== left.length) return null;
  const apart = [...signs.keys()].filter((i) => signs[i] !== left[i]);
  const isLost = apart.length > 0 && apart.every((i) => left[i] === '?' && signs[i]! > '\u007f');
  return isLost ? signs[apart[0]!]! : null;
}
