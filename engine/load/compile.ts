// The door for definitions as values, compiled where there are no files: a page, and what checks one craft.
export { compileCraft, type Labels } from './craft/craft.ts';
export { decisionsShown } from './craft/layout.ts';
export { type Problem, Report } from './file/problem.ts';
export { type LabelsForPage, withLabels } from './for-page.ts';
export { compileLarder, emptyLarder } from './larder/larder.ts';
export { leaves, usualManifest } from './written/answer.ts';
export { adviceList, usualNotice, usualText } from './written/usual.ts';
