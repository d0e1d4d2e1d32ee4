// The label beside the verdict: what it may be called, what is printed of it, and what nobody can say for its maker.
import { useState } from 'preact/hooks';
import { type Craft, enumerate, type LabelAnswer } from '../../../engine/index.ts';
import type { Actions } from '../model.ts';
import { unbroken } from '../no-break.ts';
import { shown } from '../quantity.ts';
import type { Recipe } from '../recipe.ts';
import { KeepingTold } from './blanks.tsx';
import { useLabel } from './drawn.ts';
import { Emphasised, nutrientsOf, plainText } from './words.tsx';
import '../styles/later.css';

interface Props {
  craft: Craft;
  recipe: Recipe;
  /** kcal of the analysis; null where it tells none */
  energy: number | null;
  actions: Actions;
}

export function LabelPanel({ craft, recipe, energy, actions }: Props) {
  const drawn = useLabel(craft, recipe);
  const [chosen, setChosen] = useState<string | null>(null);
  if (drawn === null) return <p class="about">Preparando la etiqueta…</p>;
  if ('refusal' in drawn) return <p class="card fault">{drawn.refusal}</p>;
  const { answer } = drawn;
  const holding = answer.names.filter(({ holds }) => holds);
  const legal = holding.find(({ name }) => name === chosen) ?? holding[0] ?? null;
  const copy = (): void => {
    const text = plainText(answer, drawn.craft, recipe.title.trim(), legal?.name ?? '');
    void navigator.clipboard.writeText(text).then(
      () => actions.say('Etiqueta copiada.'),
      () => actions.say('El navegador no deja copiar.'),
    );
  };
  return (
    <>
      <section class="card label-names">
        <h3>¿Cómo puedo llamarlo?</h3>
        {legal === null ? (
          <p>Ningún nombre de la norma se cumple entero: vale el habitual o uno que lo describa.</p>
        ) : (
          <>
            <label class="stacked">
              Nombre legal
              <select value={legal.name} onChange={(event) => setChosen(event.currentTarget.value)}>
                {holding.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <p class="about">{legal.law}</p>
            <Conditions of={legal} />
          </>
        )}
        <Others names={answer.names} />
      </section>
      <section class="card label-text">
        <h3>Etiqueta</h3>
        <p class="label-list">
          <Emphasised text={answer.ingredients.text} />
        </p>
        <Allergens of={answer} />
        {answer.quid.length > 0 && (
          <p>Con su porcentaje: {unbroken(enumerate(answer.quid.map(({ text }) => text)))}.</p>
        )}
        {answer.mentions.length > 0 && (
          <ul class="label-mentions">
            {answer.mentions.map(({ text, law, note }) => (
              <li key={text}>
                {unbroken(text)}
                {note !== undefined && <span class="about"> {unbroken(note)}</span>} <small>{unbroken(law)}</small>
              </li>
            ))}
          </ul>
        )}
        <KeepingTold of={answer} />
        <Table of={answer} craft={drawn.craft} />
        <Unlike of={answer} craft={drawn.craft} energy={energy} />
        <p class="about">
          {answer.nutriScore.label}: <strong>{answer.nutriScore.letter}</strong> ({answer.nutriScore.points} puntos).{' '}
          {answer.nutriScore.note}
        </p>
        <p class="about">
          Entran {shown(answer.yield.used, 0)} g y salen {shown(answer.yield.finished, 0)} g.
        </p>
        {[...answer.warnings, ...answer.assumptions].map((text) => (
          <p key={text} class="note">
            {unbroken(text)}
          </p>
        ))}
        <div class="sheet-deeds start">
          <button type="button" class="quiet" onClick={copy}>
            Copiar texto
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => actions.open({ kind: 'label', name: legal?.name ?? '', whole: false })}
          >
            Imprimir etiqueta…
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => actions.open({ kind: 'label', name: legal?.name ?? '', whole: true })}
          >
            Ficha técnica…
          </button>
        </div>
      </section>
    </>
  );
}

type Name = LabelAnswer['names'][number];

function Conditions({ of: { conditions, note } }: { of: Name }) {
  const told = [...conditions, ...(note === undefined ? [] : [note])];
  return told.length === 0 ? null : (
    <ul class="label-conditions">
      {told.map((text) => (
        <li key={text}>{unbroken(text)}</li>
      ))}
    </ul>
  );
}

/** What is missing for the names that nearly hold. */
function Others({ names }: { names: readonly Name[] }) {
  const near = names.filter(({ holds }) => !holds);
  return (
    <>
      {near.length > 0 && (
        <details>
          <summary>Casi: {near.length === 1 ? 'un nombre más' : `${near.length} nombres más`}</summary>
          <ul class="label-near">
            {near.map(({ name, law, missing }) => (
              <li key={`${name}${law}`}>
                <strong>{name}</strong> <small>{law}</small>
                {missing.map(({ sentence }) => (
                  <span key={sentence}>{unbroken(sentence)}</span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Allergens({ of: { allergens } }: { of: LabelAnswer }) {
  const { contains, may, unknown } = allergens;
  return (
    <dl class="label-allergens">
      <div>
        <dt>Contiene</dt>
        <dd>{contains.length === 0 ? 'Ninguno conocido' : enumerate(contains)}</dd>
      </div>
      {may.length > 0 && (
        <div>
          <dt>Según la marca</dt>
          <dd>{enumerate(may)}</dd>
        </div>
      )}
      {unknown.length > 0 && (
        <div>
          <dt>No se sabe de</dt>
          <dd>{enumerate(unknown)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Why the analysis tells another energy, where it does. */
function Unlike({ of: { nutrition }, craft, energy }: { of: LabelAnswer; craft: Craft; energy: number | null }) {
  const unlike = craft.larder.labelling?.unlike;
  const declared = unlike ? nutrition.values[unlike.energy] : undefined;
  if (!unlike || declared === undefined || energy === null || Math.round(declared) === Math.round(energy)) return null;
  return <p class="about">{unlike.say.replace('{analisis}', shown(energy, 0))}</p>;
}

function Table({ of: answer, craft }: { of: LabelAnswer; craft: Craft }) {
  return (
    <table class="tabled nutrients">
      <caption>Información nutricional</caption>
      <thead>
        <tr>
          <th scope="col">Valores medios</th>
          <th scope="col">Por {answer.nutrition.per}</th>
          <th scope="col">Error y tolerancia</th>
        </tr>
      </thead>
      <tbody>
        {nutrientsOf(answer, craft).map(({ key, label, isPart, declared, inside }) => (
          <tr key={key}>
            <th scope="row" class={isPart ? 'part' : undefined}>
              {label}
            </th>
            <td>{declared}</td>
            <td class={inside === false ? 'out' : undefined}>{inside === null ? '' : inside ? 'dentro' : 'fuera'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
