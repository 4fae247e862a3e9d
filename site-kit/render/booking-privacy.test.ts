import { describe, expect, it } from 'vitest';
import { LANGS } from '../names.ts';
import { BOOKING_PRIVACY } from './booking-privacy.ts';
import { LEGAL } from './legal-text.ts';

describe.each(LANGS)('the privacy page of a site that takes bookings, in %s', (lang) => {
  const { data, booking } = BOOKING_PRIVACY[lang];

  it('keeps the heading of the block it replaces, and all that the block says after its first words [P9]', () => {
    const replaced = LEGAL[lang].privacy.blocks.filter(({ heading }) => heading === data.heading);
    expect(replaced).toHaveLength(1);
    const [, ...said] = (replaced[0]?.text ?? '').split(/(?<=\.) /);
    expect(said.length).toBeGreaterThan(0);
    expect(data.text.endsWith(said.join(' '))).toBe(true);
    expect(data.text).not.toBe(replaced[0]?.text);
  });

  it('says who receives what is asked, on what ground and for how long [P9]', () => {
    for (const { text } of Object.values(booking)) {
      expect(text).toContain('{name}');
      expect(text).toContain('28 ');
      expect(text).toMatch(/cookies?/);
    }
    expect(booking.usual.text).toMatch(/ 12 (mesi|months|meses|mois|μήνες) /);
    expect(booking.health.text).toMatch(/ 6 (mesi|months|meses|mois|μήνες) /);
    expect(booking.health.text.length, 'without a note').toBeLessThan(booking.usual.text.length - 20);
  });

  it('sets French marks with a space that does not break', () => {
    const texts = [data, booking.usual, booking.health].map(({ text }) => text);
    if (lang === 'fr') expect(texts.filter((text) => /\S [:;!?](?:\s|$)|« | »/.test(text))).toEqual([]);
  });
});
