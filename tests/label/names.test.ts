// Every legal name of every craft at its own threshold: it holds there, it is lost a hair beyond, and what is missing is said.
// And no body, however hostile, gets anything but a label or a refusal.
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { label, unlessRefused } from '../../engine/index.ts';
import type { CraftLabel, LabelLine, LegalName, Need } from '../../engine/label/model.ts';
import { namesOf } from '../../engine/label/names.ts';
import { bareRun, runBut } from '../../engine/language/run.ts';
import { craftOf, crafts, site } from '../loaded.ts';

const hair = 0.01;
/** Of a figure that nothing asks about: what a name is held against may be another figure. */
const plain = (index: number): number => 60 + index;
const all = Array.from({ length: 200 }, (_, index) => plain(index));
const boundOf = ({ bound }: Need): number => bound.code(runBut(bareRun, { full: all, rounded: all }), null)!;

/** A value that meets every need of one figure, as near to its threshold as can be. */
function justEnough(needs: readonly Need[]): number {
  const low = needs.flatMap((need) =>
    need.comparison === '>=' ? [boundOf(need)] : need.comparison === '>' ? [boundOf(need) + hair] : [],
  );
  const exact = needs.find(({ comparison }) => comparison === '=');
  if (exact) return boundOf(exact);
  if (low.length > 0) return Math.max(...low);
  const high = needs.map((need) => boundOf(need) - (need.comparison === '<' ? hair : 0));
  return Math.min(...high);
}

/** The value at which this need alone is lost. */
function beyond(need: Need): number {
  const bound = boundOf(need);
  const error = need.error ?? 0;
  if (need.comparison === '>=') return bound - error - hair;
  if (need.comparison === '<=' || need.comparison === '=') return bound + error + hair;
  return bound;
}

function answerTo(own: CraftLabel, name: LegalName, figures: ReadonlyMap<number | null, number>) {
  // What only the maker tells is not known here.
  const untold = new Set(name.attest.map(({ need }) => need?.figure));
  const values = own.figures.map((_, index) => ({
    value: figures.get(index) ?? (untold.has(index) ? null : plain(index)),
    of: 1000,
  }));
  const part = figures.get(null) ?? 0;
  const line = {
    ...{ label: 'cosa', called: 'cosa', name: 'cosa', grams: part, parts: [] },
    member: Uint8Array.from({ length: 1 + Math.max(name.each ?? 0, name.of ?? 0) }, () => 1),
  } as unknown as LabelLine;
  const id = [...(name.types ?? ['x'])][0]!;
  const day = name.from ?? name.until ?? '2026-11-15';
  const base: LegalName = {
    ...name,
    name: 'Base',
    completes: null,
    each: null,
    of: null,
    needs: [],
    attest: [],
    when: null,
    classes: null,
  };
  const free = { ...name, when: null, classes: null };
  const names = name.completes === null ? [free] : [base, { ...free, completes: 'may' as const }];
  const named = { type: { id, label: id }, day, values, lines: [line], weight: 100, finished: 100, run: bareRun };
  return namesOf({ ...own, names }, named).find((answer) => answer.name !== 'Base');
}

for (const craft of crafts) {
  const own = craft.labels!;
  for (const name of own.names) {
    const constant = name.needs.every((need) => need.bound.code(bareRun, null) !== null);
    if (!constant || name.needs.length === 0) continue;
    const figures = new Map<number | null, number>();
    for (const { figure } of name.needs)
      figures.set(figure, justEnough(name.needs.filter((need) => need.figure === figure)));
    test(`${craft.id}: ${name.name} (${name.law}), at its thresholds`, () => {
      assert.is(answerTo(own, name, figures)?.holds, true);
      assert.ok(/\d/.test(name.law), name.law);
      for (const need of name.needs) {
        const lost = answerTo(own, name, new Map([...figures, [need.figure, beyond(need)]]));
        if (!lost) continue;
        assert.is(lost.holds, false, JSON.stringify([need.figure, beyond(need)]));
        assert.ok(lost.missing.every(({ sentence }) => /^\p{Lu}.+\.$/u.test(sentence)));
      }
    });
  }
}

const anything = fc.anything({ maxDepth: 3, withNullPrototype: false });
const item = fc.oneof(
  anything,
  fc.record(
    {
      name: fc.oneof(fc.constantFrom('Leche entera', 'Azúcar', 'Huevo', 'Xyzzy', 'Nata 38 %'), fc.string()),
      grams: fc.oneof(fc.integer({ min: 0, max: 1000 }), anything),
      recipe: fc.oneof(
        anything,
        fc.record({ ingredients: fc.array(fc.constant({ name: 'Azúcar', grams: 9 })), loss: anything }),
      ),
      etiqueta: fc.oneof(anything, fc.constant({ grasas: 10, hidratos: 50, azucares: 20, proteinas: 5, sal: 1 })),
    },
    { requiredKeys: ['name', 'grams'] },
  ),
);
const body = fc.record(
  {
    type: anything,
    ingredients: fc.oneof(fc.array(item, { maxLength: 6 }), anything),
    ...{
      name: anything,
      finishedWeight: anything,
      loss: anything,
      trim: anything,
      portions: anything,
      pieces: anything,
    },
    ...{ pieceWeight: anything, mouldWeight: anything, date: anything },
  },
  { requiredKeys: ['ingredients'] },
);

test('a hostile body gets a label or a refusal, never anything else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('helado', 'panaderia', 'pasteleria', 'turron', 'cacao', 'conservas'),
      body,
      (id, sent) =>
        unlessRefused(
          () => {
            const told = label(craftOf(id), sent, site, '2026-11-15');
            for (const value of Object.values(told.nutrition.values)) assert.ok(Number.isFinite(value));
          },
          ({ message }) => assert.ok(message.length > 5),
        ),
    ),
    { numRuns: 400 },
  );
});

test.run();
