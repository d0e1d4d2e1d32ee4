// The client: keep-alive connections that send one body again and again, compare every answer and time it.
import { Agent, request } from 'node:http';

export interface Drive {
  requests: number;
  wrong: number;
  seconds: number;
  /** milliseconds at the 50th, 90th, 99th and last percentile */
  latency: { p50: number; p90: number; p99: number; max: number };
}

export async function drive(
  url: string,
  body: string,
  expected: string,
  requests: number,
  connections: number,
): Promise<Drive> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let wrong = 0;
  let left = requests;
  const started = performance.now();
  const client = async () => {
    while (left-- > 0) {
      const from = performance.now();
      if ((await post(agent, url, body)) !== expected) wrong++;
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!;
  return { requests, wrong, seconds, latency: { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) } };
}

export function post(agent: Agent, url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    sending.on('error', reject).end(body);
  });
}
