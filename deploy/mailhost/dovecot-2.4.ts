/** Dovecot 2.4, of Debian 13, whose language is another than that of 2.3: https://doc.dovecot.org/2.4.1/. */
import { block, databaseWords, FOLDERS, forPostfix, JUNK_RULE, listenOf, NO_PENALTY } from './dovecot-shared.ts';
import { HEAD, MAIL_USER, type ConfigFile, type Layout } from './layout.ts';
import { ALL_BOXES, deviceQuestion, homeQuestion, passwordQuestion, type Words } from './questions.ts';
import { MOST_CONNECTIONS, type MailHostSettings } from './settings.ts';

const WORDS: Words = {
  local: '%{user | username}',
  domain: '%{user | domain}',
  secretHash: '%{password | sha256 | hexlify}',
  service: '%{protocol}',
};

function main(settings: MailHostSettings, layout: Layout): string {
  const { ports, dovecot, mail } = layout;
  const { host, ...words } = databaseWords(settings);
  const room = `quota_bytes || 'B' AS "quota_storage_size"`;
  return [
    'dovecot_config_version = 2.4.1',
    'dovecot_storage_version = 2.4.0',
    `${HEAD}protocols {\n  imap = yes\n  lmtp = yes\n  sieve = no\n}`,
    `listen = ${listenOf(settings)}`,
    `base_dir = ${layout.run}`,
    ...(layout.dovecotLog === null ? [] : [`log_path = ${layout.dovecotLog}`]),
    `hostname = ${settings.hostname}`,
    `postmaster_address = postmaster@${settings.domain}`,
    'ssl = required',
    'ssl_min_protocol = TLSv1.2',
    `ssl_server_cert_file = ${settings.certificate}`,
    `ssl_server_key_file = ${settings.privateKey}`,
    '',
    '# A name in letters that are not ASCII signs in as people write it: every character may stand in a username, and is',
    '# escaped before it reaches a question.',
    'auth_username_chars =',
    'auth_username_format = %{user | lower}',
    'auth_mechanisms = plain login',
    'auth_allow_cleartext = no',
    '# With a cache the password before goes on working and the new one fails until its entry ends.',
    'auth_cache_size = 0',
    'auth_failure_delay = 2 secs',
    'sql_driver = pgsql',
    block(`pgsql ${host}`, block('parameters', ...Object.entries(words).map(([name, value]) => `${name} = ${value}`))),
    '# A device first: its secret costs a thousandth of a typed password.',
    block('passdb devices', 'driver = sql', `passdb_sql_query = ${deviceQuestion(WORDS)}`),
    block('passdb login', 'driver = sql', `passdb_sql_query = ${passwordQuestion(WORDS)}`),
    block(
      'userdb home',
      'driver = sql',
      `userdb_sql_query = ${homeQuestion(WORDS, mail, room)}`,
      `userdb_sql_iterate_query = ${ALL_BOXES}`,
    ),
    '',
    `mail_uid = ${MAIL_USER}`,
    `mail_gid = ${MAIL_USER}`,
    'mail_driver = mdbox',
    'mail_path = ~/mail',
    'mail_fsync = optimized',
    'mail_plugins {\n  quota = yes\n}',
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
      ...FOLDERS.map((name) => block(`mailbox ${name}`, 'auto = subscribe', `special_use = \\${name}`)),
    ),
    block('protocol imap', 'mail_plugins {\n  quota = yes\n  imap_quota = yes\n}'),
    block('protocol lmtp', 'mail_plugins {\n  quota = yes\n  sieve = yes\n}'),
    '# Without the grace of 0 a last mail may go over by ten MiB.',
    block('quota "User quota"', 'driver = count', 'quota_storage_grace = 0'),
    'quota_status_success = DUNNO',
    'quota_status_nouser = DUNNO',
    'quota_status_overquota = 552 5.2.2 Mailbox is full',
    '# A mail larger than a whole box: 2.4 answers nothing at all where this is not set.',
    'quota_status_toolarge = 552 5.2.2 Mailbox is full',
    block(
      'sieve_script personal',
      'type = personal',
      'driver = file',
      'path = ~/sieve',
      'active_path = ~/.dovecot.sieve',
    ),
    block('sieve_script junk', 'type = before', 'driver = file', `path = ${dovecot}/vetrina-junk.sieve`),
    '# Mail that goes on is ours to answer for: its sender is the box, whose SPF is ours.',
    'sieve_redirect_envelope_from = recipient',
    'sieve_max_redirects = 2',
    '',
    block(
      'service imap-login',
      block('inet_listener imap', 'port = 0'),
      block('inet_listener imaps', `port = ${ports.imaps}`, 'ssl = yes'),
    ),
    block('service lmtp', forPostfix(`${layout.queue}/private/dovecot-lmtp`)),
    block('service auth', forPostfix(`${layout.queue}/private/auth`)),
    block('service auth-worker', 'user = dovecot'),
    NO_PENALTY,
    block(
      'service quota-status',
      'executable = quota-status -p postfix',
      block('inet_listener quota', 'listen = 127.0.0.1', `port = ${ports.quota}`),
      'client_limit = 100',
    ),
    block(
      'service doveadm',
      block(
        'inet_listener http',
        `listen = ${settings.api.address}`,
        `port = ${ports.api}`,
        `ssl = ${settings.api.tls ? 'yes' : 'no'}`,
      ),
    ),
    `doveadm_api_key = ${settings.apiKey}`,
    '',
  ].join('\n');
}

/** Everything that Dovecot 2.4 reads. */
export const dovecot24Files = (settings: MailHostSettings, layout: Layout): ConfigFile[] => [
  // The password of the database stands in it.
  { path: `${layout.dovecot}/dovecot.conf`, text: main(settings, layout), secret: true },
  { path: `${layout.dovecot}/vetrina-junk.sieve`, text: JUNK_RULE },
];
