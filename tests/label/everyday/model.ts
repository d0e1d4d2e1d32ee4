/** For the maker of what is sweet without added sugars: Reg. (CE) 1924/2006. */
export const unsweetened =
  'Se puede decir «sin azúcares añadidos» solo si ningún ingrediente los lleva ni se usa para endulzar (miel, dátil, zumo concentrado); si el producto tiene azúcares de por sí, junto a ello va «contiene azúcares naturalmente presentes».';

/** An everyday product: what goes in, what it weighs when done, and its label; what is not told, it has not. */
export interface Everyday {
  readonly craft: string;
  readonly type: string;
  readonly what: string;
  readonly recipe: Readonly<Record<string, number>>;
  readonly finished: number;
  readonly list: string;
  readonly contains?: readonly string[];
  readonly may?: readonly string[];
  readonly quid?: readonly string[];
  readonly mentions?: readonly string[];
  /** a legal name that holds; untold, it may have any or none */
  readonly name?: string;
}

export const ofCraft = (craft: string, products: readonly Omit<Everyday, 'craft'>[]): Everyday[] =>
  products.map((one) => ({ craft, ...one }));
