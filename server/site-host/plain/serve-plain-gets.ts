import type { Server, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { wireFor, type Ready } from '../ready.ts';
import { dated } from '../wire.ts';
import type { SlowReaders } from '../../slow-readers.ts';
import { readAccepted } from './one-buffer.ts';
import { readPlainGet, type PlainGet } from './read-plain-get.ts';

/** Null: not a site's. Ready bytes, or a promise of them that does not fail. */
export type PlainAnswer = (get: PlainGet) => Ready | Promise<Ready> | null;

/** Seconds after which an idle connection is closed: longer than proxies keep theirs (60). */
const IDLE_S = 65;
/** One that has not asked for anything is not kept: it only waits. */
const FIRST_S = 10;
/** How often connections are looked at: a clock for each would be set anew with every request. */
const LOOK_S = 5;

interface Connection {
  busy: boolean;
  ended: boolean;
  /** By the clock of this server: when it is closed unless it asks for something. */
  until: number;
}

/**
 * Answers plain GETs to sites on the bare connection, from ready bytes in one write: about a third of the processor time
 * that Node's HTTP server takes. The first request of a connection that is anything else gives the connection to that
 * server for good, with the bytes as they came, so it sees every faulty, partial, pipelined or rare message itself.
 * Connections that speak HTTP/2 are not ours. All are watched by `readers`, whoever answers them. Returns how to close connections that are idle; those at work are closed after their answer.
 */
export function servePlainGets(
  server: Server,
  answer: PlainAnswer,
  readers: SlowReaders,
  event: 'connection' | 'secureConnection' = 'connection',
): { close(): void } {
  const standard = server.listeners(event) as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners(event);
  const open = new Map<Socket, Connection>();
  let closing = false;
  let now = 0;
  const look = setInterval(() => {
    now += LOOK_S;
    // Whoever still reads an answer is the slow readers' business.
    for (const [socket, { until }] of open) if (until < now && socket.writableLength === 0) socket.destroy();
  }, LOOK_S * 1000).unref();
  server.once('close', () => clearInterval(look));

  server.on(event, (accepted: Socket) => {
    if (accepted instanceof TLSSocket && accepted.alpnProtocol === 'h2') {
      readers.watch(accepted);
      for (const listener of standard) listener.call(server, accepted);
      return;
    }
    const state: Connection = { busy: false, ended: false, until: now + FIRST_S };
    const reading = readAccepted(accepted, take);
    const { socket } = reading;
    open.set(socket, state);
    readers.watch(socket);

    function take(bytes: Buffer, length: number): void {
      const get = readPlainGet(bytes, length);
      const ready = get && answer(get);
      if (get === null || ready === null) {
        handOver(Buffer.from(bytes.subarray(0, length)));
        return;
      }
      state.until = now + IDLE_S;
      if (ready instanceof Promise) void writeLater(get, ready);
      else write(get, ready);
    }
    function write(get: PlainGet, ready: Ready): void {
      // Whoever reads slower than he asks waits until he has read.
      if (!socket.write(dated(wireFor(ready, get.ifNoneMatch)))) socket.pause();
      if (closing || state.ended) socket.end();
    }
    async function writeLater(get: PlainGet, ready: Promise<Ready>): Promise<void> {
      state.busy = true;
      socket.pause();
      const found = await ready;
      state.busy = false;
      if (socket.destroyed) return;
      socket.resume();
      write(get, found);
    }
    const onDrain = () => {
      state.until = now + IDLE_S;
      if (closing) socket.end();
      else if (!state.busy) socket.resume();
    };
    const onEnd = () => {
      state.ended = true;
      if (!state.busy) socket.end();
    };
    const onError = () => socket.destroy();
    const onClose = () => open.delete(socket);

    function handOver(bytes: Buffer): void {
      reading.release();
      socket.off('drain', onDrain).off('end', onEnd).off('error', onError);
      socket.off('close', onClose);
      open.delete(socket);
      socket.unshift(bytes);
      for (const listener of standard) listener.call(server, socket);
      socket.resume();
    }

    socket.on('drain', onDrain).on('end', onEnd).on('error', onError);
    socket.on('close', onClose);
  });

  return {
    close() {
      closing = true;
      for (const [socket, { busy }] of open) if (!busy && socket.writableLength === 0) socket.destroy();
    },
  };
}
