import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedChange } from '../../../site-kit/content/layer.ts';
import { hashOf } from '../../../site-kit/content/canonical.ts';
import type { FactsInput } from '../../../site-kit/facts/input.ts';
import { demoPages } from '../../../tests/fixtures/pages.ts';
import { castSite, layerOf } from '../../../tests/content/fixture-site.ts';
import { composeSite, siteGoodUntil } from './compose-site.ts';
import type { ComposeOptions } from './composer.port.ts';

const ROME = '2026-05-25T10:00:00Z';
const bare: FactsInput = {
  id: '42',
  name: 'Bottega',
  link: 'https://www.facebook.com/42',
  location: { city: 'Ravenna', country: 'Italy' },
  photos: [],
  posts: [],
  events: [],
  ratings: [],
};
const open = { ...bare, hours: { mon_1_open: '09:00', mon_1_close: '18:00' } };
const options = (now: string | number, more: Partial<ComposeOptions> = {}): ComposeOptions => ({
  layout: 'tavola',
  lang: 'it',
  legal: null,
  now: new Date(now),
  ...more,
});
const until = (page: FactsInput, now: string, more?: Partial<ComposeOptions>) =>
  siteGoodUntil(page, options(now, more)).toISOString();

describe('until when a site is good [P2]', () => {
  it('until New Year where nothing of it has a date, by the clock of the place', () =>
    expect(until(bare, ROME)).toBe('2026-12-31T23:00:00.000Z'));

  it('until an event is over', () => {
    const event = { id: '1', name: 'Serata', start_time: '2026-06-05T20:00:00+0200' };
    expect(until({ ...bare, events: [event] }, ROME)).toBe('2026-06-05T21:00:00.000Z');
    const long = { ...event, end_time: '2026-06-06T02:00:00+0200' };
    expect(until({ ...bare, events: [long] }, ROME)).toBe('2026-06-06T00:00:00.000Z');
  });

  it('until a post is a year old, or its time has come', () => {
    const message = 'Da oggi il pane di segale esce dal forno alle sette del mattino.';
    const post = (created_time: string) => ({ ...bare, posts: [{ id: '1', created_time, message }] });
    expect(until(post('2025-06-01T08:00:00+0000'), ROME)).toBe('2026-06-01T08:00:00.000Z');
    expect(until(post('2026-05-26T08:00:00+0000'), ROME)).toBe('2026-05-26T08:00:00.000Z');
  });

  it('until a holiday is near, and until it is over', () => {
    // Ferragosto, the first after 2 June: five weeks before it begins in Rome.
    expect(until(open, '2026-06-10T10:00:00Z')).toBe('2026-07-10T22:00:00.000Z');
    expect(until(open, '2026-08-01T10:00:00Z')).toBe('2026-08-15T22:00:00.000Z');
  });

  it('until a day with hours of its own is over, and until a dated change begins or ends', () => {
    const layer = layerOf({ 'fact/days/2026-07-03': { ranges: [] } });
    expect(until(bare, ROME, { layer })).toBe('2026-07-03T22:00:00.000Z');
    expect(until(bare, '2026-07-04T10:00:00Z', { layer })).toBe('2026-07-04T22:00:00.000Z');
    const dated: DatedChange[] = [
      {
        id: 'd',
        unit: 'copy/headline',
        value: 'Siamo al mare',
        from: '2026-06-01T00:00:00Z',
        until: '2026-06-09T00:00:00Z',
        at: ROME,
        by: 'owner',
      },
    ];
    expect(until(bare, ROME, { dated })).toBe('2026-06-01T00:00:00.000Z');
    expect(until(bare, '2026-06-02T00:00:00Z', { dated })).toBe('2026-06-09T00:00:00.000Z');
  });

  it('for every page of the cast it is the same until then', async () => {
    const layer = layerOf({ 'fact/days/2026-06-20': { ranges: [] }, 'fact/days/2026-06-21': { ranges: [] } });
    for (const { id } of demoPages()) {
      const { page, photos } = await castSite(id, new Date(ROME));
      const drawn = (at: number) => hashOf({ ...composeSite(page, photos, options(at, { layer })), leftOut: null });
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 400 * 86_400 }),
          fc.double({ min: 0, max: 1, noNaN: true }),
          (later, part) => {
            const now = Date.parse(ROME) + later * 1000;
            const end = siteGoodUntil(page, options(now, { layer })).getTime();
            const before = drawn(now);
            expect(drawn(Math.floor(now + part * (end - 1 - now)))).toBe(before);
            expect(drawn(end - 1)).toBe(before);
          },
        ),
        { numRuns: 15 },
      );
    }
  });
});
