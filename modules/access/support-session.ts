/** Which operator looks at which site from which browser. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { findStaff } from '../identity/index.server.ts';
import { orderKeyHash } from './order-key.ts';
import type { SiteAuthor } from './proofs.ts';
import { supportConsents, supportSessions } from './tables.ts';

/** The consent of this site's owner that holds now. */
export const standing = (ctx: Ctx, siteId: string) =>
  and(eq(supportConsents.siteId, siteId), isNull(supportConsents.endedAt), gt(supportConsents.until, ctx.clock.now()));

/** The operator who looks at this site from this browser; null for none, and for one who works here no more. */
export async function supportAuthor(ctx: Ctx, siteId: string): Promise<SiteAuthor | null> {
  const hash = orderKeyHash(ctx, 'own');
  if (!hash) return null;
  const [row] = await ctx.db
    .select({ userId: supportSessions.userId })
    .from(supportSessions)
    .innerJoin(supportConsents, eq(supportConsents.id, supportSessions.consentId))
    .where(
      and(eq(supportSessions.sessionHash, hash), gt(supportSessions.until, ctx.clock.now()), standing(ctx, siteId)),
    );
  const staff = row && (await findStaff(ctx, row.userId));
  return staff?.role === 'operator' ? { role: 'operator', who: staff.id } : null;
}
