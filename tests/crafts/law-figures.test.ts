// The figures of the label held against the text of the law, article by article: a figure that no law here asks for fails, and
// so does one that is missing. That each is kept at it and broken past it is for the tables of each craft.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { craft } from './bench.ts';

interface LegalName {
  readonly name: string;
  readonly law: string;
  readonly needs: readonly string[];
}
/** As the limits of the names and what they share are spelled out, and with the figure of each constant. */
const namesOf = (id: string): readonly LegalName[] => {
  const { label, params } = craft(id).definition;
  const figure = (all: string, word: string): string => {
    const constant = params.constants?.[word];
    const value = constant !== null && typeof constant === 'object' ? constant.value : constant;
    return value === undefined || value === null ? all : String(value);
  };
  return label!.names.map(({ name, law, needs }) => ({
    name,
    law,
    needs: (needs ?? []).map((need) => need.replace(/(?<=[<>]=? )([A-Za-z]\w*)$/, figure)),
  }));
};

/** What a name asks that is a figure of the law, not a mere absence: ['cacao >= 35', …]. */
const asked = ({ needs }: LegalName): string[] => needs.filter((need) => /[<>]=? (?!0$)[\d.]+$/.test(need)).sort();

const vegetable = 'grasaVegetal <= 5';
// 2.1: 5 % of other vegetable fats; 3.1: 40 % of other substances; E 476, Reg. (CE) 1333/2008: 0,5 %.
const rest = [vegetable, 'pgpr <= 0.5', 'otras <= 40'];
/** 3.1.j: from 375 to 430 g per litre. */
const foam = ['gramosLitro >= 375', 'gramosLitro < 430'];
/** 11.2.c: by chlorides, and by total sodium. */
const salt = ['salPan <= 1.31', 'salSodio <= 1.66'];
const milk = ['cacao >= 25', 'lacteos >= 14', 'csd >= 2.5'];

