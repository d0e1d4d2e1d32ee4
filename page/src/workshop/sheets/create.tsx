// Something new, from something that already passes: every field says what it is for, and what comes out passes too.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { idFrom, type NewKind } from '../../../../workshop/index.ts';
import { Sheet } from '../../dialogs/sheet.tsx';
import { Fault } from '../../fault.tsx';
import { Searched } from '../../searched.tsx';
import { type Answer, ask } from '../ask.ts';
import { useAsked } from '../bench.ts';
import type { SheetProps } from '../model.ts';

const kinds: readonly { readonly kind: NewKind; readonly name: string; readonly about: string }[] = [
  {
    kind: 'type',
    name: 'Tipo de receta',
    about: 'Empieza con los rangos y las constantes de otro tipo, y con dos recetas: una que sale bien y otra que no.',
  },
  {
    kind: 'ingredient',
    name: 'Ingrediente',
    about: 'Empieza con las cifras de otro de la despensa; después se cambian.',
  },
  {
    kind: 'rule',
    name: 'Regla',
    about: 'Un aviso: cuándo se dice y qué se dice. La condición se escribe como se piensa.',
  },
  { kind: 'parameter', name: 'Parámetro', about: 'Una cifra más que se calcula de cada receta, con su fórmula.' },
  {
    kind: 'craft',
    name: 'Oficio',
    about: 'Una carpeta entera, pequeña, que ya funciona: se le cambia todo por dentro.',
  },
];

/** More than these are found by typing. */
const manyModels = 60;

/** The lists of the answer that the page shows under these names. */
const listNames: Readonly<Record<string, string>> = {
  suggestions: 'los consejos',
  warnings: 'los avisos',
  motivos: 'los motivos',
};

const listsOf = (rules: Answer<'rules'>): string[] => {
  const used = rules.flatMap(({ kind, list }) => (kind === 'notice' && list !== null ? [list] : []));
  const times = (list: string): number => used.filter((one) => one === list).length;
  return [...new Set(used)].sort((a, b) => times(b) - times(a));
};

interface Props extends SheetProps {
  first: NewKind;
  like: string | null;
}

