// What lies open over the workshop, by its kind.
import type { SheetName, SheetProps } from '../model.ts';
import { Create } from './create.tsx';
import { HandOver } from './hand-over.tsx';
import { Past } from './past.tsx';
import { Paste } from './paste.tsx';
import { Rename } from './rename.tsx';
import { Search } from './search.tsx';

export function Sheets({ sheet, ...props }: SheetProps & { sheet: SheetName | null }) {
  switch (sheet?.kind) {
    case 'search':
      return <Search {...props} />;
    case 'rename':
      return <Rename {...props} />;
    case 'history':
      return <Past {...props} />;
    case 'hand-over':
      return <HandOver {...props} />;
    case 'paste':
      return <Paste {...props} text={sheet.text} />;
    case 'create':
      return <Create {...props} first={sheet.what} like={sheet.like ?? null} />;
    default:
      return null;
  }
}
