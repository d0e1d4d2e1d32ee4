// The validators of the definition files as plain code, written ahead by ajv: for the build, and for a page, whose policy
// forbids code made at run time. Takes nothing; gives the text of a module that stands in for engine/load/file/validators.ts.
import standalone from 'ajv/dist/standalone/index.js';
import { ajvOf, idOf, kinds } from '../engine/load/file/validators.ts';

// A package of the older kind: what it exports is inside its default.
const { default: codeOf } = standalone as unknown as { default: CodeOf };
type CodeOf = (ajv: ReturnType<typeof ajvOf>, files: Record<string, string>) => string;

export function validatorsModule(): string {
  const ajv = ajvOf({ source: true, esm: true });
  const code = codeOf(ajv, Object.fromEntries(kinds.map((kind) => [`${kind}File`, idOf(kind)])));
  const all = kinds.map((kind) => `${kind}: ${kind}File`).join(', ');
  return `${code}\nconst validators = { ${all} };\nexport const validatorOf = (kind) => validators[kind];\n`;
}
