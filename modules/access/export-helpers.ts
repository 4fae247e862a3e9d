import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import type { OrderAccess } from './prove-order.ts';
import { siteHelpers } from './tables.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** Id of the site that this order bought; null before it is reserved. */
    siteOfOrder: (ctx: Ctx, orderId: string) => Promise<string | null>;
  }
}

/** Whom the owner of an order's site lets help, or let lately. */
export async function* exportHelpers(ctx: Ctx, { by }: { by: OrderAccess<'own'> }): AsyncGenerator<ExportedFile> {
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
        removed_at: siteHelpers.removedAt,
      })
      .from(siteHelpers)
      .where(eq(siteHelpers.siteId, siteId))
      .orderBy(siteHelpers.invitedAt);
    if (helpers.length > 0) yield jsonFile('helpers', helpers);
  }
}
