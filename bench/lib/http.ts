/** A client like a browser: keeps its connections, at most six to a host, and names the host that it found in the DNS. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
export interface Client {
  get(host: string, path: string): Promise<Answer>;
  /** A form of a page of that host, as a browser sends it. */
  post(host: string, path: string, form: Record<string, string>): Promise<Answer>;
  /** To the product's own host; throws unless the answer is a success. */
  json<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>;
  /** The order session, once the product has given one. */
  readonly cookie: string;
  close(): void;
}

/** The body as text, unpacked. */
export function textOf({ headers, body }: Answer): string {
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }[headers['content-encoding'] ?? ''];
  return (unpacked ? unpacked(body) : body).toString();
}

const PER_HOST = 6;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
let address = 0;

/** Every client has a loopback address of its own, as visitors have: the product limits how much one of them may ask. */
export function openClient(port: number, always: Record<string, string> = {}): Client {
  address += 1;
  const localAddress = `127.0.${1 + Math.floor(address / 250)}.${1 + (address % 250)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: PER_HOST, localAddress });
  const own = `localhost:${port}`;
  let cookie = '';

  const call = (
    method: string,
    host: string,
    path: string,
    body?: string,
    type: Record<string, string> = { 'content-type': 'application/json' },
  ): Promise<Answer> =>
    new Promise((done, fail) => {
      const headers = {
        host,
        'accept-encoding': 'gzip, deflate, br',
        ...always,
        ...(host === own && cookie ? { cookie } : {}),
        ...(body === undefined ? {} : type),
      };
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', fail);
      sent.end(body);
    });

  return {
    get: (host, path) => call('GET', host, path),
    post: (host, path, form) => call('POST', host, path, new URLSearchParams(form).toString(), FORM),
    async json<T>(method: 'GET' | 'POST', path: string, body?: unknown) {
      const answer = await call(method, own, path, body === undefined ? undefined : JSON.stringify(body));
      const given = answer.headers['set-cookie']?.[0];
      if (given) cookie = given.split(';', 1)[0] ?? '';
      const text = textOf(answer);
      if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
      return JSON.parse(text) as T;
    },
    get cookie() {
      return cookie;
    },
    close: () => agent.destroy(),
  };
}
