// What the engine says, list by list, in the craft's own sentences, each with the sign of what it weighs and the gravest
// first; a suggestion with its grams can be carried out here.
import { type Evaluation, openedLines, round } from '../../../engine/index.ts';
import { carriedOut } from '../apply-step.ts';
import type { Step } from '../charts/explained.ts';
import { Icon, type IconName } from '../icons.tsx';
import { steady } from '../memo.tsx';
import type { Actions } from '../model.ts';
import { unbroken } from '../no-break.ts';
import { shown } from '../quantity.ts';
import type { Reading, Said } from '../reading.ts';

interface Props {
  reading: Reading;
  plan: readonly Step[];
  /** whether it is of the recipe as it stands: its grams are for no other */
  isNow: boolean;
  actions: Actions;
}

export const Advice = steady(({ reading, plan, isNow, actions }: Props) => {
  const whole = netOf(plan);
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
  const mistaken = said.flatMap(({ told }) => told).find(({ sentence: { type } }) => type !== undefined)?.sentence;
  const isPlanned = (text: string): boolean => whole?.told.has(text) ?? false;
  const take = (step: Pick<Step, 'changes'>, text: string): void => actions.done((now) => carriedOut(now, step), text);
  return (
    <div class="card advice" aria-live="polite">
      {mistaken && (
        <section class="mistaken">
          <h3>¿Es otro tipo?</h3>
          <p>{unbroken(mistaken.text)}</p>
          <button
            type="button"
            class="main"
            onClick={() => actions.done((now) => ({ ...now, type: mistaken.type! }), 'Tipo cambiado.')}
          >
            Cambiarlo a «{reading.evaluation.state.mix.craft.types.get(mistaken.type!)!.label}»
          </button>
        </section>
      )}
      {whole !== null && (
        <section class="plan">
          <div class="card-head">
            <h3>Plan</h3>
            <button type="button" class="main small" disabled={!isNow} onClick={() => take(whole, 'Plan aplicado.')}>
              Aplicar el plan
            </button>
          </div>
          <ul>
            {whole.changes.map(({ name, grams, why }, at) => (
              <li key={name}>
                <strong>
                  {grams > 0 ? '+' : '−'}
                  {shown(Math.abs(grams), 2)} g
                </strong>
                <span>
                  {name}
                  {/* A reason that the line above has given is not given again. */}
                  {why !== '' && why !== whole.changes[at - 1]?.why && <small> {unbroken(why)}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {said
        .map(({ told, ...list }) => ({
          ...list,
          told: told.filter(({ sentence }) => sentence !== mistaken && !isPlanned(sentence.text)),
        }))
        .filter(({ told }) => told.length > 0)
        .map(({ key, title, told }) => (
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
                      <button
                        type="button"
                        class="quiet small"
                        disabled={!isNow}
                        onClick={() => take(step, 'Sugerencia aplicada.')}
                      >
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

interface Net extends Pick<Step, 'changes'> {
  readonly changes: readonly { readonly name: string; readonly grams: number; readonly why: string }[];
  /** the sentences that it gathers */
  readonly told: ReadonlySet<string>;
}

/** Several steps as what they come to: no ingredient named twice, none taken out to be put in again. Null: one step says it. */
function netOf(plan: readonly Step[]): Net | null {
  const steps = plan.filter(({ changes }) => changes.length > 0);
  if (steps.length < 2) return null;
  const net = new Map<string, { grams: number; why: Set<string> }>();
  for (const { sentence, changes } of steps)
    for (const { name, grams } of changes) {
      const known = net.get(name) ?? { grams: 0, why: new Set<string>() };
      net.set(name, { grams: known.grams + grams, why: known.why.add(reasonIn(sentence)) });
    }
  const changes = [...net]
    .map(([name, { grams, why }]) => ({ name, grams: round(grams, 2), why: [...why].filter(Boolean).join('; ') }))
    .filter(({ grams }) => Math.abs(grams) >= 0.05);
  return changes.length === 0 ? null : { changes, told: new Set(steps.map(({ sentence }) => sentence)) };
}

/** Of a sentence that says what is wrong and what to do, what is wrong: what is done is in the grams of the plan. */
function reasonIn(sentence: string): string {
  const [first = '', ...others] = sentence.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  if (others.length > 0) return first.replace(/\.$/, '');
  const at = first.indexOf(': ');
  return at < 0 ? '' : first.slice(at + 2).replace(/\.$/, '');
}

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

/** What nobody knows is told where it stands, in its row, with what can be done about it, and counted out in the verdict. */
function isOfUnknown({ state: { mix } }: Evaluation, { by, names }: Said): boolean {
  const { each, any } = mix.craft.definition.rules.notices?.find(({ id }) => id === by) ?? {};
  if ([each, any].some((selectors) => Array.isArray(selectors) && selectors.includes('desconocido'))) return true;
  const unknown = openedLines(mix.lines).filter(({ groups }) => groups.includes('desconocido'));
  return names.length > 0 && names.every((name) => unknown.some((line) => line.name === name));
}

/** What a figure out asks for is to be done; what the verdict gives is no alarm. Null: the verdict has said it already, as
 *  what a notice says when it finds nothing. */
function signOf(said: Said, { tone, main, evaluation }: Reading): Sign | null {
  const { by, key, level } = said;
  const notice = evaluation.state.mix.type.notices.find(({ id }) => id === by);
  if (notice?.otherwise === key || isOfUnknown(evaluation, said)) return null;
  if (level === 'mind' && notice?.each === 'fuera') return 'deed';
  if (level !== 'note' || notice) return level;
  return tone === 'good' && by === main?.key ? 'well' : 'given';
}
