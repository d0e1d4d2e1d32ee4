// Recipes that a pastry chef calls good or spoilt, none of them used to set the ranges: the verdict agrees, and following
// the advice of the spoilt ones, or letting them be adjusted, gives something that he would take.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { adjust } from '../../engine/adjust/index.ts';
import { bodyOf, evaluateWhole, explainWhole } from '../../engine/index.ts';
import { balance, craft, site } from './bench.ts';

type Recipe = Record<string, number>;

const id = 'pasteleria';

// biome-ignore format: one recipe per line
const good: [string, string, Recipe][] = [
  ['genovesa de 4 huevos', 'genoise', { Huevos: 220, Azúcar: 125, Harina: 125 }],
  ['genovés japonés con leche', 'genoise', { Huevo: 150, Azúcar: 90, Harina: 90, Mantequilla: 20, Leche: 30 }],
  ['genovesa de chocolate', 'genoise', { Huevo: 300, Azúcar: 180, Harina: 145, 'Cacao en polvo': 30, Mantequilla: 40 }],
  ['magdalenas de La Mancha', 'magdalenas', { Huevo: 180, Azúcar: 250, 'Aceite de girasol': 220, Leche: 120, Harina: 290, Impulsor: 12, 'Ralladura de limón': 3 }],
  ['magdalenas de nata', 'magdalenas', { Huevo: 165, Azúcar: 200, 'Nata 35%': 100, 'Aceite de girasol': 110, Harina: 220, Impulsor: 8 }],
  ['pound cake de limón', 'pound_cake', { Mantequilla: 225, Azúcar: 250, Huevo: 250, Harina: 240, Impulsor: 4, Sal: 2, 'Ralladura de limón': 4 }],
  ['marmolado', 'pound_cake', { Mantequilla: 200, Azúcar: 220, Huevo: 220, Harina: 230, Leche: 50, Impulsor: 6, 'Cacao en polvo': 18, Sal: 2 }],
  ['brownie de nueces', 'brownie', { 'Chocolate negro 70%': 200, Mantequilla: 180, Azúcar: 280, Huevo: 200, Harina: 110, Nueces: 100, Sal: 2 }],
  ['brownie de cacao', 'brownie', { Mantequilla: 145, Azúcar: 280, 'Cacao en polvo': 82, Huevo: 110, Harina: 65, Sal: 2 }],
  ['cookies NY', 'cookies', { Mantequilla: 225, 'Azúcar moreno': 200, Azúcar: 110, Huevo: 110, Harina: 380, Impulsor: 6, Bicarbonato: 2, Sal: 4, 'Pepitas de chocolate': 300 }],
  ['cookies clásicas de paquete', 'cookies', { Mantequilla: 227, Azúcar: 150, 'Azúcar moreno': 165, Huevo: 100, Harina: 280, Bicarbonato: 5, Sal: 5, 'Pepitas de chocolate': 340 }],
  ['pastelera de maicena', 'crema_pastelera', { Leche: 500, Azúcar: 120, Yemas: 90, Maicena: 45 }],
  ['pastelera de harina', 'crema_pastelera', { Leche: 1000, Azúcar: 220, Yema: 160, Harina: 100, Mantequilla: 40 }],
  ['inglesa de restaurante', 'crema_inglesa', { Leche: 500, Nata: 500, Yemas: 200, Azúcar: 170 }],
  ['merengue francés', 'merengue', { Claras: 120, Azúcar: 120, 'Azúcar glas': 120 }],
  ['merengue italiano', 'merengue', { Claras: 150, Azúcar: 300, Agua: 90 }],
  ['merengue suizo', 'merengue', { Claras: 200, Azúcar: 360 }],
  ['pavlova', 'merengue', { Claras: 140, Azúcar: 240, Maicena: 8, Vinagre: 5 }],
  ['macarons a la italiana', 'macaron', { 'Harina de almendra': 200, 'Azúcar glas': 200, Claras: 150, Azúcar: 200, Agua: 50 }],
  ['macarons de chocolate', 'macaron', { 'Harina de almendra': 190, 'Azúcar glas': 310, Claras: 150, Azúcar: 65, 'Cacao en polvo': 20 }],
  ['hojaldre clásico', 'hojaldre', { 'Harina de fuerza': 250, Harina: 250, Agua: 250, Sal: 10, Mantequilla: 375 }],
  ['hojaldre invertido', 'hojaldre', { Harina: 500, Agua: 190, Sal: 12, Mantequilla: 490, Vinagre: 5 }],
  ['sablée 3-2-1', 'masa_tarta', { Harina: 300, Mantequilla: 200, 'Azúcar glas': 100, Huevo: 50, Sal: 2 }],
  ['sucrée con almendra', 'masa_tarta', { Harina: 250, Mantequilla: 140, 'Azúcar glas': 95, 'Almendra molida': 30, Huevo: 50, Sal: 1 }],
  ['brisa', 'masa_brisa', { Harina: 250, Mantequilla: 150, Agua: 55, Sal: 5, Azúcar: 10 }],
  ['choux', 'choux', { Agua: 125, Leche: 125, Mantequilla: 110, Harina: 150, Huevo: 250, Sal: 3, Azúcar: 5 }],
  ['profiteroles de agua', 'choux', { Agua: 250, Mantequilla: 100, Harina: 150, Huevo: 240, Sal: 3 }],
  ['mousse de claras', 'mousse_chocolate', { 'Chocolate 70%': 200, Huevo: 300, Azúcar: 40, Mantequilla: 50 }],
  ['mousse de nata', 'mousse_chocolate', { Chocolate: 250, Nata: 500, Yema: 60, Azúcar: 40, Leche: 60 }],
  ['panna cotta de vainilla', 'panna_cotta', { Nata: 600, Leche: 200, Azúcar: 90, Gelatina: 8, Vainilla: 3 }],
  ['panna cotta ligera', 'panna_cotta', { Nata: 400, Leche: 400, Azúcar: 100, 'Hojas de gelatina': 9 }],
  ['flan de 6 huevos', 'flan_huevo', { Leche: 750, Huevos: 330, Azúcar: 180 }],
  ['flan con leche y nata', 'flan_huevo', { Leche: 300, Nata: 200, Huevo: 220, Azúcar: 120 }],
  ['tarta de queso al horno', 'cheesecake', { 'Queso crema': 600, Nata: 300, Huevo: 220, Azúcar: 180, Maicena: 15 }],
  ['tarta de queso americana', 'cheesecake', { Philadelphia: 900, Azúcar: 250, Huevo: 200, 'Nata agria': 200, Harina: 25, 'Zumo de limón': 15 }],
  ['tarta de queso con un punto de azul', 'cheesecake', { 'Queso crema': 500, 'Queso azul': 60, Nata: 350, Huevo: 200, Azúcar: 170 }],
  ['Santiago de la casa', 'tarta_santiago', { 'Almendra molida': 300, Azúcar: 300, Huevo: 275, Canela: 2, 'Ralladura de limón': 3 }],
  ['bizcocho de yogur y limón', 'bizcocho_yogur', { Yogur: 125, Aceite: 100, Azúcar: 200, Harina: 250, Huevo: 165, Impulsor: 12 }],
  ['muffins de arándanos', 'muffins', { Harina: 250, Azúcar: 150, Mantequilla: 110, Huevo: 110, Leche: 160, Impulsor: 10, Sal: 2, Arándanos: 150 }],
  ['madeleines de miel', 'madeleines', { Harina: 150, Azúcar: 130, Miel: 20, Huevo: 150, Mantequilla: 140, Impulsor: 5 }],
  ['plum cake inglés', 'plum_cake', { Mantequilla: 200, 'Azúcar moreno': 180, Huevo: 200, Harina: 240, Pasas: 200, 'Fruta confitada': 100, Ron: 50, Impulsor: 4, Canela: 2 }],
  ['natillas de la abuela', 'natillas', { Leche: 1000, Yemas: 140, Azúcar: 150, Maicena: 25, Canela: 2 }],
  ['crema catalana', 'crema_catalana', { Leche: 1000, Yemas: 144, Azúcar: 180, Maicena: 40, Canela: 2 }],
  ['brûlée', 'creme_brulee', { Nata: 500, Leche: 125, Yema: 120, Azúcar: 100 }],
  ['bavarois de vainilla', 'bavarois', { Leche: 500, Yema: 120, Azúcar: 125, Gelatina: 12, Nata: 500 }],
  ['diplomática', 'diplomatica', { Leche: 500, Yema: 100, Azúcar: 100, Maicena: 45, Gelatina: 6, Nata: 300 }],
  ['muselina', 'muselina', { Leche: 500, Yemas: 120, Azúcar: 150, Maicena: 50, Mantequilla: 250 }],
  ['financiers de avellana', 'financier', { Claras: 150, 'Avellana molida': 60, 'Azúcar glas': 150, Harina: 50, Mantequilla: 125 }],
  ['polvorones de almendra', 'polvorones', { 'Harina tostada': 300, 'Manteca de cerdo': 160, 'Azúcar glas': 150, 'Almendra molida': 120, Canela: 2 }],
  ['mantecados', 'polvorones', { Harina: 500, 'Manteca de cerdo': 250, 'Azúcar glas': 200, Canela: 4 }],
  ['pastas de té', 'galletas_mantequilla', { Harina: 300, Mantequilla: 190, 'Azúcar glas': 110, Huevo: 50, Sal: 2 }],
  ['sablé bretón', 'sable_breton', { Yemas: 80, Azúcar: 150, 'Mantequilla con sal': 160, Harina: 220, Impulsor: 10 }],
  ['crumble de manzana', 'streusel', { Harina: 150, Mantequilla: 100, 'Azúcar moreno': 100, Sal: 1 }],
  ['ganache de tarta', 'ganache_negro', { 'Chocolate 60%': 300, Nata: 300, Mantequilla: 40, Miel: 20 }],
  ['ganache con leche', 'ganache_leche', { 'Chocolate con leche': 400, Nata: 220, Mantequilla: 30 }],
  ['ganache blanca', 'ganache_blanco', { 'Chocolate blanco': 500, Nata: 220 }],
  ['ganache montada de vainilla', 'ganache_montada', { Nata: 600, 'Chocolate blanco': 200, Gelatina: 3, Glucosa: 20 }],
  ['buttercream suiza', 'buttercream', { Claras: 150, Azúcar: 280, Mantequilla: 400 }],
  ['buttercream francesa', 'buttercream_frances', { Yemas: 120, Azúcar: 200, Agua: 60, Mantequilla: 350 }],
  ['buttercream americana', 'buttercream_americano', { Mantequilla: 250, 'Azúcar glas': 450, Leche: 40, Vainilla: 5 }],
  ['lemon curd', 'lemon_curd', { 'Zumo de limón': 150, Azúcar: 180, Huevo: 200, Mantequilla: 120 }],
  ['curd de frambuesa', 'curd_frutas', { 'Puré de frambuesa': 250, Huevo: 150, Yema: 40, Azúcar: 150, Mantequilla: 130 }],
  ['chantilly', 'chantilly', { Nata: 500, 'Azúcar glas': 50 }],
  ['joconde', 'joconde', { Huevo: 250, 'Almendra molida': 190, 'Azúcar glas': 190, Harina: 50, Claras: 170, Azúcar: 30, Mantequilla: 40 }],
  ['soletillas', 'soletilla', { Claras: 180, Yemas: 100, Azúcar: 130, Harina: 130 }],
  ['dacquoise de avellana', 'dacquoise', { Claras: 200, Azúcar: 80, 'Avellana molida': 170, 'Azúcar glas': 150, Harina: 30 }],
  ['crema de almendra', 'crema_almendra', { Mantequilla: 100, Azúcar: 100, 'Almendra molida': 100, Huevo: 100, Maicena: 10 }],
  ['frangipane de galette', 'frangipane', { Mantequilla: 120, Azúcar: 150, 'Almendra molida': 120, Huevo: 100, Leche: 120, Yema: 20, Maicena: 12, Ron: 10 }],
  ['coulant', 'coulant', { Chocolate: 200, Mantequilla: 120, Huevo: 200, Azúcar: 90, Harina: 45 }],
  ['carrot cake con nueces', 'carrot_cake', { Harina: 250, Azúcar: 260, Aceite: 220, Huevo: 200, Zanahoria: 280, Nueces: 80, Impulsor: 8, Bicarbonato: 3, Canela: 4, Sal: 3 }],
  ['red velvet', 'red_velvet', { Harina: 300, Azúcar: 300, Mantequilla: 120, Huevo: 110, Buttermilk: 250, 'Cacao en polvo': 20, Bicarbonato: 5, Vinagre: 10, Sal: 2 }],
  ['frosting de queso', 'cobertura_queso', { 'Queso crema': 300, Mantequilla: 120, 'Azúcar glas': 220 }],
  ['tocino de cielo', 'tocino_cielo', { Yemas: 250, Azúcar: 400, Agua: 200 }],
  ['arroz con leche', 'arroz_leche', { Leche: 1000, Arroz: 100, Azúcar: 120, Mantequilla: 20, Canela: 2 }],
];

