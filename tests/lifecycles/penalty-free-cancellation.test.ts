import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveForFree } from '../../modules/ordering/index.server.ts';
import { nives } from '../support/shopper.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('a consumer whose notices cannot be proven leaves the new year for free; who was told cannot, nor can a firm [K4] [P12]', async () => {
  const [told, untold] = [
    await story.subscriber(),
    // The address does not exist: no notice ever arrives.
    await story.subscriber({ billing: nives({ mail: 'bounce+nives@settegufi.example' }) }),
  ];
  const firm = await story.subscriber({
    billing: nives({
      mail: 'bounce+gufi@settegufi.example',
      business_name: 'Gufi srl',
      vat: '12345678903',
      sdi: 'ABC1234',
      ssn: '',
    }),
  });
  await story.toRenewal(told.id(), -45 * DAY + HOUR);
  await story.toRenewal(told.id(), -31 * DAY + HOUR);
  await story.toRenewal(told.id(), 3 * HOUR);
  for (const owner of [told, untold, firm])
    expect((await owner.charges()).map(({ kind }) => kind)).toEqual(['first', 'renewal']);
  for (const owner of [told, firm]) {
    await expect(leaveForFree(owner.ctx(), owner.id())).rejects.toMatchObject({ code: 'billing.no-free-exit' });
  }
  await story.pass(200 * DAY);
  await leaveForFree(untold.ctx(), untold.id());
  await expect(leaveForFree(untold.ctx(), untold.id())).rejects.toMatchObject({ code: 'billing.no-free-exit' });
  await story.pass(HOUR);
  const left = await story.told(untold.id());
  expect(left.states.slice(-2)).toEqual(['cancelled', 'refunded']);
  expect(left.documents).toEqual(['invoice 9900', 'invoice 9900', 'credit-note 9900']);
  expect([left.refunds, left.site]).toEqual([['succeeded all'], 'closed']);
  expect(left.tasks).toContain('notifications.undeliverable');
  await story.holds();
});
