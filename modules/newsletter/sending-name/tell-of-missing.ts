import { eq } from 'drizzle-orm';
import type { TxCtx } from '../../../platform/ctx.ts';
import { entitled } from '../../plans/index.server.ts';
import type { LiveSite } from '../../sites/index.server.ts';
import { mailOwner } from '../mails.ts';
import type { RecordKind } from '../schemas.ts';
import { newsNames, type NewsName } from '../tables.ts';

const DAY_MS = 86_400_000;
/** As those who write records call them. */
const CALLED: Record<RecordKind, string> = { spf: 'SPF', dkim: 'DKIM', returns: 'MX', dmarc: 'DMARC' };

/**
 * Mails the owner which records of their sending name are gone: once, and again only after all of them were seen in between; once a day where
 * they come and go. Nobody whose letters could not leave anyway. `name`: its row as the last look left it, whose newsletter is locked.
 */
export async function tellOfMissing(ctx: TxCtx, site: LiveSite, name: NewsName): Promise<void> {
  const { siteId, domain, isOurs, missing, seenAt, toldAt } = name;
  if (!site.isShown || !entitled(site.tier, 'newsletter')) return;
  const now = ctx.clock.now();
  const isTold = toldAt !== null && (now.getTime() - toldAt.getTime() < DAY_MS || seenAt === null || toldAt >= seenAt);
  if (isTold) return;
  await ctx.db.update(newsNames).set({ toldAt: now }).where(eq(newsNames.siteId, siteId));
  const which = missing.map((kind) => CALLED[kind]).join(', ');
  await mailOwner(ctx, site, {
    kind: 'news-records',
    occasion: now.toISOString(),
    values: { domain, which, ours: isOurs ? domain : '', elsewhere: isOurs ? '' : domain },
  });
}
