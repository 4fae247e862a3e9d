import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCalendarFeeds } from '../../adapters/calendar-feeds/index.ts';
import { FETCH_LIMITS } from '../../adapters/calendar-feeds/fetch-feed.ts';
import type { BusyCalendars } from '../../modules/booking/busy-calendars.port.ts';
import { startCalendarSandbox, type CalendarSandbox } from '../../sandboxes/calendar/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NOW = new Date('2026-12-02T09:00:00Z');
const WINDOW = {
  zone: 'Europe/Rome',
  from: new Date('2026-12-01T00:00:00Z'),
  to: new Date('2027-12-31T00:00:00Z'),
  ours: [],
};
/** As they are, but for the time: what a test waits for, and what a busy machine never needs. */
const HASTY = { ...FETCH_LIMITS, ms: 1000 };
const PATIENT = { ...FETCH_LIMITS, ms: 60_000 };

let sandbox: CalendarSandbox;
let feeds: BusyCalendars;
let hasty: BusyCalendars;
beforeAll(async () => {
  sandbox = await startCalendarSandbox({ host: '127.0.0.1', port: 0, now: () => NOW });
  feeds = createCalendarFeeds(ROOT, [sandbox.place], PATIENT);
  hasty = createCalendarFeeds(ROOT, [sandbox.place], HASTY);
});
afterAll(() => sandbox.close());

const read = (name: string, etag: string | null = null) =>
  feeds.read({ address: `${sandbox.url}/${name}.ics`, etag, ...WINDOW });
const codeOf = (reading: Promise<unknown>): Promise<string> =>
  reading.then(
    () => 'read',
    (error: { code: string }) => error.code,
  );

describe('a calendar of somebody else', () => {
  it.each(['agenda', 'newyork', 'floating', 'moved'])('%s is read by the clock of the business [P9]', async (name) => {
    expect(await read(name)).toMatchObject({
      changed: true,
      busy: [{ from: new Date('2026-12-03T10:00:00Z'), to: new Date('2026-12-03T11:30:00Z') }],
    });
  });

  it('a whole day is one, what leaves free is nothing, and a rule without an end ends with the window [P9]', async () => {
    expect(await read('day')).toMatchObject({
      busy: [{ from: new Date('2026-12-02T23:00:00Z'), to: new Date('2026-12-03T23:00:00Z') }],
    });
    expect(await read('free')).toMatchObject({ busy: [] });
    const weekly = await read('weekly');
    expect(weekly.changed && weekly.busy.length).toBe(57);
  });

  it('what is as it was is not sent again [P9]', async () => {
    const first = await read('agenda');
    const etag = first.changed ? first.etag : null;
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    expect(await read('agenda', etag)).toEqual({ changed: false });
    expect(sandbox.asked('agenda').at(-1)).toBe(etag);
  });

  it.each(['silent', 'slow'])('%s: what does not come in time is not waited for [P9]', async (name) => {
    const asked = { address: `${sandbox.url}/${name}.ics`, etag: null, ...WINDOW };
    expect(await codeOf(hasty.read(asked))).toBe('booking.feed-silent');
  });

  it.each([
    ['broken', 'booking.feed-silent'],
    ['cut', 'booking.feed-silent'],
    ['gone', 'booking.feed-refused'],
    ['closed', 'booking.feed-refused'],
    ['loop', 'booking.feed-refused'],
    ['same', 'booking.feed-refused'],
    ['half', 'booking.feed-unreadable'],
    ['page', 'booking.feed-unreadable'],
    ['packed', 'booking.feed-unreadable'],
    ['inside', 'booking.feed-address'],
    ['metadata', 'booking.feed-address'],
    ['huge', 'booking.feed-too-large'],
    ['many', 'booking.feed-too-large'],
    ['endless', 'booking.feed-too-large'],
    ['impossible', 'booking.feed-too-large'],
  ])('%s: %s [P9]', async (name, code) => {
    expect(await codeOf(read(name))).toBe(code);
  });

  it('one that never ends keeps no other waiting [P9]', async () => {
    const never = codeOf(read('impossible'));
    expect(await codeOf(read('agenda'))).toBe('read');
    expect(await never).toBe('booking.feed-too-large');
  });

  it.each([
    'http://calendar.example/a.ics',
    'http://127.0.0.1:5432/a.ics',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:10.0.0.1]/a.ics',
    'https://169.254.169.254/a.ics',
    'https://2130706433/a.ics',
    'https://localhost/a.ics',
    'https://calendar.example:8443/a.ics',
    'https://user:secret@calendar.example/a.ics',
    'webcal://127.0.0.1/a.ics',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN',
    'not an address',
    '',
  ])('no other place is asked: %s [P9]', async (address) => {
    expect(await codeOf(feeds.read({ address, etag: null, ...WINDOW }))).toBe('booking.feed-address');
  });
});
