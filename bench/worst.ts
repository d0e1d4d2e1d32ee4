// Bodies that cost: two hundred lines, and a search that changes them towards whatever takes longest.
import { adjust, type Craft, evaluate, label, Refusal, type Site } from '../engine/index.ts';
import { budgetOf } from '../server/heavy/budget.ts';

const lines = 200;
const names = ['Leche entera', 'Nata 35 %', 'Azúcar', 'Dextrosa', 'Yema de huevo', 'Miel', 'Cacao puro', 'Agua'];

/** As a caller would write it for the first craft; for adjusting, with many bounds that cannot all hold. */
export function hostileBody(kind: 'balance' | 'adjust'): string {
  const ingredients = Array.from({ length: lines }, (_, index) => ({
    name: index % 3 === 0 ? `${names[index % names.length]}` : `cosa rara ${index} ${'zq '.repeat(30)}`,
    grams: 1 + (index % 17),
    ...(kind === 'adjust' ? { min: index % 5 } : {}),
  }));
  return JSON.stringify({ ingredients });
}

export interface Worst {
  endpoint: string;
  milliseconds: number;
  bytes: number;
}

type Item = Record<string, unknown>;

/** `rounds` changes per craft and endpoint, each kept when it made things worse. Processor time, in this process. */
export function searchWorst(crafts: readonly Craft[], site: Site, rounds: number, random: () => number): Worst[] {
  const endpoints: [name: string, work: (craft: Craft, body: unknown) => unknown][] = [
    ['POST balance', (craft, body) => evaluate(craft, body, site)],
    ['POST balance?explain', (craft, body) => evaluate(craft, body, site, { explain: true })],
    ['POST label', (craft, body) => (craft.labels ? label(craft, body, site, '2026-11-15') : '')],
    [
      'POST adjust',
      (craft, body) => {
        if (!craft.definition.craft.adjust) return '';
        const budget = budgetOf(150);
        return adjust(craft, body, site, { today: '2026-11-15', deadline: budget.spent });
      },
    ],
  ];
  return endpoints.map(([endpoint, work]) => {
    let worst: Worst = { endpoint, milliseconds: 0, bytes: 0 };
    for (const craft of crafts) {
      let items = startOf(craft, random);
      let most = 0;
      for (let round = 0; round < rounds; round++) {
        const changed = round === 0 ? items : changedAt(items, craft, random);
        const cost = costOf(() => work(craft, { type: craft.defaultType, ingredients: changed }));
        if (cost.milliseconds <= most) continue;
        most = cost.milliseconds;
        items = changed;
        if (most > worst.milliseconds) worst = { endpoint, ...cost };
      }
    }
    return worst;
  });
}

function costOf(work: () => unknown): { milliseconds: number; bytes: number } {
  // The first time the compiler works too: the second counts.
  for (let times = 0; ; times++) {
    const budget = budgetOf(0);
    let bytes = 0;
    try {
      bytes = JSON.stringify(work()).length;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    if (times === 1) return { milliseconds: budget.used(), bytes };
  }
}

function itemOf(craft: Craft, random: () => number): Item {
  const { name, weight } = craft.definition.craft.request;
  const rows = [...craft.rows.values()];
  const row = rows[Math.floor(random() * rows.length)]!.label;
  const kinds = [
    row,
    row,
    row.replace(/[aeiou]/, 'x'),
    `${row} `.repeat(20).slice(0, 120),
    `${Math.floor(random() * 1e9)} ${'zq '.repeat(30)}`,
  ];
  const item: Item = { [name]: kinds[Math.floor(random() * kinds.length)], [weight]: Math.ceil(random() * 500) };
  if (random() < 0.3) item.min = Math.floor(random() * 50);
  if (random() < 0.1) item.locked = true;
  return item;
}

const startOf = (craft: Craft, random: () => number): Item[] =>
  Array.from({ length: lines }, () => itemOf(craft, random));

function changedAt(items: Item[], craft: Craft, random: () => number): Item[] {
  return items.map((item) => (random() < 0.15 ? itemOf(craft, random) : item));
}
