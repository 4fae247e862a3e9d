import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Of a machine; a port alone is one of this machine. */
type At = number | { address: string; port: number };

/** Asks the product as a browser would that found `host` in the DNS; no redirect is followed. */
export function ask(at: At, host: string, path = '/', headers: Record<string, string> = {}): Promise<Answer> {
  const { address, port } = typeof at === 'number' ? { address: '127.0.0.1', port: at } : at;
  return new Promise((done, fail) => {
    const call = request({ host: address, port, path, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', fail);
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', fail);
    call.end();
  });
}
