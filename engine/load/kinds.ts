/** A kind of definition file: of a craft, or of the larder. */
export type Kind =
  | 'craft'
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
