/** A cancellation that comes by registered letter is entered by the operator (K10, P12). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contexts } from '../../server/composition.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another } from '../../tests/support/shopper.ts';
import { DAY, HOUR, newSubscriber } from '../../tests/support/subscriber.ts';
import { italianDay } from '../../site-kit/italian-day.ts';
import { letterIs } from '../billing/subscription/letter.rules.ts';
import { addStaff } from '../identity/index.server.ts';
import type { Role } from '../identity/schemas.ts';
import { cancelAtTerm } from '../ordering/index.server.ts';
import { enterLetter } from '../../tests/support/as-staff.ts';

// A year passes in here.
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

async function staff(role: Role) {
  const { config, pool, clock, ports, jobs } = product;
  const { id } = await addStaff(product.system(), {
    email: `${another('chi')}@vetrina.example`,
    name: 'Chi',
    role,
  });
  const actor = { kind: role, userId: id, name: 'Chi' } as const;
  return contexts({ config, log: product.system().log, pool, root: '.', clock }, ports, jobs)(actor, another('req_'));
}
const told = (orderId: string) =>
  product.rows<{ what: string; why: string; actor: string }>(
    `select what, why, actor from order_events where order_id = $1 and what like 'cancel%' order by id`,
    [orderId],
  );
const periodEnd = async (orderId: string) => {
  const [row] = await product.rows<{ current_period_end: Date }>(
    'select current_period_end from subscriptions where order_id = $1',
    [orderId],
  );
  return row?.current_period_end ?? expect.fail('no subscription');
};
const today = () => italianDay(product.clock.now());

describe('a letter', () => {
  it('posted 30 days before the term ends the contract with the paid year; a day later the year renews [K10] [P12]', async () => {
    const [leaves, late] = [await newSubscriber(product), await newSubscriber(product)];
    const operator = await staff('operator');
    // Entered ten days before the end: the site would refuse it, the letter's day does not.
    await leaves.toRenewal(-10 * DAY);
    const last = italianDay(new Date((await periodEnd(leaves.id())).getTime() - 30 * DAY));
    const dayAfter = italianDay(new Date(Date.parse(`${last}T12:00:00Z`) + DAY));
    await expect(cancelAtTerm(leaves.ctx(), leaves.id())).rejects.toMatchObject({ code: 'billing.cancel-late' });
    await expect(
      enterLetter(operator, late.id(), { posted: dayAfter, received: today(), note: '' }),
    ).rejects.toMatchObject({ code: 'billing.letter-late', status: 409 });
    const letter = { posted: last, received: today(), note: 'RA 1234-5' };
    await enterLetter(operator, leaves.id(), letter);
    await enterLetter(operator, leaves.id(), letter);
    await product.drain();
    expect((await leaves.manage()).subscription?.cancel_at).not.toBeNull();
    expect(leaves.subjects().filter((subject) => /disdetta ricevuta/.test(subject))).toHaveLength(1);
    expect(await told(leaves.id())).toEqual([
      { what: 'cancellation-scheduled', why: expect.any(String), actor: expect.any(String) },
      { what: 'cancelled-by-letter', why: `${last}, ${letter.received}: RA 1234-5`, actor: operatorName(operator) },
    ]);
    expect(await product.rows(`select details from audit_log where action = 'operations.enter-letter'`)).toEqual([
      { details: { posted: last, received: letter.received } },
    ]);
    expect(await told(late.id())).toEqual([]);
    await leaves.toRenewal(2 * HOUR);
    expect([await leaves.state(), await late.state()]).toEqual(['cancelled', 'live']);
    expect([(await leaves.charges()).length, (await late.charges()).length]).toEqual([1, 2]);
    // Posted in time for the renewal that has just been charged: money has to go back, not a year later to end.
    const renewed = { posted: last, received: today(), note: '' };
    await expect(enterLetter(operator, late.id(), renewed)).rejects.toMatchObject({ code: 'billing.letter-renewed' });
    expect((await late.manage()).subscription?.cancel_at).toBeNull();
  });

  it('with days that cannot be is refused, and so is one for an order that is not running [P12]', async () => {
    const owner = await newSubscriber(product);
    const operator = await staff('operator');
    const day = (days: number) => italianDay(new Date(product.clock.now().getTime() + days * DAY));
    const dates = { code: 'ordering.letter-dates', status: 422 };
    for (const [posted, received] of [
      [day(0), day(1)],
      [day(0), day(-1)],
      [day(-400), day(0)],
    ] as const) {
      await expect(enterLetter(operator, owner.id(), { posted, received, note: '' })).rejects.toMatchObject(dates);
    }
    expect((await owner.manage()).subscription?.cancel_at).toBeNull();
    await product.rows(`update orders set state = 'withdrawn' where id = $1`, [owner.id()]);
    const letter = { posted: day(0), received: day(0), note: '' };
    await expect(enterLetter(operator, owner.id(), letter)).rejects.toMatchObject({ code: 'ordering.state' });
  });

  it('is the operator’s to enter, and nobody else’s', async () => {
    const owner = await newSubscriber(product);
    const letter = { posted: today(), received: today(), note: '' };
    for (const ctx of [await staff('agent'), owner.ctx()])
      await expect(enterLetter(ctx, owner.id(), letter)).rejects.toMatchObject({ status: expect.any(Number) });
    expect(await told(owner.id())).toEqual([]);
  });
});

describe('the day of posting', () => {
  // In Rome the year ends on 1 February, at 00:30.
  const end = new Date('2028-01-31T23:30:00Z');
  it.each([
    ['2028-01-02', 'in-time'],
    ['2028-01-03', 'late'],
    ['2027-01-03', 'in-time'],
    ['2027-01-02', 'renewed'],
  ])('%s is %s [K10]', (posted, is) => {
    expect(letterIs(posted, end)).toBe(is);
  });
});

const operatorName = (ctx: Awaited<ReturnType<typeof staff>>) =>
  ctx.actor.kind === 'operator' ? `operator:${ctx.actor.userId}` : expect.fail('no operator');
