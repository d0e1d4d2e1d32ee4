// «Cambiar en todas…»: what happens, to which recipes; what each would be, as it is found; and all, some or one of them taken,
// which can be undone as one act.
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type BookSummary, outcomesTold, type Turned, turnedTable } from '../../../engine/index.ts';
import { Sheet } from '../dialogs/sheet.tsx';
import { Fault } from '../fault.tsx';
import { Icon } from '../icons.tsx';
import type { SheetProps } from '../model.ts';
import { shown } from '../quantity.ts';
import { recipes } from '../store/recipes.ts';
import { type Applied, applyAll } from './apply.ts';
import { askBook } from './ask.ts';
import { type Asked, asked, keptPriceOf, type Written } from './change.ts';
import { ChangeForm } from './change-form.tsx';
import { changed, craftsIn, type Entry, entriesOf, ownPrices } from './entries.ts';
import { TurnedRecipe } from './turned.tsx';
import { Deeds } from './write.tsx';

interface Found {
  /** the question that it answers */
  readonly of: Asked;
  readonly written: Written;
  readonly among: readonly Entry[];
  readonly looked: number;
  readonly turned: readonly Turned[];
  readonly summary: BookSummary | null;
  readonly refused: string | null;
}

/** Whether there is anything in it to be taken. */
const isAnother = ({ outcome, ingredients }: Turned): boolean =>
  (outcome === 'adjusted' || outcome === 'impossible') && ingredients.some(({ before, grams }) => before !== grams);

