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

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = (): boolean => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

await Promise.all([load(sheet), load(script)]);
const domNode = document.getElementById('docs')!;
domNode.replaceChildren();
inSpanish(domNode);
(window as unknown as SwaggerWindow).SwaggerUIBundle({
  url: '/openapi.json',
  domNode,
  layout: 'Guided',
  plugins: [guideLayout, samples],
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  deepLinking: true,
  validatorUrl: null,
});
