import type { Server, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { wireFor, type Ready } from '../ready.ts';
import { dated } from '../wire.ts';
import { readPlainGet, type PlainGet } from './read-plain-get.ts';

/** Null: not a site's. Ready bytes, or a promise of them that does not fail. */
export type PlainAnswer = (get: PlainGet) => Ready | Promise<Ready> | null;

/** An idle connection is closed after this long: longer than proxies keep theirs (60 s). */
const IDLE_MS = 65_000;
/** One that has not asked for anything is not kept: it only waits. */
const FIRST_MS = 10_000;

/**
 * Answers plain GETs to sites on the bare connection, from ready bytes in one write: about a third of the processor time
 * that Node's HTTP server takes. The first request of a connection that is anything else gives the connection to that
 * server for good, with the bytes as they came, so it sees every faulty, partial, pipelined or rare message itself.
 * Connections that speak HTTP/2 are not ours. Returns how to close connections that are idle; those at work are closed after their answer.
 */
export function servePlainGets(
  server: Server,
  answer: PlainAnswer,
  event: 'connection' | 'secureConnection' = 'connection',
): { close(): void } {
  const standard = server.listeners(event) as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners(event);
  const open = new Map<Socket, { busy: boolean }>();
  let closing = false;

  server.on(event, (socket: Socket) => {
    if (socket instanceof TLSSocket && socket.alpnProtocol === 'h2') {
      for (const listener of standard) listener.call(server, socket);
      return;
    }
    const state = { busy: false, ended: false };
    open.set(socket, state);

    const write = (get: PlainGet, ready: Ready): void => {
      // Whoever reads slower than he asks waits until he has read.
      if (!socket.write(dated(wireFor(ready, get.ifNoneMatch)))) socket.pause();
      if (closing || state.ended) socket.end();
    };
    const onData = (bytes: Buffer): void => {
      const get = readPlainGet(bytes);
      const ready = get && answer(get);
      if (get === null || ready === null) {
        handOver(bytes);
        return;
      }
      if (socket.timeout !== IDLE_MS) socket.setTimeout(IDLE_MS);
      if (!(ready instanceof Promise)) {
        write(get, ready);
        return;
      }
      void writeLater(get, ready);
    };
    const writeLater = async (get: PlainGet, ready: Promise<Ready>): Promise<void> => {
      state.busy = true;
      socket.pause();
      const found = await ready;
      state.busy = false;
      if (socket.destroyed) return;
      socket.resume();
      write(get, found);
    };
    const onDrain = () => void (state.busy || socket.resume());
    const onEnd = () => {
      state.ended = true;
      if (!state.busy) socket.end();
    };
    const onError = () => socket.destroy();
    const onTimeout = () => socket.destroy();
    const onClose = () => open.delete(socket);

    function handOver(bytes: Buffer): void {
      socket.pause();
      socket.setTimeout(0);
      socket.off('data', onData).off('drain', onDrain).off('end', onEnd).off('error', onError);
      socket.off('timeout', onTimeout).off('close', onClose);
      open.delete(socket);
      socket.unshift(bytes);
      for (const listener of standard) listener.call(server, socket);
      socket.resume();
    }

    socket.setTimeout(FIRST_MS);
    socket.on('data', onData).on('drain', onDrain).on('end', onEnd).on('error', onError);
    socket.on('timeout', onTimeout).on('close', onClose);
  });

  return {
    close() {
      closing = true;
      for (const [socket, { busy }] of open) if (!busy && socket.writableLength === 0) socket.destroy();
    },
  };
}
