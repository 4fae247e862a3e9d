import type { Socket } from 'node:net';
import type { Config } from '../platform/config.ts';

/** One rule for whoever reads slowly, on every path. */
export interface SlowReaders {
  /** Watches a connection until it closes. */
  watch(socket: Socket): void;
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
      if (now - reading.movedAt >= silenceMs || now - reading.since > allowed(offered)) socket.resetAndDestroy();
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
    end(graceMs) {
      if (open.size === 0) return Promise.resolve();
      return new Promise((done) => {
        const late = setTimeout(() => {
          for (const socket of open.keys()) socket.resetAndDestroy();
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
