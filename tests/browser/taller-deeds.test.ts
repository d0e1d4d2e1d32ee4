// What a technologist does in the workshop besides changing a figure: mend with one click, search, rename, be helped while
// writing, create, ask why, see what no recipe reaches, and all of it without a mouse.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leave, workshop } from '../commands/run.ts';
import { seriousFaults, tabTo, visits } from './browsing.ts';
import { beside, cell, closed, editor, line, problems, turned, view, writing, wrong } from './workshop.ts';

/** Where a word is on the screen: the text of a file lies in a shadow root. */
const spotOf = (page: Page, text: string, word: string) =>
  line(page, text).evaluate((row, wanted) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error(`${wanted} is not in the line`);
  }, word);

async function createNew(page: Page, kind: string, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo…' }).click();
  await page.getByRole('radio', { name: kind, exact: true }).check();
  await page.locator('#new-label').fill(label);
}

let house = '';
const visiting = visits(
  test,
  () => {
    house = workshop({ helado: 'crafts/helado', panaderia: 'crafts/panaderia' });
    return { CRAFTS_DIR: join(house, 'crafts'), REPOSITORY_URL: 'https://github.com/casa/reglas' };
  },
  () => leave(house),
);

visiting(
  'what the sentence asks is done with one click: in the rule, in the list and in the text',
  '/taller#/panaderia/reglas',
  async ({ page }) => {
    const before = await problems(page);
    const condition = page.getByLabel('Condición de sal_frena');
    await condition.fill('sall > salLenta');
    await page.locator('.rule .fault').getByRole('button', { name: 'Escribir «sal»' }).click();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLTextAreaElement>('[aria-label="Condición de sal_frena"]')?.value ===
        'sal > salLenta',
    );
    await wrong(page, before);

    await page.getByRole('button', { name: 'Ver en el fichero: sal_frena' }).click();
    await line(page, '"sal_frena"').waitFor();
    await writing(page);
    await page.keyboard.press('End');
    await page.keyboard.type(',');
    await beside(page, /^Problemas/);
    const problem = page.locator('.problems li', { hasText: 'crafts/panaderia/rules.json' }).first();
    await problem.getByRole('button', { name: 'Quitar «,»' }).click();
    await wrong(page, before);
    assert.is(await page.locator('.problems .mend').count(), 0);
    assert.equal(await seriousFaults(page), []);
  },
);

visiting(
  'a word is found in all the files, and a name changes wherever it is used',
  '/taller#/panaderia/rangos',
  async ({ page }) => {
    const before = await problems(page);
    await page.keyboard.press('Control+k');
    await page.getByLabel('Qué se busca').fill('salLenta');
    const found = page.locator('.found button', { hasText: 'rules.json' }).first();
    await found.waitFor();
    const files = new Set(
      (await page.locator('.found small').allTextContents()).map((text) => text.replace(/, línea \d+$/, '')),
    );
    assert.ok(files.has('crafts/panaderia/rules.json') && files.size > 1, [...files].join());
    await found.click();
    await closed(page);
    await line(page, '"sal > salLenta"').waitFor();

    await page.getByRole('button', { name: 'Buscar en todo' }).click();
    await page.getByRole('button', { name: 'Cambiar un nombre…' }).click();
    await page.getByLabel('Qué es').selectOption('constant');
    await page.getByLabel('Cómo se llama ahora').fill('salLenta');
    await page.getByLabel('Cómo se llamará').fill('sal');
    await page.getByRole('button', { name: 'Cambiarlo en todas partes' }).click();
    await page.locator('dialog .fault').waitFor();
    await page.getByLabel('Cómo se llamará').fill('salQueFrena');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: 'Cambiarlo en todas partes' }).click();
    await closed(page);
    await page.locator('.word.said', { hasText: `en ${files.size} ficheros` }).waitFor();
    await line(page, '"sal > salQueFrena"').waitFor();
    assert.is(await problems(page), before);
    assert.is(await page.locator('#beside-consequences .tally').textContent(), '0');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await line(page, '"sal > salLenta"').waitFor();
  },
);

visiting(
  'the text helps while it is written: what may stand there, and what each name is',
  '/taller#/panaderia/reglas',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Ver en el fichero: sal_frena' }).click();
    await line(page, '"sal > salLenta"').waitFor();
    const { x, y } = await spotOf(page, '"sal > salLenta"', 'salLenta');
    await page.mouse.move(x, y);
    await page.locator('.editor .cm-tooltip .tip', { hasText: 'salLenta: constante' }).waitFor();
    await page.mouse.dblclick(x, y);
    await page.keyboard.type('salLe');
    const proposed = page.locator('.editor .cm-tooltip-autocomplete li');
    await proposed.filter({ hasText: 'salLenta' }).first().click();
    await line(page, '"sal > salLenta"').waitFor();

    // A key that the schema knows, with what it is for.
    const where = await spotOf(page, '"sal > salLenta"', 'when');
    await page.mouse.move(where.x, where.y);
    await page.locator('.editor .cm-tooltip .tip').filter({ hasNotText: 'salLenta' }).waitFor();
  },
);

