// npm run build: everything that production runs, with plain node: the page, the server with its command and library, and
// the proof of the definitions. With --if-needed only what is missing or older than what it is made of; with the name of a
// part, only that one.
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '../page/build.ts';
import { bundle, dist } from './bundle.ts';
import { writeComponents } from './components.ts';
import { writeOpening } from './first-page.ts';
import { parts, root, stale } from './fresh.js';
import { apiTypes, craftTypes, declarations, definitionsFile } from './library.ts';
import { proven, writeProof } from './prove.ts';

const work: Record<keyof typeof parts, () => Promise<void>> = {
  page: buildPage,
  async server() {
    await bundle();
    declarations(root, dist);
    writeComponents(root, dist);
  },
  async proof() {
    rmSync(join(root, parts.proof.mark), { force: true });
    const loaded = proven(join(root, 'crafts'), join(root, 'larder'));
    definitionsFile(root, loaded.version, dist);
    await apiTypes(loaded, dist);
    craftTypes(loaded, dist);
    await writeOpening(loaded);
    writeProof(loaded, dist);
  },
};

const words = process.argv.slice(2);
const names = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => words.includes(name));
for (const name of names.length > 0 ? names : (Object.keys(parts) as (keyof typeof parts)[])) {
  if (words.includes('--if-needed') && !stale().includes(name)) continue;
  // What is edited while it is being built is newer than the mark, and is built the next time.
  const started = new Date();
  process.stdout.write(`Construyendo ${parts[name].says}… `);
  try {
    await work[name]();
  } catch (error) {
    console.error(`\n${name === 'proof' ? (error as Error).message : String((error as Error).stack ?? error)}`);
    process.exit(1);
  }
  const mark = join(root, parts[name].mark);
  if (name !== 'proof') writeFileSync(mark, '');
  utimesSync(mark, started, started);
  const seconds = (Date.now() - started.getTime()) / 1000;
  process.stdout.write(`hecho en ${seconds.toFixed(1).replace('.', ',')} s\n`);
}
