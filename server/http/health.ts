import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { HttpEnv } from './request-context.ts';

/** /healthz: the process is alive. /readyz: it can serve; names what is degraded. */
export const healthRoutes = new Hono<HttpEnv>()
  .get('/healthz', (c) => c.json({ ok: true }))
  .get('/readyz', async (c) => {
    const ctx = c.get('ctx');
    const [database, jobs] = await Promise.all([
      ctx.db.execute(sql`select 1`).then(
        () => 'ok' as const,
        () => 'down' as const,
      ),
      ctx.jobs.health().catch(() => null),
    ]);
    const degraded = [
      ...(database === 'down' ? ['database'] : []),
      ...(jobs === null ? ['jobs'] : jobs.failed > 0 ? [`${jobs.failed} jobs failed for good`] : []),
    ];
    const ok = database === 'ok' && jobs !== null;
    return c.json({ ok, database, jobs, degraded }, ok ? 200 : 503, { 'cache-control': 'no-store' });
  });
