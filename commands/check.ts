// npm run check [oficio | fichero]: every problem of the definitions, then one line per craft.
import { join } from 'node:path';
import { loadCraft } from '../engine/load/index.ts';
import { report } from '../engine/load/problem.ts';
import { readCrafts } from '../engine/load/read.ts';

const root = process.env.CRAFTS_DIR ?? 'crafts';
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
let failed = false;
for (const folder of readCrafts(root)) {
  const name = folder.folder.split(/[\\/]/).pop()!;
  if (wanted.length > 0 && !wanted.some((word) => word === name || join(word).startsWith(join(root, name)))) continue;
  const { craft, problems } = loadCraft(folder);
  if (problems.length > 0) console.log(`${report(problems)}\n`);
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  if (errors > 0) failed = true;
  if (!craft) {
    console.log(`${name}: ${errors} ${errors === 1 ? 'error' : 'errores'}`);
    continue;
  }
  const types = [...craft.types.values()];
  const examples = types.reduce((sum, type) => sum + type.file.examples.length, 0);
  console.log(`${name}: ${types.length} tipos, ${craft.params.length} parámetros, ${craft.rows.size} ingredientes, ${examples} ejemplos`);
}
process.exitCode = failed ? 1 : 0;
