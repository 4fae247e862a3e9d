import { and, eq, or, sql } from 'drizzle-orm';
import type { Contributions } from '../../platform/ctx.ts';
import { siteDrafts, siteEdits } from './tables.ts';

/** What a draft offers, and what an edit of the last ninety days did: undo brings it back. */
export const namesOwnFile: Contributions['namesOwnFile'] = (ctx, { siteId, id }) =>
  ctx.db
    .select({ one: sql`1` })
    .from(siteDrafts)
    .leftJoin(
      siteEdits,
      and(
        eq(siteEdits.siteId, siteDrafts.siteId),
        sql`strpos(concat(${siteEdits.before}::text, ${siteEdits.after}::text), ${id}) > 0`,
      ),
    )
    .where(
      and(
        sql`${siteDrafts.siteId} = ${siteId}`,
        or(sql`strpos(${siteDrafts.layer}::text, ${id}) > 0`, sql`${siteEdits.id} is not null`),
      ),
    );
