import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/ctx.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';

/** Forms that may come in a row, and in each further minute. A mobile network is many people behind one address. */
const NETWORK = { burst: 20, perMinute: 20 };
const SITE = { burst: 200, perMinute: 200 };
/** Callers that are remembered: memory has an end. */
const MOST = 50_000;

/** Whether one more form may be posted from this network and to this site. In memory, each process for itself. */
export function actBudget({ clock, config }: Pick<Ctx, 'clock' | 'config'>) {
  const addressOf = clientAddress(config.trustProxy);
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MOST });
  const filled = (key: string, { burst, perMinute }: typeof NETWORK): number => {
    const now = clock.now().getTime();
    const bucket = buckets.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute);
    buckets.set(key, { tokens, at: now });
    return tokens;
  };
  const take = (key: string): void => {
    const bucket = buckets.get(key);
    if (bucket) bucket.tokens -= 1;
  };
  return ({ socket, headers }: IncomingMessage, siteId: string): boolean => {
    const forwarded = headers['x-forwarded-for'];
    const address = addressOf(socket.remoteAddress ?? null, forwarded === undefined ? null : String(forwarded));
    const keys = [`network ${networkOf(address)}`, `site ${siteId}`];
    const [ofNetwork = '', ofSite = ''] = keys;
    if (filled(ofNetwork, NETWORK) < 1 || filled(ofSite, SITE) < 1) return false;
    for (const key of keys) take(key);
    return true;
  };
}
