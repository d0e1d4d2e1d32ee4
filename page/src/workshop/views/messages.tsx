// What is said to whoever makes the recipe: each sentence can be rewritten here; what it proposes to move is told in words.
import { useEffect, useRef, useState } from 'preact/hooks';
import { normalise } from '../../../../engine/index.ts';
import { Fault } from '../../fault.tsx';
import { type Answer, ask } from '../ask.ts';
import { type Bench, useAsked } from '../bench.ts';
import { Filter } from '../filter.tsx';
import type { ViewProps } from '../model.ts';
import { count } from '../numbers.ts';

type Card = Answer<'messages'>[number];

const most = 60;

export function MessagesView({ bench, craft, go }: ViewProps) {
  const messages = useAsked(bench.draft.files, 'messages', craft);
  const [filter, setFilter] = useState('');
  const [all, setAll] = useState(false);
  if (messages === undefined) return <p class="about">Leyendo las frases…</p>;
  const found = messages.filter(({ key, texts, levers }) =>
    normalise([key, ...texts.map(({ text }) => text), ...levers].join(' ')).includes(normalise(filter)),
  );
  const shown = all ? found : found.slice(0, most);
  return (
    <div class="carded">
      <div class="grid-tools">
        <Filter label="Filtrar las frases" value={filter} change={setFilter} />
        <small aria-live="polite">{count(found.length, 'frase', 'frases')}</small>
      </div>
      <ul class="sayings">
        {shown.map((card) => (
          <Saying
            key={`${card.file}${card.pointer}`}
            card={card}
            bench={bench}
            open={() => go({ view: 'ficheros', spot: { path: card.file, line: card.line, column: 1 } })}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          Ver las {found.length}
        </button>
      )}
    </div>
  );
}

function Saying({ card, bench, open }: { card: Card; bench: Bench; open(): void }) {
  return (
    <li class="saying">
      <div class="saying-head">
        <span>
          <code>{card.key}</code> {card.type !== null && <small>solo en {card.type}</small>}
        </span>
        <button type="button" class="link" aria-label={`Ver en el fichero: ${card.key}`} onClick={open}>
          Ver en el fichero
        </button>
      </div>
      {card.texts.map(({ when, text, pointer }) => (
        <div key={pointer} class="saying-text">
          {when && (
            <small>
              Si <code>{when}</code>
            </small>
          )}
          <Written
            label={`Frase ${card.key}`}
            text={text}
            write={(next) => bench.edit(ask('setValue', card.file, pointer, next), `Frase «${card.key}»`)}
          />
        </div>
      ))}
      {card.levers.length > 0 && (
        <p class="levers">
          <small>Propone, por este orden: {card.levers.join('; ')}.</small>
        </p>
      )}
    </li>
  );
}

interface WrittenProps {
  label: string;
  text: string;
  isCode?: boolean;
  write(text: string): Promise<{ readonly problems: readonly string[] }>;
}

/** A text of a definition, rewritten where it is read; what changes elsewhere is seen here. */
export function Written({ label, text, isCode, write }: WrittenProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(text);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(text);
  }, [text]);
  return (
    <>
      <textarea
        ref={field}
        class={isCode ? 'written code' : 'written'}
        aria-label={label}
        aria-invalid={fault !== null}
        rows={1}
        spellcheck={!isCode}
        value={typed}
        onInput={async (event) => {
          const next = event.currentTarget.value.replaceAll('\n', ' ');
          setTyped(next);
          if (next.trim() === '') return setFault('No puede quedar vacío.');
          setFault((await write(next)).problems[0] ?? null);
        }}
      />
      <Fault told={fault} />
    </>
  );
}
