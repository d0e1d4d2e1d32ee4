// The definitions as they are shipped: nothing is said of them, so that the first thing said is a slip.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftsIn } from '../../commands/folders.ts';
import { readCraft, readLarder } from '../../engine/load/disk.ts';
import { compileTexts, report, trialsOf } from '../../engine/load/index.ts';
import { createChecker } from '../../workshop/checker.ts';
import { energia } from '../../workshop/checks/energia.ts';

test('nothing is said of the shipped definitions', () =>
  assert.is(report(createChecker().check(craftsIn('crafts')).problems), ''));

/** What is told of the energy of soya lecithin, an additive of the larder, in a craft that writes its figures itself. */
const toldOfLecithin = (values: string): string[] => {
  const folder = readCraft('workshop/template', readLarder('larder'));
  const row = `{ "id": "lecitina", "groups": ["otro"], "values": ${values}, "source": "oficio" }`;
  const texts = new Map(folder.texts);
  const written = texts.get('catalogue.json')!.replace('"groups": {', '"groups": { "otro": "Otro",');
  texts.set('catalogue.json', written.replace('"ingredients": [', `"ingredients": [\n    ${row},`));
  const { craft, report: told } = compileTexts({ ...folder, texts });
  assert.ok(craft, report(told.problems));
  energia.run({ craft, trials: trialsOf(craft), report: told, kept: (_name, _reads, make) => make() });
  return told.problems.map(({ message }) => message);
};

test('the fat of an additive is phospholipids or esters, which bring less than fat; not ten times less', () => {
  assert.equal(toldOfLecithin('{ "azucares": 0, "grasa": 95, "kcal": 760 }'), []);
  const [slip] = toldOfLecithin('{ "azucares": 0, "grasa": 95, "kcal": 76 }');
  assert.match(slip!, /lleva 76 kcal, y por sus partes salen de 570 a/);
});

test.run();
