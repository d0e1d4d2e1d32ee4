// The formula language: fórmula; receta; esperado. Adding a case is adding a row.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluateWhole } from '../../engine/index.ts';
import { site } from '../loaded.ts';
import { inventedCraft, problemsOf } from './invented.ts';

// Grams of agua, azucar, hoja and jarabe; an empty value means null (peso(#hoja) is 0 where there is no hoja).
const cases = `
1 + 2 * 3                          ; 100 0 0 0   ; 7
(1 + 2) * 3                        ; 100 0 0 0   ; 9
2 ^ 3 ^ 2                          ; 100 0 0 0   ; 512
-2 ^ 2                             ; 100 0 0 0   ; -4
7 - 3 - 2                          ; 100 0 0 0   ; 2
100 / 4 / 5                        ; 100 0 0 0   ; 5
1 / peso(#hoja)                              ; 100 0 0 0   ;
1 / peso(#hoja) + 5                          ; 100 0 0 0   ;
primero(1 / peso(#hoja), 5)                  ; 100 0 0 0   ; 5
primero(1 / peso(#hoja), 2 / peso(#hoja))              ; 100 0 0 0   ;
(0 - 8) ^ 0.5                      ; 100 0 0 0   ;
min(3, 1, 2)                       ; 100 0 0 0   ; 1
max(3, 1 / peso(#hoja))                      ; 100 0 0 0   ;
redondear(2.5)                     ; 100 0 0 0   ; 3
redondear(30.26, 0.5)              ; 100 0 0 0   ; 30.5
techo(30.01, 0.5)                  ; 100 0 0 0   ; 30.5
suelo(30.49, 0.5)                  ; 100 0 0 0   ; 30
si(1 > 2, 10, 20)                  ; 100 0 0 0   ; 20
si(1 / peso(#hoja) > 2, 10, 20)              ; 100 0 0 0   ; 20
si(no 1 > 2 y 2 >= 2, 10, 20)      ; 100 0 0 0   ; 10
si(1 > 2 o 3 <> 4, 10, 20)         ; 100 0 0 0   ; 10
si(tope en (11, 12), 10, 20)       ; 100 0 0 0   ; 10
si(tope en (11, 13), 10, 20)       ; 100 0 0 0   ; 20
si(tope no en (11, 13), 10, 20)    ; 100 0 0 0   ; 10
si(1 / peso(#hoja) = 1 / peso(#hoja), 1, 0)            ; 100 0 0 0   ; 0
peso                               ; 100 20 5 0  ; 125
peso(solido)                       ; 100 20 5 0  ; 25
peso(-solido)                      ; 100 20 5 0  ; 100
peso(#azucar)                      ; 100 20 5 0  ; 20
peso(firme, -#hoja)                ; 100 20 5 0  ; 20
peso(todo, -liquido)               ; 100 20 5 0  ; 25
suma(dulce)                        ; 100 20 5 0  ; 20
suma(dulce + seco)                 ; 100 20 5 0  ; 24.6
suma(2 * dulce - seco)             ; 100 20 5 0  ; 35.4
suma(dulce * 3)                    ; 100 20 5 0  ; 60
suma(dulce, liquido)               ; 100 20 5 50 ; 30
suma(100 - agua)                   ; 100 20 5 0  ; 24.6
media(dulce)                       ; 80 20 0 0   ; 20
media(dulce, liquido)              ; 100 20 0 100 ; 30
media(dulce, #hoja)                ; 100 20 0 0  ;
mayor(dulce)                       ; 100 20 5 150 ; 60
mayor(dulce, solido)               ; 100 20 5 150 ; 100
mayor(dulce, solido)               ; 100 5 5 0   ; 100
mayor(dulce, #hoja)                ; 100 0 0 0   ;
tope * 2                           ; 100 0 0 0   ; 24
dulzor / tope                      ; 88 12 0 0   ; 1
suma(si(dulce > 50, dulce, 0))     ; 100 20 0 50 ; 50
`;

const names = ['agua', 'azucar', 'hoja', 'jarabe'];

