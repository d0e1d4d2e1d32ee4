// What the reference offers, fetched once: guides, endpoints, and the catalogue of errors, from the service's own description.
import { type Guide, linked, type Section, sectionsOf } from './markdown.ts';

export interface Endpoint {
  readonly tag: string;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

interface Described {
  readonly paths: Record<string, Record<string, { tags: string[]; operationId: string; summary: string }>>;
  readonly components: { schemas: { Error: { properties: { code: { description: string } } } } };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

const json = async <Made>(path: string, otherwise: Made): Promise<Made> => {
  const answer = await fetch(path);
  return answer.ok ? ((await answer.json()) as Made) : otherwise;
};

export const guides = once(() => json<readonly Guide[]>('/docs/guias.json', []));

const description = once(() => json<Described | null>('/openapi.json', null));

export const endpoints = once(
  async (): Promise<readonly Endpoint[]> =>
    Object.entries((await description())?.paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { tags, operationId, summary }]) => ({
        ...{ tag: tags[0] ?? '', id: operationId, method: method.toUpperCase(), path, summary },
      })),
    ),
);

/** The codes, as rows of a table: the description tells each as «- `code` (status): meaning». */
export const errorPage = once(async (): Promise<string> => {
  const told = (await description())?.components.schemas.Error.properties.code.description ?? '';
  const rows = [...told.matchAll(/^- `(\w+)` \((\d+)\): (.+)$/gm)].map(
    ([, code, status, meaning]) => `| \`${code}\` | ${status} | ${meaning} |`,
  );
  return `# Errores

Todo error es un objeto con \`error\`, la frase en español para quien lo lee, y \`code\`, la palabra en que puede fiarse un programa. Además, si se sabe, \`param\` dice de qué trata (\`ingredients[2].grams\`), \`supported\` los oficios que valen cuando se pidió otro, \`betterType\` el tipo que toma la receta tal como está cuando el pedido no puede, y \`requestId\` con qué nombre queda en el registro del servicio.

\`\`\`json
{
  "error": "ingredients[2].grams: falta; debe ser un número de gramos.",
  "code": "field_invalid",
  "param": "ingredients[2].grams",
  "requestId": "k3Jd9a-1f"
}
\`\`\`

Con un 429, la cabecera \`Retry-After\` dice en cuántos segundos volver. Un código no cambia de sentido: puede haber más, ninguno significará otra cosa.

| Código | Estado | Qué ha pasado |
|---|---|---|
${rows.join('\n')}
`;
});

const guideText = async (name: string): Promise<string> => {
  const answer = await fetch(`/docs/guias/${encodeURIComponent(name)}.md`);
  return answer.ok ? answer.text() : '';
};

export async function guidePage(name: string): Promise<string> {
  const known = await guides();
  return linked((await guideText(name)) || 'No existe esa guía.', known);
}

/** Every guide by its headings: asked for when somebody begins to look for something. */
export const sections = once(
  async (): Promise<readonly Section[]> =>
    (await Promise.all((await guides()).map(async (guide) => sectionsOf(guide, await guideText(guide.name))))).flat(),
);
