// What the draft does to the recipes: which turn, from what to what, one's own first; which edit does it; and which rules
// no recipe reaches.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Answer, ask } from '../ask.ts';
import { type Bench, useAsked } from '../bench.ts';
import type { CraftName } from '../model.ts';
import { count } from '../numbers.ts';
import type { Place } from '../place.ts';

type Impact = Answer<'consequences'>[number];
type Changed = Impact['changed'][number];
type Change = Changed['changes'][number];
type Found = NonNullable<Answer<'coverage'>>;

interface Props {
  bench: Bench;
  craft: string;
  crafts: readonly CraftName[];
  go(to: Partial<Place>): void;
  /** go and see what is wrong */
  see(): void;
}

export function Consequences({ bench, craft, crafts, go, see }: Props) {
  const { impacts, touched, shelf } = bench;
  if (touched.length === 0) return <Nothing craft={craft} own={shelf.length} go={go} files={bench.draft.files} />;
  if (impacts === null) return <p class="about">Probando las recetas…</p>;
  const isKnown = bench.isTried;
  const labels = new Map(crafts.map(({ id, label }) => [id, label]));
  const blocked = impacts.filter(({ problems }) => problems.length > 0);
  const turning = impacts.filter(({ changed, own }) => changed.length + own.length > 0);
  return (
    <>
      {blocked.map((impact) => (
        <p key={impact.craft} class="fault">
          {labels.get(impact.craft)}: mientras haya errores no se puede comparar.{' '}
          <button type="button" class="link" onClick={see}>
            Ver los problemas
          </button>
        </p>
      ))}
      {!isKnown && <p class="about">Probando las recetas…</p>}
      {isKnown && blocked.length === 0 && turning.length === 0 && (
        <p class="calm">Ninguna receta cambia: ni los ejemplos ni las tuyas.</p>
      )}
      {turning.map((impact) => (
        <OfCraft
          key={impact.craft}
          impact={impact}
          label={labels.get(impact.craft) ?? impact.craft}
          files={bench.draft.files}
        />
      ))}
      {touched.length > 0 && turning.length > 0 && <Causes bench={bench} />}
      <Coverage craft={craft} files={bench.draft.files} go={go} />
    </>
  );
}

function Nothing({ craft, own, go, files }: { craft: string; own: number; go: Props['go']; files: unknown }) {
  return (
    <>
      <p class="calm">
        Cambia algo a la izquierda y aquí verás, al momento, qué recetas dejan de salir como salían: las de ejemplo
        {own > 0
          ? ` y ${own === 1 ? 'la que has guardado' : `las ${own} que has guardado`} en la mesa`
          : ' y las que guardes en la mesa'}
        .
      </p>
      <p class="about">Nada sale de este navegador ni cambia el servicio hasta que te lleves los cambios.</p>
      <Coverage craft={craft} files={files} go={go} />
    </>
  );
}

interface OfCraftProps {
  impact: Impact;
  label: string;
  files: Bench['draft']['files'];
}

function OfCraft({ impact, label, files }: OfCraftProps) {
  const { changed, own, recipes } = impact;
  const turned = [...own, ...changed].filter(isTurned).length;
  return (
    <section class="impact">
      <h3>
        {label}: {count(changed.length + own.length, 'receta cambia', 'recetas cambian')} de {recipes + own.length}
        {turned > 0 && `, ${count(turned, 'da la vuelta', 'dan la vuelta')}`}
      </h3>
      <ul>
        {own.length > 0 && <Own own={own} craft={impact.craft} files={files} />}
        {byWeight(changed)
          .slice(0, 80)
          .map((one) => (
            <One key={`${one.type} ${one.recipe}`} changed={one} />
          ))}
      </ul>
    </section>
  );
}

