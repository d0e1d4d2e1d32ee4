// The measures as docs/rendimiento.md.
import type { Drive } from './drive.ts';
import type { Measures } from './measures.ts';
import { startSection } from './start.ts';
import { megabytes, number, table } from './table.ts';

const percentiles = ({ p50, p90, p99, max }: Drive['latency']) =>
  [p50, p90, p99, max].map((ms) => number(ms, 1)).join(' / ');

export function page(measured: Measures): string {
  const { posts, refusal, load, evaluations, ingredients, types, crafts, start } = measured;
  const growing = (points: [number, number][]) =>
    points.map(([size, each]) => [number(size), number(each), number(each / size, 2)]);
  return `# Rendimiento

Medido el ${measured.date} en ${measured.machine}. Se repite con \`npm run bench\`, que falla si algo empeora frente a \`bench/ratios.json\`; con \`npm run bench -- --write\` se renueva esta página. Las cifras son medianas de varias vueltas, en tiempo de procesador del servidor (no cambia porque la máquina haga otra cosa a la vez); lo que se compara entre versiones son las proporciones.

## Una petición entera

POST de diez ingredientes con todo puesto (límite, comprobaciones, cabeceras, métricas, registro), frente a un servidor \`node:http\` desnudo que lee el mismo cuerpo y escribe los mismos bytes.

${table(
  [
    'Receta',
    'Conexiones',
    'node:http, µs',
    'Obrador, µs',
    'Proporción',
    'p50 / p90 / p99 / peor, ms',
    'Peticiones/s',
    'Respuestas distintas de la esperada',
    'Memoria antes → después',
  ],
  posts.map((one) => [
    one.recipe,
    number(one.connections),
    number(one.bareMicroseconds),
    number(one.fullMicroseconds),
    `**${number(one.ratio, 2)}**`,
    percentiles(one.load.latency),
    number(one.load.requests / one.load.seconds),
    number(one.load.wrong),
    `${megabytes(one.memoryBefore)} → ${megabytes(one.memoryAfter)}`,
  ]),
)}

${refusal ? `Una petición rechazada por el límite (429) se contesta sin mirar su cuerpo: con wrk, ${number(refusal.refusedMicroseconds)} µs frente a ${number(refusal.bareMicroseconds)} de node:http. ` : ''}Las peticiones que llegan a la vez se calculan en grupo (\`server/batch.ts\`): una sola cuesta más que cada una de muchas. Las latencias y las peticiones por segundo dependen de la máquina y de que el cliente corre en ella.

## Carga

${
  load === null
    ? 'Sin medir: hace falta wrk.'
    : `Los ${number(load.recipes)} ejemplos de todos los oficios, uno tras otro, con wrk y 32 conexiones durante ${number(load.seconds)} s en la misma máquina. wrk compara cada respuesta con la esperada.

${table(
  [
    'Peticiones',
    'Por segundo',
    'p50 / p90 / p99 / peor, ms',
    'Respuestas distintas de la esperada',
    'Cortadas',
    'Memoria antes → después',
  ],
  [
    [
      number(load.requests),
      number(load.requests / load.seconds),
      percentiles(load.latency),
      number(load.wrong),
      number(load.broken),
      `${megabytes(load.memoryBefore)} → ${megabytes(load.memoryAfter)}`,
    ],
  ],
)}`
}

## Evaluar, sin HTTP

La receta de ejemplo de cada oficio, de la petición ya leída al texto de la respuesta, frente a leer esa petición y escribir esa respuesta en JSON.

${table(
  ['Oficio', 'Evaluar, µs', 'JSON, µs', 'Veces'],
  evaluations.map((one) => [
    one.craft,
    number(one.evaluateMicroseconds),
    number(one.jsonMicroseconds, 1),
    number(one.evaluateMicroseconds / one.jsonMicroseconds, 1),
  ]),
)}

## Cómo crece

Con los ingredientes de la receta, en proporción:

${table(['Ingredientes', 'µs', 'µs por ingrediente'], growing(ingredients))}

Con los tipos y con los oficios cargados, una petición no nota la diferencia:

${table(
  ['Tipos cargados', 'µs por petición'],
  types.map(([size, each]) => [number(size), number(each, 1)]),
)}

${table(
  ['Oficios cargados', 'µs por petición'],
  crafts.map(([size, each]) => [number(size), number(each, 1)]),
)}

${startSection(start)}`;
}
