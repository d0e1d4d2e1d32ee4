// A hundred products of every day, fifteen of each craft and some of the counter.
import { cacao } from './cacao.ts';
import { conservas } from './conservas.ts';
import { counter } from './counter.ts';
import { helado } from './helado.ts';
import type { Everyday } from './model.ts';
import { panaderia } from './panaderia.ts';
import { pasteleria } from './pasteleria.ts';
import { turron } from './turron.ts';

export const everyday: readonly Everyday[] = [
  ...helado,
  ...panaderia,
  ...pasteleria,
  ...turron,
  ...cacao,
  ...conservas,
  ...counter,
];
