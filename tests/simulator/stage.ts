/** One step at a time: runs a unit of work with what is to go wrong in it, writes it down, and looks whether all still holds. */
import { isAppError } from '../../platform/errors.ts';
import { checkSafety } from './invariants.ts';
import type { Waiting } from './job-rows.ts';
import type { Random } from './random.ts';
import { createTrace, InvariantBroken, type Trace } from './trace.ts';
import { FAULTS, isCrash, type Plan } from './trouble.ts';
import type { World } from './world.ts';

export interface Counts {
  steps: number;
  crashes: number;
  faults: Record<string, number>;
}
export interface Stage {
  trace: Trace;
  counts: Counts;
  /** How much goes wrong from here on, 0 to 1. */
  weather: number;
  /** False when the unit did not come to its end: refused, unavailable or cut. */
  unit(what: string, run: () => Promise<unknown>, options?: { outside?: boolean }): Promise<boolean>;
  job(job: Waiting): Promise<void>;
}

/** After so many steps everything is looked at, also what no step has touched. */
const WHOLE_EVERY = 25;
/** Touches of most units; a crash planned for a later one does not happen. */
const MOST_TOUCHES = 26;

export function createStage(world: World, random: Random): Stage {
  const trace = createTrace();
  const counts: Counts = { steps: 0, crashes: 0, faults: {} };

  function plan(): Plan {
    if (!random.chance(stage.weather)) return {};
    if (random.chance(0.45)) {
      const at = 1 + Math.floor(random.next() ** 2 * MOST_TOUCHES);
      return { crash: { at, when: random.chance(0.5) ? 'before' : 'after' } };
    }
    const times = random.chance(0.25) ? 99 : 1;
    return { fault: { at: random.int(1, times === 1 ? 4 : 2), kind: random.pick(FAULTS), times } };
  }

  /** What to write of an error; throws where nobody expected it. */
  function told(error: unknown, wrong: string[]): string {
    if (isCrash(error) || wrong.some((each) => each.startsWith('crash'))) return 'cut';
    if (isAppError(error)) return error.retryable ? `later: ${error.code}` : `refused: ${error.code}`;
    const where = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new InvariantBroken('X every error is a known one', where);
  }

  async function after(what: string, wrong: string[], how: string): Promise<void> {
    counts.steps += 1;
    for (const each of wrong) {
      if (each.startsWith('crash')) counts.crashes += 1;
      else {
        const kind = each.split(' ')[0] ?? each;
        counts.faults[kind] = (counts.faults[kind] ?? 0) + 1;
      }
    }
    trace.add(world.clock.now(), [what, ...wrong.map((each) => `[${each}]`), how].filter(Boolean).join(' '));
    await checkSafety(world, { whole: counts.steps % WHOLE_EVERY === 0 });
  }

  const stage: Stage = {
    trace,
    counts,
    weather: 0,
    async unit(what, run, { outside = false } = {}) {
      world.trouble.begin(outside ? {} : plan());
      let error: unknown = null;
      let answer: unknown;
      try {
        answer = await run();
      } catch (thrown) {
        error = thrown;
      }
      const wrong = await world.trouble.end();
      const how = error === null ? (typeof answer === 'string' ? answer : '') : told(error, wrong);
      await after(what, wrong, how);
      return error === null;
    },
    async job(job) {
      const handler = world.handlers.get(job.name);
      if (!handler) throw new InvariantBroken('X every job has a handler', job.name);
      world.trouble.begin(plan());
      const error = await world.queue.run(job, handler, isCrash);
      const wrong = await world.trouble.end();
      await after(`job ${job.name}`, wrong, error === null ? '' : told(error, wrong));
    },
  };
  return stage;
}
