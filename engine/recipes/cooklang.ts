// Cooklang: steps with their ingredients marked → a recipe. Tools, timers, comments and steps are passed over; what is
// marked twice is added up by the evaluator, and what refers to an earlier mention is not counted again.
//   «Mezcla @uno{500%g} y @otro{2}.» → uno 500 g, otro 2
import type { Craft } from '../index.ts';
import { readLines } from './lines.ts';
import type { Written } from './model.ts';

/** «@name{…}» with any words up to its braces, or «@name» of one word. */
const mark =
  /@(?<modifier>[&?+@-]*)(?:(?<long>[^\s@#~{}[\]()][^@#~{}\n]*?)\{(?<amount>[^{}\n]*)\}|(?<short>[\p{L}\p{N}_-]+))/gu;

export function looksLikeCooklang(text: string): boolean {
  return /@[^\s@{}][^@#~{}\n]*\{[^{}\n]*\}/.test(withoutComments(text)) && !/^\s*[[{]/.test(text);
}

export function fromCooklang(text: string, craft: Craft): Written {
  const { told, body } = headOf(withoutComments(text.replace(/\r\n?/g, '\n')));
  const lines = [...body.matchAll(mark)].flatMap(({ groups = {} }) => {
    const { modifier = '', long, amount = '', short } = groups;
    // «&» speaks of what was put in before; «./other» is another recipe, which is read by its own name.
    if (modifier.includes('&')) return [];
    const name = (long ?? short ?? '').replace(/^.*\//, '').split('|')[0]!.trim();
    const said = amount.replace(/^\s*=/, '').replace('%', ' ').trim();
    return name === '' ? [] : [said === '' ? name : `${said} ${/\p{L}$/u.test(said) ? 'de ' : ''}${name}`];
  });
  const { body: read, doubts } = readLines(lines.join('\n'), craft);
  const title = told.get('title') ?? told.get('título') ?? told.get('titulo') ?? told.get('name');
  const type = told.get('tipo') ?? told.get('type');
  return { body: { ...(title ? { title } : {}), ...(type ? { type } : {}), ...read }, doubts };
}

const withoutComments = (text: string): string =>
  text.replace(/\[-[\s\S]*?-\]/g, ' ').replace(/(^|[^-])--(?!-).*$/gm, '$1');

/** What the recipe says of itself: «>> key: value» lines, or a front matter between «---». */
function headOf(text: string): { told: Map<string, string>; body: string } {
  const told = new Map<string, string>();
  const tell = (line: string): void => {
    const [, key, value] = /^\s*([^:\n]{1,60}):\s*(.*?)\s*$/.exec(line) ?? [];
    if (key !== undefined && value) told.set(key.trim().toLowerCase(), value.replace(/^(["'])(.*)\1$/, '$2'));
  };
  const front = /^\s*---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  for (const line of front?.[1]?.split('\n') ?? []) tell(line);
  const body = front ? text.slice(front[0].length) : text;
  const steps = body.split('\n').filter((line) => {
    if (!line.startsWith('>>')) return true;
    tell(line.slice(2));
    return false;
  });
  return { told, body: steps.join('\n') };
}
