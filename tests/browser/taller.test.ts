// The workshop as a technologist uses it: a range, a pasted row, a rule with a slip, a new type, and the patch that goes
// into a clone, where the command says what the browser said.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Consequences } from '../../workshop/index.ts';
import { checkIn, leave, run, workshop } from '../commands/run.ts';
import { eventually } from '../server/running.ts';
import { seriousFaults, visits } from './browsing.ts';
import { cell, closed, downloaded, line, problems, turned, view, writing, wrong } from './workshop.ts';

// Two crafts are enough, and every visit checks them all.
let house = '';
const visiting = visits(
  test,
  () => {
    house = workshop({ helado: 'crafts/helado', panaderia: 'crafts/panaderia' });
    return { CRAFTS_DIR: join(house, 'crafts') };
  },
  () => leave(house),
);

visiting(
  'a range changes, two recipes turn, and all of it can be undone',
  '/taller#/panaderia/rangos',
  async ({ page }) => {
    await (await cell(page, 'Baguette', 'Hidratación')).click();
    assert.is(await page.getByLabel('Mínimo').inputValue(), '60');
    assert.match(await page.getByLabel('Fuente').inputValue(), 'Hamelman');
    await page.getByLabel('Máximo').fill('69');
    await turned(page, 2);
    const recipe = (name: string) => page.locator('.turned', { hasText: name }).first();
    await recipe('Baguette tradition').locator('del', { hasText: 'equilibrada' }).waitFor();
    await recipe('Baguette tradition').locator('ins', { hasText: 'revisar' }).waitFor();
    await recipe('Baguette de fermentación lenta').locator('ins', { hasText: 'revisar' }).waitFor();
    assert.equal(await seriousFaults(page), []);

    // What is edited in one view is seen in the other, and is still there after a reload.
    await page.getByRole('button', { name: 'Ver el fichero' }).first().click();
    await line(page, '[60, 69]').waitFor();
    await page.reload();
    await line(page, '[60, 69]').waitFor();
    await page.getByRole('button', { name: 'Historial' }).click();
    await page.locator('.shelf-open', { hasText: 'Hidratación de Baguette' }).first().waitFor();
    assert.equal(await seriousFaults(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await line(page, '[60, 76]').waitFor();
    await page.waitForFunction(() => document.querySelector('#beside-consequences .tally')?.textContent === '0');
  },
);

visiting(
  'rows of a spreadsheet come into the larder, and what is wrong in them is said before',
  '/taller#/helado/despensa',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Pegar filas' }).click();
    const rows = (water: string) =>
      `id\tnombre\tfamilia\tagua\tgrasa\tproteinas\tlactosa\tfuente\nleche_yak\tLeche de yak\tleche\t${water}\t8,0\t4,5\t4,9\tEtiqueta`;
    await page.getByLabel('Filas', { exact: true }).fill(rows('ochenta'));
    await page.locator('.preview .doubt', { hasText: 'ochenta' }).waitFor();
    await page.getByLabel('Filas', { exact: true }).fill(rows('82,6'));
    await page.locator('.preview li', { hasText: 'leche_yak' }).waitFor();
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: 'Ponerlas en la despensa' }).click();
    await closed(page);
    await page.getByLabel('Filtrar los ingredientes').fill('yak');
    const water = await cell(page, 'Leche de yak', 'Agua');
    await water.filter({ hasText: '82,6' }).waitFor();
    await water.click();
    await page.getByLabel('Valor').fill('82,4');
    await page.keyboard.press('Enter');
    await water.filter({ hasText: '82,4' }).waitFor();
  },
);

