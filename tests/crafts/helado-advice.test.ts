import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answer, analyse, line, milk, milkWith, mix, rows, types, type Values } from './helado-desk.ts';

// Suggestions

for (const type of types) {
  test(`${type}: a mix inside its ranges gets the confirmation alone`, () => {
    const answer = analyse(type, mix(type));
    assert.is(answer.verdict, 'equilibrada');
    assert.is(answer.suggestions.length, 1);
    assert.match(
      answer.suggestions[0]!,
      /^Fórmula equilibrada para una? [^:]+: todos los parámetros están dentro de su rango\./,
    );
    const says = /Se sirve bien a −1[0-2](,\d)? ± \d(,\d)? °C\./.test(answer.suggestions[0]!);
    assert.is(says, answer.inRange.PAC !== null, 'the serving temperature, where it is judged');
  });
}

// biome-ignore format: a table reads by rows
const advised: [string, Values, string][] = [
  ['helado_crema', { pac: 22 }, 'Quedará duro en vitrina: se sirve bien a −9,4 ± 1 °C y se busca de −12,5 a −10,6. Añade 1,7 g de dextrosa.'],
  ['sorbete_agua', { pac: 28.6 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (28,6) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −9,63 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 1,6 g de dextrosa.'],
  ['vegano', { pac: 26 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (26) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −9,93 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 1,1 g de dextrosa.'],
  ['helado_crema', { pac: 22, pod: 13 }, 'Poco dulce: POD 13 y se busca de 14 a 21. Añade 2,2 g de sacarosa (azúcar). / Quedará duro en vitrina: se sirve bien a −9,4 ± 1 °C y se busca de −12,5 a −10,6. Cambia 1,3 g de sacarosa (azúcar) por 2 g de dextrosa.'],
  ['helado_leche', { pac: 29.4 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (29,4) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −12,77 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 3 g de leche entera 3,6 % MG.'],
  ['vegano', { pac: 33 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (33) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −13,16 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 3,8 g de agua.'],
  ['helado_crema', { pac: 29.5, pod: 22 }, 'Demasiado dulce: POD 22 y se busca de 14 a 21. Añade 5 g de leche entera 3,6 % MG.'],
  ['helado_crema', { pac: 29.5, pod: 13 }, 'Poco dulce: POD 13 y se busca de 14 a 21. Añade 2,2 g de sacarosa (azúcar). / Temperatura de servicio (PAC): −12,82 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 7,9 g de leche entera 3,6 % MG. / No se llega más lejos con este ingrediente: POD queda en 13,86 (se busca de 14 a 21).'],
  ['helado_crema', { pod: 13 }, 'Poco dulce: POD 13 y se busca de 14 a 21. Añade 2,2 g de sacarosa (azúcar).'],
  ['helado_crema', { pod: 22 }, 'Demasiado dulce: POD 22 y se busca de 14 a 21. Añade 5 g de leche entera 3,6 % MG. / Con lo anterior, temperatura de servicio (PAC) queda en −10,31 °C: añade 0,7 g de dextrosa. / Con lo anterior, POD queda en 21,31: añade 1,7 g de leche entera 3,6 % MG.'],
  ['helado_crema', { pod: 22, pac: 27 }, 'Demasiado dulce: POD 22 y se busca de 14 a 21. Añade 5 g de leche entera 3,6 % MG.'],
  ['helado_crema', { azucares: 13.5, otrossolidos: 5.5 }, 'Pocos azúcares: 13,5 %, por debajo de 14 %. Añade 1,8 g de sacarosa (azúcar).'],
  ['helado_crema', { azucares: 22.5, otrossolidos: 0, pac: 24.5 }, 'Demasiados azúcares: 22,5 %, por encima de 22 %. / No se llega más lejos con este ingrediente: azúcares quedan en 22,5 % (se busca de 14 a 22).'],
  ['base', { materiagrasa: 2, otrossolidos: 6 }, 'Poco cremoso: grasa 2 %, por debajo de 2,5 %. Añade 5,3 g de nata 35 % MG.'],
  ['helado_crema', { materiagrasa: 7, otrossolidos: 3 }, 'Poco cremoso: grasa 7 %, por debajo de 8 %. Añade 3,8 g de nata 35 % MG.'],
  ['helado_crema', { materiagrasa: 17, otrossolidos: 0, pac: 23.5 }, 'Demasiado graso y pesado: grasa 17 %, por encima de 16 %. Cambia 7,5 g de mezcla por 7,5 g de leche entera 3,6 % MG. / Con lo anterior, temperatura de servicio (PAC) queda en −10,36 °C: añade 0,6 g de dextrosa.'],
  ['helado_leche', { materiagrasa: 9.5, otrossolidos: 0.5 }, 'Demasiado graso y pesado: grasa 9,5 %, por encima de 9 %. / No se llega más lejos con este ingrediente: materia grasa queda en 9,5 % (se busca de 2,5 a 9).'],
  ['helado_crema', { esml: 12, otrossolidos: 0, pac: 23.5 }, 'Sobra leche en polvo y puede quedar arenoso: SLNG 12 %, por encima de 11,5 %. / No se llega más lejos con este ingrediente: SLNG queda en 12 % (se busca de 7 a 11,5).'],
  ['vegano', { esml: 1.5, otrossolidos: 6.5 }, 'Hay 1,5 % de sólidos lácteos: la fórmula no es vegana. / No se llega más lejos con este ingrediente: SLNG queda en 1,5 % (se busca 0).'],
  ['sorbete_agua', { esml: 2, otrossolidos: 2 }, 'Un sorbete de agua no lleva leche, y aquí hay 2 % de sólidos lácteos. / No se llega más lejos con este ingrediente: SLNG queda en 2 % (se busca 0).'],
  ['helado_crema', { azucares: 16, otrossolidos: 0, materiagrasa: 8.5, pac: 26.6 }, 'Sobra agua y habrá cristales: sólidos totales 33,5 %, por debajo de 35 %. Añade 2,5 g de inulina.'],
  ['helado_crema', { otrossolidos: 10, pac: 22.5 }, 'Demasiado denso y arenoso: sólidos totales 46 %, por encima de 45 %. Añade 3,1 g de leche entera 3,6 % MG.'],
  ['sin_azucar', { pac: 24 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (24) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −10,13 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 0,8 g de xilitol.'],
  ['sin_azucar', { pac: 29.5 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (29,5) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −12,58 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 1,9 g de leche entera 3,6 % MG.'],
  ['sin_azucar', { pod: 10 }, 'Poco dulce: POD 10 y se busca de 11 a 19. Añade 0,01 g de sucralosa.'],
  ['sin_azucar', { pod: 20 }, 'Demasiado dulce: POD 20 y se busca de 11 a 19. / No se llega más lejos con este ingrediente: POD queda en 20 (se busca de 11 a 19).'],
  ['sin_azucar', { otrossolidos: 12.5, pac: 28.5 }, 'Sobra agua y habrá cristales: sólidos totales 29,5 %, por debajo de 30 %. Añade 3,1 g de polidextrosa.'],
  ['sin_azucar', { otrossolidos: 26, pac: 23 }, 'Demasiado denso: sólidos totales 43 %, por encima de 42 %. Añade 3,4 g de leche entera 3,6 % MG. / No se llega más lejos con este ingrediente: temperatura de servicio (PAC) queda en −10,59 °C (se busca de −12,5 a −10,6).'],
  ['vegano', { materiagrasa: 1.5, otrossolidos: 14.5 }, 'Poco cremoso: grasa 1,5 %, por debajo de 2 %. Añade 2,1 g de aceite de coco.'],
  ['vegano', { materiagrasa: 14.5, otrossolidos: 1.5 }, 'Demasiado graso: grasa 14,5 %, por encima de 14 %. Cambia 4 g de mezcla por 4 g de bebida de soja sin azúcar. / Con lo anterior, temperatura de servicio (PAC) queda en −10,51 °C: cambia 1 g de bebida de soja sin azúcar por 1 g de dextrosa.'],
  ['vegano', { otrossolidos: 0, materiagrasa: 7.5, pac: 33 }, 'Sobra agua y habrá cristales: sólidos totales 29,5 %, por debajo de 30 %. Añade 3,2 g de inulina.'],
  ['vegano', { otrossolidos: 14, pac: 26.2 }, 'Demasiado denso: sólidos totales 44 %, por encima de 43 %. Añade 2,4 g de agua.'],
  ['sorbete_agua', { materiagrasa: 12, otrossolidos: 2, pac: 28.6 }, 'Demasiado graso para un sorbete: grasa 12 %, por encima de 11 %. / No se llega más lejos con este ingrediente: materia grasa queda en 12 % (se busca de 0 a 11).'],
  ['sorbete_agua', { azucares: 22, otrossolidos: 2, pac: 36 }, 'Sobra agua y habrá cristales: sólidos totales 24 %, por debajo de 25 %. Añade 4,2 g de inulina.'],
  ['sorbete_agua', { otrossolidos: 16, pac: 28.5 }, 'Demasiado denso: sólidos totales 42 %, por encima de 41 %. Añade 2,5 g de agua.'],
  ['granizado', { azucares: 9.5, otrossolidos: 0 }, 'Pocos azúcares: 9,5 %, por debajo de 10 %. Saldrá duro e insípido. Añade 2,5 g de sacarosa (azúcar).'],
  ['granizado', { otrossolidos: 12 }, 'No cuaja en granizado: sólidos 27 %, por encima de 26 %. Añade 12,2 g de agua.'],
  ['granizado', { materiagrasa: 6 }, 'La grasa se separa en un granizado: 6 %, por encima de 5 %. Añade 36,4 g de agua.'],
  ['granizado', { esml: 5 }, 'Demasiada leche para un granizado: SLNG 5 %, por encima de 4 %. Añade 42,1 g de agua.'],
  ['granizado', { azucares: 9, otrossolidos: 5 }, 'Pocos azúcares: 9 %, por debajo de 10 %. Saldrá duro e insípido. Añade 3,1 g de sacarosa (azúcar).'],
  ['semifrio', { materiagrasa: 14, otrossolidos: 10 }, 'No montará: grasa 14 %, por debajo de 15 %. Añade 17 g de nata 35 % MG.'],
  ['semifrio', { materiagrasa: 33, otrossolidos: 1 }, 'Demasiado graso: se corta al montar. Grasa 33 %, por encima de 32 %. / No se llega más lejos con este ingrediente: materia grasa queda en 33 % (se busca de 15 a 32).'],
  ['semifrio', { esml: 0.5 }, 'Le falta nata: SLNG 0,5 %, por debajo de 1 %. Añade 25,9 g de nata 35 % MG.'],
  ['semifrio', { materiagrasa: 18, otrossolidos: 0 }, 'Sobra agua y se corta al descongelar: sólidos 44 %, por debajo de 45 %. Añade 6,3 g de sacarosa (azúcar).'],
  ['semifrio', { otrossolidos: 17 }, 'Demasiado denso para montar: sólidos 65 %, por encima de 64 %. Añade 6,8 g de clara de huevo.'],
  ['crema_untable', { materiagrasa: 24, otrossolidos: 25 }, 'Queda seca y no unta: grasa 24 %, por debajo de 25 %. Añade 5,6 g de aceite de girasol.'],
  ['crema_untable', { materiagrasa: 51, otrossolidos: 0 }, 'Suelta aceite: grasa 51 %, por encima de 50 %. Añade 8,6 g de azúcar glas.'],
  ['crema_untable', { otrossolidos: 0 }, 'Lleva agua, y así se agarra y se enmohece: sólidos 88 %, por debajo de 90 %. Añade 37,7 g de azúcar glas.'],
  ['crema_untable', { pod: 60 }, 'Demasiado dulce: POD 60 y se busca de 22 a 58. / No se llega más lejos con este ingrediente: POD queda en 60 (se busca de 22 a 58).'],
  ['crema_untable', { pod: 20 }, 'Poco dulce: POD 20 y se busca de 22 a 58. Añade 9 g de azúcar glas.'],
  ['crema_untable', { azucares: 59, esml: 0, otrossolidos: 0 }, 'Demasiados azúcares: 59 %, por encima de 58 %. / No se llega más lejos con este ingrediente: azúcares quedan en 59 % (se busca de 22 a 58).'],
  ['crema_untable', { azucares: 21, otrossolidos: 30 }, 'Pocos azúcares: 21 %, por debajo de 22 %. Añade 7,6 g de azúcar glas.'],
  ['veteado', { azucares: 50, materiagrasa: 26 }, 'Demasiado graso: grasa 26 %, por encima de 25 %. Cambia 15,4 g de mezcla por 15,4 g de sacarosa (azúcar).'],
  ['veteado', { azucares: 38 }, 'Quedará aguado y helará: sólidos 44 %, por debajo de 45 %. Añade 11,6 g de sacarosa (azúcar).'],
  ['veteado', { azucares: 33, otrossolidos: 14 }, 'Pocos azúcares: 33 %, por debajo de 35 %. Añade 11,3 g de sacarosa (azúcar).'],
  ['veteado', { otrossolidos: 31 }, 'Quedará como caramelo duro: sólidos 87 %, por encima de 85 %. Añade 8,5 g de agua.'],
  ['veteado', { azucares: 76, materiagrasa: 0, otrossolidos: 0 }, 'Demasiados azúcares: 76 %, por encima de 75 %. Añade 8,3 g de nata 35 % MG.'],
  ['salado', { pac: 23 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (23) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −9,72 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 1,4 g de dextrosa.'],
  ['salado', { pac: 31 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra, y el índice clásico (31) está en su banda: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −13,35 °C (±1), prácticamente en el límite (se busca de −12,5 a −10,6). Añade 4,7 g de agua.'],
  ['salado', { pod: 14 }, 'Demasiado dulce para un helado salado: POD 14 y se busca de 3 a 13. / No se llega más lejos con este ingrediente: POD queda en 14 (se busca de 3 a 13).'],
  ['salado', { pod: 2 }, 'Sin nada de dulzor: POD 2 y se busca de 3 a 13. Añade 1,5 g de dextrosa.'],
  ['salado', { azucares: 3.5, otrossolidos: 17.5 }, 'Pocos azúcares: 3,5 %, por debajo de 4 %. Añade 0,6 g de dextrosa.'],
  ['salado', { materiagrasa: 23, otrossolidos: 0, pac: 24.5 }, 'Demasiado graso: grasa 23 %, por encima de 22 %. Cambia 4,4 g de mezcla por 4,4 g de agua. / Con lo anterior, temperatura de servicio (PAC) queda en −10,26 °C: añade 0,7 g de dextrosa.'],
];
for (const [type, values, sentence] of advised) {
  test(`${type} with ${JSON.stringify(values)} gets one advice`, () =>
    assert.is(analyse(type, mix(type, values)).suggestions.join(' / '), sentence));
}

// biome-ignore format: a table reads by rows
const withGrams: [string, Record<string, number>, string][] = [
  ['helado_crema', { 'Leche entera': 580, 'Nata 35 %': 210, 'Leche en polvo desnatada': 40, Azúcar: 165, Neutro: 5 }, 'Quedará duro en vitrina: se sirve bien a −9,6 ± 1 °C y se busca de −12,5 a −10,6. Cambia 25 g de azúcar por 40 g de dextrosa.'],
  ['helado_crema', { 'Leche entera': 350, 'Nata 35 %': 120, Azúcar: 110 }, 'Le falta cuerpo de leche: SLNG 6,45 %, por debajo de 7 %. Cambia 8 g de leche entera por 8 g de leche en polvo desnatada 1 % MG. / Quedará duro en vitrina: se sirve bien a −8,9 ± 1 °C y se busca de −12,5 a −10,6. Cambia 13 g de azúcar por 21 g de dextrosa.'],
  ['helado_crema', { 'Leche entera': 350, 'Nata 35 %': 120, Azúcar: 110 }, 'Le falta cuerpo de leche: SLNG 6,45 %, por debajo de 7 %. Cambia 8 g de leche entera por 8 g de leche en polvo desnatada 1 % MG. / Quedará duro en vitrina: se sirve bien a −8,9 ± 1 °C y se busca de −12,5 a −10,6. Cambia 13 g de azúcar por 21 g de dextrosa.'],
  ['sorbete_agua', { Agua: 297, Dextrosa: 40, Azúcar: 158, 'Neutro para sorbetes': 5, 'Zumo de mandarina': 150, 'Zumo de naranja': 150, 'Zumo de limón': 100, 'Zumo de lima': 100 }, 'Al límite: lo que queda fuera lo está por menos del error de su cifra: es una buena fórmula y puede servirse como está. / Temperatura de servicio (PAC): −8,81 °C (±2,5), prácticamente en el límite (se busca de −12,5 a −10,6). Cambia 26 g de azúcar por 42 g de dextrosa.'],
  ['helado_leche', { 'Leche entera': 640, 'Nata 35 %': 40, 'Leche en polvo desnatada': 90, Azúcar: 110, Dextrosa: 85, 'Glucosa en polvo': 30, Neutro: 5 }, 'Sobra leche en polvo y puede quedar arenoso: SLNG 14,38 %, por encima de 12 %. Cambia 40 g de leche en polvo desnatada por 40 g de leche entera. / Sobra dextrosa: quita 45 g y se corrigen temperatura de servicio (PAC) y azúcares.'],
  ['sorbete_leche', { 'Leche entera': 100, Agua: 450, 'Zumo de limón': 150, Azúcar: 265, 'Nata 35 %': 40, Neutro: 5 }, 'Le falta leche: SLNG 1,09 %, por debajo de 1,5 %. Cambia 140 g de agua por 140 g de leche entera. / Demasiado dulce: POD 26,81 y se busca de 17 a 26. Cambia 35 g de azúcar por 35 g de dextrosa.'],
  ['helado_crema', { 'Leche entera': 700, 'Nata 35 %': 60, 'Leche en polvo desnatada': 45, Azúcar: 125, Dextrosa: 40, 'Glucosa en polvo': 25, Neutro: 5 }, 'Poco cremoso: grasa 4,74 %, por debajo de 8 %. Cambia 105 g de leche entera por 105 g de nata 35 %.'],
  ['sorbete_leche', { 'Yogur desnatado': 400, Fresa: 300, Azúcar: 190 }, 'Le falta leche o nata: grasa 0,19 %, por debajo de 0,5 %. Añade 30 g de nata 35 % MG. / Temperatura de servicio (PAC): −9,21 °C (±1,6), prácticamente en el límite (se busca de −12,5 a −10,6). Cambia 30 g de azúcar por 50 g de dextrosa.'],
  ['helado_crema', { 'Yogur natural': 700, Azúcar: 170, Neutro: 5 }, 'Quedará duro en vitrina: se sirve bien a −8,4 ± 1 °C y se busca de −12,5 a −10,6. Cambia 25 g de azúcar por 40 g de dextrosa. / Poco cremoso: grasa 2,65 %, por debajo de 8 %. Añade 180 g de nata 35 % MG. / Con lo anterior, temperatura de servicio (PAC) queda en −9,18 °C: cambia 19 g de azúcar por 30 g de dextrosa. / Con lo anterior, materia grasa queda en 7,97 %: añade 2 g de nata 35 % MG. / Sobra agua y habrá cristales: sólidos totales 29,65 %, por debajo de 35 %. / No se llega más lejos sin tocar yogur natural: SLNG queda en 6,74 % (se busca de 7 a 11,5) y sólidos totales quedan en 33,22 % (se busca de 35 a 45).'],
  ['base', { 'Leche entera': 850, Azúcar: 110, Neutro: 5 }, 'Pocos azúcares: 11,45 %, por debajo de 13 %. Cambia 25 g de leche entera por 25 g de dextrosa. / Sobra agua y habrá cristales: sólidos totales 22,71 %, por debajo de 30 %. Cambia 60 g de leche entera por 60 g de leche en polvo desnatada 1 % MG. / Con lo anterior, SLNG queda en 12,82 %: quita 4 g de leche en polvo desnatada 1 % MG. / Con lo anterior, sólidos totales quedan en 29,94 %: quita 4 g de leche entera.'],
  ['helado_leche', { 'Leche entera': 860, Azúcar: 140 }, 'Pocos azúcares: 14 %, por debajo de 15 %. Cambia 19 g de leche entera por 19 g de azúcar. / Quedará duro en vitrina: se sirve bien a −6,2 ± 1 °C y se busca de −12,5 a −10,6. Cambia 60 g de leche entera por 60 g de dextrosa.'],
  ['helado_leche', { 'Leche entera': 860, Azúcar: 140 }, 'Pocos azúcares: 14 %, por debajo de 15 %. Cambia 19 g de leche entera por 19 g de azúcar. / Quedará duro en vitrina: se sirve bien a −6,2 ± 1 °C y se busca de −12,5 a −10,6. Cambia 60 g de leche entera por 60 g de dextrosa.'],
  ['helado_leche', { 'Leche entera': 640, 'Nata 35 %': 40, 'Leche en polvo desnatada': 90, Azúcar: 110, Dextrosa: 85, 'Glucosa en polvo': 30, Neutro: 5 }, 'Sobra leche en polvo y puede quedar arenoso: SLNG 14,38 %, por encima de 12 %. Cambia 40 g de leche en polvo desnatada por 40 g de leche entera. / Sobra dextrosa: quita 45 g y se corrigen temperatura de servicio (PAC) y azúcares.'],
  ['helado_crema', { 'Leche entera': 360, 'Nata 35 %': 360, 'Leche en polvo desnatada': 55, 'Yema de huevo': 36, Azúcar: 70, Dextrosa: 25, 'Azúcar invertido': 15 }, 'Falta azúcar: añade 40 g y se corrigen temperatura de servicio (PAC), POD, azúcares y materia grasa.'],
  ['helado_leche', { 'Leche entera': 560, 'Nata 35 %': 60, 'Leche en polvo desnatada': 45, Azúcar: 190, 'Glucosa en polvo': 30, Neutro: 5 }, 'Sobra azúcar: quita 40 g y se corrigen temperatura de servicio (PAC), POD y azúcares.'],
  ['granizado', { Agua: 800, 'Zumo de limón': 150, Azúcar: 60 }, 'Falta azúcar: añade 60 g y se corrigen POD, azúcares y sólidos totales.'],
  ['granizado', { Agua: 800, 'Zumo de limón': 150, Azúcar: 60 }, 'Falta azúcar: añade 60 g y se corrigen POD, azúcares y sólidos totales.'],
  ['semifrio', { Fresas: 500, 'Nata 35 %': 300, 'Clara de huevo': 80, Azúcar: 90 }, 'No montará: grasa 10,99 %, por debajo de 12 %. Cambia 30 g de fresas por 30 g de nata 35 %. / Sobra agua y se corta al descongelar: sólidos 27,65 %, por debajo de 37 %. Añade 130 g de azúcar. / Con lo anterior, materia grasa queda en 10,64 %: añade 205 g de nata 35 %.'],
  ['sorbete_agua', { Fresas: 500, Agua: 130, 'Zumo de limón': 20, Azúcar: 130, Dextrosa: 130, 'Azúcar invertido': 60, 'Neutro para sorbetes': 5 }, 'Sobra dextrosa: quita 110 g y se corrigen temperatura de servicio (PAC), POD y azúcares.'],
  ['sorbete_agua', { Fresas: 500, Agua: 130, 'Zumo de limón': 20, Azúcar: 130, Dextrosa: 130, 'Azúcar invertido': 60, 'Neutro para sorbetes': 5 }, 'Sobra dextrosa: quita 110 g y se corrigen temperatura de servicio (PAC), POD y azúcares.'],
  ['sorbete_agua', { Fresas: 500, 'Leche entera': 200, Agua: 30, Azúcar: 170, Dextrosa: 30, 'Glucosa en polvo': 40, 'Neutro para sorbetes': 5 }, 'Cambia los 200 g de leche entera por 200 g de agua: un sorbete de agua no lleva lácteos; con leche es un sorbete de leche. / Con lo anterior, temperatura de servicio (PAC) queda en −10,44 °C: cambia 12 g de azúcar por 20 g de dextrosa.'],
  ['vegano', { 'Leche entera': 600, 'Aceite de coco': 50, Azúcar: 140, Dextrosa: 50, 'Glucosa en polvo': 40, Inulina: 30, Neutro: 5 }, 'Cambia los 600 g de leche entera por 600 g de bebida de soja sin azúcar: un helado vegano no lleva lácteos.'],
  ['sin_azucar', { 'Leche entera': 620, 'Nata 35 %': 150, 'Leche en polvo desnatada': 30, Polidextrosa: 70, Oligofructosa: 60, Azúcar: 80, Neutro: 5 }, 'Cambia los 80 g de azúcar por 40 g de maltitol, 24 g de xilitol y 16 g de polidextrosa: un helado sin azúcares añadidos no lleva azúcares. / Falta xilitol: añade 25 g y se corrigen temperatura de servicio (PAC) y POD.'],
  ['salado', { 'Leche entera': 560, 'Nata 35 %': 100, Parmesano: 120, Azúcar: 140, 'Maltodextrina DE 18': 20, Sal: 18, Neutro: 5 }, 'Pon 5,7 g de sal en vez de 18 g: ahora es un 1,9 % de la mezcla y lo usual es un 0,6 %; sabe a sal y baja mucho el punto de congelación. / Demasiado dulce para un helado salado: POD 15,46 y se busca de 3 a 13. Cambia 65 g de azúcar por 35 g de dextrosa y 25 g de maltodextrina DE 18.'],
  ['crema_untable', { 'Pasta de avellana': 300, Azúcar: 300, 'Nata 35 %': 250, Cacao: 70, 'Lecitina de soja': 3 }, 'Cambia los 250 g de nata 35 % por 88 g de aceite de girasol y 15 g de leche en polvo desnatada 1 % MG: con agua una crema untable se enmohece y se agarra.'],
  ['crema_untable', { 'Pasta de avellana': 150, 'Azúcar glas': 600, 'Cacao en polvo': 70, 'Aceite de girasol': 180 }, 'Sobra azúcar glas: quita 125 g y se corrigen POD y azúcares.'],
  ['veteado', { Frambuesas: 700, Azúcar: 200, Pectina: 6, 'Zumo de limón': 10 }, 'Falta azúcar: añade 305 g y se corrigen POD, azúcares y sólidos totales.'],
];
for (const [type, recipe, sentence] of withGrams) {
  test(`grams: ${sentence}`, () => assert.is(analyse(type, recipe).suggestions.join(' / '), sentence));
}

test('the swap of sugars does what it says', () => {
  const parts = fc.record({
    'Leche entera': fc.integer({ min: 400, max: 650 }),
    'Nata 35 %': fc.integer({ min: 100, max: 300 }),
    'Leche en polvo desnatada': fc.integer({ min: 20, max: 60 }),
    Azúcar: fc.integer({ min: 110, max: 180 }),
    Neutro: fc.constant(5),
  });
  let swaps = 0;
  fc.assert(
    fc.property(parts, (recipe) => {
      const before = analyse('helado_crema', recipe);
      const found = before.suggestions[0]?.match(/Cambia (\d+) g de azúcar por (\d+) g de dextrosa/);
      if (!found) return;
      swaps++;
      const [less, more] = [Number(found[1]), Number(found[2])];
      const after = analyse('helado_crema', { ...recipe, Azúcar: recipe.Azúcar - less, Dextrosa: more });
      assert.is(after.inRange.PAC, true);
      assert.ok(Math.abs(after.params.POD! - before.params.POD!) < 0.6);
      for (const [key, state] of Object.entries(before.inRange)) if (state) assert.is(after.inRange[key], true, key);
    }),
    { numRuns: 200 },
  );
  assert.ok(swaps > 20);
});

test('no advice names what the type forbids', () => {
  const forbidden: Record<string, RegExp> = {
    vegano: /leche|\bnata|miel|lácteo|yema/i,
    sorbete_agua: /leche|\bnata/i,
    sin_azucar: /sacarosa|\bdextrosa|glucosa|invertido|miel/i,
    crema_untable: /añade (leche|nata|agua)/i,
  };
  for (const [type, words] of Object.entries(forbidden)) {
    fc.assert(
      fc.property(
        fc.record({
          azucares: fc.integer({ min: 0, max: 60 }),
          materiagrasa: fc.integer({ min: 0, max: 30 }),
          otrossolidos: fc.integer({ min: 0, max: 9 }),
          pac: fc.integer({ min: 0, max: 60 }),
          pod: fc.integer({ min: 0, max: 60 }),
        }),
        (values) => {
          for (const said of analyse(type, mix(type, { ...values, esml: 0 })).suggestions)
            assert.not.match(said, words);
        },
      ),
      { numRuns: 60 },
    );
  }
});

// Invariants

const names = rows.map((row) => row.label);
const recipes = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...names), grams: fc.integer({ min: 1, max: 800 }) }),
  { minLength: 1, maxLength: 8, selector: (item) => item.name },
);
const anyType = fc.constantFrom(...types);
const numbers = (answer: Answer) => ({ params: answer.params, inRange: answer.inRange, verdict: answer.verdict });

test('multiplying all grams changes nothing', () =>
  fc.assert(
    fc.property(anyType, recipes, fc.constantFrom(0.001, 0.37, 2, 1000), (type, recipe, factor) => {
      assert.equal(
        numbers(
          analyse(
            type,
            recipe.map((item) => ({ ...item, grams: item.grams * factor })),
          ),
        ),
        numbers(analyse(type, recipe)),
      );
    }),
  ));

test('solids and free water add up to 100, and splitting or reordering lines changes nothing', () =>
  fc.assert(
    fc.property(anyType, recipes, (type, recipe) => {
      const answer = analyse(type, recipe);
      assert.ok(Math.abs(answer.params.solidosTotales! + answer.params.aguaLibre! - 100) < 0.011);
      const split = recipe
        .flatMap((item) => [
          { ...item, grams: item.grams / 4 },
          { ...item, grams: (item.grams * 3) / 4 },
        ])
        .reverse();
      assert.equal(analyse(type, split), answer);
    }),
  ));

test('20 g of sugar in 80 g of water', () => {
  const sucrose = analyse('granizado', { Azúcar: 20, Agua: 80 }).params;
  const dextrose = analyse('granizado', { Dextrosa: 20, Agua: 80 }).params;
  assert.equal([sucrose.PAC_indice_clasico, sucrose.POD, dextrose.PAC_indice_clasico, dextrose.POD], [20, 20, 38, 14]);
  assert.ok(dextrose.PAC! < sucrose.PAC!);
});

test('sugar, salt and spirits soften; water and the unknown never do', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 60 }),
      fc.constantFrom('Azúcar', 'Dextrosa', 'Sal', 'Destilado 40 %'),
      (grams, softener) => {
        const { PAC } = analyse('helado_crema', milk).params;
        assert.ok(
          analyse('helado_crema', [
            ...Object.entries(milk).map(([name, weight]) => line(name, weight)),
            line(softener, grams),
          ]).params.PAC! < PAC!,
        );
        assert.ok(analyse('helado_crema', milkWith({ Agua: grams })).params.PAC! > PAC!);
        assert.is(analyse('helado_crema', milkWith({ Misterio: grams })).params.PAC, PAC);
      },
    ),
  ));

test('10 g of sucrose for 14.3 g of dextrose keeps the sweetness and softens', () => {
  const before = analyse('helado_crema', milk).params;
  const after = analyse('helado_crema', { ...milk, Azúcar: 115, Dextrosa: 49.3 }).params;
  assert.ok(Math.abs(after.POD! - before.POD!) <= 0.1);
  assert.ok(after.PAC! < before.PAC!);
});

test('a custom ingredient with the numbers of the catalogue is that ingredient', () => {
  // That something is cocoa or nuts, and so hardens, only its name tells.
  for (const row of rows.filter(({ values }) => !values.hf)) {
    const { values } = row;
    const closing = ['azucares', 'materiagrasa', 'esml', 'otrossolidos', 'alcohol'].reduce(
      (sum, key) => sum + (values[key] ?? 0),
      0,
    );
    const given: Values = { lactosa: 0, ...values, agua: 100 - closing };
    for (const inner of ['hf', 'estab', 'pacAzucar', 'podAzucar']) delete given[inner];
    const base = Object.entries(milk).map(([name, grams]) => line(name, grams));
    // That it has a dose, too.
    const figures = ({ exceso: _, ...params }: Record<string, number>) => params;
    assert.equal(
      figures(analyse('helado_crema', [...base, line('Cosa mía', 70, given)]).params),
      figures(analyse('helado_crema', [...base, line(row.id, 70)]).params),
      row.id,
    );
  }
});

test('the verdict is revisar exactly when something judged is out', () =>
  fc.assert(
    fc.property(anyType, recipes, (type, recipe) => {
      const answer = analyse(type, recipe);
      assert.is(answer.verdict === 'revisar', Object.values(answer.inRange).includes(false));
      for (const [key, state] of Object.entries(answer.inRange)) {
        const range = answer.ranges[key];
        if (state !== null && range)
          assert.is(state, answer.params[key]! >= range[0] && answer.params[key]! <= range[1], key);
      }
    }),
  ));

test('pure fat and pure sugar do not divide by zero', () => {
  for (const name of ['Aceite de girasol', 'Azúcar'])
    assert.is(analyse('helado_crema', { [name]: 100 }).params.PAC, -40);
});

test('PAC stays between −40 and 0', () =>
  fc.assert(
    fc.property(recipes, (recipe) => {
      const { PAC } = analyse('helado_crema', recipe).params;
      assert.ok(PAC! >= -40 && PAC! <= 0 && !Object.is(PAC, -0));
    }),
  ));

test.run();
