import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Definition } from '../../engine/index.ts';
import { typed } from '../../page/src/quantity.ts';
import { build } from '../build.ts';
import { crafts } from '../loaded.ts';
import { eventually } from '../server/running.ts';
import { browsing, chooseCraft, seriousFaults, tabTo, type Visit, visits } from './browsing.ts';

/** The first example of the craft that is a recipe given by name and grams. */
function exampleOf({ craft, types }: Definition): { type: string; rows: [string, number][] } {
  for (const type of [craft.defaultType, ...Object.keys(types)]) {
    for (const { recipe, expect } of types[type]!.examples) {
      if (expect.error === undefined && !Array.isArray(recipe))
        return { type, rows: Object.entries(recipe) as [string, number][] };
    }
  }
  throw new Error('no example');
}

const text = async (part: Locator): Promise<string> => (await part.textContent()) ?? '';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const heading = (visit: Visit): Promise<string> => text(visit.page.locator('.verdict-word'));
const grams = (visit: Visit, name: string) => visit.page.getByLabel(`Gramos de ${name}`, { exact: true });

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* strings(item);
}

const visiting = visits(test, () => {
  build();
  return {};
});

visiting('a recipe by keyboard alone, in each craft, gives what the API gives', '/', async (visit) => {
  const { page } = visit;
  await page.waitForSelector('.verdict');
  for (const { id, label, path, definition } of crafts) {
    const { type, rows } = exampleOf(definition);
    if (id !== crafts[0]!.id) {
      await page.evaluate(() => document.querySelector<HTMLElement>('.skip')!.focus());
      for (;;) {
        await tabTo(page, '.craft-tabs button');
        if (await page.evaluate((wanted) => document.activeElement?.textContent === wanted, label)) break;
      }
      await page.keyboard.press('Enter');
      await page.waitForSelector(`.crafts [aria-current]:text-is("${label}")`);
    }
    await tabTo(page, '[aria-label="Nueva receta"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '#type');
    assert.is(await page.locator('#type').inputValue(), definition.types[type]!.label);
    await tabTo(page, '.row [role=combobox]');
    for (const [name, weight] of rows) {
      await page.keyboard.type(name);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.classList.contains('grams'));
      await page.keyboard.type(typed(weight, 6));
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    }
    const request = definition.craft.request;
    const ingredients = rows.map(([name, weight]) => ({ [request.name]: name, [request.weight]: weight }));
    const { body } = await browsing.server.post(path, { type, ingredients });
    const expected = body.verdict === undefined ? [...strings(body)] : [capital(body.verdict)];
    // The verdict of the row before stands until the page has worked out this one.
    await eventually(async () => expected.includes(await heading(visit)), 5_000);
    assert.is(await page.locator('.understood.unknown').count(), 0);
  }
  assert.equal(await seriousFaults(page), []);
});

visiting('letters complete from the catalogue, aliases too, and arrows choose', '/', async (visit) => {
  const { page } = visit;
  const blank = page.locator('.row.blank [role=combobox]');
  await blank.fill('leche');
  const options = page.locator('[role=option]');
  await options.first().waitFor();
  const second = await text(options.nth(1).locator('span'));
  assert.equal(await seriousFaults(page), []);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.classList.contains('grams'));
  assert.is(await page.locator('.row:not(.blank) [role=combobox]').last().inputValue(), second);
  await page.keyboard.type('12.5');
  assert.is(await page.locator('#total').inputValue(), '1012,5');
  await page.keyboard.press('Alt+ArrowUp');
  await page.waitForFunction(
    (name) => [...document.querySelectorAll<HTMLInputElement>('.row [role=combobox]')].at(-3)?.value === name,
    second,
  );
  const names = () =>
    page
      .locator('.row [role=combobox]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const before = await names();
  const [from, to] = [
    await page.locator('.grip').nth(0).boundingBox(),
    await page.locator('.row').nth(2).boundingBox(),
  ];
  await page.mouse.move(from!.x + 5, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 5, to!.y + 10, { steps: 4 });
  await page.mouse.up();
  assert.equal((await names()).slice(0, 3), [before[1], before[2], before[0]]);
});

visiting('wrong entries are told beside them, and never break the rest', '/', async (visit) => {
  const { page } = visit;
  await page.waitForSelector('.verdict');
  const first = page.locator('.grams').first();
  for (const [entry, word] of [
    ['mucha', 'escribe un número'],
    ['-5', 'no puede ser negativo'],
  ] as const) {
    await first.fill(entry);
    assert.match(await text(page.locator('.row .fault')), word);
    assert.is(await first.getAttribute('aria-invalid'), 'true');
  }
  assert.equal(await seriousFaults(page), []);
  // A part of a recipe is not scaled.
  assert.ok(await page.getByRole('button', { name: 'Escalar…' }).isDisabled());
  const before = await page.locator('.grams').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await page.locator('#total').fill('5000');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.word:has-text("no se escala")');
  assert.equal(
    await page.locator('.grams').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    before,
  );
  await first.fill('1,2 kg');
  await first.blur();
  assert.is(await first.inputValue(), '1200');
  assert.is(await page.locator('.row .fault').count(), 0);
  await page.locator('.row.blank [role=combobox]').fill('Pasta de chufaa');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  assert.match(await text(page.locator('.understood.unknown')), 'No está en el catálogo');
  await page.getByRole('button', { name: 'Nueva receta' }).click();
  await page.waitForSelector('.nothing');
  assert.equal(await seriousFaults(page), []);
});

