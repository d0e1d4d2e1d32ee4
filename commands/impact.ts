// obrador impact [-- revisión | carpeta] [--markdown | --json]: what the edited definitions change in every example recipe,
// and which edit does it. Compares with the last commit unless told otherwise.
import { basename } from 'node:path';
import { createChecker } from '../workshop/checker.ts';
import { type Impact, impactOf } from '../workshop/impact/compare.ts';
import { toMarkdown, toTerminal } from '../workshop/impact/print.ts';
import { craftsIn } from './folders.ts';
import { craftsAt, NoRevision } from './impact/revision.ts';
import { progress } from './progress.ts';

const root = process.env.CRAFTS_DIR ?? 'crafts';
const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('--'));
const [from = 'HEAD', ...more] = words.filter((word) => !word.startsWith('--'));

if (more.length > 0 || flags.some((flag) => !['--markdown', '--json'].includes(flag))) {
  console.error('Uso: obrador impact [revisión | carpeta] [--markdown | --json]');
  process.exit(2);
}
try {
  const impacts = compared();
  const hasErrors = impacts.some(({ problems }) => problems.length > 0);
  if (flags.includes('--json')) console.log(JSON.stringify({ from, crafts: impacts }, null, 2));
  else if (impacts.length === 0) console.log(`Nada que cambie una respuesta desde ${from}.`);
  else console.log(flags.includes('--markdown') ? toMarkdown(impacts, from) : toTerminal(impacts));
  process.exitCode = hasErrors ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoRevision)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function compared(): Impact[] {
  progress(`Comparando con ${from}`);
  const { build } = createChecker();
  const before = craftsAt(from, root);
  const after = craftsIn(root);
  const folders = [...new Set([...before, ...after].map(({ folder }) => folder))].sort();
  const empty = (folder: string) => ({ folder, texts: new Map<string, string>() });
  const impacts = folders.flatMap((folder) => {
    const [was, now] = [before, after].map((crafts) => crafts.find((one) => one.folder === folder) ?? empty(folder));
    return impactOf(basename(folder), was!, now!, { build, progress }) ?? [];
  });
  progress('');
  return impacts;
}
