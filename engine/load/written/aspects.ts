// Every aspect that some range of the craft is about; a range that names none is about its own parameter.
import type { Definition } from '../../model/craft.ts';

export function aspectsOf({ params, types }: Definition): Set<string> {
  const found = new Set<string>(Object.keys(params.params));
  const entries = [
    ...Object.values(params.params),
    ...Object.values(types).flatMap((type) =>
      [type, ...(type.variants ?? [])].flatMap((part) => Object.values(part.ranges ?? {})),
    ),
  ];
  for (const { aspect } of entries) {
    if (typeof aspect === 'string') found.add(aspect);
    else for (const side of Object.values(aspect ?? {})) found.add(side);
  }
  return found;
}
