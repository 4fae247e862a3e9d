import { describe, expect, it } from 'vitest';
import { LANGS } from '../../site-kit/names.ts';
import { amount, csvOf } from './csv.ts';
import { ORDERS_WORDS } from './orders-words.ts';
import { ORDER_STATES } from './shop.states.ts';

describe('a table for a spreadsheet', () => {
  it.each(LANGS)('is read in %s as its spreadsheets read lists and sums [P8]', (lang) => {
    const text = csvOf([['πίτα', 3, amount(-123_456), amount(5)]], lang);
    expect(text).toBe(
      lang === 'en' ? '\u{FEFF}"πίτα","3","-1234.56","0.05"\r\n' : '\u{FEFF}"πίτα";"3";"-1234,56";"0,05"\r\n',
    );
  });

  it.each(['=1+1', '+39 0432', '-2+3', '-12.50', '-12,50', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'runs nothing that somebody typed: %j [P8]',
    (typed) => {
      for (const lang of LANGS) expect(csvOf([[typed]], lang)).toBe(`\u{FEFF}"'${typed}"\r\n`);
    },
  );

  it('keeps a mark inside a cell, whichever divides the cells [P8]', () => {
    expect(csvOf([['a;b', 'c,"d"', 'e\nf']], 'it')).toBe('\u{FEFF}"a;b";"c,""d""";"e\nf"\r\n');
  });

  it('names its columns and every state of an order in each language [P8]', () => {
    const said = LANGS.map((lang) => ORDERS_WORDS[lang]);
    for (const { head, states } of said) {
      expect(new Set(head).size).toBe(head.length);
      expect(head).toHaveLength(ORDERS_WORDS.it.head.length);
      expect(Object.keys(states).toSorted()).toEqual(ORDER_STATES.toSorted());
      expect(new Set(Object.values(states)).size).toBe(ORDER_STATES.length);
    }
    expect(new Set(said.map(({ states }) => states.paid)).size).toBe(LANGS.length);
  });
});
