// A person pastes what others wrote: lists from messages and spreadsheets, weights into a column, cells with words.
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { workbookOf } from '../../workshop/spreadsheet/xlsx.ts';
import { crafts } from '../loaded.ts';
import { seriousFaults, type Visit, visits } from './browsing.ts';

const cells = ({ page }: Visit): Promise<string[][]> =>
  page
    .locator('.row:not(.blank)')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('input')].slice(0, 2).map(({ value }) => value)));

const nasty = `[12:03, 3/4/2026] Ana: 🍦 *Base blanca*
1. 560 g leche entera
2. Nata 35 210 g
3. Glucosa DE 38 25 g
• 125 ml de cosa rara
- Azúcar: 0,12 kg
100-120 g de agua
Sal al gusto
Total 1.000 g
Mezclar y dejar reposar`;

const visiting = visits(test);

/** Until there are so many, for what is pasted comes a moment later. */
const rows = ({ page }: Visit, count: number) =>
  page.waitForFunction((many) => document.querySelectorAll('.row:not(.blank)').length === many, count);
const start = { permissions: ['clipboard-read', 'clipboard-write'] };
const emptied = async (visit: Visit): Promise<void> => {
  await visit.page.waitForSelector('.verdict');
  await visit.page.getByRole('button', { name: 'Nueva receta' }).click();
  await rows(visit, 0);
};
const paste = async ({ page }: Visit, selector: string, text: string): Promise<void> => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator(selector).first().focus();
  await page.keyboard.press('Control+V');
};

visiting('a doubtful list pasted into a row is shown first, and nothing of it is lost', start, async (visit) => {
  const { page } = visit;
  await emptied(visit);
  await paste(visit, '.row.blank [role=combobox]', nasty);
  await page.waitForSelector('.preview');
  const preview = (await page.locator('.preview').textContent())!;
  assert.match(preview, 'Mezclar y dejar reposar');
  assert.match(preview, 'punto medio');
  assert.match(preview, 'no dice cuánto');
  assert.equal(await seriousFaults(page, 'dialog'), []);
  await page.getByRole('button', { name: 'Sustituir la receta' }).click();
  const rows = await cells(visit);
  assert.equal(rows.slice(0, 3), [
    ['leche entera', '560'],
    ['Nata 35', '210'],
    ['Glucosa DE 38', '25'],
  ]);
  assert.equal(rows[3], ['cosa rara', '125 ml']);
  assert.is(await page.locator('#title').inputValue(), 'Base blanca');
  assert.match((await page.locator('.verdict').textContent())!, /Falta leer «125\sml» de cosa rara/);
  await page.reload();
  await page.waitForSelector('.verdict');
  assert.equal((await cells(visit))[3], ['cosa rara', '125 ml']);
  const doubted = (name: string) =>
    page.locator('.row', { has: page.getByLabel(`Gramos de ${name}`) }).getByText('Dudoso:');
  assert.match((await doubted('agua').textContent())!, 'punto medio');
  assert.match((await doubted('Sal').textContent())!, 'no dice cuánto');
  assert.is(await doubted('Azúcar').count(), 0);
  await page.getByLabel('Gramos de agua').fill('115');
  await doubted('agua').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await doubted('agua').waitFor();
});

visiting('a column of weights fills the rows, and a cell takes sums, fractions and kilos', start, async (visit) => {
  const { page } = visit;
  await emptied(visit);
  await paste(visit, '.row.blank [role=combobox]', 'Leche entera\t1\nNata\t1\nAzúcar\t1');
  await rows(visit, 3);
  await paste(visit, '.grams', '560\n210\n0,12 kg');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.grams')?.value === '560');
  assert.equal(
    (await cells(visit)).map(([, grams]) => grams),
    ['560', '210', '120'],
  );
  const first = page.locator('.grams').first();
  for (const [typed, grams] of [
    ['1.250 kg', '1250'],
    ['250+30', '280'],
    ['500/2', '250'],
    ['1/2 kg', '500'],
  ] as const) {
    await first.fill(typed);
    await first.blur();
    assert.is(await first.inputValue(), grams);
  }
  await first.fill('mucha');
  await first.blur();
  assert.match((await page.locator('.fault').textContent())!, '«mucha»');
  assert.match((await page.locator('.verdict').textContent())!, 'Falta leer «mucha»');
});

