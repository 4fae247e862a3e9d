import { describe, expect, it } from 'vitest';
import { BOOKING_KINDS, BOOKING_MODES } from '../../modules/booking/schemas.ts';
import { BOOKING_STATES } from '../../modules/booking/booking.states.ts';
import { LANGS } from '../names.ts';
import { BOOKING_WORDS } from './words.ts';

const flat = (tree: object, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, string | object]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${key}`, value]] : flat(value, `${before}${key}.`),
  );
const blanks = (text: string) => text.match(/\{\w+\}/g) ?? [];
const italian = new Map(flat(BOOKING_WORDS.it));

describe.each(LANGS)('what guests read of bookings in %s', (lang) => {
  const words = BOOKING_WORDS[lang];
  const texts = flat(words);

  it('tells every state of a booking, every kind and every mode [P9]', () => {
    expect(Object.keys(words.state).toSorted()).toEqual(BOOKING_STATES.toSorted());
    expect(Object.keys(words.stateText).toSorted()).toEqual(BOOKING_STATES.toSorted());
    expect(Object.keys(words.title).toSorted()).toEqual(BOOKING_KINDS.toSorted());
    expect(Object.keys(words.send).toSorted()).toEqual(BOOKING_MODES.toSorted());
  });

  it('says all of it, with the blanks of the Italian [I4]', () => {
    expect(texts.map(([key]) => key)).toEqual([...italian.keys()]);
    for (const [key, text] of texts) {
      expect(text, key).toMatch(/\S/);
      expect([key, ...blanks(text)]).toEqual([key, ...blanks(italian.get(key) ?? '')]);
    }
    const rules = new Intl.PluralRules(lang);
    for (let count = 1; count <= 30; count++) expect(words.people).toHaveProperty(rules.select(count));
  });

  it('is translated, and set as the language prints it [L7]', () => {
    if (lang !== 'it')
      expect(texts.filter(([key, text]) => text.split(' ').length > 2 && italian.get(key) === text)).toEqual([]);
    if (lang === 'fr') expect(texts.filter(([, text]) => /[^\s\u202f][ ]?[:;!?](?:\s|$)|« | »/.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => /['"]|\.\.\.|\s$/.test(text))).toEqual([]);
  });
});
