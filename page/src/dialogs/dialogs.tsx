// Which sheet is open, if any.
import type { Craft } from '../../../engine/craft.ts';
import { AdjustSheet } from '../adjust/sheet.tsx';
import type { Actions } from '../app.tsx';
import type { Definitions } from '../definitions.ts';
import type { Recipe } from '../recipe.ts';
import { Composition } from './composition.tsx';
import { Examples } from './examples.tsx';
import { Files } from './files.tsx';
import { Help } from './help.tsx';
import { Paste } from './paste.tsx';
import { Share } from './share.tsx';
import { Shelf } from './shelf.tsx';

export type Dialog =
  | { readonly kind: 'shelf' | 'share' | 'help' | 'paste' | 'files' | 'examples' | 'adjust' }
  | { readonly kind: 'composition'; readonly row: number };

export interface SheetProps {
  close(): void;
  craft: Craft;
  recipe: Recipe;
  definitions: Definitions;
  actions: Actions;
}

export function Dialogs({ dialog, ...props }: SheetProps & { dialog: Dialog | null }) {
  switch (dialog?.kind) {
    case 'shelf':
      return <Shelf {...props} />;
    case 'share':
      return <Share {...props} />;
    case 'help':
      return <Help {...props} />;
    case 'paste':
      return <Paste {...props} />;
    case 'files':
      return <Files {...props} />;
    case 'examples':
      return <Examples {...props} />;
    case 'adjust':
      return <AdjustSheet {...props} />;
    case 'composition':
      return <Composition {...props} row={dialog.row} />;
    default:
      return null;
  }
}
