// A notice of one's own: when it holds, its sentence is said. In the rules of the craft and its messages, or in those of one type.
//   newRule(files, { craft: 'x', id: 'poca_sal', when: 'sal < 1', say: 'Le falta sal.', to: 'warnings' })
import type { Written } from '../../engine/index.ts';
import { craftFolder, type Files } from '../files.ts';
import { withValues } from '../text.ts';
import { valueIn } from '../values.ts';

export interface NewRule {
  readonly craft: string;
  readonly id: string;
  readonly when: string;
  /** its sentence */
  readonly say: string;
  /** the list of the answer that it goes to */
  readonly to: string;
  /** only in one type; without it, in all of them */
  readonly type?: string;
}

type Notices = Written['rules']['notices'];

/** What is written already under its name, in the craft or in its type; null: nothing. */
export function rulesNamed(files: Files, { craft, id, type }: Pick<NewRule, 'craft' | 'id' | 'type'>): string | null {
  const folder = craftFolder(craft);
  const holds = (notices: Notices = []): boolean =>
    notices.some((one) => (typeof one === 'string' ? one : one.id) === id);
  const messages = valueIn<Written['messages']>(files, `${folder}/messages.json`);
  if (holds(valueIn<Written['rules']>(files, `${folder}/rules.json`)?.notices)) return `Ya hay una regla «${id}».`;
  if (messages && Object.hasOwn(messages, id)) return `Ya hay una frase «${id}».`;
  const own = type === undefined ? undefined : valueIn<Written['types'][string]>(files, `${folder}/types/${type}.json`);
  return holds(own?.notices) || Object.hasOwn(own?.messages ?? {}, id)
    ? `Ya hay una regla «${id}» en «${type}».`
    : null;
}

export function newRule(files: Files, { craft, id, when, say, to, type }: NewRule): Files {
  const folder = craftFolder(craft);
  const notice = { id, to, when };
  const after = new Map(files);
  const put = (file: string, ...changes: Parameters<typeof withValues>[2]): void => {
    after.set(file, withValues(file, after.get(file)!, changes));
  };
  if (type === undefined) {
    put(`${folder}/rules.json`, [['notices', -1], notice]);
    put(`${folder}/messages.json`, [[id], say]);
    return after;
  }
  const file = `${folder}/types/${type}.json`;
  const written = valueIn<Written['types'][string]>(files, file);
  put(
    file,
    written?.notices ? [['notices', -1], notice] : [['notices'], [notice]],
    written?.messages ? [['messages', id], say] : [['messages'], { [id]: say }],
  );
  return after;
}
