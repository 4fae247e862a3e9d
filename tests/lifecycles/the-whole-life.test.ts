import { leaveWithDomain, managedDomains } from '../support/as-owner.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quotePro, upgradeToPro } from '../../modules/ordering/index.server.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('buys, goes up to PRO, fails to pay, recovers, renews again and takes the name elsewhere [K3] [K4] [P3] [P12]', async () => {
  const name = 'libero-trattoria.it';
  const owner = await story.subscriber({ choice: { domains: [name] } });
  const id = owner.id();
  await story.pass(HOUR);
  expect(await owner.state()).toBe('live');

  await story.pass(100 * DAY);
  const quote = await quotePro(owner.ctx(), id);
  await upgradeToPro(owner.ctx(), { id, amount: quote.amount, prorationDate: quote.proration_date });
  await story.drain();

  await owner.useCard('pm_card_chargeCustomerFail');
  await story.toRenewal(id, -45 * DAY + HOUR);
  await story.toRenewal(id, -31 * DAY + HOUR);
  await story.toRenewal(id, 2 * HOUR);
  expect(await owner.state()).toBe('past_due');
  await story.pass(5 * DAY);
  await owner.useCard('pm_card_visa');
  await owner.payOwed();
  expect(await owner.state()).toBe('live');

  await story.toRenewal(id, -45 * DAY + HOUR);
  await story.toRenewal(id, -31 * DAY + HOUR);
  await story.toRenewal(id, 2 * HOUR);

  const { authcode } = await leaveWithDomain(owner.ctx(), id, name);
  await story.drain();
  expect(story.registrar.control('move-away', { name, code: authcode })).toEqual({ ok: true });
  await story.pass(HOUR);
  await story.pass(8 * HOUR);
  expect(await managedDomains(owner.ctx(), id)).toMatchObject([{ state: 'left' }]);
  expect(await story.rows('select host from site_hosts where host = $1', [name])).toEqual([]);

  // A name that is elsewhere is charged there: the next year is the plan alone.
  expect((await owner.manage()).subscription).toMatchObject({ renewal_amount: 17_900 });
  await story.toRenewal(id, -45 * DAY + HOUR);
  await story.toRenewal(id, -31 * DAY + HOUR);
  await story.toRenewal(id, 2 * HOUR);

  const told = await story.told(id);
  expect(told.states).toEqual(['awaiting_payment', 'complete', 'provisioning', 'live', 'past_due', 'live']);
  expect(told.also).toEqual(['plan-changed: pro']);
  const upgrade = `upgrade ${quote.amount}`;
  expect(told.charges).toEqual(['first 11100', upgrade, 'renewal 19100', 'renewal 19100', 'renewal 17900']);
  expect(told.documents).toEqual(told.charges.map((each) => each.replace(/^\w+/, 'invoice')));
  expect(told.mails.toSorted()).toEqual(
    [
      'order-link',
      'payment-confirmed',
      'invoice-issued',
      'site-live',
      'plan-changed',
      'invoice-issued',
      'renewal-notice',
      'renewal-notice',
      'payment-failed',
      'name-at-risk',
      'site-resumed',
      'invoice-issued',
      'renewal-notice',
      'renewal-notice',
      'invoice-issued',
      'domain-code',
      'renewal-notice',
      'renewal-notice',
      'invoice-issued',
    ].toSorted(),
  );
  expect(told.site).toBe('live');
  expect(told.tasks).toEqual([]);
  const years = story.registrar.state().operations.filter(({ type }) => type === 'RENEW_DOMAIN');
  expect(years).toHaveLength(2);
  await story.holds();
});
