// The figures without a range, as a table to read.
import { shown } from '../quantity.ts';
import type { Figure } from '../reading.ts';

export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <section class="card figures">
      <h3>Otros valores</h3>
      <dl>
        {figures.map(({ key, label, unit, value, decimals }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {shown(value, decimals)} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
