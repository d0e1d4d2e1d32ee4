// Around the reference: a head, a short introduction, and the guides, shown in place of the reference when one is open.
import type { Component, Plugin, System } from './swagger.ts';

interface Guide {
  readonly name: string;
  readonly title: string;
}

const openGuide = (): string | null => new URLSearchParams(location.search).get('guia');

/** `titles`: what each craft is called, by the id under which the reference groups its endpoints. */
export const guideLayout =
  (titles: ReadonlyMap<string, string>): Plugin =>
  (system: System) => {
    const { createElement: h, useState, useEffect } = system.React;

    const Head: Component = () =>
      h(
        'header',
        { className: 'docs-head' },
        h(
          'a',
          { className: 'docs-brand', href: '/' },
          h('img', { src: '/icon.svg', alt: '', width: 28, height: 28 }),
          'Obrador',
        ),
        h(
          'nav',
          { 'aria-label': 'Documentación' },
          h('a', { href: '/docs' }, 'Referencia'),
          h('a', { href: '/openapi.json' }, 'OpenAPI'),
          h('a', { href: '/' }, 'La página'),
        ),
      );

    const Introduction: Component = () =>
      h(
        'section',
        { className: 'docs-intro' },
        h('h1', null, 'La API de Obrador'),
        h(
          'p',
          null,
          'Envía una receta y recibe su composición, cada parámetro comparado con el rango de su tipo, un veredicto y consejos en gramos. Es pública, sin claves, y admite llamadas desde cualquier web. Cada oficio tiene dos direcciones: una para ',
          h('strong', null, 'analizar'),
          ' y otra para ',
          h('strong', null, 'ajustar'),
          ', con el mismo cuerpo.',
        ),
        h(
          'ul',
          null,
          h(
            'li',
            null,
            'Los pesos van en gramos, como números. Un nombre que no está en el catálogo se avisa y cuenta como inerte, salvo que traiga su composición.',
          ),
          h(
            'li',
            null,
            'Un error es siempre ',
            h('code', null, '{ "error": "…" }'),
            ' en español: 400 si la petición no vale, 429 si se pasa del límite por minuto (con ',
            h('code', null, 'Retry-After'),
            ').',
          ),
          h(
            'li',
            null,
            'Con ',
            h('code', null, '?explain=true'),
            ' la respuesta dice también la fórmula de cada parámetro y lo que aporta cada ingrediente.',
          ),
          h(
            'li',
            null,
            'La cabecera ',
            h('code', null, 'X-Obrador-Definitions'),
            ' dice con qué definiciones se calculó.',
          ),
        ),
        h(Guides as unknown, null),
      );

    const Guides: Component = () => {
      const [guides, setGuides] = useState<readonly Guide[]>([]);
      useEffect(() => {
        void fetch('/docs/guias.json')
          .then((answer) => (answer.ok ? (answer.json() as Promise<Guide[]>) : []))
          .then(setGuides);
      }, []);
      if (guides.length === 0) return null;
      return h(
        'nav',
        { 'aria-label': 'Guías', className: 'docs-guides' },
        h('h2', null, 'Guías'),
        h(
          'ul',
          null,
          ...guides.map(({ name, title }) => h('li', { key: name }, h('a', { href: `/docs?guia=${name}` }, title))),
        ),
      );
    };

    const Text: Component = ({ name }) => {
      const [text, setText] = useState<string | null>(null);
      useEffect(() => {
        void fetch(`/docs/guias/${encodeURIComponent(String(name))}.md`)
          .then((answer) => (answer.ok ? answer.text() : 'No existe esa guía.'))
          .then((source) => setText(linked(source)));
      }, [name]);
      const Markdown = system.getComponent('Markdown', true);
      return h(
        'article',
        { className: 'docs-guide swagger-ui' },
        text === null ? 'Abriendo…' : h(Markdown, { source: text }),
      );
    };

    const Guided: Component = () => {
      const name = openGuide();
      const Reference = system.getComponent('BaseLayout', true);
      return h(
        'div',
        null,
        h(Head as unknown, null),
        h(
          'main',
          null,
          name === null ? h(Introduction as unknown, null) : h(Text as unknown, { name }),
          name === null ? h(Reference, null) : null,
        ),
      );
    };

    const titled = (text: string): string => titles.get(text) ?? text.charAt(0).toUpperCase() + text.slice(1);

    // A link inside the button that opens its section would be one control in another. Paths come in pieces, with places
    // to break the line between them.
    const DeepLink: Component = ({ text }) => h('span', null, typeof text === 'string' ? titled(text) : text);

    return { components: { Guided, DeepLink } };
  };

/** Links from one guide to another lead to it here. */
const linked = (source: string): string => source.replace(/\]\((?:\.\/)?([\w-]+)\.md(#[^)]*)?\)/g, '](/docs?guia=$1)');
