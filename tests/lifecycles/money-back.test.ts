import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundOrder } from '../support/as-staff.ts';
import { freeName } from '../support/shopper.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

const OPERATOR = { kind: 'operator', userId: 'usr_operator', name: 'Operator' } as const;
const reason = 'a gesture';
const firstCharge = async (id: string) =>
  (await story.rows<{ id: string }>('select id from charges where order_id = $1', [id]))[0]?.id ?? '';

it('the operator gives back a line, and the contract goes on; the whole, and it ends; each has its credit note [P12]', async () => {
  const [line, whole] = [
    await story.subscriber({ choice: { domains: [freeName()] } }),
    await story.subscriber({ choice: { domains: [freeName()] } }),
  ];
  await story.pass(3 * DAY);
  const charge = await firstCharge(line.id());
  for (let times = 0; times < 2; times++) {
    await refundOrder(story.actor(OPERATOR), line.id(), { charge, line: 1, reason });
  }
  await refundOrder(story.actor(OPERATOR), whole.id(), { whole: true, reason });
  await story.pass(HOUR);
  const [ofLine, ofWhole] = [await story.told(line.id()), await story.told(whole.id())];
  expect([ofLine.documents, ofLine.refunds]).toEqual([['invoice 11100', 'credit-note 1200'], ['succeeded 1200']]);
  expect(ofLine.states.at(-1)).toBe('live');
  expect([ofWhole.documents, ofWhole.refunds]).toEqual([['invoice 11100', 'credit-note 11100'], ['succeeded all']]);
  expect(ofWhole.states.slice(-2)).toEqual(['cancelled', 'refunded']);
  expect([ofLine.site, ofWhole.site]).toEqual(['live', 'closed']);
  await story.holds();
});

it('money that the bank sends back, or that the provider will not give, is with a person [P12]', async () => {
  const [sentBack, refused] = [
    await story.subscriber({ card: '4000000000005126' }),
    await story.subscriber({ card: '4000000000000259' }),
  ];
  await story.pass(3 * DAY);
  for (const { id } of [sentBack, refused]) {
    await refundOrder(story.actor(OPERATOR), id(), { charge: await firstCharge(id()), line: 0, reason });
  }
  await story.pass(10 * DAY);
  const [first, second] = [await story.told(sentBack.id()), await story.told(refused.id())];
  expect([first.refunds, first.tasks]).toEqual([['failed 9900'], ['billing.refund-failed']]);
  // In dispute: the bank has the money already. Said at once, not after three days of asking.
  expect([second.refunds, second.tasks.toSorted()]).toEqual([
    ['refused 9900'],
    ['billing.disputed', 'billing.refund-failed'],
  ]);
  expect((await refused.manage()).refunds).toMatchObject([{ state: 'failed' }]);
});
