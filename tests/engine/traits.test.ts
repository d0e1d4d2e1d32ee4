// Limits and wishes that speak of what the larder says reach ingredients that no craft has written.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameReader } from '../../engine/adjust/named-lines.ts';
import { forbidOf } from '../../engine/advice/limits.ts';
import { lineFromRow } from '../../engine/index.ts';
import { traitsKnown, withTraits } from '../../engine/larder/traits.ts';
import { craftOf } from '../loaded.ts';

// biome-ignore format: one row per line
const forbidden: [craft: string, type: string, ids: string[]][] = [
  ['helado', 'vegano', ['nata_12', 'nata_clotted', 'miel_romero', 'miel_acacia', 'gelatina_hoja', 'gelatina_pescado', 'yema_polvo', 'queso_cottage', 'valrhona_jivara_40', 'galleta_mantequilla', 'yogur_oveja']],
  ['helado', 'sorbete_agua', ['wpc35', 'yema_liquida', 'huevo_liquido', 'aceite_colza', 'aceite_sesamo', 'margarina_60']],
  ['helado', 'granizado', ['nata_12', 'nata_spray', 'yema_azucarada_10']],
  ['helado', 'helado_crema', ['aceite_colza', 'margarina_hojaldre']],
  ['cacao', 'negro', ['aceite_colza', 'aceite_maiz']],
  ['cacao', 'blanco', ['cacao_natural', 'habas_cacao']],
  ['pasteleria', 'merengue', ['yema_liquida', 'nata_12', 'leche_cabra']],
  ['panaderia', 'pan_comun', ['sapp', 'gasificante_sobres']],
  ['turron', 'jijona', ['yema_liquida', 'harina_fuerza', 'cacahuete']],
];

for (const [id, type, ids] of forbidden) {
  test(`${id}, ${type}: what it does not admit, whoever wrote it`, () => {
    const craft = craftOf(id);
    for (const one of ids) {
      const row = craft.rows.get(one) ?? [...craft.rows.values()].find(({ larder }) => larder?.id === one);
      assert.ok(row, one);
      const { trade } = craft.types.get(type)!;
      assert.ok(forbidOf(trade, lineFromRow(craft.types.get(type)!, row!, 1)), one);
    }
  });
}

// biome-ignore format: one row per line
const named: [asked: string, picked: string[], left: string[]][] = [
  ['lácteos', ['leche_entera', 'nata_12', 'mantequilla_82', 'cobertura_leche_38', 'queso_cottage'], ['agua', 'aceite_colza', 'bebida_soja']],
  ['gluten', ['harina_fuerza', 'harina_centeno_int', 'galleta_digestive'], ['harina_arroz', 'fecula_patata', 'sacarosa']],
  ['huevo', ['yema_liquida', 'huevo_liquido', 'clara'], ['leche_entera', 'agua']],
  ['frutos secos', ['pasta_avellana', 'almendra_cruda', 'praline_almendra'], ['sesamo', 'agua', 'fresa']],
  ['soja', ['bebida_soja'], ['agua', 'leche_entera']],
  ['leche', ['leche_entera', 'nata_35', 'mantequilla_82', 'lpd'], ['leche_coco', 'bebida_soja', 'agua']],
  ['lactosa', ['lactosa', 'leche_entera', 'nata_35', 'lpd', 'cobertura_leche_38'], ['leche_sin_lactosa', 'nata_sin_lactosa', 'agua']],
  ['nueces', ['nuez', 'pasta_nuez'], ['nuez_moscada', 'almendra_cruda']],
  ['trigo', ['harina_fuerza', 'galleta_digestive'], ['trigo_sarraceno', 'harina_arroz']],
  ['alcohol', ['etanol_96', 'vainilla_extracto', 'ron'], ['vinagre', 'agua', 'cerveza_sin']],
  ['azúcar', ['sacarosa', 'dextrosa', 'miel_romero'], ['eritritol', 'fresa', 'leche_entera']],
];

test('what may move or be bounded is what the craft calls so', () => {
  const craft = craftOf('helado');
  const { picks } = nameReader(craft, craft.types.get('helado_crema')!)('leche', 'only[0]');
  const isPicked = (id: string): boolean => picks({ row: craft.rows.get(id)!, groups: craft.rows.get(id)!.groups });
  assert.equal([isPicked('leche_entera'), isPicked('nata_35')], [true, false]);
});

for (const [asked, picked, left] of named) {
  test(`«${asked}» is what the larder says it is`, () => {
    const craft = craftOf('helado');
    const { picks } = nameReader(craft, craft.types.get('helado_crema')!)(asked, 'avoid[0]', true);
    const isPicked = (id: string): boolean | null => {
      const row = [...craft.rows.values()].find((one) => one.id === id || one.larder?.id === id);
      return row ? picks({ row, groups: row.groups }) : null;
    };
    assert.ok(picked.filter((id) => isPicked(id) !== null).length >= 1, asked);
    for (const id of picked) assert.is.not(isPicked(id), false, `${asked}: ${id}`);
    for (const id of left) assert.is.not(isPicked(id), true, `${asked}: ${id}`);
  });
}

test('what the larder is not sure of is not said of a row', () => {
  const craft = craftOf('helado');
  const known = new Set(traitsKnown(craft.larder.definition));
  for (const row of craft.rows.values()) {
    const traits = withTraits(row, row.groups).slice(row.groups.length);
    for (const trait of traits) assert.ok(known.has(trait), trait);
    const unsure = (row.larder?.entry.allergens ?? []).filter((allergen) => allergen.endsWith('?'));
    for (const allergen of unsure) assert.not.ok(traits.includes(`alergeno:${allergen.slice(0, -1)}`), row.id);
  }
});

test.run();
