import { eq, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { prepared } from '../../platform/db.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import type { Contacts } from '../sites/index.server.ts';
import { marksAt } from './person.ts';
import { blockedPeople } from './tables.ts';

/** As a column of a statement that is asked anyway: whether somebody is blocked. Its values: `siteId`, and `marks` as `marksAt` makes them. */
export const blockedColumn = (): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${blockedPeople} b where b.site_id = ${sql.placeholder('siteId')} and b.marks && ${sql.placeholder('marks')})`;
const blockedOn = prepared((db) =>
  db
    .select({ blocked: blockedColumn() })
    .from(sql`(select) one`)
    .prepare('blocklist_blocked'),
);

/** Whether the owner of the site wants nothing online from whoever has this address or this number; either may be empty. */
export async function isBlocked(ctx: Ctx, of: { siteId: string } & Contacts): Promise<boolean> {
  const marks = marksAt(ctx, of);
  const [row] = await blockedOn(ctx.db).execute({ siteId: of.siteId, marks });
  return row?.blocked === true;
}

/** The same of many, for a screen of whoever may block; to others nobody is told apart. */
export async function blockedAmong(ctx: Ctx, { by }: { by: SiteAccess }): Promise<(contacts: Contacts) => boolean> {
  const { siteId } = by;
  if (!rightsOf(by.author.role).includes('manage')) return () => false;
  const own = eq(blockedPeople.siteId, siteId);
  const rows = await ctx.db.select({ marks: blockedPeople.marks }).from(blockedPeople).where(own);
  const kept = new Set(rows.flatMap(({ marks }) => marks));
  return ({ mail, phone }) => kept.size > 0 && marksAt(ctx, { siteId, mail, phone }).some((mark) => kept.has(mark));
}
