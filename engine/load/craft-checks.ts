// All that is looked at in a craft that nobody has proven yet. What was proven is compiled without it.
import { checkConstants, checkGiven } from './constants.ts';
import { checkDivisions } from './divisions.ts';
import { checkTextWords } from './holes.ts';
import { checkLabel } from './label-checks.ts';
import { checkLayout } from './layout-checks.ts';
import type { CraftChecks } from './model.ts';
import { checkOverlay } from './plan-checks.ts';
import { checkCondition, checkDecisions, checkNotice } from './rule-checks.ts';
import { decisionFacts } from './rules.ts';
import { checkSayings, checkStrays } from './sayings.ts';
import { checkOwnSets, checkSets } from './sets.ts';
import { tradeChecks } from './trade-checks.ts';
import { checkFilled } from './unfilled.ts';

export const craftChecks: CraftChecks = {
  sets: checkSets,
  divisions: checkDivisions,
  condition: checkCondition,
  trade: tradeChecks,
  label: checkLabel,
  rules({ rules }, scope, report) {
    checkDecisions(rules, scope.kinds, scope.lists, report);
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
