// An ingredient written once in the larder of a running service is an ingredient of every craft.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { crafts } from '../engine/recipes.ts';
import { command, eventually } from '../server/running.ts';

const patienceMs = 60_000;
const shared = ['conservas', 'turron'];

test('a new ingredient of the larder is known to every craft, without stopping', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'larder-')), 'larder');
  cpSync('larder', dir, { recursive: true });
  // Two crafts that share nothing but the larder: checking them all takes three times as long.
  for (const id of shared) cpSync(join('crafts', id), join(dir, '../crafts', id), { recursive: true });
  const server = await command({ CRAFTS_DIR: join(dir, '../crafts'), LARDER_DIR: dir, CRAFTS_WATCH: '1' });
  try {
    const known = async (): Promise<string[] | null> => {
      const response = await fetch(`${server.url}/api/ingredients/huevo_avestruz`);
      const { crafts: uses } = (await response.json()) as { crafts: { craft: string }[] };
      return response.status === 200 ? uses.map(({ craft }) => craft).sort() : null;
    };
    assert.is(await known(), null);
    const path = join(dir, 'huevos.json');
    const shelf = JSON.parse(readFileSync(path, 'utf8'));
    const [hen] = shelf.ingredients;
    shelf.ingredients.push({
      ...hen,
      id: 'huevo_avestruz',
      label: 'Huevo de avestruz',
      aliases: ['ostrich egg'],
      names: {},
      legal: 'huevo de avestruz',
    });
    writeFileSync(path, JSON.stringify(shelf));
    const saved = performance.now();
    await eventually(async () => (await known()) !== null, patienceMs);
    console.log(`known ${Math.round(performance.now() - saved)} ms after it was saved`);
    assert.equal(await known(), shared);
    // Whoever asks for it by another of its names, in any craft, gets it: nobody has to be restarted.
    for (const { id, definition } of crafts.filter((craft) => shared.includes(craft.id))) {
      const {
        path,
        request: { name, weight },
      } = definition.craft;
      const body = {
        ingredients: [
          { [name]: 'Ostrich Eggs', quantity: '2 piezas' },
          ...['Harina', 'Huevo', 'Azúcar', 'Almendra tostada', 'Pasta de cacao', 'Fresa', 'Leche entera'].map(
            (one) => ({
              [name]: one,
              [weight]: 200,
            }),
          ),
        ],
      };
      const response = await fetch(`${server.url}${path.replace('balance', 'label')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const told = (await response.json()) as { ingredients?: { text: string }; error?: string };
      const text = told.ingredients?.text ?? told.error ?? '';
      assert.match(text, /\*\*huevo\*\* de avestruz/, `${id}: ${text}`);
    }
  } finally {
    await server.stop();
    rmSync(join(dir, '..'), { recursive: true, force: true });
  }
});

test.run();
