// What the parts of loading hand to each other.
import type { Definition, LineRole, Param, Row, Saying } from '../craft.ts';
import type { Scope } from '../formula/scope.ts';
import type { Vocabulary } from '../formula/vocabulary.ts';
import type { Kind } from '../rules/kinds.ts';
import type { Day } from './dates.ts';
import type { Report } from './problem.ts';
import type { NoticeScope } from './rules.ts';
import type { Selections } from './selections.ts';
import type { CommonReads } from './settled.ts';

/** What a type is compiled in: the rest of its craft. */
export interface Context {
  definition: Definition;
  /** whose law it is compiled for */
  day: Day;
  vocabulary: Vocabulary;
  params: readonly Param[];
  formulas: Scope;
  notices: NoticeScope;
  messageScope: MessageScope;
  messages: ReadonlyMap<string, readonly Saying[]>;
  common: CommonReads;
  report: Report;
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
  /** constants and decisions that a hole may print */
  printable: ReadonlySet<string>;
  types: ReadonlySet<string>;
  selections: Selections;
  sets: Readonly<Record<string, readonly string[]>>;
  /** parts of a piece beside its mass */
  lineRoles: readonly LineRole[];
}
