// Earlier editions of the format → this one, file by file: conditions as text, constants of yes or no, internal figures, one
// source per type, what types repeat said once where it is declared or in their family, promises by branch, what is usual by
// its name. A craft already in this form stays as it is; no answer changes.
import type { Condition } from '../../engine/index.ts';
import { declaredOnce } from './declared.ts';
import { sharedInFamilies } from './families.ts';
import { internalFigures } from './figures.ts';
import { type Files, objectsIn, partsWithRules } from './folder.ts';
import { saidByName } from './named.ts';
import { gatheredPromises } from './promises.ts';
import { commonSources } from './sources.ts';
import { usualByName } from './usual.ts';
import { conditionText } from './words.ts';
import { yesOrNo } from './yesno.ts';

export function modernise(files: Files): void {
  yesOrNo(files);
  const written = internalFigures(files);
  for (const part of partsWithRules(files)) {
    for (const holder of objectsIn(part)) {
      const { when } = holder;
      if (when === null || typeof when !== 'object') continue;
      const text = conditionText(when as Condition, {
        isYesNo: () => false,
        formulaOf: (fact) => written.get(fact) ?? null,
      });
      if (text !== null) holder.when = text;
    }
  }
  declaredOnce(files);
  sharedInFamilies(files);
  commonSources(files);
  gatheredPromises(files);
  usualByName(files);
  saidByName(files);
}
