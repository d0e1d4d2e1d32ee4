// The sentence of a figure that falls short tells the least it may be, and that of one that passes, the most: the other end
// says the reverse of what is meant.
import type { Definition } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';

type Message = Definition['messages'][string];

export const extremoDicho: Check = {
  name: 'extremo_dicho',
  description: 'La frase de una cifra corta dice su mínimo, y la de una que se pasa, su máximo',
  reads: ['messages', 'types'],
  sample({ messages }) {
    const key = Object.keys(messages).find((one) => one.endsWith('.bajo'))!;
    messages[key] = 'Por debajo de {max}.';
  },
  run({ craft, report }) {
    const look = (messages: Definition['messages'], file: string, path: string): void => {
      for (const [key, message] of Object.entries(messages)) {
        const [, side] = /\.(bajo|alto)$/.exec(key) ?? [];
        if (side === undefined || !textsOf(message).some((text) => isTurned(text, side))) continue;
        const [said, meant] = side === 'bajo' ? ['max', 'min'] : ['min', 'max'];
        report.warn(
          file,
          { path: `${path}/${pointerStep(key)}`, key: true },
          `«${key}» dice {${said}} y no {${meant}}: ¿es el otro extremo?`,
        );
      }
    };
    look(craft.definition.messages, 'messages.json', '');
    for (const [id, { file }] of craft.types) look(file.messages ?? {}, `types/${id}.json`, '/messages');
  },
};

const isTurned = (text: string, side: string): boolean =>
  side === 'bajo' ? /\{max\b/.test(text) && !/\{min\b/.test(text) : /\{min\b/.test(text) && !/\{max\b/.test(text);

/** Each way of saying it. */
function textsOf(message: Message): string[] {
  if (typeof message !== 'object') return [message ?? ''];
  return (Array.isArray(message) ? message : [message]).map(({ text }) => text ?? '');
}