visiting(
  'an ingredient, a parameter and a craft from the forms: what comes out passes, but for a source to be written',
  '/taller#/panaderia/rangos',
  async ({ page }) => {
    // The figures of the ingredient are those of another until somebody says where they come from.
    const left = (await problems(page)) + 1;
    await createNew(page, 'Ingrediente', 'Harina de castaña tostada');
    // Of more than a thousand, one is found by typing.
    await page.getByLabel('Como…').fill('Harina floja / de repostería (W < 150)');
    await page.locator('dialog .fault').waitFor({ state: 'detached' });
    assert.is(await page.getByLabel('Identificador').inputValue(), 'harina_de_castana_tostada');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: 'Crear' }).click();
    await closed(page);
    await (await cell(page, 'Harina de castaña tostada', 'Agua')).waitFor();
    assert.is(await page.getByLabel('Filtrar los ingredientes').inputValue(), 'Harina de castaña tostada');
    assert.is(await problems(page), left);

    await createNew(page, 'Parámetro', 'Agua por sal');
    await page.getByRole('textbox', { name: /^Fórmula/ }).fill('100 * suma(nada) / peso');
    await page.getByRole('button', { name: 'Crear' }).click();
    await page.locator('dialog .fault', { hasText: '«nada»' }).waitFor();
    await page.getByRole('textbox', { name: /^Fórmula/ }).fill('100 * suma(sal) / peso');
    await page.getByRole('button', { name: 'Crear' }).click();
    await closed(page);
    await line(page, 'Agua por sal').waitFor();
    assert.is(await problems(page), left);

    await createNew(page, 'Oficio', 'Quesos frescos');
    await page.getByRole('button', { name: 'Crear' }).click();
    await closed(page);
    await page.waitForFunction(() => location.hash.startsWith('#/quesos_frescos/'));
    await page.locator('.grid tbody tr').first().waitFor();
    assert.is(await page.getByRole('combobox', { name: 'Oficio' }).inputValue(), 'quesos_frescos');
    assert.is(await problems(page), left);
    await page.getByRole('button', { name: /^Llevarme \d+ ficheros$/ }).waitFor();
  },
);

visiting(
  'a range as it is said; the examples that turn are recipes, and what they give is taken of one and of all',
  '/taller#/panaderia/rangos',
  async ({ page }) => {
    const before = await problems(page);
    await (await cell(page, 'Baguette', 'Hidratación')).click();
    await page.getByLabel('Mínimo').fill('60-69');
    await page.keyboard.press('Enter');
    await (await cell(page, 'Baguette', 'Hidratación')).filter({ hasText: '60–69' }).waitFor();
    await beside(page, /^Problemas/);
    const turnedOnes = page.locator('.beside .turned');
    const tradition = turnedOnes.filter({ hasText: 'Baguette tradition' });
    await tradition.locator('del', { hasText: 'equilibrada' }).waitFor();
    await tradition.locator('ins', { hasText: /^Hidratación$/ }).waitFor();
    // What is told as a recipe is not told again as a line of a file.
    assert.is(await page.locator('.problems li', { hasText: 'se esperaba' }).count(), 0);
    assert.equal(await seriousFaults(page), []);
    await page.getByRole('button', { name: 'Dar por bueno lo nuevo: Baguette tradition' }).click();
    await tradition.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Dar por bueno lo nuevo/ })
      .first()
      .click();
    await turnedOnes.first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await turnedOnes.first().waitFor();
    await page.getByRole('button', { name: 'Rehacer' }).click();
    await turnedOnes.first().waitFor({ state: 'detached' });
    assert.ok((await problems(page)) >= before);
  },
);

visiting(
  'a rule in one form: its condition, its sentence and where it is said',
  '/taller#/panaderia/reglas',
  async ({ page }) => {
    await problems(page);
    await createNew(page, 'Regla', 'Mucha sal en casa');
    await page.getByLabel(/^Si…/).fill('sall > 1.9');
    await page.getByLabel(/…se dice/).fill('Lleva {sal} % de sal: más de la que ponemos en casa.');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: 'Crear' }).click();
    await page.locator('dialog .fault', { hasText: '«sal»' }).waitFor();
    await page.getByLabel(/^Si…/).fill('sal > 1.9');
    await page.getByRole('button', { name: 'Crear' }).click();
    await closed(page);
    const rule = page.locator('.rules .rule');
    await rule.filter({ hasText: 'mucha_sal_en_casa' }).locator('q', { hasText: 'ponemos en casa' }).waitFor();
    assert.is(await rule.count(), 1, 'what was made is in view');
    await turned(page, 1);
    await page
      .locator('.beside .turned ins', { hasText: 'más de la que ponemos en casa' })
      .first()
      .waitFor({ state: 'attached' });
  },
);

