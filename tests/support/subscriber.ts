/** A shopper who has bought, and the years that follow: the clock of product and provider moves together. */
import { Stripe } from 'stripe';
import { runDunningCycle } from '../../modules/billing/subscription/dunning-cycle.ts';
import { showManagedOrder } from '../../modules/account/index.server.ts';
import type { ManagedOrder } from '../../modules/reports/schemas.ts';
import type { TestProduct } from './product.ts';
import { newShopper, type Choice, type Shop, type Shopper } from './shopper.ts';

export const DAY = 86_400_000;
/** The provider drafts a renewal when the year is over and charges it an hour later. */
export const HOUR = 3_600_000;

/** A product in this process whose years can pass. */
export type Years = Shop & Pick<TestProduct, 'later' | 'system' | 'rows' | 'clock'>;

export const providerOf = (product: Shop): Stripe => {
  const { hostname, port } = new URL(product.stripe.url);
  return new Stripe('sk_test_tests', { protocol: 'http', host: hostname, port: Number(port), telemetry: false });
};

/** Lets time pass: the provider does what is due, its events arrive, our clock's job runs, and what follows from it. */
export async function pass(product: Years, ms: number, options: { clock?: boolean } = {}): Promise<void> {
  // An event that is signed before the leap and arrives after it is refused as too old, and comes again much later.
  await product.webhooksArrived();
  product.later(ms);
  product.stripe.clock.moveTo(product.stripe.clock.now());
  await product.webhooksArrived();
  await product.drain();
  if (options.clock === false) return;
  await runDunningCycle(product.system());
  await product.webhooksArrived();
  await product.drain();
}

export async function newSubscriber(
  product: Years,
  options: { choice?: Choice; card?: string; billing?: Parameters<typeof newShopper>[1]; page?: string } = {},
) {
  const shopper: Shopper = newShopper(product, options.billing, options.page);
  const checkout = await shopper.toCardForm(options.choice);
  await shopper.pay(checkout, options.card ? { number: options.card } : {});
  await product.webhooksArrived();
  await product.drain();
  const id = shopper.id();
  const [row] = await product.rows<{ id: string; customer_id: string }>(
    'select id, customer_id from subscriptions where order_id = $1',
    [id],
  );
  if (!row) throw new Error('nothing was bought');
  const stripe = providerOf(product);
  return Object.assign(shopper, {
    subscriptionId: row.id,
    customerId: row.customer_id,
    state: async () => (await shopper.order()).status,
    manage: (): Promise<ManagedOrder> => showManagedOrder(shopper.ctx(), id),
    subjects: () => shopper.mails().map(({ subject }) => subject),
    charges: () =>
      product.rows<{ kind: string; amount: number }>(
        'select kind, amount from charges where order_id = $1 order by paid_at',
        [id],
      ),
    /** Until so long before (negative) or after the renewal: a year may have 366 days. */
    async toRenewal(ms: number) {
      const [due] = await product.rows<{ at: Date }>(
        'select current_period_end as at from subscriptions where order_id = $1',
        [id],
      );
      await pass(product, (due?.at.getTime() ?? 0) + ms - product.clock.now().getTime());
    },
    site: async () => (await product.rows<{ status: string }>('select status from sites where order_id = $1', [id]))[0],
    tasks: () =>
      product.rows<{ kind: string; open: boolean }>(
        'select kind, resolved_at is null as open from tasks where subject = $1 order by opened_at',
        [id],
      ),
    /** Another card at the provider, as its own page would save it. */
    async useCard(card: 'pm_card_visa' | 'pm_card_chargeCustomerFail' | 'pm_card_threeDSecure2Required') {
      const method = await stripe.paymentMethods.attach(card, { customer: row.customer_id });
      await stripe.subscriptions.update(row.id, { default_payment_method: method.id });
    },
    /** The holder opens the provider's page of what is owed, and says yes or no to their bank there. */
    async atTheBank(page: string | null, authentication: 'complete' | 'fail') {
      await fetch(page ?? '');
      await fetch(`${page}/pay`, { method: 'POST', body: new URLSearchParams({ authentication }) });
      await product.webhooksArrived();
      await product.drain();
    },
    async payOwed() {
      const { latest_invoice: owed } = await stripe.subscriptions.retrieve(row.id);
      await stripe.invoices.pay(owed as string);
      await product.webhooksArrived();
      await product.drain();
    },
  });
}
