/** Pool and ports of the product whose every touch goes through `Trouble`. */
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Ports } from '../../platform/ctx.ts';
import type { JobRows } from './job-rows.ts';
import type { Trouble } from './trouble.ts';

/** What a port throws when the outcome of a call is unknown (see each `*.port.ts`). */
const UNKNOWN: Partial<Record<keyof Ports, string>> = {
  payments: 'billing.provider-unavailable',
  merchantPayments: 'billing.provider-unavailable',
  registrar: 'domains.registrar-unavailable',
  mail: 'notifications.mail-unavailable',
  eInvoices: 'invoicing.exchange-unavailable',
  social: 'previews.network-unavailable',
};
/** No vendor is asked, or only when a minute of the machine's own time has passed. */
const UNWATCHED = new Set(['readEvent', 'listPrices', 'clockAheadMs']);

export function watchPorts(ports: Ports, trouble: Trouble): Ports {
  const watched = Object.entries(ports).map(([name, port]) => {
    const code = UNKNOWN[name as keyof Ports];
    return [name, code ? watchPort(name, port, code, trouble) : port] as const;
  });
  return Object.fromEntries(watched) as unknown as Ports;
}

function watchPort(name: string, port: object, code: string, trouble: Trouble): object {
  return new Proxy(port, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== 'function' || typeof key === 'symbol' || UNWATCHED.has(key)) return member;
      const method = member as (...given: unknown[]) => Promise<unknown>;
      return (...given: unknown[]) => trouble.call(`${name}.${key}`, code, () => method.apply(target, given));
    },
  });
}

type Query = (...given: unknown[]) => Promise<unknown>;

/** What is known of a statement by its text, which Drizzle writes the same each time. */
interface Known {
  text: string;
  /** "insert into orders": enough to say where something happened. */
  head: string;
  /** The name under which a connection plans it once; null: begins, ends or marks a transaction. */
  name: string | null;
  /** Tables that it may change. */
  changes: string[];
  /** Nobody else's lock makes it wait. */
  reads: boolean;
}
const statements = new Map<string, Known>();
const FRAME = /^(begin|commit|rollback|savepoint|release)/;

function known(given: unknown): Known {
  const text = typeof given === 'string' ? given : ((given as { text?: string }).text ?? '');
  const found = statements.get(text);
  if (found) return found;
  const plain = text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
  const made = {
    text,
    head: plain.split(' ').slice(0, 3).join(' '),
    name: FRAME.test(text) ? null : `simulated_${statements.size}`,
    changes: Array.from(plain.matchAll(/(?:insert into|update|delete from) (\w+)/g), ([, table = '']) => table),
    reads: plain.startsWith('select ') && !/ for (?:no key )?(?:update|share|key share)/.test(plain),
  };
  statements.set(text, made);
  return made;
}

/** Planned once for each connection, as the product's hot statements are anyway: planning would cost more than running. */
const planned = (given: unknown, name: string | null): unknown =>
  name !== null && typeof given === 'object' ? { ...given, name } : given;

/** A pool for Drizzle, which asks it for clients with promises. Jobs go to `jobs`, everything else to the server. */
export class WatchedPool extends Pool {
  /** Tables that may have changed since somebody cleared this. */
  readonly changed = new Set<string>();
  readonly jobs: JobRows;
  readonly #trouble: Trouble;
  readonly #clients = new WeakMap<PoolClient, PoolClient>();
  /** Reads what no transaction asks, in the order in which it is asked: each connection more plans every statement anew. */
  readonly #reader: Client;

  constructor(config: PoolConfig, trouble: Trouble, jobs: JobRows) {
    super({ ...config, pipeline: true, idleTimeoutMillis: 0 });
    this.#trouble = trouble;
    this.jobs = jobs;
    this.#reader = new Client({ ...config, pipeline: true });
    const plain = super.query.bind(this) as unknown as Query;
    const read = this.#reader.query.bind(this.#reader) as unknown as Query;
    this.query = ((...given: unknown[]) => this.#ask(this, known(given[0]).reads ? read : plain, given)) as never;
    const connect = super.connect.bind(this) as (callback?: unknown) => Promise<PoolClient>;
    this.connect = ((callback?: unknown) =>
      callback ? connect(callback) : connect().then((client) => this.#watch(client))) as never;
  }

  async open(): Promise<this> {
    await this.#reader.connect();
    this.#reader.on('error', () => undefined);
    await this.forgetPlans();
    return this;
  }

  /**
   * What was asked in another year says nothing of how this one is read. All connections are made here, and kept: one that is made
   * meanwhile takes as long as it takes.
   */
  async forgetPlans(): Promise<void> {
    const all = await Promise.all(Array.from({ length: this.options.max }, () => super.connect()));
    await Promise.all([this.#reader, ...all].map((client) => client.query('discard plans')));
    for (const client of all) client.release();
  }

  override async end(): Promise<void> {
    await this.#reader.end();
    await super.end();
  }

  #watch(client: PoolClient): PoolClient {
    const watched = this.#clients.get(client) ?? this.#watchAnew(client);
    this.#clients.set(client, watched);
    return watched;
  }

  #watchAnew(client: PoolClient): PoolClient {
    const query = client.query.bind(client) as unknown as Query;
    const ask = (...given: unknown[]) => this.#ask(client, query, given);
    return new Proxy(client, {
      get(target, key) {
        if (key === 'query') return ask;
        const member: unknown = Reflect.get(target, key);
        return typeof member === 'function' ? (member as Query).bind(target) : member;
      },
    });
  }

  #ask(connection: object, query: Query, [statement, ...rest]: unknown[]): Promise<unknown> {
    const { text, head, name, changes } = known(statement);
    for (const table of changes) this.changed.add(table);
    const run = async (): Promise<unknown> => {
      if (this.jobs.takes(connection, text, rest[0])) return { rows: [], rowCount: 1 };
      const asked = query(planned(statement, name), ...rest);
      // It goes out with the statement that follows, which fails where this one does.
      if (text.startsWith('begin')) asked.catch(() => undefined);
      const answer = text.startsWith('begin') ? { command: 'BEGIN' } : await asked;
      if (name === null) this.jobs.follows(connection, text, (answer as { command: string }).command);
      return answer;
    };
    // The pool has many.
    const line = connection === this ? undefined : connection;
    // Nothing is begun by it that a crash could cut.
    if (text.startsWith('begin')) return run();
    // Who is dead says nothing any more: the server rolls back by itself when the line breaks.
    return text.startsWith('rollback')
      ? this.#trouble.aside(head, run, line)
      : this.#trouble.statement(head, run, line);
  }
}
