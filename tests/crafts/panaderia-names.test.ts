import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recognise, rowsOf } from './bench.ts';
import { table } from './panaderia-desk.ts';

/** Row: names a baker types for it. «?» is what must stay unknown. */
const names = `
  harina_fuerza: harina de fuerza para el poolish, harina de fuerza biga, harina de fuerza W300, Harina (W300), harina de trigo (fuerza), Farina tipo 0 W320, farine de gruau, harina de fuerza con germen
  harina_panificable: Harina panificable, harinas de trigo, Harina de Trigo T-65, King Arthur Sir Galahad Flour, Harina T65 con ácido ascórbico
  harina_centeno_int: harina integral de centeno, whole rye flour
  harina_centeno_bl: Harina de centeno clara, harina de centeno T 70
  harina_almendra: harina de almendra
  harina_maiz: harina de maíz
  harina_garbanzo: harina de almortas, harina de legumbres
  semola_duro: harina de trigo recio
  harina_gallega: harina de molino de piedra
  harina_kamut: harina de kamut para la masa madre
  harina_espelta_int: Harina de espelta integral
  harina_00: harina 00, Caputo Nuvola
  almidon: Maicena, Maizena
  leche_entera: leche entera, milk
  leche_polvo_desn: leche en polvo, nonfat dry milk, Poudre de lait
  leche_polvo_entera: leche entera en polvo
  leche_coco: leche de coco
  leche_condensada: leche condensada
  lev_fresca: Levadura fresca (poolish), levadura fresca de la esponja, levadura fresca de panadería, levadura, lievito di birra fresco, levadura de cerveza, Levure fraîche, llevat fresc
  lev_inst: Levadura seca de panadero, instant dried yeast, Fermipan rojo, sobre de levadura de panadería
  lev_activa: levadura seca activa, active dry yeast
  impulsor: levadura química, levadura Royal, levadura de repostería, polvo leudante, levadura química (1 sobre)
  mm_liquida: levadura madre, masa madre líquida 125%, Liquid levain, massa mare
  lev_osmo: levadura osmotolerante
  lev_nutricional: levadura nutricional, levadura de cerveza en polvo
  azucar_moreno: azúcar moreno
  azucar: Azúcares, Sucre
  melaza: miel de caña
  miel: miel
  mantequilla: mantequilla sin sal, Unsalted butter, Beurre
  mantequilla_sal: mantequilla con sal
  manteca_cerdo: manteca de cerdo
  agua_azahar: agua de azahar
  agua: Agua del poolish, agua para la biga, agua tibia, agua (bassinage), Eau (4°C), aigua
  agua_mar: agua de mar
  mm_centeno: masa madre de centeno al 100%
  nata18: Nata (18 % MG)
  mm_solida: masa madre sólida, lievito madre
  mm_polvo: masa madre en polvo
  poolish: poolish
  biga: biga al 60%
  masa_vieja: masa vieja
  sal: sal, Sal marina fina, sea salt, Sel
  salvado: salvado de trigo
  huevo: huevos, eggs, Œufs
  yema: yemas de huevo
  clara: clara de huevo
  aove: aceite de oliva virgen extra, AOVE, olive oil
  extracto_malta: extracto de malta
  malta_harina: harina de malta, malto diastatico, cebada malteada
  nata35: nata 35%, nata 35% materia grasa, nata líquida para montar
  yogur_griego: yogur griego
  pasas: pasas
  buttermilk: suero de mantequilla
  ?: xyz, atún en aceite de oliva
  gluten: gluten de trigo
  copos_avena: copos de avena
  tangzhong: tangzhong
  harina_integral_trigo: whole wheat flour, Harina de trigo integral molida a piedra
  vinagre: vinagre de vino
  nueces: nueces, nuez
  queso_crema: queso de untar
  yogur: yogures
  mascarpone: mascarpone
  harina_sin_gluten: harina sin gluten, preparado panificable sin gluten
  polenta: sémola de maíz
  gofio: gofio de millo
  harina_semi: harina semiintegral de piedra
  mantequilla_vegana: mantequilla vegana
  mozzarella: mozzarella
  feta: feta
  harina_leudante: harina con levadura, harina con impulsor
  harina_patata: potato flour
  copos_patata: copos de patata, copos de puré de patata, puré de patata en polvo
  dulce_de_leche: dulce de leche
  pasta_cacahuete: mantequilla de cacahuete
  manteca_cacao: manteca de cacao
  cobertura_leche_34: chocolate con leche
  lino_molido: harina de lino
  tomate_frito: salsa de tomate
  aceituna_negra: aceitunas negras
  ralladura_limon: ralladura de limón
  ajo: ajo asado
  anis_grano: anís en grano
  tomate_seco: tomate seco
  tomate_seco_aceite: tomates secos en aceite de oliva
  carbon_vegetal: carbón activo
  pan_rallado: pan rallado
  centeno_grano: centeno en grano
  anis_dulce: anís
  cerveza_negra: cerveza negra, dark beer
  sidra: sidra
  vinagre_manzana: vinagre de manzana, vinagre de sidra
  cacahuete_salado: cacahuetes con sal
  suero_liquido: suero de leche
`;

