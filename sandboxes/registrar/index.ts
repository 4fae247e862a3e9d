/**
 * A registrar on loopback that speaks the wire protocols of Amazon Route 53 Domains (AWS JSON 1.1) and Route 53 (REST, XML),
 * both signed with Signature Version 4, keeps state and finishes its operations later. What fails by name is in SENTINELS.md, what differs in DIFFERENCES.md.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCall, type Reply } from './api.ts';
import { control, describeState } from './control.ts';
import { renderPage } from './page.ts';
import { Store, type Order } from './store.ts';
import { VendorError } from './vendor-error.ts';
import type { World } from './world.ts';
import type { RecordSet } from './zones-store.ts';
import { answerZones, ZONES_PATH } from './zones-api.ts';

const BODY_LIMIT = 256 * 1024;

export interface RegistrarSandbox {
  /** Without a trailing slash. */
  url: string;
  /** Answers a call of Route 53 Domains within this process, without a line between; rejects where it would be cut. */
  call(action: string, body: string): Promise<{ status: number; body: string }>;
  /** Operations, domains, faults and the last calls, as `GET /_control/state`. */
  state(): ReturnType<typeof describeState>;
  /** The records of the zone to which a name is led; null while it is led elsewhere. `domain`: without a closing dot. */
  hosted: (domain: string) => RecordSet[] | null;
  /** What was ordered, for tests of what an adapter sends: years and contacts are shown nowhere. */
  orderOf(operationId: string): Order;
  /** The buttons of the page: `control('faults', { action: 'RegisterDomain', kind: 'error-after' })`. */
  control(path: string, input?: Record<string, string>): unknown;
  /** Cuts open connections: an answer held back on purpose never comes. */
  close(): Promise<void>;
}

export async function startRegistrarSandbox(options: {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Without it the state is forgotten at close. */
  dataDir?: string;
  accessKeyId: string;
  secretAccessKey: string;
  operationDelayMs?: number;
  now?: () => Date;
}): Promise<RegistrarSandbox> {
  const world: World = {
    store: new Store(options.dataDir),
    now: options.now ?? (() => new Date()),
    operationDelayMs: options.operationDelayMs ?? 1500,
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://sandbox').pathname;
    if (path.startsWith(ZONES_PATH)) return answerZones(world, options, request, await readBody(request), response);
    if (request.method === 'GET') return serveGet(path, response);
    const body = await readBody(request);
    if (path.startsWith('/_control/')) return serveControl(path.slice('/_control/'.length), request, body, response);
    return answerCall(world, options, { headers: request.headers, body }, response);
  };
  const serveGet = (path: string, response: ServerResponse) => {
    const state = describeState(world);
    if (path === '/') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(renderPage(state));
    else if (path === '/_control/state') sendJson(response, 200, state);
    else sendJson(response, 404, { message: 'not found' });
  };
  const serveControl = (path: string, request: IncomingMessage, body: string, response: ServerResponse) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const input = isForm
      ? Object.fromEntries(new URLSearchParams(body))
      : (JSON.parse(body || '{}') as Record<string, string>);
    const answer = control(world, path, input);
    if (isForm && answer.status === 200) response.writeHead(303, { location: '/' }).end();
    else sendJson(response, answer.status, answer.body);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const why = error instanceof VendorError || error instanceof SyntaxError ? error.message : 'not understood';
      if (!response.headersSent) sendJson(response, 400, { ok: false, why });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    call: (action, body) =>
      new Promise((resolve, reject) => {
        const request = { headers: { 'x-amz-target': action }, body };
        answerCall(world, null, request, replyTo(resolve, reject)).catch(reject);
      }),
    state: () => describeState(world),
    hosted: (domain) => hostedZone(world, domain),
    orderOf: (operationId) => {
      const operation = world.store.state.operations.find((o) => o.id === operationId);
      if (!operation?.order) throw new Error(`no order ${operationId}`);
      return operation.order;
    },
    control: (path, input = {}) => control(world, path, input).body,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function hostedZone({ store }: World, domain: string): RecordSet[] | null {
  const name = store.state.domains.find((each) => each.name === domain);
  const zones = name ? store.state.zones.filter((each) => each.name === `${domain}.`) : [];
  return (
    zones.find(({ nameServers }) => nameServers.every((each) => name?.nameservers.includes(each)))?.records ?? null
  );
}

function replyTo(answered: (answer: { status: number; body: string }) => void, cut: (error: Error) => void): Reply {
  let status = 0;
  const reply: Reply = {
    writeHead(given) {
      status = given;
      return reply;
    },
    write: (_text, done) => done(),
    end: (body) => answered({ status, body }),
    destroy: () => cut(Object.assign(new Error('the line was cut'), { code: 'ECONNRESET' })),
  };
  return reply;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > BODY_LIMIT) throw new SyntaxError('the body is too large');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
