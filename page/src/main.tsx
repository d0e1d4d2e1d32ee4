// Opens the page: definitions, service worker, and the work to begin with.
import './styles/page.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { fetchDefinitions } from './definitions.ts';
import { firstRecipe } from './opening.ts';

const root = document.getElementById('page')!;

try {
  const definitions = await fetchDefinitions();
  const opening = await firstRecipe(definitions, location.hash);
  root.replaceChildren();
  render(<App definitions={definitions} opening={opening} />, root);
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js', { type: 'module' });
} catch (error) {
  console.error(error);
  if (root.querySelector('.opening')) {
    root.textContent = 'No se ha podido abrir el obrador. Comprueba la conexión y vuelve a cargar la página.';
    root.className = 'opening';
  }
}
