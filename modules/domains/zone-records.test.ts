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

  it('hold texts of several owners as one set, each once', () => {
    const texts = zoneRecords(
      site,
      [record('mail', 'TXT', ['"v=spf1 -all"'])],
      [record('kept', 'TXT', ['"proof=1"', '"v=spf1 -all"'])],
    ).filter(({ type }) => type === 'TXT');
    expect(texts).toEqual([record('mail', 'TXT', ['"v=spf1 -all"', '"proof=1"'])]);
  });
});
