// Tens of thousands of requests made from /openapi.json against the real server: no 5xx, every answer as described,
// every 400 names the place. FUZZ=200000 sends so many instead.
import { Agent, request } from 'node:http';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recipes } from '../adjust/recipes.ts';
import { validators } from './described.ts';
import { broken, garbled, inPlace, valid } from './generators.ts';
import { type Running, start } from './running.ts';

const total = Number(process.env.FUZZ ?? 20_000);
// On a machine that is busy with something else, what fits in this time has to do, unless a number was asked for.
const seconds = process.env.FUZZ ? 3600 : 5;
/** However slow it is, so many of each path. */
const least = 25;
const batch = 25;
// The suite tries the same every time; FUZZ_SEED=… looks elsewhere.
const seed = Number(process.env.FUZZ_SEED ?? 20261115);
const agent = new Agent({ keepAlive: true, maxSockets: batch });

let server: Running;
test.before(async () => {
  server = await start({ RATE_LIMIT_PER_MINUTE: '1000000000' });
});
test.after(async () => {
  agent.destroy();
  await server.stop();
});

function send(path: string, text: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(text);
    const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
    const sending = request(`${server.url}${path}`, { method: 'POST', agent, headers }, (response) => {
      let received = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        received += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: received }));
    });
    sending.on('error', reject).end(bytes);
  });
}

test(`${total} requests from the description, valid and broken`, async () => {
  const { body: document } = await server.get('/openapi.json');
  const describedBy = validators(document);
  const requests = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, verbose: true });
  requests.addSchema(document, 'api');
  const crafts = (await server.get('/api/crafts')).body.crafts as { id: string; path: string; adjustPath?: string }[];
  const paths = crafts.flatMap(({ id, path, adjustPath }) => [
    { id, path },
    ...(adjustPath ? [{ id, path: adjustPath }] : []),
  ]);
  const seen = { 200: 0, 400: 0 };

  for (const { id, path } of paths) {
    const { ingredients } = (await server.get(`/api/crafts/${id}`)).body as {
      ingredients: { label: string; id: string; aliases: string[] }[];
    };
    const all = ingredients.flatMap((one) => [one.label, one.id, ...one.aliases]);
    // Half of what is typed is what recipes of the craft are made of: of a thousand names at random few make a recipe.
    const usual = recipes
      .filter(({ craft }) => craft.id === id)
      .flatMap(({ craft, body }) => body.ingredients.map((item) => String(item[craft.definition.craft.request.name])));
    const names = [...all, ...all.map((_, i) => usual[i % usual.length]!)];
    const schema = document.paths[path].post.requestBody.content['application/json'].schema as { $ref: string };
    const request = inPlace(schema, document.components.schemas);
    const isValid = requests.getSchema(`api${schema.$ref}`)!;
    const good = valid(request, names);
    const text = fc.oneof(
      { weight: 5, arbitrary: good.map((one) => JSON.stringify(one)) },
      { weight: 4, arbitrary: broken(good).map((body) => JSON.stringify(body) ?? '') },
      { weight: 1, arbitrary: garbled(good) },
    );

    const check = async (sent: string) => {
      const answer = await send(path, sent);
      const said = `FUZZ_SEED=${seed} ${path} ${answer.status}\nsent ${sent.slice(0, 1500)}\ngot ${answer.text.slice(0, 600)}`;
      if (answer.status !== 200 && answer.status !== 400) throw new Error(said);
      const body = JSON.parse(answer.text) as { error: string };
      const validate = describedBy(`POST ${path} ${answer.status}`) ?? describedBy('error')!;
      if (!validate(body)) throw new Error(`${JSON.stringify(validate.errors?.[0])}\n${said}`);
      seen[answer.status]++;
      if (answer.status === 200) return;
      const places = placesOf(sent);
      const named = /^[\w.[\]]+: /.test(body.error) || places.some((place) => body.error.includes(place));
      if (!named) throw new Error(`names none of ${places}\n${said}`);
    };
    /** What the error may name: the place the schema points at, or for a recipe that is well written, the recipe. */
    const placesOf = (sent: string): string[] => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(sent.replace(/^\uFEFF/, ''));
      } catch {
        return ['línea', 'byte', 'UTF-8', 'vacío', 'anida'];
      }
      if (isValid(parsed)) return [''];
      const faults = faultsOf(isValid.errors ?? []);
      // What is wished of an adjustment is looked at after the recipe, which may be refused first.
      const isWish =
        /^\/(add|avoid|date|frontier|max|maxCost|objective|only|ranges|target|tolerance|total|use)\b|\/(fixed|min|max)$/;
      if (faults.every(({ instancePath }) => isWish.test(instancePath))) return [''];
      const pointed = faults.map(({ instancePath, params }) => {
        const parts = instancePath.split('/').slice(1);
        // A field that nobody knows is shown as far as it can be printed.
        if ('additionalProperty' in params || 'unevaluatedProperty' in params) return 'conoce';
        const field = 'missingProperty' in params ? [...parts, params.missingProperty] : parts;
        return field.map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index ? `.${part}` : part)).join('');
      });
      return pointed.flatMap((place) => (place === 'craft' ? ['craft', 'oficio'] : [place || 'cuerpo']));
    };

    const share = Math.ceil(total / paths.length);
    const until = performance.now() + (seconds * 1000) / paths.length;
    for (let from = 0; from < share && (from < least || performance.now() < until); from += batch) {
      const texts = fc.sample(text, { numRuns: batch, seed: seed + from });
      await Promise.all(texts.map(check));
    }
  }
  const sent = seen[200] + seen[400];
  console.log(`${sent} peticiones: ${seen[200]} con 200 y ${seen[400]} con 400`);
  for (const status of [200, 400] as const)
    assert.ok(seen[status] > sent / 10, `${seen[status]} answered with ${status}`);
});

/** What is wrong for the service too: it reads more than its description promises. */
function faultsOf(errors: readonly ErrorObject[]): ErrorObject[] {
  // A role or an allergen is read without accents or signs; a field that may be left out and is empty is as if it were
  // not there.
  const isRead = ({ data, instancePath, keyword }: ErrorObject): boolean =>
    (keyword === 'enum' && /\/(role|allergens\/\d+)$/.test(instancePath)) ||
    (data === '' && /^\/\w+$|\/role$/.test(instancePath));
  // «This, or null» fails as a whole, and as null, whenever this fails: only what fails in this counts.
  const isFrame = ({ keyword, params }: ErrorObject): boolean =>
    keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');
  const within = (place: string) => errors.filter((one) => !isFrame(one) && one.instancePath.startsWith(place));
  return errors.filter(
    (one) =>
      !isRead(one) &&
      !(isFrame(one) && within(one.instancePath).some(isRead) && within(one.instancePath).every(isRead)),
  );
}

test.run();
