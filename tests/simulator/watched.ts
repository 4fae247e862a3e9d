/** Pool and ports of the product whose every touch goes through `Trouble`. */
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Ports } from '../../platform/ctx.ts';
import type { Trouble } from './trouble.ts';

/** What a port throws when the outcome of a call is unknown (see each `*.port.ts`). */
const UNKNOWN: Partial<Record<keyof Ports, string>> = {
  payments: 'billing.provider-unavailable',
  registrar: 'domains.registrar-unavailable',
  mail: 'notifications.mail-unavailable',
  eInvoices: 'invoicing.exchange-unavailable',
  social: 'previews.network-unavailable',
};
/** No vendor is asked, or only when a minute of the machine's own time has passed. */
const UNWATCHED = new Set(['readEvent', 'listPrices']);

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
/** "insert into "orders"": enough to say where something happened. */
const headOf = (given: unknown): string => {
  const text = typeof given === 'string' ? given : ((given as { text?: string }).text ?? '');
  return text.replaceAll('"', '').replaceAll(/\s+/g, ' ').split(' ').slice(0, 3).join(' ');
};
/**
 * Who is dead says nothing any more: the server rolls back by itself when the line breaks. And nothing is begun by `begin`
 * that a crash could cut.
 */
const isFrame = (text: string) => text.startsWith('rollback') || text.startsWith('begin');

/** A pool for Drizzle, which asks it for clients with promises. */
export class WatchedPool extends Pool {
  readonly #trouble: Trouble;
  readonly #clients = new WeakMap<PoolClient, PoolClient>();

  constructor(config: PoolConfig, trouble: Trouble) {
    super(config);
    this.#trouble = trouble;
    const plain = super.query.bind(this) as unknown as Query;
    this.query = ((...given: unknown[]) => trouble.statement(headOf(given[0]), () => plain(...given))) as never;
    const connect = super.connect.bind(this) as (callback?: unknown) => Promise<PoolClient>;
    this.connect = ((callback?: unknown) =>
      callback ? connect(callback) : connect().then((client) => this.#watch(client))) as never;
  }

  #watch(client: PoolClient): PoolClient {
    const known = this.#clients.get(client);
    if (known) return known;
    const trouble = this.#trouble;
    const watched = new Proxy(client, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key);
        if (typeof member !== 'function') return member;
        const method = (member as Query).bind(target);
        if (key !== 'query') return method;
        return (...given: unknown[]) => {
          const text = headOf(given[0]);
          return isFrame(text) ? method(...given) : trouble.statement(text, () => method(...given));
        };
      },
    });
    this.#clients.set(client, watched);
    return watched;
  }
}
