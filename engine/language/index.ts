// What the rest of the project may use of the language of formulas and conditions.
export { comparisons, compileCondition } from './compile-condition.ts';
export { callable, reserved } from './functions.ts';
export { formAt, formsAt, pointAt } from './linear.ts';
export type { Formula } from './model.ts';
export { operators } from './operators.ts';
export { parseFormula } from './parse.ts';
export { allNames, namesRead } from './reads.ts';
export { openedLines } from './run.ts';
export { FormulaError } from './tokens.ts';
export { type Node, nodesOf, type Selector } from './tree.ts';
export { vocabularyOf } from './vocabulary.ts';
