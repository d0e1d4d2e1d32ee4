// What each decree asks, figure by figure, beyond turrón, plain chocolate and jams: at the figure, and a tenth on both sides of it,
// the label gives the name or does not, and the balance says the same.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ask, type Balance, balanceOf, type Item, labelOf, soldAs } from './desk.ts';

type Grams = Readonly<Record<string, number>>;
type Made = (value: number) => Omit<Ask, 'type'>;
interface Probe {
  readonly article: string;
  readonly name: string;
  readonly type: string;
  readonly made: Made;
  readonly least?: number;
  readonly most?: number;
  /** what a balance that gives the name says; another, what one that gives the next one down does */
  readonly legal: (told: Balance) => boolean;
}

const called =
  (name: string) =>
  (told: Balance): boolean =>
    (told.score as unknown as { readonly cumpleDenominacion: boolean }).cumpleDenominacion &&
    told.score.motivos.some((one) => one.includes(`«${name}»`));
/** Grams of a mass of one's own, per cent. */
const mass = (parts: Grams, grams = 100): Item => ({ ingrediente: 'masa propia', peso: grams, precio: 0, ...parts });
const cacao = (...recipe: readonly Item[]): Omit<Ask, 'type'> => ({ craft: 'cacao', recipe });
const item = (ingrediente: string, peso: number): Item => ({ ingrediente, peso });

/** So much starch, cocoa and butter, per cent of the whole; the rest is sugar. */
const cup = (parts: Grams, starch: number): Omit<Ask, 'type'> =>
  cacao(item('almidon_trigo', starch), sweetened(parts, 100 - starch));
const sweetened = (parts: Grams, grams: number): Item => {
  const own = Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, (100 * value) / grams]));
  return mass({ ...own, azucar: 100 - Object.values(own).reduce((sum, value) => sum + value, 0) }, grams);
};

const cocoaPowder = (share: number): Omit<Ask, 'type'> =>
  cacao(item('cacao_polvo', share), item('azucar', 100 - share));

const dark = { cacaoSeco: 16, manteca: 24, azucar: 60 };
const nutty = (nut: number, parts: Grams): Omit<Ask, 'type'> =>
  cacao(mass(parts, 100 - nut), item('pasta_avellana', nut));
const gianduja = { cacaoSeco: 14, manteca: 34, azucar: 52 };
const giandujaMilk = { cacaoSeco: 6, manteca: 28, grasaLactea: 6, solidosLacteos: 14, azucar: 46 };

