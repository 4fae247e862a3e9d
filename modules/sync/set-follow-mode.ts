import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { FollowKind, Mode } from '../../site-kit/content/follow.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { lockFollow, writeFollow } from './site-follow.ts';

/** Whether things of this kind follow the page by themselves or ask first. Holds from the next reading on. */
export function setFollowMode(
  ctx: Ctx,
  { by, kind, mode }: { by: SiteAccess<'decide'>; kind: FollowKind; mode: Mode },
): Promise<void> {
  const { siteId } = by;
  return inTransaction(ctx, async (ctx) => {
    const { settings } = await lockFollow(ctx, siteId);
    await writeFollow(ctx, siteId, { settings: { ...settings, [kind]: mode } });
    await audit(ctx, 'sync.mode', siteId, { kind, mode });
  });
}
