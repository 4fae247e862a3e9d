import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue } from '../../platform/transaction.ts';
import { withEntry, type Layer } from '../../site-kit/content/layer.ts';
import { valuesOf } from '../../site-kit/content/page-units.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import { acceptContent, editableContent, siteContentOf } from '../sites/index.server.ts';
import { followersOf } from './followers.ts';
import { pollSoonJob } from './jobs.ts';
import { findMonitor } from './monitor-page.ts';
import { NOTICE_KINDS } from './notices.rules.ts';
import { dropNotices } from './notices.ts';
import { releaseConnection } from './page-connection.ts';
import { writeFollow } from './site-follow.ts';
import { pageMonitors, proposals } from './tables.ts';

/** Who wrote an entry that came from the page when the site was made its owner's. */
const FROM_PAGE = 'page';

/**
 * "Make it yours": what the page gave becomes the owner's own words and facts, the site follows it no more, and nothing of it leaves. Open
 * questions are closed: the site stays as it is. Throws 'sites.quality-gate' (422), 'sites.busy'.
 */
export async function adoptPage(ctx: Ctx, { by }: { by: SiteAccess<'decide'> }): Promise<void> {
  const { siteId } = by;
  const { site, layer } = await siteContentOf(ctx, { by });
  const monitor = await findMonitor(ctx, site.pageId);
  const own = await adoptedEntries(ctx, await proveSite(ctx, 'read', siteId), layer);
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change(live) {
      const isGone = monitor.state === 'gone' || monitor.state === 'unpublished';
      const page = isGone ? { ...live.page, is_published: false } : live.page;
      return { ...live, page, layer: { ...own(live.page), ...live.layer } };
    },
    async commit(ctx) {
      await writeFollow(ctx, siteId, { ownAt: ctx.clock.now(), keepBy: null });
      await closeQuestions(ctx, siteId);
      await dropNotices(ctx, { siteIds: [siteId], kinds: NOTICE_KINDS });
      if ((await followersOf(ctx, site.pageId)).length === 0) await releaseConnection(ctx, site.pageId);
      await audit(ctx, 'sync.adopted', siteId, { pageId: site.pageId });
    },
  });
}

/** The site follows its page again: what was taken over of it and not written since is the page's again. Read at once. */
export async function followAgain(ctx: Ctx, { by }: { by: SiteAccess<'decide'> }): Promise<void> {
  const { siteId } = by;
  const { site } = await siteContentOf(ctx, { by });
  await findMonitor(ctx, site.pageId);
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change: (live) => ({
      ...live,
      layer: Object.fromEntries(Object.entries(live.layer).filter(([, entry]) => entry.by !== FROM_PAGE)),
    }),
    async commit(ctx) {
      await writeFollow(ctx, siteId, { ownAt: null });
      // What it says is news to this site, whatever others that follow it have read.
      const set = { askedAt: ctx.clock.now(), lastHash: null };
      await ctx.db.update(pageMonitors).set(set).where(eq(pageMonitors.pageId, site.pageId));
      await enqueue(ctx, pollSoonJob, { pageId: site.pageId }, { key: `${site.pageId} asked` });
      await audit(ctx, 'sync.followed-again', siteId, { pageId: site.pageId });
    },
  });
}

/** What the page gives for facts and wording that the owner has written nothing for. */
async function adoptedEntries(ctx: Ctx, by: SiteAccess<'read'>, layer: Layer): Promise<(page: FactsInput) => Layer> {
  const { units } = await editableContent(ctx, { by, layer });
  const at = ctx.clock.now().toISOString();
  const given = units.filter(
    ({ unit, kind, derived }) =>
      (kind === 'fact' || kind === 'copy') && derived !== null && derived !== undefined && !(unit in layer),
  );
  return (page) =>
    given.reduce<Layer>(
      (all, { unit, derived }) => withEntry(all, { unit, value: derived, at, by: FROM_PAGE }, valuesOf(page)),
      {},
    );
}

export const closeQuestions = async (ctx: TxCtx, siteId: string): Promise<void> =>
  void (await ctx.db
    .update(proposals)
    .set({ closedAt: ctx.clock.now(), outcome: 'dropped' })
    .where(and(eq(proposals.siteId, siteId), isNull(proposals.closedAt))));
