// Something new that starts from something that passes: a type, an ingredient, a parameter or a craft like another. Refuses,
// in Spanish, a name that is taken or cannot be one, a model that does not exist, and whatever would not load.
//   create(files, 'type', { craft: 'x', id: 'y', like: 'z', label: 'Y' }, build)
import { type Craft, didYouMean, type LarderDefinition, noSuch, type ShelfFile } from '../engine/index.ts';
import { lastStep, type Texts } from '../engine/load/index.ts';
import { craftFolder, done, type Edited, type Files, refused } from './files.ts';
import { rowsOn, shelvesIn } from './grid/larder.ts';
import { spoken } from './grid/paste.ts';
import { newCraft } from './new/craft.ts';
import { newIngredient } from './new/ingredient.ts';
import { newParameter } from './new/parameter.ts';
import { newRule, rulesNamed } from './new/rule.ts';
import { craftFor, newType } from './new/type.ts';
import type { Build } from './rename/index.ts';
import { craftsIn, valueIn } from './values.ts';

export type NewKind = 'type' | 'ingredient' | 'parameter' | 'rule' | 'craft';

export interface NewFields {
  readonly id: string;
  /** what it starts from; a craft without it, from the template */
  readonly like?: string;
  /** of a type or a parameter, the craft it goes in */
  readonly craft?: string;
  readonly label?: string;
  readonly description?: string;
  /** of a parameter; without it, that of its model */
  readonly formula?: string;
  readonly unit?: string;
  /** of a rule: when it holds, what it says, in which list of the answer and, if not in all, in which type */
  readonly when?: string;
  readonly say?: string;
  readonly to?: string;
  readonly type?: string;
}

type Named = NewFields & { readonly label: string; readonly description: string; readonly like: string };

const noFile = (what: string): string => `${what} no se puede leer: arréglalo antes.`;

export function create(files: Files, kind: NewKind, fields: NewFields, build: Build): Edited {
  const { id, like = '' } = fields;
  if (!/^[a-z][A-Za-z0-9_]*$/.test(id) || (kind !== 'parameter' && id !== id.toLowerCase()))
    return refused(
      files,
      `«${id}» no vale: el identificador lleva letras sin acentos, cifras y guion bajo, y empieza por minúscula.`,
    );
  const label = fields.label?.trim() || spoken(id);
  const named = { ...fields, like, label, description: fields.description?.trim() || label };
  if (kind === 'ingredient') return createIngredient(files, named);
  if (kind === 'craft') return createCraft(files, named);
  if (kind === 'rule') return createRule(files, named, build);
  return kind === 'type' ? createType(files, named, build) : createParameter(files, named, build);
}

function createType(files: Files, named: Named, build: Build): Edited {
  const { craft: name = '', id, like } = named;
  const found = build(files, name);
  if (!found) return refused(files, noSuch('el oficio', name, craftsIn(files)));
  const compile = (texts: Texts): Craft | null => {
    const within = [...texts].map(([file, text]) => [`${craftFolder(name)}/${file}`, text] as const);
    return build(new Map([...files, ...within]), name)?.built.craft ?? null;
  };
  if (found.folder.texts.has(`types/${id}.json`)) return refused(files, `El tipo «${id}» ya existe.`);
  const craft = craftFor(found.folder.texts, named, compile);
  if (!craft) return refused(files, `El oficio «${name}» tiene errores: arréglalos antes.`);
  const model = craft.types.get(like === '' ? craft.defaultType : like);
  if (!model) return refused(files, noSuch('el tipo', like, craft.types.keys()));
  const after = new Map(files);
  for (const [file, text] of newType(craft, model, found.folder.texts, named))
    after.set(`${craftFolder(name)}/${file}`, text);
  return unlessBroken(files, after, name, build);
}

