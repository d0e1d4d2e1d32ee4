// Ranges and limits as people write them ([56, 73], "<60", { "range": …, "since": … }) → the one form with both ends, the
// source and how sure it is, their own or their type's, and the weight, their own or their parameter's. Only shorthand is changed: what is already
// whole passes as it is.
//   readEntries({ x: "<60" }, { source: "oficio" }, …) → { x: { range: [null, 59.9], source: "oficio" } }
import type { Bounds, LimitEntry, Range, TargetEntry } from '../../../schemas/generated/definitions.d.ts';
import type { TargetFile } from '../../model/craft.ts';

export function readEntries(
  entries: Readonly<Record<string, TargetEntry | LimitEntry>> | undefined,
  usual: Pick<TargetFile, 'source' | 'basis'>,
  /** with which a parameter is judged */
  decimals: (param: string) => number,
  /** of a parameter's range that says none */
  weight: (param: string) => number | undefined = () => undefined,
): Record<string, TargetFile> | undefined {
  if (entries === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => {
      const ofParam = weight(key);
      const inherited = {
        ...(usual.source === undefined ? {} : { source: usual.source }),
        ...(usual.basis === undefined ? {} : { basis: usual.basis }),
        ...(ofParam === undefined ? {} : { weight: ofParam }),
      };
      if (typeof entry === 'string' || Array.isArray(entry))
        return [key, { range: readBounds(entry as Bounds, decimals(key)), ...inherited }];
      const since = entry.since?.map((one) => ({ ...one, range: readBounds(one.range, decimals(key)) }));
      return [
        key,
        {
          ...inherited,
          ...entry,
          range: readBounds(entry.range, decimals(key)),
          ...(since ? { since: since as TargetFile['since'] } : {}),
        } as TargetFile,
      ];
    }),
  );
}

/** An end that is not included ends where the last decimal shown does. */
export function readBounds(bounds: Bounds, decimals: number): Range {
  if (typeof bounds !== 'string') return bounds;
  const [, sign, figure] = /^\s*(<=?|>=?)\s*(-?[\d.]+)\s*$/.exec(bounds)!;
  const unit = sign!.endsWith('=') ? 0 : 10 ** -decimals;
  const value = Number(figure);
  const end = Number((sign!.startsWith('<') ? value - unit : value + unit).toFixed(decimals + 6));
  return sign!.startsWith('<') ? [null, end] : [end, null];
}
