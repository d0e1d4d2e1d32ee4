// Chocolates and fillings as a chocolatier would call them: good ones by their medal, spoilt ones caught; and what comes of
// following the advice to the letter, or of adjusting, is something the trade would take.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { forbiddenIn } from '../../engine/advice/limits.ts';
import { adjust, bodyOf, evaluate, evaluateWhole } from '../../engine/index.ts';
import { craft, site } from './bench.ts';
import { follow, type Items, planOf } from './followed.ts';

type Recipe = Record<string, number>;
interface Score {
  medalla: string;
  cumpleDenominacion: boolean;
  motivos: string[];
}
const cacao = craft('cacao');
const whole = (type: string, recipe: Recipe, inputs: object = {}) => ({ ...bodyOf(cacao, type, recipe), ...inputs });
const judge = (type: string, recipe: Recipe, inputs: object = {}): Score =>
  (evaluate(cacao, whole(type, recipe, inputs), site) as unknown as { score: Score }).score;

// biome-ignore format: one recipe per line
const good: [name: string, type: string, recipe: Recipe, medalla: string, inputs?: object][] = [
  ['Tableta 70 %', 'negro', { 'pasta de cacao': 600, 'manteca de cacao': 95, azúcar: 300, lecitina: 4, vainilla: 1 }, 'gold'],
  ['Tableta 85 %', 'negro', { 'pasta de cacao': 770, 'manteca de cacao': 80, azúcar: 150 }, 'gold'],
  ['Tableta 55 %', 'negro', { 'pasta de cacao': 430, 'manteca de cacao': 120, azúcar: 445, lecitina: 4 }, 'gold'],
  ['Negro con panela', 'negro', { 'pasta de cacao': 640, 'manteca de cacao': 90, panela: 270 }, 'gold'],
  ['Negro con almendras', 'negro', { 'pasta de cacao': 420, 'manteca de cacao': 60, azúcar: 220, 'almendra tostada': 300 }, 'gold'],
  ['Negro con naranja confitada y sal', 'negro', { 'pasta de cacao': 520, 'manteca de cacao': 80, azúcar: 290, 'naranja confitada': 100, sal: 3 }, 'gold'],
  ['Negro sin azúcares, con maltitol', 'negro', { 'pasta de cacao': 480, 'manteca de cacao': 90, maltitol: 425, lecitina: 4 }, 'gold'],
  ['Con leche 38 %', 'leche', { 'pasta de cacao': 150, 'manteca de cacao': 230, azúcar: 400, 'leche entera en polvo': 215, lecitina: 4 }, 'gold'],
  ['Con leche 45 %', 'leche', { 'pasta de cacao': 220, 'manteca de cacao': 230, azúcar: 320, 'leche entera en polvo': 225, lecitina: 4 }, 'gold'],
  ['Con leche y avellanas enteras', 'leche', { 'pasta de cacao': 110, 'manteca de cacao': 175, azúcar: 290, 'leche entera en polvo': 170, 'avellana tostada': 250, lecitina: 3 }, 'gold'],
  ['Blanco de vainilla', 'blanco', { 'manteca de cacao': 320, azúcar: 430, 'leche entera en polvo': 245, vainilla: 1, lecitina: 4 }, 'gold'],
  ['Blanco con grasa láctea', 'blanco', { 'manteca de cacao': 290, azúcar: 440, 'leche entera en polvo': 200, 'leche desnatada en polvo': 40, 'grasa láctea anhidra': 25, lecitina: 4 }, 'gold'],
  ['Cobertura negra 66 %', 'cobertura', { 'pasta de cacao': 510, 'manteca de cacao': 150, azúcar: 335, lecitina: 4 }, 'gold'],
  ['Cobertura con leche 36 %', 'cobertura', { 'pasta de cacao': 120, 'manteca de cacao': 245, azúcar: 400, 'leche entera en polvo': 230, lecitina: 4 }, 'gold'],
  ['Cobertura blanca', 'cobertura', { 'manteca de cacao': 330, azúcar: 410, 'leche entera en polvo': 255, lecitina: 4 }, 'gold'],
  ['Cobertura comprada', 'cobertura', { 'Callebaut 811': 1000 }, 'gold'],
  ['Del grano, 70 %', 'bean_to_bar', { 'nibs de cacao': 700, azúcar: 300 }, 'gold'],
  ['Del grano, con leche', 'bean_to_bar', { 'nibs de cacao': 380, 'manteca de cacao': 130, azúcar: 260, 'leche entera en polvo': 230 }, 'gold'],
  ['Cien por cien: pasta de cacao', 'bean_to_bar', { 'nibs de cacao': 1000 }, 'gold'],
  ['Gianduja negra', 'gianduja', { 'pasta de avellana': 300, 'cobertura negra 60 %': 600, azúcar: 100 }, 'gold'],
  ['Gianduja con leche', 'gianduja', { 'pasta de avellana': 280, 'cobertura con leche 40 %': 620, azúcar: 100 }, 'gold'],
  ['Gianduja con avellanas enteras además', 'gianduja', { 'pasta de avellana': 240, 'cobertura negra 60 %': 560, 'avellana tostada (entera)': 200 }, 'gold'],
  ['Ganache negra de marco', 'bombon', { 'cobertura negra 64 %': 500, nata: 300, mantequilla: 45, glucosa: 40, 'azúcar invertido': 50, dextrosa: 40, sorbitol: 25 }, 'gold'],
  ['Ganache con leche de marco', 'bombon', { 'cobertura con leche 40 %': 570, nata: 250, mantequilla: 40, glucosa: 35, 'azúcar invertido': 50, sorbitol: 30, 'manteca de cacao': 25 }, 'gold'],
  ['Ganache blanca de limón', 'bombon', { 'cobertura blanca 35 %': 620, nata: 150, 'zumo de limón': 60, mantequilla: 50, glucosa: 40, 'azúcar invertido': 30, sorbitol: 25, 'manteca de cacao': 25 }, 'gold'],
  ['Trufa', 'trufas', { 'cobertura negra 60 %': 540, nata: 290, mantequilla: 55, 'azúcar invertido': 60, glucosa: 30, sorbitol: 25 }, 'gold'],
  ['Trufa fresca, de nevera', 'bombon', { 'cobertura negra 60 %': 500, nata: 450, mantequilla: 50 }, 'silver'],
  ['Praliné de avellana', 'praliné', { 'praliné de avellana': 580, 'cobertura con leche': 370, 'manteca de cacao': 50 }, 'gold'],
  ['Praliné de almendra y negro', 'bombon', { 'praliné de almendra': 600, 'cobertura negra 60 %': 360, 'manteca de cacao': 40 }, 'gold'],
  ['De pistacho y blanco', 'bombon', { 'pasta de pistacho': 280, 'cobertura blanca': 640, 'manteca de cacao': 50, mantequilla: 30 }, 'gold'],
  ['De café', 'bombon', { 'cobertura con leche 40 %': 580, nata: 250, 'café soluble': 10, mantequilla: 40, glucosa: 35, 'azúcar invertido': 45, sorbitol: 30, 'manteca de cacao': 15 }, 'gold'],
  ['De frambuesa', 'bombon', { 'cobertura negra 64 %': 480, 'puré de frambuesa': 220, mantequilla: 85, 'azúcar invertido': 70, dextrosa: 55, sorbitol: 30, glucosa: 40, 'manteca de cacao': 20 }, 'gold'],
  ['De ron', 'bombon', { 'cobertura con leche 40 %': 610, nata: 160, ron: 70, mantequilla: 50, 'azúcar invertido': 60, sorbitol: 20, 'manteca de cacao': 30 }, 'gold'],
  ['De mantequilla', 'bombon', { 'cobertura negra 55 %': 640, mantequilla: 300, 'azúcar invertido': 60 }, 'gold'],
  ['Caramelo con su cáscara', 'bombon', { azúcar: 330, glucosa: 180, nata: 320, mantequilla: 90, sal: 5, 'cobertura negra 60 % (baño)': 450 }, 'gold', { peso_final: 760 }],
  ['Pasta de fruta a 75 °Brix, bañada', 'bombon', { 'puré de frambuesa': 500, azúcar: 500, glucosa: 100, 'pectina amarilla': 12, 'ácido cítrico': 5, 'cobertura negra 60 % (baño)': 400 }, 'gold', { brix: 75 }],
  ['Bombón de gianduja', 'bombon', { 'pasta de avellana': 250, 'cobertura con leche 40 %': 700, 'manteca de cacao': 50 }, 'gold'],
  ['Ganache vegana de agua', 'bombon', { 'cobertura negra 64 %': 520, agua: 180, 'pasta de avellana': 80, 'azúcar invertido': 70, dextrosa: 60, sorbitol: 30, glucosa: 60 }, 'gold'],
  ['A la taza', 'taza', { 'pasta de cacao': 370, azúcar: 560, almidón: 70 }, 'gold'],
  ['Familiar a la taza', 'chocolate a la taza', { 'pasta de cacao': 340, azúcar: 520, 'harina de arroz': 140 }, 'gold'],
  ['Cacao azucarado', 'polvo', { 'cacao en polvo': 320, azúcar: 680 }, 'gold'],
];

