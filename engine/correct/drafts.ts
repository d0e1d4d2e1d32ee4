// What has been found, as steps to be told: net of each line, so that no line is told twice, in the order of the craft.
//   cream for milk and sugar for milk → less milk, more cream and sugar, one step
import { moved, type Part } from '../advice/direction.ts';
import { isExcessive, standingOf } from '../advice/limits.ts';
import { type Fault, faultsIn, type State, same, stateOf } from '../advice/state.ts';
import type { Look } from './look.ts';
import type { Move } from './moves.ts';
import { type Several, summed, type Way } from './several.ts';
import type { Found } from './single.ts';
import type { Yielding } from './space.ts';
import type { Draft, Why } from './step.ts';

/** One line is a cause where it mends several figures; else it is what is done for its figure. */
export function asOne(
  { move, grams, decimals, price }: Found,
  state: State,
  faults: readonly Fault[],
  yielding: Yielding,
) {
  return { drafts: [{ parts: move.parts, grams, decimals, why: whyOf(move, faults, state, yielding) }], price };
}

function whyOf({ lever, fault, parts }: Move, faults: readonly Fault[], state: State, yielding: Yielding): Why {
  const [first] = parts as readonly [Part, ...Part[]];
  // Of what there is nothing at all the craft says so.
  const isNothing = fault !== null && fault.value === 0 && first.line.grams === 0;
  if (parts.length === 1 && !isNothing && faults.length !== 1) return { kind: 'cause', line: first.line };
  return {
    kind: 'lever',
    fault: fault ?? faults[0]!,
    lever,
    relaxed: yielding > 0 && isMaking(parts, state),
    also: [],
  };
}

/** Directions that share a line are one thing to do, so that no line is told twice. */
export function asSeveral({ ways, price }: Several, { faults, state }: Look, yielding: Yielding) {
  const groups: Way[][] = [];
  for (const way of ways) {
    const keys = new Set(way.move.parts.map(({ line }) => line.key));
    const joined = groups.filter((group) =>
      group.some(({ move }) => move.parts.some(({ line }) => keys.has(line.key))),
    );
    const rest = groups.filter((group) => !joined.includes(group));
    groups.splice(0, groups.length, ...rest, [...joined.flat(), way]);
  }
  const drafts = groups.map((group): { draft: Draft; place: number } => {
    const { parts, grams } = summed(group);
    const decimals = parts.map(({ line }) =>
      Math.max(
        ...group.flatMap(({ move, decimals: own }) =>
          move.parts.flatMap((part, k) => (part.line.key === line.key ? [own[k]!] : [])),
        ),
      ),
    );
    const kept = parts.map((_, i) => i).filter((i) => Math.abs(grams[i]!) > 1e-9);
    const own = {
      parts: kept.map((i) => parts[i]!),
      grams: kept.map((i) => grams[i]!),
      decimals: kept.map((i) => decimals[i]!),
    };
    const speaking = group.map(({ move }) => move).sort((a, b) => a.rank - b.rank);
    const head = speaking.find(({ fault }) => fault !== null) ?? speaking[0]!;
    const gone = faultsIn(stateOf(moved(state.mix, own.parts, own.grams), state.mix.type.judgedSequence));
    const mends = faults.filter((fault) => !gone.some((one) => same(one, fault)));
    const why: Why =
      own.parts.length === 1 && mends.length > 1
        ? { kind: 'cause', line: own.parts[0]!.line }
        : {
            kind: 'lever',
            fault: head.fault ?? mends[0] ?? faults[0]!,
            lever: group.length === 1 ? head.lever : null,
            relaxed: yielding > 0 && isMaking(own.parts, state),
            also: [],
          };
    // What is gravest by itself comes first; what only helps the others, last.
    const place = mends[0] ? faults.indexOf(mends[0]) : faults.length;
    return { draft: { ...own, why }, place };
  });
  const told = drafts.filter(({ draft }) => draft.parts.length > 0).sort((a, b) => a.place - b.place);
  return { drafts: told.map(({ draft }) => draft), price };
}

const isMaking = (parts: readonly Part[], { mix, figures: { run } }: State): boolean =>
  parts.some(({ line, ratio }) => {
    const { character } = standingOf(mix.type.trade, line);
    return ratio < 0 && character !== null && !isExcessive(character, run);
  });
