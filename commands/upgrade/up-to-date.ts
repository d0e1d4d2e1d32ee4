// The files of a craft in the present form of the format, laid out; as they were, where one cannot be read.
import { required, Source } from '../../engine/load/index.ts';
import { inOrder } from '../../workshop/keys.ts';
import { kindOf, layOut } from '../../workshop/layout.ts';
import { modernise } from './index.ts';

export function upToDate(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const sources = [...texts].map(([name, text]) => [name, new Source(name, text)] as const);
  if (sources.some(([, { slips, value }]) => slips.length > 0 || !isRecord(value))) return texts;
  const files = new Map(sources.map(([name, { value }]) => [name, value as Record<string, unknown>]));
  if (!required.every((name) => files.has(name))) return texts;
  modernise(files);
  return new Map([...files].map(([name, value]) => [name, layOut(kindOf(name), inOrder(kindOf(name), value))]));
}

const isRecord = (value: unknown): boolean => value !== null && typeof value === 'object' && !Array.isArray(value);
