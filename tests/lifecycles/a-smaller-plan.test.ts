import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseRenewalPlan } from '../../modules/ordering/index.server.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('a smaller plan is chosen now, costs less from the renewal on, and takes nothing away before [K3] [W5]', async () => {
  const owner = await story.subscriber({ choice: { plan: 'pro' } });
  const id = owner.id();
  await story.pass(HOUR);
  await chooseRenewalPlan(owner.ctx(), { id, plan: 'premium' });
  await story.pass(200 * DAY);
  expect((await owner.manage()).subscription).toMatchObject({
    plan: 'pro',
    next_plan: 'premium',
    renewal_amount: 9900,
  });
  await story.toRenewal(id, -45 * DAY + HOUR);
  await story.toRenewal(id, -31 * DAY + HOUR);
  await story.toRenewal(id, 2 * HOUR);
  const told = await story.told(id);
  expect(told.charges).toEqual(['first 17900', 'renewal 9900']);
  expect(told.documents).toEqual(['invoice 17900', 'invoice 9900']);
  expect(told.states).toEqual(['awaiting_payment', 'complete', 'provisioning', 'live']);
  expect(told.also).toEqual(['next-plan: premium', 'plan-changed: premium']);
  expect(await story.rows('select tier from sites where order_id = $1', [id])).toEqual([{ tier: 'premium' }]);
  await story.holds();
});
