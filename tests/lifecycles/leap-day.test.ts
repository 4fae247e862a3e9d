import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY, HOUR, openStory, type Story } from './support/story.ts';

let story: Story;
beforeAll(async () => (story = await openStory('2028-02-29T22:30:00Z')), 120_000);
afterAll(() => story.close());

it('a year that began on 29 February, late in the Italian evening, is renewed once in each year that has none [P12]', async () => {
  const owner = await story.subscriber({ choice: { domains: ['libero-bisesto.it'] } });
  const id = owner.id();
  for (let year = 0; year < 2; year++) {
    await story.toRenewal(id, -45 * DAY + HOUR);
    await story.toRenewal(id, -31 * DAY + HOUR);
    await story.toRenewal(id, 2 * HOUR);
  }
  const told = await story.told(id);
  expect(told.charges).toEqual(['first 11100', 'renewal 11100', 'renewal 11100']);
  expect(told.mails.filter((kind) => kind === 'renewal-notice')).toHaveLength(4);
  const ends = await story.rows<{ at: Date }>('select period_end as at from charges order by paid_at');
  expect(ends.map(({ at }) => at.toISOString().slice(0, 10))).toEqual(['2029-02-28', '2030-02-28', '2031-02-28']);
  // Issued on the Italian day of the payment, which is the next one already.
  const days = await story.rows<{ day: string }>('select issued_on::text as day from invoices order by year, number');
  expect(days.map(({ day }) => day)).toEqual(['2028-02-29', '2029-03-01', '2030-03-01']);
  expect(story.registrar.state().operations.filter(({ type }) => type === 'RENEW_DOMAIN')).toHaveLength(2);
  await story.holds();
});
