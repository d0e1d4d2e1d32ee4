// A group without ingredients, or a set that nothing selects by, is a leftover or a slip.
import type { Check } from './shared/check.ts';

export const grupoVacio: Check = {
  name: 'grupo_vacio',
  description: 'Todo grupo tiene algún ingrediente y todo conjunto se usa en alguna parte',
  sample({ catalogue }) {
    catalogue.groups.vacio = 'Grupo sin ingredientes';
  },
  run({ craft, report }) {
    const { catalogue, names } = craft.definition;
    const held = new Set([
      ...[...craft.rows.values()].flatMap(({ groups }) => groups),
      ...Object.keys(names.roles ?? {}),
    ]);
    for (const group of Object.keys(catalogue.groups)) {
      if (held.has(group)) continue;
      report.warn(
        'catalogue.json',
        { path: `/groups/${group}`, key: true },
        `Ningún ingrediente es del grupo «${group}»: bórralo o ponlo en alguno.`,
      );
    }
    const named = new Set(
      [
        ...craft.selections.flat(),
        ...Object.values(catalogue.sets ?? {}).flat(),
        ...[...craft.types.values()].flatMap((type) => Object.values(type.file.sets ?? {}).flat()),
        ...(names.numbers ?? []).flatMap((rule) => rule.of),
      ].map((selector) => selector.replace(/^-\s*/, '')),
    );
    for (const set of Object.keys(catalogue.sets ?? {})) {
      if (named.has(set)) continue;
      report.warn(
        'catalogue.json',
        { path: `/sets/${set}`, key: true },
        `Nada usa el conjunto «${set}»: bórralo o corrige su nombre donde lo querías usar.`,
      );
    }
  },
};
