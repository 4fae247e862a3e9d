import type { PgBoss, QueueResult } from 'pg-boss';

/** What the queue of a job definition (platform/jobs.ts) is made from. */
interface Queue {
  name: string;
  retryLimit: number;
  timeoutSeconds: number;
}

const LONGEST_PAUSE_S = 900;

/** What the library is told of a queue. Its policy cannot be changed later: one waiting job a key. */
function optionsOf(definition: Queue, deadLetter: string) {
  return {
    notify: true,
    retryLimit: definition.retryLimit,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_S,
    expireInSeconds: definition.timeoutSeconds,
    // A killed process stops sending heartbeats; its jobs run again elsewhere after this long.
    heartbeatSeconds: 10,
    deleteAfterSeconds: 60 * 60 * 24 * 30,
    ...(definition.name === deadLetter ? {} : { deadLetter }),
  };
}

/**
 * Makes every queue exist as its definition has it; asks once, and writes what is new or has changed. The first one
 * takes what all others give up.
 */
export async function makeQueues(boss: PgBoss, [deadLetter, ...others]: [Queue, ...Queue[]]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // A queue can only name one that exists as the place for what it gives up.
  for (const definition of [deadLetter, ...others]) {
    const options = optionsOf(definition, deadLetter.name);
    const there = known.get(definition.name);
    if (!there) await boss.createQueue(definition.name, { policy: 'short', ...options });
    else if (differs(there, options)) await boss.updateQueue(definition.name, options);
  }
}

const differs = (there: QueueResult, wanted: ReturnType<typeof optionsOf>) =>
  Object.entries(wanted).some(([option, value]) => there[option as keyof QueueResult] !== value);
