// A recipe as it travels: the body the API takes, with a title.
export type Fields = Record<string, unknown>;

export interface Body extends Fields {
  title?: string;
  craft?: string;
  type?: string;
  ingredients: Fields[];
}
