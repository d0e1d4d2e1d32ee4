// Slips that load and that no recipe shows: what was copied from another type and not changed, what was renamed in one place
// only, a comma in a trade. Each is told by its check, and what is as near without being one is not.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shelfOf } from '../../commands/checks/sample.ts';
import type { Definition } from '../../engine/index.ts';
import { readCraft } from '../../engine/load/disk.ts';
import { createChecker } from '../../workshop/checker.ts';
import { constanteVista } from '../../workshop/checks/constante_vista.ts';
import { dosisVista } from '../../workshop/checks/dosis_vista.ts';
import { mismaNorma } from '../../workshop/checks/misma_norma.ts';
import { nombreAjeno } from '../../workshop/checks/nombre_ajeno.ts';
import { normaConocida } from '../../workshop/checks/norma_conocida.ts';
import type { Check } from '../../workshop/checks/shared/check.ts';
import { sinUso } from '../../workshop/checks/sin_uso.ts';
import { topeDePartida } from '../../workshop/checks/tope_de_partida.ts';

type Type = Definition['types'][string];

/** The template with two types of its own names, and what one of them becomes. */
const twins = (edit: (basico: Type, rico: Type, files: Definition) => void) => (files: Definition) => {
  const [basico] = Object.values(files.types);
  const rico = { ...structuredClone(basico!), label: 'Barquillo de Flandes', description: 'Otra cosa.' };
  files.types.rico = rico;
  edit(basico!, rico, files);
};

const ladder = (value: number) =>
  twins((basico, _, files) => {
    const by = (least: number) => ({ value: least, source: 'RD 1/2000, 7' });
    basico.constants = { alto: by(60), medio: by(46), bajo: by(40) };
    files.label = {
      figures: { dulce: { label: 'dulce', formula: 'azucares' } },
      names: [60, value, 40].map((least, i) => ({
        ...{ name: `Clase ${i}`, law: 'RD 1/2000, 6 y 7', types: ['basico'], needs: [`dulce >= ${least}`] },
      })) as never,
    };
  });

const aspects = (last: string) => (files: Definition) => {
  for (const [i, param] of Object.values(files.params.params).entries()) param.aspect = i === 0 ? last : 'cuerpo';
};

const kept = (share: number) => (files: Definition) => {
  const bases = { total: { is: 'peso', say: 'del total' } };
  const character = { cereal: 0.9, endulzante: 0.95, grasa: 0.85, liquido: share };
  files.trade = { bases, all: { character } } as Definition['trade'];
};

const cap = (most: number) => (files: Definition) => {
  dosisVista.sample(files);
  files.trade!.all = { cap: { '#pizca': most } };
};

const dose = (usual: number) => (files: Definition) => {
  dosisVista.sample(files);
  files.trade!.all!.dose!['#pizca'] = [0, usual, 2];
};

