import { threadCpuUsage } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { plainError } from './errors.ts';
import type { Outcome, Task } from './worker-pool.ts';

/** The inside of a worker file: answers the pool's tasks by name. */
export function serveTasks(tasks: Record<string, (input: never) => Promise<unknown>>): void {
  parentPort?.on('message', ({ id, name, input }: Task) => {
    // What was loaded before took its time too; the task's own begins now.
    const { user, system } = threadCpuUsage();
    parentPort?.postMessage({ id, begun: user + system } satisfies Outcome, []);
    void (async () => {
      try {
        const work = tasks[name];
        if (!work) throw new Error(`no task is called ${name}`);
        answer({ id, value: await work(input as never) });
      } catch (error) {
        answer({ id, error: plainError(error) });
      }
    })();
  });
}

function answer(outcome: Outcome): void {
  if (!('value' in outcome && outcome.value instanceof Uint8Array)) return parentPort?.postMessage(outcome, []);
  // Its memory may belong to a library or be shared with other buffers: only a copy can be given away.
  const owned = new Uint8Array(outcome.value);
  parentPort?.postMessage({ id: outcome.id, value: owned }, [owned.buffer]);
}