export function Create({ bench, craft, first, like: wanted, go, close }: Props) {
  const [kind, setKind] = useState(first);
  const [label, setLabel] = useState('');
  const [id, setId] = useState<string | null>(null);
  const [like, setLike] = useState(wanted ?? '');
  const [description, setDescription] = useState('');
  const [formula, setFormula] = useState('');
  const [unit, setUnit] = useState('%');
  const [when, setWhen] = useState('');
  const [say, setSay] = useState('');
  const [to, setTo] = useState('');
  const [only, setOnly] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const types = useAsked(bench.draft.files, 'types', craft);
  const rules = useAsked(bench.draft.files, 'rules', craft);
  // Where the notices of the craft are said, the most usual first.
  const lists = useMemo(() => listsOf(rules ?? []), [rules]);
  const models = useModels(bench.draft.files, craft, kind);
  useEffect(() => {
    if (models.length > 0 && !models.some((one) => one.id === like)) setLike(wanted ?? models[0]!.id);
  }, [models]);
  const { about } = kinds.find((one) => one.kind === kind)!;
  const named = id ?? idFrom(label);
  const isLong = kind === 'ingredient' || models.length > manyModels;
  const told = useRef<HTMLDivElement>(null);
  // What is wrong may be told below what is in view.
  useEffect(() => {
    if (faults.length > 0) told.current?.scrollIntoView({ block: 'nearest' });
  }, [faults]);

  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const fields = {
      ...{ craft, id: named, like, label },
      ...(description.trim() === '' ? {} : { description }),
      ...(kind === 'parameter' ? { formula, unit } : {}),
      ...(kind === 'rule' ? { when, say, to: to || (lists[0] ?? ''), ...(only === '' ? {} : { type: only }) } : {}),
    };
    const { problems, edits } = await bench.edit(ask('create', kind, fields), `${label} (nuevo)`);
    setFaults(problems);
    if (problems.length > 0) return;
    bench.say(`Hecho: «${label}». Cámbiale lo que haga falta; a la derecha verás si algo no cuadra.`);
    close();
    const [path, text] = edits[0] ?? [];
    if (kind === 'craft') go({ craft: named, view: 'rangos' });
    else if (kind === 'type') go({ view: 'rangos' });
    else if (kind === 'ingredient') go({ view: 'despensa', row: named });
    else if (kind === 'rule') go({ view: 'reglas', row: named });
    else if (path) {
      const before = text?.slice(0, text.indexOf(`"${named}"`)) ?? '';
      go({ view: 'ficheros', spot: { path, line: before.split('\n').length, column: 1 } });
    }
  };

  return (
    <Sheet title="Nuevo…" close={close}>
      <form onSubmit={make}>
        <fieldset class="kinds">
          <legend class="hidden">Qué es</legend>
          {kinds.map((one) => (
            <label key={one.kind} class="chip">
              <input type="radio" name="kind" checked={kind === one.kind} onChange={() => setKind(one.kind)} />
              {one.name}
            </label>
          ))}
        </fieldset>
        <p class="about">{about}</p>
        {isLong && (
          <Searched
            class="stacked"
            label="Como…"
            placeholder={models.length === 0 ? 'Leyendo…' : 'Escribe y elige'}
            options={models.map((one) => [one.id, one.label] as const)}
            value={like}
            pick={setLike}
          />
        )}
        {kind !== 'rule' && !isLong && (
          <label class="stacked">
            Como…
            <small>Aquello a lo que más se parece. Lo que no cambies quedará como ahí.</small>
            <select value={like} onChange={(event) => setLike(event.currentTarget.value)}>
              {models.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.label}
                </option>
              ))}
            </select>
          </label>
        )}
        {kind === 'rule' && (
          <>
            <label class="stacked">
              Si…
              <small>Con los nombres de las fórmulas: «sal &gt; 2.2», «sal &lt; 1 o sal &gt; 3».</small>
              <input required value={when} onInput={(event) => setWhen(event.currentTarget.value)} />
            </label>
            <label class="stacked">
              …se dice
              <small>La frase, como la leerá la gente. Una cifra se pone entre llaves: {'{sal}'}.</small>
              <textarea required rows={2} value={say} onInput={(event) => setSay(event.currentTarget.value)} />
            </label>
            <div class="columns">
              <label>
                Va con
                <select value={to || lists[0]} onChange={(event) => setTo(event.currentTarget.value)}>
                  {lists.map((list) => (
                    <option key={list} value={list}>
                      {listNames[list] ?? list}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                En
                <select value={only} onChange={(event) => setOnly(event.currentTarget.value)}>
                  <option value="">todos los tipos</option>
                  {(types ?? []).map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.label}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </>
        )}
        <label class="stacked">
          Nombre
          <small>{kind === 'rule' ? 'De qué avisa, en pocas palabras.' : 'Como lo leerá la gente.'}</small>
          <input id="new-label" required value={label} onInput={(event) => setLabel(event.currentTarget.value)} />
        </label>
        <label class="stacked">
          Identificador
          <small>Para los programas y las fórmulas: minúsculas sin acentos, cifras y guion bajo.</small>
          <input required value={named} onInput={(event) => setId(event.currentTarget.value)} />
        </label>
        {(kind === 'type' || kind === 'craft') && (
          <label class="stacked">
            Qué es, en una frase
            <small>Se enseña junto al nombre.</small>
            <input value={description} onInput={(event) => setDescription(event.currentTarget.value)} />
          </label>
        )}
        {kind === 'parameter' && (
          <>
            <label class="stacked">
              Fórmula
              <small>
                Como «100 * suma(una) / suma(otra)»: columnas, grupos y otros parámetros. Vacía, la del modelo.
              </small>
              <input value={formula} onInput={(event) => setFormula(event.currentTarget.value)} />
            </label>
            <label class="stacked">
              Unidad
              <small>Lo que se pone detrás de la cifra.</small>
              <input value={unit} onInput={(event) => setUnit(event.currentTarget.value)} />
            </label>
          </>
        )}
        <div ref={told}>
          {faults.map((fault) => (
            <Fault key={fault} told={fault} />
          ))}
        </div>
        <div class="sheet-deeds">
          <button type="submit" class="main">
            Crear
          </button>
        </div>
      </form>
    </Sheet>
  );
}

/** What a new one may be like. */
function useModels(files: ReadonlyMap<string, string>, craft: string, kind: NewKind): { id: string; label: string }[] {
  const types = useAsked(files, 'types', craft);
  const table = useAsked(files, 'larder');
  return useMemo(() => {
    const byLabel = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label, 'es');
    if (kind === 'type') return (types ?? []).map(({ id, label }) => ({ id, label })).sort(byLabel);
    if (kind === 'rule') return [];
    if (kind === 'ingredient') {
      const name = table?.columns.findIndex(({ key }) => key === 'label') ?? -1;
      return (table?.rows ?? []).map((row) => ({ id: row.id, label: String(row.cells[name] ?? row.id) })).sort(byLabel);
    }
    if (kind === 'parameter') return paramsIn(files.get(`crafts/${craft}/params.json`)).sort(byLabel);
    const ids = new Set([...files.keys()].flatMap((path) => /^crafts\/([^/]+)\//.exec(path)?.[1] ?? []));
    return [{ id: '', label: 'La plantilla: un oficio pequeño' }, ...[...ids].map((id) => ({ id, label: id }))];
  }, [types, table, files, craft, kind]);
}

function paramsIn(text: string | undefined): { id: string; label: string }[] {
  try {
    const { params } = JSON.parse(text ?? '{}') as { params?: Record<string, { label?: string }> };
    return Object.entries(params ?? {}).map(([id, { label }]) => ({ id, label: label ?? id }));
  } catch {
    return [];
  }
}
