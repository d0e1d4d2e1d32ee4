// What the engine says, list by list, in the craft's own sentences.
import { Icon } from '../icons.tsx';
import type { Reading } from '../reading.ts';

export function Advice({ lists, tone }: Pick<Reading, 'lists' | 'tone'>) {
  const said = lists.filter(({ sentences }) => sentences.length > 0);
  if (said.length === 0) return null;
  return (
    <div class={`card advice ${tone}`} aria-live="polite">
      {said.map(({ key, title, sentences }) => (
        <section key={key} class={key === 'warnings' ? 'list warns' : 'list'}>
          <h3>{title}</h3>
          <ul>
            {sentences.map((text) => (
              <li key={text}>
                <Icon name={key === 'warnings' ? 'alert' : tone === 'good' ? 'check' : 'arrow'} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
