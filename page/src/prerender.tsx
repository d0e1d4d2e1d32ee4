// The page as whoever has never been here sees it, drawn by the build: the example it opens with, read by the evaluator that
// the page itself brings a moment later. It takes what the service would answer, by path.
//   drawnAhead({ '/definitions.json': …, '/definitions/_larder.json': …, '/definitions/<the first>.json': … }) → '<a class="skip"…'
import { renderToString } from 'preact-render-to-string';
import { App } from './app.tsx';
import { fetchDefinitions, openCraft } from './definitions.ts';
import { exampleRecipe } from './opening.ts';
import { give } from './prefetched.ts';

export async function drawnAhead(answers: Readonly<Record<string, object>>): Promise<string> {
  for (const [path, content] of Object.entries(answers)) give(path, content);
  const definitions = await fetchDefinitions();
  const recipe = exampleRecipe(await openCraft(definitions.crafts[0]!.id));
  const opening = { tab: '', recipe, drafts: {}, before: null, word: null };
  return renderToString(<App definitions={definitions} opening={opening} />);
}
