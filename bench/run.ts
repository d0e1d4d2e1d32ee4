// npm run bench: measures, prints the table, and fails when something has become slower than the committed ratios.
// With --write the table in docs/rendimiento.md and the ratios are renewed.
import { readFileSync, writeFileSync } from 'node:fs';
import { measureBatch } from './batch.ts';
import { measurePage } from './browser.ts';
import { hasWrk } from './load.ts';
import { measureAll } from './measures.ts';
import { page } from './page.ts';
import { measureStart } from './start.ts';

if (process.argv.includes('taller')) {
  (await import('./workshop.ts')).measureWorkshop();
  process.exit();
}
if (process.argv.includes('names')) {
  (await import('./names.ts')).measureNames();
  process.exit();
}
if (process.argv.includes('book')) {
  await (await import('./book.ts')).measureBook();
  process.exit();
}
if (process.argv.includes('correct')) {
  (await import('./correct.ts')).measureCorrecting();
  process.exit();
}
if (process.argv.includes('hostile')) await import('./hostile.ts');
if (process.argv.includes('mutants')) await import('./mutants.ts');
if (process.argv.includes('start')) await measureStart();
if (process.argv.includes('batch')) await measureBatch();
if (process.argv.includes('page')) await measurePage();

const goal = 0.4;
const requests = Number(process.env.BENCH_REQUESTS ?? 4000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);

const measured = await measureAll(requests, rounds);

// The higher the better, all of them, so that one rule serves.
const growth = (points: [number, number][]) => points[0]![1] / points.at(-1)![1];
const ratios: Record<string, number> = {
  ...Object.fromEntries(measured.posts.map(({ recipe, ratio }) => [`POST ${recipe}`, ratio])),
  ...(measured.refusal
    ? { 'POST rechazado por el límite': measured.refusal.bareMicroseconds / measured.refusal.refusedMicroseconds }
    : {}),
  ...Object.fromEntries(
    measured.evaluations.map((one) => [`evaluar ${one.craft}`, one.jsonMicroseconds / one.evaluateMicroseconds]),
  ),
  'ingredientes (por ingrediente, 10 frente a 200)': growth(measured.ingredients) * 20,
  'tipos (5 frente a 500)': growth(measured.types),
  'oficios (1 frente a 50)': growth(measured.crafts),
};

const text = page(measured);
console.log(text);

const file = new URL('ratios.json', import.meta.url);
if (process.argv.includes('--write')) {
  const rounded = Object.fromEntries(Object.entries(ratios).map(([name, value]) => [name, Number(value.toFixed(3))]));
  writeFileSync(file, `${JSON.stringify(rounded, null, 2)}\n`);
  // What is measured by a run of its own (npm run bench -- hostile --write, and so on) stays as it is.
  const others = readFileSync('docs/rendimiento.md', 'utf8')
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith('## ') && !text.includes(`\n${part.split('\n', 1)[0]}\n`));
  writeFileSync('docs/rendimiento.md', `${[text, ...others].map((part) => part.trimEnd()).join('\n\n')}\n`);
}

const committed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
const faults = Object.entries(committed).flatMap(([name, before]) => {
  const now = ratios[name];
  // Without wrk one of them cannot be had.
  if (now === undefined) return hasWrk() ? [`${name}: ya no se mide`] : [];
  return now < before * 0.7 ? [`${name}: ${now.toFixed(3)}, antes ${before.toFixed(3)}`] : [];
});
for (const { recipe, connections, ratio, load } of measured.posts) {
  if (connections > 1 && ratio < goal)
    console.log(`POST ${recipe}: ${ratio.toFixed(2)} de node:http; el objetivo, aún sin alcanzar, es ${goal}`);
  if (load.wrong > 0) faults.push(`POST ${recipe}: ${load.wrong} respuestas distintas de la esperada`);
}
if (measured.load && measured.load.wrong + measured.load.broken > 0)
  faults.push('wrk ha visto respuestas distintas de la esperada');
if (faults.length > 0) {
  console.error(`\nHa empeorado:\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
}
