// One of a long list, found by typing: the browser shows what begins like it; what is none of them is told.
import { useId, useState } from 'preact/hooks';

interface Props {
  /** by id, as people read them */
  options: readonly (readonly [id: string, label: string])[];
  value: string;
  placeholder?: string;
  label: string;
  class?: string;
  pick(id: string): void;
}

export function Searched({ options, value, placeholder, label, class: kind, pick }: Props) {
  const list = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const labelOf = (id: string): string => options.find(([one]) => one === id)?.[1] ?? '';
  const text = draft ?? labelOf(value);
  const isWrong = draft !== null && draft.trim() !== '';
  const write = (typed: string): void => {
    const plain = typed.trim().toLowerCase();
    const found = options.find(([, name]) => name.toLowerCase() === plain);
    setDraft(found ? null : typed);
    if (found) pick(found[0]);
    else if (plain === '') pick('');
  };
  return (
    <label class={kind}>
      <span>{label}</span>
      <input
        list={list}
        autocomplete="off"
        aria-invalid={isWrong}
        placeholder={placeholder}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => write(event.currentTarget.value)}
        onBlur={() => draft?.trim() === '' && setDraft(null)}
      />
      <datalist id={list}>
        {options.map(([id, name]) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {isWrong && <span class="fault">Elige uno de la lista.</span>}
    </label>
  );
}
