/** PostgreSQL's COPY on a connection of `pg`, which itself knows queries only. Text format, UTF-8. */
import { once } from 'node:events';
import type { ClientBase, Connection, Submittable } from 'pg';

/** What `pg` hands to whoever was submitted, as far as it is used here. */
interface Wire extends Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}
const nothing = (): void => undefined;
const ignored = {
  handleRowDescription: nothing,
  handleDataRow: nothing,
  handlePortalSuspended: nothing,
  handleEmptyQuery: nothing,
  handleCommandComplete: nothing,
};

/**
 * Runs `copy … to stdout`. `take` gets the bytes as they come; while it returns a promise the server is kept waiting.
 * Throws the server's error.
 */
export function copyOut(client: ClientBase, text: string, take: (chunk: Buffer) => Promise<void> | undefined) {
  return new Promise<void>((done, fail) => {
    let problem: Error | undefined;
    const settle = () => (problem ? fail(problem) : done());
    let waiting: Promise<void> = Promise.resolve();
    const submitted = {
      ...ignored,
      submit: (wire: Wire) => wire.query(text),
      handleCopyData({ chunk }: { chunk: Buffer }, wire: Wire) {
        // The parser uses its memory again.
        const busy = take(Buffer.from(chunk));
        if (!busy) return;
        wire.stream.pause();
        waiting = busy
          .catch((error: unknown) => void (problem ??= error as Error))
          .finally(() => void wire.stream.resume());
      },
      handleReadyForQuery: () => void waiting.then(settle),
      // No further message comes to us after an error.
      handleError: (error: Error) => fail(error),
    };
    client.query(submitted as unknown as Submittable);
  });
}

/** Runs `copy … from stdin` with these bytes. Throws the server's error, or the source's: then nothing is written. */
export function copyIn(client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return new Promise<void>((done, fail) => {
    const feed = async (wire: Wire) => {
      try {
        for await (const chunk of source) {
          wire.sendCopyFromChunk(chunk);
          if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
        }
        wire.endCopyFrom();
      } catch (error) {
        wire.sendCopyFail(error instanceof Error ? error.message : String(error));
      }
    };
    const submitted = {
      ...ignored,
      submit: (wire: Wire) => wire.query(text),
      handleCopyInResponse: (wire: Wire) => void feed(wire),
      handleReadyForQuery: () => done(),
      handleError: (error: Error) => fail(error),
    };
    client.query(submitted as unknown as Submittable);
  });
}
