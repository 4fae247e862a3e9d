/** The generated files in their places below a private folder of the root folder, with what they speak of: certificate, key, users. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newDkimKey } from '../../deploy/mailhost/dkim.ts';
import { mailHostFiles } from '../../deploy/mailhost/index.ts';
import { modeOf, type ConfigFile, type Layout } from '../../deploy/mailhost/layout.ts';
import { mailHostSettings, type Release } from '../../deploy/mailhost/settings.ts';
import { selfSigned } from './certificate.ts';
import { freePorts } from './processes.ts';

export const HOST = '127.0.0.1';
const COMMAND_MS = 300_000;
/** A line for each mail of a long queue. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

export interface DebianHostOptions {
  release: Release;
  /** Root folder that the packages are unpacked in. */
  root: string;
  /** Of a role that may read the views. */
  databaseUrl: string;
  /** Server that takes mail for strangers. */
  relayUrl: string;
  apiKey: string;
  /** Recipients of one sign-in within an hour. */
  recipientsAnHour?: number;
  /** The same of a box of the last seven days. */
  firstDaysAnHour?: number;
  /** Its address, where it counts wrong passwords. */
  product?: string;
}

/** rspamd without the outside: what asks the DNS would wait for answers that nobody gives. */
const NO_OUTSIDE = ['rbl', 'surbl', 'spf', 'dmarc', 'asn', 'mx_check', 'fuzzy_check', 'phishing', 'greylist'];

/** Patterns that rspamd compiled, for all hosts of a root folder: it takes each of them ten seconds of processor time. */
const PATTERNS = '/srv/rspamd-patterns';

/** As docs/production.md has them translated. */
const RULES = [
  { file: 'vetrina-junk.sieve', words: [] },
  { file: 'vetrina-learn-spam.sieve', words: ['-x', '+vnd.dovecot.pipe +imapsieve'] },
  { file: 'vetrina-learn-ham.sieve', words: ['-x', '+vnd.dovecot.pipe +imapsieve'] },
];

/** Ports are free ones of loopback. */
export async function putInPlace(options: DebianHostOptions) {
  const { root, release, apiKey } = options;
  const home = `/srv/mailhost-${process.pid}-${Math.trunc(performance.now())}`;
  const outside = (path: string) => join(root, path);
  const ports = await freePorts([
    'smtp',
    'submissions',
    'imaps',
    'api',
    'handOn',
    'filter',
    'filterControl',
    'quota',
    'redis',
  ]);
  const layout: Layout = {
    postfix: `${home}/postfix`,
    dovecot: `${home}/dovecot`,
    rspamd: `${home}/rspamd`,
    queue: `${home}/queue`,
    postfixData: `${home}/postfix-data`,
    run: `${home}/run`,
    mail: `${home}/mail`,
    dkim: `${home}/dkim`,
    postfixLog: `${home}/log/postfix.log`,
    dovecotLog: `${home}/log/dovecot.log`,
    ports,
  };
  const database = new URL(options.databaseUrl);
  const relay = new URL(options.relayUrl);
  const settings = mailHostSettings.parse({
    release,
    domain: 'mail.vetrina.example',
    hostname: 'mx1.mail.vetrina.example',
    listen: [HOST],
    certificate: `${home}/tls/certificate.pem`,
    privateKey: `${home}/tls/key.pem`,
    database: {
      host: database.hostname,
      port: Number(database.port),
      name: database.pathname.slice(1),
      user: database.username,
      password: decodeURIComponent(database.password),
      tls: 'disable',
    },
    apiKey,
    relay: { host: relay.hostname, port: Number(relay.port) },
    product: options.product ?? null,
    recipients: { hour: options.recipientsAnHour ?? 1000, day: 5000 },
    firstDays: { hour: options.firstDaysAnHour ?? 1000, day: 5000 },
  });

  const inRoot = (command: string, ...args: string[]) =>
    spawnSync('chroot', [root, command, ...args], { encoding: 'utf8', timeout: COMMAND_MS, maxBuffer: LARGEST_ANSWER });
  const own = (user: string, ...paths: string[]) => {
    const { status, stderr } = inRoot('chown', '-R', user, ...paths);
    if (status !== 0) throw new Error(`chown: ${stderr}`);
  };
  const groups = new Map<string, number>();
  const groupId = (name: string): number => {
    if (!groups.has(name))
      for (const line of readFileSync(outside('/etc/group'), 'utf8').split('\n')) {
        const [group = '', , id] = line.split(':');
        groups.set(group, Number(id));
      }
    return groups.get(name) ?? 0;
  };
  const put = (file: ConfigFile): void => {
    const { path, text, group } = file;
    mkdirSync(dirname(outside(path)), { recursive: true });
    writeFileSync(outside(path), text, { mode: modeOf(file) });
    if (group) chownSync(outside(path), 0, groupId(group));
  };

  for (const name of ['queue', 'postfix-data', 'run', 'mail', 'dkim', 'log', 'tls', 'rspamd-data', 'redis'])
    mkdirSync(outside(`${home}/${name}`), { recursive: true });
  selfSigned(outside(settings.privateKey), outside(settings.certificate));
  const key = await newDkimKey();
  put({ path: `${layout.dkim}/v1.key`, text: key.privateKey, secret: true, group: '_rspamd' });
  for (const file of mailHostFiles(settings, layout)) put(file);
  // Postfix starts what died at once again only after a minute.
  appendFileSync(outside(`${layout.postfix}/main.cf`), 'service_throttle_time = 1s\n');
  for (const name of NO_OUTSIDE) put({ path: `${layout.rspamd}/override.d/${name}.conf`, text: 'enabled = false;\n' });
  // Lines by which a test makes a mail suspicious; each release has its own word for it.
  put({
    path: `${layout.rspamd}/override.d/options.inc`,
    text: `enable_test_patterns = true;\ngtube_patterns = "all";\nhs_cache_dir = "${PATTERNS}/";\n`,
  });
  own('vmail:vmail', layout.mail);
  // Postfix’s check of its queue tells what a kill left half written, and is not root when it does.
  put({ path: `${home}/log/postfix.log`, text: '' });
  own('postfix', layout.postfixData, `${home}/log/postfix.log`);
  mkdirSync(outside(PATTERNS), { recursive: true });
  own('_rspamd:_rspamd', `${home}/rspamd-data`, layout.dkim, PATTERNS);
  cpSync('/etc/resolv.conf', outside('/etc/resolv.conf'));
  for (const { file, words } of RULES) {
    const given = ['-c', `${layout.dovecot}/dovecot.conf`, ...words, `${layout.dovecot}/${file}`];
    const { status, stderr } = inRoot('sievec', ...given);
    if (status !== 0) throw new Error(`sievec ${file}: ${stderr}`);
  }
  return { home, layout, settings, outside, inRoot };
}
