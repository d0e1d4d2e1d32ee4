// What an edit does to recipes, those of the definitions and those that somebody brings; what none reaches; and why.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../engine/index.ts';
import { openWorkshop, setRange } from '../../workshop/index.ts';
import { weighed } from '../weighed.ts';
import { edited, only, readFiles } from './definitions.ts';

const files = only(readFiles('.'), 'panaderia');
const workshop = openWorkshop();
const body = {
  type: 'baguette',
  ingredients: weighed({ 'harina de trigo': 1000, agua: 680, sal: 18, 'levadura fresca': 10 }),
};
const own = [{ craft: 'panaderia', name: 'La mía', body }];

test('a range made narrower turns examples and the recipe of one’s own', () => {
  const { files: after } = setRange(files, 'panaderia', 'baguette', 'hidratacion', { min: 60, max: 64 });
  const [impact, ...more] = workshop.consequences(files, after, own);
  assert.is(more.length, 0);
  assert.match(impact!.headline, /^\d+ de \d+ recetas cambian? de veredicto/);
  assert.ok(impact!.changed.length > 0 && impact!.changed.every(({ type }) => type === 'baguette'));
  const [mine] = impact!.own;
  assert.equal([mine!.recipe, mine!.type], ['La mía', 'baguette']);
  const verdict = mine!.changes.find(({ kind }) => kind === 'verdict')!;
  assert.equal([verdict.from, verdict.to], ['equilibrada', 'revisar']);
});

test('nothing changes with a source, a note or nothing at all', () => {
  assert.equal(workshop.consequences(files, files, own), []);
  const { files: after } = setRange(files, 'panaderia', 'baguette', 'hidratacion', { min: 0, max: 0 });
  assert.is(workshop.consequences(after, after).length, 0);
  const noted = edited(files, 'crafts/panaderia/types/baguette.json', '\n  "note": "', '\n  "note": "Ahora: ');
  assert.equal(workshop.consequences(files, noted, own), []);
});

test('while a file cannot be read, what keeps it from being compared', () => {
  const broken = new Map(files).set('crafts/panaderia/params.json', '{ "params": ');
  const [impact] = workshop.consequences(files, broken, own);
  assert.is(impact!.problems[0]!.file, 'crafts/panaderia/params.json');
  assert.equal([impact!.changed, impact!.own], [[], []]);
  assert.is(workshop.coverage(broken, 'panaderia'), null);
  assert.is(workshop.answer(broken, 'panaderia', body), null);
  assert.is(workshop.why(broken, 'panaderia', body, 'hidratacion'), null);
});

test('what no recipe reaches, until one does', () => {
  const rule =
    '{ "id": "aviso_de_prueba", "to": "warnings", "when": "hidratacion > 150" },\n    { "id": "sin_reconocer"';
  const path = 'crafts/panaderia/rules.json';
  const after = edited(
    edited(files, path, '{ "id": "sin_reconocer"', rule),
    'crafts/panaderia/messages.json',
    '"sin_harina":',
    '"aviso_de_prueba": "Demasiada agua.",\n  "sin_harina":',
  );
  const before = workshop.coverage(after, 'panaderia')!;
  const found = before.rules.find(({ id }) => id === 'aviso_de_prueba')!;
  assert.match(after.get(found.file)!.split('\n')[found.line - 1]!, /"aviso_de_prueba"/);
  assert.ok(before.messages.some(({ id }) => id === 'aviso_de_prueba'));
  const wet = { ...body, ingredients: [...body.ingredients, { name: 'agua', grams: 1200 }] };
  const reached = workshop.coverage(after, 'panaderia', [{ craft: 'panaderia', name: 'Aguada', body: wet }])!;
  assert.is(reached.recipes, before.recipes + 1);
  assert.not.ok(reached.rules.some(({ id }) => id === 'aviso_de_prueba'));
  assert.not.ok(reached.messages.some(({ id }) => id === 'aviso_de_prueba'));
});

test('the answer of the service, and why a figure of it is what it is', () => {
  const craft = workshop.compiled(files, 'panaderia')!;
  const site = { service: '', poweredBy: '', docsUrl: '', publicUrl: '' };
  const answered = workshop.answer(files, 'panaderia', body)!;
  assert.ok('answer' in answered);
  assert.equal(answered.answer, evaluate(craft, body, site));
  const why = workshop.why(files, 'panaderia', body, 'hidratacion')!;
  assert.is(why.value, 68);
  assert.match(files.get(why.file)!.split('\n')[why.line - 1]!, /"hidratacion"/);
  const sum = why.contributions.reduce((all, { value }) => all + (value as number), 0);
  assert.ok(Math.abs(sum - 68) < 1e-6);
  assert.is(workshop.why(files, 'panaderia', body, 'nada'), null);
  assert.equal(
    workshop.answer(files, 'panaderia', { ingredients: [] })! &&
      'refused' in workshop.answer(files, 'panaderia', { ingredients: [] })!,
    true,
  );
});

test.run();
