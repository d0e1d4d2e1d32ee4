// A table of cells out of the page: as a sheet of Excel, or as CSV.
import type { Cell } from '../../../engine/index.ts';
import { download } from '../download.ts';
import { fileName } from '../files.ts';

interface Props {
  name: string;
  table(): readonly (readonly Cell[])[];
}

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const text = (cell: Cell): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? ''));

export const Deeds = ({ name, table }: Props) => (
  <div class="sheet-deeds start">
    <button
      type="button"
      class="quiet"
      onClick={async () => {
        const { workbookOf } = await import('../../../workshop/spreadsheet/xlsx.ts');
        download(`${fileName(name)}.xlsx`, workbookOf(table().map((row) => row.map(text))), excel);
      }}
    >
      Excel
    </button>
    <button
      type="button"
      class="quiet"
      onClick={async () => {
        const { toCsv } = await import('../../../workshop/spreadsheet/csv.ts');
        download(`${fileName(name)}.csv`, toCsv(table()), 'text/csv;charset=utf-8');
      }}
    >
      CSV
    </button>
  </div>
);
