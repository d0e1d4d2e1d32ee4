// A table as text: whether it is one, what its titles say of each column, and the name and amount of a row.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headerIn, type Role, rowAlone, rowUnder, type TableRow, tableIn } from '../../engine/quantity/table.ts';
import { measures } from './table.ts';

/** Forty characters. */
const longSum = `${'1+'.repeat(19)}10`;
const texts: readonly (readonly [text: string, separator: string | null])[] = [
  ['tal;5', ';'],
  ['tal\t5', '\t'],
  ['tal|5', '|'],
  ['tal;5 g', ';'],
  ['tal;½', ';'],
  ['tal;5 g aprox.', ';'],
  ['tal;2 x 125 g', ';'],
  ['tal 5', null],
  ['tal;', null],
  ['tal;cosa', null],
  // An amount is nothing but an amount, and a name is none.
  ['tal;5 g de cosa', null],
  ['tal;5 cosas', null],
  ['5 g;6 g', null],
  ['5;-', null],
  [`tal;${longSum}`, ';'],
  [`tal;${longSum}0`, null],
  // Half of the lines that have two cells are enough; those of one do not count.
  ['tal;5\na;b', ';'],
  ['tal;5\na;b\nc;d', null],
  ['tal;5\na\nb\nc', ';'],
  // Titles are enough by themselves; commas part cells only under titles, or between quotes.
  ['Ingrediente;Gramos\na;b\nc;d\ne;f', ';'],
  ['Ingrediente,Gramos\ntal,5', ','],
  ['tal,5', null],
  ['"tal","5"', ','],
];
for (const [text, separator] of texts)
  test(`${JSON.stringify(text)}: ${separator === null ? 'no table' : `cells parted by ${JSON.stringify(separator)}`}`, () => {
    assert.is(tableIn(text, measures)?.separator ?? null, separator);
  });

test('rows of rules and nothing else are left out of a table', () => {
  const rows = tableIn('tal;5\n---;:==\n;\ncosa;6', measures)?.rows;
  assert.equal(rows, [
    ['tal', '5'],
    ['cosa', '6'],
  ]);
});

/** «name amount(kg, total) unit share aside» */
const roles = (cells: readonly string[]): string | null =>
  headerIn(cells, measures)
    ?.map((role) => {
      if (role.kind !== 'amount') return role.kind;
      const words = [...(role.unit ? [role.unit.label] : []), ...[['total'], [], ['of each']][role.order]!];
      return words.length > 0 ? `amount(${words.join(', ')})` : 'amount';
    })
    .join(' ') ?? null;

const headers: readonly (readonly [cells: readonly string[], expected: string | null])[] = [
  [['Ingrediente', 'Gramos'], 'name amount(g)'],
  [['Ingrediente', 'Cantidad', 'Unidad'], 'name amount unit'],
  [['Ingrediente', 'Peso (kg)'], 'name amount(kg)'],
  [['Ingrediente', '%', 'Kg'], 'name share amount(kg)'],
  [['Ingrediente', 'Kg', 'Total kg'], 'name amount(kg) amount(kg, total)'],
  [['Ingrediente', 'g/kg', 'Peso (g)'], 'name amount(g, of each) amount(g)'],
  [['Ingrediente', 'Kg', 'Total'], 'name amount(kg) aside'],
  [['Ingrediente', 'Kg', 'Total ml'], 'name amount(kg) aside'],
  [['Ingrediente', 'Kg', 'Precio kg', 'Cosa'], 'name amount(kg) aside aside'],
  [['Cosa', 'Ingrediente', 'Gramos'], 'aside name amount(g)'],
  // Where no title says «ingredient», the first that says nothing is it.
  [['Bizcocho', 'Gramos'], 'name amount(g)'],
  [['Gramos', 'Bizcocho'], 'amount(g) name'],
  [['', 'Bizcocho', 'Otros', 'Gramos'], 'aside name aside amount(g)'],
  [['Precio', 'Gramos'], null],
  [['Gramos', '%'], null],
  [['Gramos', '%', ''], null],
  [['Gramos', ''], null],
  [['Ingrediente', ''], null],
  [['Ingrediente', 'Precio'], null],
  // A row with an amount is no row of titles.
  [['Ingrediente', 'Gramos', '5 g'], null],
  [['Ingrediente', 'Peso 5'], null],
  [['Bizcocho', 'Al gusto'], null],
  // A measure is a title at the start of three words, or of six that say «weight».
  [['Ingrediente', 'g por caja'], 'name amount(g)'],
  [['Ingrediente', 'kg de cosa rica'], null],
  [['Ingrediente', 'en kg'], null],
  [['Ingrediente', 'Peso de la cosa en kg'], 'name amount(kg)'],
  [['Ingrediente', 'Peso de la cosa cruda en kg'], null],
  [[`Ingrediente ${'b'.repeat(28)}`, 'Gramos'], 'name amount(g)'],
  [[`Ingrediente ${'b'.repeat(29)}`, 'Gramos'], null],
];
for (const [cells, expected] of headers)
  test(`titles ${cells.join(' | ')}: ${expected}`, () => assert.is(roles(cells), expected));

