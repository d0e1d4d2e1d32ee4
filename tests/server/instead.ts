// Functions of node’s own modules replaced while a test lasts; whoever imported them by name gets the new ones too.
//   const restore = instead(fs, { write: kept }); … restore();
import { syncBuiltinESMExports } from 'node:module';

/** All tests of a folder share one process: call it in `test.before`, and what it gives in `test.after`. */
export function instead<M extends object>(module: M, changed: Partial<Record<keyof M, unknown>>): () => void {
  const own = Object.fromEntries(Object.keys(changed).map((key) => [key, module[key as keyof M]]));
  const put = (all: object): void => {
    Object.assign(module, all);
    syncBuiltinESMExports();
  };
  put(changed);
  return () => put(own);
}

/** The same for all the tests of a file. */
export function insteadIn<M extends object>(
  test: { before(hook: () => void): void; after(hook: () => void): void },
  module: M,
  changed: Partial<Record<keyof M, unknown>>,
): void {
  let restore = (): void => {};
  test.before(() => {
    restore = instead(module, changed);
  });
  test.after(() => restore());
}
