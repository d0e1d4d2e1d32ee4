// The answer and the manifest of a craft, from the layout in its definition: every source has its schema.
import type { Craft } from '../../engine/index.ts';
import { canBeNull } from './null.ts';
import { nameOf, ref, type Schema } from './schema.ts';

export function answerSchema(craft: Craft): Schema {
  return {
    ...reader(craft)(craft.definition.craft.answer).schema,
    description: `Análisis de la receta: ${craft.label}`,
  };
}

export function manifestSchema(craft: Craft): Schema {
  const { schema } = reader(craft)(craft.definition.craft.manifest);
  const properties: Record<string, Schema> = { ...schema.properties, definitions: versionSchema };
  if (properties.bodyExample) properties.bodyExample = ref(`${nameOf(craft.path)}Request`);
  return { ...schema, properties, description: `Qué ofrece este camino: ${craft.label}` };
}

export const versionSchema: Schema = { type: 'string', description: 'Versión de las definiciones en uso' };

interface Leaf {
  schema: Schema;
  /** may be left out of the answer */
  optional?: boolean;
}

function reader(craft: Craft): (layout: unknown) => Leaf {
  const source = sources(craft);
  const read = (layout: unknown): Leaf => {
    if (typeof layout === 'string' && layout.startsWith('@')) return source(layout);
    if (Array.isArray(layout)) return { schema: tuple(layout.map((item) => read(item).schema)) };
    if (layout === null || typeof layout !== 'object') return { schema: { const: layout } };
    const [key = '', list] = Object.entries(layout)[0] ?? [];
    if (key.startsWith('@')) return source(key, list as string[]);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const [name, part] of Object.entries(layout)) {
      const leaf = read(part);
      properties[name] = leaf.schema;
      if (!leaf.optional) required.push(name);
    }
    return { schema: { type: 'object', properties, required } };
  };
  return read;
}

function tuple(items: Schema[]): Schema {
  const size = { minItems: items.length, maxItems: items.length };
  if (items.every((item) => item.type === 'number')) return { type: 'array', items: { type: 'number' }, ...size };
  return { type: 'array', prefixItems: items, ...size };
}

function sources(craft: Craft): (source: string, list?: string[]) => Leaf {
  const { definition } = craft;
  const { params } = definition.params;
  const nullable = canBeNull(craft);
  const shown = Object.keys(params).filter((id) => params[id]?.show !== 'never');
  const plain = (schema: Schema): Leaf => ({ schema });

  const number = (id: string): Leaf => {
    const { label = id, unit } = params[id] ?? {};
    const description = unit ? `${label} (${unit})` : label;
    const always = (params[id]?.show ?? 'always') === 'always';
    return { schema: { type: 'number', description }, optional: !always || nullable(id) };
  };
  /** What is shown only of recipes that hold some may be missing. */
  const isAlways = (id: string): boolean => params[id]?.show !== 'present';
  const range = (): Schema => ref('Range');
  const keyed = (ids: string[], schemaOf: (id: string) => Schema, required: string[], description: string): Leaf =>
    plain({
      type: 'object',
      description,
      properties: Object.fromEntries(ids.map((id) => [id, schemaOf(id)])),
      required,
    });
  const inRange = (): Schema => ref('InRange');
  const decision = (id: string): Leaf => {
    const given: unknown[] = Object.entries(definition.rules.decisions ?? {}).flatMap(([name, { rows }]) =>
      rows.map(({ give }) =>
        give !== null && typeof give === 'object' ? (give[id] ?? null) : name === id ? give : undefined,
      ),
    );
    const values = [...new Set(given.filter((value) => value !== undefined && value !== null))];
    const own = Object.values(definition.rules.decisions ?? {}).find(({ rows }) =>
      rows.some((row) => row.give !== null && typeof row.give === 'object' && id in row.give),
    );
    const misses = own
      ? own.rows.some(({ give }) => give === null || typeof give !== 'object' || (give[id] ?? null) === null)
      : given.includes(null);
    const named = Object.values(definition.rules.decisions ?? {}).find(({ labels }) => labels?.[id])?.labels?.[id];
    const described = values.map((value) => named?.values?.[String(value)] ?? String(value)).join(', ');
    const description = named ? `${named.label}: ${described}` : 'Lo que deciden las reglas del oficio';
    return { schema: { enum: values, description }, optional: misses };
  };

  return (text, list) => {
    const [kind = '', id = ''] = text.slice(1).split(/\.(.*)/s);
    switch (id === '' ? kind : `${kind}.`) {
      case 'verdict':
        return plain({ enum: ['equilibrada', 'revisar'], description: 'equilibrada si nada de inRange es false' });
      case 'type':
        return plain({ ...ref(`${nameOf(craft.path)}Type`), description: 'Tipo de receta aplicado' });
      case 'typeLabel':
        return plain({ type: 'string', description: 'Nombre del tipo aplicado' });
      case 'betterType':
        return {
          schema: {
            ...ref(`${nameOf(craft.path)}Type`),
            description: 'Tipo que toma la receta tal como está, donde el pedido pide deshacerla',
          },
          optional: true,
        };
      case 'variant':
        return { schema: { type: 'string', description: 'Variante del tipo que se ha aplicado' }, optional: true };
      case 'params':
        return keyed(
          shown,
          (one) => number(one).schema,
          shown.filter((one) => !number(one).optional),
          'Parámetros calculados',
        );
      case 'ranges':
        return keyed(list ?? shown, range, (list ?? []).filter(isAlways), 'Rangos que se aplican');
      case 'inRange':
        return keyed(list ?? shown, inRange, (list ?? []).filter(isAlways), 'Si cada parámetro está en su rango');
      case 'param.':
        return number(id);
      case 'range.':
        return plain(range());
      case 'inRange.':
        return plain(inRange());
      case 'decision.':
        return decision(id);
      case 'list.':
        return plain({ type: 'array', description: 'Frases', items: { type: 'string' } });
      case 'catalogueSize':
        return plain({ type: 'integer', description: 'Ingredientes del catálogo', minimum: 1 });
      case 'inputs':
        return plain({
          type: 'array',
          description: 'Datos del proceso que se pueden enviar además de la receta',
          items: {
            type: 'object',
            properties: {
              key: { type: 'string', description: 'Campo de la petición' },
              label: { type: 'string', description: 'Nombre' },
              unit: { type: 'string', description: 'Unidad' },
              decimals: { type: 'integer', description: 'Decimales' },
              default: { type: 'string', description: 'Lo que se supone si no se dice' },
              min: { type: ['string', 'null'], description: 'El menor valor posible' },
              max: { type: ['string', 'null'], description: 'El mayor valor posible' },
              note: { type: ['string', 'null'], description: 'Aclaración' },
            },
          },
        });
      case 'types':
        return plain({ type: 'array', description: 'Tipos de receta que se admiten', items: { type: 'string' } });
      case 'docsUrl':
        return plain({ type: 'string', format: 'uri', description: 'Documentación para personas' });
      case 'endpoint':
        return plain({ type: 'string', description: 'Método y camino del cálculo' });
      case 'service':
        return plain({ type: 'string', description: 'Nombre del servicio' });
      case 'poweredBy':
        return plain({ type: 'string', description: 'Atribución del servicio' });
      default:
        return plain({ type: 'string', description: 'Texto fijo' });
    }
  };
}
