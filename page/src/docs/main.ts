// The reference: Swagger UI over /openapi.json, inside a layout of our own, with code samples at every endpoint.
import './docs.css';
import { guideLayout } from './layout.ts';
import { samples } from './samples.ts';
import { inSpanish } from './spanish.ts';
import type { Plugin } from './swagger.ts';

interface SwaggerWindow {
  SwaggerUIBundle(options: {
    url: string;
    domNode: HTMLElement;
    layout: string;
    plugins: readonly Plugin[];
    docExpansion: string;
    defaultModelsExpandDepth: number;
    deepLinking: boolean;
    syntaxHighlight: false;
    validatorUrl: null;
  }): void;
}

const load = (element: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('reference')));
    document.head.append(element);
  });

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = '/docs/swagger-ui.css';
const script = document.createElement('script');
script.src = '/docs/swagger-ui-bundle.js';

const titles = fetch('/definitions.json')
  .then((answer) => answer.json() as Promise<{ crafts: { id: string; label: string }[] }>)
  .then(({ crafts }) => new Map(crafts.map(({ id, label }) => [id, label])))
  .catch(() => new Map<string, string>());
await Promise.all([load(sheet), load(script)]);
const guided = guideLayout(await titles);
const domNode = document.getElementById('docs')!;
domNode.replaceChildren();
inSpanish(domNode);
(window as unknown as SwaggerWindow).SwaggerUIBundle({
  url: '/openapi.json',
  domNode,
  layout: 'Guided',
  plugins: [guided, samples],
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  deepLinking: true,
  // Its colours are its own, on a ground of its own.
  syntaxHighlight: false,
  validatorUrl: null,
});
if ('serviceWorker' in navigator) {
  await navigator.serviceWorker.register('/sw.js', { type: 'module' });
  (await navigator.serviceWorker.ready).active?.postMessage('docs');
}
