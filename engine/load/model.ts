// What the parts of loading hand to each other.
import type { Condition, Definition, LineRole, Param, Plan, Row, Saying, Sum, Type, TypeFile } from '../craft.ts';
import type { Scope } from '../formula/scope.ts';
import type { Vocabulary } from '../formula/vocabulary.ts';
import type { Larder } from '../larder.ts';
import type { Kind } from '../rules/fact-values.ts';
import type { Selections } from './figures/selections.ts';
import type { Report } from './file/problem.ts';
import type { NoticeScope } from './type/rules.ts';
import type { CommonReads } from './type/settled.ts';
import type { TradeChecks } from './type/trade.ts';
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
  checks: CraftChecks | null;
}

/** A part of a type's file that gives ranges, limits and constants: the type itself, or one of its variants. */
export interface Layer {
  readonly overlay: Pick<TypeFile, 'ranges' | 'limits' | 'constants'>;
  readonly at: string;
  readonly path: string;
  /** with the sets of the type */
  readonly formulas: Scope;
}

/** What looks at a craft that nobody has proven yet, a part at a time as they are compiled. */
export interface CraftChecks {
  /** false: they go round in circles, and nothing can be selected by them */
  readonly sets: (definition: Definition, selections: Selections, report: Report) => boolean;
  readonly divisions: (definition: Definition, params: readonly Param[], report: Report) => void;
  readonly condition: ConditionCheck;
  readonly trade: TradeChecks;
  readonly label: (
    definition: Definition,
    larder: Larder,
    formulas: Scope,
    selections: Selections,
    report: Report,
  ) => void;
  readonly rules: (definition: Definition, scope: NoticeScope, report: Report) => void;
  readonly words: (definition: Definition, report: Report) => void;
  readonly sayings: (
    sayings: ReadonlyMap<string, unknown>,
    scope: MessageScope,
    definition: Definition,
    report: Report,
  ) => void;
  readonly type: (type: Type, layers: readonly Layer[], plans: readonly Plan[], context: Context) => void;
}

type ConditionCheck = (
  condition: Condition | undefined,
  at: string,
  path: string,
  kinds: ReadonlyMap<string, Kind>,
  report: Report,
) => void;

/** What a sentence may speak of. */
export interface MessageScope {
  /** null: it was proven before */
  checkCondition: ConditionCheck | null;
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