// biome-ignore format: one slip per line
const slips: [name: string, check: Check, edit: (files: Definition) => void, says: string | null][] = [
  ['a sentence of another type', nombreAjeno, twins((one) => { one.messages = { ok: 'Así es un barquillo.' }; }), 'types/basico.json Esto es de «Barquillo de Flandes», y este tipo es «Receta básica»: ¿se ha copiado de otro?'],
  ['a way of saying it, of another type', nombreAjeno, twins((one) => { one.messages = { ok: [{ text: 'Así es un barquillo.' }] } as never; }), 'types/basico.json Esto es de «Barquillo'],
  ['one that names both', nombreAjeno, twins((one) => { one.messages = { ok: 'Una receta básica, y no un barquillo.' }; }), null],
  ['a text of another type', nombreAjeno, twins((one) => { one.constants = { origen: 'Flandes' }; }), 'types/basico.json Esto es de'],
  ['a text of another type, that is called nearly so', nombreAjeno, twins((one) => { one.label = 'Pan de Flandes'; one.constants = { origen: 'barquillo de Flandes' }; }), 'types/basico.json Esto es de «Barquillo de Flandes», y este tipo es «Pan de Flandes»'],
  ['a text of its own', nombreAjeno, twins((one) => { one.label = 'Pan de Flandes'; one.constants = { origen: 'pan' }; }), null],
  ['an example of another type', nombreAjeno, twins((one) => { one.examples[0]!.name = 'Barquillo fino'; }), 'types/basico.json Esto es de'],
  ['a bad example, called after what it looks like', nombreAjeno, twins((one) => { one.examples[1]!.name = 'Con lo de un barquillo'; }), null],
  ['a description of another type', nombreAjeno, twins((one, other) => { other.description = one.description; }), 'types/rico.json Es la descripción de «basico»: di en qué se distingue este tipo.'],
  ['a constant renamed in one type', sinUso, twins((one) => { one.constants = { minimoHumedo: 3 }; }), 'types/basico.json Nadie lee la cifra «minimoHumedo»'],
  ['an inner figure of nobody', sinUso, (files) => { files.params.params.suelta = { label: 'suelta', show: 'never', formula: 'peso' }; }, 'params.json Nadie lee la cifra «suelta»'],
  ['a figure of nobody, that is shown', sinUso, (files) => { files.params.params.suelta = { label: 'Suelta', formula: 'peso' }; }, null],
  ['columns that read the larder, of which no family comes in', sinUso, (files) => { files.catalogue.columns.precio!.larder = '1'; }, 'catalogue.json De la despensa solo se conocen los ingredientes escritos aquí'],
  ['an aspect misspelt', normaConocida, aspects('cuerpos'), 'params.json «cuerpos» solo sale aquí. ¿Querías decir «cuerpo»?'],
  ['another aspect', normaConocida, aspects('aroma'), null],
  ['a family misspelt', normaConocida, (files) => { const [type] = Object.values(files.types); for (const [i, family] of ['Masas', 'Masas', 'Masas', 'Masa'].entries()) files.types[`t${i}`] = { ...type!, label: `Tipo ${i}`, family }; }, 'types/t3.json «Masa» solo sale aquí. ¿Querías decir «Masas»?'],
  ['a part that is kept, ten times less', constanteVista, kept(0.095), 'trade.json «keep» es aquí 0,095, y en los demás sitios, de 0,85 a 0,95'],
  ['a part that is kept, half of it', constanteVista, kept(0.4), null],
  ['a cap with a zero more', topeDePartida, cap(50), 'trade.json El tope de «#pizca» es 50, y las recetas de «basico» llevan como mucho un'],
  ['a cap of more than anybody puts', topeDePartida, cap(5), null],
  ['a usual dose ten times less', dosisVista, dose(0.06), 'trade.json La dosis usual de «#pizca» es 0,06 %, y las recetas de «basico» llevan al menos un 0,5'],
  ['a usual dose far from its most', dosisVista, dose(0.0995), 'trade.json La dosis usual de «#pizca» es 0,0995 %, y'],
  ['a usual dose on the low side', dosisVista, dose(0.3), null],
  ['a step of a legal ladder lowered', mismaNorma, ladder(36), 'label.json «Clase 1» pide 36 de «azucares», y types/basico.json, por la misma norma, da 60 («alto»), 46 («medio») y 40 («bajo»): mira cuál es.'],
  ['a legal ladder', mismaNorma, ladder(46), null],
];

for (const [name, { run }, edit, says] of slips)
  test(name, () => {
    const shelf = shelfOf(edit);
    run(shelf);
    const told = shelf.report.problems.map(({ file, message }) => `${file.replace('crafts/oficio/', '')} ${message}`);
    assert.is(told.length, says === null ? 0 : 1, told.join('\n'));
    if (says !== null) assert.ok(told[0]!.startsWith(says), told[0]);
  });

test('where promises are broken, what the definitions say against themselves is told first', () => {
  const folder = readCraft('workshop/template');
  const type = folder.texts.get('types/basico.json')!.replace('"ranges"', '"constants": { "suelta": 1 },\n  "ranges"');
  const texts = new Map(folder.texts).set('types/basico.json', type.replace('"nivel": "completa"', '"nivel": "otra"'));
  const { problems } = createChecker().check([{ ...folder, folder: 'crafts/oficio', texts }]);
  assert.equal(
    problems.map(({ severity, message }) => `${severity}: ${message.slice(0, 27)}`),
    ['warning: Nadie lee la cifra «suelta»', 'error: «Sale bien»: «nivel» da «co'],
  );
});

test.run();
