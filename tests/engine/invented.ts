// A tiny invented craft, in memory: what the tests of the engine bend and break.
import { readFileSync } from 'node:fs';
import type { Craft } from '../../engine/index.ts';
import { type LarderTexts, loadCraft, type Problem, report } from '../../engine/load/index.ts';

export const files: Record<string, unknown> = {
  'craft.json': {
    id: 'te',
    label: 'Té',
    path: '/api/balance/te',
    defaultType: 'taza',
    request: { name: 'name', weight: 'grams', composition: true },
    require: [{ that: 'peso > 0', say: 'sin_peso' }],
    adjust: { keep: 'peso' },
    answer: {
      status: 'ok',
      verdict: '@verdict',
      type: '@type',
      params: '@params',
      ranges: '@ranges',
      inRange: '@inRange',
      suggestions: '@list.suggestions',
      warnings: '@list.warnings',
    },
    manifest: { service: '@service', version: '1', types: '@types' },
  },
  'catalogue.json': {
    columns: {
      dulce: { label: 'Dulce', unit: 'g', closes: true },
      seco: { label: 'Otros sólidos', unit: 'g', closes: true },
      agua: { label: 'Agua', unit: 'g', closes: true, formula: 'max(0, 100 - dulce - seco)' },
      precio: { label: 'Precio', unit: '€/kg', missing: 'warn' },
    },
    groups: { liquido: 'Líquidos', solido: 'Sólidos' },
    sets: { firme: ['solido'] },
    ingredients: [
      { id: 'agua', label: 'Agua', groups: ['liquido'], values: { precio: 0.1 } },
      { id: 'azucar', label: 'Azúcar', aliases: ['sacarosa'], groups: ['solido'], values: { dulce: 100, precio: 1 } },
      { id: 'hoja', label: 'Hoja de té', aliases: ['té'], groups: ['solido'], values: { seco: 92, precio: 30 } },
      { id: 'jarabe', label: 'Jarabe', groups: ['liquido'], values: { dulce: 60, precio: 2 } },
    ],
  },
  'params.json': {
    constants: { tope: 12 },
    params: {
      dulzor: { label: 'Dulzor', unit: '%', formula: 'media(dulce)' },
      extracto: { label: 'Extracto', unit: '%', formula: 'primero(100 * suma(seco) / suma(agua), 0)' },
      holgura: { label: 'Holgura', unit: '%', show: 'never', formula: 'tope - dulzor' },
      aguaPorHoja: { label: 'Agua por hoja', show: 'never', formula: 'suma(agua) / peso(#hoja)' },
    },
  },
  'rules.json': {
    notices: [
      { id: 'desconocido', to: 'warnings', each: ['desconocido'] },
      { id: 'consejo', to: 'suggestions', each: 'fuera', otherwise: 'ok' },
    ],
  },
  'messages.json': {
    sin_peso: 'La receta no pesa nada.',
    desconocido: 'No se conoce «{nombre}».',
    ok: 'En su punto.',
    'dulzor.alto': [
      {
        moves: { x: { change: { agua: 1 }, param: 'dulzor', to: '8', max: '200' } },
        text: 'Dulzor {valor} %: añade {x} g de agua.',
      },
    ],
    'dulzor.bajo': [
      {
        moves: { x: { change: { azucar: 1 }, param: 'dulzor', to: '2' } },
        text: 'Dulzor {valor} %: añade {x} g de azúcar.',
      },
    ],
    'extracto.alto': 'Extracto {valor} %: por encima de {max} %.',
    'extracto.bajo': 'Extracto {valor} %: por debajo de {min} %.',
  },
  'types/taza.json': {
    label: 'Taza',
    description: 'Una taza de té',
    ranges: { dulzor: { range: [2, 8], source: 'oficio' }, extracto: { range: [1, 3], source: 'oficio' } },
    examples: [
      { name: 'Buena', recipe: { agua: 200, azucar: 10, hoja: 4 }, expect: { verdict: 'equilibrada' } },
      { name: 'Dulce', recipe: { agua: 200, azucar: 40, hoja: 4 }, expect: { out: ['dulzor'] } },
    ],
  },
};

/** Only what changes nothing may be left of a name. */
const { costs } = JSON.parse(readFileSync('larder/words.json', 'utf8'));

/** A larder with no ingredient: only how names are read. */
export const larder: LarderTexts = {
  folder: 'larder',
  texts: new Map([
    [
      'columns.json',
      JSON.stringify({
        columns: { agua: { label: 'Agua', unit: 'g', closes: true } },
        families: { te: 'Té' },
        allergens: {},
        origins: {},
        classes: {},
      }),
    ],
    ['words.json', JSON.stringify({ articles: ['la'], skip: ['de', 'del'], filler: ['fino'], costs })],
  ]),
};

// biome-ignore lint/suspicious/noExplicitAny: tests bend the files at will
type Loose = any;

/** The texts of the craft after an edit; `raw` replaces a whole text. */
export function textsWith(
  edit: (all: Record<string, Loose>) => void = () => {},
  raw: Record<string, string> = {},
): Map<string, string> {
  const all = structuredClone(files) as Record<string, Loose>;
  edit(all);
  const texts = new Map(Object.entries(all).map(([file, value]) => [file, JSON.stringify(value, null, 2)]));
  for (const [file, text] of Object.entries(raw)) texts.set(file, text);
  return texts;
}

export const problemsOf = (
  edit?: (all: Record<string, Loose>) => void,
  raw?: Record<string, string>,
): readonly Problem[] => loadCraft({ folder: 'crafts/te', texts: textsWith(edit, raw), larder }).problems;

export function inventedCraft(edit?: (all: Record<string, Loose>) => void): Craft {
  const { craft, problems } = loadCraft({ folder: 'crafts/te', texts: textsWith(edit), larder });
  if (!craft) throw new Error(report(problems));
  return craft;
}
