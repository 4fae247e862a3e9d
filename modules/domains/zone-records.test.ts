import { describe, expect, it } from 'vitest';
import { recordsFor, zoneRecords } from './zone-records.ts';
import type { ZoneRecord } from './zones/zones.port.ts';

const domain = 'settegufi.it';
const site = recordsFor(domain, ['192.0.2.80', '2001:db8::80']);
const record = (owner: ZoneRecord['owner'], type: ZoneRecord['type'], values: string[], name = domain): ZoneRecord => ({
  name,
  type,
  values,
  owner,
});

describe('the records of a zone', () => {
  it('are the site’s, then those of rooms, then what the name brought along [P3]', () => {
    const mail = record('mail', 'MX', ['10 mx.vetrina.example']);
    const kept = record('kept', 'A', ['198.51.100.7'], `shop.${domain}`);
    expect(zoneRecords(site, [mail], [kept])).toEqual([...site, mail, kept]);
  });

  it('leave the site its own names: a room or an old record of them is not written', () => {
    const taken = [
      record('news', 'A', ['198.51.100.1']),
      record('news', 'CNAME', ['elsewhere.example'], `www.${domain}`),
    ];
    expect(zoneRecords(site, taken, [record('kept', 'AAAA', ['2001:db8::9'])])).toEqual(site);
  });

  it('let a room’s mail servers take the place of those that the name brought along', () => {
    const ours = record('mail', 'MX', ['10 mx.vetrina.example']);
    expect(zoneRecords(site, [ours], [record('kept', 'MX', ['10 mx.elsewhere.example'])])).toEqual([...site, ours]);
  });

  it('have nothing beside an alias: the first owner of a name has it whole [P3] [P4]', () => {
    const label = `autoconfig.${domain}`;
    const ours = record('mail', 'CNAME', [domain], label);
    const policy = record('mail', 'TXT', ['"v=DMARC1; p=none"'], `_dmarc.${domain}`);
    const kept = [
      record('kept', 'A', ['198.51.100.7'], label),
      record('kept', 'AAAA', ['2001:db8::7'], label),
      record('kept', 'CNAME', ['dmarc.elsewhere.example'], `_dmarc.${domain}`),
      record('kept', 'TXT', ['"proof=1"'], `www.${domain}`),
    ];
    expect(zoneRecords(site, [ours, policy], kept)).toEqual([...site, ours, policy]);
    expect(zoneRecords(site, [], kept)).toEqual([...site, ...kept.slice(0, 3)]);
  });

  it('hold texts of several owners as one set, each once', () => {
    const texts = zoneRecords(
      site,
      [record('mail', 'TXT', ['"v=spf1 -all"'])],
      [record('kept', 'TXT', ['"proof=1"', '"v=spf1 -all"'])],
    ).filter(({ type }) => type === 'TXT');
    expect(texts).toEqual([record('mail', 'TXT', ['"v=spf1 -all"', '"proof=1"'])]);
  });

  it('say once who may send: a room’s policy takes in the senders that the name had, and is soft then [P4]', () => {
    const texts = (kept: string[], room = '"v=spf1 include:_spf.mail.example -all"') =>
      zoneRecords(site, [record('mail', 'TXT', [room])], [record('kept', 'TXT', kept)]).at(-1)?.values;
    expect(texts(['"v=spf1 " "a mx include:mailgun.org ip4:192.0.2.1 -all"', '"proof=1"'])).toEqual([
      '"v=spf1 include:_spf.mail.example include:mailgun.org ip4:192.0.2.1 ~all"',
      '"proof=1"',
    ]);
    expect(texts(['"v=spf1 mx redirect=elsewhere.example"'])).toEqual(['"v=spf1 include:_spf.mail.example -all"']);
    const many = Array.from({ length: 20 }, (_, each) => `ip4:198.51.100.${each}`).join(' ');
    const [long = ''] = texts([`"v=spf1 ${many.slice(0, 200)}" "${many.slice(200)} ~all"`]) ?? [];
    const strings = [...long.matchAll(/"([^"]*)"/g)].map(([, part = '']) => part);
    expect(strings.every((part) => part.length <= 255)).toBe(true);
    expect(strings.join('')).toBe(`v=spf1 include:_spf.mail.example ${many} ~all`);
    expect(texts(['"v=DMARC1; p=reject"'], '"v=DMARC1; p=none"')).toEqual(['"v=DMARC1; p=none"']);
  });
});
