// What any label prints, whatever the product (Reg. (UE) 1169/2011 and additives): emphasis, names in the list, mentions.
import { test } from 'uvu';
import { type Ask, type Item, judge, type Recipe, type Sentence, says } from './desk.ts';

const pastry = (type: string | undefined, recipe: Recipe, more: object = {}): Ask => ({
  craft: 'pasteleria',
  ...(type === undefined ? {} : { type }),
  recipe,
  more: { ...more },
});
const cream = (...more: readonly Item[]): Ask =>
  pastry('crema_pastelera', [
    { name: 'leche entera', grams: 1000 },
    { name: 'yema', grams: 200 },
    { name: 'maicena', grams: 80 },
    ...more,
  ]);
const packet = { grasas: 1, saturadas: 0, hidratos: 1, azucares: 1, proteinas: 1, sal: 1 };
const bought = (compound: string, allergens: readonly string[]): Ask =>
  cream({ name: 'relleno mío', grams: 50, compound, allergens, etiqueta: packet });

// biome-ignore format: one sentence of the regulation per row
const sentences: Sentence[] = [
  ['21.1', 'a sulphite that is printed by its number is said to be one', bought('manzana, conservador (E 220)', []), { list: 'conservador (E 220 (**sulfitos**))' }],
  ['21.1', 'an anchovy that is printed is said to be fish', bought('anchoa, sal', []), { list: 'anchoa (**pescado**), sal' }],
  ['21.1', 'each beside what carries it', bought('anchoa, mantequilla, sal', ['pescado', 'leche']), { list: 'anchoa (**pescado**), mantequilla (**leche**), sal', unlisted: 'contiene' }],
  ['21.1', 'what is told apart by what follows carries nothing', bought('mantequilla de cacao, nata de coco', []), { unlisted: '(**leche**)' }],
  ['21.1', 'the same in what the larder knows', cream({ name: 'masa quebrada', grams: 50 }), { list: 'mantequilla (**leche**)', unlisted: 'contiene' }],
  ['21.1', 'one crustacean is one', { craft: 'panaderia', type: 'pizza_napolitana', recipe: [{ name: 'harina de trigo', grams: 1000 }, { name: 'agua', grams: 600 }, { name: 'gambas', grams: 40 }] }, { list: '(**crustáceo**)', unlisted: 'contiene' }],
  ['18.2', 'port is not printed as marsala', cream({ name: 'oporto', grams: 40 }), { list: 'vino de Oporto (**sulfitos**)', unlisted: 'marsala' }],
  ['18.2', 'nor cognac as brandy', cream({ name: 'coñac', grams: 40 }), { list: 'coñac', unlisted: 'brandy' }],
  ['18.2', 'marsala is', cream({ name: 'marsala', grams: 40 }), { list: 'vino marsala' }],
  ['18.2', 'virgin oil is not extra virgin', cream({ name: 'aceite de oliva virgen', grams: 40 }), { list: 'aceite de oliva virgen', unlisted: 'extra' }],
  ['18.2', 'both at once are two', cream({ name: 'aceite de oliva virgen', grams: 40 }, { name: 'aove', grams: 60 }), { list: 'aceite de oliva virgen extra, aceite de oliva virgen' }],
  ['18.2', 'honey of rosemary is that in name and list', { craft: 'turron', type: 'jijona', recipe: { almendra_tostada: 650, miel_romero: 150, azucar: 180, clara: 60 }, more: { name: 'Turrón blando con miel de romero' } }, { list: 'miel de romero (15 %)' }],
  ['anexo III, 2.3', 'aspartame brings phenylalanine', cream({ name: 'aspartamo', grams: 1 }), { mentions: ['Contiene una fuente de fenilalanina.'] }],
  ['anexo III, 2.3', 'sucralose does not', cream({ name: 'sucralosa', grams: 1 }), { unmentioned: 'fenilalanina' }],
  ['Reg. (UE) 2022/63', 'nothing with titanium dioxide has a name', pastry('merengue', { clara: 200, azucar: 400, dioxido_titanio: 2 }), { sold: [], warns: /E 171/, balance: says(/E 171/) }],
  ['Reg. (UE) 2018/97', 'no cake from the oven may carry aspartame', pastry('brownie', { chocolate_70: 200, mantequilla: 180, azucar: 200, huevo: 200, harina: 100, aspartamo: 0.5 }), { sold: [], warns: /edulcorantes intensos no están autorizados.*07\.2/ }],
  ['Reg. (UE) 2018/97', 'nor bread stevia', { craft: 'panaderia', type: 'pan_comun', recipe: { harina: 1000, agua: 620, sal: 17, levadura_fresca: 10, stevia: 1 } }, { sold: [], warns: /no están autorizados en el pan/ }],
  ['Reg. (UE) 2018/97', 'a custard is no cake', cream({ name: 'sucralosa', grams: 1 }), { sold: ['Crema pastelera con edulcorantes'] }],
  ['anexo III, 2.2', 'what may be said goes with the thing, and what must, last', pastry('brownie', { chocolate_70: 200, mantequilla: 180, azucar: 200, huevo: 200, harina: 100, maltitol: 20 }), { sold: ['Brownie con azúcares y edulcorantes', 'Brownie de mantequilla con azúcares y edulcorantes'] }],
  ['17.1', 'what a kind is made to be is its name before others', { craft: 'helado', type: 'granizado', recipe: { zumo_limon: 150, agua: 700, azucar: 150 } }, { sold: ['Granizado con limón', 'Helado de agua con limón'] }],
  ['17.1', 'the bun of the Magi is called what everybody calls it', { craft: 'panaderia', type: 'roscon', recipe: { harina: 1000, leche_entera: 250, huevo: 220, mantequilla: 150, azucar: 200, levadura_fresca: 35, sal: 12 } }, { sold: ['Roscón de Reyes', 'Bollería'] }],
  ['7 and 17', 'biscuits with margarine are not «de mantequilla»', pastry('galletas_mantequilla', { harina: 500, mantequilla: 150, margarina: 100, azucar: 180, huevo: 60 }), { never: ['Galletas de mantequilla'] }],
  ['7 and 17', 'and with butter alone they are', pastry('galletas_mantequilla', { harina: 500, mantequilla: 250, azucar: 180, huevo: 60 }), { sold: ['Galletas de mantequilla'] }],
  ['anexo VIII', 'the name says the percentage that the list says', { craft: 'panaderia', type: 'pan_rustico_mm', recipe: { harina: 1000, agua: 700, sal: 18, masa_madre_100: 200, semillas_girasol: 80 } }, { sold: ['Pan especial', 'Pan especial con semillas de girasol 5 %'], list: 'semillas de girasol (5 %)' }],
  ['9', 'a label needs no type, nor what the usual one is made of', pastry(undefined, { azucar_glas: 1000, clara: 100 }), { list: 'azúcar glas', never: ['Bizcocho'] }],
];
judge(sentences);
test.run();