// biome-ignore format: one recipe per line
const spoilt: [name: string, type: string, recipe: Recipe, worst: string, says: RegExp][] = [
  ['Agua en una tableta', 'negro', { 'pasta de cacao': 600, 'manteca de cacao': 60, azúcar: 300, agua: 40 }, 'bronze', /agarra/],
  ['Nata en una tableta', 'negro', { 'pasta de cacao': 560, azúcar: 300, nata: 140 }, 'bronze', /agua agarra/],
  ['Miel en una tableta', 'negro', { 'pasta de cacao': 650, 'manteca de cacao': 50, miel: 300 }, 'bronze', /agarra/],
  ['Harina en el chocolate', 'negro', { 'pasta de cacao': 600, azúcar: 370, 'harina de trigo': 30 }, 'bronze', /harina o almidón/],
  ['Aceite de girasol', 'negro', { 'pasta de cacao': 600, azúcar: 360, 'aceite de girasol': 40 }, 'bronze', /no está entre las seis/],
  ['Aceite de colza, que no estaba en la lista', 'negro', { 'pasta de cacao': 600, azúcar: 360, 'aceite de colza': 40 }, 'bronze', /no está entre las seis/],
  ['Manteca de cerdo', 'negro', { 'pasta de cacao': 600, azúcar: 360, 'manteca de cerdo': 40 }, 'bronze', /grasa animal/i],
  ['Margarina', 'leche', { 'pasta de cacao': 150, 'manteca de cacao': 180, azúcar: 400, 'leche entera en polvo': 215, margarina: 50 }, 'bronze', /seis grasas/],
  ['Aceite de coco', 'negro', { 'pasta de cacao': 600, azúcar: 360, 'aceite de coco': 40 }, 'bronze', /no está entre las seis/],
  ['Demasiado equivalente', 'negro', { 'pasta de cacao': 560, azúcar: 360, 'grasa vegetal CBE': 80 }, 'bronze', /máximo legal 5 %/],
  ['Poco cacao', 'negro', { 'pasta de cacao': 240, 'manteca de cacao': 60, azúcar: 700 }, 'bronze', /mínimo legal 35 %/],
  ['Suero por leche', 'leche', { 'pasta de cacao': 150, 'manteca de cacao': 230, azúcar: 400, 'suero en polvo': 215, lecitina: 4 }, 'bronze', /mínimo legal 14 %/],
  ['Media leche, medio suero', 'leche', { 'pasta de cacao': 150, 'manteca de cacao': 230, azúcar: 410, 'leche entera en polvo': 100, 'suero en polvo': 100 }, 'bronze', /mínimo legal 14 %/],
  ['Demasiado PGPR', 'negro', { 'pasta de cacao': 600, 'manteca de cacao': 80, azúcar: 308, pgpr: 10 }, 'bronze', /PGPR 1 %, máximo legal 0,5 %/],
  ['Blanco sin manteca', 'blanco', { 'manteca de cacao': 150, azúcar: 600, 'leche entera en polvo': 245 }, 'bronze', /mínimo legal 20 %/],
  ['Blanco con cacao en polvo', 'blanco', { 'manteca de cacao': 320, azúcar: 400, 'leche entera en polvo': 230, 'cacao en polvo': 40 }, 'bronze', /blanco solo lleva/],
  ['Con leche y casi sin leche', 'leche', { 'pasta de cacao': 250, 'manteca de cacao': 200, azúcar: 460, 'leche entera en polvo': 90 }, 'bronze', /mínimo legal 14 %/],
  ['Gianduja con poca avellana', 'gianduja', { 'pasta de avellana': 100, 'cobertura negra 60 %': 800, azúcar: 100 }, 'bronze', /mínimo legal 20 %/],
  ['Gianduja de almendra', 'gianduja', { 'pasta de almendra': 300, 'cobertura negra 60 %': 600, azúcar: 100 }, 'bronze', /mínimo legal 20 %/],
  ['Gianduja solo con avellanas enteras', 'gianduja', { 'avellana tostada (entera)': 300, 'cobertura negra 60 %': 700 }, 'bronze', /mínimo legal 20 %/],
  ['Tableta de frutos secos', 'negro', { 'pasta de cacao': 300, azúcar: 150, 'almendra tostada': 550 }, 'bronze', /máximo legal 40 %/],
  ['Cobertura sin manteca', 'cobertura', { 'pasta de cacao': 480, azúcar: 515, lecitina: 5 }, 'bronze', /mínimo legal 31 %/],
  ['Cobertura con avellanas', 'cobertura', { 'pasta de cacao': 400, 'manteca de cacao': 120, azúcar: 280, 'avellana tostada': 200 }, 'bronze', /cobertura no lleva trozos/],
  ['Del grano, de cobertura comprada', 'bean_to_bar', { 'cobertura negra 70 %': 1000 }, 'bronze', /cobertura comprada/],
  ['Sucedáneo', 'negro', { 'cacao en polvo': 160, 'grasa vegetal': 320, azúcar: 515 }, 'bronze', /No puede venderse/],
  ['Pasta de cacao como chocolate negro', 'negro', { 'pasta de cacao': 1000 }, 'bronze', /Sin azúcares/],
  ['Negro muy lechoso', 'negro', { 'pasta de cacao': 450, 'manteca de cacao': 80, azúcar: 320, 'leche entera en polvo': 150 }, 'silver', /Demasiada leche/],
  ['Negro salado', 'negro', { 'pasta de cacao': 600, 'manteca de cacao': 80, azúcar: 290, sal: 25 }, 'silver', /sal/],
  ['Negro con vainilla a puñados', 'negro', { 'pasta de cacao': 600, 'manteca de cacao': 80, azúcar: 300, vainilla: 15 }, 'silver', /vainilla/],
  ['Ganache con un 20 % de dextrosa', 'bombon', { 'cobertura negra 64 %': 450, nata: 280, mantequilla: 50, dextrosa: 200 }, 'silver', /dextrosa/],
  ['Ganache con un 15 % de sorbitol', 'bombon', { 'cobertura negra 64 %': 480, nata: 300, mantequilla: 50, sorbitol: 150 }, 'silver', /sorbitol/],
  ['Ganache de mucha nata', 'bombon', { 'cobertura negra 60 %': 300, nata: 700 }, 'bronze', /humedad|aw/],
  ['Ganache fresca uno a uno', 'bombon', { 'cobertura negra 55 %': 500, nata: 500 }, 'silver', /aw/],
  ['Ganache espesada con maicena', 'bombon', { 'cobertura negra 64 %': 480, nata: 300, 'azúcar invertido': 80, dextrosa: 50, maicena: 40 }, 'bronze', /almidón/],
  ['Ganache con aceite', 'bombon', { 'cobertura negra 64 %': 500, nata: 280, 'azúcar invertido': 70, dextrosa: 40, 'aceite de girasol': 60 }, 'silver', /grasas vegetales/],
  ['Relleno con manteca de cerdo', 'bombon', { 'cobertura negra 64 %': 500, nata: 250, 'azúcar invertido': 70, 'manteca de cerdo': 80 }, 'bronze', /manteca de cerdo/],
  ['Relleno con yema cruda', 'bombon', { 'cobertura negra 64 %': 480, nata: 260, yema: 80, 'azúcar invertido': 60, dextrosa: 40, mantequilla: 50 }, 'bronze', /huevo crudo/],
  ['Ganache que se arena', 'bombon', { 'cobertura negra 64 %': 300, nata: 250, azúcar: 380, mantequilla: 50 }, 'silver', /azúcar/i],
  ['Ganache que se corta', 'bombon', { 'cobertura negra 64 %': 560, nata: 150, mantequilla: 230, 'azúcar invertido': 40 }, 'silver', /cortará|separará/],
  ['Caramelo sin cocer', 'bombon', { azúcar: 300, glucosa: 150, nata: 450, mantequilla: 60 }, 'bronze', /humedad/i],
  ['Bombón de alcohol', 'bombon', { 'cobertura negra 64 %': 550, nata: 100, 'ron': 300, mantequilla: 50 }, 'silver', /ron/],
  ['A la taza con demasiada harina', 'taza', { 'pasta de cacao': 340, azúcar: 460, 'harina de arroz': 200 }, 'bronze', /máximo legal 18 %/],
  ['Cacao azucarado con poco cacao', 'polvo', { 'cacao en polvo': 200, azúcar: 800 }, 'bronze', /mínimo legal 25 %/],
];

