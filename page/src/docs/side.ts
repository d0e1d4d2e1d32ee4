// Beside the reference: its parts, the guides and the catalogue of errors, and a search over all of them.
import { type Endpoint, endpoints, guides, sections } from './contents.ts';
import { addressOf, type Guide, plain, type Section } from './markdown.ts';
import type { Component, Element, System } from './swagger.ts';

/** More than these are not read: one writes another word. */
const shown = 25;

export const errorsAddress = '/docs?pagina=errores';

export function sideOf(
  { React: { createElement: h, useState, useEffect }, layoutActions }: System,
  titled: (tag: string) => string,
): Component {
  /** Opens an endpoint where it stands; from a guide, the reference opens on it. */
  const goTo = ({ tag, id }: Endpoint) => {
    layoutActions.show(['operations-tag', tag], true);
    layoutActions.show(['operations', tag, id], true);
    requestAnimationFrame(() => document.getElementById(`operations-${tag}-${id}`)?.scrollIntoView());
  };

  const link = (address: string, text: string, more: Record<string, unknown> = {}): Element =>
    h(
      'li',
      { key: address },
      h(
        'a',
        {
          href: address,
          'aria-current': address === location.pathname + location.search ? 'page' : undefined,
          ...more,
        },
        text,
      ),
    );

  const endpointLink = (one: Endpoint): Element =>
    link(`/docs#/${one.tag}/${one.id}`, `${one.method} ${one.path}`, {
      title: one.summary,
      onClick: (event: Event) => {
        if (location.search !== '') return;
        event.preventDefault();
        history.replaceState(null, '', `#/${one.tag}/${one.id}`);
        goTo(one);
      },
    });

  const group = (title: string, items: readonly Element[]): Element =>
    items.length === 0 ? null : h('section', { key: title }, h('h2', null, title), h('ul', null, ...items));

  return () => {
    const [asked, setAsked] = useState('');
    const [known, setKnown] = useState<readonly Guide[]>([]);
    const [calls, setCalls] = useState<readonly Endpoint[]>([]);
    const [read, setRead] = useState<readonly Section[]>([]);
    useEffect(() => {
      void guides().then(setKnown);
      void endpoints().then(setCalls);
    }, []);
    const words = plain(asked).split(/\s+/).filter(Boolean);
    const holds = (text: string): boolean => words.every((word) => text.includes(word));
    const foundCalls = calls.filter(({ path, summary, method }) => holds(plain(`${method} ${path} ${summary}`)));
    // Where a heading says it, first.
    const foundParts = read
      .filter(({ text }) => holds(text))
      .sort((a, b) => Number(holds(plain(b.heading))) - Number(holds(plain(a.heading))));
    const partLink = ({ address, title, heading }: Section): Element =>
      link(address, heading === title ? title : `${title}: ${heading}`);
    const results =
      foundCalls.length + foundParts.length === 0
        ? [h('p', { key: 'none' }, 'No se encuentra.')]
        : [
            group('Caminos', foundCalls.slice(0, shown).map(endpointLink)),
            group('Guías', foundParts.slice(0, shown).map(partLink)),
          ];
    const tags = [...new Set(calls.map(({ tag }) => tag))];
    const parts = [
      group('Empezar', [link('/docs', 'Introducción'), link(errorsAddress, 'Errores')]),
      ...tags.map((tag) => {
        const items = calls.filter((one) => one.tag === tag).map(endpointLink);
        return h('details', { key: tag }, h('summary', null, titled(tag)), h('ul', null, ...items));
      }),
      group(
        'Guías',
        known.map(({ name, title }) => link(addressOf(name), title)),
      ),
    ];
    return h(
      'nav',
      { className: 'docs-side', 'aria-label': 'Contenido' },
      h('input', {
        ...{ type: 'search', value: asked, placeholder: 'Buscar', 'aria-label': 'Buscar en la documentación' },
        onFocus: () => void sections().then(setRead),
        onChange: (event: { target: HTMLInputElement }) => setAsked(event.target.value),
      }),
      h('div', { className: 'docs-parts' }, ...(words.length > 0 ? results : parts)),
    );
  };
}
