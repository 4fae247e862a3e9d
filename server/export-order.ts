import { proveOrder, proveSite, type OrderAccess } from '../modules/access/index.server.ts';
import { documentPdf } from '../modules/invoicing/index.server.ts';
import { managedDomains } from '../modules/domains/index.server.ts';
import { getOrder, requireHeldOrder, withdrawUntil } from '../modules/ordering/index.server.ts';
import { managedOrder } from '../modules/reports/index.server.ts';
import { exportSite, siteForOrder, type ExportedFile } from '../modules/sites/index.server.ts';
import { visitsOfSite } from '../modules/stats/index.server.ts';
import type { Ctx } from '../platform/ctx.ts';
import { exportGuide } from './export-guide.ts';

/**
 * Everything of an order that is its customer's, file by file: the site, photos, texts, figures, order and invoices, in
 * formats that any program reads (GDPR art. 20; Regulation (EU) 2023/2854 art. 25). Throws ordering.not-found unless the
 * caller holds the order. A domain leaves by its code, which is never written into a file.
 */
export async function exportOrder(ctx: Ctx, id: string, locale: string): Promise<AsyncIterable<ExportedFile>> {
  const held = await requireHeldOrder(ctx, id);
  const by = await proveOrder(ctx, 'own', held.id);
  const [cart, site, domains] = await Promise.all([
    getOrder(ctx, held.id),
    siteForOrder(ctx, { by }),
    managedDomains(ctx, { by }),
  ]);
  const managed = await managedOrder(ctx, held, { site, domains, withdrawUntil: withdrawUntil(held) });
  const visits = site ? await visitsOfSite(ctx, { by: await proveSite(ctx, 'read', site.id), ...WHOLE_TIME }) : [];
  return files(ctx, { by, locale, managed, data: { order: cart, 'after-purchase': managed, visits } });
}

const WHOLE_TIME = { from: '2000-01-01', to: '9999-12-31' };

interface Exported {
  by: OrderAccess<'own'>;
  locale: string;
  managed: Awaited<ReturnType<typeof managedOrder>>;
  data: Record<string, unknown>;
}

async function* files(ctx: Ctx, { by, locale, managed, data }: Exported): AsyncGenerator<ExportedFile> {
  yield exportGuide(locale);
  for (const [name, value] of Object.entries(data))
    yield { path: `data/${name}.json`, bytes: Buffer.from(JSON.stringify(value, null, 2)) };
  yield* exportSite(ctx, { by });
  for (const { id } of managed.invoices) {
    const { bytes, fileName } = await documentPdf(ctx, { by, id });
    yield { path: `invoices/${fileName}`, bytes };
  }
}
