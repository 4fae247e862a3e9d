import { HEAD, type ConfigFile, type Layout } from './layout.ts';
import { FIRST_DAYS } from './rspamd.ts';
import type { MailHostSettings } from './settings.ts';

/**
 * What Postfix asks the views. %u and %d are the parts of an address, lower case and escaped; a question with %d is not asked
 * for what has no domain.
 */
export const MAPS = {
  domains: `SELECT domain FROM mail.domains WHERE domain = '%s'`,
  // Its zone may lead here before we have seen it: refused for good, these mails would be lost.
  coming: `SELECT '450 4.2.1 Mail of this domain is about to be taken here, try again' FROM mail.coming WHERE domain = '%d'`,
  recipients: `SELECT 'box' FROM mail.recipients WHERE local_part = '%u' AND domain = '%d'`,
  // Where nothing is said for the address, the next rule is asked.
  closed:
    `SELECT '550 5.2.1 This mailbox is closed' FROM mail.recipients ` +
    `WHERE local_part = '%u' AND domain = '%d' AND refused`,
  // Postfix asks for aliases first: a box of the name `postmaster` goes before the address that every domain has.
  aliases:
    `SELECT a.target FROM mail.aliases a WHERE a.local_part = '%u' AND a.domain = '%d' AND NOT EXISTS ` +
    `(SELECT 1 FROM mail.recipients r WHERE r.local_part = a.local_part AND r.domain = a.domain)`,
  senders: `SELECT username FROM mail.senders WHERE local_part = '%u' AND domain = '%d'`,
  // By who signed in: the lower limits of a box's first days hold for what has this line.
  'first-days':
    `SELECT 'PREPEND ${FIRST_DAYS}: yes' FROM mail.senders ` +
    `WHERE local_part = '%u' AND domain = '%d' AND username = '%s' AND first_days LIMIT 1`,
} as const;
export type MapName = keyof typeof MAPS;

/** Through one process that keeps the connections: a hundred smtpd of their own would be a hundred of the database's. */
export const mapOf = (layout: Layout, name: MapName): string => `proxy:pgsql:${layout.postfix}/vetrina-${name}.cf`;

/**
 * Where the database is, for libpq (https://www.postgresql.org/docs/current/libpq-pgservice.html). In a map it would be an address with the password in it,
 * which Postfix writes into its log each time the database does not answer.
 */
export const serviceFile = ({ postfix }: Layout): string => `${postfix}/vetrina-database.conf`;

export const postfixMaps = ({ database }: MailHostSettings, layout: Layout): ConfigFile[] => {
  const { host, port, name, user, password, tls } = database;
  const words = { host, port, dbname: name, user, password, sslmode: tls };
  const lines = Object.entries(words).map(([word, value]) => `${word}=${value}\n`);
  const ofPostfix = { secret: true, group: 'postfix' } as const;
  return [
    { path: serviceFile(layout), text: `${HEAD}[vetrina]\n${lines.join('')}`, ...ofPostfix },
    ...(Object.keys(MAPS) as MapName[]).map((map) => ({
      path: `${layout.postfix}/vetrina-${map}.cf`,
      text: `${HEAD}hosts = postgresql:///?service=vetrina\ndbname = ${name}\nquery = ${MAPS[map]}\n`,
      ...ofPostfix,
    })),
  ];
};

export const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
