import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../platform/ctx.ts';
import { testClock, testConfig, testContext } from '../../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { clientAddress } from '../client-address.ts';
import type { HttpEnv } from '../request-context.ts';
import { refuse } from './errors.ts';
import { rateLimit } from './rate-limit.ts';

let database: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

/** One process with its own memory; `session` is the order cookie's. */
function processOf(settings: Record<string, string> = {}) {
  const { ctx } = testContext(database.db, { clock });
  ctx.config = testConfig(settings);
  const addressOf = clientAddress(ctx.config.trustProxy);
  const app = new Hono<HttpEnv>()
    .use((c, next) => {
      const actor: Ctx['actor'] = c.req.header('agent')
        ? { kind: 'agent', userId: c.req.header('agent') ?? '', name: 'A' }
        : { kind: 'visitor', orderSession: c.req.header('session') ?? null };
      c.set('ctx', { ...ctx, actor });
      c.set('address', addressOf(c.req.header('peer') ?? null, c.req.header('x-forwarded-for') ?? null));
      return next();
    })
    .get('/search', rateLimit({ burst: 5, perMinute: 5 }), (c) => c.text('found'));
  app.onError((error, c) => refuse(c, error));
  return async (headers: Record<string, string>) => app.request('/search', { headers });
}
async function allowed(ask: (n: number) => Promise<Response>, tries: number): Promise<number> {
  let passed = 0;
  for (let n = 0; n < tries; n++) if ((await ask(n)).status === 200) passed += 1;
  return passed;
}

describe('a budget', () => {
  it('without a session is the address’s, and says when it is worth trying again', async () => {
    const ask = processOf();
    expect(await allowed(() => ask({ peer: '198.51.100.1' }), 20)).toBe(5);
    const refused = await ask({ peer: '198.51.100.1' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
    expect(await refused.json()).toMatchObject({ error: { code: 'http.rate-limited' } });
    expect((await ask({ peer: '198.51.100.2' })).status).toBe(200);
    clock.set(new Date(clock.now().getTime() + 12_000));
    expect((await ask({ peer: '198.51.100.1' })).status).toBe(200);
  });

  it('of a session is its own within its address’s, which many sessions together do not exceed', async () => {
    const ask = processOf();
    expect(await allowed(() => ask({ peer: '198.51.100.3', session: 'one' }), 20)).toBe(5);
    expect(await allowed(() => ask({ peer: '198.51.100.3', session: 'two' }), 20)).toBe(5);
    // A new session at each call: no more than the address has left.
    expect(await allowed((n) => ask({ peer: '198.51.100.3', session: `fresh${n}` }), 50)).toBe(10);
  });

  it('of an agent is theirs, whatever the address', async () => {
    const ask = processOf();
    expect(await allowed((n) => ask({ peer: `198.51.100.${n}`, agent: 'ada' }), 20)).toBe(5);
  });

  it('is not multiplied by addresses that the caller invents', async () => {
    const plain = processOf();
    const claim = (n: number) => ({ peer: '198.51.100.9', 'x-forwarded-for': `203.0.113.${n}` });
    expect(await allowed((n) => plain(claim(n)), 20)).toBe(5);
    const proxied = processOf({ TRUST_PROXY: '1' });
    const behind = (n: number) => ({ peer: '10.0.0.2', 'x-forwarded-for': `203.0.113.${n}, 198.51.100.9` });
    expect(await allowed((n) => proxied(behind(n)), 20)).toBe(5);
    expect((await proxied({ peer: '10.0.0.2', 'x-forwarded-for': '198.51.100.10' })).status).toBe(200);
  });

  it('is one for all processes, and keeps no address readable', async () => {
    const processes = Array.from({ length: 4 }, () => processOf({ SERVERS: '4' }));
    const ask = (n: number) => (processes[n % 4] ?? expect.fail())({ peer: '198.51.100.77' });
    expect(await allowed(ask, 40)).toBe(5);
    clock.set(new Date(clock.now().getTime() + 24_000));
    expect(await allowed(ask, 40)).toBe(2);
    const { rows } = await database.pool.query('select key from rate_buckets');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });
});
