import { describe, expect, it } from 'vitest';
import { besideSite } from './beside-site.rules.ts';
import type { Found } from '../transfer/mail-of-name.rules.ts';

const DOMAIN = 'bar.it';
const mx = (...values: string[]): Found => ({ name: DOMAIN, type: 'MX', values });
const host = (name: string, type: Found['type'], ...values: string[]): Found => ({ name, type, values });
const spf = (text: string): Found => host(DOMAIN, 'TXT', `"v=spf1 ${text}"`);
const addresses = [
  host(DOMAIN, 'A', '198.51.100.20'),
  host(DOMAIN, 'AAAA', '2001:db8::20'),
  host(`www.${DOMAIN}`, 'CNAME', DOMAIN),
];
const old = [host('mx-old.bar.it', 'A', '198.51.100.20'), host('mx-old.bar.it', 'AAAA', '2001:db8::20')];
const beside = (records: Found[], present = addresses) => besideSite(DOMAIN, records, present);

describe('what a name keeps beside its site', () => {
  it('is its mail at the addresses of before, where the name itself or www took it [W9]', () => {
    expect(beside([mx('0 bar.it.')])).toEqual([mx('0 mx-old.bar.it.'), ...old]);
    expect(beside([mx('0 www.bar.it.')])).toEqual([mx('0 mx-old.bar.it.'), ...old]);
    const certified = host('pec.bar.it', 'MX', '5 bar.it.');
    expect(beside([mx('0 .'), certified])).toEqual([mx('0 .'), host('pec.bar.it', 'MX', '5 mx-old.bar.it.'), ...old]);
  });

  it('is each of two old addresses, where www had one of its own [W9]', () => {
    const two = [host(DOMAIN, 'A', '198.51.100.20'), host(`www.${DOMAIN}`, 'A', '198.51.100.21')];
    expect(beside([mx('0 bar.it.', '5 www.bar.it.')], two)).toEqual([
      mx('0 mx-old.bar.it.', '5 mx-old-www.bar.it.'),
      host('mx-old.bar.it', 'A', '198.51.100.20'),
      host('mx-old-www.bar.it', 'A', '198.51.100.21'),
    ]);
  });

  it('is what www led to, where that was an alias: of somebody else’s host, or of one in the zone [W9]', () => {
    const elsewhere = [host(DOMAIN, 'A', '198.51.100.20'), host(`www.${DOMAIN}`, 'CNAME', 'shop.host.example')];
    const records = [mx('0 www.bar.it.'), host('mail.bar.it', 'CNAME', 'www.bar.it')];
    expect(beside(records, elsewhere)).toEqual([
      mx('0 shop.host.example.'),
      host('mail.bar.it', 'CNAME', 'shop.host.example'),
    ]);
    const within = [host('www.bar.it', 'CNAME', 'torre.bar.it'), host('torre.bar.it', 'A', '198.51.100.31')];
    expect(beside([mx('0 www.bar.it.')], within)).toEqual([
      mx('0 torre.bar.it.'),
      host('torre.bar.it', 'A', '198.51.100.31'),
    ]);
  });

  it('is what mail programs ask for: aliases and services of the name itself [W9]', () => {
    const records = [
      mx('10 mx.host.example.'),
      host('mail.bar.it', 'CNAME', 'bar.it'),
      host('webmail.bar.it', 'CNAME', 'w.example'),
      host('_imaps._tcp.bar.it', 'SRV', '0 1 993 www.bar.it.'),
    ];
    expect(beside(records)).toEqual([
      mx('10 mx.host.example.'),
      host('mail.bar.it', 'CNAME', 'mx-old.bar.it'),
      host('webmail.bar.it', 'CNAME', 'w.example'),
      host('_imaps._tcp.bar.it', 'SRV', '0 1 993 mx-old.bar.it.'),
      ...old,
    ]);
  });

  it.each([
    ['a mx -all', 'a:mx-old.bar.it mx -all'],
    ['+a/28 ~all', '+a:mx-old.bar.it/28 ~all'],
    ['?a:BAR.it//64 a:www.bar.it a:other.bar.it all', '?a:mx-old.bar.it//64 a:mx-old.bar.it a:other.bar.it all'],
  ])('is who may send in its name: “%s” means the old machine, not the site’s [W9]', (before, after) => {
    expect(beside([mx('10 mx.host.example.'), spf(before)])).toEqual([mx('10 mx.host.example.'), spf(after), ...old]);
  });

  it('is a rule for senders whole, also where it no longer fits one string', () => {
    const many = Array.from({ length: 15 }, (_, n) => `ip4:198.51.100.${100 + n}`).join(' ');
    const [, rule] = beside([mx('10 mx.host.example.'), spf(`a ${many} -all`)]);
    const strings = rule?.values[0]?.slice(1, -1).split('" "') ?? [];
    expect(strings.join('')).toBe(`v=spf1 a:mx-old.bar.it ${many} -all`);
    expect(strings.map(({ length }) => length)).toEqual([255, strings.join('').length - 255]);
  });

  it('is the mail of a name without MX, which its own address takes (RFC 5321): said by an MX, to that address [W9]', () => {
    expect(beside([])).toEqual([mx('0 mx-old.bar.it.'), ...old]);
    expect(beside([], [])).toEqual([]);
  });

  it('overwrites nothing that stands under such a label already, as in a zone that was ours once', () => {
    const records = [mx('0 bar.it.', '5 mx-old.bar.it.'), host('mx-old.bar.it', 'A', '198.51.100.99')];
    expect(beside(records)).toEqual([
      mx('0 mx-old-2.bar.it.', '5 mx-old.bar.it.'),
      host('mx-old.bar.it', 'A', '198.51.100.99'),
      ...old.map((each) => ({ ...each, name: 'mx-old-2.bar.it' })),
    ]);
  });

  it('ends where the name and www are aliases of each other', () => {
    const round = [host('bar.it', 'CNAME', 'www.bar.it'), host('www.bar.it', 'CNAME', 'bar.it')];
    expect(beside([mx('0 www.bar.it.')], round)).toEqual([mx('0 mx-old.bar.it.')]);
  });

  it('is as it was where it has nothing to do with the site', () => {
    const records = [
      mx('10 mail.bar.it.'),
      host('mail.bar.it', 'A', '198.51.100.25'),
      spf('include:_spf.x.example all'),
    ];
    expect(beside(records)).toEqual(records);
  });
});