for (const row of cases.trim().split('\n')) {
  const [formula, recipe, wanted] = row.split(';').map((cell) => cell.trim()) as [string, string, string];
  test(`${formula} on ${recipe} gives ${wanted || 'nothing'}`, () => {
    const craft = inventedCraft((all) => {
      all['params.json'].params.prueba = { label: 'Prueba', decimals: 6, formula };
    });
    const grams = recipe.split(/\s+/).map(Number);
    const ingredients = names.map((name, index) => ({ name, grams: grams[index] }));
    const { state } = evaluateWhole(craft, { ingredients }, site);
    const value = state.figures.run.rounded[craft.paramByKey.get('prueba')!.index];
    assert.is(value, wanted === '' ? null : Number(wanted));
  });
}

// Formula; piece that is underlined; words of the sentence.
const errors = `
100 * suma(dulse) / peso          ; dulse        ; No existe la columna «dulse». ¿Querías decir «dulce»?
media(dulce) + dulsor             ; dulsor       ; No existe el parámetro «dulsor». ¿Querías decir «dulzor»?
0,5 * peso                        ; 0,5          ; Los decimales van con punto: «0.5»
peso(solid)                       ; solid        ; No existe el grupo o conjunto «solid». ¿Querías decir «solido»?
peso(#azucr)                      ; #azucr       ; No existe el ingrediente «azucr» en el catálogo. ¿Querías decir «azucar»?
raizz(2)                          ; raizz        ; No existe la función «raizz». ¿Querías decir «raiz»?
PROMEDIO(dulce)                   ; PROMEDIO     ; «PROMEDIO» se llama aquí «media»
SUMA(dulce)                       ; SUMA         ; Las funciones van en minúsculas: «suma»
abs(dulzor)                       ; abs          ; escribe max(x, -x)
=suma(dulce)                      ; =            ; La fórmula va sin «=» delante
suma(dulce) == 3                  ; =            ; Para comparar basta un solo «=»
5 g                               ; g            ; Sobra «g»: las cifras van sin unidad
bajo(dulzor)                      ; bajo(dulzor) ; solo vale en las condiciones
'uno' + 1                         ; 'uno' + 1    ; Los textos solo se comparan con «=» o «<>»
hoja + 1                          ; hoja         ; No existe el parámetro «hoja»
si(1 > 2, 3)                      ; si(1 > 2, 3) ; «si» lleva 3 argumentos y aquí hay 2
(1 + 2                            ; (            ; Falta cerrar el paréntesis
1 + 2)                            ; )            ; Sobra «)»
1 < 2 < 3                         ; <            ; Las comparaciones no se encadenan
2 × 3                             ; ×            ; multiplica con «*»
5 − 3                             ; −            ; no es el signo menos del teclado
suma(azúcar)                      ; azúcar       ; Los nombres van sin acentos ni eñes: escribe «azucar»
suma(suma(dulce))                 ; suma(dulce)  ; Una suma no puede ir dentro de otra
dulce * 2                         ; dulce        ; «dulce» es una columna del catálogo: escribe suma(dulce)
suma(dulzor)                      ; dulzor       ; «dulzor» es un parámetro: dentro de suma
minimo + 1                        ; minimo       ; solo vale en applies, minimum y maximum
catalogo(dulce)                   ; catalogo(dulce) ; solo vale en las fórmulas de las columnas
suma                              ; suma         ; es una función: lleva paréntesis
3 +                               ;              ; La fórmula termina antes de tiempo
#azucar * 2                       ; #azucar      ; solo vale dentro de suma, media, mayor o peso
si(dulzor > 1, 'uno', 0)          ; 'uno'        ; Un texto solo se compara, con «=» o «<>»: no se calcula con él
max(color, 1)                     ; color        ; La constante «color» es un texto: se compara con otro (color = 'así')
color = 'verdes'                  ; 'verdes'     ; Ninguna constante vale «verdes». ¿Querías decir «verde»?
dulzor = 'verde'                  ; dulzor       ; Un texto solo se compara con otro texto
dulzor < = 3                      ; =            ; Se escribe «<=», sin espacio en medio
dulzor en 3                       ; 3            ; Detrás de «en» va la lista de valores entre paréntesis
${'('.repeat(61)}1${')'.repeat(61)} ; ; La fórmula tiene demasiados paréntesis
* 3                               ; *            ; No se esperaba «*» aquí
3 + y                             ; y            ; No se esperaba «y» aquí
3 4                               ; 4            ; Falta un signo antes de «4»
minimo(3)                         ; 3            ; minimo(…) lleva el nombre de un parámetro
catalogo(3)                       ; 3            ; catalogo(…) lleva el nombre de una columna
bajo(3)                           ; 3            ; bajo(…) lleva el nombre de un parámetro
peso(3)                           ; 3            ; Se esperaba un grupo, un conjunto o un #ingrediente
6 ÷ 2                             ; ÷            ; «÷» no es un signo de fórmula: divide con «/»
dulzor = “uno”                    ; “            ; Los textos van entre comillas simples
dulzor ≤ 3                        ; ≤            ; «≤» se escribe «<=»
dulzor > 1 | extracto > 1         ; |            ; dos condiciones se separan con «o»
5 € + 1                           ; €            ; Sobra «€»: las cifras de una fórmula van sin unidad
5 @ 3                             ; @            ; No se entiende «@» en la fórmula
y(dulzor > 1, extracto > 1)       ; y            ; «y» va entre dos condiciones: a > 1 y b > 2
`;

