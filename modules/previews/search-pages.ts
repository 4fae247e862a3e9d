import { and, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Ctx } from '../../platform/ctx.ts';
import { K } from '../plans/index.server.ts';
import { publishedPages } from '../sites/index.server.ts';
import { rememberPicture } from './page-picture.ts';
import type { SocialPageHit } from './social-pages.port.ts';
import { previewUrl } from './preview-view.ts';
import type { AgentPageResult, searchInput, SocialPageResult } from './schemas.ts';
import { previews } from './tables.ts';

/**
 * Social pages by name, best first, with what we have of them: `is_published` says that the page has a live site here,
 * `previews` names its generated one. Throws 'previews.search-unavailable'.
 */
export async function searchPages(ctx: Ctx, input: z.infer<typeof searchInput>): Promise<SocialPageResult[]> {
  const query = input.q.trim();
  if (query === '') return [];
  const pages = await describeHits(ctx, await ctx.ports.social.search(query, searchLimit(input.limit)));
  return pages.map((page) => ({ ...page, previews: page.previews.map(({ _id }) => ({ _id })) }));
}

export const searchLimit = (asked: number): number => Math.min(Math.max(1, Math.trunc(asked)), K.searchLimit);

/** What we have of each page: a live site, a generated one. */
export async function describeHits(ctx: Ctx, hits: SocialPageHit[]): Promise<AgentPageResult[]> {
  const ids = hits.map((hit) => hit.id);
  const [published, known] = await Promise.all([publishedPages(ctx, ids), readyPreviews(ctx, ids)]);
  return hits.map((hit) => {
    const address = hit.picture?.data.url;
    if (address) rememberPicture(hit.id, address);
    const found = known.get(hit.id);
    return {
      id: hit.id,
      name: hit.name,
      link: hit.link,
      ...place(hit),
      picture: { data: { url: `/buy_yr/api/page/${encodeURIComponent(hit.id)}/picture` } },
      is_published: published.has(hit.id),
      previews: found ? [found] : [],
    };
  });
}

/** Only what the specification names: whatever else the network tells stays here. */
function place({ location }: SocialPageHit): Pick<SocialPageResult, 'location'> {
  if (!location) return {};
  const { city, country, latitude, longitude, street, zip } = location;
  const given = Object.entries({ city, country, latitude, longitude, street, zip }).filter(([, v]) => v !== undefined);
  return { location: Object.fromEntries(given) };
}

async function readyPreviews(ctx: Ctx, pageIds: string[]): Promise<Map<string, AgentPageResult['previews'][number]>> {
  if (pageIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ pageId: previews.pageId, id: previews.id, layouts: previews.layouts })
    .from(previews)
    .where(
      and(
        inArray(previews.pageId, pageIds),
        isNull(previews.retiredAt),
        isNotNull(previews.readyAt),
        gt(previews.expiresAt, ctx.clock.now()),
      ),
    );
  return new Map(
    rows.map(({ pageId, id, layouts }) => [
      pageId,
      { _id: id, url: previewUrl(ctx.config, id), layouts: layouts.map((entry) => entry.layout) },
    ]),
  );
}
