// The layout of an answer, read: what each leaf shows. A leaf without value is left out.
import type { Json } from '../json.ts';
import type { Param } from './figure.ts';

export type Layout =
  | { readonly shows: 'value'; readonly value: Json }
  | { readonly shows: 'entries'; readonly entries: readonly { readonly key: string; readonly of: Layout }[] }
  | { readonly shows: 'items'; readonly items: readonly Layout[] }
  | { readonly shows: 'param' | 'range' | 'inRange'; readonly param: Param }
  /** of these parameters; null: of all that the recipe shows */
  | { readonly shows: 'ranges' | 'inRanges'; readonly of: readonly Param[] | null }
  | { readonly shows: 'decision' | 'list' | 'text'; readonly name: string }
  | { readonly shows: PlainSource };

/** What is shown as it is, without a name or a list of parameters. */
export type PlainSource =
  | 'verdict'
  | 'type'
  | 'typeLabel'
  | 'betterType'
  | 'variant'
  | 'params'
  | 'catalogueSize'
  | 'poweredBy'
  | 'service'
  | 'docsUrl'
  | 'endpoint'
  | 'types'
  | 'inputs';
