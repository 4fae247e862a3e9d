/** Node's own HTTP server and nothing else: for each host its own copy of one page, with the headers that the product sends. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, page, given] = process.argv.slice(2);
const { hosts, headers } = JSON.parse(readFileSync(given ?? '', 'utf8')) as {
  hosts: string[];
  headers: Record<string, string>;
};
const body = readFileSync(page ?? '');
const fields = Object.entries({ ...headers, 'content-length': String(body.byteLength) }).flat();
const pages = new Map(hosts.map((host) => [host, Buffer.from(body)]));
createServer({ keepAliveTimeout: 65_000 }, (req, res) => {
  res.writeHead(200, fields).end(pages.get(req.headers.host ?? ''));
}).listen(Number(port), '127.0.0.1');
