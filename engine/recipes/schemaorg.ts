// schema.org/Recipe (JSON-LD), in and out. In: every recipe of a document, however deep, its lines read like any list.
// Out: a recipe with the nutrition of its label.
//   { "@type": "Recipe", "recipeIngredient": ["500 g de uno"] } → { ingredients: [{ name: «uno», grams: 500 }] }
import { type Craft, type LabelAnswer, round, spanish } from '../index.ts';
import { readLines } from './lines.ts';
import type { Body, Fields, Written } from './model.ts';
import { stepsIn } from './steps.ts';

const deepest = 20;

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isRecipe = (node: Fields): boolean =>
  [node['@type']].flat().some((type) => typeof type === 'string' && /(^|[/:])Recipe$/.test(type));

/** The recipes of a document: it may be one, a list of things, a graph, or a page that holds one. */
export function recipesIn(value: unknown, depth = 0): Fields[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((item) => recipesIn(item, depth + 1));
  if (!isFields(value)) return [];
  if (isRecipe(value)) return [value];
  return Object.values(value).flatMap((item) => recipesIn(item, depth + 1));
}

export function fromSchemaOrg(node: Fields, craft: Craft): Written {
  const lines = [node.recipeIngredient ?? node.ingredients ?? []].flat().flatMap(lineOf);
  const { body, doubts } = readLines(lines.join('\n'), craft);
  const title = textOf(node.name);
  const steps = stepsFrom(node.recipeInstructions);
  const told = {
    ...(title === '' ? {} : { title }),
    ...body,
    ...(steps.length === 0 ? {} : { making: { steps: steps.join('\n') } }),
  };
  return { body: told, doubts };
}

/** Texts, steps, and sections of steps, whose name goes before them; a text may hold one step by line or by mark. */
function stepsFrom(value: unknown, depth = 0): string[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((item) => stepsFrom(item, depth + 1));
  if (typeof value === 'string') {
    const lines = value.replace(/<\/?(?:br|p|li|ol|ul|div)\b[^<>]*>/gi, '\n');
    return stepsIn(lines.split('\n').map(textOf).join('\n'));
  }
  if (!isFields(value)) return [];
  const inside = stepsFrom(value.itemListElement, depth + 1);
  if (inside.length === 0) return stepsFrom(value.text ?? value.name ?? value.item, depth + 1);
  const name = textOf(value.name);
  return /Step$/.test(textOf(value['@type'])) || name === ''
    ? inside
    : [name.endsWith(':') ? name : `${name}:`, ...inside];
}

/** One line, whatever ends of line and marks of a page it came with. */
function lineOf(item: unknown): string[] {
  const written = isFields(item) ? [item.amount, item.unitText, item.name ?? item.text].map(textOf).join(' ') : item;
  const line = textOf(written);
  return line === '' ? [] : [line];
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, word) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      return named[String(word).toLowerCase()] ?? whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

export interface SchemaRecipe extends Fields {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Recipe';
}

/** A recipe as others read it; with its label, also its nutrition per 100 g or per portion. */
export function toSchemaOrg(craft: Craft, body: Body, label: LabelAnswer | null): SchemaRecipe {
  const { name, weight } = craft.definition.craft.request;
  const lines = body.ingredients.map((item) => {
    const amount = typeof item[weight] === 'number' ? `${spanish(item[weight], 3)} g` : String(item.quantity ?? '');
    return amount === '' ? String(item[name]) : `${amount} de ${String(item[name])}`;
  });
  const type = craft.definition.types[label?.type ?? body.type ?? craft.defaultType]?.label;
  const written = isFields(body.making) ? body.making.steps : '';
  const steps = typeof written === 'string' ? stepsIn(written) : [];
  const title = body.title ?? label?.name ?? label?.names.find(({ holds }) => holds)?.name ?? type ?? craft.label;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    recipeCategory: type ?? craft.label,
    inLanguage: 'es',
    ...(label ? { recipeYield: `${spanish(label.yield.finished, 0)} g` } : {}),
    recipeIngredient: lines,
    ...(steps.length === 0 ? {} : { recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })) }),
    ...(label ? { nutrition: nutritionOf(label, craft) } : {}),
  };
}

/** Each nutrient under the property that labelling.json says it has there: salt, as its sodium. */
function nutritionOf({ nutrition }: LabelAnswer, { larder }: Craft): Fields {
  const { portion } = nutrition;
  const values = portion?.values ?? nutrition.values;
  const told = (larder.labelling?.nutrients ?? []).flatMap(({ key, schemaOrg }) =>
    schemaOrg === null || values[key] === undefined
      ? []
      : [[schemaOrg.property, `${round(values[key] * schemaOrg.times, schemaOrg.decimals)} ${schemaOrg.unit}`]],
  );
  return {
    '@type': 'NutritionInformation',
    servingSize: `${round(portion?.grams ?? 100, 1)} g`,
    ...Object.fromEntries(told),
  };
}