export function BookSheet({ close, definitions, recipe, actions }: SheetProps) {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [written, setWritten] = useState<Written>({ kind: 'avoid', what: '', to: '' });
  const [among, setAmong] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [keepsPrice, setKeepsPrice] = useState(true);
  const [done, setDone] = useState<{ readonly text: string; readonly applied: Applied } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const stop = useRef<() => void>(() => {});
  useEffect(() => {
    recipes()
      .then(entriesOf)
      .then(setEntries, () => setFault('No se han podido leer las recetas guardadas.'));
    return () => stop.current();
  }, []);
  const crafts = useMemo(() => [...new Set(entries?.map(({ craft }) => craft))], [entries]);
  const tags = useMemo(() => [...new Set(entries?.flatMap(({ kept }) => kept.tags ?? []))].sort(), [entries]);
  const chosen = useMemo(
    () =>
      (entries ?? []).filter(
        ({ kept }) =>
          among === '' || `oficio ${kept.craft}` === among || kept.tags?.some((tag) => `etiqueta ${tag}` === among),
      ),
    [entries, among],
  );
  const question = asked(written);
  const price = found && found.summary !== null ? keptPriceOf(found.written, crafts) : null;

  const look = (): void => {
    if (question === null || typeof question === 'string') {
      setFault(question);
      return;
    }
    stop.current();
    setFault(null);
    setDone(null);
    setTaken(new Set());
    const bodies = chosen.map(({ body }) => body);
    const start = { of: question, written, among: chosen, looked: 0, turned: [], summary: null, refused: null };
    setFound(start);
    stop.current = askBook(
      {
        ...{ recipes: bodies, prices: ownPrices(), change: question.change, sheet: null },
        ...{ crafts: craftsIn(bodies), definitions: definitions.version },
      },
      (told) => {
        if (told.kind === 'turned') {
          setTaken((old) => {
            const right = told.turned.filter((one) => one.outcome === 'adjusted' && isAnother(one));
            return new Set([...old, ...right.map(({ place }) => place)]);
          });
          setFound((old) => old && { ...old, looked: told.looked, turned: [...old.turned, ...told.turned] });
        } else if (told.kind === 'summary') setFound((old) => old && { ...old, summary: told.summary });
        else if (told.kind === 'refused') setFound((old) => old && { ...old, refused: inPlainWords(told.why) });
      },
    );
  };

  // The same from one word of the worker to the next: what has been drawn is not drawn again.
  const take = useCallback((place: number, isTaken: boolean): void => {
    setTaken((old) => {
      const next = new Set(old);
      if (isTaken) next.add(place);
      else next.delete(place);
      return next;
    });
  }, []);

  const apply = async (): Promise<void> => {
    if (!found) return;
    const puts = found.turned
      .filter(({ place }) => taken.has(place))
      .map((one) => ({ kept: found.among[one.place]!.kept, body: changed(found.among[one.place]!, one) }));
    const prices = price && keepsPrice ? [price] : [];
    try {
      const applied = await applyAll(puts, prices, found.of.name);
      const onBench = recipe.id === null || recipe.touched ? undefined : applied.versions.get(recipe.id);
      if (onBench) actions.load(onBench.body, { id: onBench.recipe, version: onBench.id });
      const text = [
        ...(puts.length === 0 ? [] : [puts.length === 1 ? '1 receta cambiada' : `${puts.length} recetas cambiadas`]),
        ...(prices.length === 0 ? [] : ['precio guardado']),
      ].join(' y ');
      setDone({ text: `${text}.`, applied });
      // What is on the bench is drawn first: it is no other tab that saved it.
      setTimeout(applied.told);
    } catch {
      setFault('El navegador no deja guardar: no se ha cambiado ninguna.');
    }
  };
  const undo = async (): Promise<void> => {
    if (!done) return;
    const { applied } = done;
    const was = recipe.id === null ? undefined : found?.among.find(({ kept }) => kept.id === recipe.id);
    if (was && applied.versions.get(recipe.id!)?.id === recipe.version && !recipe.touched)
      actions.load(was.version.body, { id: was.kept.id, version: was.version.id });
    await new Promise((next) => setTimeout(next));
    await applied.undo();
    setDone(null);
  };

  if (entries === null)
    return (
      <Sheet title="Cambiar en todas mis recetas" close={close}>
        {fault === null ? <p class="about">Leyendo tus recetas…</p> : <Fault told={fault} />}
      </Sheet>
    );
  const turned = found?.turned ?? [];
  const isWorking = found !== null && found.summary === null && found.refused === null;
  return (
    <Sheet title="Cambiar en todas mis recetas" close={close} wide>
      <p class="about">
        Se miran solo las que toca el cambio, y de cada una se busca la menor corrección que la deja bien. Nada cambia
        hasta que lo apliques.
      </p>
      <ChangeForm
        written={written}
        put={(next) => {
          setWritten(next);
          setFault(null);
        }}
        entries={entries}
        look={look}
        isReady={question !== null && chosen.length > 0}
      >
        <select aria-label="En qué recetas" value={among} onChange={(event) => setAmong(event.currentTarget.value)}>
          <option value="">en todas ({entries.length})</option>
          {crafts.length > 1 &&
            crafts.map(({ id, label }) => (
              <option key={id} value={`oficio ${id}`}>
                en las de {label.toLowerCase()}
              </option>
            ))}
          {tags.map((tag) => (
            <option key={tag} value={`etiqueta ${tag}`}>
              en las de «{tag}»
            </option>
          ))}
        </select>
      </ChangeForm>
      <Fault told={fault ?? found?.refused ?? null} />
      {found && found.refused === null && (
        <section class="turned-all" aria-label="Qué pasa">
          <p role="status">
            {isWorking ? (
              <>
                Mirando {found.looked} de {found.among.length}…{' '}
                <progress value={found.looked} max={found.among.length} aria-label="Recetas miradas" />{' '}
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    stop.current();
                    setFound({ ...found, refused: 'Parado: lo que se había visto no se ha cambiado.' });
                  }}
                >
                  Parar
                </button>
              </>
            ) : (
              <strong>{told(found)}</strong>
            )}
          </p>
          <ul class="turned">
            {turned.map((one) => (
              <TurnedRecipe
                key={one.place}
                turned={one}
                isTaken={isAnother(one) ? taken.has(one.place) : null}
                take={take}
              />
            ))}
          </ul>
          {found.summary && turned.length > 0 && (
            <>
              <Deeds name={found.of.name} table={() => turnedTable(turned)} />
              <p class="about">
                Recibo: definiciones {found.summary.receipt.definitions ?? '—'}, {found.summary.receipt.day}
                {found.summary.receipt.request && `, pregunta ${found.summary.receipt.request}`}. La misma pregunta
                tiene la misma respuesta.
              </p>
            </>
          )}
        </section>
      )}
      {done && (
        <div class="sheet-deeds">
          <p class="undoing" role="status">
            {done.text}{' '}
            <button type="button" class="link" onClick={() => void undo()}>
              Deshacer
            </button>
          </p>
        </div>
      )}
      {found?.summary && !done && (
        <div class="sheet-deeds">
          {price && (
            <label class="tick-box apart">
              <input
                type="checkbox"
                checked={keepsPrice}
                onChange={(event) => setKeepsPrice(event.currentTarget.checked)}
              />
              Guardar el precio en mi despensa: {price.name}, {price.price} €/kg
            </label>
          )}
          <button
            type="button"
            class="main"
            disabled={taken.size === 0 && !(price && keepsPrice)}
            onClick={() => void apply()}
          >
            <Icon name="check" />{' '}
            {taken.size === 0 && price
              ? 'Guardar el precio'
              : taken.size === 1
                ? 'Aplicar a 1 receta'
                : `Aplicar a ${taken.size} recetas`}
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** «El cambio toca 12 de 40: 9 corregidas, 2 quedan como están, 1 no se puede. Una tanda de las tocadas: de 31,20 € a 33,05 €.» */
function told({ summary, among }: Found): string {
  if (!summary) return '';
  const { touched, outcomes, cost } = summary;
  if (touched === 0)
    return among.length === 1 ? 'El cambio no la toca.' : `El cambio no toca ninguna de las ${among.length}.`;
  const euros = (value: number): string => `${shown(value, 2, true)} €`;
  const money =
    cost.before === 0 || cost.before === cost.after
      ? ''
      : ` Una tanda de las tocadas: de ${euros(cost.before)} a ${euros(cost.after)}.`;
  return `El cambio toca ${touched} de ${among.length}: ${outcomesTold(outcomes)}.${money}`;
}

/** «change.avoid[0]: …» is for programs. */
function inPlainWords(why: string): string {
  const bare = why.replace(/^change(?:\.[^\s:]+)*: /, '');
  return `${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}`;
}
