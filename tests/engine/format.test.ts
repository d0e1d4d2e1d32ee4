// The definition format: internal figures, dated thresholds, limits by formula, open bounds, one source per type, names of
// decisions. Each on the tiny invented craft.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { describe, evaluateWhole } from '../../engine/index.ts';
import { factOf } from '../../engine/reckon/facts.ts';
import { inventedCraft, problemsOf } from './invented.ts';
import { site } from './recipes.ts';
import { answer, type Files, messagesOf, refused, tea } from './tea.ts';

test('an internal figure is a formula with a name: rules and formulas read it, the answer does not show it', () => {
  const craft = inventedCraft((all) => {
    all['params.json'].internal = { gota: 'peso(#jarabe)', doble: { formula: '2 * dulzor', decimals: 1 } };
    all['rules.json'].notices.push({ id: 'mucho', to: 'warnings', when: 'doble > 10 y gota = 0' });
    all['messages.json'].mucho = 'El doble es {doble}.';
  });
  const { params, warnings } = answer(craft, tea(200, 20, 4));
  assert.is(params.doble, undefined);
  assert.equal(warnings, ['El doble es 17,9.']);
});

test('what is wrong in an internal figure is told where it stands', () => {
  const [problem] = problemsOf((all) => {
    all['params.json'].internal = { gota: 'peso(#jarave)' };
  });
  assert.match(problem!.message, /No existe el ingrediente «jarave» en el catálogo. ¿Querías decir «jarabe»\?/);
  assert.is(problem!.excerpt.slice(...problem!.underline), '#jarave');
  assert.equal(
    messagesOf((all) => {
      all['params.json'].internal = { dulzor: 'peso' };
    }),
    ['«dulzor» está también entre los parámetros: borra uno.'],
  );
});

test('out by no more than its accuracy is told as an edge: the verdict stands, the words do not alarm', () => {
  const craft = inventedCraft((all) => {
    all['params.json'].params.dulzor.accuracy = 0.4;
    all['messages.json']['dulzor.alto'] = { text: 'Empalaga: {valor} %.', try: [{ add: 'agua' }] };
  });
  // 8.2 %, 8.4 % and 8.5 % where at most 8 % is wanted
  const said = [82, 84, 85].map((sugar) => answer(craft, tea(980 - sugar, sugar, 20)));
  assert.equal(
    said.map(({ verdict }) => verdict),
    ['revisar', 'revisar', 'revisar'],
  );
  const edges = [82, 84, 85].map((sugar) => {
    const { judgement } = evaluateWhole(craft, tea(980 - sugar, sugar, 20), site);
    return factOf(craft, judgement.facts, 'alLimite');
  });
  assert.equal(edges, [true, true, false]);
  const within = evaluateWhole(craft, tea(930, 50, 20), site).judgement;
  assert.is(factOf(craft, within.facts, 'alLimite'), false, 'nothing is out');
  const heads = said.map(({ suggestions }) => String(suggestions[0]).replace(/ Añade.*/, ''));
  assert.equal(heads, [
    'Dulzor: 8,2 % (±0,4), prácticamente en el límite (se busca de 2 a 8).',
    'Dulzor: 8,4 % (±0,4), prácticamente en el límite (se busca de 2 a 8).',
    'Empalaga: 8,5 %.',
  ]);
  const strict = inventedCraft((all) => {
    all['params.json'].params.dulzor.accuracy = 0.4;
    all['params.json'].params.dulzor.exact = 'dulzor > 8.3';
    all['messages.json']['dulzor.alto'] = 'Empalaga: {valor} %.';
  });
  assert.equal(
    [82, 84].map((sugar) => String(answer(strict, tea(980 - sugar, sugar, 20)).suggestions[0])),
    ['Dulzor: 8,2 % (±0,4), prácticamente en el límite (se busca de 2 a 8).', 'Empalaga: 8,4 %.'],
    'where its ends are exact the error is no excuse',
  );
  const unsure = inventedCraft((all) => {
    all['params.json'].params.dulzor.accuracy = 0.1;
    all['params.json'].params.dulzor.doubt = 'si(peso(#hoja) > 15, 0.4, 0.2)';
    all['messages.json']['dulzor.alto'] = 'Empalaga: {valor} %.';
  });
  assert.equal(
    [
      [84, 20],
      [82, 10],
      [84, 10],
    ].map(([sugar, leaf]) => String(answer(unsure, tea(1000 - sugar! - leaf!, sugar!, leaf!)).suggestions[0])),
    [
      'Dulzor: 8,4 % (±0,4), prácticamente en el límite (se busca de 2 a 8).',
      'Dulzor: 8,2 % (±0,2), prácticamente en el límite (se busca de 2 a 8).',
      'Empalaga: 8,4 %.',
    ],
    'the error may depend on the recipe',
  );
});

