// Bread (RD 308/2019): the mention that wholemeal bread must bear, whom «pan de Viena» leaves out, and brioche by its name.
import { test } from 'uvu';
import { type Ask, judge, type Sentence, says } from './desk.ts';

const of = (type: string | undefined, recipe: Record<string, number>, more: object = {}): Ask => ({
  craft: 'panaderia',
  ...(type === undefined ? {} : { type }),
  recipe,
  more: { ...more },
});
const dough = { agua: 650, sal: 14, levadura_fresca: 20 };
const loaf = (flours: Record<string, number>): Ask => of('pan_comun', { ...flours, ...dough });
const vienna = {
  harina_panadera: 1000,
  agua: 250,
  leche_entera: 250,
  mantequilla: 50,
  azucar: 50,
  sal: 14,
  levadura_fresca: 20,
};
const brioche = { harina_fuerza: 1000, mantequilla: 400, azucar: 120, sal: 20, levadura_fresca: 30, leche_entera: 100 };

// biome-ignore format: one sentence of the decree per row
const sentences: Sentence[] = [
  ['3', 'white wheat bread is «pan común»', loaf({ harina_panadera: 1000 }), { sold: ['Pan común', 'Pan de flama'] }],
  ['4.3.a', 'wholemeal alone is «100 % integral», with its cereal', loaf({ harina_integral: 1000 }), { sold: ['Pan 100 % integral de trigo'], never: ['Pan común', 'Pan de flama'], balance: says(/pan 100 % integral/) }],
  ['4.3.a', 'and with that of rye', loaf({ harina_centeno_integral: 1000 }), { sold: ['Pan 100 % integral de centeno'], never: ['Pan común'] }],
  ['4.3.b', 'in part, the mention is compulsory', loaf({ harina_panadera: 400, harina_integral: 600 }), { sold: ['Pan elaborado con harina integral 60 % de trigo'], never: ['Pan común', 'Pan de flama', 'Pan 100 %'], balance: says(/elaborado con harina integral 60 %/) }],
  ['4.3.b', 'however much there is of it', loaf({ harina_panadera: 1, harina_integral: 999 }), { sold: ['Pan elaborado con harina integral 100 % de trigo'], never: ['Pan 100 % integral'] }],
  ['4.4.b', 'with rye, its name and its percentage', loaf({ harina_panadera: 800, harina_centeno_blanca: 200 }), { sold: ['Pan de centeno 20 %'], never: ['Pan común', 'Pan de flama'] }],
  ['6.3', '«pan de Viena» takes sugar, milk and fat', of('pan_molde', vienna), { sold: ['Pan de molde', 'Pan de Viena', 'Pan especial'] }],
  ['6.3', 'and no egg', of('pan_molde', { ...vienna, huevo: 300 }), { sold: ['Pan de molde', 'Pan especial'], never: ['Pan de Viena'] }],
  ['6.3', 'and is of wheat', of('pan_molde', { ...vienna, harina_centeno: 100 }), { never: ['Pan de Viena'] }],
  ['Reg. 1169/2011, 17', 'a brioche is called brioche', of('brioche', { ...brioche, huevo: 500 }), { sold: ['Brioche', 'Bollería'] }],
  ['Reg. 1169/2011, 17', 'with a fifth of its flour of egg it still is', of('brioche', { ...brioche, huevo: 200 }), { sold: ['Brioche'] }],
  ['Reg. 1169/2011, 17', 'with less it is not', of('brioche', { ...brioche, huevo: 199 }), { sold: ['Bollería'], never: ['Brioche'] }],
  ['Reg. 1169/2011, 17', 'nor with margarine', of('brioche', { ...brioche, huevo: 500, margarina: 50 }), { never: ['Brioche'] }],
  ['Reg. 1169/2011, 9', 'a label needs no type: of what is no bread, its list', of(undefined, { chocolate_70: 500, nata_35: 500 }), { sold: [], list: 'nata (**leche**)' }],
];
judge(sentences);
test.run();
