import { makeZip } from 'client-zip';
import { downloadHeaders } from '../../platform/download-headers.ts';
import type { ExportedFile } from '../../platform/exported-file.ts';
import { defineCall, FileReply } from '../../platform/http-call.ts';
import { proveOrder } from '../access/index.server.ts';
import { documentPdf } from '../invoicing/index.server.ts';
import { requireHeldOrder } from '../ordering/index.server.ts';
import { exportOrder } from './export-order.ts';

const order = '/buy_yr/api/order/check/{id}';
const attached = (type: string, fileName: string) => downloadHeaders(type, `filename="${fileName}"`);

async function* zipped(files: AsyncIterable<ExportedFile>, lastModified: Date) {
  for await (const { path, bytes } of files) yield { name: path, lastModified, input: bytes };
}

/** The files of an order for whoever holds it. */
export const fileCalls = [
  defineCall({
    method: 'get',
    path: `${order}/invoices/{invoice}`,
    id: 'K4-invoice',
    summary: 'An invoice or a credit note of the order',
    limit: { burst: 30, perMinute: 20 },
    answer: { file: 'application/pdf' },
    async run(ctx, { params }) {
      const held = await requireHeldOrder(ctx, params.id);
      const by = await proveOrder(ctx, 'own', held.id);
      const { bytes, fileName } = await documentPdf(ctx, { by, id: params.invoice });
      return new FileReply(new Uint8Array(bytes), { headers: attached('application/pdf', fileName) });
    },
  }),
  // Written while it is read: the first byte does not wait for the last photo.
  defineCall({
    method: 'get',
    path: `${order}/export`,
    id: 'K13-export',
    summary: 'All of an order as one ZIP',
    limit: { burst: 3, perMinute: 0.2 },
    answer: { file: 'application/zip' },
    screen: '/manager/orders/{id}',
    async run(ctx, { params, locale }) {
      const files = await exportOrder(ctx, { id: params.id, locale });
      const now = ctx.clock.now();
      const fileName = `vetrina-${now.toISOString().slice(0, 10)}.zip`;
      return new FileReply(makeZip(zipped(files, now)), { headers: attached('application/zip', fileName) });
    },
  }),
];
