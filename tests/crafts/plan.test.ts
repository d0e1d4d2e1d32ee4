// The plan, followed to the letter: recipes of every craft bent and then corrected with their own advice, as a caller would,
// by the names and grams of explain.plan alone. Where the plan says that it arrives, it arrives.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { forbiddenIn, misdosedIn } from '../../engine/advice/limits.ts';
import { faultsIn } from '../../engine/advice/state.ts';
import { bodyOf, type Craft, evaluateWhole, unlessRefused } from '../../engine/index.ts';
import { crafts } from '../loaded.ts';
import { craft, site } from './bench.ts';
import { type Evaluation, follow, type Items, planOf, type Step } from './followed.ts';

/** Every example, and each again with its weights multiplied, the same every time. */
function* bent(
  one: Craft,
  least: number,
  span: number,
): Generator<{ title: string; body: { type: string; ingredients: Items } }> {
  let seed = 1;
  const random = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const { weight } = one.definition.craft.request;
  for (const [type, { file }] of one.types) {
    for (const { name, recipe, expect } of file.examples) {
      if ('error' in expect) continue;
      for (let time = 0; time < 2; time++) {
        const ingredients = (bodyOf(one, type, recipe).ingredients as Items).map((item) => ({
          ...item,
          [weight]:
            time === 0 ? item[weight] : Math.round((item[weight] as number) * (least + random() * span) * 100) / 100,
        }));
        yield { title: `${one.id}/${type} «${name}» ${time}`, body: { type, ingredients } };
      }
    }
  }
}

const evaluate = (one: Craft, body: unknown): Evaluation | null =>
  unlessRefused(
    () => evaluateWhole(one, body, site),
    () => null,
  );

for (const one of crafts) {
  for (const [how, least, span] of [
    ['bent', 0.6, 0.9],
    ['bent hard', 0.4, 1.8],
  ] as const) {
    test(`${one.id}: recipes ${how} come in by following their plan, which is said in Spanish and breaks no limit`, () => {
      let out = 0;
      let promised = 0;
      const broken: string[] = [];
      for (const { title, body } of bent(one, least, span)) {
        const before = evaluate(one, body);
        // Where another type takes it as it is, nothing is to be done.
        if (!before || before.answer.betterType !== undefined) continue;
        const steps = planOf(before);
        checkSentences(steps, title);
        const after = evaluate(one, { ...body, ingredients: follow(one, body.ingredients, steps) });
        if (after) checkLimits(after, title);
        if (faultsIn(before.state).length === 0) continue;
        out++;
        const said = Object.values(before.advice).flat();
        const isShort =
          said.some(({ key }) => key === 'sin_salida') || steps.every(({ changes }) => changes.length === 0);
        if (isShort) continue;
        promised++;
        const left = after ? faultsIn(after.state).map(({ param, value }) => `${param.key} ${value}`) : ['refused'];
        if (left.length > 0)
          broken.push(`${title}: ${left.join(', ')}\n  ${steps.map(({ sentence }) => sentence).join('\n  ')}`);
      }
      assert.ok(broken.length <= 0.03 * promised, broken.join('\n'));
      assert.ok(promised >= 0.9 * out, `${promised} of ${out}`);
    });
  }
}

