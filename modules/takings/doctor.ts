import { note, ok, type Look } from '../../platform/finding.ts';

const ABOUT = 'card payments of sites';

/** Whether owners can take card payments; without, their shops go on with reservations. */
export const lookAtTakings: Look = ({ ports }) =>
  Promise.resolve([
    ports.merchantPayments
      ? ok(ABOUT, 'owners can connect accounts of their own')
      : note(
          ABOUT,
          'STRIPE_CONNECT_WEBHOOK_SECRET or STRIPE_ACCOUNTS_WEBHOOK_SECRET is not set',
          'shops of sites take reservations only, paid at the counter.',
          'Set up Connect at the card provider with its two endpoints, /webhooks/stripe/connect and /webhooks/stripe/accounts.',
        ),
  ]);
