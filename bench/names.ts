// npm run bench -- names: what the reader of names knows, what each declared mechanism of words.json carries, and what a
// name costs. With --without <key> the lists are read without that key of words.json: what changes is what it decides.
// With --each every key is switched off in turn.
import { readdirSync } from 'node:fs';
import type { Craft } from '../engine/index.ts';
import { readCrafts, readLarder } from '../engine/load/disk.ts';
import { loadTrusted } from '../engine/load/index.ts';
import { casesIn, isAs, measure, outcomesOf } from '../tests/names/corpus.ts';
import { languagesKnown } from '../tests/names/languages.ts';

const lists = readdirSync('tests/names/lists').filter(
  (file) => !['tongues.txt', 'neighbours-daily.txt'].includes(file),
);
const cases = lists.flatMap(casesIn);

function craftsWithout(keys: readonly string[]): readonly Craft[] {
  const larder = readLarder('larder');
  const words = JSON.parse(larder.texts.get('words.json')!) as Record<string, unknown>;
  for (const key of keys) delete words[key];
  const texts = new Map(larder.texts).set('words.json', JSON.stringify(words));
  return loadTrusted(readCrafts('crafts', { ...larder, texts })).crafts;
}

/** Names of the lists by what each craft makes of them. */
const scoreOf = (crafts: readonly Craft[]) => {
  const outcomes = outcomesOf(cases, crafts);
  const right = outcomes.filter(({ made, wanted }) => isAs(made, wanted)).length;
  const { known, wanted, wrong } = measure(outcomes);
  return { outcomes, right, known, wanted, wrong: wrong.length };
};

const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`;

export function measureNames(): void {
  const crafts = craftsWithout([]);
  const whole = scoreOf(crafts);
  const names = [...new Set(cases.map(({ name }) => name))];
  console.log(`${names.length} nombres de ${lists.length} listas, ${whole.outcomes.length} lecturas:`);
  console.log(`  como deben ${percent(whole.right, whole.outcomes.length)}, tomados por otra cosa ${whole.wrong}`);
  for (const [language, { known, all, missed }] of languagesKnown(crafts))
    console.log(
      `  ${language}: ${known} de ${all}${process.argv.includes('--show') ? `\n    ${missed.join('\n    ')}` : ''}`,
    );
  cost(craftsWithout([]), names);
  const at = process.argv.indexOf('--without');
  const keys = process.argv.includes('--each')
    ? Object.keys(JSON.parse(readLarder('larder').texts.get('words.json')!) as object).filter(
        (key) => !['$schema', 'articles', 'skip', 'how', 'say'].includes(key),
      )
    : at === -1
      ? []
      : [process.argv[at + 1]!];
  for (const key of keys) {
    const other = scoreOf(craftsWithout([key]));
    const changed = other.outcomes.filter(({ made }, place) => made !== whole.outcomes[place]!.made);
    const distinct = new Set(changed.map(({ name }) => name)).size;
    console.log(`  sin «${key}»: ${distinct} nombres cambian, aciertos ${other.right - whole.right}`);
  }
}

/** Microseconds a name, as long as it takes: each is read once, as the first time it is typed. */
function cost(crafts: readonly Craft[], names: readonly string[]): void {
  const craft = crafts.find(({ id }) => id === 'pasteleria') ?? crafts[0]!;
  for (const name of names.slice(0, 200)) craft.recognise(name);
  const times = names.slice(200).map((name) => {
    const start = process.hrtime.bigint();
    craft.recognise(name);
    return Number(process.hrtime.bigint() - start) / 1000;
  });
  times.sort((a, b) => a - b);
  const of = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(`  µs por nombre: media ${mean.toFixed(1)}, p50 ${of(0.5)}, p99 ${of(0.99)}, peor ${of(1)}`);
}