const withDates = (all: Files): void => {
  all['types/taza.json'].limits = {
    dulzor: {
      range: [null, 6],
      source: 'ley vieja',
      since: [{ from: '2026-06-14', range: '<5', source: 'ley nueva' }],
    },
  };
  all['params.json'].constants.tope = { value: 12, since: [{ from: '2027-01-01', value: 10 }] };
  all['rules.json'].notices.push({ id: 'ilegal', to: 'warnings', each: 'limites' });
  all['messages.json'].ilegal = '{parametro} {valor}: máximo {max} ({source}).';
};

test('how far a figure is from its range is told from the end it passed', () => {
  const craft = inventedCraft((all) => {
    for (const end of ['alto', 'bajo']) all['messages.json'][`dulzor.${end}`] = '{dif} de {min} a {max}.';
  });
  const said = (sugar: number): unknown => answer(craft, tea(980 - sugar, sugar, 20)).suggestions[0];
  assert.is(said(85), '0,5 de 2 a 8.');
  assert.is(said(15), '0,5 de 2 a 8.');
  assert.is(said(5), '1,5 de 2 a 8.');
});

test('the law of the day applies; a request may ask for another day', () => {
  const craft = inventedCraft(withDates);
  const sweet = (more: object = {}): object => tea(200, 12, 4, more);
  assert.equal(answer(craft, sweet(), '2026-06-13').warnings, []);
  assert.equal(answer(craft, sweet(), '2026-06-14').warnings, ['Dulzor 5,56: máximo 4,99 (ley nueva).']);
  assert.equal(answer(craft, sweet({ date: '2020-01-01' }), '2026-06-14').warnings, []);
  assert.equal(answer(craft, sweet()).warnings.length, 1, 'without day, the newest');
  const slack = (day: string): number => answer(craft, sweet(), day).explain.params.holgura.value;
  assert.is(Math.round((slack('2026-12-31') - slack('2027-01-01')) * 100) / 100, 2);
  assert.match(refused(craft, sweet({ date: 'ayer' })), /^date: debe ser un día/);
  assert.equal(describe(craft).lawChanges, ['2026-06-14', '2027-01-01']);
});

test('days that do not exist or go backwards are told', () => {
  const since = (...days: string[]): string[] =>
    messagesOf((all) => {
      const later = days.map((from) => ({ from, range: [1, 3] }));
      all['types/taza.json'].ranges.dulzor = { range: [2, 8], source: 'oficio', since: later };
    });
  assert.match(since('2026-02-30')[0]!, /«2026-02-30» no es un día/);
  assert.match(since('2026-05-01', '2025-05-01')[0]!, /del más antiguo al más nuevo/);
});

test('a limit may depend on what the recipe holds', () => {
  const craft = inventedCraft((all) => {
    withDates(all);
    all['types/taza.json'].limits.dulzor = {
      range: [null, 6],
      maximum: 'si(peso(#hoja) > 5, 9, maximo)',
      source: 'ley',
    };
  });
  assert.equal(answer(craft, tea(200, 14, 4)).warnings, ['Dulzor 6,42: máximo 6 (ley).']);
  assert.equal(answer(craft, tea(200, 14, 6)).warnings, []);
  const problem = problemsOf((all) => {
    all['types/taza.json'].limits = { dulzor: { range: [null, 6], maximum: 'maximo + uno', source: 'ley' } };
  }).find(({ severity }) => severity === 'error');
  assert.is(problem!.excerpt.slice(...problem!.underline), 'uno');
});

// What is written; the range that is shown.
const ends: [unknown, unknown][] = [
  [
    [2, 8],
    [2, 8],
  ],
  ['<8', [0, 7.99]],
  ['<= 8', [0, 8]],
  ['>2', [2.01, 100]],
  ['>=2', [2, 100]],
  [{ range: '<=8', weight: 2 }, [0, 8]],
];

for (const [written, shown] of ends) {
  test(`a range written ${JSON.stringify(written)} is ${JSON.stringify(shown)}, with the source of its type`, () => {
    const craft = inventedCraft((all) => {
      all['types/taza.json'].source = 'todo el oficio';
      all['types/taza.json'].ranges.dulzor = written;
      all['types/taza.json'].examples = [];
    });
    const { ranges, explain } = answer(craft, tea(200, 10, 4));
    assert.equal(ranges.dulzor, shown);
    assert.is(explain.params.dulzor.source, 'todo el oficio');
    assert.is(explain.params.extracto.source, 'oficio', 'its own wins');
  });
}

