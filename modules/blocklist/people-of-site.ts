import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess, type SiteAccess } from '../access/index.server.ts';
import { findSiteAddress, siteForOrder } from '../sites/index.server.ts';
import { personOf } from './person.ts';
import type { BlockedView, PeopleView } from './schemas.ts';
import { blockedPeople } from './tables.ts';

/** Who is blocked at a site. Throws sites.not-found (404). */
export async function peopleOfSite(ctx: Ctx, { by }: { by: SiteAccess<'manage'> }): Promise<PeopleView> {
  const site = await findSiteAddress(ctx, by.siteId);
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  return { site: { id: site.id, name: site.name, url: site.url }, blocked: await blockedAt(ctx, by.siteId) };
}

async function blockedAt(ctx: Ctx, siteId: string): Promise<BlockedView[]> {
  const own = eq(blockedPeople.siteId, siteId);
  const rows = await ctx.db.select().from(blockedPeople).where(own).orderBy(desc(blockedPeople.blockedAt));
  return rows.map((row) => ({ ...personOf(ctx, row), since: row.blockedAt.toISOString() }));
}

/** Everybody who is blocked; nothing where nobody is. */
export async function* exportBlocked(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const blocked = await blockedAt(ctx, siteId);
  if (blocked.length > 0) yield jsonFile('blocked-people', blocked);
}
