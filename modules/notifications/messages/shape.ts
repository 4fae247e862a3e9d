import { BOOKING_MAILS } from './booking/shape.ts';
import { AGREEMENT_MAILS } from './agreement-mails.ts';
import { HELPER_MAILS } from './helpers.ts';
import { INVOICE_MAILS } from './invoices.ts';
import { MAILBOX_MAILS } from './mailbox-mails.ts';
import { NEWS_MAILS } from './news/shape.ts';
import { SUBSCRIPTION_MAILS } from './subscription/shape.ts';
import { SHOP_MAILS } from './shop/shape.ts';
import { PAGE_MAILS } from './page-mails.ts';
import { TEXT_MAILS } from './text-mails.ts';
import type { MailWords } from './words.ts';

export const MAIL_KINDS = [
  ...INVOICE_MAILS,
  ...SUBSCRIPTION_MAILS,
  ...PAGE_MAILS,
  ...AGREEMENT_MAILS,
  ...HELPER_MAILS,
  ...TEXT_MAILS,
  ...MAILBOX_MAILS,
  ...BOOKING_MAILS,
  ...SHOP_MAILS,
  ...NEWS_MAILS,
  'order-link',
  'payment-confirmed',
  'site-live',
  'domain-problem',
  'domain-added',
  'domain-refunded',
  'domain-code',
  'domain-mail',
  'domain-mail-reminder',
  'staff-invite',
  'payment-link',
  'preview-link',
  'operator-task',
  'manager-link',
  'entered-by-page',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export type MailMessages = Record<MailKind, MailWords> & { footer: string };
