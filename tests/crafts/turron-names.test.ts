import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recognise, rowsOf } from './bench.ts';
import { turron } from './turron-desk.ts';

// ---------------------------------------------------------------- names

// biome-ignore format: one row per line
const aliases: Record<string, string[]> = {
  almendra_tostada: ['almendra tostada', 'almendra_tostada_repelada', 'almendra pelada tostada', 'ametlla torrada', 'toasted almond'],
  almendra_cruda: ['almendra', 'almendra cruda', 'almendra pelada', 'almendra comuna', 'almendra guara', 'ametlla', 'ametlles', 'almond'],
  almendra_repelada: ['almendra repelada'],
  almendra_piel: ['almendra con piel', 'almendra natural'],
  almendra_marcona: ['marcona'],
  almendra_marcona_tostada: ['marcona tostada'],
  almendra_largueta: ['largueta'],
  almendra_molida: ['harina_almendra', 'almendra en polvo'],
  almendra_granillo: ['crocanti', 'granillo', 'granillo de almendra', 'almendra en granillo'],
  pasta_almendra: ['crema de almendra 100 %', 'crema de almendra'],
  mazapan_base: ['mazapan', 'pasta de mazapán', 'masa de mazapán'],
  praline_almendra: ['praliné almendra'],
  avellana_tostada: ['avellana'],
  avellana_cruda: ['avellana cruda'],
  pinon: ['piñon', 'piñón'],
  nuez: ['nueces'],
  pistacho: ['pistachos'],
  cacahuete: ['maní', 'cacahuate'],
  anacardo: ['cayú'],
  nuez_macadamia: ['macadamia'],
  nuez_pacana: ['pecana', 'pacana'],
  coco: ['coco_rallado'],
  praline_avellana: ['praliné', 'praliné avellana'],
  miel: ['miel_milflores', 'milflores', 'miel de flores', 'miel mil flores', 'miel multifloral', 'miel de abeja', 'mel', 'honey'],
  miel_azahar: ['miel_naranjo'],
  miel_romero: ['romero'],
  azucar: ['sacarosa', 'azucar_blanco', 'azúcar', 'azúcar blanca', 'azúcar blanquilla', 'azúcar común', 'caramelo', 'sucre', 'sugar'],
  azucar_glas: ['azucar_glass', 'azúcar impalpable', 'azúcar lustre', 'azúcar en polvo', 'azúcar molida', 'icing sugar'],
  azucar_moreno: ['azúcar moreno', 'azúcar morena'],
  azucar_invertido: ['invertido', 'trimolina'],
  dextrosa: ['glucosa_polvo_cristalina'],
  miel_cana: ['miel de caña', 'melaza'],
  glucosa: ['jarabe_glucosa', 'sirope de glucosa', 'jarabe de glucosa', 'glucosa líquida', 'jarabe de maíz'],
  glucosa_polvo: ['glucosa_atomizada', 'glucosa en polvo'],
  clara: ['clara_huevo', 'claras', 'clara d\'ou', 'egg white'],
  clara_polvo: ['clara en polvo'],
  yema: ['yema_huevo', 'yemas'],
  yema_polvo: ['yema en polvo'],
  huevo: ['huevo_entero'],
  manteca_cerdo: ['manteca'],
  aceite_oliva: ['aove'],
  aceite_girasol: ['aceite'],
  harina: ['harina_trigo'],
  almidon: ['maicena', 'fécula', 'Maizena', 'almidón de maíz'],
  oblea: ['obleas', 'pan de ángel', 'papel de oblea', 'hostia'],
  arroz_inflado: ['arroz hinchado'],
  fruta_confitada: ['frutas escarchadas', 'fruta escarchada', 'guindas'],
  cascara_naranja: ['naranja_confitada'],
  boniato: ['batata', 'moniato'],
  pasas: ['uva pasa'],
  orejon: ['albaricoque seco'],
  higo_seco: ['higos'],
  datil: ['dátiles'],
  zumo_limon: ['limón', 'zumo de limón'],
  ralladura_limon: ['piel de limón', 'limón rallado'],
  ralladura_naranja: ['piel de naranja'],
  agua: ['water'],
  canela: ['canela en polvo', 'canela molida'],
  anis_grano: ['matalahuva'],
  licor: ['licor dulce'],
  chocolate_negro: ['cobertura negra', 'chocolate', 'cobertura', 'chocolate fondant', 'cobertura de chocolate'],
  chocolate_leche: ['cobertura leche'],
  chocolate_blanco: ['cobertura blanca'],
  cacao: ['cacao_polvo'],
  leche_polvo: ['leche en polvo'],
  nata: ['nata_35'],
  cafe: ['café', 'café soluble'],
  sesamo: ['ajonjolí'],
  isomalt: ['isomaltitol'],
  maltitol_jarabe: ['maltitol'],
  goma_arabiga: ['E-414'],
  lecitina: ['E-322', 'lecitina de soja'],
  patata: ['puré de patata'],
  pasta_avellana: ['crema de avellana 100 %'],
  crema_cacao: ['Nocilla', 'Nutella'],
  colorante: ['colorante alimentario'],
};

