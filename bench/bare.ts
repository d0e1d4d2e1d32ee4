// The measure of all things: a bare node:http server that parses the same body and writes the same bytes.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const bytes = readFileSync(process.argv[2]!);
const server = createServer((req, res) => {
  if (req.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    return void res.end(String((user + system) / 1e6));
  }
  const chunks: Buffer[] = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8'));
    res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
    res.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
