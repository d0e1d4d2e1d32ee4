// One value of one file changed, by its place: what forms, cards and tables write with.
//   setValue(files, 'crafts/x/messages.json', '/clave', 'Otra frase.')
import { done, type Edited, type Files, refused } from './files.ts';
import { stepsOf, withValue } from './text.ts';
import { valueIn } from './values.ts';

/** `undefined` takes it away; a last step «-» adds to a list. */
export function setValue(files: Files, file: string, pointer: string, value: unknown): Edited {
  const text = files.get(file);
  const written = valueIn<unknown>(files, file);
  if (text === undefined || written === undefined)
    return refused(files, `${file} no se puede leer: arréglalo antes en su texto.`);
  const steps = stepsOf(pointer, written);
  if (steps.length === 0) return refused(files, `Falta decir qué cambia en ${file}.`);
  return done(new Map(files).set(file, withValue(file, text, steps, value)));
}
