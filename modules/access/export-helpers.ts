import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import type { OrderAccess } from './prove-order.ts';
import { siteHelpers, supportConsents, supportSessions } from './tables.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Id of the site that this order bought; null before it is reserved. */
    siteOfOrder: (ctx: Ctx, orderId: string) => Promise<string | null>;
  }
}

/** Whom the owner of an order's site lets help, or let lately, and when support was let look and did. */
export async function* exportHelpers(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  for (const siteOf of ctx.contributed('siteOfOrder')) {
    const siteId = await siteOf(ctx, by.orderId);
    if (siteId === null) continue;
    const helpers = await ctx.db
      .select({
        id: siteHelpers.id,
        mail: siteHelpers.mail,
        role: siteHelpers.role,
        invited_at: siteHelpers.invitedAt,
        accepted_at: siteHelpers.acceptedAt,
        last_seen_on: siteHelpers.lastSeenOn,
        until_on: siteHelpers.untilOn,
        removed_at: siteHelpers.removedAt,
      })
      .from(siteHelpers)
      .where(eq(siteHelpers.siteId, siteId))
      .orderBy(siteHelpers.invitedAt);
    if (helpers.length > 0) yield jsonFile('helpers', helpers);
    const consents = await ctx.db
      .select({
        given_at: supportConsents.givenAt,
        until: supportConsents.until,
        ended_at: supportConsents.endedAt,
        opened_at: supportSessions.createdAt,
      })
      .from(supportConsents)
      .leftJoin(supportSessions, eq(supportSessions.consentId, supportConsents.id))
      .where(eq(supportConsents.siteId, siteId))
      .orderBy(supportConsents.givenAt);
    if (consents.length > 0) yield jsonFile('support', consents);
  }
}
