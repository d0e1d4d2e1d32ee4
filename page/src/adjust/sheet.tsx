// Adjusting: what may move and what is wanted on one side; before and after on the other; take it or leave it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Body } from '../../../engine/recipes/model.ts';
import { Sheet } from '../dialogs/sheet.tsx';
import type { SheetProps } from '../model.ts';
import { unbroken } from '../no-break.ts';
import { shown } from '../quantity.ts';
import { read } from '../reading.ts';
import { requestOf } from '../recipe.ts';
import { useTargets } from '../store/targets.ts';
import { askAdjust, type Choice, type Reply, type Weighed } from './ask.ts';
import { Figures, isUnlawful, Weights } from './before-after.tsx';
import { ChoicesPicture } from './choices.tsx';
import { applied, bodyFor, chosen, inPlainWords, plainWish, sentRows, unreadIn, type Wish } from './wish.ts';
import { Wishes } from './wishes.tsx';

export function AdjustSheet({ close, craft, recipe, definitions, actions }: SheetProps) {
  const [wish, setWish] = useState<Wish>(plainWish);
  const [answered, setAnswered] = useState<{ readonly asked: Body; readonly reply: Reply } | null>(null);
  const [choice, setChoice] = useState<number | null>(null);
  const [isLawful, setLawful] = useState(true);
  const own = useTargets(craft.id, recipe.type);

  const asked = useMemo(() => bodyFor(craft, recipe, wish, own), [craft, recipe, wish, own]);
  const unread = unreadIn(wish);
  useEffect(() => {
    if (unread !== null) return;
    let isCurrent = true;
    const later = setTimeout(() => {
      void askAdjust(craft.id, asked, definitions.site).then((reply) => {
        if (!isCurrent) return;
        setAnswered({ asked, reply });
        setChoice(null);
      });
    }, 60);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [craft, asked, unread, definitions]);
  const reply = answered?.reply ?? null;
  // What stands on the sheet is of what was asked before: it cannot be taken for what is asked now.
  const isNow = unread === null && answered?.asked === asked;

  const adjusted = reply && 'adjusted' in reply ? reply.adjusted : null;
  const picked = choice === null ? undefined : adjusted?.choices?.[choice];
  // One recipe is told and shown: with the law kept, that one and its sentences; without, the other and its own.
  const weighed = adjusted?.lawful && isLawful ? adjusted.lawful : adjusted;
  const after = useMemo(() => {
    if (!weighed) return recipe;
    return picked ? chosen(craft, recipe, picked) : applied(craft, recipe, weighed);
  }, [craft, weighed, picked, recipe]);
  const readings = useMemo(
    () => [recipe, after].map((one) => read(craft, requestOf(craft, one), definitions.site)),
    [craft, recipe, after, definitions],
  );
  const rows = sentRows(craft, recipe);
  const changes = weighed ? [...weighed.ingredients, ...weighed.removed].some(({ change }) => change !== 0) : false;
  const isGood = adjusted?.adjusted === true && !isUnlawful(readings[1]!);
  return (
    <Sheet title="Ajustar la receta" close={close} wide>
      <Wishes craft={craft} recipe={recipe} wish={wish} aims={Object.keys(own).length} put={setWish} />
      {reply === null && <p aria-live="polite">Calculando…</p>}
      {unread !== null && (
        <p class="outcome look" role="alert">
          {unread}
        </p>
      )}
      {unread === null && reply && 'refusal' in reply && (
        <p class="outcome look" role="alert">
          {inPlainWords(reply.refusal, craft, recipe)}
        </p>
      )}
      {adjusted && weighed && (
        <>
          <div class={isGood ? 'outcome good' : 'outcome look'} aria-live="polite">
            <ul class="told">
              {picked ? (
                <li>La receta elegida cuesta {shown(picked.cost, 2, true)} €/kg.</li>
              ) : (
                <>
                  {weighed.sentences.map((text) => (
                    <li key={text}>{unbroken(text)}</li>
                  ))}
                  <Money {...weighed} />
                </>
              )}
            </ul>
            {adjusted.lawful && !picked && (
              <label class="tick-box">
                <input
                  type="checkbox"
                  checked={isLawful}
                  onChange={(event) => setLawful(event.currentTarget.checked)}
                />
                Cumplir también la ley
              </label>
            )}
          </div>
          {adjusted.choices && adjusted.choices.length > 1 && (
            <ChoicesPicture choices={adjusted.choices} current={choice} choose={setChoice} />
          )}
          <div class="side-by-side">
            <Weights
              rows={rows}
              adjusted={picked ? withChoice(weighed, picked) : weighed}
              lock={(id) =>
                actions.change({
                  ...recipe,
                  rows: recipe.rows.map((row) => (row.id === id ? { ...row, fixed: !row.fixed } : row)),
                })
              }
            />
            <Figures before={readings[0]!} after={readings[1]!} />
          </div>
        </>
      )}
      <div class="sheet-deeds">
        <button type="button" class="quiet" onClick={close}>
          Dejarla como está
        </button>
        <button
          type="button"
          class="main"
          disabled={!isNow || (!changes && !picked)}
          aria-busy={!isNow && unread === null}
          onClick={() => {
            actions.done(after, 'Ajuste aplicado.');
            close();
          }}
        >
          {isNow || unread !== null ? 'Usar este ajuste' : 'Calculando…'}
        </button>
      </div>
    </Sheet>
  );
}

/** What it costs before and after, where money changes. */
function Money({ cost }: Weighed) {
  if (!cost || cost.after === null) return null;
  const euros = (value: number): string => `${shown(value, 2, true)} €/kg`;
  return (
    <li>
      {cost.before === null || cost.before === cost.after
        ? `Coste: ${euros(cost.after)}.`
        : `Coste: de ${euros(cost.before)} a ${euros(cost.after)}.`}
    </li>
  );
}

/** The same table with the weights of a choice. */
function withChoice(adjusted: Weighed, { ingredients }: Choice): Weighed {
  const left = [...ingredients];
  const take = (name: string): number => {
    const at = left.findIndex((one) => one.name === name);
    return at < 0 ? 0 : left.splice(at, 1)[0]!.grams;
  };
  const rows = [...adjusted.ingredients, ...adjusted.removed].map((row) => {
    const grams = take(row.name);
    return { ...row, grams, change: grams - (row.before ?? 0), tolerance: null };
  });
  const added = left.map(({ name, grams }) => ({
    ...{ name, grams, index: null, before: null, change: grams, fixed: false, added: true, tolerance: null },
  }));
  return {
    ingredients: [...rows, ...added].filter(({ grams, before }) => grams > 0 || (before ?? 0) > 0),
    removed: [],
  };
}
