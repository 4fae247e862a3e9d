import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { freeSites } from './tables.ts';

/** When the site of an order was online for free before it was bought; nothing for one that never was. */
export async function* exportFreeTime(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  const [row] = site ? await ctx.db.select().from(freeSites).where(eq(freeSites.siteId, site.id)) : [];
  if (row) yield jsonFile('free-site', { opened_at: row.openedAt, bought_at: row.endedAt });
}
