// What the parts of loading hand to each other.

import type { Kind } from '../language/fact-values.ts';
import type { Scope } from '../language/scope.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Definition, LineRole, Param, Row, Saying, Sum, TypeFile } from '../model/craft.ts';
import type { Selections } from './figures/selections.ts';
import type { Report } from './file/problem.ts';
import type { NoticeScope } from './type/rules.ts';
import type { CommonReads } from './type/settled.ts';
import type { Day } from './written/dates.ts';

/** What a type is compiled in: the rest of its craft. */
export interface Context {
  definition: Definition;
  /** whose law it is compiled for */
  day: Day;
  vocabulary: Vocabulary;
  params: readonly Param[];
  formulas: Scope;
  notices: NoticeScope;
  /** that its formulas read, those of types compiled later too */
  sums: readonly Sum[];
  messageScope: MessageScope;
  messages: ReadonlyMap<string, readonly Saying[]>;
  common: CommonReads;
  report: Report;
}

/** A part of a type's file that gives ranges, limits and constants: the type itself, or one of its variants. */
export interface Layer {
  readonly overlay: Pick<TypeFile, 'ranges' | 'limits' | 'constants'>;
  readonly at: string;
  readonly path: string;
  /** with the sets of the type */
  readonly formulas: Scope;
}

/** What a sentence may speak of. */
export interface MessageScope {
  formulas: Scope;
  /** formulas over one line: ratios of a move */
  lineFormulas: Scope;
  params: ReadonlyMap<string, Param>;
  rows: ReadonlyMap<string, Row>;
  facts: ReadonlyMap<string, number>;
  kinds: ReadonlyMap<string, Kind>;
  /** constants and decisions that a hole may print, and the decisions alone */
  printable: ReadonlySet<string>;
  decided: ReadonlySet<string>;
  types: ReadonlySet<string>;
  selections: Selections;
  sets: Readonly<Record<string, readonly string[]>>;
  /** parts of a piece beside its mass */
  lineRoles: readonly LineRole[];
}