const rank = ['gold', 'silver', 'bronze'];

for (const [name, type, recipe, medalla, inputs] of good) {
  test(`good: ${name} is ${medalla}`, () => {
    const score = judge(type, recipe, inputs);
    assert.is(score.medalla, medalla, score.motivos.join('\n'));
    assert.is(score.cumpleDenominacion, true, score.motivos.join('\n'));
  });
}

for (const [name, type, recipe, best, says] of spoilt) {
  test(`spoilt: ${name} is ${best} at best`, () => {
    const score = judge(type, recipe);
    assert.ok(rank.indexOf(score.medalla) >= rank.indexOf(best), `${score.medalla}\n${score.motivos.join('\n')}`);
    assert.match(score.motivos.join('\n'), says);
  });
}

/** Another product, which nothing short of starting again would save. */
const lost = /Sucedáneo|Pasta de cacao como|Gianduja de almendra|Del grano, de cobertura/;
const forbiddenOf = (body: unknown): string[] => {
  const { mix } = evaluateWhole(cacao, body, site).state;
  return forbiddenIn(mix.type.trade, mix.lines)
    .filter(({ forbid }) => forbid.level !== 'note')
    .map(({ line }) => line.name);
};

for (const [name, type, recipe] of spoilt.filter(([one]) => !lost.test(one))) {
  test(`adjusted: ${name}`, () => {
    const answer = adjust(cacao, bodyOf(cacao, type, recipe), site) as unknown as {
      adjusted: boolean;
      sentences: string[];
      ingredients: { name: string; grams: number; before: number | null }[];
      after: { score: Score };
    };
    const said = `${answer.sentences.join('\n')}\n${answer.ingredients.map((one) => `${one.name} ${one.before} → ${one.grams}`).join(', ')}`;
    assert.ok(answer.adjusted, said);
    assert.ok(rank.indexOf(answer.after.score.medalla) < rank.indexOf(judge(type, recipe).medalla), said);
    assert.is(answer.after.score.cumpleDenominacion, true, said);
  });

  test(`advice followed: ${name}`, () => {
    const body = bodyOf(cacao, type, recipe) as { ingredients: Items };
    let items = body.ingredients;
    for (let round = 0; round < 3; round++)
      items = follow(cacao, items, planOf(evaluateWhole(cacao, { ...body, ingredients: items }, site)));
    const after = { ...body, ingredients: items };
    assert.equal(forbiddenOf(after), []);
    const { score } = evaluateWhole(cacao, after, site).answer as unknown as { score: Score };
    assert.is(score.cumpleDenominacion, true, score.motivos.join('\n'));
  });
}

test.run();
