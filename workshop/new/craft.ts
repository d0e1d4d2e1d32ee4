// The files of a craft under another name: those of the template, or those of a craft that it starts from.
//   newCraft(template, { id: 'x', label: 'X', description: 'Qué analiza.' })
import type { Texts } from '../../engine/load/index.ts';
import { inOrder } from '../keys.ts';
import { layOut } from '../layout.ts';

export interface Named {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

export function newCraft(model: Texts, { id, label, description }: Named): Map<string, string> {
  const texts = new Map(model);
  const { order: _, request, ...craft } = JSON.parse(model.get('craft.json')!);
  const fields = request.craft === undefined ? request : { ...request, craft: [id] };
  const path = `/api/balance/${id}`;
  const written = { ...craft, id, label, description, path, request: fields };
  texts.set('craft.json', layOut('craft', inOrder('craft', written)));
  const messages = JSON.parse(model.get('messages.json')!);
  if (messages.descripcion !== undefined)
    texts.set('messages.json', layOut('messages', { ...messages, descripcion: description }));
  return texts;
}