visiting(
  'a rule with a slip is told where it is and mended there; nothing breaks the policy of the page',
  '/taller#/panaderia/reglas',
  async ({ page, context }) => {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await page.reload();
    const before = await problems(page);
    await page.getByLabel('Condición de sal_frena').fill('sall > salLenta');
    const problem = page.locator('.rule .fault').first();
    await problem.waitFor();
    assert.match((await problem.textContent()) ?? '', '¿Querías decir «sal»?');
    await page.getByRole('tab', { name: /^Problemas/ }).click();
    const link = page.locator('.problems li', { hasText: '«sall»' }).getByRole('button', { name: /línea/ });
    assert.match((await link.textContent()) ?? '', /^crafts\/panaderia\/rules\.json, línea \d+, columna \d+$/);
    await link.click();
    await page.locator('.editor .cm-lintRange-error', { hasText: 'sall' }).waitFor();
    // The cursor stands where the slip is.
    await writing(page);
    await page.keyboard.press('Delete');
    await line(page, '"all > salLenta"').waitFor();
    await page.keyboard.type('s');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Delete');
    await wrong(page, before);
    await page.locator('.editor .cm-lintRange-error').waitFor({ state: 'detached' });
    assert.equal(await seriousFaults(page), []);
  },
);

visiting(
  'a new kind of bread from the form; its patch goes into a clone, where the command agrees',
  '/taller#/panaderia/tipos',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Nuevo como este: Baguette', exact: true }).click();
    await page.locator('#new-label').fill('Pan de espelta de casa');
    assert.is(await page.getByLabel('Identificador').inputValue(), 'pan_de_espelta_de_casa');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: 'Crear' }).click();
    await closed(page);
    await (await cell(page, 'Pan de espelta de casa', 'Hidratación')).click();
    await page.getByLabel('Máximo').fill('75');
    await problems(page);
    await (await cell(page, 'Baguette', 'Hidratación')).click();
    await page.getByLabel('Máximo').fill('69');
    await turned(page, 3);
    await problems(page);
    await page.getByRole('tab', { name: /^Problemas/ }).click();
    const said = await page.locator('.problems li', { hasText: 'crafts/panaderia/' }).locator('> p').allTextContents();
    const examples = await page.locator('.beside .turned strong').allTextContents();
    assert.ok(examples.length > 0);
    const recipes = await page
      .getByRole('tab', { name: /^Consecuencias/ })
      .click()
      .then(() => page.locator('.turned strong').allTextContents());
    const patch = await downloaded(page, 'Parche');
    const zip = await downloaded(page, 'Zip');
    assert.is(zip.subarray(0, 2).toString(), 'PK');
    assert.ok(zip.includes('crafts/panaderia/types/pan_de_espelta_de_casa.json'));

    const folder = workshop({ helado: 'crafts/helado', panaderia: 'crafts/panaderia' });
    const git = (...words: string[]): string =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...words], { cwd: folder, encoding: 'utf8' });
    git('init', '-q');
    git('add', 'crafts', 'larder');
    git('commit', '-qm', 'x');
    writeFileSync(join(folder, 'cambios.patch'), patch);
    git('apply', '--check', 'cambios.patch');
    git('apply', 'cambios.patch');
    const { text } = checkIn(folder, ['panaderia']);
    for (const message of said) assert.ok(text.includes(message), `${message}\nnot in:\n${text}`);
    // What the command says line by line of an example that turns, the workshop shows as one recipe.
    const ofExamples = text.split('\n').filter((one) => examples.some((name) => one.startsWith(`«${name}»: `)));
    for (const name of examples) assert.ok(text.includes(`«${name}»`), name);
    assert.is(text.match(/, línea \d+, columna \d+/g)?.length ?? 0, said.length + ofExamples.length);
    const { crafts } = JSON.parse(run(folder, 'impact', ['--json']).stdout) as { crafts: [Consequences] };
    assert.equal(crafts[0].changed.map(({ recipe }) => recipe).sort(), recipes.sort());
    leave(folder);
  },
);

