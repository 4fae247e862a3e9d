import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('unpaid: grace, reminder, pause; paid, it comes back, and the year it missed is one charge [K4] [P12]', async () => {
  const owner = await story.subscriber({ choice: { domains: ['libero-ritardo.com'] } });
  const id = owner.id();
  await owner.useCard('pm_card_chargeCustomerFail');
  await story.toRenewal(id, -45 * DAY + HOUR);
  await story.toRenewal(id, -31 * DAY + HOUR);
  await story.toRenewal(id, 2 * HOUR);
  for (const days of [11, 1, 3]) await story.pass(days * DAY);
  expect(await owner.state()).toBe('suspended');
  expect(await owner.site()).toEqual({ status: 'suspended' });
  // A .com can be renewed for 44 days after its end; a .it would be lost by now: late-payer.test.ts.
  // Nobody pays a registry for a customer who has not paid.
  expect(story.registrar.state().operations.filter(({ type }) => type === 'RENEW_DOMAIN')).toEqual([]);
  await story.pass(20 * DAY);
  await owner.useCard('pm_card_visa');
  await owner.payOwed();
  await story.pass(HOUR);
  const told = await story.told(id);
  expect(told.states.slice(3)).toEqual(['live', 'past_due', 'suspended', 'live']);
  expect(told.charges).toEqual(['first 11100', 'renewal 11100']);
  expect(told.documents).toEqual(['invoice 11100', 'invoice 11100']);
  for (const kind of ['payment-failed', 'unpaid-reminder', 'site-suspended', 'site-resumed']) {
    expect(told.mails.filter((each) => each === kind)).toHaveLength(1);
  }
  expect(story.registrar.state().operations.filter(({ type }) => type === 'RENEW_DOMAIN')).toHaveLength(1);
  await story.holds();
});

it('unpaid to the end: after sixty days the contract is over, nothing is charged and nothing of it runs on [P12]', async () => {
  const owner = await story.subscriber();
  const id = owner.id();
  await owner.useCard('pm_card_chargeCustomerFail');
  await story.toRenewal(id, 2 * HOUR);
  for (const days of [12, 4, 30, 15]) await story.pass(days * DAY);
  const told = await story.told(id);
  expect(told.states.slice(3)).toEqual(['live', 'past_due', 'suspended', 'cancelled']);
  expect([told.charges, told.site]).toEqual([['first 9900'], 'closed']);
  expect(told.mails.filter((each) => each === 'subscription-ended')).toHaveLength(1);
  expect(story.stripe.state.subscriptions.get(owner.subscriptionId)?.status).toBe('canceled');
  await story.holds();
});
