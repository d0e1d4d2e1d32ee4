// Jams, jellies and «marmalades» (RD 863/2003): what gives their names and what takes them away, asked of label and balance.
import { test } from 'uvu';
import { type Ask, judge, type Recipe, type Sentence, says, saysNot } from './desk.ts';

const jam = (type: string | undefined, recipe: Recipe, more: object = {}): Ask => ({
  craft: 'conservas',
  ...(type === undefined ? {} : { type }),
  recipe,
  more: { ...more },
});
const extra = { fresa: 600, azucar: 500, pectina: 5 };
const dry = (fruit: string) => ({ [fruit]: 500, azucar: 500, agua: 300 });
const done = (peso_final: number) => ({ peso_final });
const legal = says(/"medalla":"(gold|silver|bronze)"/);
const illegal = saysNot(/"medalla":"/);
const authorised = /04\.2\.5\.1/;

// biome-ignore format: one sentence of the decree per row
const sentences: Sentence[] = [
  ['3.2', 'an extra jam without preservatives is so without conditions', jam('confitura_extra', extra, done(900)), { sold: ['Confitura extra de fresa'], unconditional: authorised, balance: saysNot(authorised) }],
  ['6.6 m; Reg. 1333/2008, 04.2.5.1', 'with sulphites, whoever makes it has to see that they are authorised', jam('confitura_extra', { ...extra, metabisulfito: 0.1 }, done(900)), { sold: ['Confitura extra de fresa'], condition: authorised, balance: says(authorised) }],
  ['6.6 m; Reg. 1333/2008, 04.2.5.1', 'and with sorbates', jam('confitura_extra', { ...extra, sorbato_potasico: 0.5 }, done(900)), { sold: ['Confitura extra de fresa'], condition: authorised, balance: says(authorised) }],
  ['7.1 d', 'until 13-6-2026 no extra jam had sulphites', { ...jam('confitura_extra', { ...extra, metabisulfito: 0.1 }, done(900)), day: '2026-06-13' }, { never: ['Confitura extra'], balance: illegal }],
  ['7.2', 'apricots for jam may be dried', jam('confitura', dry('orejon'), done(1050)), { sold: ['Confitura de orejones de albaricoque'], balance: legal }],
  ['7.2', 'and plums', jam('confitura', dry('ciruela_pasa'), done(1050)), { sold: ['Confitura de ciruelas pasas'], balance: legal }],
  ['7.2', 'for extra jam they may not, and it is a jam', jam('confitura', dry('orejon'), done(950)), { sold: ['Confitura de orejones de albaricoque'], never: ['Confitura extra'] }],
  ['7.2', 'no other fruit may, and it is said', jam('confitura', dry('higo_seco'), done(1050)), { sold: [], reason: /fruta desecada que no es albaricoque ni ciruela/, unmentioned: 'Elaborado con', balance: illegal }],
  ['8.2', 'lemon counted as fruit is in the name', jam('mermelada', { naranja_amarga: 300, limon: 60, azucar: 600, agua: 300 }, done(950)), { sold: ['Marmalade de naranja amarga y limón'], balance: legal }],
  ['8.3', 'the fruit is told once, as the list does', jam('confitura_extra', extra, done(900)), { mentions: ['Elaborado con 67 g de fruta por 100 g.'], list: 'fresa (67 %)', balance: says(/elaborado con 67 g de fruta por 100 g/) }],
  ['8.3', 'and also where it is a hair under', jam('confitura_extra', { fresa: 715, azucar: 500 }, done(900)), { mentions: ['Elaborado con 79 g de fruta por 100 g.'], list: 'fresa (79 %)', balance: says(/elaborado con 79 g de fruta por 100 g/) }],
  ['4.1', 'a purée that nobody calls a jam is not cooked down to one', jam(undefined, { pure_fresa: 1000, azucar: 100 }), { sold: [], list: 'puré de fresa (91 %)', unmentioned: 'Elaborado con' }],
  ['4.1', 'and told how much it weighs, it is what it is', jam(undefined, { fresa: 1000, azucar: 800 }, { finishedWeight: 1400 }), { sold: ['Confitura extra de fresa', 'Confitura de fresa'] }],
  ['Reg. 1169/2011, anexo II, 12', 'spirits bring no sulphites', jam('confitura', { fresa: 1000, azucar: 800, brandy: 20, ron: 20 }, done(1350)), { unlisted: 'sulfitos', balance: saysNot(/sulfitos/) }],
  ['Reg. 1169/2011, anexo II, 12', 'wine does', jam('confitura', { fresa: 1000, azucar: 800, vino_tinto: 40 }, done(1350)), { list: 'vino tinto (**sulfitos**)', balance: says(/sulfitos/) }],
  ['Reg. 1169/2011, anexo VIII, 2', 'what «con azúcares y edulcorantes» names needs no percentage', jam('confitura', { fresa: 1000, azucar: 500, sucralosa: 1 }, done(1200)), { list: 'fresa (83 %), azúcar, edulcorante (sucralosa)' }],
];
judge(sentences);
test.run();