// biome-ignore format: one recipe per line
const spoilt: [string, string, Recipe, RegExp][] = [
  ['genovesa con la mitad de harina', 'genoise', { Huevo: 220, Azúcar: 125, Harina: 60 }, /harina/],
  ['genovesa sin azúcar', 'genoise', { Huevo: 220, Harina: 125 }, /azúcar/],
  ['genovesa con impulsor de magdalena', 'genoise', { Huevo: 220, Azúcar: 125, Harina: 125, Impulsor: 6 }, /impulsor/],
  ['magdalenas con triple impulsor', 'magdalenas', { Huevo: 180, Azúcar: 250, 'Aceite de girasol': 220, Leche: 120, Harina: 290, Impulsor: 36 }, /impulsor/],
  ['magdalenas con el doble de aceite', 'magdalenas', { Huevo: 180, Azúcar: 250, 'Aceite de girasol': 440, Leche: 120, Harina: 290, Impulsor: 12 }, /aceite/],
  ['pound cake con 25 g de sal', 'pound_cake', { Mantequilla: 225, Azúcar: 250, Huevo: 250, Harina: 240, Impulsor: 4, Sal: 25 }, /sal/],
  ['pound cake con media mantequilla', 'pound_cake', { Mantequilla: 110, Azúcar: 250, Huevo: 250, Harina: 240, Impulsor: 4 }, /mantequilla/],
  ['pound cake con levadura de pan', 'pound_cake', { Mantequilla: 225, Azúcar: 250, Huevo: 250, Harina: 240, 'Levadura fresca': 20 }, /levadura/i],
  ['brownie con el triple de harina', 'brownie', { 'Chocolate negro 70%': 200, Mantequilla: 180, Azúcar: 280, Huevo: 200, Harina: 400 }, /harina/],
  ['brownie sin cacao apenas', 'brownie', { Chocolate: 40, Mantequilla: 180, Azúcar: 280, Huevo: 200, Harina: 110 }, /cacao|chocolate/],
  ['cookies con cuatro veces bicarbonato', 'cookies', { Mantequilla: 227, Azúcar: 150, 'Azúcar moreno': 165, Huevo: 100, Harina: 280, Bicarbonato: 20, Sal: 5, 'Pepitas de chocolate': 340 }, /bicarbonato/],
  ['cookies sin azúcar', 'cookies', { Mantequilla: 227, Huevo: 100, Harina: 380, Bicarbonato: 3, Sal: 3, 'Pepitas de chocolate': 200 }, /azúcar/],
  ['cookies saladas: 30 g', 'cookies', { Mantequilla: 227, Azúcar: 150, 'Azúcar moreno': 165, Huevo: 100, Harina: 280, Bicarbonato: 3, Sal: 30, 'Pepitas de chocolate': 340 }, /sal/],
  ['pastelera con la cuarta parte de maicena', 'crema_pastelera', { Leche: 500, Azúcar: 120, Yemas: 90, Maicena: 11 }, /maicena/],
  ['pastelera sin azúcar', 'crema_pastelera', { Leche: 500, Yemas: 90, Maicena: 45 }, /azúcar/],
  ['pastelera con impulsor', 'crema_pastelera', { Leche: 500, Azúcar: 120, Yemas: 90, Maicena: 45, Impulsor: 8 }, /impulsor/],
  ['inglesa con maicena de pastelera', 'crema_inglesa', { Leche: 1000, Yemas: 160, Azúcar: 200, Maicena: 60 }, /maicena/],
  ['merengue con una yema', 'merengue', { Claras: 150, Yema: 18, Azúcar: 300 }, /yema/],
  ['merengue con una gota de yema', 'merengue', { Claras: 150, Yema: 3, Azúcar: 270 }, /yema/],
  ['merengue con aceite', 'merengue', { Claras: 150, Azúcar: 300, Aceite: 10 }, /aceite/],
  ['merengue con poco azúcar', 'merengue', { Claras: 200, Azúcar: 90 }, /azúcar/],
  ['macarons con harina', 'macaron', { 'Harina de almendra': 120, Harina: 80, 'Azúcar glas': 200, Claras: 150, Azúcar: 200, Agua: 50 }, /harina/],
  ['macarons con media almendra', 'macaron', { 'Harina de almendra': 100, 'Azúcar glas': 200, Claras: 150, Azúcar: 200, Agua: 50 }, /almendra/],
  ['macarons de cacahuete', 'macaron', { Cacahuete: 200, 'Azúcar glas': 200, Claras: 150, Azúcar: 200, Agua: 50 }, /cacahuete/i],
  ['hojaldre con tercio de mantequilla', 'hojaldre', { Harina: 500, Agua: 250, Sal: 10, Mantequilla: 130 }, /mantequilla/],
  ['hojaldre con aceite', 'hojaldre', { Harina: 500, Agua: 250, Sal: 10, Aceite: 375 }, /aceite/],
  ['hojaldre con 40 g de sal', 'hojaldre', { Harina: 500, Agua: 250, Sal: 40, Mantequilla: 375 }, /sal/],
  ['sablée con el doble de mantequilla', 'masa_tarta', { Harina: 300, Mantequilla: 400, 'Azúcar glas': 100, Huevo: 50 }, /mantequilla/],
  ['choux sin huevo', 'choux', { Agua: 250, Mantequilla: 100, Harina: 150, Sal: 3 }, /huevo/],
  ['choux con la mitad de agua', 'choux', { Agua: 110, Mantequilla: 100, Harina: 150, Huevo: 240, Sal: 3 }, /agua/],
  ['choux con el doble de harina', 'choux', { Agua: 250, Mantequilla: 100, Harina: 300, Huevo: 240, Sal: 3 }, /harina/],
  ['mousse con harina', 'mousse_chocolate', { Chocolate: 250, Nata: 500, Yema: 60, Harina: 30 }, /harina/],
  ['mousse con nata de cocinar', 'mousse_chocolate', { Chocolate: 250, 'Nata 18%': 500, Yema: 60, Azúcar: 40 }, /nata/i],
  ['panna cotta con gelatina de espejo', 'panna_cotta', { Nata: 600, Leche: 200, Azúcar: 90, Gelatina: 24 }, /gelatina/],
  ['panna cotta sin gelatina', 'panna_cotta', { Nata: 600, Leche: 200, Azúcar: 90 }, /gelatina/],
  ['panna cotta de agar y gelatina', 'panna_cotta', { Nata: 600, Leche: 200, Azúcar: 90, Gelatina: 8, 'Agar agar': 4 }, /agar/i],
  ['flan de un huevo', 'flan_huevo', { Leche: 750, Huevo: 55, Azúcar: 180 }, /huevo/],
  ['tarta de queso manchego', 'cheesecake', { 'Queso manchego': 600, Nata: 500, Huevo: 220, Azúcar: 180 }, /manchego/i],
  ['tarta de queso con impulsor', 'cheesecake', { 'Queso crema': 600, Nata: 300, Huevo: 220, Azúcar: 180, Impulsor: 10 }, /impulsor/],
  ['tarta de queso sin huevo', 'cheesecake', { 'Queso crema': 600, Nata: 300, Azúcar: 180 }, /huevo/],
  ['Santiago de avellana', 'tarta_santiago', { 'Avellana molida': 300, Azúcar: 300, Huevo: 275 }, /avellana/i],
  ['Santiago con mantequilla', 'tarta_santiago', { 'Almendra molida': 300, Azúcar: 300, Huevo: 275, Mantequilla: 30 }, /mantequilla/],
  ['Santiago de media almendra y media harina', 'tarta_santiago', { 'Almendra molida': 150, Harina: 150, Azúcar: 300, Huevo: 275 }, /harina/],
  ['bizcocho de yogur con la mitad de harina', 'bizcocho_yogur', { Yogur: 125, Aceite: 100, Azúcar: 200, Harina: 125, Huevo: 165, Impulsor: 6 }, /harina/],
  ['muffins con 40 g de impulsor', 'muffins', { Harina: 250, Azúcar: 150, Mantequilla: 110, Huevo: 110, Leche: 160, Impulsor: 40 }, /impulsor/],
  ['muffins con el doble de leche', 'muffins', { Harina: 250, Azúcar: 150, Mantequilla: 110, Huevo: 110, Leche: 400, Impulsor: 10 }, /leche/],
  ['madeleines sin mantequilla', 'madeleines', { Harina: 150, Azúcar: 150, Huevo: 150, Impulsor: 5 }, /mantequilla/],
  ['natillas con gelatina', 'natillas', { Leche: 1000, Yemas: 140, Azúcar: 150, Maicena: 25, Gelatina: 10 }, /gelatina/],
  ['bavarois con 200 g de ron', 'bavarois', { Leche: 500, Yema: 120, Azúcar: 125, Gelatina: 12, Nata: 500, Ron: 200 }, /ron/],
  ['bavarois con un cuarto de gelatina', 'bavarois', { Leche: 500, Yema: 120, Azúcar: 125, Gelatina: 3, Nata: 500 }, /gelatina/],
  ['financier de coco', 'financier', { Claras: 150, 'Coco rallado': 60, 'Azúcar glas': 150, Harina: 50, Mantequilla: 125 }, /coco/i],
  ['polvorones con leche', 'polvorones', { Harina: 500, 'Manteca de cerdo': 250, 'Azúcar glas': 200, Leche: 100 }, /leche/],
  ['pastas de té con 50 g de canela', 'galletas_mantequilla', { Harina: 300, Mantequilla: 190, 'Azúcar glas': 110, Huevo: 50, Canela: 50 }, /canela/i],
  ['ganache que es sopa', 'ganache_negro', { 'Chocolate 60%': 150, Nata: 450 }, /nata/i],
  ['ganache con harina', 'ganache_negro', { 'Chocolate 60%': 300, Nata: 300, Harina: 40 }, /harina/],
  ['buttercream con aceite', 'buttercream', { Claras: 150, Azúcar: 280, Mantequilla: 300, Aceite: 100 }, /aceite/],
  ['lemon curd sin huevo', 'lemon_curd', { 'Zumo de limón': 150, Azúcar: 180, Mantequilla: 120 }, /huevo/],
  ['chantilly con agua', 'chantilly', { Nata: 500, Agua: 100, 'Azúcar glas': 50 }, /agua/],
  ['soletillas con mantequilla', 'soletilla', { Claras: 180, Yemas: 100, Azúcar: 130, Harina: 130, Mantequilla: 40 }, /mantequilla/],
  ['carrot cake sin zanahoria apenas', 'carrot_cake', { Harina: 250, Azúcar: 260, Aceite: 220, Huevo: 200, Zanahoria: 40, Impulsor: 8 }, /zanahoria/],
  ['red velvet con 20 g de bicarbonato', 'red_velvet', { Harina: 300, Azúcar: 300, Mantequilla: 120, Huevo: 110, Buttermilk: 250, 'Cacao en polvo': 20, Bicarbonato: 20, Vinagre: 10 }, /bicarbonato/],
  ['tocino de cielo con leche', 'tocino_cielo', { Yemas: 250, Azúcar: 400, Leche: 200 }, /leche/],
  ['arroz con leche con el triple de arroz', 'arroz_leche', { Leche: 1000, Arroz: 300, Azúcar: 120 }, /arroz/],
  ['frosting con el triple de azúcar', 'cobertura_queso', { 'Queso crema': 300, Mantequilla: 120, 'Azúcar glas': 900 }, /azúcar/],
];

