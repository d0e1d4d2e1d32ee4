// A message that nothing says, a constant or an inner figure that nothing reads: a leftover, or the sign of a key misspelt here
// or somewhere else.
//   «salUsual» in every type, «salHabitual» in one → told, with the nearest
import { type Craft, didYouMean, type Report, type Type } from '../../engine/index.ts';
import { isOfLegalName, leaves, pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';
import { namesIn } from './shared/names-read.ts';

export const sinUso: Check = {
  name: 'sin_uso',
  description:
    'Todo mensaje lo dice alguien (un aviso, una decisión, un rango, un requisito o la respuesta), y toda constante y toda cifra interna la lee alguien; si las columnas leen la despensa, alguna familia entra',
  reads: ['catalogue', 'names', 'params', 'rules', 'messages', 'trade', 'label', 'types'],
  sample({ messages }) {
    messages.frase_perdida = 'Esta frase no la dice nadie.';
  },
  run({ craft, report }) {
    tellUnread(craft, report);
    tellUnshelved(craft, report);
    const general = new Set<string>();
    for (const type of craft.types.values()) {
      const said = saidBy(craft, type);
      for (const key of said) general.add(key);
      for (const key of Object.keys(type.file.messages ?? {})) {
        if (!said.has(key))
          tell(`types/${type.id}.json`, `/messages/${pointerStep(key)}`, key, said, type.file.messages!);
      }
    }
    for (const key of Object.keys(craft.definition.messages)) {
      if (key !== '$schema' && !general.has(key))
        tell('messages.json', `/${pointerStep(key)}`, key, general, craft.definition.messages);
    }
    function tell(file: string, path: string, key: string, said: ReadonlySet<string>, written: object): void {
      const unwritten = [...said].filter((one) => !Object.hasOwn(written, one));
      report.warn(
        file,
        { path, key: true },
        `Nadie dice el mensaje «${key}»: bórralo o corrige su clave.${didYouMean(key, unwritten)}`,
      );
    }
  },
};

/** Every key that the type may look up. */
function saidBy(craft: Craft, type: Type): Set<string> {
  const { craft: file } = craft.definition;
  const keys = new Set<string>(Object.values(craft.definition.craft.says ?? {}));
  for (const { input } of craft.inputs) if (input!.lever !== null) keys.add(input!.lever);
  const plans = [type.plan, ...type.choices.map((choice) => choice.plan)];
  const sides = plans.flatMap((plan) =>
    [...plan.targets, ...plan.limits].flatMap(({ param }) => [`${param.key}.bajo`, `${param.key}.alto`]),
  );
  for (const notice of type.notices) {
    keys.add(notice.say);
    if (notice.otherwise !== null) keys.add(notice.otherwise);
    if (notice.prefix !== null) {
      for (const side of ['bajo', 'alto', ...sides]) keys.add(`${notice.prefix}.${side}`);
      keys.add(notice.prefix);
    }
    if (notice.each !== 'fuera' && notice.each !== 'limites') continue;
    for (const side of sides) keys.add(side);
  }
  for (const { rows } of type.decisions) for (const row of rows) for (const key of row.says) keys.add(key);
  for (const { say } of type.requirements) keys.add(say);
  for (const part of [file.answer, file.manifest]) {
    for (const { source } of leaves(part, '')) if (source.startsWith('text.')) keys.add(source.slice('text.'.length));
  }
  return keys;
}

/** Every name in the texts of a definition, and what the types give ranges and limits to. */
function namesRead({ definition, types }: Craft): Set<string> {
  const names = namesIn(definition);
  for (const { plan, choices } of types.values())
    for (const { targets, limits } of [plan, ...choices.map((choice) => choice.plan)])
      for (const { param } of [...targets, ...limits]) names.add(param.key);
  return names;
}

function tellUnread(craft: Craft, report: Report): void {
  const { params, types, label } = craft.definition;
  const read = namesRead(craft);
  const inner = Object.entries(params.params).filter(
    ([name, { show, input }]) => show === 'never' && input !== true && /^\w+$/.test(name),
  );
  const written: { file: string; path: string; given?: object | undefined }[] = [
    { file: 'params.json', path: '/constants', given: params.constants },
    { file: 'params.json', path: '/params', given: Object.fromEntries(inner) },
    ...Object.entries(types).flatMap(([id, { constants, variants = [] }]) => [
      { file: `types/${id}.json`, path: '/constants', given: constants },
      ...variants.map((one, i) => ({
        file: `types/${id}.json`,
        path: `/variants/${i}/constants`,
        given: one.constants,
      })),
    ]),
  ];
  for (const { file, path, given = {} } of written) {
    const free =
      path === '/params' ? [] : Object.keys(params.constants ?? {}).filter((name) => !Object.hasOwn(given, name));
    for (const name of Object.keys(given)) {
      if (read.has(name) || (label && isOfLegalName(name, label))) continue;
      report.warn(
        file,
        { path: `${path}/${pointerStep(name)}`, key: true },
        `Nadie lee la cifra «${name}»: bórrala o corrige su nombre.${didYouMean(name, free)}`,
      );
    }
  }
}

/** Columns that say how they are worked out of the larder, of which no family comes in. */
function tellUnshelved({ definition: { catalogue } }: Craft, report: Report): void {
  const column = Object.entries(catalogue.columns).find(([, { larder }]) => larder !== undefined);
  if (!column || Object.keys(catalogue.families ?? {}).length > 0) return;
  report.warn(
    'catalogue.json',
    { path: `/columns/${column[0]}/larder` },
    'De la despensa solo se conocen los ingredientes escritos aquí: di en «families» de qué grupos es cada familia («"harina": { "groups": ["cereal"] }»), y se conocerán todos los suyos.',
  );
}
