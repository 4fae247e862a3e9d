import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { orderKeyHash } from './order-key.ts';
import { findOrderOfSite, type SiteAccess } from './prove-site.ts';
import { helperSessions, orderSessions, siteHelpers } from './tables.ts';

/**
 * Whether contacts of this site are published from this browser for the first time since somebody signed in there. Once:
 * asked again it is not. False for whoever has no session: a job, the link of a letter.
 */
export async function isFirstContacts(ctx: TxCtx, { by }: { by: SiteAccess<'publish'> }): Promise<boolean> {
  const hash = orderKeyHash(ctx, 'own');
  if (!hash) return false;
  const contactsAt = ctx.clock.now();
  if (by.author.who !== null) {
    const rows = await ctx.db
      .update(helperSessions)
      .set({ contactsAt })
      .where(
        and(
          eq(helperSessions.sessionHash, hash),
          eq(helperSessions.helperId, by.author.who),
          isNull(helperSessions.contactsAt),
        ),
      )
      .returning({ id: helperSessions.helperId });
    return rows.length > 0;
  }
  const orderId = await findOrderOfSite(ctx, by.siteId);
  if (orderId === null) return false;
  const rows = await ctx.db
    .update(orderSessions)
    .set({ contactsAt })
    .where(
      and(eq(orderSessions.sessionHash, hash), eq(orderSessions.orderId, orderId), isNull(orderSessions.contactsAt)),
    )
    .returning({ id: orderSessions.orderId });
  return rows.length > 0;
}

/** The mail address of a helper, also of one whose grant was taken away; null once it is forgotten. */
export async function mailOfHelper(ctx: TxCtx, helperId: string): Promise<string | null> {
  const [row] = await ctx.db.select({ mail: siteHelpers.mail }).from(siteHelpers).where(eq(siteHelpers.id, helperId));
  return row?.mail ?? null;
}

/** The mail addresses of all helpers of a site by their ids, of those whose grant was taken away while they are remembered. */
export async function mailsOfHelpers(ctx: Ctx, { by }: { by: SiteAccess }): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: siteHelpers.id, mail: siteHelpers.mail })
    .from(siteHelpers)
    .where(eq(siteHelpers.siteId, by.siteId));
  return new Map(rows.map(({ id, mail }) => [id, mail]));
}
