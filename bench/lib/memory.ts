/** What a process really holds: its heap after a collection, asked for by V8's inspector, and its resident memory. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from './cpu.ts';

export interface Held {
  /** JavaScript objects that something still needs, MB. */
  heap: number;
  /** Everything of the process that is in RAM, MB. */
  resident: number;
}
export interface MemoryProbe {
  read(): Promise<Held>;
  close(): void;
}

/** Collected twice: finalizers of the first round let go of more. */
const COLLECTIONS = 2;
/** The allocator gives pages back a little later. */
const SETTLE_MS = 1000;

/** @param inspectPort the process was started with `--inspect-port` of this number; a signal opens its inspector */
export async function openMemoryProbe(pid: number, inspectPort: number): Promise<MemoryProbe> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorUrl(inspectPort));
  await once(socket, 'open');
  let asked = 0;
  const ask = (method: string): Promise<{ usedSize: number }> =>
    new Promise((done, fail) => {
      const id = (asked += 1);
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; error?: unknown; result: { usedSize: number } };
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        if (answer.error) fail(new Error(`${method}: ${JSON.stringify(answer.error)}`));
        else done(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method }));
    });
  await ask('HeapProfiler.enable');
  return {
    async read() {
      for (let round = 0; round < COLLECTIONS; round++) await ask('HeapProfiler.collectGarbage');
      await sleep(SETTLE_MS);
      const { usedSize } = await ask('Runtime.getHeapUsage');
      return { heap: usedSize / 2 ** 20, resident: residentMegabytes(pid) };
    },
    close: () => socket.close(),
  };
}

async function inspectorUrl(port: number): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => [],
    );
    const [target] = targets;
    if (target) return target.webSocketDebuggerUrl;
    await sleep(100);
  }
  throw new Error(`no inspector answers on port ${port}`);
}
