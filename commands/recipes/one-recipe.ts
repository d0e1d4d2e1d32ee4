// One recipe → what a subcommand makes of it, or why it cannot. The same in the process that was called and in its threads.
import {
  adjust,
  type Craft,
  evaluateWhole,
  type Json,
  label,
  Refusal,
  type Site,
  typeSaid,
} from '../../engine/index.ts';
import { toSchemaOrg, Unreadable } from '../../engine/recipes/index.ts';
import type { Body, Written } from '../../engine/recipes/model.ts';
import type { RecipeCommand } from '../options.ts';
import { shownAdjust, shownBalance, shownExplain, shownLabel } from './show.ts';
import { isRight } from './strict.ts';

export type Output = 'table' | 'json' | 'ndjson' | 'csv' | 'schema';

export interface Asked {
  readonly command: RecipeCommand;
  readonly to: Output;
  readonly today: string;
  /** fields for every recipe that does not say them itself */
  readonly fields: Readonly<Record<string, unknown>>;
}

export type Result = {
  readonly recipe: string;
  readonly doubts: readonly string[];
} & (
  | { readonly answer: unknown; readonly shown: string | null; readonly isGood: boolean }
  | { readonly error: string }
);

const site: Site = { service: 'Obrador', poweredBy: 'Obrador', publicUrl: '', docsUrl: '' };

/** The craft that was ordered, or the one that the recipe says; what says another is not worked out as if it did not. */
export function craftFor(ordered: string | null, body: Body | null | undefined): unknown {
  const own = body?.craft;
  if (ordered === null || own === undefined || own === null || own === ordered) return ordered ?? own;
  throw new Unreadable(`es del oficio «${String(own)}», y la orden pide «${ordered}»: quita uno de los dos.`);
}

export async function worked(craft: Craft, { body, doubts }: Written, asked: Asked, place: number): Promise<Result> {
  const isFields = body !== null && typeof body === 'object' && !Array.isArray(body);
  const recipe = isFields && typeof body.title === 'string' && body.title !== '' ? body.title : String(place + 1);
  try {
    // What is no object is refused by the evaluator, in its own words.
    const sent = isFields ? typeSaid(craft, requestOf(body, asked.fields, craft.id)) : body;
    return { recipe, doubts, ...(await answered(craft, sent as Body, asked, isFields ? body.title : undefined)) };
  } catch (error) {
    if (error instanceof Refusal) return { recipe, doubts, error: error.message };
    return { recipe, doubts, error: `No se ha podido calcular: ${(error as Error).message}` };
  }
}

/** The recipe over what the command line says of all of them; its title and the craft that was named are not part of a request. */
function requestOf(body: Body, fields: Asked['fields'], craft: string): Record<string, unknown> {
  const request: Record<string, unknown> = { ...fields };
  for (const [key, value] of Object.entries(body))
    if (key !== 'title' && !(key === 'craft' && value === craft)) request[key] = value;
  return request;
}

async function answered(craft: Craft, body: Body, { command, to, today }: Asked, title: string | undefined) {
  const isTable = to === 'table';
  if (command === 'adjust') {
    const answer = adjust(craft, body, site, { today });
    return { answer, shown: isTable ? shownAdjust(answer) : null, isGood: answer.adjusted === true };
  }
  if (command === 'label' || to === 'schema') {
    const answer = label(craft, body, site, today);
    const written = title === undefined ? body : { ...body, title };
    if (to === 'schema') return { answer: toSchemaOrg(craft, written, answer), shown: null, isGood: true };
    return { answer, shown: isTable ? shownLabel(answer, craft) : null, isGood: true };
  }
  const whole = evaluateWhole(craft, body, site, { today });
  if (command === 'balance')
    return { answer: whole.answer, shown: isTable ? shownBalance(whole) : null, isGood: isRight(whole) };
  const { explainByRules } = await import('../../engine/tell/by-rules-engine.ts');
  const why = await explainByRules(whole);
  const answer = { ...whole.answer, explain: why as Json };
  return { answer, shown: isTable ? shownExplain(whole, why) : null, isGood: isRight(whole) };
}
