import type { Ctx } from '../../platform/ctx.ts';
import { jsonFile, type ExportedFile } from '../../platform/exported-file.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { mailOfOrder } from './list-mail.ts';

/** Addresses, devices, automatic replies and aliases of an order; the mails themselves are on the mail host. */
export async function* exportMail(ctx: Ctx, { by }: { by: OrderAccess<'dispose'> }): AsyncGenerator<ExportedFile> {
  const { names, chosen } = await mailOfOrder(ctx, { by });
  if (names.length > 0 || chosen) yield jsonFile('mailboxes', { chosen, names });
}
