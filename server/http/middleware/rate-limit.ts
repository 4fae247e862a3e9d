import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { AppError } from '../../../platform/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Db } from '../../../platform/db.ts';
import { networkOf } from '../client-address.ts';
import type { HttpEnv } from '../request-context.ts';
import { createBuckets, type Charge } from '../token-buckets.ts';
import { takeShared, type Budget } from './shared-buckets.ts';

/** People of one office or one mobile network share an address; so many of them may call as one alone may. */
const PEOPLE = 4;

/**
 * Whom a call is charged to. A browser with an order has a budget of its own within its network's; whoever brings no
 * session, or changes it at each call, has no more than the network's.
 */
function chargesOf({ actor }: Ctx, address: string | null, { burst, perMinute }: Budget): Charge[] {
  // Agents of one office share an address too, and each has been let in by name.
  if (actor.kind === 'agent') return [{ caller: actor.userId, cost: 1, burst, perMinute }];
  const session = actor.kind === 'visitor' ? actor.orderSession : null;
  const network = { caller: networkOf(address), burst: burst * PEOPLE, perMinute: perMinute * PEOPLE };
  if (!session) return [{ ...network, cost: PEOPLE }];
  return [
    { caller: `session ${session}`, cost: 1, burst, perMinute },
    { ...network, cost: 1 },
  ];
}

/**
 * Token buckets for what costs us money or could be guessed at (search, previews, domain checks, orders, card forms,
 * mails, signing in). In memory; where other processes may exist (SERVERS, a database that other nodes are on) also in the
 * database, so that together they give no more than one would. Throws http.rate-limited (429) with the seconds to wait.
 */
export function rateLimit(budget: Budget): MiddlewareHandler<HttpEnv> {
  // Of each product that runs in this process, which its database tells: routes are the same for all.
  const known = new WeakMap<Db, ReturnType<typeof createBuckets>>();
  return async (c, next) => {
    const ctx = c.get('ctx');
    const take = known.get(ctx.db) ?? createBuckets();
    known.set(ctx.db, take);
    const charges = chargesOf(ctx, c.get('address'), budget);
    const short = take(charges, ctx.clock.now().getTime());
    if (short) throw tooMany(short.lacking, short.perMinute);
    if (ctx.config.servers > 1 || ctx.config.databaseUrl !== undefined) {
      const call = `${c.req.method} ${routePath(c)}`;
      for (const charge of charges) {
        const given = await takeShared(ctx, `${call} ${charge.caller}`, charge, charge.cost);
        if (!given) throw tooMany(charge.cost, charge.perMinute);
      }
    }
    return next();
  };
}

const tooMany = (missing: number, perMinute: number) =>
  new AppError('http.rate-limited', {
    status: 429,
    retryable: true,
    retryAfterS: Math.max(1, Math.ceil((missing / perMinute) * 60)),
  });
