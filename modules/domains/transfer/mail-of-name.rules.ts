/** What a name's DNS says of its mail. Pure. */
import type { FoundMail, MailQuestion } from './mail-question.rules.ts';

/** A record of the zones' port, whoever owns it. */
export interface Found {
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

export const bare = (host: string): string => host.replace(/\.$/, '').toLowerCase();
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

/**
 * Who has the mail of the name itself, as people call them, else the host; '' for a host of the name itself, which says
 * nothing to anybody.
 */
export function providerOf(domain: string, records: Found[]): string {
  const [own] = mailServers(records.filter(({ name }) => name === domain));
  const server = own ?? mailServers(records)[0] ?? '';
  const alias = records.find(({ name, type }) => name === server && type === 'CNAME')?.values[0];
  const host = alias ?? server;
  const known = Object.entries(PROVIDERS).find(([end]) => host === end || host.endsWith(`.${end}`));
  return known?.[1] ?? (`.${host}`.endsWith(`.${domain}`) ? '' : host);
}

const textsAt = (records: Found[], name: string): string[] =>
  records.filter((each) => each.type === 'TXT' && each.name === name).flatMap(({ values }) => values);
export const isSpf = (value: string): boolean => /^"v=spf1\b/i.test(value);
/** The text of a TXT value: its strings, joined. */
export const textOf = (value: string): string => value.slice(1, -1).replaceAll('" "', '');

/** What is kept, by what it is for; each with the names that somebody who knows them would look for. */
export function foundMail(domain: string, records: Found[]): FoundMail[] {
  const under = (name: string): string => name.slice(0, -domain.length - 1);
  const texts = textsAt(records, domain);
  const all: FoundMail[] = [
    { what: 'servers', names: mailServers(records).map((host) => knownAs(domain, host)) },
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
        .filter(({ name, type }) => ['A', 'AAAA', 'CNAME'].includes(type) && !name.includes('_'))
        .map(({ name }) => name)
        .filter((name) => name !== domain && knownAs(domain, name) === name),
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

/** Rules that let somebody send in this name; `v=spf1 -all` lets nobody. */
const letsSend = (value: string): boolean => isSpf(value) && !/^v=spf1 -all$/i.test(textOf(value).trim());

/**
 * Whether mail is taken for the name, as its DNS says before anything is changed: an MX, here or for its certified mail; or no MX
 * at all, where its own address takes it, and other signs of mail.
 */
export function hasMail(domain: string, records: Found[]): boolean {
  if (mailServers(records).length > 0) return true;
  if (records.some(({ name, type }) => name === domain && type === 'MX')) return false;
  const kinds = foundMail(domain, records).map(({ what }) => what);
  const signs = kinds.some((what) => what === 'signatures' || what === 'programs' || what === 'services');
  return signs || textsAt(records, domain).some((value) => letsSend(value));
}

/** Labels for the addresses that the name itself and `www` had, where mail was taken at them. */
export const OLD_MX = 'mx-old';
/** The host that such a label stands for, as its owner knows it; every other host as it is. */
export function knownAs(domain: string, host: string): string {
  const label = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length - 1) : '';
  if (!/^mx-old(?:-www)?(?:-\d+)?$/.test(label)) return host;
  return label.startsWith(`${OLD_MX}-www`) ? `www.${domain}` : domain;
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
