import { eq, inArray, lte } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite } from '../access/index.server.ts';
import { acceptContent } from '../sites/index.server.ts';
import { closeQuestions } from './adopt-page.ts';
import { followersOf } from './followers.ts';
import { addNotices, dropNotices } from './notices.ts';
import { writeFollow } from './site-follow.ts';
import { pageConnections, siteFollows } from './tables.ts';

/** So long what came from the page waits for its owner's word. For legal review: docs/legal-review.md. */
const KEEP_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * A person has removed the app at the network, or asked it to have their data deleted (`signedRequest` as it came). Tokens of their pages go at once; sites
 * of these pages are read no more, and their owners have thirty days to keep what came from the page. Returns whether the network
 * signed it.
 */
export async function erasePerson(ctx: Ctx, { signedRequest }: { signedRequest: string }): Promise<boolean> {
  const marks = ctx.ports.pageConnections?.personToErase(signedRequest) ?? null;
  if (marks === null) return false;
  await inTransaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(pageConnections)
      .where(inArray(pageConnections.person, marks))
      .returning({ pageId: pageConnections.pageId });
    const until = new Date(ctx.clock.now().getTime() + KEEP_DAYS * DAY_MS);
    for (const { pageId } of gone) {
      const siteIds = await followersOf(ctx, pageId);
      for (const siteId of siteIds) await writeFollow(ctx, siteId, { keepBy: until });
      await dropNotices(ctx, { siteIds, kinds: ['token-ended'] });
      await addNotices(ctx, { siteIds, kind: 'app-removed', until });
      await audit(ctx, 'sync.app-removed', pageId, { sites: siteIds.length });
    }
  });
  return true;
}

/** What came from the page leaves the sites whose owners said nothing for thirty days: posts, events, reviews and pictures. Facts stay. */
export async function releaseUnkept(ctx: Ctx): Promise<number> {
  const due = await ctx.db
    .select({ siteId: siteFollows.siteId })
    .from(siteFollows)
    .where(lte(siteFollows.keepBy, ctx.clock.now()))
    .orderBy(siteFollows.keepBy);
  let released = 0;
  for (const { siteId } of due)
    // One site's trouble is its own: the next night tries again.
    try {
      await release(ctx, siteId);
      released += 1;
    } catch (error) {
      ctx.log.warn({ siteId, err: error }, 'what came from a page did not leave its site');
    }
  return released;
}

async function release(ctx: Ctx, siteId: string): Promise<void> {
  const by = await proveSite(ctx, 'publish', siteId);
  await acceptContent(ctx, {
    by,
    cause: 'order',
    change(live) {
      const { cover: _cover, picture: _picture, ...rest } = live.page;
      return { ...live, page: { ...rest, photos: [], posts: [], events: [], ratings: [] } };
    },
    async commit(ctx) {
      await ctx.db
        .update(siteFollows)
        .set({ keepBy: null, ownAt: ctx.clock.now() })
        .where(eq(siteFollows.siteId, siteId));
      await closeQuestions(ctx, siteId);
      await audit(ctx, 'sync.released', siteId);
    },
  });
}
