// page/dist/opening-<definitions>.html: the page with the recipe it opens with already drawn, so that a verdict can be read
// before anything that computes has come. The service sends it while it serves these same definitions.
import { join } from 'node:path';
import { build } from 'esbuild';
import { craftForPage, headOf, larderForPage } from '../engine/index.ts';
import { addOpening } from '../page/build.ts';
import { root } from './fresh.js';
import type { Proven } from './prove.ts';

interface Drawing {
  drawnAhead(answers: Readonly<Record<string, object>>): Promise<string>;
}

export async function writeOpening({ version, crafts, larder: { larder } }: Proven): Promise<void> {
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [join(root, 'page/src/prerender.tsx')], write: false },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'warning' },
    ...{ jsx: 'automatic', jsxImportSource: 'preact', loader: { '.css': 'empty' } },
  });
  const code = Buffer.from(outputFiles![0]!.text).toString('base64');
  const { drawnAhead }: Drawing = await import(`data:text/javascript;base64,${code}`);
  const [first] = crafts;
  const site = { service: 'Obrador', poweredBy: 'Obrador', publicUrl: '', docsUrl: '' };
  const answers = {
    '/definitions.json': { version, site, crafts: crafts.map(headOf) },
    '/definitions/_larder.json': { larder: larderForPage(larder.definition) },
    [`/definitions/${first!.id}.json`]: craftForPage(first!.definition),
  };
  addOpening(version, await drawnAhead(answers), Object.keys(answers));
}
