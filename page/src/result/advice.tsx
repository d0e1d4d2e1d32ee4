// What the engine says, list by list, in the craft's own sentences; a suggestion with its grams can be carried out here.
import { carriedOut } from '../carried-out.ts';
import type { Step } from '../charts/explained.ts';
import { Icon } from '../icons.tsx';
import type { Actions } from '../model.ts';
import type { Reading } from '../reading.ts';
import { steady } from '../steady.tsx';
import { unbroken } from '../unbroken.ts';

interface Props {
  reading: Reading;
  plan: readonly Step[];
  /** whether it is of the recipe as it stands: its grams are for no other */
  isNow: boolean;
  actions: Actions;
}

export const Advice = steady(({ reading, plan, isNow, actions }: Props) => {
  const said = reading.lists
    .map((list) => ({ ...list, sentences: list.sentences.filter((text) => !saysAllIsWell(reading, list.key, text)) }))
    .filter(({ sentences }) => sentences.length > 0);
  if (said.length === 0) return null;
  const take = (step: Step): void => {
    actions.change((now) => carriedOut(now, step));
    actions.say('Sugerencia aplicada. Ctrl+Z la deshace.');
  };
  return (
    <div class="card advice" aria-live="polite">
      {said.map(({ key, title, sentences }) => (
        <section key={key} class={key === 'warnings' && reading.tone !== 'good' ? 'list warns' : 'list'}>
          <h3>{title}</h3>
          <ul>
            {sentences.map((text) => {
              const step = plan.find(({ sentence, changes }) => sentence === text && changes.length > 0);
              return (
                <li key={text}>
                  <Icon name={signOf(key, text, reading)} />
                  <span>{unbroken(text)}</span>
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

/** What a decision gives is what the recipe is, and no alarm. */
function signOf(key: string, text: string, { tone, evaluation }: Reading): 'alert' | 'check' | 'arrow' {
  const isWarning = key === 'warnings';
  if (tone === 'good') return isWarning ? 'arrow' : 'check';
  const by = evaluation.advice[key]?.find((one) => one.text === text)?.by;
  const isGiven = evaluation.judgement.decided.some(({ decision }) => decision.name === by);
  return isWarning && !isGiven ? 'alert' : 'arrow';
}

/** The verdict has said it already: what a notice says when it finds nothing. */
function saysAllIsWell({ evaluation }: Reading, list: string, text: string): boolean {
  const sentence = evaluation.advice[list]?.find((one) => one.text === text);
  const notice = evaluation.state.mix.type.notices.find(({ id }) => id === sentence?.by);
  return sentence !== undefined && notice?.otherwise === sentence.key;
}
