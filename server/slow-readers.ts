import type { ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Config } from '../platform/config.ts';

/** One rule for whoever reads slowly, on every path and both protocols. */
export interface SlowReaders {
  /** Watches a connection until it closes. */
  watch(socket: Socket): void;
  /** The same for one answer on a connection of HTTP/2, which has a window of its own for each. */
  watchStream(stream: ServerHttp2Stream): void;
  /** Lets readers finish for so long, then resets what is still open. Resolves when nothing is. */
  end(graceMs: number): Promise<void>;
}

/** Of a connection that has bytes which its reader has not taken. */
interface Reading {
  since: number;
  movedAt: number;
  /** Bytes taken for sure when that began, and at the last look. */
  first: number;
  taken: number;
  /** Of the last write, what the system has not accepted yet. */
  queued: number;
}

const LOOKS = 6;

/**
 * A reader who takes nothing for `silenceMs`, or who needs longer for his answers than that and `bytesPerSecond` allow,
 * loses the connection. Looked at six times in `silenceMs`: a clock for each would be set anew with every answer. The
 * connection is reset, so that the system gives its memory back at once; a closed one keeps it until the reader has read.
 */
export function createSlowReaders({
  silenceMs,
  bytesPerSecond,
}: Pick<Config['connections'], 'silenceMs' | 'bytesPerSecond'>): SlowReaders {
  const open = new Map<Socket, Reading | null>();
  const streams = new Map<ServerHttp2Stream, { since: number; first: number } | null>();
  const waiting: (() => void)[] = [];
  const step = silenceMs / LOOKS;
  let now = 0;
  const allowed = (bytes: number) => silenceMs + (bytes / bytesPerSecond) * 1000;
  setInterval(() => {
    now += step;
    for (const [socket, before] of open) {
      const reading = socket.writableLength > 0 ? look(socket, before, now) : null;
      if (before !== reading) open.set(socket, reading);
      if (!reading) continue;
      const offered = socket.bytesWritten - reading.first;
      if (now - reading.movedAt >= silenceMs || now - reading.since > allowed(offered)) reset(socket);
    }
    for (const [stream, before] of streams) {
      if (stream.bufferSize === 0) streams.set(stream, null);
      else if (!before) streams.set(stream, { since: now, first: sentBeside(stream) });
      else if (now - before.since > allowed(lengthOf(stream) ?? sentBeside(stream) - before.first)) stream.destroy();
    }
  }, step).unref();

  return {
    watch(socket) {
      open.set(socket, null);
      socket.once('close', () => {
        open.delete(socket);
        if (open.size === 0) for (const done of waiting.splice(0)) done();
      });
    },
    watchStream(stream) {
      streams.set(stream, null);
      stream.once('close', () => streams.delete(stream));
      // Node tells of a stream that neither sent nor received; one whose answer is still being made may.
      stream.on('timeout', () => (stream.bufferSize > 0 ? stream.destroy() : stream.setTimeout(silenceMs)));
      stream.setTimeout(silenceMs);
    },
    end(graceMs) {
      if (open.size === 0) return Promise.resolve();
      return new Promise((done) => {
        const late = setTimeout(() => {
          for (const socket of open.keys()) reset(socket);
        }, graceMs);
        waiting.push(() => {
          clearTimeout(late);
          done();
        });
      });
    },
  };
}

function look(socket: Socket, before: Reading | null, now: number): Reading {
  const taken = socket.bytesWritten - socket.writableLength;
  // Node's own timeout of a socket reads the same field: `writableLength` falls only when a write is done with.
  const queued = (socket as Socket & { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;
  if (!before) return { since: now, movedAt: now, first: taken, taken, queued };
  if (before.taken !== taken || before.queued !== queued) before.movedAt = now;
  before.taken = taken;
  before.queued = queued;
  return before;
}

/** Of the answer as it was announced. Null: without a length. */
function lengthOf(stream: ServerHttp2Stream): number | null {
  const length = Number(stream.sentHeaders?.['content-length'] ?? NaN);
  return Number.isNaN(length) ? null : length;
}

/** Node counts no bytes of a stream: those of its connection are at least as many. */
function sentBeside({ session }: ServerHttp2Stream): number {
  return session && !session.destroyed ? session.socket.bytesWritten : 0;
}

function reset(socket: Socket): void {
  // Only a bare connection can be reset.
  if (socket instanceof TLSSocket) socket.destroy();
  else socket.resetAndDestroy();
}
