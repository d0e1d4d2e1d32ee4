// The result beside the bench: the verdict at a glance, then what to do, then every figure, then the pictures.
import type { Craft } from '../../../engine/craft.ts';
import { Charts } from '../charts/charts.tsx';
import { Contributions } from '../charts/contributions.tsx';
import { useExplained } from '../charts/explained.ts';
import type { Actions } from '../model.ts';
import { examplesOf } from '../opening.ts';
import type { Outcome, Reading } from '../reading.ts';
import type { Recipe } from '../recipe.ts';
import { Advice } from './advice.tsx';
import { Figures } from './figures.tsx';
import { Gauges } from './gauges.tsx';
import { Verdict } from './verdict.tsx';

interface Props {
  craft: Craft;
  recipe: Recipe;
  outcome: Outcome | null;
  actions: Actions;
}

export function Result({ craft, recipe, outcome, actions }: Props) {
  return (
    <section class="result" id="resultado" aria-labelledby="result-title" tabIndex={-1}>
      <h2 id="result-title" class="hidden">
        Resultado
      </h2>
      {outcome === null ? (
        <Nothing craft={craft} recipe={recipe} actions={actions} />
      ) : 'refusal' in outcome ? (
        <div class="card verdict look" role="status">
          <p class="verdict-heading">Todavía no se puede calcular</p>
          <p>{outcome.refusal}</p>
        </div>
      ) : (
        <Whole craft={craft} reading={outcome.reading} recipe={recipe} />
      )}
      {outcome !== null && <Glance outcome={outcome} />}
    </section>
  );
}

function Whole({ craft, reading, recipe }: { craft: Craft; reading: Reading; recipe: Recipe }) {
  const explained = useExplained(reading);
  const ranges = craft.definition.craft.charts?.find(({ kind }) => kind === 'ranges')?.label;
  return (
    <>
      <Verdict reading={reading} craft={craft} type={craft.types.get(recipe.type)!.label} />
      <Advice lists={reading.lists} tone={reading.tone} />
      <Gauges title={ranges ?? 'Cada parámetro en su rango'} gauges={reading.gauges} explained={explained} />
      {reading.limits.length > 0 && <Gauges title="Límites legales" gauges={reading.limits} explained={explained} />}
      <Charts craft={craft} reading={reading} />
      <Contributions reading={reading} explained={explained} />
      <Figures figures={reading.figures} />
      {reading.notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </>
  );
}

function Nothing({ craft, recipe, actions }: Pick<Props, 'craft' | 'recipe' | 'actions'>) {
  const [first] = examplesOf(craft.definition, recipe.type);
  return (
    <div class="card nothing">
      <p class="verdict-heading">Escribe los ingredientes y sus gramos</p>
      <p>El resultado aparece aquí mientras escribes.</p>
      {first && (
        <button type="button" class="main" onClick={() => actions.load({ ...first.body, craft: craft.id })}>
          Empezar con un ejemplo
        </button>
      )}
    </div>
  );
}

/** On a phone the result is below: this line says it meanwhile, and leads there. */
function Glance({ outcome }: { outcome: Outcome }) {
  const tone = 'refusal' in outcome ? 'look' : outcome.reading.tone;
  return (
    <a class={`glance ${tone}`} href="#resultado">
      <strong>{'refusal' in outcome ? 'Falta algo' : outcome.reading.heading}</strong>{' '}
      <span>{'refusal' in outcome ? outcome.refusal : outcome.reading.summary}</span>
    </a>
  );
}
