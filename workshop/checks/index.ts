// All the checks of the food, in the order in which the guide lists them: each in the file of the name it has there.
import { aguaYGrasa } from './agua_y_grasa.ts';
import { alergenoDeSuFamilia } from './alergeno_de_su_familia.ts';
import { anticongelante } from './anticongelante.ts';
import { avisoDeTodas } from './aviso_de_todas.ts';
import { bandaVista } from './banda_vista.ts';
import { claseDeFuente } from './clase_de_fuente.ts';
import { constanteVista } from './constante_vista.ts';
import { contraLaDespensa } from './contra_la_despensa.ts';
import { decisionConNombre } from './decision_con_nombre.ts';
import { dosisVista } from './dosis_vista.ts';
import { edulcorante } from './edulcorante.ts';
import { ejemplos } from './ejemplos.ts';
import { energia } from './energia.ts';
import { entradaLeida } from './entrada_leida.ts';
import { errorYRango } from './error_y_rango.ts';
import { extremoDicho } from './extremo_dicho.ts';
import { filaImposible } from './fila_imposible.ts';
import { filaTapada } from './fila_tapada.ts';
import { fuentePendiente } from './fuente_pendiente.ts';
import { grupoVacio } from './grupo_vacio.ts';
import { lactosa } from './lactosa.ts';
import { limiteConNorma } from './limite_con_norma.ts';
import { medidaDeSuFamilia } from './medida_de_su_familia.ts';
import { metaEnRango } from './meta_en_rango.ts';
import { mismaNorma } from './misma_norma.ts';
import { movimientoUtil } from './movimiento_util.ts';
import { nombreAjeno } from './nombre_ajeno.ts';
import { nombrePrometido } from './nombre_prometido.ts';
import { normaConocida } from './norma_conocida.ts';
import { parametroOculto } from './parametro_oculto.ts';
import { partes } from './partes.ts';
import { partesDelGrafico } from './partes_del_grafico.ts';
import { partidaEquilibrada } from './partida_equilibrada.ts';
import { precioDeSuFamilia } from './precio_de_su_familia.ts';
import { rangoAjustable } from './rango_ajustable.ts';
import { rangoProbado } from './rango_probado.ts';
import { rangoVisto } from './rango_visto.ts';
import type { Check, LarderCheck } from './shared/check.ts';
import { sinUso } from './sin_uso.ts';
import { tiposDistintos } from './tipos_distintos.ts';
import { topeDeColumna } from './tope_de_columna.ts';
import { topeDePartida } from './tope_de_partida.ts';
import { umbralAlcanzable } from './umbral_alcanzable.ts';
import { umbralVisto } from './umbral_visto.ts';
import { unidadDicha } from './unidad_dicha.ts';

export const checks: readonly Check[] = [
  partes,
  aguaYGrasa,
  topeDeColumna,
  energia,
  lactosa,
  anticongelante,
  edulcorante,
  contraLaDespensa,
  rangoProbado,
  rangoVisto,
  errorYRango,
  rangoAjustable,
  movimientoUtil,
  metaEnRango,
  ejemplos,
  partidaEquilibrada,
  topeDePartida,
  dosisVista,
  bandaVista,
  constanteVista,
  tiposDistintos,
  nombreAjeno,
  sinUso,
  extremoDicho,
  unidadDicha,
  grupoVacio,
  filaImposible,
  filaTapada,
  parametroOculto,
  entradaLeida,
  decisionConNombre,
  limiteConNorma,
  partesDelGrafico,
  precioDeSuFamilia,
  umbralAlcanzable,
  umbralVisto,
  avisoDeTodas,
  normaConocida,
  mismaNorma,
  nombrePrometido,
  fuentePendiente,
  claseDeFuente,
];

/** Those of the larder alone. */
export const larderChecks: readonly LarderCheck[] = [medidaDeSuFamilia, alergenoDeSuFamilia];
