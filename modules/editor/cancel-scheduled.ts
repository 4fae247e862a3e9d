import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { acceptContent } from '../sites/index.server.ts';

/** A dated change does not happen, or ends now; one that is not there any more is cancelled already. Throws as scheduleChange where the site would not pass. */
export async function cancelScheduled(
  ctx: Ctx,
  { by, change: id }: { by: SiteAccess<'publish'>; change: string },
): Promise<void> {
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change: (live) =>
      live.dated.some((one) => one.id === id) ? { ...live, dated: live.dated.filter((one) => one.id !== id) } : live,
    commit: (ctx) => audit(ctx, 'editor.unscheduled', by.siteId, { change: id }),
  });
}
