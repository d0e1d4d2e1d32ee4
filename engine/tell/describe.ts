// A craft as a client or a page needs to know it: types, parameters, ranges with their sources, catalogue, charts.
import { ranksOf } from '../adjust/aim.ts';
import { askable, askableOfItems } from '../adjust/request.ts';
import type { Json } from '../json.ts';
import { priceColumn } from '../larder/price.ts';
import type { Craft } from '../model/craft.ts';
import { inputsOf } from '../read/inputs.ts';

export function describe(craft: Craft): { [key: string]: Json } {
  const { craft: file, catalogue, params, types } = craft.definition;
  const description = {
    id: craft.id,
    label: craft.label,
    description: file.description ?? '',
    path: craft.path,
    defaultType: craft.defaultType,
    request: file.request,
    roles: [...craft.roles.keys(), ...craft.lineRoles.map(({ key }) => key)],
    lineRoles: craft.lineRoles.map(({ key, label }) => ({ key, label })),
    inputs: inputsOf(craft),
    lawChanges: craft.earlier.map(({ until }) => until),
    decisions: decisionsOf(craft),
    charts: file.charts ?? [],
    adjust: file.adjust ? { ...file.adjust, ask: asks(craft), askOfItems: askableOfItems } : null,
    columns: craft.columns
      .filter((column) => !column.internal)
      .map(({ key, label, unit, spellings }) => ({ key, label, unit, spellings: spellings.slice(1) })),
    params: craft.params.map(({ key, label, unit, decimals, accuracy, show, formula }) => ({
      key,
      label,
      unit,
      decimals,
      accuracy,
      show,
      formula: formula.text,
    })),
    constants: params.constants ?? {},
    types: Object.entries(types).map(
      ([
        id,
        { label, description: about, family, basis, constants, ranges, limits, variants, start, examples, note },
      ]) => ({
        id,
        label,
        description: about,
        family: family ?? null,
        note: note ?? null,
        basis: basis ?? null,
        constants: constants ?? {},
        ranges: { ...defaultRanges(craft), ...ranges },
        limits: limits ?? {},
        variants: variants ?? [],
        targets: ranksOf(craft, craft.types.get(id)!).map(({ value, label: name, words }) => ({
          value,
          label: name,
          words,
        })),
        correctors: craft.types.get(id)!.correctors.map((row) => row.id),
        start: start ?? [],
        examples: examples.map(({ name, recipe, source }) => ({ name, recipe, source: source ?? null })),
      }),
    ),
    groups: catalogue.groups,
    ingredients: [...craft.rows.values()].map(({ id, label, aliases, groups, values, source, larder }) => ({
      id,
      label,
      aliases,
      group: groups[0]!,
      values: Object.fromEntries(
        craft.columns.filter((column) => !column.internal).map((column) => [column.key, values[column.index]!]),
      ),
      source,
      basis: larder?.entry.basis ?? null,
    })),
  };
  return description as unknown as { [key: string]: Json };
}

/** What may be asked of an adjustment in this craft; without prices nothing is asked of them. */
function asks(craft: Craft): Record<string, string> {
  const { maxCost, frontier, ...rest } = askable;
  return priceColumn(craft) === null ? rest : { ...rest, maxCost, frontier };
}

const defaultRanges = (craft: Craft): object =>
  Object.fromEntries(
    Object.entries(craft.definition.params.params).flatMap(([key, { range, source, basis }]) =>
      range ? [[key, { range, source, ...(basis ? { basis } : {}) }]] : [],
    ),
  );

/** What the rules decide, with the names to show it by. */
const decisionsOf = ({ definition: { rules } }: Craft): { [key: string]: Json }[] =>
  Object.entries(rules.decisions ?? {}).flatMap(([name, { rows, labels }]) => {
    const gives = rows.map(({ give }) => (give !== null && typeof give === 'object' ? give : { [name]: give }));
    const facts = [...new Set(gives.flatMap((give) => Object.keys(give)))];
    return facts.map((key) => {
      const values = [...new Set(gives.map((give) => give[key] ?? null))].filter((value) => value !== null);
      return {
        key,
        label: labels?.[key]?.label ?? key,
        values: values.map((value) => ({ value, label: labels?.[key]?.values?.[String(value)] ?? String(value) })),
      };
    });
  });