visiting('a file of an older spreadsheet opens with its accents and its kilos', start, async (visit) => {
  const { page } = visit;
  await emptied(visit);
  await page.getByRole('button', { name: 'Exportar o importar' }).click();
  const text = 'Helado de turrón;\r\nIngrediente;Kg\r\nAzúcar;0,120\r\nPiñón – tostado;0,05\r\n';
  const buffer = Buffer.from(Array.from(text, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0))));
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'foto.xls',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from([208, 207, 0, 1, 0]),
  });
  assert.match((await page.locator('dialog .fault').textContent())!, 'No es un fichero de texto');
  // An older spreadsheet and a newer one, each seen before it takes the place of what is there.
  const sheet = Buffer.from(workbookOf([['Helado de turrón'], ['Ingrediente', 'Kg'], ['Azúcar', '0,12']]));
  await file.setInputFiles({ name: 'receta.xlsx', mimeType: '', buffer: sheet });
  await page.locator('dialog .preview li', { hasText: 'Azúcar 120 g' }).waitFor();
  assert.is(await page.locator('.row:not(.blank)').count(), 0);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  // Kilos whose unit nobody wrote are asked for.
  const bare = Buffer.from('Leche entera;5,6;0,92\nAzúcar;1,25;0,95');
  await file.setInputFiles({ name: 'kilos.csv', mimeType: 'text/csv', buffer: bare });
  await page.getByLabel('Los pesos están en').selectOption('kg');
  await page.locator('dialog .preview li', { hasText: 'Azúcar 1250 g' }).waitFor();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await file.setInputFiles({ name: 'receta.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Abrirla' }).click();
  await page.waitForSelector('.row:not(.blank)');
  assert.equal(await cells(visit), [
    ['Azúcar', '120'],
    ['Piñón – tostado', '50'],
  ]);
  assert.is(await page.locator('#title').inputValue(), 'Helado de turrón');
});

visiting('a list that is plain to see gives its name too, unless the recipe has one', start, async (visit) => {
  const { page } = visit;
  await emptied(visit);
  const title = page.locator('#title');
  await paste(visit, '.row.blank [role=combobox]', 'Receta: Mantecado\nLeche entera 500 g\nAzúcar 100 g');
  await page.waitForSelector('.row:nth-child(3)');
  assert.is(await title.inputValue(), 'Mantecado');
  await paste(visit, '.row.blank [role=combobox]', 'Otra cosa\nNata 50 g\nSal 1 g');
  await page.waitForSelector('.row:nth-child(5)');
  assert.is(await title.inputValue(), 'Mantecado');

  // What comes from elsewhere is of another type than the one that happens to be chosen.
  const elsewhere = ['sorbete_agua', 'helado_crema'].map((id) => crafts[0]!.definition.types[id]!);
  const { recipe } = elsewhere[0]!.examples![0]!;
  const list = Object.entries(recipe).map(([name, grams]) => `${name}\t${grams}`);
  await page.getByRole('button', { name: 'Nueva receta' }).click();
  await rows(visit, 0);
  await paste(visit, '.row.blank [role=combobox]', list.join('\n'));
  const offer = page.locator('.mistaken button');
  await offer.waitFor();
  assert.equal(await offer.allTextContents(), [`Cambiarlo a «${elsewhere[0]!.label}»`]);
  assert.equal(await seriousFaults(page), []);
  await offer.click();
  await page.waitForSelector('.verdict.good');
  await offer.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Z');
  await page.waitForFunction(
    (label) => document.querySelector<HTMLInputElement>('#type')?.value === label,
    elsewhere[1]!.label,
  );
});

