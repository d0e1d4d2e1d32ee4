// Stops under load: what clients that reuse their connections lose when a server is told to leave.
import { Agent, request } from 'node:http';

interface Stopped {
  answered: number;
  /** cut after having been let in */
  lost: number;
  other: number;
}

/** Clients that ask again and again until nobody lets them in any more. `stop` is called once all of them are at work. */
export async function stopUnderLoad(url: string, body: string, clients: number, stop: () => unknown): Promise<Stopped> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const seen: Stopped = { answered: 0, lost: 0, other: 0 };
  let told = false;
  const client = async () => {
    for (;;) {
      const outcome = await ask(agent, url, body);
      // Nobody listens: a proxy says so with 502.
      if (outcome === 'ECONNREFUSED' || outcome === 502) return;
      if (outcome === 200) seen.answered++;
      else if (typeof outcome === 'number') seen.other++;
      else seen.lost++;
      if (!told && seen.answered > 10 * clients) {
        told = true;
        stop();
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return seen;
}

function ask(agent: Agent, url: string, body: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    sending.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sending.end(body);
  });
}
