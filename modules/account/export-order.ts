import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import { proveOrder, type OrderAccess } from '../access/index.server.ts';
import { getOrder } from '../ordering/index.server.ts';
import { exportGuide } from './export-guide.ts';
import { showManagedOrder } from './managed-order.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** What this room keeps of an order and is its customer's, a file at a time. */
    exportData: (ctx: Ctx, order: { by: OrderAccess<'dispose'> }) => AsyncIterable<ExportedFile>;
  }
}

/**
 * Everything of an order that is its customer's, file by file: what each room keeps of it (the site, photos, texts, figures,
 * invoices) and the order itself, in formats that any program reads (GDPR art. 20; Regulation (EU) 2023/2854 art. 25).
 * Throws ordering.not-found unless the caller holds the order, access.prove-again unless they have just proved who they are. A domain leaves by its code, which is never written into a
 * file.
 */
export async function exportOrder(
  ctx: Ctx,
  { id, locale }: { id: string; locale: string },
): Promise<AsyncIterable<ExportedFile>> {
  const managed = await showManagedOrder(ctx, id);
  const by = await proveOrder(ctx, 'dispose', managed.order_id);
  const order = await getOrder(ctx, managed.order_id);
  return files(ctx, by, [exportGuide(locale), jsonFile('order', order), jsonFile('after-purchase', managed)]);
}

async function* files(ctx: Ctx, by: OrderAccess<'dispose'>, first: ExportedFile[]): AsyncGenerator<ExportedFile> {
  yield* first;
  for (const exported of ctx.contributed('exportData')) yield* exported(ctx, { by });
}
