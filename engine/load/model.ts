// What the parts of loading hand to each other.
import type { Definition, Param, Saying } from '../craft.ts';
import type { Scope } from '../formula/scope.ts';
import type { Vocabulary } from '../formula/vocabulary.ts';
import type { Day } from './dates.ts';
import type { MessageScope } from './messages.ts';
import type { Report } from './problem.ts';
import type { NoticeScope } from './rules.ts';

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
  report: Report;
}
