import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveSite, type OrderAccess, type SiteAccess } from '../access/index.server.ts';
import { hashOfEntry, layerOf, readDraft } from '../editor/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { siteForOrder } from '../sites/index.server.ts';
import { isOffered } from './offered.ts';
import { readableText } from './places.ts';
import { textsLeft } from './request-text.ts';
import { briefOf } from './text-of.ts';
import type { TextsView } from './schemas.ts';
import { textRequests, type TextRequest } from './tables.ts';

/** What the owner of a site asked us to write, what became of it, and how many texts the contract still holds. */
export async function textsOfSite(ctx: Ctx, { by }: { by: SiteAccess<'manage'> }): Promise<TextsView> {
  const [draft, rows] = await Promise.all([readDraft(ctx, by), rowsOf(ctx, by.siteId)]);
  const { site, layer: live } = draft.content;
  const layer = layerOf(draft);
  return {
    site: { id: site.id, order_id: site.orderId, name: site.name, url: site.url },
    most: isOffered(ctx) ? entitled(site.tier, 'texts') : 0,
    left: isOffered(ctx) ? textsLeft(site, rows) : 0,
    draft: { rev: draft.rev, changes: Object.keys(draft.changes).length },
    texts: rows.map((row) => ({
      ...shownText(row),
      parts: row.delivered.map(({ unit, shown, after }) => ({
        unit,
        before: shown,
        after: readableText(after) ?? '',
        waiting: hashOfEntry(layer[unit]) !== hashOfEntry(live[unit]),
      })),
    })),
  };
}

/** How many texts wait for the owner of a site to read them, and whether any may be had or were: else no screen speaks of texts. */
export async function textsAtAGlance(
  ctx: Ctx,
  { by }: { by: SiteAccess<'manage'> },
): Promise<{ ready: number; open: boolean }> {
  const view = await textsOfSite(ctx, { by });
  const ready = view.texts.filter(({ state }) => state === 'delivered').length;
  return { ready, open: view.most > 0 || view.texts.length > 0 };
}

/** What was asked and delivered. */
export async function* exportTexts(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const site = await siteForOrder(ctx, { by });
  if (!site) return;
  const { siteId } = await proveSite(ctx, 'read', site.id);
  const rows = await rowsOf(ctx, siteId);
  if (rows.length === 0) return;
  yield jsonFile(
    'texts-written-for-you',
    rows.map((row) => ({ ...shownText(row), delivered: row.delivered })),
  );
}

const rowsOf = (ctx: Ctx, siteId: string): Promise<TextRequest[]> =>
  ctx.db
    .select()
    .from(textRequests)
    .where(eq(textRequests.siteId, siteId))
    .orderBy(desc(textRequests.askedAt), desc(textRequests.id));

const shownText = (row: TextRequest) => ({
  ...briefOf(row),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
});
