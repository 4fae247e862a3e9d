import type { DomainEvents, TxCtx } from '../../platform/ctx.ts';
import { sitesOfPage } from '../sites/index.server.ts';
import { monitorPage } from './monitor-page.ts';
import { NOTICE_KINDS } from './notices.rules.ts';
import { dropNotices } from './notices.ts';
import { releaseConnection } from './page-connection.ts';

/**
 * A site that is closed takes its page's token with it: revoked at the network and erased here. While it is paused nothing is read, and the
 * token waits. A site that is open again is followed again.
 */
export async function followSiteState(
  ctx: TxCtx,
  { siteId, pageId, state }: DomainEvents['sites.state-changed'],
): Promise<void> {
  if (state === 'on') return monitorPage(ctx, { pageId });
  if (state === 'suspended') return;
  await dropNotices(ctx, { siteIds: [siteId], kinds: NOTICE_KINDS });
  if ((await sitesOfPage(ctx, { pageId })).length === 0) await releaseConnection(ctx, pageId);
}
