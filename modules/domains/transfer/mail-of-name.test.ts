import { describe, expect, it } from 'vitest';
import { foundMail, hasMail, mailServers, providerOf, type Found } from './mail-of-name.rules.ts';

const DOMAIN = 'bar.it';
const mx = (...values: string[]): Found => ({ name: DOMAIN, type: 'MX', values });
const host = (name: string, type: Found['type'], ...values: string[]): Found => ({ name, type, values });

describe('the mail of a name', () => {
  it.each([
    ['aspmx.l.google.com', 'Google'],
    ['bar-it.mail.protection.outlook.com', 'Microsoft'],
    ['mx.aruba.it', 'Aruba'],
    ['mx.somebody.example', 'mx.somebody.example'],
    ['mail.bar.it', ''],
    ['mx-old.bar.it', ''],
    ['notgoogle.com.example', 'notgoogle.com.example'],
  ])('with %s is called “%s”', (server, provider) => {
    expect(providerOf(DOMAIN, [mx(`10 ${server}.`)])).toBe(provider);
  });

  it('is called by whoever stands behind an alias of its own', () => {
    expect(providerOf(DOMAIN, [mx('10 mx.bar.it.'), host('mx.bar.it', 'CNAME', 'mx.aruba.it')])).toBe('Aruba');
  });

  it('is none where its MX says that there is none (RFC 7505)', () => {
    expect(mailServers([mx('0 .')])).toEqual([]);
    expect(mailServers([mx('0 .'), host('pec.bar.it', 'MX', '10 mx.pec.example.')])).toEqual(['mx.pec.example']);
  });

  it('is said by what each record is for', () => {
    const records = [
      mx('20 b.example.', '10 a.example.'),
      host(DOMAIN, 'TXT', '"v=spf1 -all"', '"google-site-verification=x"'),
      host(`_dmarc.${DOMAIN}`, 'TXT', '"v=DMARC1; p=none"'),
      host(`k1._domainkey.${DOMAIN}`, 'CNAME', 'dkim.example'),
      host(`imap.${DOMAIN}`, 'A', '198.51.100.7'),
      host(`_imaps._tcp.${DOMAIN}`, 'SRV', '0 1 993 imap.bar.it.'),
    ];
    expect(foundMail(DOMAIN, records)).toEqual([
      { what: 'servers', names: ['a.example', 'b.example'] },
      { what: 'senders', names: ['DMARC', 'SPF'] },
      { what: 'signatures', names: ['k1'] },
      { what: 'programs', names: ['imap.bar.it'] },
      { what: 'services', names: ['_imaps._tcp'] },
      { what: 'proofs', names: ['google-site-verification'] },
    ]);
  });

  it('is shown under the names that its owner knows, not under labels of ours', () => {
    const records = [
      mx('0 mx-old.bar.it.', '5 mx-old-www.bar.it.'),
      host('mx-old.bar.it', 'A', '198.51.100.20'),
      host('mx-old-www.bar.it', 'A', '198.51.100.21'),
      host('mail.bar.it', 'CNAME', 'mx-old.bar.it'),
    ];
    expect(foundMail(DOMAIN, records)).toEqual([
      { what: 'servers', names: ['bar.it', 'www.bar.it'] },
      { what: 'programs', names: ['mail.bar.it'] },
    ]);
  });
});

describe('a name without MX', () => {
  const spf = (text: string) => host(DOMAIN, 'TXT', `"${text}"`);
  it.each<[string, boolean, Found[]]>([
    ['nothing else', false, []],
    ['a proof for somebody', false, [host(DOMAIN, 'TXT', '"google-site-verification=x"')]],
    [
      'rules that let nobody send',
      false,
      [spf('v=spf1 -all'), host(`_dmarc.${DOMAIN}`, 'TXT', '"v=DMARC1; p=reject"')],
    ],
    ['rules that let somebody send', true, [spf('v=spf1 a ~all')]],
    ['a key of signatures', true, [host(`k1._domainkey.${DOMAIN}`, 'TXT', '"v=DKIM1"')]],
    ['a host for mail programs', true, [host('imap.bar.it', 'A', '198.51.100.7')]],
    ['a service of mail', true, [host(`_imaps._tcp.${DOMAIN}`, 'SRV', '0 1 993 imap.bar.it.')]],
    ['an MX that says that there is no mail', false, [mx('0 .'), spf('v=spf1 a ~all')]],
  ])('and with %s: its owner is asked about mail: %s', (_, asked, records) => {
    expect(hasMail(DOMAIN, records)).toBe(asked);
  });
});
