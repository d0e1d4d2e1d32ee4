// What the checker says, as the command says it: the sentence, the line, the way there, and its mend where one click does.
import type { Bench } from '../bench.ts';
import { Mend } from '../mend.tsx';
import { count } from '../numbers.ts';
import type { Place } from '../place.ts';
import { TurnedExamples } from './turned-examples.tsx';

const most = 200;

type Told = NonNullable<Bench['checked']>['problems'][number];

/** Without what is told of examples as recipes. */
export const apartFrom = (turned: Bench['turned'], problems: readonly Told[]): readonly Told[] =>
  problems.filter(
    ({ file, line }) => !turned.some(({ file: own, lines: [from, to] }) => own === file && from <= line && line <= to),
  );

interface Props {
  bench: Bench;
  craft: string;
  go(to: Partial<Place>): void;
}

export function Problems({ bench, craft, go }: Props) {
  const isHere = (file: string): boolean => file.startsWith(`crafts/${craft}/`);
  if (bench.checked === null) return <p class="about">Comprobando las definiciones…</p>;
  const { crafts } = bench.checked;
  const problems = apartFrom(bench.turned, bench.checked.problems);
  const ordered = [...problems].sort(
    (a, b) =>
      Number(a.severity === 'warning') - Number(b.severity === 'warning') ||
      Number(isHere(b.file)) - Number(isHere(a.file)) ||
      a.file.localeCompare(b.file) ||
      a.line - b.line,
  );
  return (
    <>
      {!bench.isChecked && <p class="about">Comprobando…</p>}
      {bench.isChecked && problems.length + bench.turned.length === 0 && <p class="calm">Sin errores ni avisos.</p>}
      <TurnedExamples bench={bench} craft={craft} go={go} />
      <ul class="problems">
        {ordered.slice(0, most).map((problem) => {
          const { file, line, column, message, excerpt, underline, severity, fix } = problem;
          return (
            <li key={`${file} ${line} ${column} ${message}`} class={severity}>
              <p>{message}</p>
              {excerpt.trim() !== '' && (
                <pre>
                  {excerpt.slice(0, underline[0])}
                  <mark>{excerpt.slice(...underline)}</mark>
                  {excerpt.slice(underline[1])}
                </pre>
              )}
              <Mend fix={fix} bench={bench} />
              <button
                type="button"
                class="link"
                onClick={() =>
                  go({
                    ...(/^crafts\/([^/]+)/.exec(file) ? { craft: /^crafts\/([^/]+)/.exec(file)![1]! } : {}),
                    view: 'ficheros',
                    spot: { path: file, line, column },
                  })
                }
              >
                {file}, línea {line}, columna {column}
                {severity === 'warning' && ' (aviso)'}
              </button>
            </li>
          );
        })}
      </ul>
      {ordered.length > most && <p class="about">Y {count(ordered.length - most, 'más', 'más')}.</p>}
      <details>
        <summary>Oficio por oficio</summary>
        <ul class="summaries">
          {crafts.map(({ id, summary }) => (
            <li key={id}>{summary}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
