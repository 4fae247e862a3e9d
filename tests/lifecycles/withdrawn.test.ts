import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawOrder } from '../../modules/ordering/index.server.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('a consumer withdraws within the legal time: receipt, everything back, credit note, site off, no year more [K11] [K12]', async () => {
  const owner = await story.subscriber({ choice: { domains: ['libero-recesso.it'] } });
  const id = owner.id();
  await story.pass(13 * DAY);
  const declared = { name: 'Nives Gufi', mail: owner.billing.mail };
  await withdrawOrder(owner.ctx(), { id, ...declared, lang: 'it' });
  await withdrawOrder(owner.ctx(), { id, ...declared, lang: 'it' });
  await story.pass(HOUR);
  const told = await story.told(id);
  expect(told.states).toEqual(['awaiting_payment', 'complete', 'provisioning', 'live', 'withdrawn', 'refunded']);
  expect(told.documents).toEqual(['invoice 11100', 'credit-note 11100']);
  expect(told.refunds).toEqual(['succeeded all']);
  for (const kind of ['withdrawal-receipt', 'credit-note-issued', 'refund-done']) {
    expect(told.mails.filter((each) => each === kind)).toHaveLength(1);
  }
  expect(told.site).toBe('closed');
  expect(story.stripe.state.subscriptions.get(owner.subscriptionId)?.status).toBe('canceled');
  await story.pass(400 * DAY);
  expect((await story.told(id)).charges).toEqual(['first 11100']);
  await story.holds();
});

it('who withdraws is asked no more about a name that was lost, or that is lost later [K11] [P12]', async () => {
  const [lost, later] = [
    await story.subscriber({ choice: { domains: ['rubato-recesso.it'] } }),
    // The old registrar takes five days, and then the code is wrong.
    await story.subscriber({ choice: { transfer: { domain: 'paziente-recesso.com', authcode: 'OLDCODE-1234' } } }),
  ];
  await story.pass(DAY);
  expect((await story.told(lost.id())).tasks).toEqual(['domains.failed']);
  for (const owner of [lost, later]) {
    await withdrawOrder(owner.ctx(), { id: owner.id(), name: 'Nives Gufi', mail: owner.billing.mail, lang: 'it' });
  }
  await story.pass(7 * DAY);
  const [first, second] = [await story.told(lost.id()), await story.told(later.id())];
  expect(await later.manage()).toMatchObject({ domains: [{ state: 'failed' }] });
  expect([first.tasks, second.tasks]).toEqual([[], []]);
  expect([first.states.at(-1), second.states.at(-1)]).toEqual(['refunded', 'refunded']);
  expect(second.mails).not.toContain('domain-problem');
  await story.holds();
});
