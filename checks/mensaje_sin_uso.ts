// A message that nothing says is a leftover, or the sign of a misspelt key somewhere else.
import { type Craft, didYouMean, type Type } from '../engine/index.ts';
import { leaves, pointerStep } from '../engine/load/index.ts';
import type { Check } from './check.ts';

export const mensajeSinUso: Check = {
  name: 'mensaje_sin_uso',
  description: 'Todo mensaje lo dice alguien: un aviso, una decisión, un rango, un requisito o la respuesta',
  reads: ['params', 'rules', 'messages', 'types'],
  sample({ messages }) {
    messages.frase_perdida = 'Esta frase no la dice nadie.';
  },
  run({ craft, report }) {
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
