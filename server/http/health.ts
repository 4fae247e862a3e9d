import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { freeBytes } from '../../platform/data-dir.mjs';
import type { Ctx } from '../../platform/ctx.ts';
import { clusterBase } from '../../platform/postgres/place.ts';
import type { HttpEnv } from './request-context.ts';

const MIB = 1024 * 1024;
/** A segment of the database's log and some photos: with less the next order may not be written. */
const FULL_BYTES = 64 * MIB;
/** Somebody should make room before it is too late. */
const LOW_BYTES = 512 * MIB;

/** /healthz: the process is alive. /readyz: it can serve, and keep what it is told; names what is degraded, and a recovery. */
export const healthRoutes = new Hono<HttpEnv>()
  .get('/healthz', (c) => c.json({ ok: true }))
  .get('/readyz', async (c) => {
    const ctx = c.get('ctx');
    const [database, jobs, rooms] = await Promise.all([
      writes(ctx).then(
        () => 'ok' as const,
        () => 'down' as const,
      ),
      ctx.jobs.health().catch(() => null),
      ofRooms(ctx),
    ]);
    const disks = lookAtDisks(ctx.config.dataDir);
    const disk = disks.some(({ free }) => free < FULL_BYTES) ? 'full' : 'ok';
    const degraded = [
      ...(database === 'down' ? ['database'] : []),
      ...(jobs === null ? ['jobs'] : jobs.failed > 0 ? [`${jobs.failed} jobs failed for good`] : []),
      ...disks
        .filter(({ free }) => free < LOW_BYTES)
        .map(
          ({ of, free }) => `the disk of ${of} is ${free < FULL_BYTES ? 'full' : 'nearly full'}: ${mib(free)} MB free`,
        ),
      ...rooms,
    ];
    const ok = database === 'ok' && jobs !== null && disk === 'ok';
    return c.json({ ok, database, jobs, disk, degraded, recovering: ctx.recovering }, ok ? 200 : 503, {
      'cache-control': 'no-store',
    });
  });

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

const mib = (bytes: number): number => Math.floor(bytes / MIB);

/**
 * Whether the database can commit: a message in its write-ahead log, which no table keeps (PostgreSQL, pg_logical_emit_message).
 * Reading alone goes on with a full disk.
 */
const writes = (ctx: Ctx) => ctx.db.execute(sql`select pg_logical_emit_message(true, 'vetrina.ready', '')`);

/** The disks that are ours to watch: that of the data folder, and of the database that comes with the product. */
function lookAtDisks(dataDir: string): { of: string; free: number }[] {
  const base = clusterBase(dataDir);
  const places = [
    { of: 'DATA_DIR', path: dataDir },
    ...(base !== null && base !== dataDir ? [{ of: 'the database', path: base }] : []),
  ];
  return places.flatMap(({ of, path }) => {
    const free = freeBytes(path);
    return free === null ? [] : [{ of, free }];
  });
}
