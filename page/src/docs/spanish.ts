// Swagger UI speaks English only: its own words, wherever they appear, are put in Spanish; and what it leaves without a
// name or out of reach of the keyboard gets it.
const words: Record<string, string> = {
  'Try it out': 'Probar',
  Cancel: 'Cancelar',
  Execute: 'Ejecutar',
  Clear: 'Limpiar',
  Reset: 'Restablecer',
  Download: 'Descargar',
  Parameters: 'Parámetros',
  'No parameters': 'Sin parámetros',
  Name: 'Nombre',
  Description: 'Descripción',
  Responses: 'Respuestas',
  'Server response': 'Respuesta del servidor',
  'Response body': 'Cuerpo de la respuesta',
  'Response headers': 'Cabeceras de la respuesta',
  'Request body': 'Cuerpo de la petición',
  'Request duration': 'Duración de la petición',
  'Request URL': 'Dirección de la petición',
  'Example Value': 'Ejemplo',
  Schema: 'Esquema',
  Schemas: 'Esquemas',
  Details: 'Detalle',
  Code: 'Código',
  Links: 'Enlaces',
  'No links': 'Sin enlaces',
  'Media type': 'Formato',
  'Headers:': 'Cabeceras:',
  Type: 'Tipo',
  required: 'obligatorio',
  Loading: 'Cargando',
  'Default value': 'Por defecto',
  Examples: 'Ejemplos',
};

const translate = (node: Text): void => {
  const english = node.data.trim();
  const spanish = words[english];
  if (spanish !== undefined) node.data = node.data.replace(english, spanish);
};

function name(element: HTMLElement): void {
  // It scrolls, also by keyboard.
  if (element instanceof HTMLPreElement) element.tabIndex = 0;
  if (element instanceof HTMLSelectElement && (element.labels?.length ?? 0) === 0) {
    const param = element.closest<HTMLElement>('[data-param-name]')?.dataset.paramName;
    element.setAttribute('aria-label', param ?? 'Opciones');
  }
}

export function inSpanish(root: HTMLElement): void {
  const visit = (node: Node): void => {
    if (node instanceof Text) translate(node);
    else if (node instanceof HTMLElement) name(node);
    // What the service describes or answers is left as it is.
    if (node instanceof HTMLElement && node.matches('pre, code, textarea, .docs-samples')) return;
    for (const child of node.childNodes) visit(child);
  };
  const watcher = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') visit(target);
      else for (const node of addedNodes) visit(node);
    }
  });
  watcher.observe(root, { childList: true, characterData: true, subtree: true });
}
