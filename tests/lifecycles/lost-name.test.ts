import { giveUpDomain, replaceDomain } from '../support/as-owner.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('a name that was lost after the payment is replaced at no cost, or its money goes back and is never asked again [W9] [W10]', async () => {
  const [replaces, takesMoney] = [
    await story.subscriber({ choice: { domains: ['rubato-uno.it'] } }),
    await story.subscriber({ choice: { domains: ['rubato-due.it', 'libero-tre.it'] } }),
  ];
  await story.pass(HOUR);
  for (const owner of [replaces, takesMoney]) {
    const told = await story.told(owner.id());
    expect([told.states.at(-1), told.tasks]).toEqual(['provisioning', ['domains.failed']]);
    // The site is there all the same, at its free address.
    expect(told.site).toBe('live');
  }
  await replaceDomain(replaces.ctx(), replaces.id(), { domain: 'libero-uno.it', failed: 'rubato-uno.it' });
  await giveUpDomain(takesMoney.ctx(), takesMoney.id(), 'rubato-due.it');
  await story.pass(HOUR);
  const [other, less] = [await story.told(replaces.id()), await story.told(takesMoney.id())];
  expect([other.states.at(-1), other.charges, other.refunds]).toEqual(['live', ['first 11100'], []]);
  expect([less.states.at(-1), less.charges, less.refunds]).toEqual(['live', ['first 12300'], ['succeeded 1200']]);
  expect(less.documents).toEqual(['invoice 12300', 'credit-note 1200']);
  expect([other.tasks, less.tasks]).toEqual([[], []]);
  for (const owner of [replaces, takesMoney]) {
    await story.toRenewal(owner.id(), -45 * DAY + HOUR);
    await story.toRenewal(owner.id(), -31 * DAY + HOUR);
    await story.toRenewal(owner.id(), 2 * HOUR);
  }
  expect((await story.told(replaces.id())).charges.at(-1)).toBe('renewal 11100');
  expect((await story.told(takesMoney.id())).charges.at(-1)).toBe('renewal 11100');
  await story.holds();
});
