// Slips that load and never happen, or always do: rows in the wrong order, comparisons that cannot hold or were turned round,
// figures that differ from others of the same article. Each is told by its check.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shelfOf } from '../../commands/checks/sample.ts';
import type { Condition, Definition } from '../../engine/index.ts';
import { dosisVista } from '../../workshop/checks/dosis_vista.ts';
import { filaTapada } from '../../workshop/checks/fila_tapada.ts';
import { mismaNorma } from '../../workshop/checks/misma_norma.ts';
import { movimientoUtil } from '../../workshop/checks/movimiento_util.ts';
import type { Check } from '../../workshop/checks/shared/check.ts';
import { several } from '../../workshop/checks/shared/seen.ts';
import { umbralAlcanzable } from '../../workshop/checks/umbral_alcanzable.ts';
import { umbralVisto } from '../../workshop/checks/umbral_visto.ts';

const told = ({ run }: Pick<Check, 'run'>, edit: (files: Definition) => void): string[] => {
  const shelf = shelfOf(edit);
  run(shelf);
  return shelf.report.problems.map(({ file, excerpt, message }) => `${file} ${excerpt.trim()} ${message}`);
};

/** As people write it: loading reads it. */
const written = (text: string): Condition => text as unknown as Condition;

// biome-ignore format: one pair per line
const pairs: readonly (readonly [above: string, below: string, isHidden: boolean])[] = [
  ['azucares >= 50', 'azucares >= 64', true],
  ['azucares >= 64', 'azucares >= 50', false],
  ['azucares > 50', 'azucares >= 50', false],
  ['azucares >= 50', 'azucares > 50', true],
  ['azucares >= 50', 'azucares = 60', true],
  ['azucares >= 50', 'azucares >= 64 y grasa > 3', true],
  ['azucares >= 50 y grasa > 3', 'azucares >= 64', false],
  ['azucares >= 50 o grasa > 3', 'grasa > 5 y azucares < 10', true],
  ['azucares >= 50', 'azucares >= 64 o grasa > 5', false],
  ['no (azucares > 50)', 'azucares <= 50', true],
  // what nobody knows is not more than 50, and not 50 or less
  ['azucares <= 50', 'no (azucares > 50)', false],
  ['azucares >= minimoSecos', 'azucares > 25', true],
  ['azucares >= minimoSecos', 'azucares > 15', false],
  ['fuera(azucares)', 'bajo(azucares)', true],
  ['bajo(azucares)', 'fuera(azucares)', false],
  ['criticosFuera <= 1 y peorDesvioCritico <= 0.15', 'fuera <= 1 y peorDesvio <= 0.1', true],
  ['fuera <= 1', 'criticosFuera <= 1', false],
  ['fuera > 0', 'criticosFuera > 0', true],
  ['azucares > grasa', 'azucares > grasa y agua > 3', true],
  ['azucares > grasa', 'azucares > agua', false],
];
for (const [above, below, isHidden] of pairs)
  test(`«${below}» under «${above}» is ${isHidden ? 'never' : 'sometimes'} reached`, () => {
    const found = told(filaTapada, ({ rules: { decisions } }) => {
      decisions!.nivel!.rows.splice(
        0,
        1,
        { give: 'uno', when: written(above) },
        { give: 'otro', when: written(below) },
      );
    });
    assert.is(found.length, isHidden ? 1 : 0, found.join('\n'));
    if (isHidden)
      assert.match(
        found[0]!,
        /"give": "otro".*no se alcanza nunca: siempre que se cumple, gana antes la fila 1 \(«uno»\)\. Ponla delante de ella/,
      );
  });

// biome-ignore format: one row per line
const together: readonly (readonly [above: readonly string[], below: string, by: string | null])[] = [
  [['azucares >= 50', 'azucares < 60'], 'azucares > 0', '1 («uno 0») y 2 («uno 1»)'],
  [['azucares >= 50', 'azucares < 50', 'no hay(azucares)'], 'grasa > 3', '1 («uno 0»), 2 («uno 1») y 3 («uno 2»)'],
  // what nobody knows is neither
  [['azucares >= 50', 'azucares < 50'], 'grasa > 3', null],
  [['azucares > 60', 'azucares < 40'], 'azucares > 30 y grasa > 3', null],
  [['azucares > 60 y grasa > 3', 'azucares > 60 y grasa <= 3'], 'azucares > 70 y hay(grasa)', '1 («uno 0») y 2 («uno 1»)'],
  [['bajo(azucares)', 'alto(azucares)'], 'fuera(azucares)', '1 («uno 0») y 2 («uno 1»)'],
];
for (const [above, below, by] of together)
  test(`«${below}» under ${above.length} rows is ${by === null ? 'sometimes' : 'never'} reached`, () => {
    const found = told(filaTapada, ({ rules: { decisions } }) => {
      decisions!.nivel!.rows.splice(0, 1, ...above.map((when, at) => ({ give: `uno ${at}`, when: written(when) })), {
        give: 'otro',
        when: written(below),
      });
    }).filter((one) => one.includes('"give": "otro"'));
    assert.is(found.length, by === null ? 0 : 1, found.join('\n'));
    if (by !== null) assert.ok(found[0]!.includes(`entre las filas ${by} se llevan todo`), found[0]);
  });

