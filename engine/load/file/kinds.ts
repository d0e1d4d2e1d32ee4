/** A kind of definition file: of a craft, or of the larder. */
export type Kind =
  | 'craft'
  | 'kinds'
  | 'catalogue'
  | 'names'
  | 'params'
  | 'rules'
  | 'messages'
  | 'type'
  | 'trade'
  | 'label'
  | 'larder'
  | 'shelf'
  | 'words'
  | 'quantities'
  | 'labelling';

/** Files of the larder that are no shelf, and the schema of each. */
export const kindInLarder: Readonly<Record<string, Kind>> = {
  'columns.json': 'larder',
  'words.json': 'words',
  'quantities.json': 'quantities',
  'labelling.json': 'labelling',
};
