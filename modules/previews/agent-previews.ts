import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { actorName } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Staff } from '../access/index.server.ts';
import type { AgentPreviews, PreviewLinkMade } from './schemas.ts';
import { describeHits } from './search-pages.ts';
import { shortPath } from './short-code.ts';
import type { SocialPageHit } from './social-pages.port.ts';
import { knownPages, previewLinks, previews } from './tables.ts';

const PAGE = 20;

/**
 * The sites that this agent has had made or has shared, the newest first, each with the agent's newest link that still
 * opens; `next` names where the following ones begin. They are the same on every device (A2, A3).
 */
export async function agentPreviews(
  ctx: Ctx,
  { by, ...query }: { by: Staff<'agent'>; before?: string | undefined },
): Promise<AgentPreviews> {
  const { userId } = by;
  const now = ctx.clock.now();
  const madeBy = actorName(ctx);
  const shared = ctx.db
    .select({ one: sql`1` })
    .from(previewLinks)
    .where(and(eq(previewLinks.previewId, previews.id), eq(previewLinks.madeBy, madeBy)));
  const before = query.before
    ? sql`(${previews.createdAt}, ${previews.id}) < (select p.created_at, p.id from previews p where p.id = ${query.before})`
    : undefined;
  const rows = await ctx.db
    .select()
    .from(previews)
    .where(
      and(
        or(eq(previews.agentId, userId), exists(shared)),
        isNull(previews.retiredAt),
        isNotNull(previews.readyAt),
        gt(previews.expiresAt, now),
        before,
      ),
    )
    .orderBy(desc(previews.createdAt), desc(previews.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const [links, known] = await Promise.all([openLinks(ctx, madeBy, shown), knownHits(ctx, shown)]);
  const pages = await describeHits(ctx, known);
  return {
    data: pages.map((page, at) => ({ ...page, shared: links.get(shown[at]?.id ?? '') ?? null })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

type Row = typeof previews.$inferSelect;

async function openLinks(ctx: Ctx, madeBy: string, rows: Row[]): Promise<Map<string, PreviewLinkMade>> {
  if (rows.length === 0) return new Map();
  const found = await ctx.db
    .select()
    .from(previewLinks)
    .where(
      and(
        eq(previewLinks.madeBy, madeBy),
        inArray(
          previewLinks.previewId,
          rows.map(({ id }) => id),
        ),
        isNull(previewLinks.revokedAt),
        gt(previewLinks.expiresAt, ctx.clock.now()),
      ),
    )
    // The newest last: it is what the map keeps.
    .orderBy(previewLinks.createdAt);
  return new Map(
    found.flatMap(({ id, previewId, codeHash, expiresAt }) =>
      codeHash
        ? [
            [
              previewId,
              {
                _id: id,
                url: `${ctx.config.publicUrl}${shortPath(ctx, id, codeHash)}`,
                expires_at: expiresAt.toISOString(),
              },
            ] as const,
          ]
        : [],
    ),
  );
}

/** As the network told of these pages last; of one that was forgotten, what its preview knows. */
async function knownHits(ctx: Ctx, rows: Row[]): Promise<SocialPageHit[]> {
  if (rows.length === 0) return [];
  const met = await ctx.db
    .select()
    .from(knownPages)
    .where(
      inArray(
        knownPages.id,
        rows.map(({ pageId }) => pageId),
      ),
    );
  const byId = new Map(met.map((page) => [page.id, page]));
  return rows.map(({ pageId, name }) => {
    const page = byId.get(pageId);
    return {
      id: pageId,
      name: page?.name ?? name,
      link: page?.link ?? '',
      ...(page?.location ? { location: page.location } : {}),
      ...(page?.pictureUrl ? { picture: { data: { url: page.pictureUrl } } } : {}),
      is_published: true,
    };
  });
}
