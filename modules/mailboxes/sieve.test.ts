/** The script that a mail host runs for a box: what a person types is never a part of the language, and days are theirs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sieveOf, type Reply } from './sieve.rules.ts';

const REPLY: Reply = {
  subject: 'Risposta automatica',
  text: 'Siamo chiusi.\nA presto!',
  from: null,
  until: null,
  timeZone: 'Europe/Rome',
};
const script = (change: Partial<Reply> = {}) =>
  sieveOf({ reply: { ...REPLY, ...change }, addresses: ['info@bar.it'], forwarding: null });

/** The quoted strings of a script as an engine reads them (RFC 5228, 2.4.2), and what stands outside of them. */
function read(sieve: string): { strings: string[]; outside: string } {
  const strings: string[] = [];
  const outside = sieve.replaceAll(/"((?:[^"\\]|\\[^])*)"/g, (_whole, inside: string) => {
    strings.push(inside.replaceAll(/\\([^])/g, '$1'));
    return '""';
  });
  return { strings, outside };
}

describe('an automatic reply', () => {
  it('answers once in three days, from the address that was written to [P4]', () => {
    const sieve = sieveOf({ reply: REPLY, addresses: ['info@bar.it', 'tavoli@bar.it'], forwarding: null });
    expect(sieve).toContain('vacation :days 3 ');
    expect(sieve).toContain(':addresses ["info@bar.it", "tavoli@bar.it"]');
    expect(sieve).toContain('"Siamo chiusi.\r\nA presto!";');
    expect(sieve).not.toContain('if ');
  });

  it('is no rule at all without one: every mail stays in the box [P4]', () => {
    expect(sieveOf({ reply: null, addresses: [], forwarding: null })).toBe('keep;\r\n');
  });

  it.each([
    ['winter', '2026-12-24', '2026-12-26', '+0100', '+0100'],
    ['summer', '2026-08-01', '2026-08-20', '+0200', '+0200'],
    // The clock goes back in the night to Sunday: the day begins in summer time and ends in winter time.
    ['the day of the change', '2026-10-25', '2026-10-25', '+0200', '+0100'],
  ])('begins and ends with the days of its owner, in %s [P4]', (_when, from, until, begins, ends) => {
    const sieve = script({ from, until });
    expect(sieve).toContain(`currentdate :zone "${begins}" :value "ge" "date" "${from}"`);
    expect(sieve).toContain(`currentdate :zone "${ends}" :value "le" "date" "${until}"`);
  });

  it.each([
    ['Atlantic/Azores', '-0100'],
    ['Asia/Kolkata', '+0530'],
    ['Etc/UTC', '+0000'],
  ])('knows how far %s is [P4]', (timeZone, offset) => {
    expect(script({ timeZone, from: '2026-12-24' })).toContain(`:zone "${offset}"`);
  });

  it('says whatever was typed and nothing else: no text is taken for a part of the script [P4] [X5]', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(fc.constantFrom('"', '\\', ';', '\n', '.', '{', '}', 'discard', 'redirect "x@y.z"', '#', '/*', 'è'))
        .map((parts) => parts.join('')),
    );
    const { outside } = read(script());
    fc.assert(
      fc.property(text, (typed) => {
        const found = read(script({ text: typed }));
        expect(found.outside).toBe(outside);
        expect(found.strings.at(-1)).toBe(typed.replaceAll('\n', '\r\n'));
      }),
    );
  });
});
