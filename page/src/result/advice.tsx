// What the engine says, list by list, in the craft's own sentences; a suggestion with its grams can be carried out here.
import type { Step } from '../charts/explained.ts';
import { Icon } from '../icons.tsx';
import type { Actions } from '../model.ts';
import type { Reading } from '../reading.ts';
import { carriedOut } from '../shares.ts';
import { steady } from '../steady.tsx';

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
                  <Icon name={signOf(key, reading)} />
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

/** A figure and its unit stay on one line. */
const unbroken = (text: string): string => text.replace(/(\d) (?=[%°]|k?g\b)/g, '$1\u00a0');

const signOf = (key: string, { tone }: Reading): 'alert' | 'check' | 'arrow' =>
  tone === 'good' ? (key === 'warnings' ? 'arrow' : 'check') : key === 'warnings' ? 'alert' : 'arrow';

/** The verdict has said it already: what a notice says when it finds nothing. */
function saysAllIsWell({ evaluation }: Reading, list: string, text: string): boolean {
  const sentence = evaluation.advice[list]?.find((one) => one.text === text);
  const notice = evaluation.state.mix.type.notices.find(({ id }) => id === sentence?.by);
  return sentence !== undefined && notice?.otherwise === sentence.key;
}