visiting('an ingredient of one’s own, with its composition, counts', '/', async (visit) => {
  const { page } = visit;
  await page.locator('.row.blank [role=combobox]').fill('Crema de la casa');
  await page.locator('[role=option]', { hasText: 'Definir' }).click();
  await page.waitForSelector('dialog[open]');
  assert.equal(await seriousFaults(page, 'dialog'), []);
  const [energy, fat, , carbohydrate, sugars] = [0, 1, 2, 3, 4].map((at) => page.locator('.columns input').nth(at));
  await fat!.fill('40,5');
  await energy!.fill('2520');
  await carbohydrate!.fill('30');
  await sugars!.fill('40');
  assert.equal(await page.locator('.columns .fault').allTextContents(), [
    '«Energía» debe ser un número de 0 a 900 (kcal por 100 g). Si son kJ, divide entre 4,184.',
    '«De los cuales azúcares» no puede ser mayor que «Hidratos de carbono».',
  ]);
  assert.equal(await Promise.all([energy!, sugars!].map((one) => one.getAttribute('aria-invalid'))), ['true', 'true']);
  for (const one of [energy!, carbohydrate!, sugars!]) await one.fill('');
  await page.getByRole('button', { name: 'Usar', exact: true }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  const before = await page.locator('.gauge-value').allTextContents();
  // What is typed next is its weight.
  await page.waitForFunction(() => document.activeElement?.classList.contains('grams'));
  await page.keyboard.type('100');
  assert.is(await grams(visit, 'Crema de la casa').inputValue(), '100');
  assert.match(await text(page.locator('.understood.own')), 'Ingrediente propio');
  await page.waitForFunction(
    (was) => [...document.querySelectorAll('.gauge-value')].map((one) => one.textContent).join() !== was,
    before.join(),
  );
  assert.not.match(await text(page.locator('.advice')), 'no está en el catálogo');
  // What a packet says is read in every craft.
  await chooseCraft(page, 2);
  await page.locator('.row.blank [role=combobox]').fill('crema de la ca');
  await page.locator('[role=option]', { hasText: 'Mis ingredientes' }).click();
  await grams(visit, 'Crema de la casa').fill('50');
  assert.match(await text(page.locator('.understood.own')), 'Ingrediente propio');
});

visiting(
  'a list from a spreadsheet is pasted, scaled and undone',
  { permissions: ['clipboard-read', 'clipboard-write'] },
  async (visit) => {
    const { page } = visit;
    await page.waitForSelector('.verdict');
    await page.getByRole('button', { name: 'Nueva receta' }).click();
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'Ingrediente\tGramos\t%\nLeche entera\t560\t70\nNata 35 %\t0,2 kg\t25\nAzúcar\t40\t5\nTotal\t800\t100',
      ),
    );
    await page.locator('.row.blank [role=combobox]').focus();
    await page.keyboard.press('Control+V');
    await page.waitForSelector('.verdict');
    assert.equal(
      await page.locator('.grams').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
      ['560', '200', '40', ''],
    );
    await page.locator('#total').fill('mil y pico');
    await page.keyboard.press('Enter');
    await page.getByText('Total, «mil y pico»: no se entiende').waitFor();
    await page.locator('#total').fill('3200/2');
    await page.keyboard.press('Enter');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '1120');
    await page.keyboard.press('Control+z');
    await page.locator('#total').fill('1.600');
    await page.keyboard.press('Enter');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '1120');
    await page.keyboard.press('Control+z');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '560');
    await page.keyboard.press('Control+z');
    await page.waitForSelector('.nothing');
    await page.keyboard.press('Control+Shift+Z');
    assert.is(await grams(visit, 'Leche entera').inputValue(), '560');
    await page.getByLabel('Porcentaje de Azúcar').fill('10');
    await page.keyboard.press('Enter');
    assert.is(await grams(visit, 'Azúcar').inputValue(), '84,44');

    await page.getByRole('button', { name: 'Pegar lista' }).click();
    await page.locator('textarea').fill('- 100 g de leche entera\nAzúcar: 20\n¿y esto?');
    assert.match(await text(page.locator('.preview')), '2 ingredientes; 1 línea sin leer');
    assert.equal(await seriousFaults(page, 'dialog'), []);
    await page.getByRole('button', { name: 'Sustituir la receta' }).click();
    assert.is(await page.locator('#total').inputValue(), '120');
  },
);

visiting('adjusting respects the padlock, shows before and after, and can be undone', '/', async (visit) => {
  const { page } = visit;
  await page.waitForSelector('.verdict.good');
  await grams(visit, 'Azúcar').fill('240');
  await page.waitForSelector('.verdict.look');
  await page.getByLabel('Fijar Leche entera').click();
  await page.getByRole('button', { name: 'Ajustar la receta' }).click();
  await page.waitForSelector('.before-after');
  assert.equal(await seriousFaults(page, 'dialog'), []);
  const rowOf = (name: string) =>
    page.locator('.before-after tr', { hasText: name }).first().locator('td').allInnerTexts();
  const locked = await rowOf('Leche entera');
  assert.equal(locked.slice(0, 3), ['560', '560', '=']);
  await page.waitForSelector('.outcome.good');
  await page.getByRole('button', { name: 'Usar este ajuste' }).click();
  await page.waitForSelector('.verdict.good');
  assert.is(await grams(visit, 'Leche entera').inputValue(), '560');
  assert.not.equal(await grams(visit, 'Azúcar').inputValue(), '240');
  await page.keyboard.press('Control+z');
  await page.waitForSelector('.verdict.look');
  assert.is(await grams(visit, 'Azúcar').inputValue(), '240');
});

test.run();
