import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess } from '../access/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { siteDrafts, siteEdits } from './tables.ts';

/** What the owner of an order's site wrote and did not publish, and every value that was written lately. */
export async function* exportDraft(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const [draft] = await ctx.db.select().from(siteDrafts).where(eq(siteDrafts.siteId, siteId));
  if (!draft) return;
  const edits = await ctx.db
    .select({
      at: siteEdits.at,
      by: siteEdits.by,
      unit: siteEdits.unit,
      before: siteEdits.before,
      after: siteEdits.after,
    })
    .from(siteEdits)
    .where(eq(siteEdits.siteId, siteId))
    .orderBy(desc(siteEdits.id));
  yield jsonFile('draft', { changes: draft.layer, updated_at: draft.updatedAt, edits });
}
