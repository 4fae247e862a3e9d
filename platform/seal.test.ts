import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOf, marksOf, masked, newDataKey, readDataKeys, seal, unseal, type Sealed } from './seal.ts';

const key = (id: string) => newDataKey(id);
const [older, newer] = [key('older'), key('newer')];
const stored = (value: Sealed | '') => value as unknown as string;

describe('what is sealed', () => {
  it('opens to the very same text, and shows none of it', () => {
    const keys = readDataKeys(older);
    fc.assert(
      fc.property(fc.string({ minLength: 6, maxLength: 40, unit: 'binary' }), (text) => {
        const value = seal(keys, text);
        expect(unseal(keys, value)).toBe(text);
        expect(stored(value)).not.toContain(text);
      }),
    );
  });

  it('is another text each time, so that equal codes cannot be told apart from others', () => {
    const keys = readDataKeys(older);
    expect(new Set(Array.from({ length: 50 }, () => stored(seal(keys, 'RSSMRA85T10A562S')))).size).toBe(50);
  });

  it('of nothing is nothing, and a row older than the keys reads as it is', () => {
    const keys = readDataKeys(older);
    expect(seal(keys, '')).toBe('');
    expect(unseal(keys, '')).toBe('');
    expect(unseal(keys, 'RSSMRA85T10A562S' as unknown as Sealed)).toBe('RSSMRA85T10A562S');
  });

  it('opens while its key is still named, and with a new key in front is sealed by that one', () => {
    const before = seal(readDataKeys(older), 'a code');
    const both = readDataKeys(`${newer}, ${older}`);
    expect(unseal(both, before)).toBe('a code');
    expect(stored(seal(both, 'a code'))).toMatch(/^s1\.newer\./);
    expect(() => unseal(readDataKeys(newer), before)).toThrow('has no key older');
  });

  it('refuses whatever was changed by one bit, and another key of the same name', () => {
    const keys = readDataKeys(older);
    const value = stored(seal(keys, 'RSSMRA85T10A562S'));
    const [form, id, packed = ''] = value.split('.');
    const bytes = Buffer.from(packed, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 5) {
      const bent = Buffer.from(bytes);
      bent.writeUInt8(bent.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => unseal(keys, `${form}.${id}.${bent.toString('base64url')}` as unknown as Sealed)).toThrow();
    }
    expect(() => unseal(readDataKeys(key('older')), value as unknown as Sealed)).toThrow();
  });
});

it.each(['', 'no-key', 'id:short', `UPPER:${'A'.repeat(43)}=`, `${older},${older}`])(
  'keys like %j are refused',
  (text) => {
    expect(() => readDataKeys(text)).toThrow();
  },
);

it('a masked code keeps its last three characters', () => {
  expect(masked('RSSMRA85T10A562S')).toBe('•••••••••••••62S');
  expect(masked('')).toBe('');
});

describe('a mark', () => {
  const [one, two] = [newDataKey('one'), newDataKey('two')].map(readDataKeys);
  const codes = ['RSSMRA85T10A562S', 'RSSMRA85T10A562T', ''];

  it('is the same for the same text and key, and tells neither of them', () => {
    if (!one || !two) throw new Error('no keys');
    expect(markOf(one, 'RSSMRA85T10A562S')).toBe(markOf(one, 'RSSMRA85T10A562S'));
    expect(new Set([one, two].flatMap((keys) => codes.map((text) => markOf(keys, text)))).size).toBe(6);
    expect(markOf(one, 'RSSMRA85T10A562S')).toMatch(/^[\w-]{43}$/);
  });

  it('is looked for under every key that still opens', () => {
    if (!one || !two) throw new Error('no keys');
    const both = { ...two, all: new Map([...two.all, ...one.all]) };
    expect(marksOf(both, 'x')).toEqual([markOf(two, 'x'), markOf(one, 'x')]);
  });
});
