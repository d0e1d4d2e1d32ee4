// The result beside the bench: the verdict always in view, then what to do, then every figure, then the pictures; beside
// it, each under its tab, its label, what it costs and how it is made.
import { useMemo, useState } from 'preact/hooks';
import type { Craft, Site } from '../../../engine/index.ts';
import { stepsIn } from '../../../engine/recipes/steps.ts';
import { type Settled, useSettled } from '../charts/explained.ts';
import { lazy } from '../lazy.tsx';
import { steady } from '../memo.tsx';
import type { Actions } from '../model.ts';
import { unbroken } from '../no-break.ts';
import type { Outcome, Reading } from '../reading.ts';
import type { Recipe } from '../recipe.ts';
import type { OwnTargets } from '../store/database.ts';
import { keepTarget, useTargets } from '../store/targets.ts';
import { Advice } from './advice.tsx';
import { Figures } from './figures.tsx';
import { Gauges } from './gauges.tsx';
import { usePull } from './pull.ts';
import type { Pull, Pulled } from './pulled.ts';
import { Seen } from './seen.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { Verdict } from './verdict.tsx';
import { useWaiting } from './waiting.ts';

// Only the verdict, the advice and the gauges have to be there at once.
const Charts = lazy(() => import('../charts/charts.tsx').then((part) => part.Charts));
const Nothing = lazy(() => import('./nothing.tsx').then((part) => part.Nothing));
const LabelPanel = lazy(() => import('../label/panel.tsx').then((part) => part.LabelPanel), 'Preparando la etiqueta…');
const CostSheet = lazy(() => import('./cost.tsx').then((part) => part.CostSheet), 'Preparando el coste…');
const MakingPanel = lazy(() => import('./making.tsx').then((part) => part.MakingPanel), 'Preparando la elaboración…');

interface Props {
  craft: Craft;
  recipe: Recipe;
  outcome: Outcome | null;
  site: Site;
  actions: Actions;
}

export function Result({ craft, recipe, outcome, site, actions }: Props) {
  const [tab, setTab] = useState<Tab>('analysis');
  return (
    <section class="result" id="resultado" aria-labelledby="result-title" tabIndex={-1}>
      <h2 id="result-title" class="hidden">
        Resultado
      </h2>
      {outcome === null ? (
        <Nothing craft={craft} recipe={recipe} actions={actions} />
      ) : 'refusal' in outcome ? (
        <div class="card verdict look" role="status">
          <div class="verdict-words">
            <p class="verdict-heading">Todavía no se puede calcular</p>
            <p class="verdict-summary">{unbroken(outcome.refusal)}</p>
          </div>
        </div>
      ) : (
        <>
          <Verdict reading={outcome.reading} craft={craft} recipe={recipe} />
          <Tabs tab={tab} choose={setTab} />
          {tab === 'analysis' && (
            <Analysis {...{ craft, recipe, site, actions }} reading={outcome.reading} type={recipe.type} />
          )}
          {tab !== 'analysis' && (
            <div class="panel" id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
              {tab === 'label' && (
                <LabelPanel craft={craft} recipe={recipe} energy={energyIn(outcome.reading)} actions={actions} />
              )}
              {tab === 'cost' && <CostSheet craft={craft} recipe={recipe} actions={actions} />}
              {tab === 'making' && <MakingPanel recipe={recipe} actions={actions} />}
            </div>
          )}
        </>
      )}
      <OnPaper making={recipe.making} />
      {outcome !== null && <Glance outcome={outcome} recipe={recipe} />}
    </section>
  );
}

const energyIn = ({ totals }: Reading): number | null => totals.find(({ means }) => means === 'energy')?.value ?? null;

interface AnalysisProps extends Pick<Props, 'craft' | 'recipe' | 'site' | 'actions'> {
  type: string;
  reading: Reading;
}

/** The verdict follows every keystroke; what is said of it, once the hand rests. */
function Analysis({ reading, recipe, site, ...props }: AnalysisProps) {
  const settled = useSettled(reading);
  const { pull, pulled } = usePull(props.craft, recipe, site, props.actions);
  return (
    <div class="analysis" id="panel" role="tabpanel" aria-labelledby="tab-analysis">
      <Advice
        reading={settled.reading}
        plan={settled.told.plan}
        isNow={settled.reading === reading}
        actions={props.actions}
      />
      <Judged {...settled} {...props} {...{ pull, pulled }} own={useTargets(props.craft.id, props.type)} />
    </div>
  );
}

interface JudgedProps extends Settled {
  craft: Craft;
  type: string;
  own: OwnTargets['ranges'];
  actions: Actions;
  pull: Pull;
  pulled: Pulled | null;
}

const Judged = steady(({ craft, type, reading, told: { params }, own, actions, pull, pulled }: JudgedProps) => {
  const aim = (key: string, ends: readonly [string, string]): void =>
    void keepTarget(craft.id, type, key, ends).catch(() => actions.say('El navegador no deja guardar.'));
  return (
    <>
      {reading.gauges.length + reading.limits.length > 0 && (
        <div class="card gauge-table">
          <Gauges
            title="Rangos"
            gauges={reading.gauges}
            explained={params}
            own={own}
            aim={aim}
            pull={craft.definition.craft.adjust ? pull : undefined}
            pulled={pulled}
          />
          {reading.limits.length > 0 && <Gauges title="Límites legales" gauges={reading.limits} explained={params} />}
        </div>
      )}
      <Seen key={craft.id} of={useMemo(() => ({ reading, params }), [reading, params])}>
        {(shown) => (
          <>
            <Charts craft={craft} reading={shown.reading} explained={shown.params} />
            <Figures figures={shown.reading.figures.filter(({ key }) => !isDrawn(craft, key))} />
          </>
        )}
      </Seen>
      {reading.notes.map((note) => (
        <p key={note} class="note">
          {unbroken(note)}
        </p>
      ))}
    </>
  );
});

/** A recipe is printed with how it is made, whatever tab is open. */
const OnPaper = steady(({ making: { steps, notes } }: Pick<Recipe, 'making'>) => {
  const lines = stepsIn(steps);
  if (lines.length === 0 && notes.trim() === '') return null;
  return (
    <div class="on-paper">
      {lines.length > 0 && <h3>Elaboración</h3>}
      <ol>
        {lines.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {notes.trim() !== '' && <p>{notes.trim()}</p>}
    </div>
  );
});

/** What a picture of parts or bars says beside its colour is not said again. */
const isDrawn = ({ definition }: Craft, key: string): boolean =>
  (definition.craft.charts ?? []).some(
    (chart) => (chart.kind === 'parts' || chart.kind === 'bars') && chart.params.includes(key),
  );

/** On a phone the result is below: this line says it meanwhile, and leads there. There is room for one thing. */
function Glance({ outcome, recipe }: { outcome: Outcome; recipe: Recipe }) {
  const tone = 'refusal' in outcome ? 'look' : outcome.reading.tone;
  const waiting = useWaiting(recipe);
  return (
    <a class={`glance ${tone}`} href="#resultado">
      <strong>{'refusal' in outcome ? 'Falta algo' : outcome.reading.heading}</strong>{' '}
      <span>{'refusal' in outcome ? outcome.refusal : waiting || outcome.reading.summary}</span>
    </a>
  );
}
