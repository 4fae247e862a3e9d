import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';
import { rightsOf, type SiteRole } from '../access/index.server.ts';
import type { Draft } from './draft.ts';
import { siteEdits } from './tables.ts';

/** What entries and edits name an author; those of former times say nothing of who may publish. */
const ROLES: ReadonlySet<string> = new Set<SiteRole>(['writer', 'operator', 'copywriter']);
const waits = (by: string | undefined): boolean =>
  by !== undefined && ROLES.has(by) && !rightsOf(by as SiteRole).includes('publish');

/** Units of a draft that say what somebody wrote who may not publish: marked until somebody publishes who may. */
export async function unseenUnits(ctx: Ctx, { content, changes }: Draft): Promise<Set<OwnerUnit>> {
  const entries = Object.entries(changes);
  const unseen = new Set(entries.filter(([, entry]) => waits(entry?.by)).map(([unit]) => unit));
  // A value that was taken away has no author: its edit has.
  const emptied = entries.filter(([, entry]) => entry === null).map(([unit]) => unit);
  if (emptied.length === 0) return unseen;
  const rows = await ctx.db
    .selectDistinctOn([siteEdits.unit], { unit: siteEdits.unit, by: siteEdits.by })
    .from(siteEdits)
    .where(and(eq(siteEdits.siteId, content.site.id), inArray(siteEdits.unit, emptied), eq(siteEdits.state, 'done')))
    .orderBy(siteEdits.unit, desc(siteEdits.id));
  for (const { unit, by } of rows) if (waits(by)) unseen.add(unit);
  return unseen;
}
