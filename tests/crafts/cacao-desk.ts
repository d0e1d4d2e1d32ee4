import { craft, rowsOf } from './bench.ts';

export const cacao = craft('cacao');
export const { types } = cacao.definition;
export const rows = rowsOf('cacao');

export const ganache = {
  nata: 238,
  mantequilla: 28,
  azucar: 210.3,
  pasta_cacao: 136,
  manteca_cacao: 17,
  lecitina: 1.7,
};

export const crema = { cacaoSeco: 8, manteca: 18, grasaLactea: 10, solidosLacteos: 8, azucar: 36, agua: 20 };
