import { setTimeout as wait } from 'node:timers/promises';
import { unavailable } from './faults.ts';

/** The answer, within `ms` of now. Throws 'domains.dns-unavailable' (503, worth trying again) for one that fails or comes too late. */
export async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const tooLong = wait(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([asked, tooLong]);
  } catch (error) {
    throw unavailable(String(error), error);
  } finally {
    ended.abort();
  }
}
