/**
 * What goes wrong in one unit of work (a press, a job, an event): a vendor that fails, or the end of the process, at the
 * n-th touch of the outside. After a crash nothing of that unit reaches anything any more, as after a kill.
 */
import { AppError } from '../../platform/errors.ts';

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

export interface Trouble {
  begin(plan: Plan): void;
  /** Waits for what is still under way; tells what went wrong, in order: "crash after payments.refund". */
  end(): Promise<string[]>;
  /** A call of a vendor; `code` is the port's error of an unknown outcome. */
  call<T>(name: string, code: string, run: () => Promise<T>): Promise<T>;
  statement<T>(text: string, run: () => Promise<T>): Promise<T>;
}

export function createTrouble(): Trouble {
  let plan: Plan = {};
  let calls = 0;
  let touches = 0;
  let dead = false;
  let wrong: string[] = [];
  const underWay = new Set<Promise<unknown>>();

  function die(where: string): never {
    if (!dead) wrong.push(`crash ${where}`);
    dead = true;
    throw new Crash(`the process ended ${where}`);
  }

  async function touch<T>(name: string, run: () => Promise<T>): Promise<T> {
    if (dead) die(name);
    touches += 1;
    const dies = plan.crash?.at === touches ? plan.crash.when : null;
    if (dies === 'before') die(`before ${name}`);
    const running = run();
    underWay.add(running);
    try {
      const answer = await running;
      if (dies || dead) die(`after ${name}`);
      return answer;
    } finally {
      underWay.delete(running);
    }
  }

  return {
    begin(given) {
      plan = given;
      calls = 0;
      touches = 0;
      dead = false;
      wrong = [];
    },
    async end() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      plan = {};
      dead = false;
      return wrong;
    },
    call: (name, code, run) =>
      touch(name, async () => {
        calls += 1;
        const { fault } = plan;
        if (!fault || calls < fault.at || calls >= fault.at + fault.times) return run();
        wrong.push(`${fault.kind} at ${name}`);
        // What was refused by the vendor for good is told so, whatever was to become of the answer.
        if (fault.kind.endsWith('-after')) await run();
        throw new AppError(code, { status: 503, retryable: true, reason: `${fault.kind} (simulated)` });
      }),
    statement: (text, run) => touch(text, run),
  };
}
