import { proveOrder, type OrderAccess } from '../modules/access/index.server.ts';
import { managedDomains } from '../modules/domains/index.server.ts';
import { getOrder, requireHeldOrder, withdrawUntil } from '../modules/ordering/index.server.ts';
import { offerOf } from '../modules/plans/index.server.ts';
import { managedOrder } from '../modules/reports/index.server.ts';
import { siteForOrder } from '../modules/sites/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../platform/exported-file.ts';
import { exportGuide } from './export-guide.ts';

declare module '../platform/ctx.ts' {
  interface Contributions {
    /** What this room keeps of an order and is its customer's, a file at a time. */
    exportData: (ctx: Ctx, order: { by: OrderAccess<'own'> }) => AsyncIterable<ExportedFile>;
  }
}

/**
 * Everything of an order that is its customer's, file by file: what each room keeps of it (the site, photos, texts, figures,
 * invoices) and the order itself, in formats that any program reads (GDPR art. 20; Regulation (EU) 2023/2854 art. 25).
 * Throws ordering.not-found unless the caller holds the order. A domain leaves by its code, which is never written into a
 * file.
 */
export async function exportOrder(ctx: Ctx, id: string, locale: string): Promise<AsyncIterable<ExportedFile>> {
  const held = await requireHeldOrder(ctx, id);
  const by = await proveOrder(ctx, 'own', held.id);
  const [order, site, domains] = await Promise.all([
    getOrder(ctx, held.id),
    siteForOrder(ctx, { by }),
    managedDomains(ctx, { by }),
  ]);
  const managed = await managedOrder(ctx, held, {
    site,
    domains,
    withdrawUntil: withdrawUntil(held),
    offer: offerOf(ctx),
  });
  const first = [exportGuide(locale), jsonFile('order', order), jsonFile('after-purchase', managed)];
  return files(ctx, by, first);
}

async function* files(ctx: Ctx, by: OrderAccess<'own'>, first: ExportedFile[]): AsyncGenerator<ExportedFile> {
  yield* first;
  for (const exported of ctx.contributed('exportData')) yield* exported(ctx, { by });
}
