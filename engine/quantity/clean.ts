// A line as it was pasted → the line without what only adorns it: stamps of messages, bullets, boxes, pictures, stars.
//   «[12:03, 3/4/2026] Ana: • **X**: 5 g ✅» → «X : 5 g»

const stamp =
  /^\[?\s*\d{1,4}[/.:-]\d{1,2}(?:[/.:-]\d{1,4})?(?:\s*[ap]\.?\s?m\.?)?,?\s+\d{1,4}[/.:-]\d{1,2}(?:[/.:-]\d{1,4})?(?:\s*[ap]\.?\s?m\.?)?\s*(?:\]|-|–)\s*/iu;
const author = /^[^:]{1,40}:\s+/u;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[☐☑☒✓√✗✘]|\[[ xX✓]?\]/gu;
/** Invisible: joiners, marks of direction, of variants, of keys. */
const unseen = /\p{Cf}|\p{Variation_Selector}/gu;
const control = /[^\P{Cc}\t]/gu;
const bullet = /^(?:[-–—−•*·●○▪▫■□◦►▸▶‣⁃→➔➤>»~]+\s*)+/u;
const listNumber =
  /^(?:\d{1,3}\.-\s*|\d{1,3}\)\s*|\d{1,3}[.ºª](?=\s|\p{L})\s*|\(\d{1,3}\)\s*|[①-⑳]\s*|[a-zA-Z]\)\s+|[a-h]\.\s+(?=[\p{Lu}\d])|[IVX]{1,4}[.)]\s+(?=\p{L}))/u;

/** What an amount is made of: «1000 (500+500)». */
const makeup = /\(\s*\d[\d.,]*(?:\s*\+\s*\d[\d.,]*)+\s*\)/gu;

export function cleaned(line: string): string {
  const keyed = line.replace(unseen, '').replace(control, ' ');
  const said = keyed.trim().replace(stamp, '');
  const message = said.length < keyed.trim().length ? said.replace(author, '') : said;
  // «3⃣» is a key with its figure on it.
  const numbered = message.replace(/^\d{1,2}\u20e3/u, '0) ');
  const bare = numbered
    .replace(/(\d)\*(?=\d)/g, '$1×')
    .replace(/\*+|__+|`+/g, ' ')
    .replace(pictures, ' ')
    .trim()
    .replace(bullet, '')
    .trim()
    // A letter that a camera took for its figure: «l00», «2O0».
    .replace(/(?<![\p{L}\d])[lI](?=[\dO]{2}[\dO]*(?![\p{L}\d]))/gu, '1')
    .replace(/(?<=\d[\dO]*)O(?=[\dO]*(?![\p{L}\d]))/gu, '0');
  const number = listNumber.exec(bare)?.[0] ?? '';
  const text = bare.slice(number.length).trim().replace(bullet, '');
  const figure = text.search(/\d/);
  return text
    .replace(makeup, (sum, at: number) => (at > figure ? '' : sum))
    .replace(/[ \t]+/g, ' ')
    .trim();
}
