// A craft nobody heard of, to drop into a folder: what a technologist would write to add one.
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const craftFile = {
  id: 'limonada',
  label: 'Limonada',
  description: 'Limonadas y refrescos de cítricos',
  path: '/api/balance/limonada',
  defaultType: 'clasica',
  decimals: 1,
  request: { name: 'nombre', weight: 'peso', composition: true },
  require: [{ that: 'suma(zumo) > 0', say: 'sin_zumo' }],
  answer: {
    status: 'ok',
    verdict: '@verdict',
    craft: 'limonada',
    type: '@type',
    typeLabel: '@typeLabel',
    params: '@params',
    ranges: '@ranges',
    inRange: '@inRange',
    brillo: '@decision.brillo',
    suggestions: '@list.suggestions',
    warnings: '@list.warnings',
    poweredBy: '@poweredBy',
  },
  manifest: {
    service: '@service',
    version: '1',
    description: '@text.descripcion',
    endpoint: '@endpoint',
    types: '@types',
    bodyExample: {
      type: 'clasica',
      ingredients: [
        { nombre: 'Zumo de limón', peso: 120 },
        { nombre: 'Azúcar', peso: 80 },
        { nombre: 'Agua', peso: 800 },
      ],
    },
    note: '@text.nota',
    docs: '@docsUrl',
    poweredBy: '@poweredBy',
  },
};

const catalogue = {
  columns: { zumo: { label: 'Zumo', unit: 'g' }, dulce: { label: 'Azúcares', unit: 'g' } },
  groups: { fruta: 'Frutas', azucar: 'Azúcares', agua: 'Aguas' },
  ingredients: [
    {
      id: 'zumo_limon',
      label: 'Zumo de limón',
      aliases: ['limón'],
      groups: ['fruta'],
      values: { zumo: 100, dulce: 2.5 },
      source: 'tablas',
    },
    { id: 'azucar', label: 'Azúcar', groups: ['azucar'], values: { dulce: 100 }, source: 'tablas' },
    { id: 'agua', label: 'Agua', groups: ['agua'], values: {}, source: 'tablas' },
  ],
};

const params = {
  params: {
    acidez: { label: 'Zumo', unit: '%', formula: 'media(zumo)' },
    dulzor: { label: 'Azúcares', unit: '%', formula: 'media(dulce)' },
    relacion: { label: 'Dulce por zumo', unit: '', formula: 'suma(dulce) / suma(zumo, fruta)' },
  },
};

const rules = {
  decisions: {
    brillo: {
      rows: [
        { give: 'claro', when: { all: [{ fact: 'acidez', operator: 'lessThan', value: 10 }] } },
        { give: 'turbio' },
      ],
    },
  },
  notices: [
    { id: 'consejo', to: 'suggestions', each: 'fuera', otherwise: 'bien' },
    { id: 'inerte', to: 'warnings', each: ['desconocido'] },
    {
      id: 'tipo_desconocido',
      to: 'warnings',
      when: { all: [{ fact: 'tipoDesconocido', operator: 'equal', value: true }] },
    },
  ],
};

const messages = {
  descripcion: 'Analiza limonadas.',
  nota: 'Se puede enviar la composición de cada ingrediente.',
  bien: 'Bien equilibrada.',
  sin_zumo: 'No hay zumo en la receta.',
  inerte: '«{nombre}» no está en el catálogo y no cuenta.',
  tipo_desconocido: 'Tipo «{tipoPedido}» no reconocido: se ha usado «{tipoId}».[ ¿Querías decir «{tipoCercano}»?]',
  'acidez.bajo': 'Poco zumo: {valor} %.',
  'acidez.alto': 'Mucho zumo: {valor} %.',
  'dulzor.bajo': 'Poco dulce: {valor} %.',
  'dulzor.alto': 'Muy dulce: {valor} %.',
};

export const clasica = {
  label: 'Limonada clásica',
  description: 'Zumo, azúcar y agua',
  ranges: { acidez: { range: [8, 15], source: 'oficio' }, dulzor: { range: [6, 11], source: 'oficio' } },
  examples: [
    {
      name: 'De la casa',
      recipe: { 'Zumo de limón': 120, Azúcar: 80, Agua: 800 },
      expect: { verdict: 'equilibrada', 'params.acidez': 12 },
    },
    {
      name: 'Aguada',
      recipe: { 'Zumo de limón': 20, Azúcar: 80, Agua: 900 },
      expect: { verdict: 'revisar', out: ['acidez'] },
    },
  ],
};

/** Writes the craft into `dir`; a file given in `changed` replaces its own. */
export function writeInvented(dir: string, changed: Record<string, unknown> = {}, id = 'limonada'): void {
  const files: Record<string, unknown> = {
    'craft.json': craftFile,
    'catalogue.json': catalogue,
    'params.json': params,
    'rules.json': rules,
    'messages.json': messages,
    'types/clasica.json': clasica,
    ...changed,
  };
  mkdirSync(join(dir, id, 'types'), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(dir, id, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
}

/** A folder for a test: the crafts of the project or none, plus the invented one. */
export function folderWithInvented(withOthers: boolean): string {
  const dir = mkdtempSync(join(tmpdir(), 'oficios-'));
  if (withOthers) cpSync('crafts', dir, { recursive: true });
  writeInvented(dir);
  return dir;
}