const inParts = `TARTA DE LIMÓN (8 raciones)

Masa
Harina\t250 g
Mantequilla\t125 g
Huevo\t50 g

Crema
Leche\t500 ml
Yemas\t4
Azúcar\t100 g

Elaboración
Estirar la masa 3 mm
Hornear 20 minutos a 170 °C`;

visiting(
  'a list in parts is a recipe of recipes, with its steps, its paper and its allergens',
  '/#/pasteleria',
  async ({ page }) => {
    await page.getByRole('button', { name: 'Pegar lista' }).click();
    await page.locator('dialog textarea').fill(inParts);
    const doubtful = page.locator('.preview li').first();
    await doubtful.getByText('pueden ser gramos o piezas').waitFor();
    const [line, box] = await Promise.all([doubtful.boundingBox(), page.locator('.preview').boundingBox()]);
    assert.ok(line!.y >= box!.y && line!.x >= box!.x && line!.height < 120, 'what is doubtful stands in its line');
    await page.getByLabel(/Tiene 2 partes, «Masa» y «Crema»/).selectOption('inside');
    await page.getByRole('button', { name: 'Sustituir la receta' }).click();
    assert.is(await page.locator('#title').inputValue(), 'Tarta de limón');
    await page.getByText('Receta propia: Harina, Mantequilla, Huevo').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Estirar la masa 3 mm').waitFor();
    await page.emulateMedia({ media: null });
    await page.getByRole('tab', { name: 'Elaboración' }).click();
    await page.getByRole('button', { name: 'Hoja de producción…' }).click();
    await page.locator('.production', { hasText: /Contiene .*huevo.*leche/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Pegar lista' }).click();
    await page
      .locator('dialog textarea')
      .fill('Brioche\nIngrediente\tkg\t€/kg\nHarina de fuerza\t1\t0,93\nMantequilla\t0,4\t7,4\nHuevo\t0,5\t2,8');
    await page.getByText('3 precios, a «Mi despensa»').waitFor();
    await page.getByRole('button', { name: 'Sustituir la receta' }).click();
    await page.getByRole('tab', { name: 'Coste' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.costs .price')?.value === '0,93');
  },
);

visiting('a recipe of another recipe book comes in, and goes out as one with its nutrition', start, async (visit) => {
  const { page } = visit;
  await emptied(visit);
  const recipe = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Recipe',
        name: 'Fiordilatte',
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Base', itemListElement: [{ '@type': 'HowToStep', text: 'Pesar.' }] },
          'Mantecar.',
        ],
        recipeIngredient: ['600 g de leche entera', '170 g de nata 35 %', '1/8 kg de azúcar', '40 g de dextrosa'],
      },
    ],
  };
  await page.getByRole('button', { name: 'Exportar o importar' }).click();
  const buffer = Buffer.from(JSON.stringify(recipe));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'receta.jsonld', mimeType: 'application/ld+json', buffer });
  await page.getByRole('button', { name: 'Abrirla' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('.grams')[3]?.value === '40');
  await page.getByRole('button', { name: 'Exportar o importar' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Otros recetarios', exact: true }).click(),
  ]);
  const out = JSON.parse(readFileSync(await file.path(), 'utf8'));
  assert.is(out.name, 'Fiordilatte');
  assert.equal(out.recipeIngredient.slice(0, 3), ['600 g de leche entera', '170 g de nata 35 %', '125 g de azúcar']);
  assert.equal(
    out.recipeInstructions,
    ['Base:', 'Pesar.', 'Mantecar.'].map((text) => ({ '@type': 'HowToStep', text })),
  );
  assert.match(out.nutrition.calories, /^\d+ kcal$/);
});

test.run();
