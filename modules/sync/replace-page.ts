import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { PageUnavailable, type SocialPage } from '../previews/index.server.ts';
import { acceptContent, movePage, siteContentOf, sitesOfPage, type OwnContent } from '../sites/index.server.ts';
import { followersOf } from './followers.ts';
import { pollSoonJob } from './jobs.ts';
import { findMonitor, monitorPage } from './monitor-page.ts';
import { dropNotices } from './notices.ts';
import { releaseConnection } from './page-connection.ts';
import { pageMonitors } from './tables.ts';

/**
 * The page has moved, and its owner says that the new one is theirs too: the site follows that from now on. Only where the new page has
 * the same telephone number or address, or else anybody's page could take its place: throws 'sync.page-unlike' (409). Throws 'sync.not-moved' (409) for a page
 * that has not, 'sync.page-taken' (409) where another site follows the new one, 'previews.network-unavailable'.
 */
export async function replacePage(ctx: Ctx, { by }: { by: SiteAccess<'decide'> }): Promise<void> {
  const { siteId } = by;
  const { site, page } = await siteContentOf(ctx, { by });
  const { state, movedTo } = await findMonitor(ctx, site.pageId);
  if (state !== 'moved' || movedTo === null) throw refused('sync.not-moved');
  if ((await sitesOfPage(ctx, { pageId: movedTo })).length > 0) throw refused('sync.page-taken');
  const next = await readMoved(ctx, movedTo);
  if (!isAlike(page, next)) throw refused('sync.page-unlike');
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change(live) {
      const { username: _before, ...rest } = live.page;
      const named = next.username ? { username: next.username } : {};
      return { ...live, page: { ...rest, ...named, id: next.id, link: next.link, is_published: true } };
    },
    async commit(ctx) {
      await movePage(ctx, { by, pageId: movedTo });
      await monitorPage(ctx, { pageId: movedTo });
      if ((await followersOf(ctx, site.pageId)).length === 0) {
        await releaseConnection(ctx, site.pageId);
        await ctx.db.delete(pageMonitors).where(eq(pageMonitors.pageId, site.pageId));
      }
      await dropNotices(ctx, { siteIds: [siteId], kinds: ['moved', 'lost', 'token-ended'] });
      await enqueue(ctx, pollSoonJob, { pageId: movedTo }, { key: `${movedTo} asked` });
      await audit(ctx, 'sync.page-replaced', siteId, { from: site.pageId, to: movedTo });
    },
  });
}

const refused = (code: string) => new AppError(code, { status: 409 });

async function readMoved(ctx: Ctx, pageId: string): Promise<SocialPage> {
  try {
    return (await ctx.ports.social.read(pageId)).page;
  } catch (error) {
    if (error instanceof PageUnavailable && error.status === 404) throw refused('sync.page-unlike');
    throw error;
  }
}

type Page = OwnContent['page'];
const digits = (text: string | null | undefined): string => (text ?? '').replaceAll(/\D/g, '').slice(-9);
const plain = (text: string | null | undefined): string => (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const placeOf = ({ location }: Pick<Page, 'location'>): string =>
  plain(location?.street) && plain(location?.street) + plain(location?.city);

/** The same telephone number, by its last nine digits, or the same street and town. */
const isAlike = (site: Page, page: SocialPage): boolean =>
  (digits(site.phone).length >= 6 && digits(site.phone) === digits(page.phone)) ||
  (placeOf(site) !== '' && placeOf(site) === placeOf(page));
