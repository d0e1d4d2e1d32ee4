import type { ComponentChildren } from 'preact';

interface Props {
  accept: string;
  take: (file: File | undefined) => unknown;
  children: ComponentChildren;
}

/** A button that opens the folders of the machine for one file. */
export const FileButton = ({ accept, take, children }: Props) => (
  <label class="quiet file">
    {children}
    <input type="file" accept={accept} onChange={(event) => take(event.currentTarget.files?.[0])} />
  </label>
);
