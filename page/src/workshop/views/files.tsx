// Every file, as text: the list on one side, the editor on the other. The editor comes when a file is first opened.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ask } from '../ask.ts';
import type { Editor, Help } from '../editor.ts';
import type { ViewProps } from '../model.ts';
import type { Spot } from '../place.ts';

export function FilesView({ bench, craft, place, go }: ViewProps) {
  const { files } = bench.draft;
  const own = `crafts/${craft}/`;
  const path = place.spot && files.has(place.spot.path) ? place.spot.path : `${own}craft.json`;
  const paths = useMemo(() => [...files.keys()].sort(), [files]);
  const faults = useMemo(() => {
    const found = new Map<string, 'error' | 'warning'>();
    for (const { file, severity } of bench.checked?.problems ?? [])
      if (found.get(file) !== 'error') found.set(file, severity);
    return found;
  }, [bench.checked]);
  const group = (name: string, prefix: string) => (
    <>
      <h3>{name}</h3>
      <ul>
        {paths
          .filter((one) => one.startsWith(prefix))
          .map((one) => (
            <li key={one}>
              <button
                type="button"
                class={`file-name ${faults.get(one) ?? ''}`}
                aria-current={one === path ? 'true' : undefined}
                onClick={() => go({ view: 'ficheros', spot: { path: one, line: 0, column: 0 } })}
              >
                {one.slice(prefix.length)}
                {bench.touched.includes(one) && <span class="dot" title="Cambiado" role="img" aria-label="cambiado" />}
                {faults.has(one) && (
                  <span class="hidden">{faults.get(one) === 'error' ? 'con errores' : 'con avisos'}</span>
                )}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
  return (
    <div class="filed">
      <nav class="file-list" aria-label="Ficheros">
        {group('Este oficio', own)}
        {group('Despensa, para todos', 'larder/')}
      </nav>
      <div class="file-open">
        <div class="file-head">
          <code>{path}</code>
          <button
            type="button"
            class="quiet small"
            onClick={async () => bench.write([[path, await ask('laidOut', path)]], `Ordenar ${path}`)}
          >
            Ordenar el texto
          </button>
        </div>
        <TextOf key={path} path={path} spot={place.spot} bench={bench} />
      </div>
    </div>
  );
}

const helpFor = (path: string): Help => ({
  async complete(text, offset) {
    const found = await ask('completions', path, text, offset);
    if (found.items.length === 0) return null;
    return {
      from: found.from,
      to: found.to,
      options: found.items.map(({ label, insert, detail }) => ({ label, apply: insert, detail: detail ?? undefined })),
    };
  },
  hover: (text, offset) => ask('hover', path, text, offset),
});

function TextOf({ path, spot, bench }: { path: string; spot: Spot | null; bench: ViewProps['bench'] }) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const text = bench.draft.files.get(path) ?? '';
  const { write } = bench;

  useEffect(() => {
    let opened: Editor | null = null;
    let isGone = false;
    void import('../editor.ts').then(({ openEditor }) => {
      // Whoever has gone on meanwhile left no place for it.
      if (isGone || !host.current) return;
      opened = openEditor(host.current, text, `Texto de ${path}`, helpFor(path), (next) =>
        write([[path, next]], `Texto de ${path}`),
      );
      setEditor(opened);
    });
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [path]);

  useEffect(() => editor?.show(text), [editor, text]);
  const own = useMemo(() => bench.checked?.problems.filter(({ file }) => file === path) ?? [], [bench.checked, path]);
  useEffect(() => editor?.mark(own), [editor, own]);
  useEffect(() => {
    if (spot && spot.path === path && spot.line > 0) editor?.reveal(spot.line, spot.column);
  }, [editor, spot, path]);
  return <div class="editor" ref={host} />;
}
