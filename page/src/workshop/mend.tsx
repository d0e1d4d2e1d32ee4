// One click that does what the sentence beside it says.
import type { Fix } from '../../../workshop/index.ts';
import { ask } from './ask.ts';
import type { Bench } from './bench.ts';

/** What the click will do: «Escribir «sal»», «Quitar «,»»; a longer mend has no words of its own. */
export function fixSaid({ cut, put }: Fix): string {
  if (`${cut}${put}`.includes('\n')) return 'Arreglarlo';
  return put === '' ? `Quitar «${cut}»` : `Escribir «${put}»`;
}

export function Mend({ fix, bench }: { fix: Fix | null; bench: Bench }) {
  if (fix === null) return null;
  const mend = async (): Promise<void> => {
    const { problems } = await bench.edit(ask('mend', fix), fixSaid(fix));
    if (problems[0]) bench.say(problems[0]);
  };
  return (
    <button type="button" class="quiet small mend" onClick={() => void mend()}>
      {fixSaid(fix)}
    </button>
  );
}