/** «name = kind amount «words» ? doubt», with «sure» where the column says what it is in. */
function told(row: TableRow | null): string | null {
  if (!row) return null;
  const { name, quantity, said, isSure, doubt } = row;
  const amount = quantity ? `${quantity.kind} ${quantity.amount}` : 'nothing';
  return `${name} = ${amount} «${said}»${isSure ? ' sure' : ''}${doubt === null ? '' : ` ? ${doubt}`}`;
}

const misread = 'no se entiende: escribe un número, por ejemplo 250, 1/2 kg o 2 piezas';
const under: readonly (readonly [titles: string, cells: string, expected: string, separator?: string])[] = [
  ['Ingrediente;Gramos', 'tal;5', 'tal = mass 5 «5» sure'],
  ['Ingrediente;Cantidad', 'tal;5', 'tal = bare 5 «5» sure'],
  ['Ingrediente;Kg', 'tal;1,250', 'tal = mass 1250 «1,250» sure'],
  ['Ingrediente;Gramos', 'tal;1,250', 'tal = mass 1.25 «1,250» sure ? puede ser 1,25 o 1250'],
  ['Ingrediente;Kg', 'tal;560 g', 'tal = mass 560 «560 g» sure'],
  ['Gramos;Ingrediente', '5;tal', 'tal = mass 5 «5» sure'],
  ['Ingrediente;Cantidad;Unidad', 'tal;5;kg', 'tal = mass 5000 «5 kg» sure'],
  ['Ingrediente;Kg;Uds', 'tal;5;2', 'tal = mass 5000 «5» sure'],
  ['Ingrediente;Kg;Total kg', 'tal;5;10', 'tal = mass 10000 «10» sure'],
  ['Ingrediente;Kg;Total kg', 'tal;5;', 'tal = mass 5000 «5» sure'],
  ['Ingrediente;Gramos;Kg', 'tal;;2', 'tal = mass 2000 «2» sure'],
  ['Ingrediente;Gramos;Kg', 'tal;5', 'tal = mass 5 «5» sure'],
  ['Ingrediente;%', 'tal;65', 'tal = share 65 «65» sure'],
  ['Ingrediente;%;Gramos', 'tal;65;', 'tal = share 65 «65» sure'],
  ['Ingrediente;%;Gramos', 'tal;65;5', 'tal = mass 5 «5» sure'],
  ['Ingrediente;Gramos', 'tal;', 'tal = nothing «» sure ? falta la cantidad'],
  ['Ingrediente;Gramos', 'tal;mucha', `tal = nothing «mucha» sure ? ${misread}`],
  ['Ingrediente;Gramos', 'tal;5 cosas', 'tal = nothing «5 cosas» sure ? no se entiende la cantidad'],
  ['Ingrediente;Gramos', ';5', ' = mass 5 «5» sure'],
  // Where commas part cells the point is the decimal sign, and a comma parts thousands.
  ['Ingrediente;Gramos', 'tal;210.5', 'tal = mass 210.5 «210,5» sure', ','],
  ['Ingrediente;Gramos', 'tal;1,250', 'tal = mass 1250 «1250» sure', ','],
  ['Ingrediente;Gramos', 'tal;1,250.5 g', 'tal = mass 1250.5 «1250,5 g» sure', ','],
  ['Ingrediente;Gramos', 'tal;1.250', 'tal = mass 1.25 «1,250» sure ? puede ser 1,25 o 1250', ','],
  ['Ingrediente;Gramos', 'tal;1.250', 'tal = mass 1250 «1.250» sure'],
];
for (const [titles, cells, expected, separator = ';'] of under)
  test(`${cells} under ${titles}, parted by «${separator}»: ${expected}`, () => {
    const columns: readonly Role[] = headerIn(titles.split(';'), measures)!;
    assert.is(told(rowUnder(columns, cells.split(';'), measures, separator)), expected);
  });

const several = 'hay varias cifras y no se sabe cuál son los gramos';
const alone: readonly (readonly [cells: string, expected: string | null])[] = [
  ['tal;5', 'tal = bare 5 «5»'],
  ['5;tal', 'tal = bare 5 «5»'],
  ['-;tal;5', 'tal = bare 5 «5»'],
  ['5 g;tal', 'tal = mass 5 «5 g»'],
  ['g;tal;5', 'tal = bare 5 «5»'],
  ['tal;5;kg', 'tal = mass 5000 «5 kg»'],
  ['tal;5;kg de', 'tal = bare 5 «5»'],
  ['tal;5 g;kg', 'tal = mass 5 «5 g»'],
  ['tal;60;600', `tal = bare 60 «60» ? ${several}`],
  ['tal;60;600 g', 'tal = mass 600 «600 g»'],
  ['tal;60 %;600', 'tal = bare 600 «600»'],
  ['tal;60 %;40 %', 'tal = share 60 «60 %»'],
  ['tal;1,250', 'tal = bare 1.25 «1,250» ? puede ser 1,25 o 1250'],
  ['tal;cosa', null],
  ['5;6', null],
];
for (const [cells, expected] of alone)
  test(`${cells} without titles: ${expected}`, () => {
    assert.is(told(rowAlone(cells.split(';'), measures, ';')), expected);
  });

test.run();
