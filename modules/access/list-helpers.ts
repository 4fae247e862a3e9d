import { and, eq, isNull, max } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from './prove-site.ts';
import type { HelpersView } from './schemas.ts';
import { supportOf } from './support.ts';
import { helperKeys, siteHelpers } from './tables.ts';

/** Who helps with a site, and who is invited, in the order in which they were; whether support may look. */
export async function listHelpers(ctx: Ctx, { by }: { by: SiteAccess<'manage'> }): Promise<HelpersView> {
  const rows = await ctx.db
    .select({ helper: siteHelpers, until: max(helperKeys.expiresAt) })
    .from(siteHelpers)
    .leftJoin(helperKeys, eq(helperKeys.helperId, siteHelpers.id))
    .where(and(eq(siteHelpers.siteId, by.siteId), isNull(siteHelpers.removedAt)))
    .groupBy(siteHelpers.id)
    .orderBy(siteHelpers.invitedAt, siteHelpers.id);
  const support = await supportOf(ctx, by.siteId);
  return {
    support: support && {
      until: support.until.toISOString(),
      opened_at: support.openedAt?.toISOString() ?? null,
    },
    helpers: rows.map(({ helper, until }) => ({
      id: helper.id,
      mail: helper.mail,
      role: helper.role,
      invited_at: helper.invitedAt.toISOString(),
      accepted_at: helper.acceptedAt?.toISOString() ?? null,
      invitation_until: (until ?? helper.invitedAt).toISOString(),
      last_seen_on: helper.lastSeenOn,
      until_on: helper.untilOn,
    })),
  };
}
