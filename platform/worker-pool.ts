/** Threads for work that would keep the event loop from answering visitors. */
import { Worker } from 'node:worker_threads';
import { AppError, fromPlainError, type PlainError } from './errors.ts';

/** What a worker file is sent, and what it answers; `serveTasks` is its side of the talk. */
export interface Task {
  id: number;
  name: string;
  input: unknown;
}
/** `begun`: microseconds of the processor that its thread had used by then. */
export type Outcome =
  | { id: number; begun: number }
  | { id: number; value: unknown }
  | { id: number; error: PlainError };

interface Waiting {
  task: Task;
  transfer: ArrayBuffer[];
  done: (value: unknown) => void;
  fail: (error: Error) => void;
}
interface Seat {
  worker: Worker;
  busy: Waiting | null;
  /** Ends the thread of a task that does not begin, or takes too long. */
  clock?: NodeJS.Timeout;
}

/** Threads beyond the first end after a minute in which no task has come to its end. */
const IDLE_MS = 60_000;
/** A thread that has not begun its task by then never will. On a machine that is busy its start takes many seconds. */
const START_MS = 60_000;
/** A thread that waits for something uses no processor: after so many times its limit a task ends by the clock. */
const PATIENCE = 3;
/** Between two looks at what a thread has used. */
const LOOK_MS = 250;

/** How long one task may take from its beginning: then its thread is ended, and the task fails with `error`. */
export interface TaskLimit {
  ms: number;
  /**
   * `thread`: what its thread computes, for tasks that do nothing else; a machine that others keep busy takes nothing away from them.
   * `clock`: what goes by, for tasks that libraries do on threads of their own.
   */
  of: 'thread' | 'clock';
  error: () => Error;
}

export interface WorkerPool {
  /**
   * Runs `name` of the worker file on the next free thread, in the order asked. What is in `transfer` moves there and is
   * empty here afterwards. Throws what the worker threw; AppError 'http.unavailable', worth trying again, when the thread
   * ended before its answer, when too many tasks wait, and after `close`; `limit.error` when it took longer than its limit.
   */
  run(name: string, input: unknown, transfer?: ArrayBuffer[]): Promise<unknown>;
  /** Fails what waits or runs, and ends the threads. */
  close(): Promise<void>;
}

/** The threads start when the first tasks come, one for each until there are `size`; they keep no process alive. */
export function createWorkerPool(options: {
  file: string;
  size: number;
  mostWaiting: number;
  idleMs?: number;
  limit?: TaskLimit;
}): WorkerPool {
  const seats = new Set<Seat>();
  const queue: Waiting[] = [];
  let lastId = 0;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  function open(): Seat {
    const worker = new Worker(options.file);
    const seat: Seat = { worker, busy: null };
    seats.add(seat);
    worker.on('message', (outcome: Outcome) => {
      const { busy } = seat;
      if (busy?.task.id !== outcome.id) return;
      if ('begun' in outcome) {
        if (options.limit) watch(seat, busy, options.limit, outcome.begun);
        return;
      }
      release(seat);
      if ('error' in outcome) busy.fail(fromPlainError(outcome.error));
      else busy.done(outcome.value);
      next();
    });
    // 'exit' follows every 'error'.
    let cause: unknown;
    worker.on('error', (error) => (cause = error));
    worker.on('exit', (code) => {
      seats.delete(seat);
      clearTimeout(seat.clock);
      seat.busy?.fail(unavailable(`a worker thread ended with code ${code}: ${String(cause)}`, cause));
      if (!closed) next();
    });
    worker.unref();
    return seat;
  }

  function release(seat: Seat): void {
    seat.busy = null;
    clearTimeout(seat.clock);
    seat.worker.unref();
    clearTimeout(idle);
    idle = setTimeout(endIdle, options.idleMs ?? IDLE_MS).unref();
  }

  /** One thread stays for whoever comes next: it starts in half a second, and holds thirty megabytes. */
  function endIdle(): void {
    const [, ...more] = [...seats].filter((seat) => seat.busy === null);
    for (const seat of more) {
      seats.delete(seat);
      void seat.worker.terminate();
    }
  }

  function next(): void {
    while (queue.length > 0) {
      const idle = [...seats].find((seat) => seat.busy === null) ?? (seats.size < options.size ? open() : undefined);
      const waiting = idle && queue.shift();
      if (!waiting) return;
      idle.busy = waiting;
      idle.worker.ref();
      idle.worker.postMessage(waiting.task, waiting.transfer);
      clock(idle, options.limit && START_MS);
    }
  }

  function clock(seat: Seat, ms: number | undefined): void {
    clearTimeout(seat.clock);
    if (ms !== undefined) seat.clock = setTimeout(() => end(seat), ms);
  }

  function watch(seat: Seat, task: Waiting, { ms, of }: TaskLimit, begun: number): void {
    if (of === 'clock') return clock(seat, ms);
    const last = performance.now() + PATIENCE * ms;
    const again = (after: number): void => {
      clearTimeout(seat.clock);
      seat.clock = setTimeout(() => void look(), after);
    };
    async function look(): Promise<void> {
      if (performance.now() >= last) return end(seat);
      // Where it does not answer the clock has the last word; one that has ended says so by itself.
      again(last - performance.now());
      const used = await seat.worker.cpuUsage().catch(() => null);
      if (used === null || seat.busy !== task) return;
      const rest = ms - (used.user + used.system - begun) / 1000;
      if (rest <= 0) end(seat);
      else again(Math.max(rest, LOOK_MS));
    }
    again(ms);
  }

  /** Its place is free at once: a thread that is inside a library ends when that lets go of it. */
  function end(seat: Seat): void {
    const { busy } = seat;
    seats.delete(seat);
    seat.busy = null;
    void seat.worker.terminate();
    if (options.limit) busy?.fail(options.limit.error());
    next();
  }

  return {
    run(name, input, transfer = []) {
      if (closed) return Promise.reject(unavailable('the worker threads are closed'));
      if (queue.length >= options.mostWaiting) return Promise.reject(unavailable('too many tasks wait for a thread'));
      return new Promise((done, fail) => {
        queue.push({ task: { id: (lastId += 1), name, input }, transfer, done, fail });
        next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      for (const seat of seats) clearTimeout(seat.clock);
      for (const waiting of queue.splice(0)) waiting.fail(unavailable('the worker threads are closed'));
      await Promise.all([...seats].map((seat) => seat.worker.terminate()));
    },
  };
}

const unavailable = (reason: string, cause?: unknown) =>
  new AppError('http.unavailable', { status: 503, retryable: true, reason, cause });
