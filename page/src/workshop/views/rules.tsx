// The rules as sentences: when this holds, that is said or decided. The condition is written here.
import { useEffect, useState } from 'preact/hooks';
import { normalise } from '../../../../engine/index.ts';
import { type Answer, ask } from '../ask.ts';
import type { Told } from '../asks.ts';
import { type Bench, useAsked } from '../bench.ts';
import { Filter } from '../filter.tsx';
import { Mend } from '../mend.tsx';
import type { ViewProps } from '../model.ts';
import { count } from '../numbers.ts';
import { Written } from './messages.tsx';

type Card = Answer<'rules'>[number];

export function RulesView({ bench, craft, place, go, open }: ViewProps) {
  const rules = useAsked(bench.draft.files, 'rules', craft);
  const messages = useAsked(bench.draft.files, 'messages', craft);
  const [filter, setFilter] = useState('');
  // What has just been made is in view.
  useEffect(() => {
    if (place.row !== undefined) setFilter(place.row);
  }, [place.row]);
  const [unreached, setUnreached] = useState<ReadonlySet<string> | null>(null);
  /** The sentences of a rule: those of its type, or those of the craft. */
  const saidBy = ({ says, type }: Card): string[] =>
    says.flatMap((key) => {
      const own = messages?.find((one) => one.key === key && one.type === type);
      return (own ?? messages?.find((one) => one.key === key && one.type === null))?.texts[0]?.text ?? [];
    });
  if (rules === undefined) return <p class="about">Leyendo las reglas…</p>;
  const found = rules.filter(
    (card) =>
      normalise([card.id, card.when, ...card.says, ...saidBy(card)].join(' ')).includes(normalise(filter)) &&
      (unreached === null || unreached.has(`${card.file} ${card.line}`)),
  );
  const wrong = wrongIn(rules, bench.checked?.problems ?? []);
  const look = async (): Promise<void> => {
    const found = await ask('coverage', craft);
    setUnreached(new Set(found?.rules.map(({ file, line }) => `${file} ${line}`) ?? []));
  };
  return (
    <div class="carded">
      <div class="grid-tools">
        <Filter label="Filtrar las reglas" value={filter} change={setFilter} />
        <small aria-live="polite">{count(found.length, 'regla', 'reglas')}</small>
        <span class="push" />
        <button type="button" class="quiet small" onClick={() => open({ kind: 'create', what: 'rule' })}>
          Regla nueva…
        </button>
        <button
          type="button"
          class="quiet small"
          aria-pressed={unreached !== null}
          onClick={() => (unreached ? setUnreached(null) : void look())}
        >
          Solo las que ninguna receta alcanza
        </button>
      </div>
      <ol class="rules">
        {found.map((card) => (
          <Rule
            key={`${card.file} ${card.pointer}`}
            card={card}
            sentences={saidBy(card)}
            bench={bench}
            problems={wrong.get(card) ?? []}
            open={() => go({ view: 'ficheros', spot: { path: card.file, line: card.line, column: 1 } })}
          />
        ))}
      </ol>
    </div>
  );
}

/** What is wrong in each rule: in the last that begins before it. */
function wrongIn(rules: readonly Card[], problems: readonly Told[]): Map<Card, Told[]> {
  const wrong = new Map<Card, Told[]>();
  for (const problem of problems) {
    const before = rules.filter(({ file, line }) => file === problem.file && line <= problem.line);
    const card = before.sort((a, b) => b.line - a.line)[0];
    if (card) wrong.set(card, [...(wrong.get(card) ?? []), problem]);
  }
  return wrong;
}

interface RuleProps {
  card: Card;
  sentences: readonly string[];
  bench: Bench;
  problems: readonly Told[];
  open(): void;
}

function Rule({ card, sentences, bench, problems, open }: RuleProps) {
  const { id, kind, row, when, each, gives, type } = card;
  return (
    <li class="rule">
      <div class="saying-head">
        <span>
          <code>{row === null ? id : `${id}, fila ${row + 1}`}</code>{' '}
          <small>
            {kind === 'notice' ? 'aviso' : 'decisión'}
            {type === null ? '' : `, solo en ${type}`}
          </small>
        </span>
        <button type="button" class="link" aria-label={`Ver en el fichero: ${id}`} onClick={open}>
          Ver en el fichero
        </button>
      </div>
      {isWritten(when) ? (
        <div class="rule-line">
          <span>Si</span>
          <Written
            label={`Condición de ${id}`}
            isCode
            text={when}
            write={(next) =>
              bench.edit(ask('setValue', card.file, `${card.pointer}/when`, next), `Condición de «${id}»`)
            }
          />
        </div>
      ) : (
        (when !== null || each === null) && (
          <p class="rule-line">
            <span>{when === null ? 'Siempre' : 'Si'}</span>
            {when !== null && <code>{when}</code>}
          </p>
        )
      )}
      {each !== null && (
        <p class="rule-line">
          <span>{when === null ? 'Si' : 'y'}</span>
          <span>
            hay <code>{each}</code>
          </span>
        </p>
      )}
      {gives !== null && (
        <p class="rule-line">
          <span>da</span> <code>{gives}</code>
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} class="rule-line">
          <span>dice</span> <q>{sentence}</q>
        </p>
      ))}
      {problems.map(({ message, fix }) => (
        <p key={message} class="fault" role="alert">
          {message} <Mend fix={fix} bench={bench} />
        </p>
      ))}
    </li>
  );
}

/** A condition in the language of formulas; the other form is edited in its file. */
const isWritten = (when: string | null): when is string => when !== null && !when.startsWith('{');