test('every id, label and alias finds its row, however it is typed', () => {
  for (const { id, label } of rowsOf('turron')) {
    for (const name of [id, label, ...(aliases[id] ?? [])]) {
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
      for (const typed of [name, name.toUpperCase(), bare, ` ${name} `, name.replaceAll('_', ' ')])
        assert.is(recognise('turron', typed).id, id, `«${typed}»`);
    }
  }
});

// biome-ignore format: one name per line
const typed: [string, string | null][] = [
  ['Almendras tostadas', 'almendra_tostada'],
  ['clara de huevo', 'clara'],
  ['Claras de huevo pasteurizadas', 'clara_liquida'],
  ['miel de romero', 'miel_romero'],
  ['MIEL DE AZAHAR', 'miel_azahar'],
  ['romero, miel de', 'miel_romero'],
  ['avellanas tostadas', 'avellana_tostada'],
  ['Avellanas peladas', 'avellana_tostada'],
  ['piñones', 'pinon'],
  ['Nueces troceadas', 'nuez'],
  ['yemas de huevo', 'yema'],
  ['Yema pasteurizada', 'yema_liquida'],
  ['huevos enteros', 'huevo'],
  ['almendra Marcona cruda', 'almendra_marcona'],
  ['almendra marcona española', 'almendra_marcona'],
  ['almendra largueta ecológica', 'almendra_largueta'],
  ['Harina de almendra', 'almendra_molida'],
  ['Aceite de oliva virgen extra', 'aceite_oliva'],
  ['boniato asado', 'boniato_asado'],
  ['patata cocida', 'patata'],
  ['una pizca de sal', 'sal'],
  ['pizca de canela', 'canela'],
  ['piel de limón rallada', 'ralladura_limon'],
  ['ralladura de un limón', 'ralladura_limon'],
  ['limón (zumo)', 'zumo_limon'],
  ['azúcar (blanquilla)', 'azucar'],
  ['azúcar glas', 'azucar_glas'],
  ['azúcar glasé', 'azucar_glas'],
  ['miel de caña', 'miel_cana'],
  ['jarabe de glucosa líquido', 'glucosa'],
  ['sacarosa', 'azucar'],
  ['jarabe_glucosa', 'glucosa'],
  ['obleas', 'oblea'],
  ['agua tibia', 'agua'],
  ['coco rallado', 'coco'],
  ['cerezas confitadas picadas', 'cereza_confitada'],
  ['clara d\'ou', 'clara'],
  ['E-471', 'monodigliceridos'],
  ['Almendras marcona repeladas y tostadas', 'almendra_marcona_tostada'],
  ['almendra tostada molida', 'almendra_tostada'],
  ['Almendra marcona molida', 'almendra_molida'],
  ['pasta de almendra 100 %', 'pasta_almendra'],
  ['Miel de acacia', 'miel_acacia'],
  ['miel de flor de naranjo', 'miel_azahar'],
  ['Azúcar extrafino', 'azucar'],
  ['azúcar de caña', 'azucar_moreno'],
  ['Jarabe de glucosa 42 DE', 'glucosa'],
  ['glucosa deshidratada', 'glucosa_polvo'],
  ['claras de huevo L', 'clara'],
  ['Albúmina en polvo', 'albumina'],
  ['obleas para turrón', 'oblea'],
  ['corteza de limón', 'ralladura_limon'],
  ['Chocolate negro 70 % de cacao', 'cobertura_70'],
  ['Cobertura de chocolate con leche', 'chocolate_leche'],
  ['chocolate blanco 30 %', 'chocolate_blanco'],
  ['Nata 35 % M.G.', 'nata'],
  ['nuez moscada', 'nuez_moscada'],
  ['almendr', 'almendra_cruda'],
  ['aguacate', 'aguacate'],
  ['meteorito', null],
  ['sirope de arce', 'arce'],
];

for (const [name, id] of typed) test(`«${name}» → ${id}`, () => assert.is(recognise('turron', name).id, id));

test('the cocoa written on a dark chocolate is its basic matter, and the rest its sugar', () => {
  const basic = (name: string) => turron('generico', { [name]: 300, 'almendra tostada': 100 }).params;
  assert.equal(basic('Chocolate negro 60 %'), basic('chocolate_negro'));
  const strong = basic('chocolate negro 70 % cacao');
  assert.is(strong.pctMateriasBasicas, 77.63);
  assert.is(strong.pctAzucar, 22.37);
});

test.run();
