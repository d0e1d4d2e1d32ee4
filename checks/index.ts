// All the checks of the food, in the order in which the guide lists them.
import { alike } from './alike.ts';
import { capped } from './capped.ts';
import type { Check } from './check.ts';
import { empty } from './empty.ts';
import { ends } from './ends.ts';
import { energy } from './energy.ts';
import { freezing } from './freezing.ts';
import { lactose } from './lactose.ts';
import { movable } from './movable.ts';
import { moving } from './moving.ts';
import { norm } from './norm.ts';
import { overrides } from './overrides.ts';
import { parts } from './parts.ts';
import { price } from './price.ts';
import { reached } from './reached.ts';
import { starting } from './starting.ts';
import { sweetness } from './sweetness.ts';
import { threshold } from './threshold.ts';
import { tried } from './tried.ts';
import { unranged } from './unranged.ts';
import { unreachable } from './unreachable.ts';
import { unsaid } from './unsaid.ts';

export const checks: readonly Check[] = [
  parts,
  energy,
  lactose,
  freezing,
  sweetness,
  overrides,
  reached,
  movable,
  moving,
  tried,
  starting,
  capped,
  alike,
  unsaid,
  ends,
  empty,
  unreachable,
  unranged,
  price,
  threshold,
  norm,
];
