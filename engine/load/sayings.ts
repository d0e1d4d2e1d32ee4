// Whether everything a type may have to say has its sentence.
import type { Plan, Type } from '../craft.ts';
import { didYouMean } from '../near.ts';
import type { Context } from './model.ts';

/** Every notice finds its sentence, also on each side on which a range can fail: otherwise a renamed parameter falls silent. */
export function checkSayings(
  type: Type,
  plans: readonly Plan[],
  at: string,
  { definition, vocabulary, report }: Context,
): void {
  const known = type.messages;
  const tell = (key: string, from: string, path: string, why: string): void => {
    if (!known.has(key))
      report.error(from, { path }, `${why} y no existe el mensaje «${key}».${didYouMean(key, known.keys())}`);
  };
  const ofCraft = definition.rules.notices.length;
  // Messages «x.bajo» whose x is no parameter: the likely slips.
  const strays = [...known.keys()].filter((key) => key.includes('.') && !vocabulary.params.has(key.split('.')[0]!));
  const entries = [...definition.rules.notices, ...(type.file.notices ?? [])];
  for (const [index, entry] of entries.entries()) {
    const notice = type.notices.find((one) => one.id === entry.id && one.to === entry.to);
    if (!notice) continue;
    const [from, path] = index < ofCraft ? ['rules.json', `/notices/${index}`] : [at, `/notices/${index - ofCraft}`];
    if (notice.otherwise !== null)
      tell(notice.otherwise, from, `${path}/otherwise`, 'Cuando no hay nada fuera se dice');
    if (notice.each !== 'fuera' || notice.fixed) {
      tell(notice.say, from, `${path}/${notice.fixed ? 'say' : 'id'}`, `El aviso «${notice.id}» necesita una frase`);
      continue;
    }
    for (const plan of plans) {
      for (const { param, min, max } of plan.targets) {
        if (notice.order && !notice.order.includes(param.index)) continue;
        for (const side of ['bajo', 'alto'] as const) {
          const isNegativeScale = max !== null && max <= 0 && min !== null && min < 0;
          const canFail =
            side === 'bajo'
              ? min !== null && (min > 0 || isNegativeScale)
              : max !== null && !(param.unit === '%' && max >= 100);
          if (!canFail || known.has(`${param.key}.${side}`)) continue;
          const message = `El rango de «${param.key}» puede quedar ${side === 'bajo' ? 'por debajo' : 'por encima'} y no existe el mensaje «${param.key}.${side}».${didYouMean(`${param.key}.${side}`, strays)}`;
          if (!report.problems.some((problem) => problem.message === message))
            report.error(at, { path: `/ranges/${param.key}`, key: true }, message);
        }
      }
    }
  }
  for (const decision of type.decisions) {
    for (const row of decision.rows) {
      for (const say of row.says)
        tell(say, 'rules.json', `/decisions/${decision.name}/rows/${row.place}`, 'La fila lo dice');
    }
  }
}
