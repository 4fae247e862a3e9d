import type { MailWords } from '../words.ts';

/**
 * Mails about an order in the shop of a business. Values of all: `place` (the business), `number`, `lines` and `total` (ready to print),
 * `contact` (its telephone; in mails to the owner how the buyer is reached), `note`. Those to the buyer have `seller`, `where`, `ready` (from
 * when it can be collected), `days`, `reason` and `lasting` (where the order is found, whatever becomes of the site) as well; those to the owner `name`, the buyer's: in no subject, as subjects are kept in clear.
 * Of an order that is delivered `delivery` is by which way and at what price, `address` where to, `arrives` when, `door` what is paid there; `counter` what is paid
 * where one is collected.
 * Whatever is empty leaves out what speaks of it. Of an order that was paid on the site or at the door `law` is what the law wants its buyer to keep, `amount` what
 * goes back, `lines` what it is for, `kept` what stays bought, `left` what of it is paid at the door, `moment` when a withdrawal was declared, `by` the last day on which money goes back; all ready to print.
 */
const BUYER_MAILS = [
  'shop-reserved',
  'shop-accepted',
  'shop-ready',
  'shop-sent',
  'shop-refused',
  'shop-cancelled',
  'shop-unanswered',
  'shop-not-collected',
  'shop-paid',
  'shop-paid-ready',
  'shop-paid-sent',
  'shop-withdrawal',
  'shop-refunded',
  'shop-refunded-elsewhere',
  'shop-door-withdrawal',
  'shop-unpaid-withdrawal',
  'shop-given-back',
  'shop-closed',
  'shop-link',
] as const;
const OWNER_MAILS = [
  'shop-order',
  'shop-left',
  'shop-paid-order',
  'shop-withdrawn',
  'shop-refund-due',
  'shop-refund-failed',
  'shop-door-withdrawn',
  'shop-unpaid-withdrawn',
  'shop-door-refund-due',
] as const;
export const ORDER_MAILS = [...BUYER_MAILS, ...OWNER_MAILS] as const;
/** About the owner's account at the provider of payments, and no order. */
const ACCOUNT_MAILS = ['shop-account-active', 'shop-account-stopped'] as const;
/** About goods that do not say all that a sale by card wants; `lines` are their names, `by` the day on which they go. */
const SAFETY_MAILS = ['shop-safety-due', 'shop-safety-over'] as const;
export const SHOP_MAILS = [...ORDER_MAILS, ...ACCOUNT_MAILS, ...SAFETY_MAILS] as const;

export type ShopBuyerMail = (typeof BUYER_MAILS)[number];
export type ShopOwnerMail = (typeof OWNER_MAILS)[number];
export type ShopAccountMail = (typeof ACCOUNT_MAILS)[number];
export type ShopSafetyMail = (typeof SAFETY_MAILS)[number];
export type ShopMails = Record<(typeof SHOP_MAILS)[number], MailWords>;
/** Those of orders that are paid on the site. */
export type PaidMails = Pick<
  ShopMails,
  | 'shop-paid'
  | 'shop-paid-ready'
  | 'shop-paid-sent'
  | 'shop-withdrawal'
  | 'shop-refunded'
  | 'shop-refunded-elsewhere'
  | 'shop-closed'
  | 'shop-link'
  | 'shop-paid-order'
  | 'shop-withdrawn'
  | 'shop-refund-due'
  | 'shop-refund-failed'
  | ShopAccountMail
  | ShopSafetyMail
>;
/** Those of what is paid at the door, and taken back. */
export type DoorMails = Pick<
  ShopMails,
  | 'shop-door-withdrawal'
  | 'shop-unpaid-withdrawal'
  | 'shop-given-back'
  | 'shop-door-withdrawn'
  | 'shop-unpaid-withdrawn'
  | 'shop-door-refund-due'
>;
