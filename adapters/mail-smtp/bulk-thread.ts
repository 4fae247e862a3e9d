import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BulkMail, BulkOutcome, BulkTransport } from '../../modules/notifications/bulk-mail.port.ts';
import type { BulkSettings } from './bulk.ts';

/** What the thread is sent, and what it answers. */
export type ToHand = { id: number; mail: BulkMail } | 'close';
export type Handed = { id: number; outcome: BulkOutcome } | 'ready';

/**
 * The transport of bulk.ts on a thread of its own, which starts with the first mail: at four hundred letters a second building and signing them
 * takes a whole processor, and the one that is left answers visitors and sends the mails that somebody waits for.
 * `root`: the project's folder, because the thread runs adapters/mail-smtp/bulk-worker.ts itself.
 */
export function createBulkThread(root: string, settings: BulkSettings): BulkTransport {
  const waiting = new Map<number, (outcome: BulkOutcome) => void>();
  let thread: Worker | undefined;
  let closed = false;
  let lastId = 0;

  function open(): Worker {
    const worker = new Worker(join(root, 'adapters/mail-smtp/bulk-worker.ts'), { workerData: settings });
    let isReady = false;
    let reason = 'closed';
    worker.on('message', (handed: Handed) => {
      if (handed === 'ready') {
        isReady = true;
        return;
      }
      waiting.get(handed.id)?.(handed.outcome);
      waiting.delete(handed.id);
      // Where nothing is under way it keeps no process alive.
      if (waiting.size === 0) worker.unref();
    });
    // 'exit' follows every 'error'.
    worker.on('error', (error) => (reason = String(error).slice(0, 200)));
    worker.on('exit', () => {
      thread = undefined;
      // Of one that ran nobody knows what it had handed over.
      const kind = isReady ? 'unknown' : 'away';
      for (const done of waiting.values()) done({ kind, answer: `the thread of letters ended: ${reason}` });
      waiting.clear();
    });
    return worker;
  }

  return {
    send(mail) {
      if (closed) return Promise.resolve({ kind: 'away', answer: 'closed' });
      return new Promise((done) => {
        const id = (lastId += 1);
        thread ??= open();
        waiting.set(id, done);
        thread.ref();
        thread.postMessage({ id, mail } satisfies ToHand, []);
      });
    },
    close() {
      closed = true;
      thread?.postMessage('close' satisfies ToHand, []);
    },
  };
}
