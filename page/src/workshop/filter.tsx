// The words that what is listed must have.
interface Props {
  label: string;
  value: string;
  change(words: string): void;
}

export function Filter({ label, value, change }: Props) {
  return (
    <label>
      <span class="hidden">{label}</span>
      <input
        type="search"
        placeholder="Filtrar por palabras"
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}
