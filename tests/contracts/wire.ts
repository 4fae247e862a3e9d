/** A line to a vendor that can be spoiled: every HTTP call to it passes, or meets one fault until the line is mended. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const WIRE_FAULTS = [
  'error-before',
  'error-after',
  'no-answer-after',
  'slow',
  'reset-before',
  'reset-after',
  'too-many',
  'rubbish',
  'wrong-schema',
  'truncated',
] as const;
export type WireFault = (typeof WIRE_FAULTS)[number];
const SLOW_MS = 150;

export interface Wire {
  url: string;
  spoil(fault: WireFault | null): void;
  close(): Promise<void>;
}

export async function openWire(target: string): Promise<Wire> {
  let fault: WireFault | null = null;
  const { hostname, port } = new URL(target);

  function forward(from: IncomingMessage, body: Buffer): Promise<{ answer: IncomingMessage; text: Buffer }> {
    return new Promise((done, fail) => {
      const { method, url: path, headers } = from;
      const call = request({ host: hostname, port, method, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done({ answer, text: Buffer.concat(parts) }));
      });
      call.on('error', fail);
      call.end(body);
    });
  }

  async function serve(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const met = fault;
    const parts: Buffer[] = [];
    for await (const part of from) parts.push(part as Buffer);
    if (met === 'reset-before') return void from.socket.destroy();
    if (met === 'error-before') return void to.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    if (met === 'too-many') return void to.writeHead(429, { 'content-type': 'application/json' }).end('{}');
    const { answer, text } = await forward(from, Buffer.concat(parts));
    if (met === 'no-answer-after') return;
    if (met === 'reset-after') return void from.socket.destroy();
    if (met === 'slow') await new Promise((later) => setTimeout(later, SLOW_MS));
    const status = met === 'error-after' ? 500 : (answer.statusCode ?? 502);
    const said =
      met === 'error-after'
        ? '{}'
        : met === 'rubbish'
          ? '<!doctype html><p>Sorry'
          : met === 'wrong-schema'
            ? '{"hello":[1]}'
            : text;
    const { 'content-length': _length, 'transfer-encoding': _chunks, ...headers } = answer.headers;
    to.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(said) });
    if (met !== 'truncated') return void to.end(said);
    to.write(text.subarray(0, Math.floor(text.length / 2)), () => from.socket.destroy());
  }

  const server = createServer((from, to) => {
    serve(from, to).catch(() => from.socket.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (next) => void (fault = next),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
