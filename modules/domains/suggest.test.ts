import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { suggestDomains } from './suggest-domains.ts';
import { rankSuggestions, type AskedName } from './suggest.ts';
import { authCode, domainSuggestion, suggestQuery } from './schemas.ts';
import { ZONES } from './zones/zones.rules.ts';

const free = (domain: string): AskedName => ({ domain, availability: 'AVAILABLE' });
const taken = (domain: string): AskedName => ({ domain, availability: 'UNAVAILABLE' });
const names = (list: { domainName: string }[]) => list.map((s) => s.domainName);

describe('the names a customer may choose from', () => {
  it('are the asked one first, then the same in other zones, then ideas, the wanted zone before the others [W5]', () => {
    const ranked = rankSuggestions(
      'gino',
      'com',
      [free('gino.it'), free('gino.com')],
      [free('dagino.it'), free('dagino.com')],
    );
    expect(names(ranked)).toEqual(['gino.com', 'gino.it', 'dagino.com', 'dagino.it']);
  });
  it('never contain one that is not AVAILABLE, even when an idea says otherwise [W5]', () => {
    expect(rankSuggestions('gino', 'it', [taken('gino.it')], [free('gino.it')])).toEqual([]);
  });
  it('are at most eight, of our zones, each once, in the shape of the specification [C1]', () => {
    const asked = fc.record({
      domain: fc.stringMatching(/^[a-e]{1,2}\.(it|com|net|org)$/),
      availability: fc.constantFrom('AVAILABLE', 'UNAVAILABLE', 'PREMIUM', 'RESERVED', 'UNKNOWN', 'INVALID'),
    }) as fc.Arbitrary<AskedName>;
    fc.assert(
      fc.property(fc.array(asked), fc.array(asked), fc.constantFrom(...ZONES), (checked, suggested, ext) => {
        const ranked = rankSuggestions('a', ext, checked, suggested);
        expect(ranked.length).toBeLessThanOrEqual(8);
        expect(new Set(names(ranked)).size).toBe(ranked.length);
        for (const s of ranked) {
          expect(domainSuggestion.parse(s)).toEqual(s);
          expect(s.availability).toBe('AVAILABLE');
          expect(s.domainName.endsWith(`.${s.tld}`)).toBe(true);
        }
      }),
    );
  });
});

describe('the spellings of an address that was typed', () => {
  it('leave its ending out of the name [C1] [W5]', async () => {
    const asked: string[] = [];
    const registrar = {
      check: async (name: string) => {
        asked.push(name);
        return 'AVAILABLE';
      },
      suggest: async () => [],
    };
    const ctx = { ports: { registrar } } as unknown as Ctx;
    const spelt = async (q: string) => {
      asked.length = 0;
      await suggestDomains(ctx, { q, ext: 'it', lang: 'it' });
      return asked.filter((name) => name.endsWith('.it'));
    };
    expect(await spelt('gufi-rossi.it')).toEqual(['gufi-rossi.it', 'gufirossi.it']);
    expect(await spelt('Gufi Rossi S.r.l.')).toEqual(['gufirossi.it', 'gufi-rossi.it']);
  });
});

describe('the very name that was typed', () => {
  const of = (somebodys: string[]) => {
    const check = async (name: string) => (somebodys.includes(name) ? 'UNAVAILABLE' : 'AVAILABLE');
    const ctx = { ports: { registrar: { check, suggest: async () => [] } } } as unknown as Ctx;
    return async (q: string, ext: 'it' | 'com' = 'it') => (await suggestDomains(ctx, { q, ext, lang: 'it' })).taken;
  };
  it('is said to be taken where it is, in every zone, or in the one that was typed [C1] [W5]', async () => {
    const taken = of(['bella.it', 'bella.com', 'bella1.it']);
    expect(await taken('Bella')).toEqual(['bella.it', 'bella.com']);
    expect(await taken('bella.com')).toEqual(['bella.com']);
    expect(await taken('bella.com', 'com')).toEqual(['bella.com']);
    expect([await taken('bella.net'), await taken('bellissima'), await taken('')]).toEqual([[], [], []]);
  });
  it('is found in its own letters, too [W5]', async () => {
    expect(await of(['xn--caff-8oa.it'])('caffè.it')).toEqual(['xn--caff-8oa.it']);
  });
});

describe('what the search accepts', () => {
  it('the extension comes with its dot [C1]', () => {
    expect(suggestQuery.parse({ q: ' gino ', ext: '.COM', lang: 'el' })).toEqual({ q: 'gino', ext: 'com', lang: 'el' });
    expect(suggestQuery.parse({ q: 'gino' })).toEqual({ q: 'gino', ext: 'it', lang: 'it' });
    expect(suggestQuery.safeParse({ q: 'gino', ext: '.org' }).success).toBe(false);
    expect(suggestQuery.safeParse({ q: '  ' }).success).toBe(false);
  });
  it('an authorisation code has 6 to 32 printable characters [W5]', () => {
    expect(authCode.parse(' aB3$xy ')).toBe('aB3$xy');
    expect(authCode.safeParse('12345').success).toBe(false);
    expect(authCode.safeParse('x'.repeat(33)).success).toBe(false);
    expect(authCode.safeParse('con spazio').success).toBe(false);
  });
});
