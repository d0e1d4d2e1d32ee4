// Chocolate (RD 1055/2003), its derivatives and substitutes (RD 823/1990), and what is called after them.
import { test } from 'uvu';
import { type Ask, type Balance, judge, type Sentence, says, saysNot } from './desk.ts';

const of = (type: string, recipe: Record<string, number>, more: object = {}): Ask => ({
  craft: 'cacao',
  type,
  recipe,
  more: { ...more },
});
const turron = (recipe: Record<string, number>, more: object = {}): Ask => ({
  craft: 'turron',
  type: 'generico',
  recipe,
  more: { ...more },
});
const cup = (starch: string, grams: number): Ask =>
  of('taza', { cacao_pasta: 450, azucar: 550 - grams, [starch]: grams });
const cocoa = (percent: number) => `Cacao: ${percent} % mínimo.`;
const notGold = ({ score }: Balance): boolean => score.medalla !== 'gold';
const hazelnut = { avellana_tostada: 500, miel: 50 };

// biome-ignore format: one sentence of the decree per row
const sentences: Sentence[] = [
  ['RD 1055/2003, 1.6.a', 'legal with 53 % of fat, and no gold: nobody moulds it', of('negro', { cacao_pasta: 700, manteca_cacao: 150, azucar: 150 }), { sold: ['Chocolate'], balance: notGold }],
  ['RD 1055/2003, 6.d', 'chocolate bears its cocoa', of('negro', { cacao_pasta: 600, manteca_cacao: 80, azucar: 320 }), { sold: ['Chocolate'], mentions: [cocoa(68)], balance: says(/68 % mínimo/) }],
  ['RD 1055/2003, 6.d', 'a substitute does not', of('negro', { cacao_polvo_10_12: 200, manteca_coco: 320, azucar: 480 }), { sold: ['Sucedáneo de chocolate'], unmentioned: 'Cacao:', balance: saysNot(/% mínimo»/) }],
  ['RD 1055/2003, 6.d', 'nor what has no name', of('negro', { cacao_pasta: 500, manteca_cerdo: 100, azucar: 400 }), { never: ['Chocolate'], unmentioned: 'Cacao:', balance: saysNot(/% mínimo»/) }],
  ['RD 1055/2003, 6.f', 'lean cocoa is said so, with its butter', { craft: 'cacao', type: 'polvo', recipe: { cacao_polvo_desgrasado: 350, azucar: 650 } }, { sold: ['Chocolate en polvo'], mentions: ['Con cacao magro. Manteca de cacao: 3,9 %.'] }],
  ['RD 1055/2003, 1.11', 'a la taza, starch of wheat, rice or maize', cup('harina_trigo', 70), { sold: ['Chocolate a la taza'], mentions: ['Para su consumo cocido.', cocoa(45)], balance: says(/consumo cocido/) }],
  ['RD 1055/2003, 1.11', 'of potato, it is no chocolate a la taza', cup('fecula_patata', 70), { sold: [], unmentioned: 'consumo cocido', balance: saysNot(/consumo cocido/) }],
  ['RD 1055/2003, 1.11', '8 % of starch at most', cup('almidon_maiz', 80), { sold: ['Chocolate a la taza'] }],
  ['RD 1055/2003, 1.12', 'a tenth more is «familiar»', cup('almidon_maiz', 81), { sold: ['Chocolate familiar a la taza'], never: ['Chocolate a la taza'] }],
  ['RD 1055/2003, 1.12', '18 % at most', cup('almidon_maiz', 180), { sold: ['Chocolate familiar a la taza'] }],
  ['RD 1055/2003, 1.12', 'a tenth more is neither', cup('almidon_maiz', 181), { sold: [], never: ['Chocolate familiar'] }],
  ['RD 1055/2003, 1.6.b.3.º', 'hazelnut that the recipe has ground is no condition', of('gianduja', { cacao_pasta: 300, manteca_cacao: 60, azucar: 340, pasta_avellana: 300 }), { sold: ['Chocolate con avellanas gianduja'], unconditional: /molida/ }],
  ['RD 823/1990, 10.1.2', 'turrón with chocolate is «de chocolate» with 8 % of cocoa', turron({ ...hazelnut, azucar: 250, chocolate_70: 200 }), { sold: ['Turrón de avellana tostada y chocolate, categoría Suprema'] }],
  ['RD 823/1990, 10.1.2', 'with 4 % it is not', turron({ ...hazelnut, azucar: 390, chocolate_70: 60 }), { sold: ['Turrón de avellana tostada, categoría Suprema'], never: ['Turrón de avellana tostada y chocolate'] }],
  ['RD 1787/1982, 6.4.1', 'that almond is toasted is no condition where the recipe says it', { ...turron({ almendra_tostada: 650, miel: 150, azucar: 180, clara: 60 }), type: 'jijona' }, { sold: ['Turrón blando, categoría Suprema', 'Jijona'], unconditional: /tostada/ }],
  ['RD 1787/1982, 6.4.1', 'and is one where it does not', { ...turron({ almendra_repelada: 650, miel: 150, azucar: 180, clara: 60 }), type: 'jijona' }, { sold: ['Turrón blando, categoría Suprema', 'Jijona'], condition: /tostada/ }],
];
judge(sentences);
test.run();
