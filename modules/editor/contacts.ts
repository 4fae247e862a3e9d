import type { TxCtx } from '../../platform/ctx.ts';
import { emit } from '../../platform/transaction.ts';
import { isFirstContacts, type SiteAccess } from '../access/index.server.ts';

/** By what a thief leads a business's customers to themselves. */
export const CONTACT_UNITS = ['fact/phone', 'fact/mail', 'fact/address'] as const;

/** The owner hears of contacts that are published for the first time after somebody signed in. */
export async function noteContacts(
  ctx: TxCtx,
  {
    by,
    units,
    orderId,
    occasion,
  }: { by: SiteAccess<'publish'>; units: readonly string[]; orderId: string; occasion: string },
): Promise<void> {
  const changed = CONTACT_UNITS.filter((unit) => units.includes(unit));
  if (changed.length === 0 || !(await isFirstContacts(ctx, { by }))) return;
  const { siteId, author } = by;
  await emit(ctx, 'editor.contacts-published', { siteId, orderId, units: changed, who: author.who, occasion });
}
