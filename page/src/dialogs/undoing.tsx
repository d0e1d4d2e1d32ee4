// What was just removed in a sheet, and the way back.
export interface Gone {
  readonly text: string;
  undo(): Promise<void>;
}

export function Undoing({ gone, done }: { gone: Gone | null; done(): void }) {
  return (
    <p class={gone ? 'undoing' : 'hidden'} role="status">
      {gone?.text}{' '}
      {gone && (
        <button type="button" class="link" onClick={() => void gone.undo().then(done)}>
          Deshacer
        </button>
      )}
    </p>
  );
}
