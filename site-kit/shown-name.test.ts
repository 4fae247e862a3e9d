import fc from 'fast-check';
import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shownName, shownNames } from './shown-name.ts';

describe('a domain name as people read it', () => {
  it('has its letters, accents and Greek, not the registry’s code [P3]', () => {
    expect(shownName('xn--kxadmlpkpdf4g.com')).toBe('ανθοπωλείο.com');
    expect(shownName('xn--caff-8oa.it')).toBe('caffè.it');
    expect(shownName('www.xn--caff-8oa.it')).toBe('www.caffè.it');
    expect(shownName('gufi.it')).toBe('gufi.it');
  });

  it('stays in code where letters of two scripts make it look like another, and where it is no name at all', () => {
    // A Cyrillic а in "apple", Greek ο in "google".
    const mixed = ['аpple.com', 'gοogle.com'].map((name) => domainToASCII(name));
    for (const name of [...mixed, 'xn--80ak6aa92e.com', 'xn--.com', 'xn--a-.it']) {
      expect(name).toMatch(/^xn--/);
      expect(shownName(name)).toBe(name);
    }
  });

  it('is found wherever it stands in a text, in no longer time than the text is long', () => {
    expect(shownNames('gufi.it, xn--caff-8oa.it: pronto')).toBe('gufi.it, caffè.it: pronto');
    expect(shownNames('http://xn--caff-8oa.it:3000/admin')).toBe('http://caffè.it:3000/admin');
    expect(shownNames('Il sito è su xn--caff-8oa.it.')).toBe('Il sito è su caffè.it.');
    const hostile = 'xn--a-'.repeat(20_000);
    expect(shownNames(hostile)).toBe(hostile);
  });

  it('is the same name: what is shown leads to what was bought', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zàèéìòùç]{3,20}$/), (label) => {
        const ascii = `${domainToASCII(label)}.it`;
        expect(domainToASCII(shownName(ascii))).toBe(ascii);
      }),
    );
  });
});
