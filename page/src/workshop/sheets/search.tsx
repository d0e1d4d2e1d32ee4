// A text in all the files: accents and capitals do not matter.
import { useState } from 'preact/hooks';
import { Sheet } from '../../dialogs/sheet.tsx';
import { useAnswer } from '../bench.ts';
import type { SheetProps } from '../model.ts';
import { count } from '../numbers.ts';

export function Search({ bench, go, open, close }: SheetProps) {
  const [text, setText] = useState('');
  const { answer, isFresh } = useAnswer(bench.draft.files, 'search', text.trim());
  const shown = text.trim().length < 2 ? [] : (answer ?? []);
  return (
    <Sheet title="Buscar en todos los ficheros" close={close} wide>
      <div class="one-line">
        <input
          type="search"
          aria-label="Qué se busca"
          placeholder="Un nombre, un id, una frase…"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="button" class="quiet" onClick={() => open({ kind: 'rename' })}>
          Cambiar un nombre…
        </button>
      </div>
      <p class="about" role="status">
        {text.trim().length < 2
          ? 'Escribe al menos dos letras.'
          : isFresh
            ? count(shown.length, 'sitio', 'sitios')
            : 'Buscando…'}
      </p>
      <ul class="found">
        {shown.slice(0, 200).map(({ file, line, column, excerpt, match: [from, to] }) => (
          <li key={`${file} ${line} ${column}`}>
            <button
              type="button"
              onClick={() => {
                close();
                const craft = /^crafts\/([^/]+)/.exec(file)?.[1];
                go({ ...(craft ? { craft } : {}), view: 'ficheros', spot: { path: file, line, column } });
              }}
            >
              <small>
                {file}, línea {line}
              </small>
              <code>
                {excerpt.slice(0, from)}
                <mark>{excerpt.slice(from, to)}</mark>
                {excerpt.slice(to)}
              </code>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
