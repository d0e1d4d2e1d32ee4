// «Dar por bueno lo nuevo»: whatever an edit does to examples, what they promise afterwards is what they give, and nothing
// else of them changes.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craftsIn, type Files, openWorkshop } from '../../workshop/index.ts';
import { edited, only, readFiles } from './definitions.ts';

const real = readFiles('.');
type Example = { name: string; recipe: object; source?: string; expect: Record<string, unknown> };
const typeOf = (files: Files, path: string): { examples: Example[] } => JSON.parse(files.get(path)!);

/** Every pair of figures of a type's ranges, one end halfway to the other. */
function narrowed(files: Files, craft: string): Map<string, string> {
  const after = new Map(files);
  for (const [path, text] of files) {
    if (!path.startsWith(`crafts/${craft}/types/`)) continue;
    const type = JSON.parse(text);
    for (const [key, entry] of Object.entries<{ range: unknown } | unknown[]>(type.ranges ?? {})) {
      const range = Array.isArray(entry) ? entry : (entry.range as unknown[]);
      if (!Array.isArray(range) || typeof range[0] !== 'number' || typeof range[1] !== 'number') continue;
      const middle = Number(((range[0] + range[1]) / 2).toFixed(6));
      const moved = range[0] === 0 ? [0, middle] : [middle, range[1]];
      type.ranges[key] = Array.isArray(entry) ? moved : { ...entry, range: moved };
    }
    after.set(path, JSON.stringify(type, null, 2));
  }
  return after;
}

for (const craft of craftsIn(real)) {
  test(`${craft}: promises that an edit breaks are written as they come out, and only they`, () => {
    const workshop = openWorkshop();
    const files = narrowed(only(real, craft), craft);
    const broken = /se esperaba|no se dice|la respuesta no tiene|ya no puede venderse/;
    const promised = (now: Files) => workshop.check(now).problems.filter(({ message }) => broken.test(message));
    assert.equal(
      workshop.stuck(files, craft).map(({ file, line, message }) => `${file}:${line} ${message}`),
      [],
    );
    const turned = workshop.turned(files, craft);
    assert.ok(turned.every(({ differences }) => differences.length > 0));
    const { files: after, problems } = workshop.accept(files, { craft });
    assert.equal(problems, []);
    assert.equal(workshop.turned(after, craft), []);
    assert.equal(
      promised(after).map(({ file, message }) => `${file}: ${message}`),
      [],
    );
    for (const [path, text] of after) {
      if (text === files.get(path)) continue;
      const [was, now] = [typeOf(files, path), typeOf(after, path)];
      const bare = (one: { examples: Example[] }) => ({
        ...one,
        examples: one.examples.map(({ expect: _, ...rest }) => rest),
      });
      assert.equal(bare(now), bare(was), path);
      // The recipes that the workshop shows are those that accepting writes anew, told on the lines where they promise.
      const other = now.examples.filter(
        ({ expect }, at) => JSON.stringify(expect) !== JSON.stringify(was.examples[at]!.expect),
      );
      const own = turned.filter(({ file }) => file === path);
      assert.equal(
        own.map(({ example }) => example),
        other.map(({ name }) => name),
      );
      const written = files.get(path)!.split('\n');
      for (const {
        lines: [from, to],
        example,
      } of own)
        assert.match(written.slice(from - 1, to).join('\n'), /"expect"/, example);
    }
    assert.is(workshop.accept(after, { craft }).files, after, 'a second time nothing changes');
  });
}

test('of one example only that one; of the definitions as they stand, none', () => {
  const workshop = openWorkshop();
  const files = only(real, 'panaderia');
  assert.is(workshop.accept(files, { craft: 'panaderia' }).files, files);
  const path = 'crafts/panaderia/types/pan_comun.json';
  const wrong = edited(
    edited(files, path, '"sal": 1.8, "levadura": 2', '"sal": 9, "levadura": 2'),
    path,
    '"sal": 2, "levadura": 2',
    '"sal": 8, "levadura": 2',
  );
  const one = workshop.accept(wrong, { craft: 'panaderia', type: 'pan_comun', example: 'Pan básico 100-60-2-2' });
  assert.is(one.files.get(path), edited(files, path, '"sal": 1.8, "levadura": 2', '"sal": 9, "levadura": 2').get(path));
  const none = (example: string) => workshop.accept(wrong, { craft: 'panaderia', type: 'pan_comun', example }).problems;
  assert.match(none('Pan básico')[0]!, /No existe la receta de ejemplo «Pan básico»/);
});

test('a recipe that is refused, and one that is not any more', () => {
  const workshop = openWorkshop();
  const files = only(real, 'panaderia');
  const path = 'crafts/panaderia/types/pan_comun.json';
  const expectOf = (now: Files, name: string) =>
    typeOf(workshop.accept(now, { craft: 'panaderia', type: 'pan_comun' }).files, path).examples.find(
      (one) => one.name === name,
    )!.expect;
  const floury = edited(
    files,
    path,
    '"recipe": { "Agua": 600, "Sal": 10 }',
    '"recipe": { "Agua": 600, "Harina": 1000, "Sal": 10 }',
  );
  assert.equal(expectOf(floury, 'Solo agua y sal'), { verdict: 'revisar', out: ['sal', 'levadura'] });
  const none = edited(files, path, '"Harina de fuerza": 500, "Agua": 300', '"Agua": 300');
  assert.match(String(expectOf(none, 'Pan básico 100-60-2-2').error), /No se reconoce ninguna harina/);
});

test.run();