function checkSentences(steps: readonly Step[], title: string): void {
  for (const { sentence, changes } of steps) {
    for (const { name, grams } of changes) {
      assert.ok(grams !== 0, `${title}: ${sentence}`);
      assert.ok(sentence.toLowerCase().includes(name.toLowerCase()), `${title}: «${name}» in «${sentence}»`);
    }
    assert.not.match(sentence, /\b0 g\b|de 0 a 0|undefined|NaN|[{}[\]]|\.\.|: :|[a-z]_[a-z]/, `${title}: ${sentence}`);
    // A symbol keeps its small letter: «pH estimado: 3,9…».
    assert.match(sentence, /^(?:[\p{Lu}«(]|pH ).*[.»]$/u, `${title}: ${sentence}`);
  }
}

/** After the plan nothing is forbidden and no dose is over. */
function checkLimits({ state: { mix, figures } }: Evaluation, title: string): void {
  const left = forbiddenIn(mix.type.trade, mix.lines).filter(({ forbid }) => forbid.level !== 'note');
  assert.equal(
    left.map(({ line }) => line.name),
    [],
    title,
  );
  const over = misdosedIn(mix.type.trade, figures).filter(({ side, far }) => side === 'alto' && far);
  assert.equal(
    over.map(({ dose }) => dose.key),
    [],
    title,
  );
}

// ——— What a professional would not accept ———

const plan = (id: string, type: string, recipe: Record<string, number>): Step[] =>
  planOf(evaluateWhole(craft(id), bodyOf(craft(id), type, recipe), site));

const net = (steps: readonly Step[], name: string): number =>
  steps
    .flatMap(({ changes }) => changes)
    .reduce((sum, change) => (change.name.toLowerCase() === name.toLowerCase() ? sum + change.grams : sum), 0);

// biome-ignore format: one case per line
const refused: [what: string, craft: string, type: string, recipe: Record<string, number>, says: string][] = [
  ['cream in a vegan ice cream leaves first', 'helado', 'vegano', { 'Bebida de soja': 600, 'Nata 35 %': 40, 'Aceite de coco': 60, Azúcar: 140, Dextrosa: 50, 'Glucosa en polvo DE 38': 40, Inulina: 30, Neutro: 5 }, 'Cambia los 40 g de nata 35 % por 32 g de bebida de soja y 8 g de aceite de coco: un helado vegano no lleva lácteos.'],
  ['sugar in a sugar-free one', 'helado', 'sin_azucar', { 'Leche entera': 620, 'Nata 35 %': 150, 'Leche en polvo desnatada': 30, Polidextrosa: 70, Oligofructosa: 60, Xilitol: 60, Azúcar: 20, Neutro: 5 }, 'Cambia los 20 g de azúcar por 16 g de xilitol y 4 g de polidextrosa: un helado sin azúcares añadidos no lleva azúcares.'],
  ['5 % of stabiliser is a slipped decimal', 'helado', 'helado_crema', { 'Leche entera': 560, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 125, Dextrosa: 35, 'Glucosa en polvo': 25, Neutro: 50 }, 'Pon 5 g de neutro en vez de 50 g: ahora es un 4,8 % de la mezcla y lo usual es un 0,5 %; el exceso da textura gomosa.'],
  ['yolk in a meringue', 'pasteleria', 'merengue', { Clara: 200, Azúcar: 340, Yema: 12 }, 'Quita los 12 g de yema: la grasa de la yema baja las claras.'],
  ['3× baking powder is weighed again, not drowned in flour', 'pasteleria', 'magdalenas', { Harina: 280, Azúcar: 230, 'Huevo entero': 200, Aceite: 200, 'Leche entera': 80, Impulsor: 30 }, 'Pon 9,8 g de impulsor en vez de 30 g: ahora es un 10,71 % sobre la harina y lo usual es un 3,5 %'],
  ['flour in a Jijona', 'turron', 'jijona', { almendra_tostada: 600, miel: 150, azucar: 200, clara: 30, harina: 50 }, 'Cambia los 50 g de harina por 50 g de almendra repelada tostada: este turrón no lleva harina ni fécula; con ella es «turrón con fécula».'],
  ['peanut in a Jijona', 'turron', 'jijona', { almendra_tostada: 600, miel: 150, azucar: 200, clara: 30, cacahuete: 60 }, 'Cambia los 60 g de cacahuete por 60 g de almendra repelada tostada: este turrón solo lleva almendra.'],
  ['starch in chocolate', 'cacao', 'negro', { pasta_cacao: 600, manteca_cacao: 80, azucar: 290, almidon: 30 }, 'Cambia los 30 g de almidón por 30 g de azúcar: el chocolate no lleva harina ni almidón; con él es chocolate a la taza.'],
  ['salt weighed twice', 'panaderia', 'pan_comun', { Harina: 1000, Agua: 620, Sal: 36, 'Levadura fresca': 15 }, 'Pon 17 g de sal en vez de 36 g: ahora es un 3,6 % sobre la harina y lo usual es un 1,7 %.'],
  ['half the flour is one fault', 'panaderia', 'pan_comun', { Harina: 500, Agua: 620, Sal: 17, 'Levadura fresca': 16 }, 'Falta harina: añade 478 g y se corrigen hidratación, sal y levadura (en fresca).'],
  ['14 % of milk powder is named, not the dextrose', 'helado', 'helado_leche', { 'Leche entera': 640, 'Nata 35 %': 60, 'Leche en polvo desnatada': 140, Azúcar: 110, Dextrosa: 30, Neutro: 5 }, 'Sobra leche en polvo desnatada'],
];
for (const [what, id, type, recipe, says] of refused) {
  test(`a professional: ${what}`, () => {
    const [first] = plan(id, type, recipe);
    assert.ok(first?.sentence.startsWith(says), first?.sentence);
  });
}

test('what is dosed is put right alone: nothing else moves', () => {
  const steps = plan('pasteleria', 'magdalenas', {
    Harina: 280,
    Azúcar: 230,
    'Huevo entero': 200,
    Aceite: 200,
    'Leche entera': 80,
    Impulsor: 30,
  });
  assert.is(steps.length, 1);
  assert.is(steps[0]!.changes.length, 1);
});

test('hazelnut paste is not halved, and finished chocolate is not corrected with loose sugar', () => {
  const gelato = {
    'Leche entera': 500,
    'Nata 35 %': 180,
    'Leche en polvo desnatada': 35,
    'Pasta de avellana': 110,
    Azúcar: 110,
    Dextrosa: 35,
    Neutro: 5,
  };
  assert.ok(net(plan('helado', 'helado_crema', gelato), 'Pasta de avellana') >= -0.05 * 110);
  const bar = plan('cacao', 'negro', { cob_negra: 900, manteca_cacao: 100 });
  assert.ok(net(bar, 'azucar') <= 0 && net(bar, 'Azúcar') <= 0, JSON.stringify(bar));
});

test('all in range and a dose out: one confirmation that points at the warnings', () => {
  const recipe = {
    'Bebida de soja': 640,
    'Aceite de coco': 75,
    Azúcar: 140,
    Dextrosa: 55,
    'Glucosa en polvo DE 38': 45,
    Inulina: 30,
    'Proteína de guisante': 10,
    Neutro: 12,
  };
  const { answer } = evaluateWhole(craft('helado'), bodyOf(craft('helado'), 'vegano', recipe), site);
  assert.is(answer.verdict, 'equilibrada');
  assert.is((answer.suggestions as string[]).length, 1);
  assert.match((answer.suggestions as string[])[0]!, /mira los avisos/);
  assert.match((answer.warnings as string[])[0]!, /^Pon 5 g de neutro/);
});

// biome-ignore format: one case per line
const whole: [what: string, craft: string, type: string, recipe: Record<string, number>, inputs: object, says: string[]][] = [
  ['what takes the place of sugar is not taken away again', 'helado', 'sin_azucar', { 'Leche entera': 640, 'Nata 35%': 130, Azúcar: 150, Inulina: 40, 'Leche en polvo desnatada': 40, Neutro: 5 }, {}, ['Cambia los 150 g de azúcar por 75 g de maltitol, 45 g de xilitol y 30 g de polidextrosa: un helado sin azúcares añadidos no lleva azúcares.']],
  ['what one step adds the next does not exchange', 'helado', 'helado_leche', { 'yogur natural': 600, leche: 200, nata: 80, 'leche en polvo': 40, azúcar: 70, neutro: 5 }, {}, ['Quedará duro en vitrina: se sirve bien a −5 ± 1 °C y se busca de −12,5 a −10,6. Añade 131 g de azúcar y 30 g de dextrosa.']],
  ['what is missing is the fault, not the dose that it makes look too much', 'conservas', 'confitura', { Fresas: 1000, Azúcar: 200, Pectina: 8 }, { brix_final: 62 }, ['Falta azúcar: añade 350 g y se corrigen pectina total, cuajado y rendimiento.']],
  ['a comma that moved in the sugar: the sugar, and nothing else', 'conservas', 'confitura_extra', { Fresas: 1000, Azúcar: 75, 'Zumo de limón': 30, Pectina: 6 }, {}, ['Falta azúcar: añade 400 g y se corrigen azúcar añadido, pectina total, cuajado y rendimiento.']],
  ['what is in its dose is not left short of it', 'helado', 'sin_azucar', { 'Leche entera': 500, 'Nata 35 %': 120, Fresas: 150, Maltitol: 80, Eritritol: 30, Inulina: 40, 'Mermelada de fresa': 60, 'Leche en polvo desnatada': 30, Neutro: 5 }, {}, ['Quita los 60 g de mermelada de fresa: lleva azúcar añadido, y este helado no puede.', 'Con lo anterior, temperatura de servicio (PAC) queda en −9,17 °C: cambia 30 g de leche entera por 30 g de maltitol.']],
  ['cooked too little is cooked on, and what that concentrates is weighed for it', 'conservas', 'confitura_extra', { Fresas: 1000, Azúcar: 425, 'Zumo de limón': 30, Pectina: 8 }, { brix_final: 54 }, ['Falta punto: 54 °Brix, por debajo de 60. Cuece hasta 64 °Brix: quedan por evaporar 145 g.', 'Con lo anterior, pectina total queda en 1,42 %: quita 3,1 g de pectina.']],
  ['a jam of reduced sugar is told which sugar is too much', 'conservas', 'confitura', { Frambuesas: 325, Azúcar: 320, 'Pectina NH': 9, 'Lactato cálcico': 0.8 }, { brix_final: 44, reducido_azucar: 1, date: '2026-07-01' }, ['Muy dulce: 48,87 % de azúcar añadido, por encima de 45 %. Demasiado azúcar para venderse por debajo de 60 °Brix: 51,15 % de azúcares, y con «contenido reducido de azúcar» se admite un 42 %. Quita 109 g de azúcar.']],
  ['pectin of low sugar is not dosed as the other', 'conservas', 'confitura_extra', { Fresas: 650, Azúcar: 165, 'Pectina NH': 9, 'Lactato cálcico': 1, 'Zumo de limón': 15 }, { brix_final: 44, reducido_azucar: 1, date: '2026-07-01' }, ['Pon 5 g de pectina NH en vez de 9 g: ahora es un 1,8 % del producto terminado y lo usual es un 1 %.']],
  ['cooked too far is cooked less, not mended with fruit and sugar', 'conservas', 'mermelada_tradicional', { Ciruelas: 1000, Azúcar: 700 }, { brix_final: 65 }, ['Con 65 °Brix ya es confitura: la mermelada se queda por debajo de 60. Para en 52 °Brix: le faltan 314 g de agua.']],
  ['too much water is told before too much milk', 'helado', 'helado_leche', { 'Leche entera': 500, Agua: 300, Nata: 60, Azúcar: 150, Dextrosa: 30, Neutro: 5 }, {}, ['Le falta cuerpo de leche: SLNG 4,49 %, por debajo de 6 %. Cambia 25 g de agua por 25 g de leche en polvo desnatada 1 % MG.', 'Sobra agua: quita 150 g y se corrigen temperatura de servicio (PAC) y sólidos totales.']],
  ['cream and milk exchanged are exchanged back, not drowned in more milk', 'helado', 'base', { 'Nata 35 %': 6400, 'Leche entera': 1200, 'Leche en polvo desnatada': 350, Azúcar: 1500, Dextrosa: 500, Neutro: 50 }, {}, ['Demasiado graso y pesado: grasa 22,94 %, por encima de 12 %. Cambia 3850 g de nata 35 % por 3850 g de leche entera.', 'Sobra azúcar: quita 275 g y se corrigen POD, azúcares y sólidos totales.']],
];
test('what the cause has mended already is not asked for again, and the class is sized before the plan', () => {
  const hard = { almendra_cruda: 350, miel: 380, azucar: 220, glucosa: 150, agua: 75, clara: 99, ralladura_limon: 3 };
  const [first, ...rest] = plan('turron', 'alicante', hard);
  assert.match(first!.sentence, /^Falta almendra repelada cruda: añade 350 g/);
  assert.equal(rest, []);
  const one = craft('turron');
  const paste = bodyOf(one, 'mazapan', { azucar: 350, boniato: 250 });
  const steps = planOf(evaluateWhole(one, paste, site));
  assert.ok(steps.length > 1);
  const after = evaluateWhole(one, { ...paste, ingredients: follow(one, paste.ingredients as Items, steps) }, site);
  assert.equal(faultsIn(after.state), []);
});

test('what is only noted comes after what is to be done', () => {
  const hard = { 'Almendra cruda con piel': 500, Miel: 60, Azúcar: 420, 'Clara de huevo': 15 };
  const { answer } = evaluateWhole(craft('turron'), bodyOf(craft('turron'), 'alicante', hard), site);
  const { motivos } = answer.score as unknown as { motivos: string[] };
  assert.match(motivos.at(-2)!, /^Sobra azúcar:/);
  assert.match(motivos.at(-1)!, /^Almendra cruda con piel:/);
});

test('what a dose put right pushes out is told too, though nothing was out', () => {
  const ganache = { 'Cobertura negra 64 %': 490, Nata: 300, Sorbitol: 120, Mantequilla: 50 };
  const { answer } = evaluateWhole(craft('cacao'), bodyOf(craft('cacao'), 'bombon', ganache), site);
  const told = (answer.score as unknown as { motivos: string[] }).motivos.join(' ');
  assert.match(
    told,
    /Pon 26 g de sorbitol .* Con lo anterior, azúcar queda en 23,06 %: cambia 51 g de nata por 51 g de azúcar invertido\./,
  );
});

for (const [what, id, type, recipe, inputs, says] of whole) {
  test(`the whole plan: ${what}`, () => {
    const { answer } = evaluateWhole(craft(id), { ...bodyOf(craft(id), type, recipe), ...inputs }, site);
    assert.equal(answer.suggestions as string[], says);
  });
}

test('advice on a recipe that needs none costs nothing: no plan', () => {
  const recipe = { Clara: 200, Azúcar: 340 };
  assert.equal(plan('pasteleria', 'merengue', recipe), []);
});

test('what mends the law and pushes out a figure that was in says what to do with that too', () => {
  const one = craft('conservas');
  const body = bodyOf(one, 'confitura', { Manzana: 150, Azúcar: 550, Pectina: 12, Agua: 200 }) as {
    ingredients: Items;
  };
  const steps = planOf(evaluateWhole(one, body, site));
  assert.match(
    steps.map(({ sentence }) => sentence).join(' '),
    /Con lo anterior, pectina total queda en .* quita .* g de pectina/,
  );
  const { state } = evaluateWhole(one, { ...body, ingredients: follow(one, body.ingredients, steps) }, site);
  assert.equal(
    state.comparison.outcomes.filter(({ state: is }) => is === 'bajo' || is === 'alto').map(({ param }) => param.key),
    [],
  );
  assert.is(state.comparison.breaches.length, 0);
});

test.run();
