import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../platform/public-address.ts';
import { standing } from './picture-hosts.ts';

describe('which addresses are public', () => {
  it.each([
    '157.240.1.35',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '2a03:2880:f10c::1',
    '2001:4860::8888',
    '::ffff:8.8.8.8',
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::1',
    '2001:20::1',
    '2001:db8::1',
    '3fff:fff::1',
    '2620:4f:8000::1',
    '192.88.99.1',
    '4000::1',
    '1fff:ffff::1',
    '5f00::1',
    '::7f00:1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
    '127.1',
    '0x7f000001',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('an IPv4 address is judged alike whether written alone or inside IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isPublicAddress(`::ffff:${address}`)).toBe(isPublicAddress(address));
      }),
    );
  });
});

it('of IPv6 only what is given out is public, whatever else is written', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const first = parseInt(/^([0-9a-f]{1,4}):/i.exec(address)?.[1] ?? '0', 16);
      if (isPublicAddress(address)) expect(first >>> 13 === 1 || /^[0:]*:ffff:/i.test(address)).toBe(true);
    }),
  );
});

describe('which hosts are on the list', () => {
  const hosts = ['.fbcdn.net', 'lookaside.fbsbx.com', '127.0.0.1:4100'];
  it.each([
    ['https://scontent-mxp1-1.xx.fbcdn.net/v/a.jpg?oe=1', 'public'],
    ['https://SCONTENT.FBCDN.NET/a.jpg', 'public'],
    ['https://lookaside.fbsbx.com/a.jpg', 'public'],
    ['http://127.0.0.1:4100/media/a.jpg', 'own'],
    ['http://127.0.0.1:4101/media/a.jpg', null],
    ['http://127.0.0.1/media/a.jpg', null],
    ['https://fbcdn.net/a.jpg', null],
    ['https://a.lookaside.fbsbx.com/a.jpg', null],
    ['https://user@scontent.fbcdn.net/a.jpg', null],
    ['ftp://scontent.fbcdn.net/a.jpg', null],
  ])('%s stands as %s', (url, expected) => {
    expect(standing(new URL(url), hosts)).toBe(expected);
  });

  it('a host that only contains a listed name is never let in', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(standing(new URL(`https://scontent.fbcdn.net.${domain}/a.jpg`), hosts)).toBeNull();
      }),
    );
  });
});
