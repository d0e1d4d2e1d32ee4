// Ice cream (RD 618/1998): its name is that of article 3 and what characterises it (17.1).
import { test } from 'uvu';
import { type Ask, judge, type Sentence, says } from './desk.ts';

const base = { leche_entera: 600, nata_35: 180, sacarosa: 130, dextrosa: 30, lpd: 35, neutro_cremas: 5 };
const ice = (more: Record<string, number>, name?: string): Ask => ({
  craft: 'helado',
  type: 'helado_crema',
  recipe: { ...base, ...more },
  more: { overrun: 40, ...(name === undefined ? {} : { name }) },
});
const sorbet = (fruit: string, grams: number): Ask => ({
  craft: 'helado',
  type: 'sorbete_agua',
  recipe: { [fruit]: grams, agua: 740 - grams, sacarosa: 190, dextrosa: 40, glucosa_polvo_38: 30 },
});

// biome-ignore format: one sentence of the decree per row
const sentences: Sentence[] = [
  ['3.1.a', 'ice cream of milk and sugar is called what it is', ice({}), { sold: ['Helado crema', 'Helado de leche', 'Helado'] }],
  ['17.1', 'its characteristic ingredient is in the name: hazelnut', ice({ pasta_avellana: 90 }), { sold: ['Helado de leche con avellana'], never: ['Helado de leche,'] }],
  ['17.1', 'coffee', ice({ cafe_soluble: 20 }), { sold: ['Helado crema con café'] }],
  ['17.1', 'biscuit', ice({ galleta_maria: 80 }), { sold: ['Helado crema con galletas'] }],
  ['17.1', 'rum', ice({ ron: 20 }), { sold: ['Helado crema con ron'] }],
  ['17.1', 'of an aroma it is «sabor a»', ice({ vainilla: 3 }), { sold: ['Helado crema sabor a vainilla'] }],
  ['3.1.g.3.º', '7 % of nuts is «con», and a tenth less is «sabor»', ice({ pasta_avellana: 74 }), { sold: ['Helado crema con avellana'] }],
  ['3.1.g.3.º', 'a tenth less', ice({ pasta_avellana: 72 }), { sold: ['Helado crema sabor avellana'] }],
  ['3.1.g.1.º', '15 % of fruit', sorbet('fresa', 150), { sold: ['Sorbete con fresa'] }],
  ['3.1.g.1.º', 'a tenth less is no sorbet either', sorbet('fresa', 149), { sold: ['Helado de agua sabor fresa'], never: ['Sorbete'] }],
  ['RD 823/1990, 10.1.2', '8 % of cocoa on dry matter is «de chocolate»', ice({ cacao_22: 33 }), { sold: ['Helado crema de chocolate'] }],
  ['RD 823/1990, 10.1.2', 'under it, «al cacao»', ice({ cacao_22: 31 }), { sold: ['Helado crema al cacao'] }],
  ['RD 823/1990, 10.1.2', 'with 1 % it may not be called so by whoever makes it', ice({ cacao_22: 10 }, 'Helado de chocolate'), { warns: /«de chocolate».*al menos un 8 %/ }],
  ['RD 823/1990, 10.1.2', 'and with enough it may', ice({ cacao_22: 60 }, 'Helado de chocolate'), { sold: ['Helado crema de chocolate'], balance: says(/"verdict"/) }],
];
judge(sentences);
test.run();
