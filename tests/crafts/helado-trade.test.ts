// What a gelatiere says of a recipe, and what comes out when the advice for the spoilt ones is followed to the letter.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust, bodyOf, evaluate } from '../../engine/index.ts';
import { type Answer, balance, craft, site } from './bench.ts';
import { edge, good, spoilt } from './helado-recipes.ts';

const helado = craft('helado');

/** Balanced, and nothing that calls for a look at the warnings. */
const isTaken = ({ verdict, suggestions }: Answer): boolean =>
  verdict === 'equilibrada' && !suggestions[0].includes('mira los avisos');

const told = (name: string, answer: Answer): string =>
  `${name}: ${JSON.stringify(answer.params)}\n${[...answer.suggestions, ...answer.warnings].join('\n')}`;

for (const [name, type, recipe] of good) {
  test(`good: ${name}`, () => {
    const answer = balance(helado, type, recipe);
    assert.ok(isTaken(answer), told(name, answer));
  });
}

for (const [name, type, recipe] of edge) {
  test(`at the edge: ${name}`, () => {
    const answer = balance(helado, type, recipe);
    assert.is(answer.verdict, 'revisar', told(name, answer));
    assert.equal(
      Object.keys(answer.inRange).filter((key) => answer.inRange[key] === false),
      ['PAC'],
    );
    assert.match(answer.suggestions[0], /^Al límite: /);
    assert.match(answer.suggestions[1], /^Temperatura de servicio \(PAC\): .* prácticamente en el límite/);
    assert.ok(isTaken(balance(helado, type, followed(type, recipe))), name);
  });
}

for (const [name, type, recipe, says] of spoilt) {
  test(`spoilt: ${name}`, () => {
    const answer = balance(helado, type, recipe);
    assert.not.ok(isTaken(answer), told(name, answer));
    assert.match([...answer.suggestions, ...answer.warnings].join('\n'), says);
  });
}

/** The recipe once every step of the plan is done as it says. */
function followed(type: string, recipe: Record<string, number>): Record<string, number> {
  const { explain } = evaluate(helado, bodyOf(helado, type, recipe), site, { explain: true }) as Answer;
  const now = { ...recipe };
  for (const { changes } of explain.plan)
    for (const { name, grams } of changes) now[name] = Number(((now[name] ?? 0) + grams).toFixed(6));
  return Object.fromEntries(Object.entries(now).filter(([, grams]) => grams > 0));
}

/** Which flavour is for its maker to say: no weight mends that. */
const isFlavourless = ({ suggestions }: Answer): boolean => /no lleva nada que le dé sabor\.$/.test(suggestions[0]!);

for (const [name, type, recipe] of spoilt) {
  const wantsFlavour = isFlavourless(balance(helado, type, followed(type, recipe)));
  assert.is(wantsFlavour, name === 'agua con azúcar', name);
  if (wantsFlavour) continue;
  test(`its advice, followed: ${name}`, () => {
    const after = balance(helado, type, followed(type, recipe));
    assert.ok(isTaken(after), told(name, after));
  });
  test(`adjusted: ${name}`, () => {
    const { adjusted, after, ingredients } = adjust(helado, bodyOf(helado, type, recipe), site) as Answer;
    assert.ok(adjusted && isTaken(after), told(name, after));
    // No batch of three ingredients becomes one of eight.
    assert.ok(ingredients.length <= Object.keys(recipe).length + 2, JSON.stringify(ingredients));
  });
}

test('no advice takes a recipe further from the law while another helps', () => {
  const recipe = {
    ...{ 'leche entera': 1000, nata: 250, azúcar: 150, huevos: 100, yemas: 54 },
    ...{ dextrosa: 40, 'turrón de Jijona': 500, neutro: 5 },
  };
  const { suggestions } = balance(helado, 'helado_crema', recipe);
  assert.ok(
    suggestions.length > 0 && !/de nata por|[Qq]uita .*nata/.test(suggestions.join(' ')),
    suggestions.join(' '),
  );
});

test.run();
