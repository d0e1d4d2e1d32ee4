// The validators that ajv wrote ahead, for a bundler: what asks for engine/load/file/validators.ts gets them instead, since a page
// may not make code at run time.
//   defineConfig({ plugins: [aheadOfTime()] })
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { validatorsModule } from './validators.ts';

const name = 'validators-written-ahead';
const id = `\0${name}`;

/** The module as plain code, with nothing left to import. */
export async function validatorsText(resolveDir: string): Promise<string> {
  const { outputFiles } = await build({
    ...{ stdin: { contents: validatorsModule(), resolveDir }, write: false },
    ...{ bundle: true, format: 'esm', target: 'es2022', minify: true, logLevel: 'warning' },
  });
  return outputFiles![0]!.text;
}

export function aheadOfTime(root: string): Plugin {
  return {
    name,
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/validators.ts') ? id : null),
    load: (wanted) => (wanted === id ? validatorsText(root) : null),
  };
}
