// The template of a craft under another name.
import type { Texts } from '../../engine/load/texts.ts';
import { layOut } from '../layout.ts';

export function newCraft(
  template: Texts,
  { id, label, description }: { id: string; label: string; description: string },
): Map<string, string> {
  const texts = new Map(template);
  const craft = JSON.parse(template.get('craft.json')!);
  texts.set('craft.json', layOut('craft', { ...craft, id, label, description, path: `/api/balance/${id}` }));
  const messages = JSON.parse(template.get('messages.json')!);
  texts.set('messages.json', layOut('messages', { ...messages, descripcion: description }));
  return texts;
}
