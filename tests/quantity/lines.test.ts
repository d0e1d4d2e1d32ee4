// One line of a list: what is left of it as a name, its amount with its words and place, and what is doubted.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readLine, trimmed } from '../../engine/quantity/line.ts';
import { measures } from './table.ts';

/** «name | kind amount «its words» place», and only where there are: «spoken», «counted figure: name», «? doubt». */
function told(text: string): string {
  const { name, spoken, quantity, said, place, counted, doubt } = readLine(text, measures);
  const amount = quantity
    ? `${quantity.kind} ${Math.round(1e6 * quantity.amount) / 1e6} «${said}» ${place}`
    : `nothing${said}${place ?? ''}`;
  return [
    name,
    amount,
    ...(spoken === null ? [] : [`spoken ${spoken}`]),
    ...(counted ? [`counted ${counted.figure}: ${counted.name}`] : []),
    ...(doubt === null ? [] : [`? ${doubt}`]),
  ].join(' | ');
}

const cases: readonly (readonly [text: string, expected: string])[] = [
  ['500 g de tal', 'tal | mass 500 «500 g» before'],
  ['tal 500 g', 'tal | mass 500 «500 g» after'],
  ['tal: 500', 'tal | bare 500 «500» after'],
  ['500 tal', 'tal | bare 500 «500» before'],
  ['tal', 'tal | nothing'],
  ['5', '5 | nothing'],
  ['tal 500 g rica', 'tal rica | mass 500 «500 g» within'],
  ['tal (125 g)', 'tal | mass 125 «125 g» beside'],
  ['(125 g) tal', 'tal | mass 125 «125 g» beside'],
  ['tal (2 uds) 60 g', 'tal | mass 60 «60 g» after'],
  ['tal (60 g) 2 uds', 'tal | mass 60 «60 g» after | ? no está claro si es el peso de cada pieza o de todas'],
  ['tal (2 uds) rica 60 g', 'tal rica | mass 60 «60 g» after'],
  ['5 % tal (60 g)', '5 % tal | mass 60 «60 g» beside'],
  ['tal 5 %', 'tal | share 5 «5 %» after'],
  ['5 % tal', 'tal | share 5 «5 %» after'],
  ['tal 5 % rica', 'tal 5 % rica | nothing'],
  ['al gusto sal 5 %', 'sal 5 % | nothing'],
  ['al gusto: tal 5 g', 'tal | mass 5 «5 g» after'],
  ['sal al gusto', 'sal | nothing'],
  ['sal (al gusto)', 'sal | nothing'],
  ['sal (al gusto) rica', 'sal (al gusto) rica | nothing'],
  ['al gusto: sal', 'sal | nothing'],
  ['sal al gusto rica', 'sal al gusto rica | nothing'],
  ['sal al gusto)', 'sal al gusto) | nothing'],
  ['sal (al gusto rica', 'sal (al gusto rica | nothing'],
  ['sal al gusto muy rica', 'sal al gusto muy rica | nothing'],
  ['opcional: 50 g de pasas', 'pasas | mass 50 «50 g» within'],
  ['zumo de limón (2 limones)', 'zumo de limón | bare 2 «2» within'],
  ['zumo de limón (2 limones) (60 g)', 'zumo de limón (2 limones) | mass 60 «60 g» beside'],
  ['zumo de limón: 2 limones', 'zumo de limón | bare 2 «2» within'],
  ['100 g de tal 50 ml cosa', 'tal 50 ml cosa | mass 100 «100 g» before | ? hay más de una cantidad'],
  ['100 g de tal 2 cucharadas cosa', 'tal 2 cucharadas cosa | mass 100 «100 g» before'],
  ['100 g de tal 5 cosa', 'tal 5 cosa | mass 100 «100 g» before'],
  ['100 ml de tal + 50 ml', 'tal | volume 150 «100 ml» before | ? hay más de una cantidad'],
  ['100 ml de tal 20 ml cosa + 50 ml', 'tal 20 ml cosa | volume 150 «100 ml» before | ? hay más de una cantidad'],
  ['100 ml de tal + 5 g + 50 ml', 'tal + 5 g | volume 150 «100 ml» before | ? hay más de una cantidad'],
  ['100 g de tal + 50 g rica', 'tal rica | mass 150 «100 g» before'],
  ['2 cucharadas de tal + 3 cucharadas rica', 'tal + 3 cucharadas rica | spoon 30 «2 cucharadas» before'],
  ['tal 500 g 56 %', 'tal | mass 500 «500 g» after'],
  ['tal 500 g - 56 %', 'tal | mass 500 «500 g» after'],
  ['tal 500 g rica 56 %', 'tal rica 56 % | mass 500 «500 g» within'],
  ['56 % tal 500 g', '56 % tal | mass 500 «500 g» after'],
  ['3 tales y medio', 'tales | bare 3.5 «3» before'],
  ['3 tales y medio (unos 5 g y tal)', 'tales | mass 5 «unos 5 g» before'],
  ['3 tales y 1/2', 'tales | bare 3.5 «3» before'],
  ['3 tales y cosa', 'tales y cosa | bare 3 «3» before'],
  ['3 tales y medio ricos', 'tales y medio ricos | bare 3 «3» before'],
  ['parte de 2 tales', 'parte de tales | bare 2 «2» within'],
  ['parte de 24 tales', 'parte de tales | bare 24 «24» within'],
  ['parte de 25 tales', 'parte de 25 tales | nothing'],
  ['parte de 2,5 tales', 'parte de 2,5 tales | nothing'],
  ['parte de media tal', 'parte de tal | bare 0.5 «media» within'],
  ['parte de 2', 'parte | bare 2 «2» after'],
  ['de 2 tales', '2 tales | nothing'],
  ['tal 2 cosa rica', 'tal 2 cosa rica | nothing'],
  ['tal rica 2 cosas', 'tal rica 2 cosas | nothing'],
  ['100 g de tal 50 g', 'tal 50 g | mass 100 «100 g» before | ? hay más de una cantidad'],
  ['1 cucharada de sal 15 g', 'sal | mass 15 «15 g» after'],
  ['15 g de sal 1 cucharada', 'sal | mass 15 «15 g» before'],
  ['2 tales ricos 110 g', '2 tales ricos | mass 110 «110 g» after | counted 2: tales ricos'],
  ['2 tales 110 g', '2 tales | mass 110 «110 g» after | counted 2: tales'],
  ['4 tales de 125 g', 'tales | mass 500 «125 g» after'],
  ['2 tabletas de tal de 100 g', 'tal | mass 200 «100 g» after'],
  ['2 briks de tal de 200 ml 5 %', 'tal | volume 400 «200 ml» after'],
  ['2 tales de 3 cucharadas', '2 tales | spoon 45 «3 cucharadas» after | counted 2: tales'],
  ['2 de 100 g', '2 | mass 100 «100 g» after | counted 2: de'],
  ['tal 1 250 g', 'tal 1 | mass 250 «250 g» after | ? puede ser 250 o 1.250'],
  ['tal 1 100 cl', 'tal 1 | volume 1000 «100 cl» after'],
  ['tal 1 999 g', 'tal 1 | mass 999 «999 g» after | ? puede ser 999 o 1.999'],
  ['tal 12 250 g', 'tal 12 | mass 250 «250 g» after'],
  ['tal 1 25 g', 'tal 1 | mass 25 «25 g» after'],
  ['tal 0 250 g', 'tal 0 | mass 250 «250 g» after'],
  ['1 250 g tal', 'tal | mass 250 «250 g» within | ? puede ser 250 o 1.250'],
  ['tal 1 250', 'tal 1 | bare 250 «250» after | ? puede ser 250 o 1.250'],
  ['2 hojas de tal', 'tal | piece 2 «2 hojas» before | spoken hojas de tal'],
  ['2 hojas de tal (4 g)', 'tal | mass 4 «4 g» before | ? no está claro si es el peso de cada pieza o de todas'],
  ['2 hojas (4 g) de tal', 'tal | mass 4 «4 g» before | ? no está claro si es el peso de cada pieza o de todas'],
  ['1 nuez de tal', 'tal | piece 1 «1 nuez» before | spoken nuez de tal | ? una nuez no es una medida fija'],
  ['un vaso de agua', 'agua | spoon 200 «un vaso» before | ? un vaso no es una medida fija'],
  ['2 x 250 g tal', 'tal | mass 500 «2 x 250 g» before'],
  ['7 cereales 100 g', '7 cereales | mass 100 «100 g» after | counted 7: cereales'],
  ['tal 38 25 g', 'tal 38 | mass 25 «25 g» after'],
  ['tal 35 % 210', 'tal 35 % | bare 210 «210» after'],
  ['tal 500 g 0,45 €', 'tal | mass 500 «500 g» after'],
  ['tal 1 kg (0,90 €/kg)', 'tal | mass 1000 «1 kg» after'],
  ['tal. 500 g ...', 'tal | mass 500 «500 g» after'],
  ['+ tal = 500 g,', 'tal | mass 500 «500 g» within'],
  ['tal 2 y 3 cosas 5 g', 'tal 2 y 3 cosas | mass 5 «5 g» after'],
  ['tal 1,250 g', 'tal | mass 1.25 «1,250 g» after | ? puede ser 1,25 o 1250'],
  ['2 tales (1,250 g)', 'tales | mass 1.25 «1,250 g» before | ? puede ser 1,25 o 1250'],
  ['entre 2 y 3 g de tal', 'tal | mass 2.5 «entre 2 y 3 g» before | ? entre 2 y 3: se toma el punto medio'],
];
for (const [text, expected] of cases) test(`«${text}»: ${expected}`, () => assert.is(told(text), expected));

test('a name loses the signs and loose words at its ends, and nothing inside', () => {
  const names: readonly (readonly [text: string, expected: string])[] = [
    ['de tal', 'tal'],
    ['tal de', 'tal'],
    ['tal y', 'tal'],
    [' : tal, ', 'tal'],
    ['...tal...', 'tal'],
    ['tal  ,  cosa', 'tal, cosa'],
    ['tal de cosa', 'tal de cosa'],
    ['de', 'de'],
    ['y', 'y'],
    ['de y', ''],
    ['—tal/cosa—', 'tal/cosa'],
    ['...', ''],
    ['', ''],
  ];
  for (const [text, expected] of names) assert.is(trimmed(text, measures), expected, text);
});

test.run();