/** One's own, each with the least that would put it right under these rules. */
function Own({ own, craft, files }: { own: readonly Changed[]; craft: string; files: OfCraftProps['files'] }) {
  const corrections = useAsked(files, 'corrections');
  return (
    <>
      {own.map((one) => {
        const found = corrections?.get(`${craft} ${one.recipe}`);
        return (
          <One key={`own ${one.recipe}`} changed={one} isOwn>
            {corrections === undefined && <p class="about">Buscando su corrección…</p>}
            {found && found.sentences.length > 0 && (
              <ul class="said">
                {found.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </One>
        );
      })}
    </>
  );
}

const isTurned = ({ changes }: Changed): boolean =>
  changes.some(({ kind }) => kind === 'verdict' || kind === 'decision');
const byWeight = (all: readonly Changed[]): Changed[] =>
  [...all].sort((a, b) => Number(isTurned(b)) - Number(isTurned(a)));

interface OneProps {
  changed: Changed;
  isOwn?: boolean;
  children?: ComponentChildren;
}

function One({ changed: { type, recipe, changes }, isOwn, children }: OneProps) {
  const main = changes.filter(
    ({ kind }) => kind === 'verdict' || kind === 'decision' || kind === 'new' || kind === 'out',
  );
  const rest = changes.filter((one) => !main.includes(one));
  return (
    <li class="turned">
      <p>
        <strong>{recipe}</strong> <small>{isOwn ? 'tuya' : type}</small>
      </p>
      <Told changes={main.length > 0 ? main : rest.slice(0, 2)} />
      {main.length > 0 && rest.length > 0 && (
        <details>
          <summary>{count(rest.length, 'cambio más', 'cambios más')}</summary>
          <Told changes={rest} />
        </details>
      )}
      {children}
    </li>
  );
}

function Told({ changes }: { changes: readonly Change[] }) {
  return (
    <dl class="from-to">
      {changes.map(({ kind, name, from, to }) => (
        <div key={`${kind} ${name}`} class={kind}>
          <dt>{name}</dt>
          <dd>
            <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Which edit does what: each is made alone, so it is worked out only when asked for. */
function Causes({ bench }: { bench: Bench }) {
  const [asked, setAsked] = useState<{ readonly files: unknown; readonly impacts: Answer<'causes'> } | null>(null);
  const isFresh = asked?.files === bench.draft.files;
  const { files } = bench.draft;
  return (
    <details
      onToggle={async (event) => {
        if (event.currentTarget.open && !isFresh) setAsked({ files, impacts: await ask('causes') });
      }}
    >
      <summary>¿Qué edición lo hace?</summary>
      {isFresh ? (
        <ul class="causes">
          {asked.impacts.flatMap(({ causes }) =>
            causes.map(({ edit, changed }) => (
              <li key={edit}>
                <code>{edit}</code> <small>{count(changed.length, 'receta', 'recetas')}</small>
              </li>
            )),
          )}
        </ul>
      ) : (
        <p class="about">Haciendo cada edición por separado…</p>
      )}
    </details>
  );
}

function Coverage({ craft, files, go }: { craft: string; files: unknown; go: Props['go'] }) {
  const [seen, setSeen] = useState<{
    readonly files: unknown;
    readonly craft: string;
    readonly found: Found | null;
  } | null>(null);
  const isFresh = seen !== null && seen.files === files && seen.craft === craft;
  const found = isFresh ? seen.found : null;
  const list = (title: string, all: Found['rules']) =>
    all.length > 0 && (
      <>
        <h4>
          {title} ({all.length})
        </h4>
        <ul class="unreached">
          {all.slice(0, 60).map(({ id, file, line, label }) => (
            <li key={`${file} ${id}`}>
              <button
                type="button"
                class="link"
                onClick={() => go({ view: 'ficheros', spot: { path: file, line, column: 1 } })}
              >
                {id}
              </button>{' '}
              <small>{label}</small>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <details
      class="coverage"
      onToggle={async (event) => {
        if (event.currentTarget.open && !isFresh) setSeen({ files, craft, found: await ask('coverage', craft) });
      }}
    >
      <summary>Lo que ninguna receta alcanza</summary>
      {found ? (
        <>
          <p class="about">Con {count(found.recipes, 'receta probada', 'recetas probadas')}.</p>
          {list('Reglas', found.rules)}
          {list('Frases', found.messages)}
          {list('Rangos', found.ranges)}
        </>
      ) : (
        <p class="about">{isFresh ? 'El oficio no se puede leer como está.' : 'Probando todas las recetas…'}</p>
      )}
    </details>
  );
}
