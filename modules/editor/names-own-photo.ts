import { and, eq, or, sql } from 'drizzle-orm';
import type { Contributions } from '../../platform/ctx.ts';
import { siteDrafts, siteEdits } from './tables.ts';

/** What a draft adds, and what an edit of the last ninety days did: undo brings it back. */
export const namesOwnPhoto: Contributions['namesOwnPhoto'] = (ctx, { siteId, unit }) =>
  ctx.db
    .select({ one: sql`1` })
    .from(siteDrafts)
    .leftJoin(siteEdits, and(eq(siteEdits.siteId, siteDrafts.siteId), sql`${siteEdits.unit} = ${unit}`))
    .where(
      and(
        sql`${siteDrafts.siteId} = ${siteId}`,
        or(sql`${siteDrafts.layer} -> ${unit} is not null`, sql`${siteEdits.id} is not null`),
      ),
    );
