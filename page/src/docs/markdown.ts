// A guide as it is shown here: links to other guides lead to them here, pictures come from here, and what only the repository
// has keeps its words and loses its link. Headings have the ids that links to them expect.

export interface Guide {
  readonly name: string;
  readonly title: string;
}

export interface Section extends Guide {
  readonly heading: string;
  readonly address: string;
  /** what is looked in, plain */
  readonly text: string;
}

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As repositories name their headings. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

export const addressOf = (name: string, anchor = ''): string => `/docs?guia=${name}${anchor}`;

export function linked(source: string, guides: readonly Guide[]): string {
  const isGuide = (name: string): boolean => guides.some((guide) => guide.name === name);
  return source
    .replace(/!\[([^\]]*)\]\((imagenes\/[\w.-]+)\)/g, '![$1](/docs/$2)')
    .replace(/(?<!!)\[([^\]]+)\]\((?![a-z]+:|\/|#)([^)\s]+)\)/g, (_, text: string, to: string) => {
      const [, name = '', anchor = ''] = /^(?:\.\/)?([\w-]+)\.md(#.*)?$/.exec(to) ?? [];
      if (name === 'README') return `[${text}](/docs)`;
      return isGuide(name) ? `[${text}](${addressOf(name, anchor)})` : text;
    });
}

/** A guide by its headings, to be looked in. */
export function sectionsOf(guide: Guide, source: string): Section[] {
  return source.split(/^(?=#{1,3} )/m).map((part) => {
    const heading = /^#{1,3} (.+)/.exec(part)?.[1]?.replaceAll('`', '') ?? guide.title;
    return { ...guide, heading, address: addressOf(guide.name, `#${anchorOf(heading)}`), text: plain(part) };
  });
}
