// What the parts of the workshop share: the service behind it, and what can be asked of the page.
import type { Site } from '../../../engine/index.ts';
import type { NewKind } from '../../../workshop/index.ts';
import type { Bench } from './bench.ts';
import type { Place } from './place.ts';

export interface Service {
  readonly version: string;
  readonly site: Site;
  /** where changes are proposed, where one is configured */
  readonly repository: string | null;
  readonly crafts: readonly CraftName[];
}

export interface CraftName {
  readonly id: string;
  readonly label: string;
}

/** What lies open over the page. */
export type SheetName =
  | { readonly kind: 'search' | 'history' | 'hand-over' | 'rename' }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'create'; readonly what: NewKind; readonly like?: string };

export interface ViewProps {
  readonly bench: Bench;
  readonly craft: string;
  readonly place: Place;
  go(to: Partial<Place>): void;
  open(sheet: SheetName): void;
}

export interface SheetProps {
  readonly service: Service;
  readonly bench: Bench;
  readonly craft: string;
  go(to: Partial<Place>): void;
  open(sheet: SheetName): void;
  close(): void;
}
