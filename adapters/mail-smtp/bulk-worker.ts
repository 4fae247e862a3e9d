/** Entry of a worker thread: mails to many, built, signed and handed over. Node runs this file as it is. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createBulkTransport, type BulkSettings } from './bulk.ts';
import type { Handed, ToHand } from './bulk-thread.ts';

// Whatever somebody waits for comes first. Elsewhere than on Linux (setpriority(2)) the priority would be that of the whole process.
if (process.platform === 'linux') setPriority(15);
const transport = createBulkTransport(workerData as BulkSettings);
const underWay = new Set<number>();
let closed = false;

parentPort?.on('message', (asked: ToHand) => {
  if (asked === 'close') {
    closed = true;
    transport.close();
    end();
  } else void handOver(asked);
});

async function handOver({ id, mail }: Exclude<ToHand, 'close'>): Promise<void> {
  underWay.add(id);
  const outcome = await transport.send(mail);
  underWay.delete(id);
  parentPort?.postMessage({ id, outcome } satisfies Handed, []);
  end();
}

parentPort?.postMessage('ready' satisfies Handed, []);

/** What is under way as the connections end says so first. */
function end(): void {
  if (closed && underWay.size === 0) parentPort?.close();
}
