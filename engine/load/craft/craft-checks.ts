// All that is looked at in a craft that nobody has proven yet. What was proven is compiled without it.

import { checkDivisions } from '../figures/divisions.ts';
import { checkOwnSets, checkSets } from '../figures/sets.ts';
import type { CraftChecks } from '../model.ts';
import { checkTextWords } from '../type/holes.ts';
import { checkOverlay } from '../type/plan-checks.ts';
import { checkAimedFigures, checkCondition, checkDecisions, checkNotice } from '../type/rule-checks.ts';
import { decisionFacts } from '../type/rules.ts';
import { tradeChecks } from '../type/trade-checks.ts';
import { checkFilled } from '../type/unfilled.ts';
import { checkConstants, checkGiven } from './constants.ts';
import { checkLabel } from './label-checks.ts';
import { checkLayout } from './layout-checks.ts';
import { checkSayings, checkStrays } from './sayings.ts';

export const craftChecks: CraftChecks = {
  sets: checkSets,
  divisions: checkDivisions,
  condition: checkCondition,
  trade: tradeChecks,
  label: checkLabel,
  rules(definition, scope, report) {
    const { rules } = definition;
    checkDecisions(rules, scope.kinds, scope.lists, report);
    checkAimedFigures(definition, report);
    for (const [index, notice] of rules.notices.entries())
      checkNotice(notice, 'rules.json', `/notices/${index}`, scope, report);
  },
  words(definition, report) {
    checkTextWords(definition, report);
    checkGiven(definition, report);
  },
  sayings(sayings, { params }, { craft, rules }, report) {
    checkStrays(sayings, params, report);
    checkLayout(craft, params, decisionFacts(rules), new Set(sayings.keys()), report);
  },
  type(type, layers, plans, context) {
    const { notices, report } = context;
    const { id, file, sequence } = type;
    const at = `types/${id}.json`;
    const sets = file.sets ?? {};
    checkOwnSets(sets, at, notices.selections, report);
    for (const layer of layers) checkOverlay(layer, context);
    checkConstants(file, sequence, at, context);
    for (const [index, notice] of (file.notices ?? []).entries())
      checkNotice(notice, at, `/notices/${index}`, { ...notices, sets }, report);
    checkSayings(type, plans, at, context);
    checkFilled(type, at, context);
  },
};