test('every good recipe is balanced, with gold and no warning of the trade', () => {
  for (const [name, type, recipe] of good) {
    const answer = balance(id, type, recipe);
    const out = Object.keys(answer.inRange).filter((key) => answer.inRange[key] === false);
    assert.equal([answer.verdict, answer.trophy, out], ['equilibrada', 'gold', []], name);
    assert.not.match(answer.warnings.join(' '), /no reconocido|lo usual|no admite/, name);
  }
});

test('every spoilt recipe is caught, and the advice names what spoilt it', () => {
  for (const [name, type, recipe, culprit] of spoilt) {
    const { verdict, trophy, suggestions } = balance(id, type, recipe);
    assert.equal([verdict, trophy], ['revisar', undefined], name);
    assert.match(suggestions[0], culprit, name);
  }
});

/** The recipe after doing, in order, what explain.plan says. */
function followed(type: string, recipe: Recipe): Recipe {
  const one = craft(id);
  const { plan } = explainWhole(evaluateWhole(one, bodyOf(one, type, recipe), site)) as unknown as {
    plan: { changes: { name: string; grams: number }[] }[];
  };
  const now: Recipe = { ...recipe };
  const same = (a: string, b: string): boolean => a === b || one.recognise(a).row === one.recognise(b).row;
  for (const { name, grams } of plan.flatMap(({ changes }) => changes)) {
    const key = Object.keys(now).find((own) => same(own, name)) ?? name;
    now[key] = Math.max(0, (now[key] ?? 0) + grams);
  }
  return Object.fromEntries(Object.entries(now).filter(([, grams]) => grams > 0));
}

