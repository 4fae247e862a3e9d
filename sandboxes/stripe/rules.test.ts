import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesLuhn } from './cards.ts';
import { declineMessage } from './checkout/decline-message.ts';
import { attemptBody, readAttempt } from './checkout/read-attempt.ts';
import { languageOf, languages, texts } from './checkout/texts.ts';
import { periodEnd } from './objects/subscription.ts';
import { matches, parseQuery } from './search.ts';
import { includedVat } from './tax.ts';

const at = (text: string) => Date.parse(text) / 1000;
const yearly = { interval: 'year', interval_count: 1 };

describe('periods', () => {
  it('a year later is the same day, and 29 February renews on the 28th', () => {
    expect(periodEnd(at('2026-11-21T10:00:00Z'), yearly)).toBe(at('2027-11-21T10:00:00Z'));
    expect(periodEnd(at('2028-02-29T10:00:00Z'), yearly)).toBe(at('2029-02-28T10:00:00Z'));
    expect(periodEnd(at('2026-01-31T00:00:00Z'), { interval: 'month', interval_count: 1 })).toBe(
      at('2026-02-28T00:00:00Z'),
    );
  });
});

describe('tax', () => {
  it('net and tax always make the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 27 }), (price, percent) => {
        const tax = includedVat(price, percent);
        const net = price - tax;
        expect(Math.abs((net * percent) / 100 - tax)).toBeLessThanOrEqual(1);
      }),
    );
    expect(includedVat(9900, 22)).toBe(1785);
  });
});

describe('cards', () => {
  it('one wrong digit never passes', () => {
    const digit = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(digit, fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const good = '4242424242424242';
        const wrong = String((Number(good[place]) + shift) % 10);
        expect(passesLuhn(good)).toBe(true);
        expect(passesLuhn(good.slice(0, place) + wrong + good.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('a card is good until the last day of its month', () => {
    const typed = (expiry: string, now: string) =>
      readAttempt(
        attemptBody.parse({ key: 'k', number: '4242 4242 4242 4242', expiry, cvc: '123', name: 'A' }),
        Date.parse(now),
      );
    expect(typed('11/26', '2026-11-30T23:59:59Z')).toHaveProperty('attempt');
    expect(typed('11 / 2026', '2026-12-01T00:00:00Z')).toEqual({ wrong: { expiry: 'expiryPast' } });
    expect(typed('13 / 30', '2026-12-01T00:00:00Z')).toEqual({ wrong: { expiry: 'expiryWrong' } });
  });
});

describe('languages', () => {
  it('speaks the session’s language, or English', () => {
    expect(['it', 'el', 'es-419', 'fr-CA,fr;q=0.9', 'ja', ''].map(languageOf)).toEqual([
      'it',
      'el',
      'es',
      'fr',
      'en',
      'en',
    ]);
  });

  it('says everything in each of the five', () => {
    for (const language of languages) {
      const empty = Object.entries(texts[language]).filter(([, text]) => text.trim() === '');
      expect(empty).toEqual([]);
      expect(texts[language].pay).toContain('{amount}');
      expect(declineMessage({ code: 'card_declined', declineCode: 'insufficient_funds' }, language)).toBeTruthy();
    }
    const spoken = languages.map((each) => declineMessage({ code: 'expired_card', declineCode: null }, each));
    expect(new Set(spoken).size).toBe(5);
  });
});

describe('search', () => {
  const person: Record<string, string> = { email: 'Giulia@x.it', id: "o'b" };
  const read = (field: string, key: string | null) => person[key ?? field] ?? null;
  it.each([
    [String.raw`metadata['id']:'o\'b'`, true],
    ['email:"giulia@x.it"', true],
    ["email~'X.IT' AND metadata['id']:'no'", false],
    ["email~'X.IT' OR metadata['id']:'no'", true],
    ["-email:'giulia@x.it'", false],
  ])('%s', (query, found) => {
    expect(matches(parseQuery(query), read)).toBe(found);
  });

  it.each(['', 'email', "email:'a' AND", "email:'a' AND email:'b' OR email:'c'"])('refuses %j', (query) => {
    expect(() => parseQuery(query)).toThrow();
  });
});
