/**
 * What goes wrong in units of work (presses, jobs, events): a vendor that fails, or the end of the process, at the n-th
 * touch of the outside. After a crash nothing of any unit of the process reaches anything any more, as after a kill.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../../platform/errors.ts';
import type { Random } from './random.ts';
import { Turns } from './turns.ts';

/** `-before`: nothing happened at the vendor; `-after`: it did, and its answer is lost. */
export const FAULTS = [
  '500-before',
  '500-after',
  'timeout-before',
  'timeout-after',
  '429',
  'rubbish-before',
  'rubbish-after',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Plan {
  /** The n-th call of a vendor, from 1, and so many after it. */
  fault?: { at: number; kind: Fault; times: number };
  /** The n-th touch (vendor's call or database statement), from 1: before it, or when it is done. */
  crash?: { at: number; when: 'before' | 'after' };
}

/** The process ended here. */
export class Crash extends Error {}
export const isCrash = (error: unknown): boolean =>
  error instanceof Crash || (error instanceof Error && error.cause !== undefined && isCrash(error.cause));

export interface UnitOfWork {
  plan: Plan;
  run: () => Promise<unknown>;
  /** It does two things at once: alone, too, one of them goes on at a time. */
  inParts?: boolean;
}
export interface Outcome {
  answer: unknown;
  /** What it threw; null: it came to its end. */
  error: unknown;
  /** What went wrong, in order: "crash after payments.refund". */
  wrong: string[];
}
export interface Trouble {
  /**
   * Runs units to their ends, side by side where there are more than one: `random` says at each touch who goes on. Tells
   * of each, how many turns were decided so, and whether the process ended.
   */
  run(units: UnitOfWork[], random: Random): Promise<{ outcomes: Outcome[]; decided: number; crashed: boolean }>;
  /** A call of a vendor; `code` is the port's error of an unknown outcome. */
  call<T>(name: string, code: string, run: () => Promise<T>): Promise<T>;
  /** `line`: the connection, where it waits for what was asked there before. */
  statement<T>(text: string, run: () => Promise<T>, line?: object): Promise<T>;
  /** A statement that goes out though its process may be dead: no touch, and no turn is waited for. */
  aside<T>(text: string, run: () => Promise<T>, line?: object): Promise<T>;
}

/** One process: all its units die together. */
interface Process {
  dead: boolean;
  turns: Turns | null;
  underWay: Set<Promise<unknown>>;
}
interface Running {
  number: number;
  plan: Plan;
  calls: number;
  touches: number;
  wrong: string[];
  process: Process;
}

/** `locked`: how many statements wait for a lock of the database now. */
export function createTrouble(locked: () => Promise<number>): Trouble {
  const running = new AsyncLocalStorage<Running>();

  async function touch<T>(name: string, run: (unit: Running) => Promise<T>, line?: object): Promise<T> {
    const unit = running.getStore();
    if (!unit) return run(nobody());
    const { turns } = unit.process;
    return turns ? turns.take(unit.number, name, () => reach(unit, name, run), line) : reach(unit, name, run);
  }

  return {
    async run(units, random) {
      const takesTurns = units.length > 1 || units.some(({ inParts }) => inParts);
      const turns = takesTurns ? new Turns(units.length, random, locked) : null;
      const process: Process = { dead: false, turns, underWay: new Set() };
      const all = units.map(async ({ plan, run }, number): Promise<Outcome> => {
        const unit = { number, plan, calls: 0, touches: 0, wrong: [], process };
        try {
          return { answer: await running.run(unit, run), error: null, wrong: unit.wrong };
        } catch (error) {
          return { answer: null, error, wrong: unit.wrong };
        } finally {
          turns?.end(number);
        }
      });
      await turns?.drive();
      const outcomes = await Promise.all(all);
      while (process.underWay.size > 0) await Promise.allSettled(process.underWay);
      return { outcomes, decided: turns?.decided ?? 0, crashed: process.dead };
    },
    call: (name, code, run) =>
      touch(name, async (unit) => {
        unit.calls += 1;
        const { fault } = unit.plan;
        if (!fault || unit.calls < fault.at || unit.calls >= fault.at + fault.times) return run();
        unit.wrong.push(`${fault.kind} at ${name}`);
        // What was refused by the vendor for good is told so, whatever was to become of the answer.
        if (fault.kind.endsWith('-after')) await run();
        throw new AppError(code, { status: 503, retryable: true, reason: `${fault.kind} at ${name} (simulated)` });
      }),
    statement: touch,
    aside(text, run, line) {
      const unit = running.getStore();
      return unit?.process.turns?.aside(unit.number, text, run, line) ?? run();
    },
  };
}

const nobody = (): Running => ({
  number: 0,
  plan: {},
  calls: 0,
  touches: 0,
  wrong: [],
  process: { dead: false, turns: null, underWay: new Set() },
});

function die({ process, wrong }: Running, where: string): never {
  if (!process.dead) wrong.push(`crash ${where}`);
  process.dead = true;
  throw new Crash(`the process ended ${where}`);
}

async function reach<T>(unit: Running, name: string, run: (unit: Running) => Promise<T>): Promise<T> {
  const { process, plan } = unit;
  if (process.dead) die(unit, name);
  unit.touches += 1;
  const dies = plan.crash?.at === unit.touches ? plan.crash.when : null;
  if (dies === 'before') die(unit, `before ${name}`);
  const asked = run(unit);
  process.underWay.add(asked);
  try {
    const answer = await asked;
    if (dies || process.dead) die(unit, `after ${name}`);
    return answer;
  } finally {
    process.underWay.delete(asked);
  }
}
