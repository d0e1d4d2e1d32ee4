// Short names for the texts of a folder: what a proof is kept under, and what tells whether anything changed.
import { type CraftTexts, fingerprint, type LarderTexts, lastStep } from './texts.ts';

/** Texts are read once and never changed: neither is their fingerprint. */
const hashes = new WeakMap<CraftTexts | LarderTexts, string>();

function hashed(of: CraftTexts | LarderTexts, parts: () => string[]): string {
  const hash = hashes.get(of) ?? fingerprint(parts());
  hashes.set(of, hash);
  return hash;
}

export const larderHash = (read: LarderTexts): string => hashed(read, () => [...read.texts].flat());

export const hashOf = (craft: CraftTexts, larder: string): string =>
  hashed(craft, () => {
    const { folder, texts, misnamed = [] } = craft;
    return [lastStep(folder), ...[...texts].flat(), ...misnamed, larder];
  });