/** The edit, unless something is wrong with it that was not wrong before. */
function unlessBroken(files: Files, after: Files, craft: string, build: Build): Edited {
  const errorsIn = (one: Files): string[] =>
    (build(one, craft)?.built.report.problems ?? []).flatMap(({ severity, message }) =>
      severity === 'error' ? [message] : [],
    );
  const known = errorsIn(files);
  const fresh = errorsIn(after).filter((message) => !known.includes(message));
  return fresh.length > 0 ? refused(files, ...fresh) : done(after);
}

function createParameter(files: Files, named: Named, build: Build): Edited {
  const { craft = '', id, like, label, formula, unit } = named;
  const file = `${craftFolder(craft)}/params.json`;
  const written = valueIn<{ params?: object; internal?: object; constants?: object }>(files, file);
  if (!written?.params) return refused(files, noFile(file));
  const { params, internal = {}, constants = {} } = written;
  if ([params, internal, constants].some((one) => Object.hasOwn(one, id))) return refused(files, `«${id}» ya existe.`);
  if (!Object.hasOwn(params, like)) return refused(files, noSuch('el parámetro', like, Object.keys(params)));
  const given = { id, label, ...(formula ? { formula } : {}), ...(unit === undefined ? {} : { unit }) };
  const after = new Map(files).set(file, newParameter(files.get(file)!, like, given));
  return unlessBroken(files, after, craft, build);
}

function createRule(files: Files, { craft = '', id, when = '', say = '', to = '', type }: Named, build: Build): Edited {
  const found = build(files, craft)?.built.craft;
  if (!found) return refused(files, `El oficio «${craft}» tiene errores: arréglalos antes.`);
  if (when.trim() === '') return refused(files, 'Falta la condición: cuándo se dice.');
  if (say.trim() === '') return refused(files, 'Falta la frase: qué se dice.');
  if (!found.lists.includes(to)) return refused(files, noSuch('la lista', to, found.lists));
  if (type !== undefined && !found.types.has(type)) return refused(files, noSuch('el tipo', type, found.types.keys()));
  const taken = rulesNamed(files, { craft, id, type });
  if (taken) return refused(files, taken);
  const rule = { craft, id, when: when.trim(), say: say.trim(), to, ...(type === undefined ? {} : { type }) };
  return unlessBroken(files, newRule(files, rule), craft, build);
}

function createIngredient(files: Files, { id, like, label }: Named): Edited {
  const shelves = shelvesIn(files);
  const ids = shelves.flatMap((file) => rowsOn(files, file).map((row) => String(row.id)));
  if (ids.includes(id)) return refused(files, `El ingrediente «${id}» ya existe.`);
  if (!ids.includes(like)) return refused(files, `No existe «${like}» en la despensa.${didYouMean(like, ids)}`);
  const read = shelves.map((file) => [lastStep(file), valueIn<ShelfFile>(files, file)] as const);
  const unread = read.find(([, shelf]) => shelf === undefined);
  if (unread) return refused(files, noFile(`larder/${unread[0]}`));
  const definition = { shelves: Object.fromEntries(read) } as unknown as LarderDefinition;
  const { file, text } = newIngredient(definition, like, { id, label });
  return done(new Map(files).set(`larder/${file}`, text));
}

function createCraft(files: Files, { id, like, label, description }: Named): Edited {
  const known = craftsIn(files);
  if (known.includes(id)) return refused(files, `El oficio «${id}» ya existe.`);
  const folder = like === '' ? 'workshop/template/' : `${craftFolder(like)}/`;
  const model = new Map(
    [...files].flatMap(([path, text]) => (path.startsWith(folder) ? [[path.slice(folder.length), text]] : [])),
  );
  if (!model.has('craft.json'))
    return refused(files, like === '' ? 'Falta la plantilla de los oficios.' : noSuch('el oficio', like, known));
  for (const file of ['craft.json', 'messages.json'])
    if (valueIn<unknown>(files, folder + file) === undefined) return refused(files, noFile(folder + file));
  const after = new Map(files);
  for (const [file, text] of newCraft(model, { id, label, description })) after.set(`${craftFolder(id)}/${file}`, text);
  return done(after);
}
