// A figure of a legal name is written in one place: changed there, the balance, the label and the sentences all say the other.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, label } from '../../engine/index.ts';
import { loadCrafts } from '../../engine/load/disk.ts';
import { site } from '../loaded.ts';
import { today } from './desk.ts';

type Edit = readonly [file: string, from: string, to: string];

/** Chocolate with some of its text changed, and what is wrong in it. */
function load(...edits: readonly Edit[]) {
  const root = mkdtempSync(join(tmpdir(), 'obrador-law-'));
  try {
    cpSync('crafts/cacao', join(root, 'cacao'), { recursive: true });
    for (const [file, from, to] of edits) {
      const path = join(root, 'cacao', file);
      const text = readFileSync(path, 'utf8');
      assert.ok(text.includes(from), `${file}: ${from}`);
      writeFileSync(path, text.replace(from, to));
    }
    return loadCrafts(root, 'larder');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const edited = (...edits: readonly Edit[]) => load(...edits).crafts.find(({ id }) => id === 'cacao')!;
const refusal = (...edits: readonly Edit[]): string =>
  load(...edits)
    .problems.map(({ message }) => message)
    .join('\n');

const dark = { pasta_cacao: 35.5, azucar: 64.5 };
const body = (type: string, recipe: Readonly<Record<string, number>>) => ({
  type,
  ingredients: Object.entries(recipe).map(([ingrediente, peso]) => ({ ingrediente, peso })),
});

test('one figure changed is changed for balance, label and sentences', () => {
  const strict = edited([
    'label.json',
    '"law": "RD 1055/2003, ap. 1.6.a", "types": ["chocolates"], "common": ["masa", "sinHarina", "conOtras", "dulce"], "limits": { "cacaoLegal": ">=35"',
    '"law": "RD 1055/2003, ap. 1.6.a", "types": ["chocolates"], "common": ["masa", "sinHarina", "conOtras", "dulce"], "limits": { "cacaoLegal": ">=36"',
  ]);
  for (const type of ['negro', 'bean_to_bar']) {
    const told = JSON.stringify(evaluate(strict, body(type, dark), site, { today }));
    assert.match(told, /"cumpleDenominacion":false/);
    assert.match(told, /36 %/);
    const { names } = label(strict, body(type, dark), site, today);
    assert.not(names.some(({ name, holds }) => holds && name === 'Chocolate'));
    assert.match(JSON.stringify(names), /pide al menos un 36 %/);
  }
});

test('a figure that a sentence tells is that of its name', () => {
  const other = edited([
    'label.json',
    '"limits": { "cacaoLegal": ">=32", "mantecaLegal": ">=12"',
    '"limits": { "cacaoLegal": ">=31", "mantecaLegal": ">=12"',
  ]);
  const thin = { cacao_polvo: 22, manteca_cacao: 11, azucar: 67 };
  assert.match(JSON.stringify(evaluate(other, body('negro', thin), site, { today })), /bastan 31 % de cacao/);
});

const own = '"denomination": "chocolate",';
// biome-ignore format: one slip per line
const slips: [what: string, edit: Edit, says: RegExp][] = [
  ['a name that is not', ['types/negro.json', own, '"denomination": "chocolatt",'], /No existe el nombre legal «chocolatt».*¿Querías decir «chocolate»/],
  ['a limit twice', ['types/negro.json', own, `${own} "limits": { "cacaoLegal": { "range": [30, null], "source": "RD 1055/2003, ap. 1.6.a" } },`], /«cacaoLegal» lo pide ya el nombre legal «chocolate»/],
  ['two names with one id', ['label.json', '"id": "cobertura_leche"', '"id": "chocolate"'], /«chocolate» es ya otro nombre legal/],
  ['what nothing has in common', ['label.json', '"common": ["masa", "sinHarina", "dulce"]', '"common": ["mesa", "sinHarina", "dulce"]'], /No existe la clave de «common» «mesa»/],
  ['a parameter that is not', ['label.json', '"lacteos": "<=5"', '"lactios": "<=5"'], /lactios/],
  ['a figure that changes one day by itself', ['label.json', '"lacteos": "<=5"', '"lacteos": { "range": "<=5", "since": [{ "from": "2027-01-01", "range": "<=6" }] }'], /Una cifra que cambia un día/],
];
for (const [what, edit, says] of slips) test(`told: ${what}`, () => assert.match(refusal(edit), says));

test.run();
