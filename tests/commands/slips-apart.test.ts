// Slips that no recipe shows, told by what else the definitions say of the same: a dose against the catalogue and the other
// types, a legal figure against the other limits of its article, a threshold against the others of its figure, a legal name
// against the example that bears it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shelfOf } from '../../commands/checks/sample.ts';
import type { Definition } from '../../engine/index.ts';
import { readCraft, readLarder } from '../../engine/load/disk.ts';
import { compileTexts, loadCraft, report, trialsOf } from '../../engine/load/index.ts';
import { dosisVista } from '../../workshop/checks/dosis_vista.ts';
import { mismaNorma } from '../../workshop/checks/misma_norma.ts';
import { nombrePrometido } from '../../workshop/checks/nombre_prometido.ts';
import { umbralVisto } from '../../workshop/checks/umbral_visto.ts';
import { sound, T } from './slips.ts';

const told = ({ run }: typeof dosisVista, edit: (files: Definition) => void): string[] => {
  const shelf = shelfOf(edit);
  run(shelf);
  return shelf.report.problems.map(({ file, message }) => `${file.split('/').slice(2).join('/')}: ${message}`);
};

/** The template with its one type so many times. */
const withTypes = (files: Definition, count: number): Definition['types'][string][] => {
  const [model] = Object.values(files.types);
  return Array.from({ length: count }, (_, i) => {
    const type = { ...structuredClone(model!), label: `Otro ${i}` };
    files.types[`otro_${i}`] = type;
    return type;
  });
};

const bases = { total: { is: 'peso', say: 'del total' } };

test('a dose ten times less than that of the catalogue, and one that is only stricter', () => {
  const dosed = (max: number) => (files: Definition) => {
    files.catalogue.ingredients.find(({ id }) => id === 'azucar')!.dose = [0, 60];
    files.trade = { bases, all: { dose: { '#azucar': [0, max / 2, max] } } };
  };
  assert.match(
    told(dosisVista, dosed(6))[0]!,
    /^trade\.json: La dosis de «#azucar» llega a 6 %, y en catalogue\.json la suya, a 60: en una/,
  );
  assert.equal(told(dosisVista, dosed(70)), []);
});

test('a dose of a type ten times less than those of the others; of two there is no habit', () => {
  const among = (others: number) => (files: Definition) => {
    files.trade = { bases, all: { dose: { '#mantequilla': [0, 20, 40] } } };
    const [first, ...rest] = withTypes(files, others + 1);
    first!.trade = { dose: { '#mantequilla': [0, 2, 4] } };
    for (const type of rest) type.trade = { dose: { '#mantequilla': [0, 25, 50] } };
  };
  const [slip] = told(dosisVista, among(2)).filter((text) => text.includes('en los demás tipos'));
  assert.is(
    slip,
    'types/otro_0.json: La dosis de «#mantequilla» llega aquí a 4 %, y en los demás tipos, de 40 a 50: ¿se ha corrido la coma?',
  );
  assert.equal(
    told(dosisVista, among(1)).filter((text) => text.includes('en los demás tipos')),
    [],
  );
});

test('a limit that differs from the others of its article; of two nobody knows which', () => {
  const law = 'RD 1/2000, art. 3';
  const limited = (figures: readonly number[]) => (files: Definition) => {
    for (const [i, type] of withTypes(files, figures.length).entries())
      type.limits = { grasa: { range: [null, figures[i]!], source: law } };
  };
  const differing = (figures: readonly number[]) =>
    told(mismaNorma, limited(figures)).filter((text) => text.includes('por lo mismo'));
  assert.equal(differing([50, 5, 50]), [
    `types/otro_1.json: El límite de «grasa» es aquí como mucho 5, y por lo mismo («${law}») en «otro_0» y «otro_2» es como mucho 50: mira cuál es, o si el artículo es otro.`,
  ]);
  assert.equal(differing([50, 5]), []);
});

