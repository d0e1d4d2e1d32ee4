// The slips that people make when they edit: each gives exactly one error, on its line and column, that says what to do.
// «‸» in the edited text marks the place where the error must stand.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadCraft } from '../../engine/load/index.ts';
import { report } from '../../engine/load/problem.ts';
import { readCraft } from '../../engine/load/read.ts';
import { Source } from '../../engine/load/source.ts';

// Two types, so that what is wrong in the craft could be told twice, and a constant that each must give.
const template = readCraft('templates/craft');
const first = template.texts.get('types/basico.json')!.replace('"ranges"', '"constants": { "merma": 1 },\n  "ranges"');
const sound = {
  ...template,
  texts: new Map(template.texts)
    .set('params.json', template.texts.get('params.json')!.replace('media(precio)', 'media(precio) / merma'))
    .set('types/basico.json', first)
    .set('types/rico.json', first.replace('"Receta básica"', '"Receta rica"').replace('[10, 30]', '[10, 31]')),
};

interface Slip {
  name: string;
  file: string;
  from: string;
  to: string;
  says: string;
}

const slips: Slip[] = [
  {
    name: 'missing comma',
    file: 'types/basico.json',
    from: '"source": "oficio" },\n    "grasa"',
    to: '"source": "oficio" ‸}\n    "grasa"',
    says: 'Falta una coma después de esto.',
  },
  {
    name: 'missing comma between two keys of a line',
    file: 'catalogue.json',
    from: '"id": "azucar", "label"',
    to: '"id": "azucar‸" "label"',
    says: 'Falta una coma después de esto.',
  },
  {
    name: 'trailing comma',
    file: 'types/basico.json',
    from: '"grasa": { "range": [10, 30], "source": "oficio" }',
    to: '"grasa": { "range": [10, 30], "source": "oficio" }‸,',
    says: 'Sobra esta coma: detrás no hay nada más.',
  },
  {
    name: 'trailing comma in a list',
    file: 'craft.json',
    from: '"correctors": ["agua", "azucar", "mantequilla"]',
    to: '"correctors": ["agua", "azucar", "mantequilla"‸,]',
    says: 'Sobra esta coma: detrás no hay nada más.',
  },
  {
    name: 'missing closing quote',
    file: 'types/basico.json',
    from: '"label": "Receta básica",',
    to: '"label": ‸"Receta básica,',
    says: 'Faltan las comillas de cierre.',
  },
  {
    name: 'missing closing quote inside a line',
    file: 'catalogue.json',
    from: '"id": "azucar", "label": "Azúcar"',
    to: '"id": ‸"azucar, "label": "Azúcar"',
    says: 'Faltan las comillas de cierre.',
  },
  {
    name: 'missing brace',
    file: 'types/basico.json',
    from: '"source": "oficio" }\n  },\n  "examples"',
    to: '"source": "oficio" }\n  ‸"examples"',
    says: 'Falta «}» antes de esto: cierra lo que se abrió en la línea 6.',
  },
  {
    name: 'missing brace of a range',
    file: 'types/basico.json',
    from: '"azucares": { "range": [15, 35], "source": "oficio" },',
    to: '"azucares": ‸{ "range": [15, 35], "source": "oficio",',
    says: 'Falta cerrar esto con «}» en su misma línea.',
  },
  {
    name: 'missing brace at the end',
    file: 'params.json',
    from: 'peso(secos) / peso" }\n  }\n}\n',
    to: 'peso(secos) / peso" }\n  ‸}\n',
    says: 'Falta cerrar con «}».',
  },
  {
    name: 'one brace too many',
    file: 'types/basico.json',
    from: '"source": "oficio" },\n    "grasa"',
    to: '"source": "oficio" }‸},\n    "grasa"',
    says: 'Sobra «}»: no hay nada que cerrar.',
  },
  {
    name: 'typographic quotes',
    file: 'types/basico.json',
    from: '"label": "Receta básica"',
    to: '"label": ‸“Receta básica”',
    says: 'Las comillas de JSON son rectas: ".',
  },
  {
    name: 'accent in a name of a formula',
    file: 'params.json',
    from: '"formula": "media(azucares)"',
    to: '"formula": "media(‸azúcares)"',
    says: 'Los nombres van sin acentos ni eñes: escribe «azucares».',
  },
  {
    name: 'accent in an id',
    file: 'catalogue.json',
    from: '"id": "azucar"',
    to: '"id": ‸"azúcar"',
    says: 'letras sin acentos',
  },
  {
    name: 'duplicated key',
    file: 'types/basico.json',
    from: '"grasa": { "range": [10, 30]',
    to: '‸"azucares": { "range": [10, 30]',
    says: 'La clave «azucares» está repetida: solo contaría la última. Borra una.',
  },
  {
    name: 'decimal comma in a number',
    file: 'catalogue.json',
    from: '"azucares": 0.7, "grasa": 82',
    to: '"azucares": ‸0,7, "grasa": 82',
    says: 'Los decimales van con punto, no con coma: 0.7.',
  },
  {
    name: 'decimal comma at the end of an object',
    file: 'catalogue.json',
    from: '"precio": 8.5 }',
    to: '"precio": ‸8,5 }',
    says: 'Los decimales van con punto, no con coma: 8.5.',
  },
  {
    name: 'decimal comma in a range',
    file: 'types/basico.json',
    from: '"range": [15, 35]',
    to: '"range": ‸[15,5, 35]',
    says: 'como mucho 2 elementos y hay 3: si alguno es decimal, va con punto (15.5 y no 15,5).',
  },
  {
    name: 'decimal comma in a formula',
    file: 'catalogue.json',
    from: '9 * grasa + 3.5 * otros"',
    to: '9 * grasa + ‸3,5 * otros"',
    says: 'Los decimales van con punto: «3.5»',
  },
  {
    name: 'number written as text',
    file: 'catalogue.json',
    from: '"precio": 8.5 }',
    to: '"precio": ‸"8.5" }',
    says: 'Los números van sin comillas: 8.5.',
  },
  {
    name: 'number written as text with a comma',
    file: 'catalogue.json',
    from: '"precio": 8.5 }',
    to: '"precio": ‸"8,5" }',
    says: 'Los números van sin comillas y con punto decimal: 8.5.',
  },
  {
    name: 'misspelt key',
    file: 'catalogue.json',
    from: '"id": "azucar", "label"',
    to: '"id": "azucar", ‸"lavel"',
    says: 'No se conoce la clave «lavel». ¿Querías decir «label»?',
  },
  {
    name: 'misspelt key of a range',
    file: 'types/basico.json',
    from: '"azucares": { "range": [15, 35]',
    to: '"azucares": { ‸"rango": [15, 35]',
    says: 'No se conoce la clave «rango». ¿Querías decir «range»?',
  },
  {
    name: 'wrong column in a formula',
    file: 'params.json',
    from: '"formula": "media(grasa)"',
    to: '"formula": "media(‸grasas)"',
    says: 'No existe la columna «grasas» en el catálogo. ¿Querías decir «grasa»?',
  },
  {
    name: 'wrong column in an ingredient',
    file: 'catalogue.json',
    from: '"azucares": 100, "precio"',
    to: '‸"azucar": 100, "precio"',
    says: 'No existe la columna «azucar». ¿Querías decir «azucares»?',
  },
  {
    name: 'wrong parameter in a rule',
    file: 'rules.json',
    from: 'y pctSecos >=',
    to: 'y ‸pctSeco >=',
    says: 'No existe «pctSeco». ¿Querías decir «pctSecos»?',
  },
  {
    name: 'wrong parameter in the ranges',
    file: 'types/basico.json',
    from: '"azucares": { "range": [15, 35]',
    to: '‸"azucar": { "range": [15, 35]',
    says: 'No existe el parámetro «azucar». ¿Querías decir «azucares»?',
  },
  {
    name: 'wrong group in a selector of a formula',
    file: 'params.json',
    from: '100 * peso(secos) / peso',
    to: '100 * peso(‸seco) / peso',
    says: 'No existe el grupo o conjunto «seco». ¿Querías decir «secos»?',
  },
  {
    name: 'wrong group in a set',
    file: 'catalogue.json',
    from: '["endulzante", "cereal"]',
    to: '["endulzante", ‸"cereales"]',
    says: 'No existe el grupo o conjunto «cereales». ¿Querías decir «cereal»?',
  },
  {
    name: 'wrong group of an ingredient',
    file: 'catalogue.json',
    from: '"groups": ["endulzante"]',
    to: '"groups": [‸"endulzantes"]',
    says: 'No existe el grupo «endulzantes». ¿Querías decir «endulzante»?',
  },
  {
    name: 'wrong message key',
    file: 'rules.json',
    from: '"id": "excedido", "to": "warnings"',
    to: '"id": ‸"exedido", "to": "warnings"',
    says: 'El aviso «exedido» necesita una frase y no existe el mensaje «exedido». ¿Querías decir «excedido»?',
  },
  {
    name: 'message of a range renamed',
    file: 'messages.json',
    from: '"grasa.alto": {',
    to: '"grasas.alto": {',
    says: 'no existe el mensaje «grasa.alto». ¿Querías decir «grasas.alto»?',
  },
  {
    name: 'misspelt placeholder',
    file: 'messages.json',
    from: '"Azúcares {valor} %: por debajo de {min} %."',
    to: '"Azúcares ‸{valr} %: por debajo de {min} %."',
    says: 'No hay nada que poner en el hueco «{valr}». ¿Querías decir «valor»?',
  },
  {
    name: 'placeholder not closed',
    file: 'messages.json',
    from: 'todo está dentro de su rango."',
    to: 'todo está dentro de su ‸{tipo rango."',
    says: 'Falta cerrar el hueco con «}».',
  },
  {
    name: 'inverted range',
    file: 'types/basico.json',
    from: '"range": [15, 35]',
    to: '"range": ‸[35, 15]',
    says: 'El rango está al revés: 35 es mayor que 15. Escribe [15, 35].',
  },
  {
    name: 'cycle between parameters',
    file: 'params.json',
    from: '"agua": { "label": "Agua", "unit": "%", "formula": "media(agua)" }',
    to: '"agua": { "label": "Agua", "unit": "%", "formula": ‸"100 - agua" }',
    says: 'Los parámetros se leen en círculo: agua → agua.',
  },
  {
    name: 'alias used twice',
    file: 'catalogue.json',
    from: '"aliases": ["harina de trigo"]',
    to: '"aliases": [‸"sacarosa"]',
    says: '«sacarosa» ya nombra a «Azúcar» (azucar): un nombre no puede ser de dos ingredientes.',
  },
  {
    name: 'ingredient twice',
    file: 'catalogue.json',
    from: '"id": "harina", "label": "Harina"',
    to: '"id": ‸"azucar", "label": "Harina"',
    says: 'El ingrediente «azucar» está dos veces.',
  },
  {
    name: 'row that does not close to 100',
    file: 'catalogue.json',
    from: '"grasa": 1, "proteinas": 9, "otros": 76.5',
    to: '"grasa": 31, "proteinas": 9, "otros": 76.5',
    says: 'Las partes de «Harina» suman 117 y no 100',
  },
  {
    name: 'unknown function',
    file: 'params.json',
    from: '"formula": "media(azucares)"',
    to: '"formula": "‸promedio(azucares)"',
    says: '«promedio» se llama aquí «media».',
  },
  {
    name: 'misspelt function',
    file: 'params.json',
    from: '"formula": "media(azucares)"',
    to: '"formula": "‸medias(azucares)"',
    says: 'No existe la función «medias». ¿Querías decir «media»?',
  },
  {
    name: 'missing parenthesis',
    file: 'params.json',
    from: '100 * peso(secos) / peso',
    to: '100 * peso(secos ‸/ peso',
    says: 'Falta «)» antes de «/»: hay un paréntesis sin cerrar.',
  },
  {
    name: 'parenthesis at the end',
    file: 'params.json',
    from: '"formula": "media(azucares)"',
    to: '"formula": "media‸(azucares"',
    says: 'Falta cerrar el paréntesis con «)».',
  },
  {
    name: 'unknown type in {tipo:…}',
    file: 'messages.json',
    from: 'Receta equilibrada para {tipo}:',
    to: 'Receta equilibrada para ‸{tipo:basca}:',
    says: 'No existe el tipo «basca». ¿Querías decir «basico»?',
  },
  {
    name: 'division by a literal zero',
    file: 'params.json',
    from: '100 * peso(secos) / peso',
    to: '100 * peso(secos) / ‸0',
    says: 'Aquí se divide siempre por cero: cambia el divisor.',
  },
  {
    name: 'decision table without closing row',
    file: 'rules.json',
    from: ',\n        { "give": "por ajustar" }',
    to: '',
    says: 'La tabla «nivel» no tiene fila de cierre: la última ha de ir sin «when».',
  },
  {
    name: 'constant missing in a type',
    file: 'types/basico.json',
    from: '"constants": { "merma": 1 }',
    to: '‸"constants": {}',
    says: 'Falta la constante «merma», que lee el parámetro «coste_kg_eur»: dale valor aquí',
  },
  {
    name: 'example that no longer holds',
    file: 'types/basico.json',
    from: '"expect": { "verdict": "equilibrada", "nivel": "completa"',
    to: '"expect": { "verdict": "equilibrada", "nivel": ‸"por ajustar"',
    says: '«Sale bien»: «nivel» da «completa» y se esperaba «por ajustar».',
  },
  {
    name: 'default type that does not exist',
    file: 'craft.json',
    from: '"defaultType": "basico"',
    to: '"defaultType": ‸"basica"',
    says: 'No existe el tipo «basica». ¿Querías decir «basico»?',
  },
  {
    name: 'source of the answer that does not exist',
    file: 'craft.json',
    from: '"verdict": "@verdict"',
    to: '"verdict": ‸"@veredict"',
    says: 'No existe la fuente «@veredict». ¿Querías decir «verdict»?',
  },
  {
    name: 'missing opening quote',
    file: 'types/basico.json',
    from: '"label": "Receta básica"',
    to: '"label": ‸Receta básica"',
    says: '«Receta» va entre comillas rectas',
  },
  {
    name: 'key without quotes',
    file: 'types/basico.json',
    from: '"label": "Receta básica"',
    to: '‸label: "Receta básica"',
    says: '«label» va entre comillas rectas: "label".',
  },
  {
    name: 'bracket of the other kind',
    file: 'types/basico.json',
    from: '"range": [15, 35]',
    to: '"range": [15, 35‸}',
    says: 'Se abrió con «[»: aquí va «]».',
  },
  {
    name: 'comment',
    file: 'params.json',
    from: '"params": {\n',
    to: '"params": {\n    ‸// lo mío\n',
    says: 'JSON no admite comentarios',
  },
  {
    name: 'ingredient of a lever that does not exist',
    file: 'messages.json',
    from: '"add": "mayor:grasa|mantequilla"',
    to: '"add": ‸"mayor:grasa|mantequila"',
    says: 'No existe el ingrediente «mantequila» en el catálogo. ¿Querías decir «mantequilla»?',
  },
  {
    name: 'a lever that does two things',
    file: 'messages.json',
    from: '"try": [{ "add": "azucar" }]',
    to: '"try": [‸{ "add": "azucar", "less": "agua" }]',
    says: 'Una palanca lleva una de estas: swap, add, less, change. Aquí hay add y less.',
  },
  {
    name: 'a lever that keeps what does not exist',
    file: 'messages.json',
    from: '"try": [{ "add": "azucar" }]',
    to: '"try": [{ "swap": ["agua", "azucar"], "keeping": ‸"grsa" }]',
    says: 'No existe el parámetro «grsa». ¿Querías decir «grasa»?',
  },
  {
    name: 'the words of a lever ask for an ingredient it has not',
    file: 'messages.json',
    from: '"try": [{ "add": "azucar" }]',
    to: '"try": [{ "add": "azucar", "say": "Añade ‸{x2} g" }]',
    says: 'No hay nada que poner en «{x2}»: aquí valen {x} y {x.nombre}.',
  },
];

