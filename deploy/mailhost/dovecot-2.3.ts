/** Dovecot 2.3, of Debian 12: https://doc.dovecot.org/2.3/. */
import { block, databaseWords, FOLDERS, forPostfix, JUNK_RULE, listenOf, NO_PENALTY } from './dovecot-shared.ts';
import { HEAD, MAIL_USER, type ConfigFile, type Layout } from './layout.ts';
import { ALL_BOXES, deviceQuestion, homeQuestion, passwordQuestion, type Words } from './questions.ts';
import { MOST_CONNECTIONS, type MailHostSettings } from './settings.ts';

const WORDS: Words = { local: '%n', domain: '%d', secretHash: '%{sha256:password}', service: '%s' };

function main(settings: MailHostSettings, layout: Layout): string {
  const { ports, dovecot } = layout;
  const asks = (file: string) => ['driver = sql', `args = ${dovecot}/${file}`];
  return [
    `${HEAD}protocols = imap lmtp`,
    `listen = ${listenOf(settings)}`,
    `base_dir = ${layout.run}`,
    ...(layout.dovecotLog === null ? [] : [`log_path = ${layout.dovecotLog}`]),
    `hostname = ${settings.hostname}`,
    `postmaster_address = postmaster@${settings.domain}`,
    'ssl = required',
    'ssl_min_protocol = TLSv1.2',
    `ssl_cert = <${settings.certificate}`,
    `ssl_key = <${settings.privateKey}`,
    '',
    '# A name in letters that are not ASCII signs in as people write it: every character may stand in a username, and is',
    '# escaped before it reaches a question.',
    'auth_username_chars =',
    'auth_username_format = %Lu',
    'auth_mechanisms = plain login',
    'disable_plaintext_auth = yes',
    '# With a cache the password before goes on working and the new one fails until its entry ends.',
    'auth_cache_size = 0',
    'auth_failure_delay = 2 secs',
    '# A device first: its secret costs a thousandth of a typed password.',
    block('passdb', ...asks('vetrina-devices.conf.ext')),
    block('passdb', ...asks('vetrina-login.conf.ext')),
    block('userdb', ...asks('vetrina-home.conf.ext')),
    '',
    `mail_uid = ${MAIL_USER}`,
    `mail_gid = ${MAIL_USER}`,
    'mail_location = mdbox:~/mail',
    'mail_fsync = optimized',
    'mail_plugins = quota',
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
    block('protocol imap', 'mail_plugins = $mail_plugins imap_quota'),
    block('protocol lmtp', 'mail_plugins = $mail_plugins sieve'),
    block(
      'plugin',
      'quota = count:User quota',
      '# Sizes as they are sent: with the sizes on disk a box would hold other sums than its mails.',
      'quota_vsizes = yes',
      '# Without it a last mail may go over by a tenth.',
      'quota_grace = 0',
      'quota_status_success = DUNNO',
      'quota_status_nouser = DUNNO',
      'quota_status_overquota = 552 5.2.2 Mailbox is full',
      'sieve = file:~/sieve;active=~/.dovecot.sieve',
      `sieve_before = ${dovecot}/vetrina-junk.sieve`,
      '# Mail that goes on is ours to answer for: its sender is the box, whose SPF is ours.',
      'sieve_redirect_envelope_from = recipient',
      'sieve_max_redirects = 2',
    ),
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
      block('inet_listener', 'address = 127.0.0.1', `port = ${ports.quota}`),
      'client_limit = 100',
    ),
    block(
      'service doveadm',
      block(
        'inet_listener http',
        `address = ${settings.api.address}`,
        `port = ${ports.api}`,
        `ssl = ${settings.api.tls ? 'yes' : 'no'}`,
      ),
    ),
    'service stats {\n  unix_listener stats-writer {\n    mode = 0666\n  }\n}',
    `!include ${dovecot}/vetrina-key.conf`,
    '',
  ].join('\n');
}

const connectionOf = (settings: MailHostSettings): string =>
  Object.entries(databaseWords(settings))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Everything that Dovecot 2.3 reads. */
export function dovecot23Files(settings: MailHostSettings, layout: Layout): ConfigFile[] {
  const { dovecot, mail } = layout;
  const head = `${HEAD}driver = pgsql\nconnect = ${connectionOf(settings)}\n`;
  const asks = (name: string, text: string): ConfigFile => ({
    path: `${dovecot}/vetrina-${name}.conf.ext`,
    text: head + text,
    secret: true,
    group: 'dovecot',
  });
  const room = `'*:bytes=' || quota_bytes AS quota_rule`;
  return [
    { path: `${dovecot}/dovecot.conf`, text: main(settings, layout) },
    { path: `${dovecot}/vetrina-key.conf`, text: `${HEAD}doveadm_api_key = ${settings.apiKey}\n`, secret: true },
    { path: `${dovecot}/vetrina-junk.sieve`, text: JUNK_RULE },
    asks('devices', `password_query = ${deviceQuestion(WORDS)}\n`),
    asks('login', `password_query = ${passwordQuestion(WORDS)}\n`),
    asks('home', `user_query = ${homeQuestion(WORDS, mail, room)}\niterate_query = ${ALL_BOXES}\n`),
  ];
}