test('a figure of a label in another unit than in its other rows', () => {
  const weighed = (last: number) => (files: Definition) => {
    const names = [430, 375, 430].map((least, i) => ({ name: `Masa ${i}`, law: 'RD 1', needs: [`litro >= ${least}`] }));
    const attest = [{ say: 'Pesa.', need: `litro >= ${last}` }];
    files.label = {
      figures: { litro: { label: 'litro', formula: 'peso' } },
      names: [...names, { name: 'Masa', law: 'RD 1', needs: ['litro > 0'], attest }] as never,
    };
  };
  assert.match(
    told(umbralVisto, weighed(0.43)).at(-1)!,
    /^label\.json: «litro» se compara aquí con 0,43 y en los demás sitios con cifras de 375 a 430: ¿va en otra unidad\?$/,
  );
  assert.equal(told(umbralVisto, weighed(400)), []);
});

test('a warning about an ingredient that ten times its dose does not reach', () => {
  const pinch = (threshold: number) => (files: Definition) => {
    files.catalogue.ingredients.find(({ id }) => id === 'azucar')!.dose = [0, 0.5];
    files.params.params.porKilo = { label: 'Por kilo', show: 'never', formula: '1000 * peso(#azucar) / peso' };
    const [first] = files.rules.notices;
    files.rules.notices.push({
      ...{ id: 'mucho', to: first!.to, say: first!.say ?? first!.id, each: ['#azucar'] },
      when: { all: [{ fact: 'porKilo', operator: 'greaterThan', value: threshold }] },
    });
  };
  const said = (threshold: number) => told(umbralVisto, pinch(threshold)).filter((text) => text.includes('la dosis'));
  assert.match(said(5000)[0]!, /^rules\.json: Ni con 10 veces la dosis que da catalogue\.json llega «porKilo» a 5000/);
  assert.equal(said(15), []);
});

test('a need turned round is told where it stands, with the example that was sold so', () => {
  const folder = readCraft('crafts/helado', readLarder('larder'));
  const promise = (from: string, to: string): string[] => {
    const text = folder.texts.get('label.json')!;
    assert.ok(text.includes(from));
    const texts = new Map(folder.texts).set('label.json', text.replace(from, to));
    const { craft, report: said } = compileTexts({ ...folder, texts });
    assert.ok(craft, report(said.problems));
    nombrePrometido.run({ craft, trials: trialsOf(craft), report: said, kept: (_name, _reads, make) => make() });
    return said.problems.map(
      ({ file, excerpt, underline, message }) => `${file} ${excerpt.slice(...underline)} ${message}`,
    );
  };
  assert.match(
    promise('"pctFruta": ">=15"', '"pctFruta": "<=15"').join(),
    /^crafts\/helado\/label\.json "<=15" «[^»]*», de types\/sorbete_agua\.json, ya no puede venderse como «Sorbete con fresa», y sí como «Helado de agua[^»]*».*: aquí se pide «fruta <= 15» y tiene 5\d,\d+\. Mira si está al revés\.$/,
  );
  assert.match(
    promise('"grasaLactea": { "range": [2.5, null]', '"grasaLactea": { "range": [8, null]').join(),
    /^crafts\/helado\/label\.json \{ "range": \[8, null\].* ya no puede venderse como «Helado de leche», ni de otro modo/,
  );
});

test('a limit turned round is told, and not every promise that it breaks', () => {
  const limit = (range: string): string[] => {
    const limits = `"limits": { "grasa": { "range": ${range}, "source": "RD 1" } },\n  "ranges"`;
    const examples = '"examples": [';
    const again =
      '{ "name": "Otra", "recipe": { "Harina": 500, "Azúcar": 250, "Mantequilla": 250 }, "expect": { "out": [], "avisos": [] } },';
    const text = sound.texts.get(T)!.replace('"ranges"', limits).replace(examples, `${examples}\n    ${again}`);
    return loadCraft({ ...sound, texts: new Map(sound.texts).set(T, text) }).problems.map(({ message }) => message);
  };
  assert.ok(limit('[5, null]').every((message) => !message.includes('límite')));
  assert.equal(
    limit('[null, 5]').filter((message) => message.includes('límite es')),
    ['Las recetas de ejemplo que salen bien dan 21 de «grasa» y el límite es … a 5: ¿está al revés, o en otra unidad?'],
  );
});

test.run();
