import { describe, expect, it } from 'vitest';
import { registryAnswer } from './pseudo-registry.ts';
import { readName } from './zones.ts';

const answer = (domain: string) => registryAnswer(readName(domain));

describe('the names others hold', () => {
  it('are about a third of the short ones and few of the long ones', () => {
    const share = (make: (i: number) => string) =>
      Array.from({ length: 2000 }, (_, i) => answer(make(i))).filter((a) => a === 'UNAVAILABLE').length / 2000;
    expect(share((i) => `b${i}x.it`)).toBeCloseTo(0.35, 1);
    expect(share((i) => `trattoriadagino${i}.it`)).toBeLessThan(0.07);
  });
  it('are the same every time', () => {
    expect(['gino.it', 'fiori.com', 'trattoriadagino.it', 'salonebellezza.it'].map(answer)).toEqual([
      'AVAILABLE',
      'UNAVAILABLE',
      'AVAILABLE',
      'UNAVAILABLE',
    ]);
  });
  it('all of three letters', () => expect(answer('xyz.net')).toBe('UNAVAILABLE'));
});

describe('the letters of a zone', () => {
  it.each([
    ['xn--kxafa1alzv.net', 'AVAILABLE'],
    ['xn--kxafa1alzv.it', 'INVALID_NAME_FOR_TLD'],
    ['xn--l-7sba6dbr.com', 'INVALID_NAME_FOR_TLD'],
    ['xn--zzzzzzzzzz.it', 'INVALID_NAME_FOR_TLD'],
    ['ab--cdefghij.it', 'INVALID_NAME_FOR_TLD'],
    ['ab.it', 'INVALID_NAME_FOR_TLD'],
  ])('%s: %s', (domain, expected) => expect(answer(domain)).toBe(expected));
  it('a name that is no name, and a zone that is not sold here, are errors', () => {
    expect(() => readName('-a.it')).toThrow(expect.objectContaining({ type: 'InvalidInput' }));
    expect(() => readName('a.b.it')).toThrow(expect.objectContaining({ type: 'InvalidInput' }));
    expect(() => readName('bar.eu')).toThrow(expect.objectContaining({ type: 'UnsupportedTLD' }));
  });
});
