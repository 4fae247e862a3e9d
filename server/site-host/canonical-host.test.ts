import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHost } from './canonical-host.ts';

describe('the Host header', () => {
  it.each([
    ['SetteGufi.it', 'settegufi.it'],
    ['settegufi.it:8443', 'settegufi.it'],
    ['settegufi.it.', 'settegufi.it'],
    ['settegufi.it.:80', 'settegufi.it'],
    [Buffer.from('Caffè-Roma.it:80').toString('latin1'), 'xn--caff-roma-33a.it'],
    ['XN--CAFF-ROMA-33A.it', 'xn--caff-roma-33a.it'],
    ['localhost:3000', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
  ])('%s is %s', (given, host) => {
    expect(canonicalHost(given)).toBe(host);
  });

  it.each([
    undefined,
    '',
    '.',
    'a..b',
    '-a.it',
    'a.it/../b',
    'a.it b.it',
    'user@a.it',
    '[::1]:3000',
    'a.it:port',
    `${'a'.repeat(64)}.it`,
    'a.it,b.it',
    '%61.it',
  ])('%j is no host', (given) => {
    expect(canonicalHost(given)).toBeNull();
  });

  it('has one form: putting it in that form again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string({ maxLength: 60 })), (given) => {
        const once = canonicalHost(given);
        if (once !== null) expect(canonicalHost(once)).toBe(once);
      }),
    );
  });
});
