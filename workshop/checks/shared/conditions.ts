// Every condition of the rules of a craft, with its place: those of decisions, of notices and of what types add.
import type { Condition, Craft } from '../../../engine/index.ts';

export interface Placed {
  readonly when: Condition;
  readonly at: string;
  readonly path: string;
}

export function* conditionsOf({ definition: { rules }, types }: Craft): Generator<Placed> {
  const of = (when: Condition | undefined, at: string, path: string): Placed[] => (when ? [{ when, at, path }] : []);
  for (const [name, { rows }] of Object.entries(rules.decisions ?? {}))
    for (const [i, { when }] of rows.entries()) yield* of(when, 'rules.json', `/decisions/${name}/rows/${i}/when`);
  for (const [i, { when }] of rules.notices.entries()) yield* of(when, 'rules.json', `/notices/${i}/when`);
  for (const [id, { file }] of types)
    for (const [i, { when }] of (file.notices ?? []).entries())
      yield* of(when, `types/${id}.json`, `/notices/${i}/when`);
}
