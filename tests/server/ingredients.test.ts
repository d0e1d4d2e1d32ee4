// The larder over HTTP: completion of names, and one ingredient whole.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Running, start } from './running.ts';

let server: Running;
test.before(async () => {
  server = await start();
});
test.after(() => server.stop());

const found = async (query: string): Promise<{ id: string; label: string; alias: string | null }[]> => {
  const { status, body } = await server.get(`/api/ingredients?${query}`);
  assert.is(status, 200, query);
  return body.ingredients;
};

const cases: [query: string, id: string][] = [
  ['q=lech', 'leche_entera'],
  ['q=dextroza', 'dextrosa_monohidrato'],
  ['q=Guanaja', 'valrhona_guanaja_70'],
  ['q=AOVE', 'aceite_oliva'],
  ['q=azucar+inver', 'azucar_invertido'],
  ['q=aveyana', 'avellana_tostada'],
  ['q=almendra+tostada&craft=turron', 'almendra_tostada'],
  ['q=cobertura+negra+70&craft=cacao', 'cob_negra_70'],
  ['q=harina&craft=pasteleria', 'harina'],
];
for (const [query, id] of cases)
  test(`${query} finds ${id}`, async () => {
    const list = await found(query);
    assert.ok(
      list.some((one) => one.id === id),
      JSON.stringify(list.map((one) => one.id)),
    );
  });

/** What the recipes of each craft use most, by its first letters. */
const commonest: [craft: string, firsts: Record<string, string>][] = [
  ['helado', { le: 'leche_entera', nat: 'nata_35', az: 'sacarosa', dext: 'dextrosa', ca: 'cacao_22', yem: 'yema' }],
  ['panaderia', { har: 'harina_panificable', lev: 'lev_fresca', sa: 'sal', mant: 'mantequilla', ace: 'aove' }],
  [
    'pasteleria',
    { man: 'mantequilla', hue: 'huevo_entero', az: 'azucar', na: 'nata_35', lim: 'zumo_limon', har: 'harina' },
  ],
  ['turron', { alm: 'almendra_tostada', mie: 'miel', az: 'azucar', cla: 'clara', obl: 'oblea' }],
  ['cacao', { man: 'manteca_cacao', az: 'azucar', pas: 'pasta_cacao', lecit: 'lecitina', nib: 'nibs' }],
  ['conservas', { fre: 'fresa', az: 'sacarosa', pec: 'pectina', nar: 'naranja_amarga', alb: 'albaricoque' }],
];
for (const [craft, firsts] of commonest)
  test(`${craft}: the commonest ingredient comes first`, async () => {
    const got: Record<string, string> = {};
    for (const letters of Object.keys(firsts)) got[letters] = (await found(`q=${letters}&craft=${craft}`))[0]!.id;
    assert.equal(got, firsts);
  });

test('what begins like the letters comes first, with the alias that was found', async () => {
  const [first] = await found('q=maizena');
  assert.is(first!.id, 'almidon_maiz');
  assert.is(first!.alias, 'Maizena');
  assert.is((await found('q=Leche+entera'))[0]!.id, 'leche_entera');
});

test('no more than asked for, and nothing for what nobody knows', async () => {
  assert.is((await found('q=a&limit=3')).length, 3);
  assert.is((await found('q=a&limit=9999')).length, 50);
  assert.equal(await found('q=zzzzzzzz'), []);
});

const refused: [path: string, status: number, says: RegExp][] = [
  ['/api/ingredients', 400, /^q: falta/],
  ['/api/ingredients?q=%20', 400, /^q: falta/],
  [`/api/ingredients?q=${'a'.repeat(121)}`, 400, /121 caracteres/],
  ['/api/ingredients?q=a&craft=zapatos', 400, /no existe el oficio «zapatos»/],
  ['/api/ingredients?q=a&limit=cero', 400, /^limit/],
  ['/api/ingredients/leche_entra', 404, /«leche_entra».*¿Querías decir «leche_entera»\?/],
];
for (const [path, wanted, says] of refused)
  test(`${path.slice(0, 60)} is refused with ${wanted}`, async () => {
    const { status, body } = await server.get(path);
    assert.is(status, wanted);
    assert.match(body.error, says);
  });

test('one ingredient: composition, allergens, and what it is in every craft', async () => {
  const { status, body } = await server.get('/api/ingredients/leche_entera');
  assert.is(status, 200);
  assert.is(body.label, 'Leche entera 3,6 % MG');
  assert.equal(body.allergens, [{ id: 'leche', label: 'Leche', sure: true }]);
  assert.is(body.density, 1.03);
  const fat = body.values.find(({ key }: { key: string }) => key === 'grasa');
  assert.is(fat.value, 3.6);
  assert.equal(body.crafts.map(({ craft }: { craft: string }) => craft).sort(), [
    'cacao',
    'conservas',
    'helado',
    'panaderia',
    'pasteleria',
    'turron',
  ]);
});

test.run();
