// The same call in curl, JavaScript and Python, at every endpoint, made from its own description.
import type { Component, Plugin, System } from './swagger.ts';

interface Operation {
  readonly requestBody?: { readonly content?: Record<string, { readonly example?: unknown }> };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly example?: unknown;
    readonly schema?: { readonly example?: unknown; readonly enum?: readonly unknown[] };
  }[];
}

interface Description {
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: Record<string, Record<string, Operation>>;
}

interface Call {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

function callOf({ servers, paths }: Description, path: string, method: string, origin: string): Call {
  const operation = paths?.[path]?.[method] ?? {};
  const server = new URL(servers?.[0]?.url ?? '/', origin).href.replace(/\/$/, '');
  const filled = path.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const parameter = operation.parameters?.find((one) => one.in === 'path' && one.name === name);
    const value = parameter?.example ?? parameter?.schema?.example ?? parameter?.schema?.enum?.[0];
    return value === undefined ? hole : encodeURIComponent(String(value));
  });
  return {
    method: method.toUpperCase(),
    url: server + filled,
    body: operation.requestBody?.content?.['application/json']?.example,
  };
}

const languages: readonly { readonly name: string; write(call: Call): string }[] = [
  {
    name: 'curl',
    write: ({ method, url, body }) =>
      body === undefined
        ? `curl '${url}'`
        : `curl -X ${method} '${url}' \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body, null, 2).replace(/'/g, "'\\''")}'`,
  },
  {
    name: 'JavaScript',
    write: ({ method, url, body }) =>
      body === undefined
        ? `const respuesta = await fetch('${url}');\nconsole.log(await respuesta.json());`
        : `const respuesta = await fetch('${url}', {\n  method: '${method}',\n  headers: { 'Content-Type': 'application/json' },\n  body: JSON.stringify(${JSON.stringify(body, null, 2).replace(/\n/g, '\n  ')}),\n});\nconsole.log(await respuesta.json());`,
  },
  {
    name: 'Python',
    write: ({ method, url, body }) =>
      body === undefined
        ? `import requests\n\nrespuesta = requests.get("${url}")\nprint(respuesta.json())`
        : `import requests\n\nrespuesta = requests.${method.toLowerCase()}(\n    "${url}",\n    json=${python(body, '    ')},\n)\nprint(respuesta.json())`,
  },
];

const python = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 4)
    .replace(/: true\b/g, ': True')
    .replace(/: false\b/g, ': False')
    .replace(/: null\b/g, ': None')
    .replace(/\n/g, `\n${indent}`);

/** The first call to be made; nothing while the description has not come. */
export function firstCall(system: System): string {
  const description = system.specSelectors.specJson().toJS() as Description;
  const path = Object.entries(description.paths ?? {}).find(([, methods]) => 'post' in methods)?.[0];
  return path === undefined ? '' : languages[0]!.write(callOf(description, path, 'post', location.origin));
}

export const samples: Plugin = (system) => {
  const { createElement: h, useState } = system.React;

  const Samples: Component = ({ path, method }) => {
    const [chosen, setChosen] = useState(0);
    const description = system.specSelectors.specJson().toJS() as Description;
    const call = callOf(description, String(path), String(method), location.origin);
    const tabs = languages.map(({ name }, index) =>
      h(
        'button',
        {
          key: name,
          type: 'button',
          className: 'docs-tab',
          'aria-pressed': index === chosen,
          onClick: () => setChosen(index),
        },
        name,
      ),
    );
    return h(
      'div',
      { className: 'docs-samples' },
      h(
        'div',
        { className: 'docs-tabs', role: 'group', 'aria-label': 'Lenguaje del ejemplo' },
        h('span', null, 'Ejemplo'),
        ...tabs,
      ),
      h('pre', { tabIndex: 0 }, h('code', null, languages[chosen]!.write(call))),
    );
  };

  return {
    wrapComponents: {
      responses: (Original) => (props) =>
        h('div', null, h(Samples as unknown, { path: props.path, method: props.method }), h(Original, props)),
    },
  };
};
