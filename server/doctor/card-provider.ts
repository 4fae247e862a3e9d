/** The card provider's account: its webhook and its clock. */
import { inspectStripe, type StripeInspection } from '../../adapters/stripe/inspect.ts';
import { K } from '../../modules/plans/schemas.ts';
import type { Config } from '../../platform/config.ts';
import { asked, ok, wrong, type Finding } from '../../platform/finding.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Signatures are refused at minutes; seconds already misdate what we write. */
const SKEW_S = 2;
/** Without one of these something that happened at the provider is heard of late or never. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

const cardHints = (config: Config) => ({
  means: 'no order can be paid.',
  keys: 'STRIPE_SECRET_KEY (a restricted key needs to read prices, webhook endpoints and events)',
  address: config.stripe.apiBase,
});

export const webhooks = (config: Config, now: Date): Promise<Finding[]> =>
  asked(
    'card provider webhook',
    async () => {
      const aheadMs = now.getTime() - Date.now();
      const ours = { now: () => new Date(Date.now() + aheadMs) };
      const seen = await inspectStripe(
        { ...config.stripe, limits: K.provider },
        new Date(now.getTime() - DAY_MS),
        ours,
      );
      return [...clock(seen), ...endpoint(config, seen)];
    },
    cardHints(config),
  );

function clock({ clockAheadMs }: StripeInspection): Finding[] {
  if (clockAheadMs === null) return [];
  const skew = Math.round(-clockAheadMs / 1000);
  if (Math.abs(skew) <= SKEW_S) return [ok('clock', 'agrees with the card provider’s')];
  return [
    wrong(
      'clock',
      `${Math.abs(skew)} s ${skew > 0 ? 'ahead' : 'behind'}`,
      'signed events and signed requests are refused.',
      'Switch time synchronisation on: timedatectl set-ntp true.',
    ),
  ];
}

function endpoint(config: Config, { webhooks: all, undelivered }: StripeInspection): Finding[] {
  const about = 'card provider webhook';
  const url = `${config.publicUrl}/webhooks/stripe`;
  const ours = all.find((each) => each.url === url);
  const means = 'orders are noticed only by the sweep, minutes late; refunds and disputes not at all.';
  if (!ours)
    return [
      wrong(
        about,
        `none of ${all.length} leads to ${url}`,
        means,
        `Make one with API version ${K.provider.apiVersion} and the events of docs/production.md.`,
      ),
    ];
  const missing = ours.events.includes('*') ? [] : WEBHOOK_EVENTS.filter((event) => !ours.events.includes(event));
  const faults: Finding[] = [];
  if (!ours.enabled) faults.push(wrong(about, 'is switched off', means, 'Enable it at the provider.'));
  if (missing.length > 0)
    faults.push(wrong(about, `does not send ${missing.join(', ')}`, means, 'Add these events at the provider.'));
  if (ours.apiVersion !== K.provider.apiVersion)
    faults.push(
      wrong(
        about,
        `sends the shapes of version ${ours.apiVersion ?? '(of the account)'}`,
        'every event is refused.',
        `Make it anew with ${K.provider.apiVersion}: a version cannot be changed.`,
      ),
    );
  if (undelivered > 0)
    faults.push(
      wrong(
        about,
        `${undelivered >= 100 ? '100 or more' : undelivered} events of the last day were not taken`,
        means,
        'Compare STRIPE_WEBHOOK_SECRET with the webhook’s signing secret; else see what its page tells of the tries.',
      ),
    );
  return faults.length > 0 ? faults : [ok(about, `${url}, all events taken`)];
}
