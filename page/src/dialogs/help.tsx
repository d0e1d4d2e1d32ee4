// What is not plain to see.
import type { SheetProps } from '../model.ts';
import { Sheet } from './sheet.tsx';

const keys: readonly (readonly [string, string])[] = [
  ['Intro', 'elige el ingrediente propuesto; en los gramos, pasa a la fila siguiente'],
  ['↑ ↓', 'recorre las propuestas, o los gramos de las demás filas'],
  ['Alt + ↑ ↓', 'mueve la fila'],
  ['Retroceso', 'en una fila vacía, la quita'],
  ['Ctrl + Z', 'deshace; con Mayús, rehace'],
  ['Ctrl + S', 'guarda la receta en este navegador'],
  ['Ctrl + K', 'busca todo lo que se puede hacer, un tipo o una receta'],
];

export function Help({ close }: SheetProps) {
  return (
    <Sheet title="Ayuda" close={close}>
      <p>
        Cada cambio se calcula al momento. Los gramos admiten coma o punto («12,5»), miles («1.250») y kilos («1,2 kg»).
        El porcentaje también se puede escribir: pone los gramos por ti.
      </p>
      <dl class="keys" hidden={!matchMedia('(any-pointer: fine)').matches}>
        {keys.map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      <p>
        Pega en una fila una lista copiada de una hoja de cálculo o de un mensaje y se reparte sola. El candado de cada
        fila la deja fija al ajustar; sus mínimos y máximos están en los tres puntos.
      </p>
      <p>
        Arrastra la marca de un rango y los gramos la siguen. Pulsa un rango para ver de dónde sale, ponerle un objetivo
        tuyo o escribir a cuánto llevarlo. «Pesar», la hoja de producción y tu despensa están en la lupa de arriba.
      </p>
      <p>
        Abierta una vez, la página funciona sin conexión. Para programar contra el mismo cálculo,{' '}
        <a href="/docs">la API</a>.
      </p>
    </Sheet>
  );
}
