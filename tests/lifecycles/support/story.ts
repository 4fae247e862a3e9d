/**
 * A life of an order, told in seconds: the whole product and its vendors on a virtual clock (tests/simulator/world.ts), in
 * good weather. Events arrive at once, jobs run when they are due, the clock's own jobs run after every leap.
 */
import { eq } from 'drizzle-orm';
import { dunningCycleJob, reconcileCheckoutsJob } from '../../../modules/billing/index.server.ts';
import { reconcileDomainsJob, monitorDomainsJob } from '../../../modules/domains/index.server.ts';
import { monitorDeadlinesJob } from '../../../modules/invoicing/index.server.ts';
import { pollAdditionsJob } from '../../../modules/ordering/index.server.ts';
import { mails } from '../../../modules/notifications/tables.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { checkAtRest } from '../../simulator/at-rest.ts';
import { createDeliveries } from '../../simulator/deliveries.ts';
import { openHarness } from '../../simulator/harness.ts';
import { checkSafety } from '../../simulator/invariants.ts';
import { providerEvents } from '../../simulator/provider-events.ts';
import { seeded } from '../../simulator/random.ts';
import { startWorld } from '../../simulator/world.ts';
import { openTestDatabase } from '../../support/database.ts';
import { newSubscriber } from '../../support/subscriber.ts';

export const DAY = 86_400_000;
export const HOUR = 3_600_000;
const CRONS = [
  reconcileCheckoutsJob,
  pollAdditionsJob,
  monitorDomainsJob,
  reconcileDomainsJob,
  dunningCycleJob,
  monitorDeadlinesJob,
] as unknown as JobDefinition<never>[];
/** A job that is due so soon is waited for. */
const SOON = 10 * 60_000;

export type Story = Awaited<ReturnType<typeof openStory>>;

/** `zones`: addresses of our hosting, where the names of the story have zones of ours. */
export async function openStory(start = '2026-11-21T10:00:00Z', zones?: string) {
  const database = await openTestDatabase();
  const harness = await openHarness(database);
  await harness.reset(new Date(start));
  const world = await startWorld(harness, { start, ...(zones && { zones }) });
  const deliveries = createDeliveries(world, [providerEvents(world)], seeded(1), 0);
  const now = () => world.clock.now().getTime();

  async function webhooksArrived(): Promise<void> {
    deliveries.look();
    for (let next = deliveries.next(); next !== null; next = deliveries.next()) {
      if (next > now()) world.moveTo(new Date(next));
      for (const each of deliveries.due()) deliveries.answered(each, await each.parcel.bring());
      deliveries.look();
    }
  }

  async function drain(): Promise<{ job: string; error: unknown }[]> {
    const errors: { job: string; error: unknown }[] = [];
    for (let rounds = 0; rounds < 400; rounds++) {
      await webhooksArrived();
      const due = world.queue.due();
      for (const job of due) {
        const handler = world.handlers.get(job.name);
        if (!handler) throw new Error(`no handler for ${job.name}`);
        const error = await world.queue.run(job, handler, () => false);
        if (error) errors.push({ job: job.name, error });
      }
      if (due.length > 0) continue;
      const next = world.queue.next();
      if (!next || next.getTime() > now() + SOON) return errors;
      world.moveTo(next);
    }
    throw new Error('the jobs never end');
  }

  async function crons(): Promise<void> {
    for (const cron of CRONS) world.queue.call(cron);
    await drain();
  }

  const product = {
    ...world,
    as: (orderSession: string | null) => world.as({ kind: 'visitor', orderSession }),
    actor: world.as,
    webhooksArrived,
    drain,
    later: (ms: number) => world.clock.set(new Date(now() + ms)),
  };

  return {
    ...product,
    subscriber: (options: Parameters<typeof newSubscriber>[1] = {}) => newSubscriber(product, options),
    /** So much time passes, and then whatever is due happens. */
    async pass(ms: number) {
      world.moveTo(new Date(now() + ms));
      await drain();
      await crons();
      await crons();
    },
    /** Until so long before (negative) or after the moment at which the paid year of this order ends. */
    async toRenewal(orderId: string, ms: number) {
      const [due] = await world.rows<{ at: Date }>(
        'select current_period_end as at from subscriptions where order_id = $1',
        [orderId],
      );
      await this.pass((due?.at.getTime() ?? 0) + ms - now());
    },
    /** Everything that the product has written down of an order, in its order. */
    async told(orderId: string) {
      const events = await world.rows<{ to: string; from: string; what: string; why: string }>(
        'select "from", "to", what, why from order_events where order_id = $1 order by id',
        [orderId],
      );
      const documents = await world.rows<{ kind: string; number: number; gross: number; vat: number }>(
        'select kind, number, gross, vat from invoices where order_id = $1 order by year, number',
        [orderId],
      );
      const written = await world.system().db.select().from(mails).where(eq(mails.orderId, orderId));
      const arrived = world.mail.messages().map(({ messageId }) => messageId);
      return {
        states: events.filter(({ what }) => what === 'state').map(({ to }) => to),
        also: events.filter(({ what }) => what !== 'state').map(({ what, why }) => `${what}: ${why}`),
        documents: documents.map(({ kind, gross }) => `${kind} ${gross}`),
        charges: (
          await world.rows<{ kind: string; amount: number }>(
            'select kind, amount from charges where order_id = $1 order by paid_at, id',
            [orderId],
          )
        ).map(({ kind, amount }) => `${kind} ${amount}`),
        refunds: (
          await world.rows<{ status: string; amount: number | null }>(
            'select status, amount from refunds where order_id = $1 order by created_at, key',
            [orderId],
          )
        ).map(({ status, amount }) => `${status} ${amount ?? 'all'}`),
        /** Those that the mail server has, in the order of arrival. */
        mails: arrived
          .toReversed()
          .flatMap((id) => written.filter((mail) => mail.id === id.replaceAll(/[<>]/g, '')).map(({ kind }) => kind))
          .filter((kind) => kind !== 'operator-task'),
        site: (await world.rows<{ status: string }>('select status from sites where order_id = $1', [orderId]))[0]
          ?.status,
        tasks: (
          await world.rows<{ kind: string }>('select kind from tasks where subject = $1 and resolved_at is null', [
            orderId,
          ])
        ).map(({ kind }) => kind),
      };
    },
    /** What holds after every step of the simulator, and what holds when nothing waits any more. */
    async holds() {
      await checkSafety(world);
      await checkAtRest(world);
    },
    async close() {
      await world.close();
      await harness.close();
      await database.close();
    },
  };
}
