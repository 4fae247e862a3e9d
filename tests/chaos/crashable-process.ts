/**
 * A process of the product that can die at a named point. What it was doing goes on to nowhere: its database connections
 * break, as those of a killed process do, and every later call of it fails. What it did outside stays done.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient } from 'pg';
import type { Ports } from '../../platform/ctx.ts';
import type { Kind, Moment, Point } from './steps.ts';

/** Name of its connections, by which a saboteur finds them. */
export const PROCESS = 'vetrina-mortal';
/** Connections that the server ended, or that nobody answers on. */
const BROKEN = /terminat|ECONNRE|connection error|57P0\d/;

/** An error, or its cause, that says that the connection to the database broke. */
export function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return BROKEN.test(error.message) || isBroken(error.cause);
}

export class Killed extends Error {}

/** What is being done, by which process. */
interface Act {
  kind: 'job' | 'request';
  name: string;
  life: Life;
  /** Calls whose answer is not in the books yet. */
  unsaved: string[];
  saved: boolean;
}
const acts = new AsyncLocalStorage<Act>();

export type Side = 'before' | 'after';

/** Where processes are to die: each point once, after it was passed so many times. */
export class Traps {
  readonly struck: Point[] = [];
  readonly #set = new Map<Point, number>();
  #save: { left: number; side: Side } | null = null;

  /** Whatever is being done: the process dies before or after the n-th time from now on that something is saved. */
  setSave(nth: number, side: Side): void {
    this.#save = { left: nth, side };
  }
  /** Whether so much was never saved; then nothing is set any more. */
  dropSave(): boolean {
    const missed = this.#save !== null;
    this.#save = null;
    return missed;
  }
  springsAtSave(side: Side): boolean {
    if (this.#save?.side !== side) return false;
    this.#save.left -= 1;
    if (this.#save.left > 0) return false;
    this.#save = null;
    return true;
  }

  set(point: Point, skip: number): void {
    this.#set.set(point, skip);
  }
  isSet(point: Point): boolean {
    return this.#set.has(point);
  }
  drop(point: Point): void {
    this.#set.delete(point);
  }
  springs(point: Point): boolean {
    const skip = this.#set.get(point);
    if (skip === undefined) return false;
    if (skip > 0) {
      this.#set.set(point, skip - 1);
      return false;
    }
    this.#set.delete(point);
    this.struck.push(point);
    return true;
  }
}

export class Life {
  dead = false;
  readonly pool: Pool;
  readonly #traps: Traps;
  readonly #clients = new Set<PoolClient>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(databaseUrl: string, traps: Traps) {
    this.#traps = traps;
    this.pool = this.#mortalPool(databaseUrl);
  }

  /** Does something as this process, with the moments of its kind. */
  async act<T>(kind: Act['kind'], name: string, work: () => Promise<T>): Promise<T> {
    const act: Act = { kind, name, life: this, unsaved: [], saved: false };
    const run = acts.run(act, async () => {
      this.#pass(kind, name, 'before');
      const result = await work();
      for (const call of act.unsaved.splice(0)) this.#pass('call', call, 'saved');
      this.#pass(kind, name, 'unacknowledged');
      return result;
    });
    this.#running.add(run);
    try {
      return await run;
    } finally {
      this.#running.delete(run);
    }
  }

  /** The ports of every process: calls that are named in `steps` have moments of their own. */
  static ports(real: Ports, steps: readonly string[]): Ports {
    // Null: a port that this installation has not.
    const present = Object.entries(real).filter(([, methods]) => methods !== null);
    const wrapped = present.map(([port, methods]) => [
      port,
      new Proxy(methods as object, {
        get: (target, method) => {
          const own: unknown = Reflect.get(target, method);
          if (typeof own !== 'function') return own;
          const name = `${port}.${String(method)}`;
          return (...given: unknown[]) => {
            const call = () => (own as (...a: unknown[]) => unknown).apply(target, given);
            const act = acts.getStore();
            return act ? act.life.#call(act, name, steps.includes(name), call) : call();
          };
        },
      }),
    ]);
    return { ...real, ...(Object.fromEntries(wrapped) as Partial<Ports>) };
  }

  /** Everything it was doing has come to nothing. */
  async buried(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
  async end(): Promise<void> {
    if (!this.dead) await this.pool.end();
  }

  async #call(act: Act, name: string, isStep: boolean, call: () => unknown): Promise<unknown> {
    this.#live();
    if (isStep) this.#pass('call', name, 'before');
    const answer = await call();
    this.#live();
    if (isStep) {
      this.#pass('call', name, 'answer-lost');
      act.unsaved.push(name);
    }
    return answer;
  }

  #live(): void {
    if (this.dead) throw new Killed('this process is dead');
  }
  #pass(kind: Kind, name: string, moment: Moment): void {
    this.#live();
    const point: Point = `${kind} ${name}: ${moment}`;
    if (this.#traps.springs(point)) this.#die(point);
  }
  #saving(side: Side): void {
    if (this.#traps.springsAtSave(side)) this.#die(`${side} a save`);
  }
  #die(where: string): never {
    this.dead = true;
    for (const client of this.#clients) socketOf(client).destroy();
    throw new Killed(where);
  }

  #mortalPool(connectionString: string): Pool {
    const pool = new Pool({ connectionString, max: 8, application_name: PROCESS });
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      // It was being opened when the process died.
      if (this.dead) socketOf(client).destroy();
      this.#clients.add(client);
      const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
      let inside = false;
      client.query = (async (...given: unknown[]) => {
        this.#live();
        const text = wordsOf(given[0]);
        if (text.startsWith('begin')) inside = true;
        const saves = text.startsWith('commit') || (!inside && /^(insert|update|delete)/.test(text));
        const act = acts.getStore();
        if (saves && act && !act.saved) this.#pass(act.kind, act.name, 'uncommitted');
        if (saves && act) this.#saving('before');
        const result = await query(...given);
        if (/^(commit|rollback)(?! to)/.test(text)) inside = false;
        this.#live();
        if (saves && act) {
          act.saved = true;
          for (const call of act.unsaved.splice(0)) this.#pass('call', call, 'saved');
          this.#saving('after');
        }
        return result;
      }) as typeof client.query;
    });
    pool.connect = (async () => {
      this.#live();
      return connect();
    }) as typeof pool.connect;
    pool.query = (async (...given: unknown[]) => {
      const client = await pool.connect();
      try {
        return await (client.query as (...g: unknown[]) => Promise<unknown>)(...given);
      } finally {
        client.release();
      }
    }) as typeof pool.query;
    return pool;
  }
}

const wordsOf = (query: unknown): string =>
  (typeof query === 'string' ? query : (query as { text: string }).text).trimStart().slice(0, 20).toLowerCase();
/** A killed process says no goodbye to its database. */
const socketOf = (client: PoolClient): { destroy(): void } =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
