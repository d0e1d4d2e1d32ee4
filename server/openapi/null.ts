// Whether a parameter can come out without value for some recipe, read from its formula: then the document does not
// promise it. A recipe that passed the guards weighs something, so what is divided by the whole weight is safe.
import { type Craft, type Node, parseFormula } from '../../engine/index.ts';

export function canBeNull(craft: Craft): (param: string) => boolean {
  const { params, constants = {} } = craft.definition.params;
  const types = Object.values(craft.definition.types);
  const known = new Map<string, boolean>();

  const ofName = (name: string): boolean => {
    if (params[name]) return ofParam(name);
    return [constants, ...types.map((type) => type.constants ?? {})].some((one) => isNull(one[name]));
  };
  const ofParam = (name: string): boolean => {
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, true);
    const result = ofNode(parseFormula(params[name]!.formula));
    known.set(name, result);
    return result;
  };
  const ofNode = (node: Node): boolean => {
    switch (node.kind) {
      case 'number':
      case 'weight':
        return false;
      case 'name':
        return ofName(node.name);
      case 'negative':
      case 'not':
        return ofNode(node.of);
      case 'binary':
        return ofBinary(node);
      case 'call':
        return ofCall(node.name, node.args);
      case 'aggregate':
        return node.name === 'mayor' || (node.name === 'media' && node.select.length > 0) || divides(node.of);
      default:
        return true;
    }
  };
  const ofBinary = ({ operator, left, right }: Node & { kind: 'binary' }): boolean => {
    if (['=', '<>', '<', '<=', '>', '>=', 'y', 'o'].includes(operator)) return false;
    if (operator === '^' && right.kind !== 'number') return true;
    return ofNode(left) || ofNode(right) || (operator === '/' && !isSafeDivisor(right));
  };
  const ofCall = (name: string, args: Node[]): boolean => {
    if (name === 'primero') return args.every(ofNode);
    return (name === 'si' ? args.slice(1) : args).some(ofNode);
  };
  return (name) => (params[name] ? ofParam(name) : true);
}

function isSafeDivisor(node: Node): boolean {
  return (node.kind === 'number' && node.value !== 0) || (node.kind === 'weight' && node.select.length === 0);
}

function divides(node: Node): boolean {
  if (node.kind === 'binary') {
    return (node.operator === '/' && !isSafeDivisor(node.right)) || divides(node.left) || divides(node.right);
  }
  if (node.kind === 'call') return node.name !== 'primero' && node.args.some(divides);
  return node.kind === 'negative' && divides(node.of);
}

function isNull(constant: unknown): boolean {
  return constant === null || (typeof constant === 'object' && (constant as { value?: unknown }).value === null);
}
