import type { MailWords } from '../words.ts';

/**
 * Mails about an order in the shop of a business. Values of all: `place` (the business), `number`, `lines` and `total` (ready to print),
 * `contact` (its telephone; in mails to the owner how the buyer is reached), `note`. Those to the buyer have `seller`, `where`, `ready` (from
 * when it can be collected), `days` and `reason` as well; those to the owner `name`, the buyer's: in no subject, as subjects are kept in clear.
 * Whatever is empty leaves out what speaks of it.
 */
const BUYER_MAILS = [
  'shop-reserved',
  'shop-accepted',
  'shop-ready',
  'shop-refused',
  'shop-cancelled',
  'shop-unanswered',
  'shop-not-collected',
] as const;
const OWNER_MAILS = ['shop-order', 'shop-left'] as const;
export const SHOP_MAILS = [...BUYER_MAILS, ...OWNER_MAILS] as const;

export type ShopBuyerMail = (typeof BUYER_MAILS)[number];
export type ShopOwnerMail = (typeof OWNER_MAILS)[number];
export type ShopMails = Record<(typeof SHOP_MAILS)[number], MailWords>;
