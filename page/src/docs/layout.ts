// Around the reference: a head, what there is beside it, a short introduction, and a guide or the errors in its place when
// one is open.
import { errorPage, guidePage } from './contents.ts';
import { addressOf, anchorOf } from './markdown.ts';
import { firstCall } from './samples.ts';
import { errorsAddress, sideOf } from './side.ts';
import type { Component, Element, Plugin, System } from './swagger.ts';

/** What is open in place of the reference, if anything is. */
function openPage(): (() => Promise<string>) | null {
  const asked = new URLSearchParams(location.search);
  const guide = asked.get('guia');
  if (guide !== null) return () => guidePage(guide);
  return asked.get('pagina') === 'errores' ? errorPage : null;
}

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

    const code = (text: string): Element => h('code', null, text);
    const item = (...parts: readonly Element[]): Element => h('li', null, ...parts);

    const Introduction: Component = () =>
      h(
        'section',
        { className: 'docs-intro' },
        h('h1', null, 'La API de Obrador'),
        h(
          'p',
          null,
          'Envía una receta y recibe su composición, cada parámetro comparado con el rango de su tipo, un veredicto y consejos en gramos. Es pública, sin claves, y admite llamadas desde cualquier web: 60 peticiones por minuto y cliente.',
        ),
        h('div', { className: 'docs-samples' }, h('pre', { tabIndex: 0 }, h('code', null, firstCall(system)))),
        h(
          'p',
          null,
          'Cada oficio tiene los mismos caminos, con el mismo cuerpo: ',
          ...[h('strong', null, 'analizar'), ' (', code('/api/balance/…'), '), '],
          ...[h('strong', null, 'analizar varias'), ' (', code('…/batch'), ', hasta cien), '],
          ...[h('strong', null, 'ajustar'), ' (', code('/api/adjust/…'), ') y '],
          ...[h('strong', null, 'etiquetar'), ' (', code('/api/label/…'), ').'],
        ),
        h(
          'ul',
          null,
          item(
            'Los pesos van en gramos, como números, o como se dicen, en ',
            code('quantity'),
            '. Un campo con ',
            code('null'),
            ' es como si no se enviara.',
          ),
          item(
            'Un nombre que no está en el catálogo se avisa y cuenta como inerte, salvo que traiga su composición o lo que dice su envase.',
          ),
          item(
            'Un error trae la frase en español y un código para programas; están todos en ',
            h('a', { href: errorsAddress }, 'Errores'),
            '.',
          ),
          item(
            'Con ',
            code('?explain=true'),
            ' la respuesta dice también la fórmula de cada parámetro y lo que aporta cada ingrediente.',
          ),
          item(
            'La cabecera ',
            code('X-Obrador-Definitions'),
            ' dice con qué definiciones se calculó; ',
            code('traceparent'),
            ' se admite y se sigue.',
          ),
          item(
            'De ',
            h('a', { href: '/openapi.json' }, 'OpenAPI'),
            ' se generan clientes con tipos exactos. Lo mismo hay en ',
            h('a', { href: addressOf('orden') }, 'una orden'),
            ', en ',
            h('a', { href: addressOf('biblioteca') }, 'una biblioteca'),
            ' y, para asistentes, en ',
            code('POST /mcp'),
            '.',
          ),
        ),
      );

    /** A text in Markdown, with ids in its headings, open at the one that the address names. */
    const Text: Component = ({ page }) => {
      const [source, setSource] = useState<string | null>(null);
      useEffect(() => {
        void (page as () => Promise<string>)().then(setSource);
      }, []);
      useEffect(() => {
        if (source === null) return;
        for (const heading of document.querySelectorAll('.docs-guide :is(h1, h2, h3)'))
          heading.id = anchorOf(heading.textContent ?? '');
        document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
      }, [source]);
      const Markdown = system.getComponent('Markdown', true);
      return h(
        'article',
        { className: 'docs-guide swagger-ui' },
        source === null ? 'Abriendo…' : h(Markdown, { source }),
      );
    };

    const titled = (text: string): string => titles.get(text) ?? text.charAt(0).toUpperCase() + text.slice(1);
    const Side = sideOf(system, titled);

    const Guided: Component = () => {
      const page = openPage();
      const Reference = system.getComponent('BaseLayout', true);
      return h(
        'div',
        null,
        h(Head as unknown, null),
        h(
          'div',
          { className: 'docs-body' },
          h(Side as unknown, null),
          h(
            'main',
            null,
            page === null ? h(Introduction as unknown, null) : h(Text as unknown, { page }),
            page === null ? h(Reference, null) : null,
          ),
        ),
      );
    };

    // A link inside the button that opens its section would be one control in another. Paths come in pieces, with places
    // to break the line between them.
    const DeepLink: Component = ({ text }) => h('span', null, typeof text === 'string' ? titled(text) : text);

    return { components: { Guided, DeepLink } };
  };
