// The names that a craft has, by what they are: what completion offers and what hovering explains. Read from the files as
// they stand, whether or not they load.
//   namesOf(files, 'x').get('parameter') → [{ id: 'a', label: 'Un nombre (%)' }, …]
import { ownFacts } from '../../engine/index.ts';
import { engineMarks } from '../../engine/load/index.ts';
import { craftFolder, type Files } from '../files.ts';
import { rowsOn, shelvesIn } from '../grid/larder.ts';
import { typesIn, valueIn } from '../values.ts';

export interface Name {
  readonly id: string;
  /** what it is, in words; null where nothing is said of it */
  readonly label: string | null;
}

export type NameKind =
  | ('type' | 'parameter' | 'constant' | 'decision' | 'column' | 'group' | 'set' | 'ingredient' | 'message')
  | (
      | 'notice'
      | 'list'
      | 'base'
      | 'fact'
      | 'mark'
      | 'family'
      | 'origin'
      | 'allergen'
      | 'class'
      | 'larderColumn'
      | 'figure'
      | 'denomination'
    );

interface Labelled {
  readonly label?: string;
  readonly unit?: string;
  readonly note?: string;
}

const labelOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const { label, unit, note } = (value ?? {}) as Labelled;
  return label === undefined ? (note ?? null) : label + (unit ? ` (${unit})` : '');
};

const named = (value: object | undefined): Name[] =>
  Object.entries(value ?? {})
    .filter(([id]) => id !== '$schema')
    .map(([id, one]) => ({ id, label: labelOf(one) }));

type Parts = Readonly<Record<string, object | undefined>>;

/** Of the larder alone when there is no craft. */
export function namesOf(files: Files, craft: string | null): Map<NameKind, Name[]> {
  const larder = valueIn<Parts>(files, 'larder/columns.json') ?? {};
  const rows = shelvesIn(files).flatMap((file) =>
    rowsOn(files, file).map((row) => ({ id: String(row.id), label: String(row.label ?? '') })),
  );
  const names = new Map<NameKind, Name[]>([
    ['larderColumn', named(larder.columns)],
    ['family', named(larder.families)],
    ['origin', named(larder.origins)],
    ['allergen', named(larder.allergens)],
    ['class', named(larder.classes)],
    ['ingredient', rows],
    ['fact', Object.keys(ownFacts).map((id) => ({ id, label: null }))],
    ['mark', engineMarks.map((id) => ({ id, label: null }))],
  ]);
  return craft === null ? names : withCraft(names, files, craft);
}

function withCraft(names: Map<NameKind, Name[]>, files: Files, craft: string): Map<NameKind, Name[]> {
  const part = (file: string): Parts => valueIn<Parts>(files, `${craftFolder(craft)}/${file}`) ?? {};
  const [params, catalogue, rules] = [part('params.json'), part('catalogue.json'), part('rules.json')];
  const types = typesIn<Labelled & Parts>(files, craft);
  const own = ((catalogue.ingredients ?? []) as readonly ({ id: string } & Labelled)[]).map((row) => ({
    ...{ id: row.id, label: row.label ?? null },
  }));
  const known = new Set(names.get('ingredient')!.map(({ id }) => id));
  const decided = Object.values(rules.decisions ?? {}).flatMap(({ rows = [] }: { rows?: { give: unknown }[] }) =>
    rows.flatMap(({ give }) => (give !== null && typeof give === 'object' ? Object.keys(give) : [])),
  );
  const constants = [params.constants, ...[...types.values()].map((type) => type.constants)].flatMap(named);
  const unique = (list: readonly Name[]): Name[] => [
    ...new Map([...list].reverse().map((one) => [one.id, one])).values(),
  ];
  return names
    .set('type', named(Object.fromEntries(types)))
    .set('parameter', [...named(params.params), ...named(params.internal), ...named(part('craft.json').inputs)])
    .set('constant', unique(constants))
    .set('base', named(params.bases))
    .set('column', named(catalogue.columns))
    .set('group', named(catalogue.groups))
    .set(
      'set',
      unique(
        [catalogue.sets, ...[...types.values()].map((type) => type.sets)].flatMap((sets) =>
          Object.keys(sets ?? {}).map((id) => ({ id, label: null })),
        ),
      ),
    )
    .set('ingredient', [...names.get('ingredient')!, ...own.filter(({ id }) => !known.has(id))])
    .set(
      'message',
      Object.keys(part('messages.json'))
        .filter((id) => id !== '$schema')
        .map((id) => ({ id, label: null })),
    )
    .set(
      'notice',
      ((rules.notices ?? []) as readonly { id: string }[]).map(({ id }) => ({ id, label: null })),
    )
    .set('decision', unique([...Object.keys(rules.decisions ?? {}), ...decided].map((id) => ({ id, label: null }))))
    .set('figure', named(part('label.json').figures))
    .set(
      'denomination',
      ((part('label.json').names ?? []) as readonly { id?: string; name: string }[]).flatMap(({ id, name }) =>
        id === undefined ? [] : [{ id, label: name }],
      ),
    )
    .set('list', listsIn(part('craft.json').answer));
}

/** «@list.x» of the answer. */
function listsIn(answer: unknown): Name[] {
  if (typeof answer === 'string')
    return answer.startsWith('@list.') ? [{ id: answer.slice('@list.'.length), label: null }] : [];
  return answer !== null && typeof answer === 'object' ? Object.values(answer).flatMap(listsIn) : [];
}
