// A picture on its card, with the same figures in a table for whoever would rather read them or cannot see it.
import type { ComponentChildren } from 'preact';

interface TableOf {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface Props {
  title: string;
  kind: string;
  table: TableOf;
  /** what stands beside the title */
  beside?: ComponentChildren;
  children: ComponentChildren;
}

export function Picture({ title, kind, table, beside, children }: Props) {
  return (
    <section class={`card picture ${kind}`}>
      <div class="card-head">
        <h3>{title}</h3>
        {beside}
      </div>
      {children}
      <details class="as-table">
        <summary>Ver en tabla</summary>
        <table class="tabled">
          <caption class="hidden">{title}</caption>
          <thead>
            <tr>
              {table.head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells], index) => (
              <tr key={`${name}${index}`}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
