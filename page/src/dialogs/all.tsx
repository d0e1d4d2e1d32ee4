// Every sheet, by its kind. They come together, after the page itself.
import { AdjustSheet } from '../adjust/sheet.tsx';
import { BookSheet } from '../book/sheet.tsx';
import { WallSheet } from '../book/wall.tsx';
import { LabelPaper } from '../label/paper.tsx';
import type { Dialog, SheetProps } from '../model.ts';
import { Composition } from './composition.tsx';
import { Examples } from './examples.tsx';
import { Files } from './files.tsx';
import { Help } from './help.tsx';
import { Larder } from './larder.tsx';
import { Palette } from './palette.tsx';
import { Paste } from './paste.tsx';
import { Production } from './production-sheet.tsx';
import { Conflict, SaveAs } from './save.tsx';
import { Scale } from './scale.tsx';
import { Share } from './share.tsx';
import { Shelf } from './shelf.tsx';
import { Versions } from './versions.tsx';
import { Weighing } from './weighing.tsx';
import '../styles/later.css';

export function Open({ dialog, ...props }: SheetProps & { dialog: Dialog }) {
  switch (dialog.kind) {
    case 'shelf':
      return <Shelf {...props} />;
    case 'share':
      return <Share {...props} />;
    case 'help':
      return <Help {...props} />;
    case 'paste':
      return <Paste {...props} text={dialog.text} />;
    case 'files':
      return <Files {...props} />;
    case 'examples':
      return <Examples {...props} />;
    case 'adjust':
      return <AdjustSheet {...props} />;
    case 'composition':
      return <Composition {...props} row={dialog.row} />;
    case 'label':
      return <LabelPaper {...props} name={dialog.name} whole={dialog.whole} />;
    case 'larder':
      return <Larder {...props} />;
    case 'production':
      return <Production {...props} />;
    case 'scale':
      return <Scale {...props} />;
    case 'saveAs':
      return <SaveAs {...props} />;
    case 'conflict':
      return <Conflict {...props} />;
    case 'palette':
      return <Palette {...props} />;
    case 'weighing':
      return <Weighing {...props} />;
    case 'book':
      return <BookSheet {...props} />;
    case 'wall':
      return <WallSheet {...props} kind={dialog.sheet} />;
    case 'versions':
      return <Versions {...props} of={dialog.recipe} />;
  }
}
