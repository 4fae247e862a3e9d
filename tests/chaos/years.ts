/** The years of one subscriber, each with everything that the calendar brings about. */
import { dunningCycleJob, reconcileCheckoutsJob } from '../../modules/billing/index.server.ts';
import { lookAtCertificatesJob, prepareCertificatesJob } from '../../modules/certificates/index.server.ts';
import { reconcileDomainsJob, monitorDomainsJob } from '../../modules/domains/index.server.ts';
import { addStaff, inviteStaffJob } from '../../modules/identity/index.server.ts';
import { monitorDeadlinesJob } from '../../modules/invoicing/index.server.ts';
import { pollAdditionsJob, markTaxCodesJob, writeManagerLinkJob } from '../../modules/ordering/jobs.ts';
import { openCheckout, saveCart, startOrder } from '../../modules/ordering/index.server.ts';
import { refreshDueSitesJob } from '../../modules/sites/index.server.ts';
import { pollDuePagesJob } from '../../modules/sync/index.server.ts';
import { purgeJob } from '../../server/retention/jobs.ts';
import type { JobDefinition } from '../../platform/jobs.ts';
import { cartInput, freeName, GUFI, newShopper, TERMS } from '../support/shopper.ts';
import { DAY, HOUR } from '../support/subscriber.ts';
import type { Expected } from './ledger.ts';
import { asBought, purchase, settle, sold } from './stories.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
const NIGHTLY = [
  reconcileCheckoutsJob,
  pollAdditionsJob,
  markTaxCodesJob,
  monitorDomainsJob,
  reconcileDomainsJob,
  monitorDeadlinesJob,
  refreshDueSitesJob,
  lookAtCertificatesJob,
  prepareCertificatesJob,
  pollDuePagesJob,
  purgeJob,
];

/** A name that its owner took to another registrar more than a month ago, and whose zone is still ours. */
async function takenElsewhere(world: World) {
  const domain = freeName();
  const { id } = await purchase(world, { domains: [domain] });
  world.registrar.control('lose', { name: domain });
  const [row] = await world.rows<{ id: string }>(
    `update domain_registrations set state = 'left', updated_at = $2 where order_id = $1 returning id`,
    [id, new Date(world.clock.now().getTime() - 60 * DAY)],
  );
  if (!row) throw new Error(`${domain} was never registered`);
  return {
    /** As if the sweep of this year had not come by yet. */
    async zoneIsLeft(year: number): Promise<void> {
      const known = await world.rows('select 1 from domain_zones where registration_id = $1', [row.id]);
      if (known.length > 0) return;
      const { zones } = world.ports;
      const made = await world.question(() => zones.create({ domain, reference: `${row.id}:${year}` }));
      await world.rows(
        'insert into domain_zones (registration_id, zone_id, name_servers, created_at) values ($1, $2, $3, $4)',
        [row.id, made.id, made.nameServers, world.clock.now()],
      );
    },
  };
}

export async function yearsGoBy(world: World): Promise<{ next: () => Promise<void>; expected: () => Expected }> {
  const [domain, choice] = [freeName(), { domains: [] as string[] }];
  choice.domains.push(domain);
  const bought = await purchase(world, choice);
  const neighbour = await purchase(world, {});
  const elsewhere = await takenElsewhere(world);
  const staff = await world.question(() =>
    addStaff(world.system(), { name: 'Ada', email: 'ada@vetrina.example', role: 'operator' }),
  );
  let years = 0;

  const enqueue = <T>(job: JobDefinition<T>, payload: T) =>
    world.db.transaction((tx) => world.jobs.enqueue(tx, job, payload));

  async function to(moment: Date): Promise<void> {
    world.clock.set(moment);
    world.stripe.clock.moveTo(world.stripe.clock.now());
    await settle(world);
  }
  /** A cart that nobody pays: it is asked after. */
  async function leaveUnpaid(): Promise<void> {
    const shopper = newShopper(world);
    const input = { facebook_page_id: GUFI, billing_info: shopper.billing, locale: 'it' as const };
    await world.question(async () => {
      const { order } = await startOrder(shopper.ctx(), { ...input, page: { name: 'Trattoria Sette Gufi' } });
      await saveCart(shopper.ctx(), { id: order._id, ...cartInput({}) });
      await openCheckout(shopper.ctx(), { id: order._id, ...TERMS });
    });
  }

  async function next(): Promise<void> {
    years += 1;
    const [period] = await world.rows<{ end: Date }>(
      'select current_period_end as end from subscriptions where order_id = $1',
      [bought.id],
    );
    const end = period?.end.getTime() ?? 0;
    await to(new Date(end - 200 * DAY));
    await world.registrarForgets(domain);
    await leaveUnpaid();
    await elsewhere.zoneIsLeft(years);
    await enqueue(inviteStaffJob, { userId: staff.id, lang: 'it' });
    await enqueue(writeManagerLinkJob, { mail: neighbour.mail, lang: 'it' });
    await enqueue(inviteStaffJob, { userId: `gone-${years}`, lang: 'it' });
    await world.rows(`update pgboss.job set retry_limit = 0 where data->>'userId' = $1`, [`gone-${years}`]);
    await to(new Date(world.clock.now().getTime() + 2 * MINUTE));
    for (const job of NIGHTLY) await enqueue(job, {});
    await settle(world);
    await to(new Date(end - 31 * DAY + HOUR));
    await enqueue(dunningCycleJob, {});
    await settle(world);
    await to(new Date(end + 2 * HOUR));
    await enqueue(dunningCycleJob, {});
    await settle(world);
    // What the house was told is known to it.
    await world.rows('update failed_jobs set retried_at = failed_at where retried_at is null');
  }

  return {
    next,
    expected: () => ({
      ...asBought(bought, choice),
      charges: Array.from({ length: years + 1 }, () => sold(choice)),
      renewals: years,
      documents: years + 1,
      mails: {
        'order-link': 1,
        'payment-confirmed': 1,
        'site-live': 1,
        'invoice-issued': years + 1,
        'renewal-notice': years,
      },
    }),
  };
}
