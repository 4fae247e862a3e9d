import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { users } from '../../identity/tables.ts';
import type { PreviewsQuery } from '../../operations/schemas.ts';
import type { Page, PreviewLine } from './schemas.ts';
import { previews } from '../../previews/tables.ts';
import { behind, iso, PAGE, pageOf } from './keyset.ts';

/** Generated sites that nobody owns yet, newest first. The caller has checked who asks. */
export async function listPreviews(ctx: Ctx, query: PreviewsQuery): Promise<Page<PreviewLine>> {
  const rows = await ctx.db
    .select({ preview: previews, agent: users.name })
    .from(previews)
    .leftJoin(users, eq(users.id, previews.agentId))
    .where(
      and(
        query.state ? eq(previews.state, query.state) : undefined,
        behind(previews.createdAt, previews.id, query.after),
      ),
    )
    .orderBy(desc(previews.createdAt), desc(previews.id))
    .limit(PAGE + 1);
  return pageOf(
    rows,
    ({ preview }) => [preview.createdAt, preview.id],
    ({ preview, agent }) => ({
      id: preview.id,
      page_id: preview.pageId,
      name: preview.name,
      status: preview.state,
      reason: preview.reason,
      agent,
      created_at: preview.createdAt.toISOString(),
      ready_at: iso(preview.readyAt),
      expires_at: preview.expiresAt.toISOString(),
      retired: preview.retiredAt !== null,
    }),
  );
}