test('a sentence under one that is always said', () => {
  const saying = (...texts: { when?: Condition; text: string }[]) =>
    told(filaTapada, ({ messages }) => {
      messages.ok = [...texts, { text: 'Todo bien.' }] as unknown as Definition['messages'][string];
    });
  const [always, ...rest] = saying({ text: 'Bien.' });
  assert.match(always!, /messages\.json.*Esta frase de «ok» no se dice nunca: la 1\.ª no lleva «when»/);
  assert.equal(rest, []);
  const [hidden] = saying(
    { when: written('grasa > 3'), text: 'Poca.' },
    { when: written('grasa > 5'), text: 'Mucha.' },
  );
  assert.match(hidden!, /siempre que toca, se dice antes la 1\.ª/);
  assert.equal(
    saying({ when: written('grasa > 5'), text: 'Mucha.' }, { when: written('grasa > 3'), text: 'Poca.' }),
    [],
  );
});

test('a figure that only chooses between numbers, compared with another', () => {
  const asked = (value: number) =>
    told(umbralAlcanzable, ({ params, rules }) => {
      params.params.dulce = { label: 'Dulce', formula: 'si(azucares > 30, 1, si(azucares > 20, 0.5, 0))' };
      rules.notices[0]!.when = written(`dulce = ${value}`);
    });
  assert.match(asked(2)[0]!, /«dulce» solo puede ser 0 o 0,5 o 1, y compararlo con 2 no se cumple nunca/);
  assert.equal(asked(0.5), []);
});

test('a part of one in a figure without a range, where it would never hold', () => {
  const asked = (when: string) =>
    told(umbralVisto, (files) => {
      const [type] = Object.values(files.types);
      const [example] = type!.examples;
      type!.examples = Array.from({ length: several }, (_, i) => ({ ...example!, name: `Otra ${i}` }));
      files.rules.notices[0]!.when = written(when);
    });
  assert.match(asked('pctSecos < 0.75')[0]!, /«pctSecos» va de 75 a 75 en las recetas, y aquí se compara con 0,75/);
  assert.equal(asked('pctSecos < 70'), []);
});

test('the most of a dose that every recipe passes', () => {
  const dosed = (most: number) => (files: Definition) => {
    dosisVista.sample(files);
    files.trade!.all!.dose!['#pizca'] = [0, most / 2, most];
  };
  assert.match(
    told(dosisVista, dosed(0.05))[0]!,
    /acaba en 0,05 %, y ninguna receta lleva menos de un .*tanto por uno/,
  );
  assert.equal(told(dosisVista, dosed(0.4)), []);
});

test('the same article asks the same; another that begins like it may not', () => {
  const citing = (source: string, least: number) => (files: Definition) => {
    mismaNorma.sample(files);
    Object.assign(Object.values(Object.values(files.types)[0]!.limits!)[0]!, { range: [least, null], source });
  };
  assert.match(
    told(mismaNorma, citing('RD 1/2000, art. 3 (mínimo)', 5))[0]!,
    /al menos 5 de «azucares» por «RD 1\/2000, art\. 3», y en label\.json, por lo mismo, al menos 8 \(«Con nombre»\)/,
  );
  const turned = (files: Definition): void => {
    citing('RD 1/2000, art. 3', 8)(files);
    Object.values(Object.values(files.types)[0]!.limits!)[0]!.range = [null, 8];
  };
  assert.match(told(mismaNorma, turned).at(-1)!, /Aquí 8 es el máximo .* es el mínimo .*¿va en el otro extremo\?/);
  assert.equal(told(mismaNorma, citing('RD 1/2000, art. 3', 8)), []);
  assert.equal(told(mismaNorma, citing('RD 1/2000, art. 3.b', 5)), []);
});

test('a lever turned round of something that no example carries', () => {
  const levered = (lever: 'less' | 'add') =>
    told(movimientoUtil, ({ catalogue, messages }) => {
      const sugar = catalogue.ingredients.find(({ id }) => id === 'azucar')!;
      catalogue.ingredients.push({ ...structuredClone(sugar), id: 'otro', label: 'Otro', aliases: [] });
      messages['azucares.bajo'] = { text: 'Faltan.', try: [{ [lever]: 'otro' }] } as Definition['messages'][string];
    });
  assert.match(levered('less')[0]!, /tendría que subir el parámetro «Azúcares» y lo baja/);
  assert.equal(levered('add'), []);
});

test.run();
