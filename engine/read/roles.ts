// The part that a line plays in the product, from its field or from its name.
//   «cobertura (baño)», «baño: cobertura», «cobertura para el baño» → the line «cobertura» with the role «baño»
import type { Craft } from '../model/craft.ts';
import { normalise } from '../names/normalise.ts';

interface LinePart {
  readonly role: string | null;
  /** whether the field said it */
  readonly asked: boolean;
  /** the name without the words that told the role */
  readonly name: string;
}

const spoken: readonly { pattern: RegExp; name: number; role: number }[] = [
  { pattern: /^(.+?)\s*\(([^()]+)\)\s*$/, name: 1, role: 2 },
  { pattern: /^([^:]+):\s*(.+)$/, name: 2, role: 1 },
  { pattern: /^(.+?),?\s+para\s+(?:el|la|los|las)?\s*(.+)$/i, name: 1, role: 2 },
];

export function lineRoleOf({ lineRoles }: Craft, asked: unknown, name: string): LinePart {
  if (lineRoles.length === 0) return { role: null, asked: false, name };
  const keyOf = (text: string): string | null => {
    const said = normalise(text);
    return lineRoles.find(({ names }) => names.includes(said))?.key ?? null;
  };
  const own = typeof asked === 'string' ? keyOf(asked) : null;
  if (own !== null) return { role: own, asked: true, name };
  for (const { pattern, name: part, role: place } of spoken) {
    const match = pattern.exec(name);
    const role = match ? keyOf(match[place]!) : null;
    if (role !== null) return { role, asked: false, name: match![part]! };
  }
  return { role: null, asked: false, name };
}