visiting(
  'the rules of the draft are tried on the page, which says so and lets one out; a saved recipe is looked at too',
  '/#/panaderia/baguette',
  async ({ page }) => {
    const verdict = (word: RegExp) => page.locator('.verdict-word', { hasText: word }).waitFor();
    await verdict(/^Equilibrada/);
    await page.getByLabel('Nombre de la receta').fill('La barra de casa');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.locator('.word.said', { hasText: 'guardada' }).waitFor();
    await page.getByRole('link', { name: 'el taller' }).click();
    await (await cell(page, 'Baguette', 'Sal')).click();
    await page.getByLabel('Mínimo').fill('2,09');
    await page.locator('.turned', { hasText: 'La barra de casa' }).filter({ hasText: 'tuya' }).waitFor();
    await page.getByRole('tab', { name: 'Receta' }).click();
    await page.locator('.glimpse.look').waitFor();
    await page.getByRole('button', { name: '¿por qué? Sal', exact: true }).click();
    await page.locator('dialog code', { hasText: 'sal' }).first().waitFor();
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Probar con mis reglas' }).click();
    await page.locator('.trial').waitFor();
    await verdict(/^Revisar/);
    assert.equal(await seriousFaults(page), []);
    await page.getByRole('link', { name: 'Salir de la prueba' }).click();
    await verdict(/^Equilibrada/);
    assert.is(await page.locator('.trial').count(), 0);
  },
);

visiting('the real folder is opened, changed and saved into', '/taller#/panaderia/frases', async ({ page }) => {
  // The browser's own private folder stands in for the one that a person would choose: its handles are the same.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const { files } = await (await fetch('/definitions/_files.json')).json();
    for (const [path, text] of Object.entries(files as Record<string, string>)) {
      const steps = path.split('/');
      const name = steps.pop()!;
      let inside = root;
      for (const step of steps) inside = await inside.getDirectoryHandle(step, { create: true });
      const stream = await (await inside.getFileHandle(name, { create: true })).createWritable();
      await stream.write(text.replace('Masa dura', 'Masa muy dura'));
      await stream.close();
    }
    Reflect.set(window, 'showDirectoryPicker', () => Promise.resolve(root));
  });
  await page.getByRole('button', { name: /^Llevarme/ }).click();
  await page.getByRole('button', { name: 'Abrir carpeta' }).click();
  await closed(page);
  const phrase = page.getByLabel('Frase hidratacion.bajo').first();
  await page.waitForFunction(() =>
    document.querySelector<HTMLTextAreaElement>('[aria-label="Frase hidratacion.bajo"]')?.value.includes('muy'),
  );
  await phrase.fill('Masa tiesa: hidratación {valor} %, por debajo de {min} %.');
  await page.getByRole('button', { name: 'Llevarme 1 fichero' }).click();
  await page.getByRole('button', { name: 'Guardar en la carpeta' }).click();
  await closed(page);
  const saved = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const craft = await (await root.getDirectoryHandle('crafts')).getDirectoryHandle('panaderia');
    return (await (await craft.getFileHandle('messages.json')).getFile()).text();
  });
  assert.match(saved, '"text": "Masa tiesa: hidratación {valor} %, por debajo de {min} %."');
  await page.getByRole('button', { name: 'Llevarme los cambios' }).waitFor();
});

visiting(
  'without network once it has been opened, on a phone, in the dark',
  { at: '/taller', viewport: { width: 390, height: 844 }, colorScheme: 'dark', serviceWorkers: 'allow' },
  async ({ page, context }) => {
    await page.locator('.grid').waitFor();
    // All that the workshop needs is kept at once.
    await eventually(() => page.evaluate(async () => (await caches.match('/taller')) !== undefined), 30_000);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.locator('.grid').waitFor();
    for (const name of ['Despensa', 'Tipos', 'Frases', 'Reglas', 'Ficheros']) {
      await view(page, name);
      await page.locator('.room .grid, .cards, .sayings, .rules, .editor .cm-content').first().waitFor();
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, name);
      assert.equal(await seriousFaults(page), [], name);
    }
  },
);

test.run();
