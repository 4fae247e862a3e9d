import { Client } from 'pg';
import { nameOf } from './db.ts';

/** Asked so often in one process, a text is read by each connection once instead of each time. */
const OFTEN = 20;
/** Texts that a connection keeps: each takes memory there, and queues by the dozen have one of their own. */
const MOST = 24;

/** Texts whose askings are counted; the library's own are some hundred. */
const MOST_COUNTED = 1000;

const asked = new Map<string, number>();
const often = new Set<string>();

/**
 * A connection of the queue. Its library (pg-boss 12) sends the same few texts again and again and never names them, so that the database spends more on
 * reading one than on what it says.
 */
class QueueLine extends Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the library's own seven signatures
  override query(config: any, ...rest: any[]): any {
    const [values, ...others] = rest;
    // Without values it may be several statements in one text, which cannot be named.
    if (typeof config !== 'string' || !Array.isArray(values) || values.length === 0)
      return super.query(config, ...rest);
    return super.query(
      { ...(isOften(config) && { name: nameOf(config) }), text: config, values } as never,
      ...(others as []),
    );
  }
}

/**
 * For the pool of the queue. It plans each time: what waits in its table grows from nothing to thousands and back within minutes, and a plan that was made for
 * the one reads all of the other.
 */
export const queueConnection = (connectionString: string) => ({
  connectionString,
  Client: QueueLine,
  options: '-c plan_cache_mode=force_custom_plan',
});

function isOften(text: string): boolean {
  if (often.has(text) || often.size >= MOST) return often.has(text);
  if (asked.size >= MOST_COUNTED) asked.clear();
  const times = (asked.get(text) ?? 0) + 1;
  asked.set(text, times);
  if (times < OFTEN) return false;
  asked.delete(text);
  often.add(text);
  return true;
}
