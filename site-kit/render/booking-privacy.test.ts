import { describe, expect, it } from 'vitest';
import { LANGS } from '../names.ts';
import { BOOKING_PRIVACY } from './booking-privacy.ts';
import { formsSentence, withForms } from './forms-sentence.ts';
import { LEGAL } from './legal-text.ts';
import { DELIVERY_PRIVACY, PAID_PRIVACY, SHOP_PRIVACY } from './shop-privacy.ts';

const BOOKING = { booking: { kind: 'table' } } as const;
const SHOP = { shop: { mode: 'reserve' } } as const;

describe.each(LANGS)('the privacy page of a site that takes bookings or orders, in %s', (lang) => {
  const booking = BOOKING_PRIVACY[lang];
  const plain = LEGAL[lang].privacy.blocks[1]?.text ?? '';

  it('names the forms that are there, and says of everything else what it says without them [P8] [P9]', () => {
    expect(formsSentence({ lang })).toBeNull();
    const sentences = [BOOKING, SHOP, { ...BOOKING, ...SHOP }].map((has) => formsSentence({ lang, ...has }) ?? '');
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) {
      const text = withForms(plain, lang, sentence);
      expect(text.startsWith(`${sentence} `)).toBe(true);
      const [first = '', ...rest] = plain.split(/(?<=\.) /);
      expect(text.endsWith(rest.join(' '))).toBe(true);
      // All but its beginning, which says that there are no forms.
      expect(text).toContain(first.slice(-80));
      expect(text).not.toContain(first);
    }
  });

  it('says who receives what is asked, on what ground and for how long [P8] [P9]', () => {
    for (const { text } of [...Object.values(booking), SHOP_PRIVACY[lang]]) {
      expect(text).toContain('{name}');
      expect(text).toContain('28 ');
      expect(text).toMatch(/cookies?/);
    }
    for (const { text } of [booking.usual, SHOP_PRIVACY[lang]])
      expect(text).toMatch(/ 12 (mesi|months|meses|mois|μήνες) /);
    expect(booking.health.text).toMatch(/ 6 (mesi|months|meses|mois|μήνες) /);
    expect(booking.health.text.length, 'without a note').toBeLessThan(booking.usual.text.length - 20);
  });

  it('says for how long an order that was delivered is kept, wherever it is paid [P8]', () => {
    const { text } = DELIVERY_PRIVACY[lang];
    expect(text).toMatch(/ 26 (mesi|months|meses|mois|μήνες) /);
    if (lang === 'fr') expect(text).not.toMatch(/\S [:;!?](?:\s|$)/);
  });

  it('says who sees a card, and who does not, where it is paid on the site [P8]', () => {
    const { text } = PAID_PRIVACY[lang];
    for (const said of ['{name}', 'Stripe', 'Vetrina']) expect(text).toContain(said);
    if (lang === 'fr') expect(text).not.toMatch(/\S [:;!?](?:\s|$)/);
  });

  it('sets French marks with a space that does not break', () => {
    const forms = formsSentence({ lang, ...BOOKING, ...SHOP }) ?? '';
    const texts = [withForms(plain, lang, forms), booking.usual.text, booking.health.text, SHOP_PRIVACY[lang].text];
    if (lang === 'fr') expect(texts.filter((text) => /\S [:;!?](?:\s|$)|« | »/.test(text))).toEqual([]);
  });
});
