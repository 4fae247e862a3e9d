/** A line and the whole of one order given back, in every order of presses, tries and banks: state and words are the money's. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { freeName } from '../../../tests/support/shopper.ts';
import { HOUR, newSubscriber, pass } from '../../../tests/support/subscriber.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { applyRefund } from './record-refund-outcome.ts';
import { refundOrder } from '../../../tests/support/as-staff.ts';

const RUNS = Number(process.env['REFUND_ORDERS'] ?? 6);
const reason = 'a gesture';
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
const operator = (): Ctx => ({
  ...product.system(),
  actor: { kind: 'operator', userId: 'usr_operator', name: 'Operator' },
});

/** What a card makes of refunds from now on: there at once, under way, or there and sent back later. */
const card = fc.constantFrom('visa', 'pendingRefund', 'refundFail');
const step = fc.oneof(
  fc.record({ do: fc.constant('line' as const), line: fc.constantFrom(0, 1) }),
  fc.record({ do: fc.constant('whole' as const) }),
  fc.record({ do: fc.constant('jobs' as const), card }),
  fc.record({ do: fc.constant('bank' as const), card: fc.constantFrom('visa', 'refundFail') }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function played(steps: Step[], named: boolean): Promise<void> {
  const owner = await newSubscriber(product, named ? { choice: { domains: [freeName()] } } : {});
  const id = owner.id();
  const { stripe } = product;
  const charge = [...stripe.state.charges.values()].find(({ customer }) => customer === owner.customerId);
  if (!charge) throw new Error('nothing was charged');
  const [ours] = await product.rows<{ id: string }>('select id from charges where order_id = $1', [id]);
  const becomes = (name: string) => stripe.state.cardNames.set(charge.payment_method, name);
  const press = async (input: Parameters<typeof refundOrder>[2]) => {
    const error: unknown = await refundOrder(operator(), id, input).catch((thrown: unknown) => thrown);
    // What a button answers to the second press, or beyond the last line.
    if (error !== undefined && !isAppError(error)) throw error;
  };
  const act = async (now: Step) => {
    if (now.do === 'line') return press({ charge: ours?.id ?? '', line: now.line, reason });
    if (now.do === 'whole') return press({ whole: true, reason });
    becomes(now.card);
    if (now.do === 'jobs') return void (await product.drain({ again: true }));
    return pass(product, HOUR, { clock: false });
  };
  for (const now of [...steps, { do: 'jobs', card: 'visa' } as const, { do: 'bank', card: 'visa' } as const])
    await act(now);
  await pass(product, HOUR, { clock: false });

  const back = charge.amount_refunded;
  const wanted = steps.some((now) => now.do === 'whole');
  const rows = await product.rows<{ status: string }>('select status from refunds where order_id = $1', [id]);
  const failed = rows.some(({ status }) => status === 'failed');
  const open = (await owner.tasks()).filter((task) => task.open).map(({ kind }) => kind);
  const shown = (await owner.manage()).refunds;
  const all = back === charge.amount;
  expect(rows.map(({ status }) => status)).not.toContain('refused');
  expect(back).toBeLessThanOrEqual(charge.amount);
  expect(await owner.state()).toBe(!wanted ? 'live' : all ? 'refunded' : 'cancelled');
  // Short of the whole only where a bank sent something back: a person and the customer know of it.
  if (wanted) expect(failed || all).toBe(true);
  const trouble = failed && !(wanted && all);
  expect(open.includes('billing.refund-failed')).toBe(trouble);
  expect(shown.some(({ state }) => state === 'failed')).toBe(trouble);
  expect(shown.some(({ state }) => state === 'waiting')).toBe(false);
  const done = shown.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  expect(done).toBe(back);
  if (trouble) await paidAnotherWay(owner, press, wanted ? charge.amount : null);
}

/** A person pays what banks sent back by another way: all is told as arrived, and news of the card change nothing. */
async function paidAnotherWay(
  owner: Awaited<ReturnType<typeof newSubscriber>>,
  press: (input: Parameters<typeof refundOrder>[2]) => Promise<void>,
  all: number | null,
): Promise<void> {
  const failed = () =>
    product.rows<{ key: string; provider_id: string | null }>(
      'select key, provider_id from refunds where order_id = $1 and failed_at is not null order by amount nulls first',
      [owner.id()],
    );
  const before = await failed();
  for (const { key } of before) await Promise.all([1, 2].map(() => press({ outside: key, reason: 'by transfer' })));
  for (const { provider_id: id } of before) if (id) await applyRefund(product.system(), id);
  await product.drain();
  const { refunds: shown } = await owner.manage();
  const sum = shown.reduce((total, { state, amount }) => total + (state === 'done' ? (amount ?? 0) : 0), 0);
  expect(await owner.state()).toBe(all === null ? 'live' : 'refunded');
  if (all === null) expect(await failed()).toEqual([]);
  else expect(sum).toBe(all);
  expect((await owner.tasks()).filter((task) => task.open).map(({ kind }) => kind)).not.toContain(
    'billing.refund-failed',
  );
}

it('an order is refunded when all of its money arrived, by whichever refunds, and not before or after [K12]', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), fc.boolean(), played), {
    numRuns: RUNS,
    endOnFailure: true,
  });
});

it('a line that is under way when the whole goes back is no refusal, and the order is refunded when it arrived', async () => {
  await played([{ do: 'line', line: 0 }, { do: 'jobs', card: 'pendingRefund' }, { do: 'whole' }], false);
  await played([{ do: 'line', line: 1 }, { do: 'whole' }, { do: 'jobs', card: 'pendingRefund' }], true);
});

it('a bank that sends a whole refund back reopens the order, until the money goes another way', async () => {
  await played([{ do: 'whole' }, { do: 'jobs', card: 'refundFail' }, { do: 'bank', card: 'refundFail' }], false);
  await played(
    [
      { do: 'line', line: 0 },
      { do: 'jobs', card: 'pendingRefund' },
      { do: 'bank', card: 'refundFail' },
      { do: 'whole' },
    ],
    true,
  );
});
