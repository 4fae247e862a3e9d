/** People on the other side of the edges: by HTTPS, each from an address of his own, to whichever edge the DNS gave him. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { EDGES, type Edge } from './edges.ts';
import type { Network } from './network.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Milliseconds until it was whole. */
  ms: number;
}
export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  edge?: Edge;
  /** From whose address. */
  person?: number;
}
const LONGEST_MS = 30_000;
export type Visitor = ReturnType<typeof makeVisitor>;

export function makeVisitor(network: Network, shopHost: string) {
  let root = '';
  let calls = 0;
  const agents = new Map<string, Agent>();
  const agentFor = (host: string): Agent => {
    const agent = agents.get(host) ?? new Agent({ keepAlive: true, ca: root, maxSockets: 200, timeout: 40_000 });
    agents.set(host, agent);
    return agent;
  };

  function visit(host: string, path = '/', asked: Asked = {}): Promise<Answer> {
    const number = (calls += 1);
    const edge = asked.edge ?? EDGES[number % EDGES.length] ?? 'edge1';
    const { method = 'GET', headers = {}, body, person = number } = asked;
    const began = performance.now();
    return new Promise((done, fail) => {
      const call = request(
        {
          host: network.address(edge),
          servername: host,
          localAddress: network.person(person),
          agent: agentFor(host),
          method,
          path,
          headers: { ...headers, host, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
          timeout: LONGEST_MS,
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', fail);
          answer.on('end', () =>
            done({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(parts),
              ms: performance.now() - began,
            }),
          );
        },
      );
      call.on('timeout', () => call.destroy(new Error('no answer')));
      call.on('error', fail);
      call.end(body);
    });
  }

  /** True when each edge answers it with success. */
  async function atEachEdge(host: string, path: string): Promise<boolean> {
    for (const edge of EDGES) if ((await visit(host, path, { edge })).status !== 200) return false;
    return true;
  }

  /** Where who knows no edge finds the shop: the vendors' events, and calls that are made without a name. */
  const door = createServer((from, to) => void handOn(from, to).catch(() => to.destroy()));
  async function handOn(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await buffer(from);
    const headers = without(from.headers, ['connection', 'host', 'transfer-encoding', 'content-length']);
    const { method = 'GET', url } = from;
    const answer = await visit(shopHost, url, { method, headers, ...(body.length > 0 ? { body } : {}) });
    to.writeHead(answer.status, without(answer.headers, ['connection', 'transfer-encoding']));
    to.end(answer.body);
  }
  const listening = new Promise<string>((ready) => {
    door.listen(0, '127.0.0.1', () => ready(`http://127.0.0.1:${(door.address() as AddressInfo).port}`));
  });
  return {
    visit,
    atEachEdge,
    /** Whose certificates are believed. */
    believe(pem: string): void {
      root = pem;
    },
    /** Address of the door. */
    door: () => listening,
    /** A handshake for a name: the certificate's serial number, or the code of the refusal. */
    handshake: (
      edge: Edge,
      servername: string,
    ): Promise<{ serial: string; ms: number } | { refused: string; ms: number }> => {
      const began = performance.now();
      const ms = () => performance.now() - began;
      return new Promise((done) => {
        const socket = connect({ host: network.address(edge), port: 443, servername, ca: root, timeout: LONGEST_MS });
        socket.once('secureConnect', () => {
          done({ serial: socket.getPeerCertificate().serialNumber, ms: ms() });
          socket.destroy();
        });
        socket.once('timeout', () => socket.destroy(new Error('no answer')));
        socket.once('error', (error: NodeJS.ErrnoException) =>
          done({ refused: error.code ?? error.message, ms: ms() }),
        );
      });
    },
    async close(): Promise<void> {
      for (const agent of agents.values()) agent.destroy();
      door.closeAllConnections();
      await new Promise((done) => door.close(done));
    },
  };
}

/** Headers that are one connection's stay behind. */
const without = (headers: IncomingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Record<string, string>;
