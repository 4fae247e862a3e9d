import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelAtTerm, keepSubscription } from '../../modules/ordering/index.server.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('who cancels keeps the paid year, may think better of it, and is charged no more; the name runs out with its year [K10] [P3]', async () => {
  const name = 'libero-disdetta.it';
  const owner = await story.subscriber({ choice: { domains: [name] } });
  const id = owner.id();
  await story.pass(HOUR);
  await story.pass(30 * DAY);
  await cancelAtTerm(owner.ctx(), id);
  await story.drain();
  await keepSubscription(owner.ctx(), id);
  await story.drain();
  await cancelAtTerm(owner.ctx(), id);
  await story.toRenewal(id, -31 * DAY);
  expect(await owner.state()).toBe('live');
  await story.toRenewal(id, 2 * HOUR);
  await story.pass(2 * DAY);
  const told = await story.told(id);
  expect(told.states).toEqual(['awaiting_payment', 'complete', 'provisioning', 'live', 'cancelled']);
  expect(told.also.map((each) => each.replace(/: .*/, ''))).toEqual([
    'cancellation-scheduled',
    'cancellation-undone',
    'cancellation-scheduled',
  ]);
  expect([told.charges, told.documents, told.refunds]).toEqual([['first 11100'], ['invoice 11100'], []]);
  // Nobody who leaves is told that a year will be taken.
  expect(told.mails.filter((kind) => kind === 'renewal-notice')).toEqual([]);
  expect(told.mails.filter((kind) => kind === 'subscription-ended')).toHaveLength(1);
  expect(told.site).toBe('closed');
  await story.holds();
  // Deleted at the registry after its days of grace.
  await story.pass(90 * DAY);
  await story.pass(8 * HOUR);
  expect((await owner.manage()).domains).toMatchObject([{ state: 'lapsed' }]);
  expect(story.registrar.state().operations.filter(({ type }) => type === 'RENEW_DOMAIN')).toEqual([]);
});