test('the advice of the spoilt ones, followed to the letter, leaves a balanced recipe', () => {
  for (const [name, type, recipe] of spoilt) {
    const { verdict, trophy } = balance(id, type, followed(type, recipe));
    assert.equal([verdict, trophy], ['equilibrada', 'gold'], name);
  }
});

interface Adjusted {
  adjusted: boolean;
  ingredients: { name: string; before: number; grams: number }[];
}

test('adjusting mends them all; an overdose is weighed again and everything else stays', () => {
  const overdose =
    /triple impulsor|g de sal|saladas|impulsor de|g de impulsor|bicarbonato|canela|espejo|agar y|de ron$/;
  let overdoses = 0;
  for (const [name, type, recipe, culprit] of spoilt) {
    const one = craft(id);
    const answer = adjust(one, bodyOf(one, type, recipe), site) as unknown as Adjusted;
    assert.ok(answer.adjusted, name);
    if (!overdose.test(name)) continue;
    overdoses++;
    for (const { name: line, before, grams } of answer.ingredients)
      if (!culprit.test(line.toLowerCase())) assert.is(grams, before, `${name}: ${line}`);
  }
  assert.ok(overdoses >= 10, String(overdoses));
});

test('what is said is Spanish: no ids, no «0 g», no «0 a 0», one point and two points', () => {
  const { types, params } = craft(id).definition;
  const ids = [...Object.keys(types), ...Object.keys(params.params)].filter((key) => /[_A-Z]/.test(key));
  const recipes = [...good, ...spoilt].map(([, type, recipe]) => [type, recipe] as const);
  const examples = Object.entries(types).flatMap(([type, { examples }]) =>
    examples.flatMap(({ recipe, expect }) => (expect.error ? [] : [[type, recipe as Recipe] as const])),
  );
  for (const [type, recipe] of [...recipes, ...examples]) {
    const { suggestions, warnings } = balance(id, type, recipe);
    for (const text of [...suggestions, ...warnings] as string[]) {
      for (const one of ids) assert.not.match(text, new RegExp(`\\b${one}\\b`), text);
      assert.not.match(
        text,
        /(^|[^\d,])0 g\b|0–0\b|\b0 a 0\b|\bgold\b|\b1 (puntos|hojas|yemas)\b|\b([2-9]|\d\d+) (punto|hoja|yema)\b/,
      );
    }
  }
});

/** One line per ingredient of the start of each type, and no grams: the recipe a professional starts from. */
test('the new types are made from nothing', () => {
  const one = craft(id);
  for (const type of ['tocino_cielo', 'arroz_leche', 'red_velvet', 'cobertura_queso']) {
    const [start] = one.definition.types[type]!.start!;
    const ingredients = Object.keys(start!.recipe).map((name) => ({ name, grams: null }));
    const answer = adjust(one, { type, total: 2000, ingredients }, site) as unknown as Adjusted;
    assert.ok(answer.adjusted, type);
    const sum = answer.ingredients.reduce((grams, line) => grams + line.grams, 0);
    assert.ok(Math.abs(sum - 2000) < 20, `${type}: ${sum}`);
  }
});

test.run();
