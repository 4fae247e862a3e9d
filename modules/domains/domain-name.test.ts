import fc from 'fast-check';
import { domainToASCII, domainToUnicode } from 'node:url';
import { describe, expect, it } from 'vitest';
import { normaliseDomain } from './domain-name.ts';
import { ZONES } from './zones/zones.rules.ts';

const code = (input: string, ext?: 'it' | 'com' | 'net') => {
  const result = normaliseDomain(input, ext);
  return result.ok ? result.ascii : result.code;
};

describe('what a customer types as a domain name', () => {
  it('gets the wanted ending when none was typed', () => {
    expect(code('bardelporto', 'net')).toBe('bardelporto.net');
    expect(code('bardelporto')).toBe('bardelporto.it');
  });
  it('keeps the ending that was typed', () => expect(code('bardelporto.com', 'it')).toBe('bardelporto.com'));
  it('may be a pasted address', () => expect(code(' HTTPS://www.BarDelPorto.it/menu?x=1 ')).toBe('bardelporto.it'));
  it('may have accents, shown as typed and asked for in ASCII', () => {
    expect(normaliseDomain('Caffè-Roma')).toEqual({
      ok: true,
      ascii: 'xn--caff-roma-33a.it',
      unicode: 'caffè-roma.it',
      label: 'xn--caff-roma-33a',
      ext: 'it',
    });
  });
  it('may come as the registry and our own search write it: what was found can be bought [W5] [P3]', () => {
    expect(normaliseDomain('xn--caff-roma-33a.it')).toEqual(normaliseDomain('caffè-roma.it'));
    expect(code('xn--kxafa1alzv.net')).toBe('xn--kxafa1alzv.net');
  });
  it('may be Greek under .com and .net but not under .it', () => {
    expect(code('βιβλίος.net')).toBe('xn--kxafa1alzv.net');
    expect(code('βιβλίος.it')).toBe('domains.name-characters');
  });
  it.each([
    ['', 'domains.name-missing'],
    ['  .it', 'domains.name-missing'],
    ['bar.eu', 'domains.name-zone'],
    ['menu.bardelporto.it', 'domains.name-zone'],
    ['ab', 'domains.name-short'],
    ['a'.repeat(64), 'domains.name-long'],
    ['è'.repeat(60), 'domains.name-long'],
    ['-bar', 'domains.name-hyphens'],
    ['bar-', 'domains.name-hyphens'],
    ['ab--c', 'domains.name-hyphens'],
    ['xn--80ak6aa92e', 'domains.name-encoded'],
    ['xn--a-', 'domains.name-encoded'],
    ['xn--espaa-rta.it', 'domains.name-characters'],
    ['pizzeria_rossi', 'domains.name-characters'],
    ['bar del porto', 'domains.name-characters'],
    ['bar%2eit', 'domains.name-characters'],
    ['a@b', 'domains.name-characters'],
    ['раураl.com', 'domains.name-scripts'],
    ['kaféνιο.com', 'domains.name-scripts'],
    ['кафе.com', 'domains.name-characters'],
    ['españa.it', 'domains.name-characters'],
  ])('%j is refused with %s', (input, expected) => expect(code(input)).toBe(expected));
  it('a name of 63 letters is the longest', () => expect(code('a'.repeat(63))).toBe(`${'a'.repeat(63)}.it`));

  it('whatever is typed, an accepted name is a name the registry can hold, and encoding it loses nothing', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[a-zàèéìòùñçßœα-ωάέ0-9.-]{1,70}$/),
      fc.stringMatching(/^(www\.)?[a-zàèìòù-]{1,66}\.(it|com|net)$/),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...ZONES), (input, ext) => {
        const result = normaliseDomain(input, ext);
        if (!result.ok) return;
        expect(result.ascii).toMatch(/^(?!-)[a-z0-9-]{3,63}(?<!-)\.(it|com|net)$/);
        expect(domainToUnicode(result.ascii)).toBe(result.unicode);
        expect(domainToASCII(result.unicode)).toBe(result.ascii);
        expect(normaliseDomain(result.unicode)).toEqual(result);
      }),
      { numRuns: 1000 },
    );
  });
});
