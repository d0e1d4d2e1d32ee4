// A notice that nearly every balanced recipe gets says nothing: its comparison is the other way round.
//   «pctTal < 10» where «> 10» was meant
import { Refusal, spanish } from '../../engine/index.ts';
import { pointerStep } from '../../engine/load/index.ts';
import type { Check } from './shared/check.ts';
import { several } from './shared/seen.ts';

/** Of the recipes that come out well. */
const nearlyAll = 0.85;

export const avisoDeTodas: Check = {
  name: 'aviso_de_todas',
  description: 'Ningún aviso con condición sale en casi todas las recetas equilibradas',
  sample({ rules, types, params }) {
    const [key] = Object.keys(params.params);
    const [type] = Object.values(types);
    const fine = type!.examples.find(({ expect }) => expect.out?.length === 0)!;
    type!.examples.push(...Array.from({ length: several }, (_, i) => ({ ...fine, name: `Otra ${i}` })));
    rules.notices.push({
      ...{ id: 'de_todas', to: rules.notices[0]!.to, say: rules.notices[0]!.say ?? rules.notices[0]!.id },
      when: { all: [{ fact: key!, operator: 'lessThan', value: 60 }] },
    });
  },
  run({ craft, trials, report }) {
    const times = new Map<string, number>();
    let all = 0;
    for (const [id, { file }] of craft.types) {
      for (const example of [...(file.start ?? []), ...file.examples]) {
        const trial = trials.of(id, example);
        if (trial instanceof Refusal || trial.judgement.verdict !== 'equilibrada') continue;
        all++;
        for (const notice of trial.judgement.notices) times.set(notice.id, (times.get(notice.id) ?? 0) + 1);
      }
    }
    if (all < several) return;
    for (const [place, { id, when, each, any, otherwise }] of craft.definition.rules.notices.entries()) {
      const share = (times.get(id) ?? 0) / all;
      // One that speaks of lines, or of what is out, may hold and say nothing.
      if (!when || each || any || otherwise || share < nearlyAll) continue;
      report.warn(
        'rules.json',
        { path: `/notices/${pointerStep(String(place))}/when` },
        `El aviso «${id}» sale en el ${spanish(100 * share, 0)} % de las recetas equilibradas: mira si la comparación está al revés.`,
      );
    }
  },
};
