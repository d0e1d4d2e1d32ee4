// The first thing that runs: asks for what a visit needs first while the page itself is still on its way, and opens it. Of
// the crafts it asks for the one that the address names, or the first where nobody has been here before.
import './styles/page.css';
import { isTrial } from './draft-rules.ts';
import { ask } from './prefetched.ts';

async function askCraft(index: Promise<Response>): Promise<void> {
  const [, named] = /^#\/([\w-]+)/.exec(location.hash) ?? [];
  const isNew = location.hash === '' && localStorage.length === 0;
  if (named === undefined && !isNew) return;
  const { crafts }: { crafts: { id: string }[] } = await (await index).clone().json();
  const craft = named === undefined ? crafts[0] : crafts.find(({ id }) => id === named);
  if (craft) ask(`/definitions/${craft.id}.json`);
}

if (!isTrial()) {
  const index = ask('/definitions.json');
  ask('/definitions/_larder.json');
  askCraft(index).catch(() => {});
  // What the build asks for ahead is what a first visit needs: another takes it too, for it is on its way.
  for (const link of document.querySelectorAll('link[rel=preload]')) ask(link.getAttribute('href')!);
}
// What the build drew ahead is for a first visit only.
const root = document.getElementById('page')!;
if (document.documentElement.classList.contains('returning')) {
  root.replaceChildren(root.querySelector('.opening')!);
  root.inert = false;
}
void import('./main.tsx').then(({ openPage }) => openPage());