// biome-ignore format: one name per line
const figures: [craft: string, article: string, name: string, needs: readonly string[]][] = [
  ['cacao', 'ap. 1.6.a', 'Chocolate', ['cacao >= 35', 'manteca >= 18', 'csd >= 14', ...rest]],
  ['cacao', 'ap. 1.6.b.1.º', 'Fideos de chocolate', ['cacao >= 32', 'manteca >= 12', 'csd >= 14', ...rest]],
  ['cacao', 'ap. 1.6.b.2.º', 'Cobertura de chocolate', ['cacao >= 35', 'manteca >= 31', 'csd >= 2.5', ...rest]],
  ['cacao', 'ap. 1.6.b.3.º', 'Chocolate con avellanas gianduja', ['cacao >= 32', 'csd >= 8', 'avellana >= 20', 'avellana <= 40', 'lacteosProducto <= 5', 'frutosSecos <= 60', vegetable, 'pgpr <= 0.5']],
  ['cacao', 'ap. 1.7.a', 'Chocolate con leche', [...milk, 'grasaLactea >= 3.5', 'grasaTotal >= 25', ...rest]],
  ['cacao', 'ap. 1.7.b.1.º', 'Fideos de chocolate con leche', ['cacao >= 20', 'lacteos >= 12', 'grasaTotal >= 12', 'csd >= 0.5', ...rest]],
  ['cacao', 'ap. 1.7.b.2.º', 'Cobertura de chocolate con leche', [...milk, 'grasaLactea >= 3.5', 'grasaTotal >= 31', ...rest]],
  ['cacao', 'ap. 1.7.b.3.º', 'Chocolate con leche con avellanas gianduja', ['cacao >= 25', 'csd >= 2.5', 'lacteos >= 10', 'avellana >= 15', 'avellana <= 40', 'frutosSecos <= 60', vegetable, 'pgpr <= 0.5']],
  ['cacao', 'ap. 1.7.c.1.º', 'Chocolate con nata', [...milk, 'grasaLactea >= 5.5', 'grasaTotal >= 25', ...rest]],
  ['cacao', 'ap. 1.7.c.2.º', 'Chocolate con leche desnatada', [...milk, 'grasaLactea <= 1', 'grasaTotal >= 25', ...rest]],
  ['cacao', 'ap. 1.8', 'Chocolate familiar con leche', ['cacao >= 20', 'lacteos >= 20', 'csd >= 2.5', 'grasaLactea >= 5', 'grasaTotal >= 25', ...rest]],
  ['cacao', 'ap. 1.9', 'Chocolate blanco', ['manteca >= 20', 'lacteos >= 14', 'grasaLactea >= 3.5', ...rest]],
  ['cacao', 'ap. 6.g.1.º', 'Chocolate extrafino', ['cacao >= 43', 'manteca >= 26', 'csd >= 14', ...rest]],
  ['cacao', 'ap. 6.g.2.º', 'Chocolate con leche extrafino', ['cacao >= 30', 'lacteos >= 18', 'csd >= 2.5', 'grasaLactea >= 4.5', 'grasaTotal >= 25', ...rest]],
  ['cacao', 'ap. 6.g.3.º', 'Cobertura de chocolate extrafina', ['cacao >= 35', 'manteca >= 31', 'csd >= 16', ...rest]],
  ['cacao', 'RD 823/1990, 2.2', 'Cacao familiar azucarado con harina', ['polvo >= 25', 'harina >= 12', 'harina <= 18']],
  ['cacao', 'RD 823/1990, 2.7', 'Sucedáneo de chocolate', ['csd >= 14', 'grasaDeSustitucion >= 18', 'grasaVegetal > 5']],
  ['turron', '6.4.4', 'Mazapán de Soto', ['almendra >= 35', 'humedad <= 16']],
  ['turron', '2.5, 6.4.6 y 7.4', 'Marquesas', ['almendra >= 30', 'huevo >= 6', 'fecula <= 8.5', 'humedad <= 16', 'proteina >= 10', 'grasa >= 21', 'cenizas <= 1.3']],
  ['turron', '2.3 y 6.4.3', 'Turrón de {lineas} con fécula', ['basicas >= 9', 'fecula <= 15', 'humedad <= 16']],
  // 0,5 %: what is of the milk may carry traces of other fat (a criterion of the house).
  ['helado', 'art. 3.1.a', 'Helado crema', ['grasaLactea >= 8', 'proteinaLactea >= 2.5', 'otraGrasa <= 0.5']],
  ['helado', 'art. 3.1.b', 'Helado de leche', ['grasaLactea >= 2.5', 'esml >= 6', 'otraGrasa <= 0.5']],
  ['helado', 'art. 3.1.c', 'Helado de leche desnatada', ['grasaLactea <= 0.3', 'esml >= 6', 'otraGrasa <= 0.5']],
  ['helado', 'art. 3.1.d', 'Helado', ['grasaTotal >= 5']],
  ['helado', 'art. 3.1.a y 3.1.j', 'Mousse de helado crema', ['grasaLactea >= 8', 'proteinaLactea >= 2.5', 'otraGrasa <= 0.5', ...foam]],
  ['helado', 'art. 3.1.b y 3.1.j', 'Mousse de helado de leche', ['grasaLactea >= 2.5', 'esml >= 6', 'otraGrasa <= 0.5', ...foam]],
  ['helado', 'art. 3.1.c y 3.1.j', 'Mousse de helado de leche desnatada', ['grasaLactea <= 0.3', 'esml >= 6', 'otraGrasa <= 0.5', ...foam]],
  ['helado', 'art. 3.1.d y 3.1.j', 'Mousse de helado', ['grasaTotal >= 5', ...foam]],
  ['helado', 'art. 3.1.f', 'Sorbete', ['fruta >= 15', 'solidos >= 20']],
  ['helado', 'art. 3.1.e', 'Helado de agua', ['solidos >= 12']],
  ['helado', 'art. 3.1.i', 'Granizado', ['solidos >= 10']],
  ['helado', 'art. 3.1.h', 'mantecado', ['yema >= 4']],
  ['helado', 'art. 3.1.g', 'con {linea}', ['parte >= 15']],
  ['helado', 'art. 3.1.g', 'con {linea}', ['parte >= 10']],
  ['helado', 'art. 3.1.g', 'con {linea}', ['parte >= 7']],
  ['helado', 'art. 3.1.g y 17.1', 'sabor {linea}', ['parte < 15']],
  ['helado', 'art. 3.1.g y 17.1', 'sabor {linea}', ['parte < 10']],
  ['helado', 'art. 3.1.g y 17.1', 'sabor {linea}', ['parte < 7']],
  ['helado', 'art. 10.1.2', 'de chocolate', ['cacaoSeco >= 8']],
  ['helado', 'art. 10.1.2', 'al cacao', ['cacaoSeco < 8']],
  ['panaderia', 'art. 4.3.a', 'Pan 100 % integral de {lineas}', ['harinaIntegral >= 100', ...salt]],
  ['panaderia', 'art. 3 y 11.2.d (RD 142/2026)', 'Pan común sin gluten', salt],
  ['panaderia', 'art. 4.4.a', 'Pan 100 % de centeno', ['centeno >= 100', ...salt]],
  ['panaderia', 'art. 4.4.a', 'Pan 100 % de espelta', ['espelta >= 100', ...salt]],
  ['panaderia', 'art. 3 y 11.2', 'Pan común', salt],
  ['panaderia', 'art. 4.1', 'Pan bregado', salt],
  ['panaderia', 'art. 4.2', 'Pan de flama', salt],
  ['panaderia', 'art. 4.3.b', 'Pan elaborado con harina integral {harinaIntegral:0} % de {lineas}', ['harinaIntegral < 100']],
  ['panaderia', 'art. 4.4.b', 'Pan de centeno {centeno:0} %', ['centeno < 100']],
  ['panaderia', 'art. 4.4.b', 'Pan de espelta {espelta:0} %', ['espelta < 100']],
  ['panaderia', 'art. 6.2', 'Pan multicereal', ['harinasDeDiez >= 3', 'cerealesDistintos >= 2', 'cereales >= 30']],
  // No law defines brioche: a fifth of the flour in egg is what the trade asks of what is called so.
  ['panaderia', 'Reg. (UE) 1169/2011, 17', 'Brioche', ['huevoHarina >= 20']],
  ['panaderia', 'D.M. 22-7-2005 (Italia), art. 1', 'Panettone', ['mantequilla >= 16', 'yema >= 4', 'fruta >= 20', 'levadura <= 1']],
  ['panaderia', 'D.M. 22-7-2005 (Italia), art. 2', 'Pandoro', ['mantequilla >= 20', 'yema >= 4', 'levadura <= 1']],
  ['panaderia', 'art. 14.5', 'elaborado con masa madre', ['masaMadre >= 5', 'levadura <= 0.2']],
  ['pasteleria', 'RD 823/1990, art. 10.1.2', '{tipo}', ['cacaoSeco >= 5']],
  ['pasteleria', 'RD 823/1990, art. 10.1.2', 'de chocolate', ['cacaoSeco >= 8']],
  ['pasteleria', 'RD 823/1990, art. 10.1.2', 'al chocolate', ['cacaoSeco >= 5']],
  ['pasteleria', 'DOUE 2009/C 223/11', 'Tarta de Santiago', ['almendra >= 33', 'azucarAnadido >= 33', 'huevoTotal >= 25']],
  ['conservas', 'RD 863/2003, anexo, 3.5', 'Marmalade de {lineas}', ['fruta >= 200', 'endocarpio >= 75']],
  ['conservas', 'RD 863/2003, anexo, 3.7', 'Crema de castañas', ['fruta >= 380']],
  ['conservas', 'RD 670/1990, anexo, 2.7', 'Mermelada extra de {lineas}', ['fruta >= 500', 'brix >= 40', 'brix <= 59.99']],
  ['conservas', 'RD 670/1990, anexo, 2.8', 'Mermelada de {lineas}', ['fruta >= 300', 'brix >= 40', 'brix <= 59.99']],
];
for (const [craft, article, name, needs] of figures) {
  test(`${craft}, ${article}: «${name}» asks for ${needs.join(', ')}`, () => {
    const written = namesOf(craft).filter((one) => one.name === name && one.law.includes(article));
    const asking = written.map((one) => asked(one).join());
    assert.ok(asking.includes([...needs].sort().join()), asking.join('\n'));
  });
}

test('no name asks for a figure that is not here or in a table of its own', () => {
  const elsewhere = /, categoría |Jijona|Alicante|Agramunt|taza|polvo|^Cacao azucarado|Bombón|Pasta de cacao/;
  const keyOf = (craft: string, name: string, needs: readonly string[]): string => [craft, name, ...needs].join(' | ');
  const here = new Set(figures.map(([craft, , name, needs]) => keyOf(craft, name, [...needs].sort())));
  const crafts = [...new Set(figures.map(([craft]) => craft))];
  const left = crafts.flatMap((craft) =>
    namesOf(craft)
      .filter((one) => asked(one).length > 0 && !elsewhere.test(one.name))
      .map((one) => keyOf(craft, one.name, asked(one)))
      .filter((key) => !here.has(key)),
  );
  assert.equal(left, []);
});

test.run();
