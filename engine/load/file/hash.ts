// Short names for the texts of a folder: what a proof is kept under, and what tells whether anything changed.
import { type CraftTexts, fingerprint, type LarderTexts, lastStep } from './texts.ts';

/** Texts are read once and never changed: neither is their fingerprint. */
const hashes = new WeakMap<CraftTexts | LarderTexts, string>();

function hashed(of: CraftTexts | LarderTexts, parts: () => string[]): string {
  const hash = hashes.get(of) ?? fingerprint(parts());
  hashes.set(of, hash);
  return hash;
}

/** Of each file, the text it had last: an edit costs the file it is in. */
const digests = new Map<string, { readonly text: string; readonly digest: string }>();

function digestOf(path: string, text: string): string {
  const last = digests.get(path);
  if (last?.text === text) return last.digest;
  const digest = fingerprint([text]);
  digests.set(path, { text, digest });
  return digest;
}

const digestsOf = ({ folder, texts }: CraftTexts | LarderTexts): string[] =>
  [...texts].flatMap(([file, text]) => [file, digestOf(`${folder}/${file}`, text)]);

export const larderHash = (read: LarderTexts): string => hashed(read, () => digestsOf(read));

/** Of a craft and of the larder it reads. */
export const hashOf = (craft: CraftTexts, larder: string): string => hashed(craft, () => [ownHash(craft), larder]);

/** Of what is written in the craft alone. */
export const ownHash = (craft: CraftTexts): string => {
  const { folder, misnamed = [] } = craft;
  return fingerprint([lastStep(folder), ...digestsOf(craft), ...misnamed]);
};