visiting(
  '«¿por qué?» goes down to the formula, the rows and the rule, and on to what it reads',
  '/taller#/panaderia/rangos',
  async ({ page }) => {
    await beside(page, /^Receta/);
    await page.getByRole('button', { name: '¿por qué? Sal', exact: true }).click();
    const dialog = page.locator('dialog');
    await dialog.locator('code', { hasText: 'sal' }).first().waitFor();
    const rows = await dialog.locator('tbody th').allTextContents();
    assert.ok(rows.includes('Sal') && rows.length > 1, rows.join());
    await dialog.locator('.said code', { hasText: 'sal_frena' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '¿por qué? Hidratación', exact: true }).click();
    const title = await dialog.locator('h2').textContent();
    const read = dialog.locator('.chips button').first();
    if ((await read.count()) > 0) {
      await read.click();
      await page.waitForFunction((was) => document.querySelector('dialog h2')?.textContent !== was, title);
    }
    await dialog.getByRole('button', { name: /params\.json, línea \d+/ }).click();
    await closed(page);
    await writing(page);
    assert.is(await page.locator('.file-head code').textContent(), 'crafts/panaderia/params.json');
  },
);

visiting(
  'what no recipe reaches is listed, leads to its place, and leaves the list when a recipe reaches it',
  '/taller#/panaderia/reglas',
  async ({ page }) => {
    await page.locator('.coverage summary').click();
    const unreached = page.locator('.unreached button');
    await unreached.first().waitFor();
    await page.locator('.coverage .about', { hasText: /\d+ recetas probadas/ }).waitFor();
    const all = Number((await page.locator('.grid-tools small').textContent())!.split(' ')[0]);
    await page.getByRole('button', { name: 'Solo las que ninguna receta alcanza' }).click();
    await page.waitForFunction(
      (whole) => Number(document.querySelector('.grid-tools small')?.textContent?.split(' ')[0]) < whole,
      all,
    );
    await unreached.first().click();
    await editor(page).waitFor();
    await writing(page);
    assert.equal(await seriousFaults(page), []);
  },
);

visiting(
  'a change is proposed in the repository: its page opens with the text copied',
  '/taller#/panaderia/rangos',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await (await cell(page, 'Baguette', 'Hidratación')).click();
    await page.getByLabel('Máximo').fill('69');
    await turned(page, 2);
    await page.getByRole('button', { name: /^Llevarme/ }).click();
    const link = page.locator('.proposals a');
    await link.waitFor();
    assert.is(
      await link.getAttribute('href'),
      'https://github.com/casa/reglas/edit/HEAD/crafts/panaderia/types/baguette.json',
    );
    assert.equal(await seriousFaults(page, 'dialog'), []);
    // Nobody leaves for GitHub here.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
    await link.click();
    await page.locator('.proposals small', { hasText: 'copiado' }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), '[60, 69]');
  },
);

visiting(
  'without a mouse: another craft, a range, what it does, undone, and a word in the files',
  '/taller#/helado/rangos',
  async ({ page }) => {
    await problems(page);
    await tabTo(page, '[aria-label="Oficio"]');
    await page.keyboard.press('p');
    await page.waitForFunction(() => location.hash.startsWith('#/panaderia/'));
    await tabTo(page, '#tab-rangos');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('#tab-ficheros[aria-selected="true"]');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('#tab-rangos[aria-selected="true"]');
    await tabTo(page, '.grid td');
    const target = await (await cell(page, 'Baguette', 'Hidratación')).getAttribute('data-cell');
    const [down, right] = target!.split('/').map(Number) as [number, number];
    for (let i = 0; i < down; i++) await page.keyboard.press('ArrowDown');
    for (let i = 0; i < right; i++) await page.keyboard.press('ArrowRight');
    await page.waitForFunction((at) => document.activeElement?.getAttribute('data-cell') === at, target);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.grid-bar input') ?? false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('69');
    await turned(page, 2);
    await page.keyboard.press('Enter');
    await page.waitForFunction((at) => document.activeElement?.getAttribute('data-cell') === at, target);
    await tabTo(page, '#beside-consequences');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('#beside-problems[aria-selected="true"]');
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => document.querySelector('#beside-consequences .tally')?.textContent === '0');
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.matches('dialog input[type="search"]') ?? false);
    await page.keyboard.type('sal_frena');
    await page.locator('.found button').first().waitFor();
    await tabTo(page, '.found button');
    await page.keyboard.press('Enter');
    await closed(page);
    await writing(page);
    await view(page, 'Rangos');
  },
);

test.run();
