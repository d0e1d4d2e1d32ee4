// A row of a decision that the constants of every type rule out can never be given.
import type { Check } from './shared/check.ts';

export const filaImposible: Check = {
  name: 'fila_imposible',
  description: 'Cada fila de una decisión puede darse en algún tipo',
  sample({ rules, params }) {
    const name = Object.keys(params.constants!)[0]!;
    const [table] = Object.values(rules.decisions!);
    table!.rows.unshift({ give: 'nunca', when: { all: [{ fact: name, operator: 'lessThan', value: 0 }] } });
  },
  run({ craft, report }) {
    for (const [name, { rows }] of Object.entries(craft.definition.rules.decisions ?? {})) {
      const possible = new Set(
        [...craft.types.values()].flatMap((type) =>
          type.decisions.filter((one) => one.name === name).flatMap((one) => one.rows.map(({ place }) => place)),
        ),
      );
      for (const place of rows.keys()) {
        if (possible.has(place)) continue;
        report.warn(
          'rules.json',
          { path: `/decisions/${name}/rows/${place}` },
          `Esta fila de «${name}» no puede darse en ningún tipo: sus constantes lo impiden.`,
        );
      }
    }
  },
};
