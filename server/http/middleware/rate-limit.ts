import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/errors.ts';
import type { HttpEnv } from '../request-context.ts';

/**
 * A token bucket for each caller, an agent or a network address: `burst` calls at once, `perMinute` on average. Protects what costs us money
 * (search, previews, domain checks, mails). In memory: each process counts for itself.
 */
export function rateLimit(options: { burst: number; perMinute: number }): MiddlewareHandler<HttpEnv> {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: 50_000 });
  return async (c, next) => {
    const { actor, clock } = c.get('ctx');
    const now = clock.now().getTime();
    // Agents of one office share an address, and each has been let in by name.
    const caller = actor.kind === 'agent' ? actor.userId : (c.env?.incoming?.socket?.remoteAddress ?? 'unknown');
    const bucket = buckets.get(caller) ?? { tokens: options.burst, at: now };
    const tokens = Math.min(options.burst, bucket.tokens + ((now - bucket.at) / 60_000) * options.perMinute);
    if (tokens < 1) throw new AppError('http.rate-limited', { status: 429, retryable: true });
    buckets.set(caller, { tokens: tokens - 1, at: now });
    return next();
  };
}
