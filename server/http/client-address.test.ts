import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../platform/config.ts';
import { testConfig } from '../../tests/support/context.ts';
import { clientAddress, networkOf } from './client-address.ts';

const by = (setting: string | undefined, peer: string | null, forwarded: string | null) =>
  clientAddress(testConfig(setting === undefined ? {} : { TRUST_PROXY: setting }).trustProxy)(peer, forwarded);

describe('who is calling', () => {
  it.each([
    // Without a trusted proxy nobody's word is taken.
    [undefined, '203.0.113.7', '8.8.8.8', '203.0.113.7'],
    ['0', '203.0.113.7', '8.8.8.8', '203.0.113.7'],
    [undefined, '::ffff:203.0.113.7', null, '203.0.113.7'],
    [undefined, null, '8.8.8.8', null],
    // One proxy: what it saw last, and not what the caller claims to its left.
    ['1', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['1', '10.0.0.2', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['2', '10.0.0.3', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['1', '10.0.0.2', null, '10.0.0.2'],
    ['2', '10.0.0.2', '198.51.100.1', '198.51.100.1'],
    ['1', '10.0.0.2', 'rubbish', '10.0.0.2'],
    ['1', '10.0.0.2', '6.6.6.6, rubbish', '10.0.0.2'],
    ['1', '10.0.0.2', '[2a03:2880::1]:443', '2a03:2880::1'],
    ['1', '10.0.0.2', '198.51.100.1:51234', '198.51.100.1'],
    // By list: walks left past what is ours, and stops at the first stranger.
    ['10.0.0.0/8, 2001:db8::/32', '10.0.0.2', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.0.0.0/8', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['127.0.0.1', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.0/8', '10.0.0.2', '10.0.0.3', '10.0.0.3'],
  ])('TRUST_PROXY=%s, connection from %s, X-Forwarded-For %j: %s', (setting, peer, forwarded, expected) => {
    expect(by(setting, peer, forwarded)).toBe(expected);
  });

  it.each(['two', '-1', '10.0.0.0/8;rm', 'proxy.example'])('TRUST_PROXY=%s is refused', (setting) => {
    expect(() => testConfig({ TRUST_PROXY: setting })).toThrow(ConfigError);
  });

  it('one IPv6 network is one caller, and one IPv4 address', () => {
    expect(networkOf('2a03:2880:1:2:aaaa::1')).toBe(networkOf('2a03:2880:1:2:bbbb:1:2:3'));
    expect(networkOf('2a03:2880::5')).toBe('2a03:2880:0:0::/64');
    expect(networkOf('2a03:2880:1:3::1')).not.toBe(networkOf('2a03:2880:1:2::1'));
    expect(networkOf('198.51.100.1')).toBe('198.51.100.1');
    expect(networkOf(null)).toBe('unknown');
  });
});
