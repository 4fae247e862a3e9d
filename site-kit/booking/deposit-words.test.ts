import { describe, expect, it } from 'vitest';
import { LANGS } from '../names.ts';
import { DEPOSIT_PRIVACY } from '../render/deposit-privacy.ts';
import { clauseOf, DEPOSIT_WORDS } from './deposit-words.ts';

const blanks = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(LANGS)('what guests read of deposits in %s', (lang) => {
  const words = Object.entries(DEPOSIT_WORDS[lang]);
  const italian: Record<string, string> = DEPOSIT_WORDS.it;

  it('says all of it, with the blanks of the Italian [I4]', () => {
    expect(words.map(([key]) => key)).toEqual(Object.keys(italian));
    for (const [key, text] of words) expect([key, ...blanks(text)]).toEqual([key, ...blanks(italian[key] ?? '')]);
  });

  it('is translated, and set as the language prints it [L7]', () => {
    const texts = [...words.map(([, text]) => text), DEPOSIT_PRIVACY[lang].text];
    if (lang !== 'it') expect(words.filter(([key, text]) => italian[key] === text)).toEqual([]);
    if (lang === 'fr') expect(texts.filter((text) => /\S [:;!?](?:\s|$)/.test(text))).toEqual([]);
    expect(texts.filter((text) => /['"]|\.\.\.|\s$/.test(text))).toEqual([]);
  });

  it('tells amount, last moment and what happens after it, in one clause [P9]', () => {
    const price = '20,00 €';
    const clauses = (['start', 'never', { when: 'X-moment' }] as const).map((free) => clauseOf({ price, free, lang }));
    expect(new Set(clauses).size).toBe(3);
    for (const clause of clauses) expect(clause).toContain(price);
    expect(clauses[2]).toContain('X-moment');
  });

  it('says on the privacy page who sees the card, and how long an owed one is kept [P9]', () => {
    for (const said of ['{name}', 'Stripe', 'Vetrina', '60 ']) expect(DEPOSIT_PRIVACY[lang].text).toContain(said);
  });
});