for (const { left: row, right } of table(names, ': ')) {
  test(`names of ${row}`, () => {
    for (const name of right.split(', ')) assert.is(recognise('panaderia', name).id, row === '?' ? null : row, name);
  });
}

test('every id, label and alias finds its row: in capitals, without accents, in the plural, in any order', () => {
  const small = new Set(['de', 'del', 'la', 'el', 'con', 'sin', 'en', 'a', 'para']);
  const plural = (word: string) =>
    small.has(word) || !/^\p{L}{4,}$/u.test(word) || /s$/.test(word)
      ? word
      : /[aeiouáéíóú]$/i.test(word)
        ? `${word}s`
        : word;
  for (const { id, label, aliases } of rowsOf('panaderia')) {
    for (const name of [id, label, ...aliases]) {
      const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
      const plurals = name.split(' ').map(plural).join(' ');
      const backwards = / (de|del|con|en|a|al|para|sin|y) |sin |[()/]/.test(name)
        ? name
        : name.split(' ').reverse().join(' ');
      for (const way of [name, name.toUpperCase(), bare, plurals, backwards]) {
        assert.is(recognise('panaderia', way).id, id, `«${way}» should be ${id}`);
      }
    }
  }
});

test('words that the trade uses for several things are taken for the commonest, and marked', () => {
  const marked: Record<string, [string, string]> = {
    levadura: ['lev_fresca', 'fresca_supuesta'],
    Levaduras: ['lev_fresca', 'fresca_supuesta'],
    '25 g de levadura': ['lev_fresca', 'fresca_supuesta'],
    '1 sobre de levadura': ['lev_inst', 'polvo_supuesto'],
    'Levadura (1 sobre)': ['lev_inst', 'polvo_supuesto'],
    'levadura en polvo': ['lev_inst', 'polvo_supuesto'],
    manteca: ['manteca_cerdo', 'manteca_supuesta'],
    'harina con levadura': ['harina_leudante', 'autoleudante'],
    'harina de trigo con impulsor': ['harina_leudante', 'autoleudante'],
    'harina bizcochona': ['harina_leudante', 'autoleudante'],
    'masa madre integral': ['mm_integral', 'de_harina_integral'],
    'masa madre sólida integral': ['mm_solida', 'de_harina_integral'],
  };
  for (const [name, [id, mark]] of Object.entries(marked)) {
    const found = recognise('panaderia', name);
    assert.is(found.id, id, name);
    assert.ok(found.marks.includes(mark), `${name} → ${found.marks}`);
  }
  const certain = {
    'levadura seca': 'lev_inst',
    'levadura de cerveza': 'lev_fresca',
    'levadura de panadería en polvo': 'lev_inst',
    'manteca de cerdo': 'manteca_cerdo',
    nata: 'nata35',
    'leche en polvo': 'leche_polvo_desn',
    grasa: 'grasa_vegetal',
    harina: 'harina_panificable',
    fécula: 'almidon',
  };
  for (const [name, id] of Object.entries(certain)) assert.equal(recognise('panaderia', name), { id, marks: [] }, name);
});

test.run();
