// What every craft says alike, said here once: its usual notices, by their names, and a sentence for whatever has none. A craft
// writes only what it says otherwise.
//   "notices": ["sin_reconocer", { "id": "propio", … }] → { "id": "sin_reconocer", "to": "warnings", … } with its sentence
import type { Notice, Range, TargetEntry, UsualNotice } from '../../../schemas/generated/definitions.d.ts';
import type { Written } from '../../model/craft.ts';
import { leaves } from './answer.ts';
import { readBounds } from './entries.ts';

type Usual = Omit<Notice, 'id' | 'to'> & { readonly to: 'warnings' | 'advice'; readonly text: string };

const usual: Readonly<Record<UsualNotice, Usual>> = {
  sin_reconocer: {
    ...{ to: 'warnings', level: 'danger', any: ['desconocido'], when: 'sinReconocer' },
    text: 'No se reconoce el {sinReconocer} % del peso ({lista}): las cifras no son de fiar.[ ¿Querías decir {cercanos}?]',
  },
  saber_primero: {
    ...{ to: 'advice', any: ['desconocido'], when: 'sinReconocer' },
    text: 'Primero hay que aclarar qué se entiende por {lista}: usa otro nombre o indica la composición.',
  },
  por_etiqueta: {
    ...{ to: 'warnings', level: 'note', each: ['etiqueta'] },
    text: 'La composición de «{nombre}» sale de su etiqueta[: se supone que {supuesto}].',
  },
  tipo_desconocido: {
    ...{ to: 'warnings', when: 'tipoDesconocido' },
    text: 'Tipo «{tipoPedido}» no reconocido: se ha usado «{tipo}».[ ¿Querías decir «{tipoCercano}»?]',
  },
  desconocido: {
    ...{ to: 'warnings', each: ['desconocido'] },
    text: 'Ingrediente no reconocido: «{nombre}». Cuenta como peso inerte.[ ¿Querías decir {cercanos}?]',
  },
  // What was read of the request brings its own sentences.
  lectura: { to: 'warnings', each: 'lecturas', text: '' },
  sin_peso: { to: 'warnings', each: ['sin_peso'], text: '«{nombre}» no trae peso y no cuenta.' },
  forzado: {
    ...{ to: 'warnings', level: 'note', each: ['forzado'] },
    text: '«{nombre}» se trata como {rol} porque así se ha indicado.',
  },
  excedido: {
    ...{ to: 'warnings', each: ['excedido'] },
    text: 'La composición indicada para «{nombre}» suma más de 100 g por 100 g: se ha reducido en proporción.',
  },
  sin_precio: { to: 'warnings', each: ['sin_precio'], text: '«{nombre}» no lleva precio: el coste no lo incluye.' },
};

/** A usual notice, whole; what it advises goes to the list of its craft. */
export function usualNotice(id: UsualNotice, advice: string): Notice {
  const { text: _, to, ...rest } = usual[id];
  return { id, ...rest, to: to === 'advice' ? advice : to };
}

/** Its sentence; nothing of one that needs none, null of what is no usual notice. */
export const usualText = (id: string): string | null =>
  Object.hasOwn(usual, id) ? usual[id as UsualNotice].text : null;

/** The list that the advice of a craft goes to. */
export function adviceList({ answer }: Pick<Written['craft'], 'answer'>): string {
  const lists = [...leaves(answer, '')].flatMap(({ source }) => /^list\.(.+)$/.exec(source)?.[1] ?? []);
  return lists.find((name) => name === 'suggestions') ?? lists.find((name) => name !== 'warnings') ?? 'warnings';
}

export function withUsual(written: Written): Written {
  const advice = adviceList(written.craft);
  const notices = (written.rules.notices ?? []).map((notice) =>
    typeof notice === 'string' ? usualNotice(notice, advice) : notice,
  );
  const spoken = notices.flatMap(({ id, say }) =>
    say === undefined && Object.hasOwn(usual, id) && written.messages[id] === undefined && id !== 'lectura'
      ? [[id, usual[id as UsualNotice].text]]
      : [],
  );
  return {
    ...written,
    rules: { ...written.rules, notices },
    // In their own order those that are written: the others go after.
    messages: {
      ...written.messages,
      ...Object.fromEntries(spoken),
      ...ofRanges(written, notices),
    } as Written['messages'],
  };
}

/** «Grasa: 12 %, por encima de 10 %.», for each side on which a range can fail and nobody has written what to say. */
function ofRanges(written: Written, notices: readonly Notice[]): Written['messages'] {
  const { params, types, messages, craft } = written;
  const voices = notices.filter(({ each, say }) => each === 'fuera' && say === undefined);
  const isHeard = (key: string): boolean => voices.some(({ order }) => order === undefined || order.includes(key));
  const found: Record<string, Written['messages'][string]> = {};
  for (const [key, param] of Object.entries(params.params)) {
    if (!isHeard(key)) continue;
    const { label, unit, spoken = unit, range: own, decimals = craft.decimals ?? 2, most = Infinity } = param;
    const said = spoken === undefined || spoken === '' ? '' : ` ${spoken}`;
    const texts = {
      bajo: `${label}: {valor}${said}, por debajo de {min}${said}.`,
      alto: `${label}: {valor}${said}, por encima de {max}${said}.`,
    };
    for (const side of ['bajo', 'alto'] as const) {
      const name = `${key}.${side}`;
      const general = messages[name];
      if (isSilent(general)) found[name] = { ...general, text: texts[side] };
      if (general !== undefined) continue;
      const isMissing = Object.values(types).some((type) => {
        if (type.messages && Object.hasOwn(type.messages, name) && !isSilent(type.messages[name])) return false;
        return [type, ...(type.variants ?? [])].some(({ ranges }) => {
          const entry = ranges?.[key] ?? own;
          return entry !== undefined && entry !== null && canFail(boundsOf(entry, decimals), most)[side];
        });
      });
      if (isMissing) found[name] = texts[side];
    }
  }
  return found;
}

type Silent = Extract<Written['messages'][string], { try: unknown }>;

/** It says how to mend it, and not what is wrong. */
const isSilent = (message: Written['messages'][string] | undefined): message is Silent =>
  typeof message === 'object' && 'try' in message && message.text === undefined;

const boundsOf = (entry: TargetEntry, decimals: number): Range =>
  readBounds(typeof entry === 'string' || Array.isArray(entry) ? entry : entry.range, decimals);

/** On which sides a figure that is never less than nothing can be out of a range. */
export const canFail = ([min, max]: Range, most = Infinity): { readonly bajo: boolean; readonly alto: boolean } => ({
  bajo: min !== null && (min > 0 || (min < 0 && max !== null && max <= 0)),
  alto: max !== null && max < most,
});
