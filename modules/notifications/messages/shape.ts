import { INVOICE_MAILS } from './invoices.ts';
import { SUBSCRIPTION_MAILS } from './subscription/shape.ts';

/** The words of every mail. {{name}} and its like are filled in; all texts are plain, markup is made by render-mail. */
export interface MailWords {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: string;
  /** Small print under the button. */
  after: string[];
  /** Why it came, where the usual sentence is not the reason. */
  footer?: string;
}
export const MAIL_KINDS = [
  ...INVOICE_MAILS,
  ...SUBSCRIPTION_MAILS,
  'order-link',
  'payment-confirmed',
  'site-live',
  'domain-problem',
  'domain-refunded',
  'domain-code',
  'staff-invite',
  'payment-link',
  'preview-link',
  'operator-task',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
export type MailMessages = Record<MailKind, MailWords> & { footer: string };
