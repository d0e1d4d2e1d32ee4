// A recipe as schema.org over real HTTP: whoever asks for linked data gets it, with the nutrition of the label.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start } from '../server/running.ts';
import { weighed } from '../weighed.ts';

let server: Running;
test.before(async () => {
  server = await start();
});
test.after(() => server.stop());

const body = JSON.stringify({
  type: 'pan_comun',
  name: 'Barra de la casa',
  ingredients: weighed({ 'Harina de fuerza': 500, Agua: 300, Sal: 8 }),
});
const ask = (accept: string) =>
  fetch(`${server.url}/api/label/panaderia`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept },
  });

test('linked data for whoever asks for it', async () => {
  const response = await ask('application/ld+json');
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^application\/ld\+json/);
  const recipe = (await response.json()) as Record<string, unknown>;
  assert.is(recipe['@type'], 'Recipe');
  assert.is(recipe.name, 'Barra de la casa');
  assert.equal(recipe.recipeIngredient, ['500 g de Harina de fuerza', '300 g de Agua', '8 g de Sal']);
  assert.match(String((recipe.nutrition as Record<string, string>).calories), /^2\d\d kcal$/);
});

for (const accept of ['application/json', '*/*', 'text/html', '']) {
  test(`the label itself for «${accept}»`, async () => {
    const response = await ask(accept);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/);
    assert.is(((await response.json()) as { status: string }).status, 'ok');
  });
}

test.run();
