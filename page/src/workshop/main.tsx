// Opens the workshop: the texts of the definitions, and the draft of the last visit upon them.
import '../styles/workshop.css';
import { render } from 'preact';
import type { Definitions } from '../definitions.ts';
import { reopen } from './keeping.ts';
import { Workshop } from './workshop.tsx';

interface Texts {
  readonly version: string;
  readonly repository: string | null;
  readonly files: Readonly<Record<string, string>>;
}

const root = document.getElementById('page')!;

async function fetched<Content>(path: string): Promise<Content> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

try {
  const [{ site, crafts }, { version, repository, files }] = await Promise.all([
    fetched<Definitions>('/definitions.json'),
    fetched<Texts>('/definitions/_files.json'),
  ]);
  const { draft, contested } = await reopen(new Map(Object.entries(files)));
  const word =
    contested.length === 0
      ? null
      : `El servicio ha cambiado ficheros que tú también habías cambiado: ${contested.join(', ')}. Se quedan como los dejaste.`;
  root.replaceChildren();
  render(<Workshop service={{ version, site, repository, crafts }} opening={draft} word={word} />, root);
  if ('serviceWorker' in navigator) {
    await navigator.serviceWorker.register('/sw.js', { type: 'module' });
    (await navigator.serviceWorker.ready).active?.postMessage('taller');
  }
} catch (error) {
  console.error(error);
  if (root.querySelector('.opening')) {
    root.textContent = 'No se ha podido abrir el taller. Comprueba la conexión y vuelve a cargar la página.';
    root.className = 'opening';
  }
}
