import { and, eq, isNull, lt } from 'drizzle-orm';
import { BATCH, daysAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { forEachIsolated } from '../../platform/for-each-isolated.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { writeMail } from '../notifications/index.server.ts';
import { orderFacts, siteLinkPath } from '../ordering/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { blocksOfRooms, boughtSites } from '../sites/index.server.ts';
import { lastAccepted } from './find-agreement.ts';
import { processingOf } from './processing.ts';
import { AGREEMENT_VERSION } from './schemas.ts';
import { agreementAsks } from './tables.ts';

const REMIND_DAYS = 14;
type Site = Awaited<ReturnType<typeof boughtSites>>[number];

/**
 * Mails the owners of sites with an open room who have not accepted the version in force: once a version, and once more after two weeks.
 * Safe twice: what was asked is written down with the mail. Returns how many sites were looked at.
 */
export async function askForAgreements(ctx: Ctx): Promise<number> {
  let looked = 0;
  for (let after = ''; ;) {
    const rows = await boughtSites(ctx, after);
    const failed = ({ id }: Site, error: unknown) =>
      ctx.log.error({ err: error, site: id }, 'an agreement was not asked for');
    await forEachIsolated(ctx, { rows, each: (site) => inTransaction(ctx, (ctx) => askOne(ctx, site)), failed });
    looked += rows.length;
    if (rows.length < BATCH) return looked;
    after = rows.at(-1)?.id ?? '';
  }
}

async function askOne(ctx: TxCtx, site: Site): Promise<void> {
  // A list of people asks visitors for nothing.
  const rooms = processingOf(ctx).flatMap(({ room }) => (room === 'blocklist' ? [] : room));
  if (!rooms.some((room) => entitled(site.tier, room))) return;
  const last = await lastAccepted(ctx, site.orderId);
  if (last?.version === AGREEMENT_VERSION) return;
  const open = await blocksOfRooms(ctx, site);
  if (!rooms.some((room) => open[room])) return;
  const time = await nextAsk(ctx, site.orderId);
  if (time === null) return;
  const order = await orderFacts(ctx, site.orderId);
  await writeMail(ctx, {
    kind: last ? 'agreement-newer' : 'agreement-first',
    orderId: order.id,
    occasion: `${AGREEMENT_VERSION} ${time}`,
    to: order.mail,
    lang: order.locale,
    href: `${ctx.config.publicUrl}${siteLinkPath(ctx, { order, site: site.id, place: 'agreement' })}`,
    values: { name: site.name },
  });
}

/** Which time it is asked for now; null where it is not. */
async function nextAsk(ctx: TxCtx, orderId: string): Promise<'first' | 'again' | null> {
  const now = ctx.clock.now();
  const [fresh] = await ctx.db
    .insert(agreementAsks)
    .values({ orderId, version: AGREEMENT_VERSION, askedAt: now })
    .onConflictDoNothing()
    .returning({ orderId: agreementAsks.orderId });
  if (fresh) return 'first';
  const [due] = await ctx.db
    .update(agreementAsks)
    .set({ remindedAt: now })
    .where(
      and(
        eq(agreementAsks.orderId, orderId),
        eq(agreementAsks.version, AGREEMENT_VERSION),
        isNull(agreementAsks.remindedAt),
        lt(agreementAsks.askedAt, daysAgo(ctx, REMIND_DAYS)),
      ),
    )
    .returning({ orderId: agreementAsks.orderId });
  return due ? 'again' : null;
}