test('what is wrong in a short range is told at the range', () => {
  const problem = (dulzor: unknown): string =>
    messagesOf((all) => {
      all['types/taza.json'].ranges.dulzor = dulzor;
    })[0]!;
  assert.match(problem([8, 2]), /está al revés.*Escribe \[2, 8\]/);
  assert.match(problem([14, 5, 22]), /como mucho 2 elementos/);
  assert.match(problem({ rang: [2, 8] }), /No se conoce la clave «rang». ¿Querías decir «range»\?/);
  assert.match(problem('8'), /"<60"/);
});

test('decisions and their values have names to show', () => {
  const decisions =
    (labels: object): ((all: Files) => void) =>
    (all) => {
      all['rules.json'].decisions = {
        fuerza: { labels, rows: [{ give: 'soft', when: 'extracto < 2' }, { give: 'hard' }] },
      };
    };
  const craft = inventedCraft(decisions({ fuerza: { label: 'Fuerza', values: { soft: 'Suave' } } }));
  assert.equal(describe(craft).decisions, [
    {
      key: 'fuerza',
      label: 'Fuerza',
      values: [
        { value: 'soft', label: 'Suave' },
        { value: 'hard', label: 'hard' },
      ],
    },
  ]);
  assert.match(
    messagesOf(decisions({ fuersa: { label: 'Fuerza' } }))[0]!,
    /no decide «fuersa». ¿Querías decir «fuerza»\?/,
  );
  assert.match(
    messagesOf(decisions({ fuerza: { label: 'Fuerza', values: { sof: 'Suave' } } }))[0]!,
    /Ninguna fila da «sof». ¿Querías decir «soft»\?/,
  );
});

test('a parameter shown only where it has a range still has a value for rules', () => {
  const craft = inventedCraft((all) => {
    all['params.json'].params.oculto = { label: 'Oculto', show: 'ranged', formula: 'dulzor * 2' };
    all['rules.json'].notices.push({ id: 'visto', to: 'warnings', when: 'oculto > 5' });
    all['messages.json'].visto = 'Visto.';
  });
  const { state, answer: said } = evaluateWhole(craft, tea(200, 20, 4), site);
  assert.equal(said.warnings, ['Visto.']);
  assert.is((said.params as Files).oculto, undefined);
  assert.is(state.mix.type.present.has(craft.paramByKey.get('oculto')!.index), false);
});

test('a parameter of what few recipes have is shown, judged and described where there is some', () => {
  const craft = inventedCraft((all) => {
    all['params.json'].params.sirope = {
      ...{ label: 'Jarabe', show: 'present', formula: '100 * peso(#jarabe) / peso' },
      ...{ range: [0, 5], source: 'oficio' },
    };
    all['messages.json']['sirope.alto'] = { text: 'Mucho jarabe: {valor} %.', try: [{ less: 'jarabe' }] };
  });
  const shown = (body: object): unknown[] => {
    const { params, ranges, inRange } = answer(craft, body);
    return [params.sirope, ranges.sirope, inRange.sirope];
  };
  const more = (grams: number): object => ({
    ingredients: Object.entries({ agua: 200, azucar: 20, hoja: 4, jarabe: grams }).map(([name, grams]) => ({
      name,
      grams,
    })),
  });
  assert.equal(shown(tea(200, 20, 4)), [undefined, undefined, undefined]);
  assert.equal(shown(more(5)), [2.18, [0, 5], true]);
  assert.equal(shown(more(30)).slice(1), [[0, 5], false]);
});

test('two notices of one name, and a range that nobody would speak of, are told', () => {
  assert.match(
    messagesOf((all) => {
      all['types/taza.json'].notices = [{ id: 'desconocido', to: 'warnings', when: 'dulzor > 5' }];
    })[0]!,
    /Ya hay un aviso «desconocido» entre los avisos del oficio/,
  );
  assert.match(
    messagesOf((all) => {
      all['rules.json'].notices[1].order = ['dulzor'];
    })[0]!,
    /«extracto» tiene rango y nadie hablaría de él si queda fuera: añádelo a «order» en «consejo»/,
  );
});

test('«all is well» is never said beside a figure that is out', () => {
  const craft = inventedCraft((all) => {
    all['rules.json'].notices[1].order = ['dulzor'];
    all['rules.json'].notices.push({ id: 'otro', to: 'warnings', each: 'fuera', order: ['extracto'] });
  });
  const { suggestions, warnings } = answer(craft, tea(200, 10, 20));
  assert.equal(suggestions, []);
  assert.is(warnings.length, 1);
});

test.run();
