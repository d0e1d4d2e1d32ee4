// What a formula runs on, before any parameter is known.
import type { Run } from '../craft.ts';

export const bareRun: Run = {
  lines: [],
  full: [],
  rounded: [],
  constants: [],
  minimum: [],
  maximum: [],
  own: null,
  extra: 0,
};
