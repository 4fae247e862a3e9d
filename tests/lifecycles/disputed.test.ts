import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerOf } from '../support/subscriber.ts';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory()), 120_000);
afterAll(() => story.close());

it('a dispute goes to a person; won, all is as before, lost, the site goes off and paying does not bring it back [P12]', async () => {
  const [wins, loses] = [
    await story.subscriber({ card: '4000000000000259' }),
    await story.subscriber({ card: '4000000000000259' }),
  ];
  await story.pass(2 * HOUR);
  const provider = providerOf(story);
  const disputes = [...story.stripe.state.disputes.values()];
  expect(disputes).toHaveLength(2);
  for (const owner of [wins, loses]) expect((await story.told(owner.id())).tasks).toEqual(['billing.disputed']);
  for (const [n, evidence] of ['winning_evidence', 'losing_evidence'].entries()) {
    await provider.disputes.update(disputes[n]?.id ?? '', { evidence: { uncategorized_text: evidence } });
  }
  await story.pass(DAY);
  const [won, lost] = [await story.told(wins.id()), await story.told(loses.id())];
  expect([won.states.at(-1), won.site, won.tasks]).toEqual(['live', 'live', []]);
  expect([lost.states.at(-1), lost.site, lost.tasks]).toEqual(['suspended', 'suspended', ['billing.disputed']]);
  expect(lost.also.map((each) => each.replace(/^disputed: /, ''))).toContain('lost');
  expect(lost.mails.filter((kind) => kind === 'site-suspended')).toHaveLength(1);
  await loses.useCard('pm_card_visa');
  await story.pass(DAY);
  expect(await loses.state()).toBe('suspended');
});

it('a dispute that is won after it took the site off brings it back', async () => {
  const owner = await story.subscriber({ card: '4000000000000259' });
  await story.pass(2 * HOUR);
  const dispute = [...story.stripe.state.disputes.values()].at(-1);
  if (!dispute) throw new Error('no dispute');
  const { disputes } = providerOf(story);
  await disputes.update(dispute.id, { evidence: { uncategorized_text: 'losing_evidence' } });
  await story.pass(DAY);
  expect(await owner.state()).toBe('suspended');
  // The bank thinks better of it: the provider tells of the same dispute once more.
  dispute.status = 'won';
  const told = [...story.stripe.state.events.values()].findLast(({ type }) => type === 'charge.dispute.closed');
  await story.deliver({ ...told, id: 'evt_again', data: { object: dispute } });
  await story.pass(DAY);
  expect((await story.told(owner.id())).states.slice(-2)).toEqual(['suspended', 'live']);
  expect(await owner.site()).toEqual({ status: 'live' });
});
