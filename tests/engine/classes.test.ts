// Tables of classes whose figures were swapped or leave a hole: what no recipe can be is told where it is written.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCrafts } from '../../engine/load/disk.ts';
import { compileTexts } from '../../engine/load/index.ts';

const turron = readCrafts('crafts').find(({ folder }) => folder.endsWith('turron'))!;
const file = 'types/jijona.json';
const written = JSON.parse(turron.texts.get(file)!);

/** What is told of the table of jijona with these rows, at which piece of its line. */
function told(rows: object): string[] {
  const text = JSON.stringify({ ...written, classes: { ...written.classes, rows } });
  const { report } = compileTexts({ ...turron, texts: new Map([...turron.texts, [file, text]]) });
  return report.problems.map(({ excerpt, underline, message }) => `${excerpt.slice(...underline)} ${message}`);
}

test('the table as it is has nothing to tell', () => assert.equal(told(written.classes.rows), []));

test('two figures of the measure swapped', () => {
  const pctAlmendra = { ...written.classes.rows.pctAlmendra, suprema: '>=50', extra: '>=64' };
  const [first] = told({ ...written.classes.rows, pctAlmendra });
  assert.match(first!, /^">=64" «Suprema» pide menos de «pctAlmendra» que «Extra», que va detrás: ¿están cambiadas/);
});

test('a class that takes all of another', () => {
  const [first] = told({ pctAlmendra: { suprema: '>=50', extra: '>=64', standard: '>=44', popular: '>=30' } });
  assert.match(first!, /^">=64" Nada llegaría a ser «Extra»: .* con 64 de «pctAlmendra» sale «Suprema»/);
});

test('a hole between two classes', () => {
  const [first] = told({ pctAlmendra: { suprema: '>=64', extra: [50, 60], standard: '>=44', popular: '>=30' } });
  assert.match(first!, /hueco: con «pctAlmendra» de 60 a 64 no sale ninguna de las dos/);
});

test('one row alone: told exactly when some class can never be, or figures fall between two', () => {
  const figure = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.array(figure, { minLength: 4, maxLength: 4 }), (ends) => {
      const [suprema, extra, standard, popular] = ends.map((end) => `>=${end}`);
      const falls = ends.every((end, at) => at === 0 || end < ends[at - 1]!);
      assert.is(told({ pctAlmendra: { suprema, extra, standard, popular } }).length === 0, falls, ends.join());
    }),
    { numRuns: 12 },
  );
});

test.run();
