// Opens the page: definitions, service worker, and the work to begin with.
import { render } from 'preact';
import { evaluateWhole, today } from '../../engine/index.ts';
import { App } from './app.tsx';
import { fetchDefinitions, openCraft } from './definitions.ts';
import { firstRecipe } from './opening.ts';
import { loadIngredients } from './store/ingredients.ts';
import { migrateShelf } from './store/migrate.ts';
import { emptyBin } from './store/recipes.ts';

/** Long after the first verdict: the workshop and the reference are kept too, for a day without a network. */
const quiet = 20_000;

async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { type: 'module' });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => active?.postMessage('todo'), quiet);
}

export async function openPage(): Promise<void> {
  const root = document.getElementById('page')!;

  try {
    const definitions = await fetchDefinitions();
    // For the console: the same answer as the API, computed here.
    const evaluate = async (id: string, body: unknown) =>
      evaluateWhole(await openCraft(id), body, definitions.site, { today: today() }).answer;
    Object.assign(window, { obrador: Object.freeze({ definitions, evaluate }) });
    const opening = await firstRecipe(definitions, location.hash);
    root.replaceChildren();
    root.inert = false;
    render(<App definitions={definitions} opening={opening} />, root);
    // A browser that keeps nothing still computes.
    await migrateShelf()
      .then(loadIngredients)
      .then(() => emptyBin())
      .catch(() => {});
    if ('serviceWorker' in navigator) await keepForLater();
  } catch (error) {
    console.error(error);
    if (root.querySelector('.opening')) {
      root.textContent = 'No se ha podido abrir el obrador. Comprueba la conexión y vuelve a cargar la página.';
      root.className = 'opening';
      root.inert = false;
    }
  }
}
