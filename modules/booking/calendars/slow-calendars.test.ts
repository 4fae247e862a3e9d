/** A slow calendar keeps no quick one waiting, and a reading that brings nothing new keeps nobody waiting who books. */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCalendarFeeds } from '../../../adapters/calendar-feeds/index.ts';
import { FETCH_LIMITS } from '../../../adapters/calendar-feeds/fetch-feed.ts';
import { handle } from '../../../platform/jobs.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { bookedSite } from '../../../tests/support/booked-site.ts';
import { readFeedJob } from '../jobs.ts';
import { addFeed } from './feeds.ts';
import { readFeed } from './read-feeds.ts';

const { product, site, by } = bookedSite();
const MINUTE = 60_000;
const PATIENCE = 15_000;
const AT = { start: '2027-01-12T11:00', end: '2027-01-12T12:00', zone: 'Europe/Rome' };

const added = async (name: string): Promise<string> => {
  await addFeed(site().ctx(), {
    by: await by(),
    name,
    address: `${product().calendars.url}/${name}.ics`,
    person: null,
  });
  const [row] = await product().rows<{ id: string }>('select id from booking_feeds where site_id = $1 and name = $2', [
    site().id,
    name,
  ]);
  return row?.id ?? '';
};
const stateOf = async (id: string) => {
  const [row] = await product().rows<{ read_at: Date; fault: string | null }>(
    'select read_at, fault from booking_feeds where id = $1',
    [id],
  );
  return row;
};
const ask = (feedId: string) =>
  inTransaction(product().system(), (ctx) => enqueue(ctx, readFeedJob, { feedId }, { key: feedId }));

it('a slow calendar and a quick one are read at once [P9]', async () => {
  const beside = [product().calendars.place];
  // The slow one is given all the time that the quick one may need on a busy machine.
  product().ports.busyCalendars = createCalendarFeeds(resolve('.'), beside, { ...FETCH_LIMITS, ms: 4 * PATIENCE });
  const [slow, quick] = [await added('lento'), await added('svelto')];
  product().later(MINUTE);
  const now = product().clock.now();
  const answer = Promise.withResolvers<void>();
  product().calendars.hold('lento', answer.promise);
  await product().jobs.work([handle(readFeedJob, async (given) => void (await readFeed(product().system(), given)))]);
  try {
    await ask(slow);
    await expect.poll(() => product().calendars.asked('lento').length, { timeout: PATIENCE }).toBe(2);
    await ask(quick);
    await expect.poll(() => stateOf(quick), { timeout: PATIENCE }).toEqual({ read_at: now, fault: null });
    expect((await stateOf(slow))?.read_at, 'it is under way still').not.toEqual(now);
  } finally {
    answer.resolve();
  }
  await expect.poll(() => stateOf(slow), { timeout: PATIENCE }).toEqual({ read_at: now, fault: null });
  await product().jobs.rest();
});

it.each([
  ['the same, by its ETag', AT],
  ['other words at the same time', { ...AT, title: 'Fornitore' }],
])('a reading of what is known waits for nobody who books: %s [P9]', async (_what, entry) => {
  product().calendars.put('noto', [AT]);
  const id = await added('noto');
  product().calendars.put('noto', [entry]);
  product().later(MINUTE);
  const booking = await product().pool.connect();
  try {
    await booking.query('begin');
    await booking.query('select 1 from booking_settings where site_id = $1 for update', [site().id]);
    expect(await Promise.race([readFeed(product().system(), { feedId: id }), wait(PATIENCE)])).toBe(true);
  } finally {
    await booking.query('rollback');
    booking.release();
  }
  expect(await stateOf(id)).toEqual({ read_at: product().clock.now(), fault: null });
});
