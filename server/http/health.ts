import { Hono } from 'hono';
import type { Ctx } from '../../platform/ctx.ts';
import type { NodeState } from '../../platform/nodes.ts';
import { createLook, inTime } from './look.ts';
import { lookAtDisks } from './disks.ts';
import { lookAtDatabase, type DatabaseLook } from './database-look.ts';
import type { HttpEnv } from './request-context.ts';

const DOWN: DatabaseLook = { database: 'down', misfit: null };
const NO_STORE = { 'cache-control': 'no-store' };
export const isHealthPath = (path: string): boolean =>
  path === '/livez' || path === '/healthz' || path.startsWith('/readyz');
/** Asked every second by machines, and says nothing of anybody. */
export const isUnlogged = (path: string): boolean => isHealthPath(path) || path === '/tls/ask';

/**
 * `/livez`: the process answers. `/readyz`: it can serve, and keep what it is told; names what is degraded, and a recovery.
 * `/readyz/sites` and `/readyz/shop`: the same in two, for balancers: sites are served from memory while the database is
 * away, so that a failover does not take every node out. All are 503 from the moment a node is about to end. Answers come
 * from one look a second, whoever asks.
 */
export function healthRoutes(ctx: Ctx, state: NodeState): Hono<HttpEnv> {
  const look = createLook(() => lookAt(ctx, state.knows));
  const answer = async (looked = look.now()) => {
    const seen = await looked;
    const { draining } = state;
    const sites = !draining && seen.misfit === null;
    const shop = sites && seen.database === 'ok' && seen.jobs !== null && seen.disk === 'ok';
    return { ...seen, draining, sites, shop };
  };
  const code = (ready: boolean) => (ready ? 200 : 503);
  return new Hono<HttpEnv>()
    .on('GET', ['/livez', '/healthz'], (c) => c.json({ ok: true }, 200, NO_STORE))
    .get('/readyz', async (c) => {
      const { sites, shop, misfit, degraded, ...seen } = await answer();
      const all = [
        ...(misfit === null ? [] : [misfit]),
        ...(seen.draining ? ['this node is about to end'] : []),
        ...degraded,
      ];
      return c.json(
        { ok: shop, sites, shop, ...seen, degraded: all, recovering: ctx.recovering },
        code(shop),
        NO_STORE,
      );
    })
    .get('/readyz/sites', async (c) => {
      // Of sites the database says only whether the tables fit. Waited for while it is away, the answer would come after the
      // second that many balancers give it, and every node would be taken out.
      const { sites } = await answer(look.last());
      return c.json({ ok: sites }, code(sites), NO_STORE);
    })
    .get('/readyz/shop', async (c) => {
      const { shop } = await answer();
      return c.json({ ok: shop }, code(shop), NO_STORE);
    });
}

async function lookAt(ctx: Ctx, knows: number | null) {
  const [{ database, misfit }, jobs, rooms] = await Promise.all([
    inTime(lookAtDatabase(ctx, knows), DOWN),
    inTime(ctx.jobs.health(), null),
    inTime(ofRooms(ctx), []),
  ]);
  const { disk, words } = lookAtDisks(ctx.config.dataDir);
  const degraded = [
    ...(database === 'down' ? ['database'] : []),
    ...(jobs === null ? ['jobs'] : jobs.failed > 0 ? [`${jobs.failed} jobs failed for good`] : []),
    ...words,
    ...rooms,
  ];
  return { database, jobs, disk, misfit, degraded };
}

/** What each room says of itself. */
async function ofRooms(ctx: Ctx): Promise<string[]> {
  const said = ctx.contributed('readiness').map((look) =>
    look(ctx).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'a room could not say how it is');
      return ['a room cannot say how it is'];
    }),
  );
  return (await Promise.all(said)).flat();
}
