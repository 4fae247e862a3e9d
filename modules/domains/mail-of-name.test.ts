import { describe, expect, it } from 'vitest';
import { besideSite, foundMail, mailServers, providerOf } from './mail-of-name.rules.ts';

type Found = Parameters<typeof besideSite>[1][number];
const DOMAIN = 'bar.it';
const mx = (...values: string[]): Found => ({ name: DOMAIN, type: 'MX', values });
const host = (name: string, type: Found['type'], ...values: string[]): Found => ({ name, type, values });
const addresses = [host(DOMAIN, 'A', '198.51.100.20'), host(`www.${DOMAIN}`, 'CNAME', DOMAIN)];

describe('the mail of a name', () => {
  it.each([
    ['aspmx.l.google.com', 'Google'],
    ['bar-it.mail.protection.outlook.com', 'Microsoft'],
    ['mx.aruba.it', 'Aruba'],
    ['mail.bar.it', 'mail.bar.it'],
    ['notgoogle.com.example', 'notgoogle.com.example'],
  ])('with %s is called %s', (server, provider) => {
    expect(providerOf(DOMAIN, [mx(`10 ${server}.`)])).toBe(provider);
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

  it('keeps its old address where the name itself took it, and aliases of the name theirs: the site takes only its own', () => {
    const records = [
      mx('0 bar.it.'),
      host('mail.bar.it', 'CNAME', 'bar.it'),
      host('webmail.bar.it', 'CNAME', 'w.example'),
    ];
    expect(besideSite(DOMAIN, records, addresses)).toEqual([
      mx('0 mx-old.bar.it.'),
      host('webmail.bar.it', 'CNAME', 'w.example'),
      host('mx-old.bar.it', 'A', '198.51.100.20'),
      host('mail.bar.it', 'A', '198.51.100.20'),
    ]);
  });

  it('is left as it is where it has nothing to do with the site', () => {
    const records = [mx('10 mail.bar.it.'), host('mail.bar.it', 'A', '198.51.100.25')];
    expect(besideSite(DOMAIN, records, addresses)).toEqual(records);
  });
});
