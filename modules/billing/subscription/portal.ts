import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { callOnce } from '../../../platform/external-calls.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { customers } from '../tables.ts';

/** Raise it when the settings change: the provider keeps the old ones. */
const SETTINGS = 'portal-settings:1';

/** Address of the provider's own page for card and invoices. Throws billing.no-subscription for an order never paid. */
export async function openPortal(
  ctx: Ctx,
  { by, ...to }: { by: OrderAccess<'own'>; returnUrl: string; locale: string },
): Promise<string> {
  const [customer] = await ctx.db.select().from(customers).where(eq(customers.orderId, by.orderId));
  if (!customer) throw new AppError('billing.no-subscription', { status: 409 });
  const { payments } = ctx.ports;
  const { publicUrl } = ctx.config;
  const { id: settings } = await callOnce(ctx, {
    key: `${SETTINGS}:${publicUrl}`,
    subject: 'card-payments',
    input: { privacy: `${publicUrl}/privacy`, terms: `${publicUrl}/terms` },
    // A second set of the same settings harms nobody.
    look: () => Promise.resolve(null),
    sureAfterMs: 0,
    call: (links, callKey) => payments.createPortalSettings(links, callKey),
  });
  return payments.openPortal({ customerId: customer.customerId, settings, ...to });
}
