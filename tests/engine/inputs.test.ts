// What a craft asks of the process: supposed unless it is told, judged and adjusted with, refused where it cannot be.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, describe, manifest } from '../../engine/index.ts';
import { inventedCraft } from './invented.ts';
import { site } from './recipes.ts';
import { answer, type Files, messagesOf, refused, tea } from './tea.ts';

const withInput = (all: Files): void => {
  all['craft.json'].inputs = {
    reducido: { label: 'Peso final', unit: 'g', default: 'peso', min: 1, max: 'peso', note: 'Lo que queda tras cocer' },
  };
  all['craft.json'].manifest.inputs = '@inputs';
  all['params.json'].params.dulzor.formula = '100 * suma(dulce) / reducido';
};

test('a process input is supposed unless it is told, and is judged, explained and adjusted with', () => {
  const craft = inventedCraft(withInput);
  assert.is(answer(craft, tea(200, 10, 4)).params.dulzor, 4.67);
  const told = answer(craft, tea(200, 10, 4, { reducido: 100 }));
  assert.is(told.params.dulzor, 10);
  assert.is(told.verdict, 'revisar');
  assert.equal(told.explain.inputs.reducido, {
    label: 'Peso final',
    unit: 'g',
    value: 100,
    told: true,
    default: 'peso',
  });
  assert.is(told.explain.params.dulzor.value, 10);
  const { after } = adjust(craft, tea(200, 10, 4, { reducido: 100 }), site) as Files;
  assert.is(after!.verdict, 'equilibrada');
  assert.ok(after!.params.dulzor <= 8 && after!.params.dulzor >= 2);
});

test('a process input that cannot be is refused by its name', () => {
  const craft = inventedCraft(withInput);
  assert.match(refused(craft, tea(200, 10, 4, { reducido: 'poco' })), /^reducido: debe ser un número/);
  assert.match(refused(craft, tea(200, 10, 4, { reducido: 300 })), /^reducido: 300 g no puede ser; .*como mucho 214 g/);
  assert.is(refused(craft, tea(200, 10, 4, { reducido: null })), '');
});

test('what was meant for a process input and nobody reads is told', () => {
  const craft = inventedCraft((all) => {
    withInput(all);
    all['rules.json'].notices.push({ id: 'lectura', to: 'warnings', each: 'lecturas' });
  });
  const notesOf = (fields: Files): string[] => answer(craft, tea(200, 10, 4, fields)).warnings;
  const plain = notesOf({});
  const more = (fields: Files): string[] => notesOf(fields).filter((note) => !plain.includes(note));
  assert.equal(more({ Reducido: 100 }), ['«Reducido» no se usa. ¿Querías decir «reducido»?']);
  assert.equal(more({ re_ducidos: 100 }), ['«re_ducidos» no se usa. ¿Querías decir «reducido»?']);
  assert.equal(more({ inputs: { reducido: 100 } }), [
    '«reducido» va en la petición, no dentro de «inputs»: así no se usa.',
  ]);
  // What is told well needs no more, and what is meant for nobody is let pass.
  for (const fields of [
    { reducido: 214, Reducido: 100 },
    { portions: 3 },
    { Reducido: 'poco' },
    { inputs: 'reducido' },
  ])
    assert.equal(more(fields), [], JSON.stringify(fields));
});

test('a process input is part of what the craft tells of itself', () => {
  const craft = inventedCraft(withInput);
  const [input] = describe(craft).inputs as Files[];
  assert.equal([input!.key, input!.label, input!.default, input!.max], ['reducido', 'Peso final', 'peso', 'peso']);
  assert.equal(manifest(craft, site).inputs, describe(craft).inputs);
  assert.match(
    messagesOf((all) => {
      withInput(all);
      delete all['craft.json'].manifest.inputs;
    })[0]!,
    /añádele "inputs": "@inputs"/,
  );
  assert.match(
    messagesOf((all) => {
      all['craft.json'].inputs = { type: { label: 'Tipo', default: 1 } };
      all['craft.json'].manifest.inputs = '@inputs';
    })[0]!,
    /ya es otro campo de la petición/,
  );
});

test.run();
