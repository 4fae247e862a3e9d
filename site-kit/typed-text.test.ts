import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBilling, emptyBilling } from '../modules/ordering/cart/billing.rules.ts';
import { cleaned, code, isCode, isLine, isStorable, line, note } from './typed-text.ts';

const anything = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\0', '\ud800', '\udc00', '\u202e', '\ufffe', '\u200d', '\n', 'é', 'e\u0301'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
});

describe('text that people type', () => {
  it.each([
    ['Zoë Müller', 'Zoë Müller'],
    ['Caffe\u0301', 'Caffé'],
    ['نیما\u200cپور', 'نیما\u200cپور'],
    ['👩\u200d🍳 Cuoca', '👩\u200d🍳 Cuoca'],
    ['\u202dVia Roma 1\u202c', 'Via Roma 1'],
    ['Bar\u00ad Ca\u200bnarino\ufeff', 'Bar Canarino'],
    [' Via Roma\t1 ', 'Via Roma 1'],
  ])('%j is kept as %j', (given, kept) => expect(line(80).parse(given)).toBe(kept));

  it.each(['a\0b', 'a\ud800', '\udc00a', 'a\ufffe', 'a\u{1fffe}', 'a\u0007', 'a\u0085'])('%j is no line', (given) => {
    expect([line(80).safeParse(given).success, note(80).safeParse(given).success]).toEqual([false, false]);
  });

  it('is cleaned once and for all, and what is kept is text that every store and vendor takes', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const read = line(80).safeParse(given);
        if (!read.success) return;
        expect([line(80).parse(read.data), isLine(read.data), isStorable(read.data)]).toEqual([read.data, true, true]);
        expect(read.data).toBe(read.data.normalize('NFC'));
        expect(cleaned(read.data)).toBe(read.data);
      }),
    );
  });

  it('may break its lines in a note', () => expect(note(80).parse('eins\nzwei')).toBe('eins\nzwei'));

  it.each(['a\u202e@b.it', 'a\u200b@b.it', 'a\ufffe@b.it', 'a\ud800@b.it', 'a\0@b.it'])(
    '%j is no address: nothing unseen is taken away from what a machine compares',
    (given) => {
      expect([isCode(given), code(80).safeParse(given).success]).toEqual([false, false]);
      expect(
        checkBilling({ ...emptyBilling(), country: 'IT', mail: given, pec: given }, 'business', 'it'),
      ).toMatchObject({ mail: expect.any(String), pec: expect.any(String) });
    },
  );

  it('is looked at in every corner of a body, however deep', () => {
    expect([isStorable({ a: [{ 'b\0': 1 }] }), isStorable(['\ud800']), isStorable({ a: ['é', 1, null] })]).toEqual([
      false,
      false,
      true,
    ]);
    let deep: unknown = 'x';
    for (let n = 0; n < 60_000; n += 1) deep = [deep];
    expect(isStorable(deep)).toBe(true);
  });
});