// biome-ignore format: one figure of a decree per row
const probes: Probe[] = [
  { article: 'RD 1055/2003, 1.11: 8 % of starch', name: 'Chocolate a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: 16, manteca: 24 }, x), most: 8, legal: called('chocolate a la taza') },
  { article: 'RD 1055/2003, 1.11: 35 % of cocoa', name: 'Chocolate a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: 15, manteca: x - 15 }, 5), least: 35, legal: called('chocolate a la taza') },
  { article: 'RD 1055/2003, 1.11: 14 % of dry fat-free cocoa', name: 'Chocolate a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: x, manteca: 30 }, 5), least: 14, legal: called('chocolate a la taza') },
  { article: 'RD 1055/2003, 1.11: 18 % of butter', name: 'Chocolate a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: 25, manteca: x }, 5), least: 18, legal: called('chocolate a la taza') },
  { article: 'RD 1055/2003, 1.12: 18 % of starch', name: 'Chocolate familiar a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: 16, manteca: 24 }, x), most: 18, legal: called('chocolate familiar a la taza') },
  { article: 'RD 1055/2003, 1.12: 30 % of cocoa', name: 'Chocolate familiar a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: 12, manteca: x - 12 }, 10), least: 30, legal: called('chocolate familiar a la taza') },
  { article: 'RD 1055/2003, 1.12: 12 % of dry fat-free cocoa', name: 'Chocolate familiar a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: x, manteca: 30 }, 10), least: 12, legal: called('chocolate familiar a la taza') },
  { article: 'RD 1055/2003, 1.12: 18 % of butter', name: 'Chocolate familiar a la taza', type: 'taza', made: (x) => cup({ cacaoSeco: 25, manteca: x }, 10), least: 18, legal: called('chocolate familiar a la taza') },
  { article: 'RD 1055/2003, 1.4: 32 % of cocoa powder', name: 'Chocolate en polvo', type: 'polvo', made: cocoaPowder, least: 32, legal: called('chocolate en polvo') },
  { article: 'RD 1055/2003, 1.5: 25 % of cocoa powder', name: 'Cacao azucarado', type: 'polvo', made: cocoaPowder, least: 25, legal: (told) => called('cacao azucarado')(told) || called('chocolate en polvo')(told) },
  { article: 'RD 1055/2003, 1.6.b.3.º: 20 % of hazelnut', name: 'Chocolate con avellanas gianduja', type: 'gianduja', made: (x) => nutty(x, gianduja), least: 20, legal: called('chocolate con avellanas gianduja') },
  { article: 'RD 1055/2003, 1.6.b.3.º: 40 % of hazelnut', name: 'Chocolate con avellanas gianduja', type: 'gianduja', made: (x) => nutty(x, gianduja), most: 40, legal: called('chocolate con avellanas gianduja') },
  { article: 'RD 1055/2003, 1.6.b.3.º: 32 % of cocoa', name: 'Chocolate con avellanas gianduja', type: 'gianduja', made: (x) => nutty(30, { cacaoSeco: 12, manteca: x - 12, azucar: 100 - x }), least: 32, legal: called('chocolate con avellanas gianduja') },
  { article: 'RD 1055/2003, 1.6.b.3.º: 8 % of dry fat-free cocoa', name: 'Chocolate con avellanas gianduja', type: 'gianduja', made: (x) => nutty(30, { cacaoSeco: x, manteca: 34, azucar: 66 - x }), least: 8, legal: called('chocolate con avellanas gianduja') },
  { article: 'RD 1055/2003, 1.7.b.3.º: 15 % of hazelnut', name: 'Chocolate con leche con avellanas gianduja', type: 'gianduja', made: (x) => nutty(x, giandujaMilk), least: 15, legal: called('chocolate con leche con avellanas gianduja') },
  { article: 'RD 1055/2003, 1.7.b.3.º: 40 % of hazelnut', name: 'Chocolate con leche con avellanas gianduja', type: 'gianduja', made: (x) => nutty(x, giandujaMilk), most: 40, legal: called('chocolate con leche con avellanas gianduja') },
  { article: 'RD 1055/2003, 1.7.b.3.º: 10 % of milk solids', name: 'Chocolate con leche con avellanas gianduja', type: 'gianduja', made: (x) => nutty(20, { cacaoSeco: 6, manteca: 28, grasaLactea: 3, solidosLacteos: x - 3, azucar: 66 - x }), least: 10, legal: called('chocolate con leche con avellanas gianduja') },
  { article: 'RD 1055/2003, 1.8: 20 % of milk solids', name: 'Chocolate familiar con leche', type: 'leche', made: (x) => cacao(mass({ cacaoSeco: 3, manteca: 21, grasaLactea: 6, solidosLacteos: x - 6, azucar: 76 - x })), least: 20, legal: (told) => told.warnings.some((one) => one.startsWith('Sí cumple como «chocolate familiar con leche»')) },
  { article: 'RD 1055/2003, 1.8: 5 % of milk fat', name: 'Chocolate familiar con leche', type: 'leche', made: (x) => cacao(mass({ cacaoSeco: 3, manteca: 21, grasaLactea: x, solidosLacteos: 22 - x, azucar: 54 })), least: 5, legal: (told) => told.warnings.some((one) => one.startsWith('Sí cumple como «chocolate familiar con leche»')) },
  { article: 'RD 1055/2003, 1.7.c.2.º: 1 % of milk fat', name: 'Chocolate con leche desnatada', type: 'leche', made: (x) => cacao(mass({ cacaoSeco: 6, manteca: 28, grasaLactea: x, solidosLacteos: 18 - x, azucar: 48 })), most: 1, legal: (told) => told.warnings.some((one) => one.startsWith('Sí cumple como «chocolate con leche desnatada»')) },
  { article: 'RD 1055/2003, 1.7.c.1.º: 5,5 % of milk fat', name: 'Chocolate con nata', type: 'leche', made: (x) => cacao(mass({ cacaoSeco: 6, manteca: 28, grasaLactea: x, solidosLacteos: 20 - x, azucar: 46 })), least: 5.5, legal: (told) => told.warnings.some((one) => one.includes('«chocolate con nata»')) },
  { article: 'RD 1055/2003, 1.6.b.1.º: 32 % of cocoa', name: 'Fideos de chocolate', type: 'negro', made: (x) => cacao(mass({ cacaoSeco: 16, manteca: x - 16, azucar: 100 - x })), least: 32, legal: (told) => told.warnings.some((one) => one.startsWith('En copos o fideos sí cumple')) },
  { article: 'RD 1055/2003, 1.6.b.1.º: 12 % of butter', name: 'Fideos de chocolate', type: 'negro', made: (x) => cacao(mass({ cacaoSeco: 25, manteca: x, azucar: 75 - x })), least: 12, legal: (told) => told.warnings.some((one) => one.startsWith('En copos o fideos sí cumple')) },
  { article: 'RD 1055/2003, 6.g: 43 % of cocoa', name: 'Chocolate extrafino', type: 'negro', made: (x) => cacao(mass({ cacaoSeco: 16, manteca: x - 16, azucar: 100 - x })), least: 43, legal: (told) => told.warnings.some((one) => one.startsWith('Puede llevar mención de calidad')) },
  { article: 'RD 1055/2003, 6.g: 26 % of butter', name: 'Chocolate extrafino', type: 'negro', made: (x) => cacao(mass({ cacaoSeco: 24, manteca: x, azucar: 76 - x })), least: 26, legal: (told) => told.warnings.some((one) => one.startsWith('Puede llevar mención de calidad')) },
  { article: 'RD 1055/2003, 6.g: 30 % of cocoa', name: 'Chocolate con leche extrafino', type: 'leche', made: (x) => cacao(mass({ cacaoSeco: 6, manteca: x - 6, grasaLactea: 6, solidosLacteos: 14, azucar: 80 - x })), least: 30, legal: (told) => told.warnings.some((one) => one.startsWith('Puede llevar mención de calidad')) },
  { article: 'RD 1055/2003, 6.g: 18 % of milk solids', name: 'Chocolate con leche extrafino', type: 'leche', made: (x) => cacao(mass({ cacaoSeco: 6, manteca: 26, grasaLactea: 6, solidosLacteos: x - 6, azucar: 68 - x })), least: 18, legal: (told) => told.warnings.some((one) => one.startsWith('Puede llevar mención de calidad')) },
  { article: 'RD 1055/2003, 6.g: 4,5 % of milk fat', name: 'Chocolate con leche extrafino', type: 'leche', made: (x) => cacao(mass({ cacaoSeco: 6, manteca: 26, grasaLactea: x, solidosLacteos: 20 - x, azucar: 48 })), least: 4.5, legal: (told) => told.warnings.some((one) => one.startsWith('Puede llevar mención de calidad')) },
  { article: 'RD 1055/2003, 6.g: 16 % of dry fat-free cocoa', name: 'Cobertura de chocolate extrafina', type: 'cobertura', made: (x) => cacao(mass({ cacaoSeco: x, manteca: 36, azucar: 64 - x })), least: 16, legal: (told) => told.warnings.some((one) => one.startsWith('Puede llevar mención de calidad')) },
  { article: 'RD 1055/2003, 2.1: 5 % of other fats', name: 'Chocolate', type: 'negro', made: (x) => cacao(sweetened({ cacaoSeco: 16, manteca: 24 }, 100 - x), item('grasa_vegetal_cbe', x)), most: 5, legal: called('chocolate') },
  { article: 'RD 1055/2003, 3.1: 40 % of other foods', name: 'Chocolate', type: 'negro', made: (x) => cacao(mass(dark, 100 - x), item('almendra_tostada', x)), most: 40, legal: called('chocolate') },
];

for (const { article, name, type, made, least, most, legal } of probes)
  test(`${article} («${name}»)`, () => {
    const figure = (least ?? most)!;
    for (const [value, holds] of [
      [figure - 0.1, most !== undefined],
      [figure, true],
      [figure + 0.1, least !== undefined],
    ] as const) {
      const ask = { ...made(value), type };
      const sold = soldAs(ask);
      const isSold = sold.includes(name);
      const told = balanceOf(ask);
      assert.is(isSold, holds, `label, ${value}: ${sold.join()} ${JSON.stringify(labelOf(ask).names.slice(0, 2))}`);
      assert.is(legal(told), holds, `balance, ${value}: ${JSON.stringify([told.score, told.warnings])}`);
    }
  });
/**
 * Where the figure is worked out of real ingredients, so much of one goes in: the name is had on one side alone, balance and label
 * change their mind at the same gram, and the figure that the label tells there is the one of the decree.
 */
interface Walk {
  readonly article: string;
  readonly name: string;
  readonly type: string;
  readonly made: Made;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** what the label says is lacking or left over on the wrong side */
  readonly wants: RegExp;
  readonly legal: (told: Balance) => boolean;
}
const ice = (recipe: Grams): Omit<Ask, 'type'> => ({ craft: 'helado', recipe, more: { overrun: 40 } });
const isNamed = (told: Balance): boolean => !told.warnings.some((one) => one.startsWith('Denominación:'));
const bread = (recipe: Grams): Omit<Ask, 'type'> => ({
  craft: 'panaderia',
  recipe: { harina: 1000, agua: 620, levadura_fresca: 10, ...recipe },
});
const cake = (recipe: Grams): Omit<Ask, 'type'> => ({ craft: 'pasteleria', recipe });
const isCalled = (told: Balance): boolean => !told.warnings.some((one) => one.includes('(IGP Tarta de Santiago'));

// biome-ignore format: one figure of a decree per row
const walks: Walk[] = [
  { article: 'RD 618/1998, 3.1.a: 8 % of milk fat', name: 'Helado crema', type: 'helado_crema', made: (x) => ice({ leche_entera: 800 - x, nata_35: x, sacarosa: 150, lpd: 45, neutro_cremas: 5 }), from: 160, to: 180, step: 1, wants: /grasa láctea.*pide al menos un 8 %/, legal: isNamed },
  { article: 'RD 618/1998, 3.1.a: 2,5 % of milk protein', name: 'Helado crema', type: 'helado_crema', made: (x) => ice({ nata_35: 400, agua: 430 - x, sacarosa: 165, lpd: x, neutro_cremas: 5 }), from: 35, to: 60, step: 1, wants: /proteína láctea.*pide al menos un 2,5 %/, legal: isNamed },
  { article: 'RD 618/1998, 3.1.b: 2,5 % of milk fat', name: 'Helado de leche', type: 'helado_leche', made: (x) => ice({ leche_desnatada: 780 - x, nata_35: x, sacarosa: 150, dextrosa: 30, lpd: 35, neutro_cremas: 5 }), from: 60, to: 80, step: 1, wants: /grasa láctea.*pide al menos un 2,5 %/, legal: isNamed },
  { article: 'RD 618/1998, 3.1.b: 6 % of milk solids', name: 'Helado de leche', type: 'helado_leche', made: (x) => ice({ nata_35: 120, agua: 675 - x, sacarosa: 170, dextrosa: 30, lpd: x, neutro_cremas: 5 }), from: 45, to: 70, step: 1, wants: /extracto seco magro.*pide al menos un 6 %/, legal: isNamed },
  { article: 'RD 618/1998, 3.1.f: 15 % of fruit', name: 'Sorbete', type: 'sorbete_agua', made: (x) => ice({ fresa: x, agua: 740 - x, sacarosa: 190, dextrosa: 40, glucosa_polvo_38: 30 }), from: 140, to: 160, step: 1, wants: /fruta.*pide al menos un 15 %/, legal: isNamed },
  { article: 'RD 618/1998, 3.1.f: 20 % of solids', name: 'Sorbete', type: 'sorbete_agua', made: (x) => ice({ fresa: 300, agua: 700 - x, sacarosa: x }), from: 150, to: 190, step: 1, wants: /pide al menos un 20 %/, legal: isNamed },
  { article: 'RD 308/2019, 11.2.c: 1,31 g of salt', name: 'Pan común', type: 'pan_comun', made: (x) => bread({ sal: x }), from: 15, to: 21, step: 0.1, wants: /sal en el pan.*admite como mucho un 1,31 %/, legal: (told) => !told.warnings.some((one) => one.startsWith('Sal ')) },
  { article: 'IGP Tarta de Santiago: 33 % of almond', name: 'Tarta de Santiago', type: 'tarta_santiago', made: (x) => cake({ almendra_molida: x, azucar: 350, huevo: 660 - x }), from: 310, to: 350, step: 1, wants: /almendra.*pide al menos un 33 %/, legal: isCalled },
  { article: 'IGP Tarta de Santiago: 33 % of sugar', name: 'Tarta de Santiago', type: 'tarta_santiago', made: (x) => cake({ almendra_molida: 350, azucar: x, huevo: 660 - x }), from: 310, to: 350, step: 1, wants: /azúcar.*pide al menos un 33 %/, legal: isCalled },
  { article: 'IGP Tarta de Santiago: 25 % of egg', name: 'Tarta de Santiago', type: 'tarta_santiago', made: (x) => cake({ almendra_molida: 375, azucar: 385 + 240 - x, huevo: x }), from: 235, to: 262, step: 1, wants: /huevo.*pide al menos un 25 %/, legal: isCalled },
];
for (const { article, name, type, made, from, to, step, wants, legal } of walks)
  test(`${article} («${name}»), gram by gram`, () => {
    const all = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => {
      const x = from + at * step;
      const ask = { ...made(x), type };
      const isSold = soldAs(ask).some((one) => one === name || one.startsWith(`${name} `));
      const told = balanceOf(ask);
      assert.is(legal(told), isSold, `${x}: ${soldAs(ask).join()} | ${JSON.stringify([told.score, told.warnings])}`);
      const answers = labelOf(ask).names.filter((one) => one.name === name || one.name.startsWith(`${name} `));
      if (!isSold)
        assert.match(answers.flatMap(({ missing }) => missing.map(({ sentence }) => sentence)).join('\n'), wants);
      return isSold;
    });
    const turns = all.filter((isSold, at) => at > 0 && isSold !== all[at - 1]).length;
    assert.is(turns, 1, all.map(Number).join(''));
  });
test.run();
