/** What a name's DNS says of its mail. Pure. */
import type { FoundMail, MailQuestion } from './mail-question.rules.ts';

/** A record of the zones' port, whoever owns it. */
interface Found {
  name: string;
  type: 'A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'SRV';
  values: string[];
}

/** Ends of mail servers' names, and what people call whoever runs them. */
const PROVIDERS: Record<string, string> = {
  'google.com': 'Google',
  'googlemail.com': 'Google',
  'outlook.com': 'Microsoft',
  'icloud.com': 'Apple iCloud',
  'aruba.it': 'Aruba',
  'arubabusiness.it': 'Aruba',
  'register.it': 'Register.it',
  'serverplan.com': 'Serverplan',
  'keliweb.com': 'Keliweb',
  'ovh.net': 'OVH',
  'gandi.net': 'Gandi',
  'ionos.it': 'IONOS',
  'ionos.es': 'IONOS',
  'ionos.fr': 'IONOS',
  'kundenserver.de': 'IONOS',
  'arsys.es': 'Arsys',
  'papaki.gr': 'Papaki',
  'secureserver.net': 'GoDaddy',
  'hostinger.com': 'Hostinger',
  'titan.email': 'Titan',
  'zoho.com': 'Zoho',
  'zoho.eu': 'Zoho',
  'protonmail.ch': 'Proton',
  'messagingengine.com': 'Fastmail',
};
const LONGEST = 60;

const bare = (host: string): string => host.replace(/\.$/, '').toLowerCase();
const unique = (values: string[]): string[] => [...new Set(values)].toSorted();
/** "10 mx.host.example." is mx.host.example; '' is the null MX, which says that there is no mail (RFC 7505). */
const exchange = (value: string): string => bare(value.split(' ')[1] ?? '');

/** Hosts that take mail for the name, or for its certified mail. */
export const mailServers = (records: Found[]): string[] =>
  unique(
    records
      .filter(({ type }) => type === 'MX')
      .flatMap(({ values }) => values.map((value) => exchange(value)))
      .filter((host) => host !== ''),
  );

/** Who has the mail of the name itself, as people call them, else the host. */
export function providerOf(domain: string, records: Found[]): string {
  const [own] = mailServers(records.filter(({ name }) => name === domain));
  const host = own ?? mailServers(records)[0] ?? '';
  const known = Object.entries(PROVIDERS).find(([end]) => host === end || host.endsWith(`.${end}`));
  return known?.[1] ?? host;
}

const textsAt = (records: Found[], name: string): string[] =>
  records.filter((each) => each.type === 'TXT' && each.name === name).flatMap(({ values }) => values);
const isSpf = (text: string): boolean => /^"v=spf1\b/i.test(text);

/** What is kept, by what it is for; each with the names that somebody who knows them would look for. */
export function foundMail(domain: string, records: Found[]): FoundMail[] {
  const under = (name: string): string => name.slice(0, -domain.length - 1);
  const texts = textsAt(records, domain);
  const all: FoundMail[] = [
    { what: 'servers', names: mailServers(records) },
    {
      what: 'senders',
      names: [
        ...(texts.some((text) => isSpf(text)) ? ['SPF'] : []),
        ...(textsAt(records, `_dmarc.${domain}`).length > 0 ? ['DMARC'] : []),
      ],
    },
    {
      what: 'signatures',
      names: records
        .filter(({ name }) => name.includes('._domainkey.'))
        .map(({ name }) => under(name).split('.')[0] ?? ''),
    },
    {
      what: 'programs',
      names: records
        .filter(({ name, type }) => name !== domain && ['A', 'AAAA', 'CNAME'].includes(type) && !name.includes('_'))
        .map(({ name }) => name),
    },
    { what: 'services', names: records.filter(({ type }) => type === 'SRV').map(({ name }) => under(name)) },
    {
      what: 'proofs',
      names: texts.filter((text) => !isSpf(text)).map((text) => text.replaceAll('"', '').split(/[=: ]/)[0] ?? ''),
    },
  ];
  return all
    .map(({ what, names }) => ({ what, names: unique(names).map((name) => name.slice(0, LONGEST)) }))
    .filter(({ names }) => names.length > 0);
}

interface Asked {
  records: Found[];
  askedAt: Date | null;
  answer: string | null;
}
/** The owner was asked and has not answered: nothing is ordered. */
export const isAsked = ({ askedAt, answer }: Omit<Asked, 'records'>): boolean => askedAt !== null && answer === null;

/** `name`: as people write the domain. */
export function questionOf(
  { domain, name }: { domain: string; name: string },
  { records, askedAt }: Asked,
): MailQuestion {
  const [provider, found] = [providerOf(domain, records), foundMail(domain, records)];
  return { domain, name, provider, found, asked_at: askedAt?.toISOString() ?? '' };
}

/**
 * What can be kept beside the site. The name and `www` will have the site's addresses: mail that is taken there, and
 * aliases that lead there, are given the addresses of before (`addresses`), under `mx-old` and under the alias's own name.
 */
export function besideSite(domain: string, records: Found[], addresses: Found[]): Found[] {
  const sites = [domain, `www.${domain}`];
  const before = (host: string): Found[] => {
    const [own, apex] = [host, domain].map((name) =>
      addresses.filter((each) => each.name === name && each.type !== 'CNAME'),
    );
    return own && own.length > 0 ? own : (apex ?? []);
  };
  const old = `mx-old.${domain}`;
  const moved = new Map<string, Found>();
  const move = (name: string, host: string) => {
    for (const { type, values } of before(host)) moved.set(`${name} ${type}`, { name, type, values });
  };
  const kept = records.flatMap((record) => {
    if (record.type === 'CNAME' && sites.includes(record.values[0] ?? '')) {
      move(record.name, record.values[0] ?? '');
      return [];
    }
    if (record.type !== 'MX' && record.type !== 'SRV') return [record];
    const values = record.values.map((value) => {
      const parts = value.split(' ');
      const host = bare(parts.pop() ?? '');
      if (!sites.includes(host) || before(host).length === 0) return value;
      move(old, host);
      return [...parts, `${old}.`].join(' ');
    });
    return [{ ...record, values: unique(values) }];
  });
  return [...kept, ...moved.values()];
}
