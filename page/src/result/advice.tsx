// What the engine says, list by list, in the craft's own sentences, each with the sign of what it weighs and the gravest
// first; a suggestion with its grams can be carried out here.
import { carriedOut } from '../apply-step.ts';
import type { Step } from '../charts/explained.ts';
import { Icon, type IconName } from '../icons.tsx';
import { steady } from '../memo.tsx';
import type { Actions } from '../model.ts';
import { unbroken } from '../no-break.ts';
import type { Reading, Said } from '../reading.ts';

interface Props {
  reading: Reading;
  plan: readonly Step[];
  /** whether it is of the recipe as it stands: its grams are for no other */
  isNow: boolean;
  actions: Actions;
}

export const Advice = steady(({ reading, plan, isNow, actions }: Props) => {
  const said = reading.lists
    .map(({ sentences, ...list }) => ({
      ...list,
      told: sentences
        .map((sentence) => ({ sentence, sign: signOf(sentence, reading) }))
        .filter((one): one is Told => one.sign !== null)
        .sort((one, other) => signs[one.sign].rank - signs[other.sign].rank),
    }))
    .filter(({ told }) => told.length > 0);
  if (said.length === 0) return null;
  const take = (step: Step): void => {
    actions.change((now) => carriedOut(now, step));
    actions.say('Sugerencia aplicada. Ctrl+Z la deshace.');
  };
  return (
    <div class="card advice" aria-live="polite">
      {said.map(({ key, title, told }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ul>
            {told.map(({ sentence: { text }, sign }) => {
              const step = plan.find(({ sentence, changes }) => sentence === text && changes.length > 0);
              return (
                <li key={text} data-sign={sign}>
                  <Icon name={signs[sign].icon} />
                  <span>
                    {sign === 'danger' && <span class="hidden">Grave: </span>}
                    {unbroken(text)}
                  </span>
                  {step && (
                    <button type="button" class="quiet small" disabled={!isNow} onClick={() => take(step)}>
                      Aplicar
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
});

type Sign = Said['level'] | 'deed' | 'well' | 'given';

interface Told {
  readonly sentence: Said;
  readonly sign: Sign;
}

const signs: Readonly<Record<Sign, { icon: IconName; rank: number }>> = {
  danger: { icon: 'alert', rank: 0 },
  mind: { icon: 'alert', rank: 1 },
  deed: { icon: 'arrow', rank: 1 },
  well: { icon: 'check', rank: 1 },
  given: { icon: 'info', rank: 1 },
  note: { icon: 'info', rank: 2 },
};

/** What a figure out asks for is to be done; what the verdict gives is no alarm. Null: the verdict has said it already, as
 *  what a notice says when it finds nothing. */
function signOf({ by, key, level }: Said, { tone, main, evaluation }: Reading): Sign | null {
  const notice = evaluation.state.mix.type.notices.find(({ id }) => id === by);
  if (notice?.otherwise === key) return null;
  if (level === 'mind' && notice?.each === 'fuera') return 'deed';
  if (level !== 'note' || notice) return level;
  return tone === 'good' && by === main?.key ? 'well' : 'given';
}
