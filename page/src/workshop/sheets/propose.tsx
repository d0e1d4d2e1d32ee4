// The changes proposed where the definitions live: file by file on GitHub, with the text put or copied; elsewhere, the patch.
import { useState } from 'preact/hooks';
import { type Bench, useAsked } from '../bench.ts';

export function Propose({ repository, bench }: { repository: string; bench: Bench }) {
  const proposals = useAsked(bench.draft.files, 'proposals', repository);
  const patch = useAsked(bench.draft.files, 'patch');
  const [opened, setOpened] = useState<string | null>(null);
  if (proposals === undefined || patch === undefined) return null;
  /** The address opens by itself; what is to be pasted there goes with the person. */
  const follow = (name: string, text: string | null): void => {
    setOpened(name);
    if (text !== null)
      navigator.clipboard.writeText(text).catch(() => bench.say('El navegador no deja copiar: llévate el parche.'));
  };
  return (
    <div>
      <dt>Proponerlos</dt>
      <dd>
        {proposals === null ? (
          <p>
            <a href={repository} target="_blank" rel="noreferrer" onClick={() => follow(repository, patch)}>
              Abrir el repositorio
            </a>{' '}
            con el parche ya copiado, para pegarlo en la propuesta.
          </p>
        ) : (
          <>
            <p>
              Se abre el fichero en el repositorio. Donde dice «pegar», el texto nuevo va copiado: allí selecciónalo
              todo (Ctrl+A), pégalo (Ctrl+V) y pulsa «Propose changes». No hace falta saber git.
            </p>
            <ul class="proposals">
              {proposals.map(({ path, url, paste }) => (
                <li key={path}>
                  <a href={url} target="_blank" rel="noreferrer" onClick={() => follow(path, paste)}>
                    {path}
                  </a>{' '}
                  <small>
                    {paste === null ? 'ya escrito' : 'abrir y pegar'}
                    {opened === path && paste !== null && ': copiado'}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </dd>
    </div>
  );
}
