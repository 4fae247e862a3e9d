/** Runs units of work with what is to go wrong in them, writes it down, and looks whether all still holds. */
import { isAppError } from '../../platform/errors.ts';
import { dunningCycleJob } from '../../modules/billing/index.server.ts';
import { sendBatchJob, sendDueJob } from '../../modules/newsletter/jobs.ts';
import { noteNearing } from './dues.ts';
import { checkSafety } from './invariants.ts';
import type { Waiting } from './job-rows.ts';
import { checkBegun, checkSent } from './pro/letters-kept.ts';
import { seeded, type Random } from './random.ts';
import { createTrace, InvariantBroken, type Trace } from './trace.ts';
import { FAULTS, isCrash, type Outcome, type Plan } from './trouble.ts';
import type { World } from './world.ts';

export interface Counts {
  steps: number;
  /** Units that ran beside another, and turns in which each of them could have gone on. */
  sideBySide: number;
  turns: number;
  crashes: number;
  faults: Record<string, number>;
}
/** A press, a job or an event. */
export interface Unit {
  what: string;
  run: () => Promise<unknown>;
  /** Not through the product, which cannot break it. */
  outside?: boolean;
  /** See trouble.ts. */
  inParts?: boolean;
  /** Looks at the world when it has come to its end and nothing went wrong in it or beside it. */
  undisturbed?: ((world: World) => Promise<void>) | undefined;
  /** What follows for who began it. `done` is false where it was refused, unavailable or cut. */
  after?: (done: boolean) => void;
}
export interface Environment {
  trace: Trace;
  counts: Counts;
  /** How much goes wrong from here on, 0 to 1. */
  weather: number;
  /** Runs one unit, or two of them side by side. */
  run(units: Unit[]): Promise<void>;
  job(job: Waiting): Unit;
}

/** What is looked at after a job in which nothing went wrong. */
const AFTER: Partial<Record<string, (world: World, job: Waiting) => Promise<void>>> = {
  [dunningCycleJob.name]: noteNearing,
  [sendDueJob.name]: checkBegun,
  [sendBatchJob.name]: checkSent,
};
/** After so many steps everything is looked at, also what no step has touched. */
const WHOLE_EVERY = 25;
/** Touches of most units; a crash planned for a later one does not happen. */
const MOST_TOUCHES = 26;

export function createEnvironment(world: World, random: Random): Environment {
  const trace = createTrace();
  const counts: Counts = { steps: 0, sideBySide: 0, turns: 0, crashes: 0, faults: {} };

  function plan(): Plan {
    if (!random.chance(stage.weather)) return {};
    if (random.chance(0.45)) {
      const at = 1 + Math.floor(random.next() ** 2 * MOST_TOUCHES);
      return { crash: { at, when: random.chance(0.5) ? 'before' : 'after' } };
    }
    const times = random.chance(0.25) ? 99 : 1;
    return { fault: { at: random.int(1, times === 1 ? 4 : 2), kind: random.pick(FAULTS), times } };
  }

  /** What to write of an outcome; throws where nobody expected it. */
  function told({ answer, error }: Outcome, crashed: boolean): string {
    if (error === null) return typeof answer === 'string' ? answer : '';
    if (isCrash(error) || crashed) return 'cut';
    if (isAppError(error)) return error.retryable ? `later: ${error.code}` : `refused: ${error.code}`;
    const where = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
    throw new InvariantBroken('X every error is a known one', where);
  }

  function count({ wrong }: Outcome): void {
    counts.steps += 1;
    for (const each of wrong) {
      if (each.startsWith('crash')) counts.crashes += 1;
      else {
        const kind = each.split(' ')[0] ?? each;
        counts.faults[kind] = (counts.faults[kind] ?? 0) + 1;
      }
    }
  }

  const stage: Environment = {
    trace,
    counts,
    weather: 0,
    async run(units) {
      const planned = units.map(({ run, outside, inParts = false }) => ({ run, inParts, plan: outside ? {} : plan() }));
      const together = units.length > 1;
      const turns = together ? seeded(random.int(0, 2 ** 31)) : random;
      const { outcomes, decided, crashed } = await world.trouble.run(planned, turns);
      if (together) counts.sideBySide += units.length;
      counts.turns += decided;
      for (const [n, outcome] of outcomes.entries()) {
        count(outcome);
        const beside = together ? `∥${n === 0 ? ` (${decided} turns)` : ''}` : '';
        const wrong = outcome.wrong.map((each) => `[${each}]`);
        const line = [units[n]?.what, beside, ...wrong, told(outcome, crashed)].filter(Boolean).join(' ');
        trace.add(world.clock.now(), line);
      }
      await checkSafety(world, { whole: counts.steps % WHOLE_EVERY < outcomes.length });
      if (outcomes.every(({ error, wrong }) => error === null && wrong.length === 0))
        for (const { undisturbed } of units) await undisturbed?.(world);
      for (const [n, { error }] of outcomes.entries()) units[n]?.after?.(error === null);
    },
    job(job) {
      const handler = world.handlers.get(job.name);
      if (!handler) throw new InvariantBroken('X every job has a handler', job.name);
      const run = async () => {
        const error = await world.queue.run(job, handler, isCrash);
        if (error !== null) throw error;
      };
      const inParts = job.name === sendBatchJob.name;
      const look = AFTER[job.name];
      return { what: `job ${job.name}`, run, inParts, undisturbed: look && ((world) => look(world, job)) };
    },
  };
  return stage;
}
