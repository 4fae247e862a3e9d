import type { MailWords } from '../words.ts';

/** Mails of the years after the purchase. */
export const SUBSCRIPTION_MAILS = [
  'payment-failed',
  'unpaid-reminder',
  'name-at-risk',
  'name-lost',
  'site-suspended',
  'site-resumed',
  'renewal-notice',
  'plan-changed',
  'cancellation-scheduled',
  'subscription-ended',
  'withdrawal-receipt',
  'withdrawal-noted',
  'refund-done',
  'already-sold',
  'checkout-failed',
] as const;
export type SubscriptionMail = (typeof SUBSCRIPTION_MAILS)[number];
export type SubscriptionMails = Record<SubscriptionMail, MailWords>;
