/** The events of a first purchase in every order, with repeats, end in the same books. */
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testClock, testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { paymentsAt, openSession, pay, startSandbox } from '../../tests/contracts/stripe-fixtures.ts';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import type { CardPayments, ProviderEvent } from './card-payments.port.ts';
import { report } from '../../tests/chaos/report.ts';
import { receive } from '../../platform/inbox.ts';
import { applyProviderEvent } from './receive-provider-event.ts';
import { charges, checkoutSessions, refunds, subscriptions } from './tables.ts';
import { inTransaction } from '../../platform/transaction.ts';

/** Each is some eighty statements. */
const RUNS = Number(process.env['PERMUTATIONS'] ?? 400);
const AT_ONCE = 8;
let database: TestDatabase;
let sandbox: StripeSandbox;
beforeAll(async () => {
  [database, sandbox] = await Promise.all([openTestDatabase(), startSandbox()]);
});
afterAll(async () => {
  await database.close();
  await sandbox.close();
});

/** Small, seeded, the same on every machine. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
/** Every event one to three times, in any order. */
function shuffled<T>(events: T[], next: () => number): T[] {
  const all = events.flatMap((event) => Array.from({ length: 1 + Math.floor(next() * 3) }, () => event));
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

/** The provider's answers about one purchase, told of a thousand: each with ids of its own. */
async function truthOf(real: CardPayments, sessionId: string): Promise<(run: string) => Partial<CardPayments>> {
  const session = await real.retrieveCheckoutSession(sessionId);
  const id = session.subscriptionId ?? '';
  const [prices, subscription, invoices] = await Promise.all([
    real.listPrices(),
    real.retrieveSubscription(id),
    real.listInvoices(id),
  ]);
  return (run) => ({
    listPrices: () => Promise.resolve(prices),
    retrieveCheckoutSession: (asked) =>
      Promise.resolve({
        ...session,
        id: asked,
        subscriptionId: `${id}${run}`,
        metadata: {
          ...session.metadata,
          order_id: `ord${run}`,
          cart_hash: 'cart',
          amount: String(session.amountTotal),
        },
      }),
    retrieveSubscription: (asked) => Promise.resolve({ ...subscription, id: asked }),
    listInvoices: () => Promise.resolve(invoices.map((invoice) => ({ ...invoice, id: `${invoice.id}${run}` }))),
  });
}

function eventsOf(): ProviderEvent[] {
  return [...sandbox.state.events.values()].map((event) => {
    const object = event.data.object as { id?: string; object: string; subscription?: unknown; customer?: unknown };
    const parent = (object as { parent?: { subscription_details?: { subscription?: string } | null } | null }).parent;
    const named = typeof object.subscription === 'string' ? object.subscription : null;
    const { id = '', object: objectType } = object;
    return {
      id: event.id,
      type: event.type,
      created: event.created,
      livemode: false,
      objectId: id,
      objectType,
      sessionId: objectType === 'checkout.session' ? id : null,
      subscriptionId:
        objectType === 'subscription' ? id : (named ?? parent?.subscription_details?.subscription ?? null),
      customerId: typeof object.customer === 'string' ? object.customer : null,
    };
  });
}

it('the first purchase’s events, in any order and each up to three times, end in one and the same state [P11]', async () => {
  const real = paymentsAt(sandbox.url);
  const opened = await openSession(real);
  const before = sandbox.state.events.size;
  expect((await pay(sandbox, opened)).status).toBe('complete');
  const events = eventsOf()
    .slice(before)
    .filter((event) => event.sessionId ?? event.subscriptionId ?? event.customerId);
  expect(events.length).toBeGreaterThanOrEqual(5);
  const answers = await truthOf(real, opened.id);
  const clock = testClock(new Date().toISOString());
  const runs = Array.from({ length: RUNS }, (_none, seed) => `#${seed}`);
  const row = { cartHash: 'cart', amount: opened.amountTotal, status: 'open' as const, createdAt: clock.now() };
  await database.db
    .insert(checkoutSessions)
    .values(runs.map((run) => ({ ...row, id: `${opened.id}${run}`, orderId: `ord${run}`, expiresAt: clock.now() })));

  async function play(run: string, seed: number): Promise<string> {
    const { ctx, seen } = testContext(database.db, { ports: { payments: answers(run) as CardPayments }, clock });
    for (const event of shuffled(events, chance(seed + 1))) {
      const own = {
        ...event,
        id: `${event.id}${run}`,
        sessionId: event.sessionId && `${event.sessionId}${run}`,
        subscriptionId: event.subscriptionId && `${event.subscriptionId}${run}`,
      };
      const stored = { source: 'card-payments', eventId: own.id, type: own.type, payload: own };
      const { id, first } = await inTransaction(ctx, (ctx) => receive(ctx, stored));
      // As in the product: only a first delivery starts work.
      if (first) await applyProviderEvent(ctx, id);
    }
    // Which facts were told, and how often; which of two came first is not the books' business.
    return seen.events
      .map(({ event, payload }) => `${event} ${JSON.stringify(payload)}`.replaceAll(run, ''))
      .toSorted()
      .join('\n');
  }
  const told: string[] = [];
  for (let at = 0; at < RUNS; at += AT_ONCE) {
    told.push(...(await Promise.all(runs.slice(at, at + AT_ONCE).map((run, offset) => play(run, at + offset)))));
  }

  const orderIds = runs.map((run) => `ord${run}`);
  const books = await Promise.all(
    [subscriptions, charges, checkoutSessions, refunds].map((table) =>
      database.db.select().from(table).where(inArray(table.orderId, orderIds)),
    ),
  );
  const hashes = new Set(
    runs.map((run, index) => {
      const own = books.map((rows) => rows.filter(({ orderId }) => orderId === `ord${run}`));
      expect(own.map((rows) => rows.length)).toEqual([1, 1, 1, 0]);
      const text = JSON.stringify(own, (key, value: unknown) => (key === 'version' ? undefined : value));
      return createHash('sha256')
        .update(text.replaceAll(run, ''))
        .update(told[index] ?? '')
        .digest('hex');
    }),
  );
  expect(hashes.size).toBe(1);
  expect(told[0]?.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'billing.charged',
    'billing.subscription-activated',
  ]);
  report('permutations', [{ runs: RUNS, events: events.length, 'final states': hashes.size }]);
});
