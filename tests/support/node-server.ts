/** A server with ready answers, and people who talk to it word by word. */
import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { openServer } from '../../server/connections.ts';
import { prepareResponse, send, type PreparedResponse } from '../../server/site-host/prepared-response.ts';

const page = prepareResponse(200, Buffer.from('the owls'), { 'content-type': 'text/html' }, 'owls');
/** More than the system's buffers on both sides of a connection hold. */
export const HUGE = 24_000_000;
const huge = prepareResponse(200, Buffer.alloc(HUGE, 'x'), {});
const bodies: Record<string, PreparedResponse> = { '/huge': huge };

export const answerOwls: RequestListener = (req, res) => send(req, res, bodies[req.url ?? ''] ?? page);
export const nodeServer = (): Server => openServer().on('request', answerOwls);
/** For `expect.poll`: a limit of silence. */
export const PATIENT = { timeout: 20_000, interval: 5 };
export const portOf = (server: Server) => (server.address() as AddressInfo).port;
export async function listening(server: Server): Promise<Server> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

/** A conversation in which every word waits for something, however busy the machine is. */
export async function converse(server: Server) {
  const socket = connect(portOf(server), '127.0.0.1');
  let said = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (said += bytes.toString('latin1')));
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  await once(socket, 'connect');
  const heard = (what: RegExp | string) => said.split(what).length - 1;
  return {
    closed,
    said: () => said,
    say: (text: string) => void socket.write(Buffer.from(text, 'latin1')),
    /** Until that was said so often. */
    hear: (what: RegExp | string, times = 1) => expect.poll(() => heard(what), PATIENT).toBeGreaterThanOrEqual(times),
    leave: () => socket.destroy(),
  };
}
/** Connections that the server holds. */
export const held = (server: Server): Promise<number> =>
  new Promise((done, fail) => server.getConnections((error, count) => (error ? fail(error) : done(count))));
export const get = (path: string, ...fields: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: settegufi.it', ...fields].join('\r\n')}\r\n\r\n`;
