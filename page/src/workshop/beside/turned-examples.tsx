// Examples that no longer give what they promised, as recipes: what each gave and what it gives; «dar por bueno lo nuevo», one or
// all, writes that down as what they give.
import type { Accepted } from '../../../../workshop/index.ts';
import { ask } from '../ask.ts';
import type { Bench } from '../bench.ts';
import { count } from '../numbers.ts';
import type { Place } from '../place.ts';

const most = 60;

interface Props {
  bench: Bench;
  craft: string;
  go(to: Partial<Place>): void;
}

export function TurnedExamples({ bench, craft: here, go }: Props) {
  const turned = [...bench.turned].sort((a, b) => Number(b.craft === here) - Number(a.craft === here));
  if (turned.length === 0) return null;
  const accept = async (all: readonly Accepted[], said: string): Promise<void> => {
    const { problems } = await bench.edit(ask('accept', all), said);
    bench.say(problems[0] ?? 'Hecho: es lo que dan desde ahora.');
  };
  const crafts = [...new Set(turned.map(({ craft }) => craft))].map((craft) => ({ craft }));
  return (
    <section class="impact">
      <h3>
        {count(turned.length, 'receta de ejemplo ya no da', 'recetas de ejemplo ya no dan')} lo que{' '}
        {turned.length === 1 ? 'prometía' : 'prometían'}
      </h3>
      <p class="about">Si el cambio es lo que querías, da por bueno lo nuevo: será lo que prometan.</p>
      <button
        type="button"
        class="quiet small"
        onClick={() => void accept(crafts, `Dar por bueno lo nuevo en ${count(turned.length, 'receta', 'recetas')}`)}
      >
        {turned.length === 1 ? 'Dar por bueno lo nuevo' : `Dar por bueno lo nuevo en las ${turned.length}`}
      </button>
      <ul>
        {turned.slice(0, most).map(({ craft, type, typeLabel, example, differences, file, lines }) => (
          <li key={`${type} ${example}`} class="turned">
            <p>
              <strong>{example}</strong> <small>{typeLabel}</small>
            </p>
            <dl class="from-to">
              {differences.map(({ name, from, to }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
                  </dd>
                </div>
              ))}
            </dl>
            {turned.length > 1 && (
              <button
                type="button"
                class="link"
                aria-label={`Dar por bueno lo nuevo: ${example}`}
                onClick={() => void accept([{ craft, type, example }], `Dar por bueno lo nuevo en «${example}»`)}
              >
                Dar por bueno
              </button>
            )}{' '}
            <button
              type="button"
              class="link"
              aria-label={`Ver en el fichero: ${example}`}
              onClick={() => go({ craft, view: 'ficheros', spot: { path: file, line: lines[0], column: 1 } })}
            >
              Ver en el fichero
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
