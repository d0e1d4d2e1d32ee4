// Something that can be done: a sign, its word where there is room, and grey when there is nothing to do.
import { Icon, type IconName } from './icons.tsx';

interface DeedProps {
  icon: IconName;
  label: string;
  hint?: string;
  act: (() => void) | null;
  /** its word stands beside it where there is room */
  word?: string;
  /** on the narrowest it is done from elsewhere */
  spare?: true;
}

export function Deed({ icon, label, hint, act, word, spare }: DeedProps) {
  return (
    <button
      type="button"
      class={`deed${word ? ' worded' : ''}${spare ? ' spare' : ''}`}
      disabled={act === null}
      title={hint ? `${label} (${hint})` : label}
      aria-label={label}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
      {word && <span>{word}</span>}
    </button>
  );
}
