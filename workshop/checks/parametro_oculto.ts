// A parameter shown only where it has a range, and that no type gives one, is never seen.
import type { Check } from './shared/check.ts';

export const parametroOculto: Check = {
  name: 'parametro_oculto',
  description: 'Un parámetro con «show»: «ranged» tiene rango en algún tipo; si no, nunca se ve',
  sample({ params }) {
    Object.values(params.params)[3]!.show = 'ranged';
  },
  run({ craft, report }) {
    const types = [...craft.types.values()];
    const ranged = new Set(
      types.flatMap((type) =>
        [type.plan, ...type.choices.map(({ plan }) => plan)].flatMap((plan) =>
          plan.targets.map(({ param }) => param.key),
        ),
      ),
    );
    for (const { key, show } of craft.params) {
      if (show !== 'ranged' || ranged.has(key)) continue;
      report.warn(
        'params.json',
        { path: `/params/${key}/show` },
        `«${key}» solo se muestra en los tipos que le dan rango, y ninguno se lo da: ponle rango en alguno o escribe «never».`,
      );
    }
  },
};