for (const { name, file, from, to, says } of slips) {
  test(name, () => {
    const text = sound.texts.get(file)!;
    assert.is(text.split(from).length, 2, `«${from}» must stand once in ${file}`);
    const marked = text.replace(from, () => to);
    const { problems } = loadCraft({ ...sound, texts: new Map(sound.texts).set(file, marked.replace('‸', '')) });
    const told = report(problems);
    assert.is(problems.length, 1, told || 'no error at all');
    const [problem] = problems;
    assert.ok(problem!.message.includes(says), told);
    if (!to.includes('‸')) return;
    const before = marked.slice(0, marked.indexOf('‸')).split('\n');
    assert.is(problem!.file, `templates/craft/${file}`);
    assert.equal([problem!.line, problem!.column], [before.length, before.at(-1)!.length + 1], told);
  });
}

test('a file with any one character missing is read, or told with one error inside the file', () => {
  for (const [file, text] of template.texts) {
    for (let at = 0; at < text.length; at++) {
      const damaged = text.slice(0, at) + text.slice(at + 1);
      const { slips: found } = new Source(file, damaged);
      assert.ok(found.length <= 1, `${file} without its character ${at}`);
      for (const { offset, length, message } of found) {
        assert.ok(
          offset >= 0 && offset <= damaged.length && length >= 0 && message !== '',
          `${file} without its character ${at}`,
        );
      }
    }
  }
});

test('the craft that the slips spoil has none', () => {
  assert.is(report(loadCraft(sound).problems), '');
});

test.run();