for (const row of errors.trim().split('\n')) {
  const [formula, piece, sentence] = row.split(';').map((cell) => cell.trim()) as [string, string, string];
  test(`${formula} is refused: ${sentence}`, () => {
    const problems = problemsOf((all) => {
      all['params.json'].constants.color = 'verde';
      all['params.json'].params.prueba = { label: 'Prueba', formula };
    });
    assert.is(problems.length, 1, problems.map((problem) => problem.message).join('\n'));
    const [{ message, file, excerpt, underline }] = problems as [(typeof problems)[0]];
    assert.match(message, new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    assert.is(file, 'crafts/te/params.json');
    if (piece !== '') assert.is(excerpt.slice(...underline), piece);
  });
}

test('parameters that read each other in a circle are told with the whole circle', () => {
  const problems = problemsOf((all) => {
    all['params.json'].params.uno = { label: 'Uno', formula: 'dos + 1' };
    all['params.json'].params.dos = { label: 'Dos', formula: 'uno + 1' };
  });
  assert.equal(
    problems.map((problem) => problem.message),
    ['Los parámetros se leen en círculo: uno → dos → uno.'],
  );
});

// A division that can be by zero: formula, base; error, warning or nothing.
const divisions: [string, string | undefined, 'error' | 'warning' | null][] = [
  ['suma(dulce) / 0', undefined, 'error'],
  ['suma(dulce) / suma(seco)', undefined, 'warning'],
  ['suma(dulce) / suma(seco)', 'hoja', null],
  ['primero(suma(dulce) / suma(seco), 0)', undefined, null],
  ['si(suma(seco) > 0, suma(dulce) / suma(seco), 0)', undefined, null],
  ['suma(dulce) / max(1, suma(seco))', undefined, null],
  ['suma(dulce) / peso', undefined, null],
  ['suma(dulce) / tope', undefined, null],
];

for (const [formula, base, wanted] of divisions) {
  test(`${formula}${base ? ` with the base «${base}»` : ''}: ${wanted ?? 'nothing to say'}`, () => {
    const problems = problemsOf((all) => {
      all['params.json'].bases = { hoja: 'hoja de té' };
      all['params.json'].params.extracto.base = 'hoja';
      all['params.json'].params.prueba = { label: 'Prueba', formula, base };
    });
    assert.equal(
      problems.map(({ severity }) => severity),
      wanted === null ? [] : [wanted],
    );
    if (wanted)
      assert.match(
        problems[0]!.message,
        wanted === 'error' ? /se divide siempre por cero/ : /puede ser 0 y entonces «prueba» se queda sin valor/,
      );
  });
}

test.run();
