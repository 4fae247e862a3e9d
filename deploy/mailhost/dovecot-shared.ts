import { createHash } from 'node:crypto';
import { MAIL_USER, type Layout } from './layout.ts';
import { MOST_CONNECTIONS, type MailHostSettings } from './settings.ts';

/** Folders that every box has, each with its use (RFC 6154). */
const FOLDERS = ['Archive', 'Drafts', 'Junk', 'Sent', 'Trash'];

/** What the filter thinks spam lies in Junk, before a box's own rules and whatever they say. */
export const JUNK_RULE = `require ["fileinto", "mailbox"];
if header :is "X-Spam" "Yes" {
  fileinto :create "Junk";
  stop;
}
`;

/** A block `name { … }` of Dovecot's language, its lines set in by two. */
export const block = (name: string, ...lines: string[]): string =>
  `${name} {\n${lines
    .flatMap((line) => line.split('\n'))
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')}\n}`;

/** Listeners of sockets that Postfix uses, in the folder that it makes for its own. */
const forPostfix = (path: string): string =>
  block(`unix_listener ${path}`, 'mode = 0660', 'user = postfix', 'group = postfix');

/** What libpq is told. */
export const databaseWords = ({ database: { host, port, name, user, password, tls } }: MailHostSettings) => ({
  host,
  port: String(port),
  dbname: name,
  user,
  password,
  sslmode: tls,
  /** Seconds: a login that cannot be checked is answered "later". */
  connect_timeout: '5',
});

/** Addresses that programs reach it by; none: every one. */
const listenOf = ({ listen }: MailHostSettings): string => (listen.length === 0 ? '*, ::' : listen.join(', '));

/**
 * Dovecot would let everybody of an address wait longer and longer after wrong passwords, and Postfix waits ten seconds for it:
 * after two of them nobody of that address could sign in to send, with the right one either.
 */
const NO_PENALTY = block('service anvil', block('unix_listener anvil-auth-penalty', 'mode = 0'));

/**
 * Each sign-in is asked for and told to the product, which counts wrong passwords. Of the password it hears twelve bits of a hash: enough
 * to tell the hundredth try of one phone from a hundred guesses. While it does not answer, for two seconds at most, everybody with the right password gets in.
 * Secret lines: the key stands in them.
 */
export function countedBy({ product, apiKey }: MailHostSettings): string[] {
  if (product === null) return [];
  const nonce = createHash('sha256').update(`sign-ins ${apiKey}`).digest('hex');
  return [
    `auth_policy_server_url = ${product}/webhooks/mail-sign-ins`,
    `auth_policy_server_api_header = Authorization: Bearer ${apiKey}`,
    `auth_policy_hash_nonce = ${nonce}`,
    'auth_policy_hash_truncate = 12',
    'auth_policy_check_after_auth = no',
    'ssl_client_ca_dir = /etc/ssl/certs',
  ];
}

/** Where it listens and what it is called. */
export const whoItIs = (settings: MailHostSettings, layout: Layout): string[] => [
  `listen = ${listenOf(settings)}`,
  `base_dir = ${layout.run}`,
  ...(layout.dovecotLog === null ? [] : [`log_path = ${layout.dovecotLog}`]),
  `hostname = ${settings.hostname}`,
  `postmaster_address = postmaster@${settings.domain}`,
  'ssl = required',
  'ssl_min_protocol = TLSv1.2',
];

export const ANY_USERNAME = [
  '# A name in letters that are not ASCII signs in as people write it: every character may stand in a username, and is',
  '# escaped before it reaches a question.',
  'auth_username_chars =',
];
export const NO_CACHE = [
  '# With a cache the password before goes on working and the new one fails until its entry ends.',
  'auth_cache_size = 0',
  'auth_failure_delay = 2 secs',
];
export const FILES_OF = ['', `mail_uid = ${MAIL_USER}`, `mail_gid = ${MAIL_USER}`];

/** What a box is like, however its mails are kept. `junk`: further lines of the folder of spam. */
export const boxes = ({ ports }: Layout, ...junk: string[]): string[] => [
  `mail_max_userip_connections = ${MOST_CONNECTIONS}`,
  'imap_idle_notify_interval = 2 mins',
  'recipient_delimiter = +',
  'lmtp_rcpt_check_quota = yes',
  '# What a rule sends goes through our own queue, signed; without this it would call a sendmail that is not there.',
  `submission_host = 127.0.0.1:${ports.handOn}`,
  block(
    'namespace inbox',
    'inbox = yes',
    'separator = /',
    ...FOLDERS.map((name) =>
      block(`mailbox ${name}`, 'auto = subscribe', `special_use = \\${name}`, ...(name === 'Junk' ? junk : [])),
    ),
  ),
];

export const QUOTA_ANSWERS = [
  'quota_status_success = DUNNO',
  'quota_status_nouser = DUNNO',
  'quota_status_overquota = 552 5.2.2 Mailbox is full',
];
export const FORWARDING = [
  '# Mail that goes on is ours to answer for: its sender is the box, whose SPF is ours.',
  'sieve_redirect_envelope_from = recipient',
  'sieve_max_redirects = 2',
];

/** What runs, and for whom. `words`: how the release calls an address, and the listener of the quota's answers. */
export const services = (
  settings: MailHostSettings,
  { ports, queue }: Layout,
  words: { address: 'address' | 'listen'; quota: string },
): string[] => [
  '',
  block(
    'service imap-login',
    block('inet_listener imap', 'port = 0'),
    block('inet_listener imaps', `port = ${ports.imaps}`, 'ssl = yes'),
  ),
  block('service lmtp', forPostfix(`${queue}/private/dovecot-lmtp`)),
  block('service auth', forPostfix(`${queue}/private/auth`)),
  block('service auth-worker', 'user = dovecot'),
  NO_PENALTY,
  block(
    'service quota-status',
    'executable = quota-status -p postfix',
    block(words.quota, `${words.address} = 127.0.0.1`, `port = ${ports.quota}`),
    'client_limit = 100',
  ),
  block(
    'service doveadm',
    block(
      'inet_listener http',
      `${words.address} = ${settings.api.address}`,
      `port = ${ports.api}`,
      `ssl = ${settings.api.tls ? 'yes' : 'no'}`,
    ),
  ),
];
