/** Dovecot 2.4, of Debian 13, whose language is another than that of 2.3: https://doc.dovecot.org/2.4.1/. */
import {
  ANY_USERNAME,
  block,
  boxes,
  countedBy,
  databaseWords,
  FILES_OF,
  FORWARDING,
  JUNK_RULE,
  NO_CACHE,
  QUOTA_ANSWERS,
  services,
  whoItIs,
} from './dovecot-shared.ts';
import { HEAD, type ConfigFile, type Layout } from './layout.ts';
import { learning24, learningFiles } from './learning.ts';
import { ALL_BOXES, deviceQuestion, homeQuestion, passwordQuestion, type Words } from './questions.ts';
import type { MailHostSettings } from './settings.ts';

const WORDS: Words = {
  local: '%{user | username}',
  domain: '%{user | domain}',
  secretHash: '%{password | sha256 | hexlify}',
  service: '%{protocol}',
};

function main(settings: MailHostSettings, layout: Layout): string {
  const { dovecot, mail } = layout;
  const { host, ...words } = databaseWords(settings);
  const learning = learning24(layout);
  const room = `quota_bytes || 'B' AS "quota_storage_size"`;
  return [
    'dovecot_config_version = 2.4.1',
    'dovecot_storage_version = 2.4.0',
    `${HEAD}protocols {\n  imap = yes\n  lmtp = yes\n  sieve = no\n}`,
    ...whoItIs(settings, layout),
    `ssl_server_cert_file = ${settings.certificate}`,
    `ssl_server_key_file = ${settings.privateKey}`,
    '',
    ...ANY_USERNAME,
    'auth_username_format = %{user | lower}',
    'auth_mechanisms = plain login',
    'auth_allow_cleartext = no',
    ...NO_CACHE,
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
    ...FILES_OF,
    'mail_driver = mdbox',
    'mail_path = ~/mail',
    'mail_fsync = optimized',
    'mail_plugins {\n  quota = yes\n}',
    ...boxes(layout, learning.junk),
    block('protocol imap', 'mail_plugins {\n  quota = yes\n  imap_quota = yes\n  imap_sieve = yes\n}'),
    block('protocol lmtp', 'mail_plugins {\n  quota = yes\n  sieve = yes\n}'),
    '# Without the grace of 0 a last mail may go over by ten MiB.',
    block('quota "User quota"', 'driver = count', 'quota_storage_grace = 0'),
    ...QUOTA_ANSWERS,
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
    ...FORWARDING,
    ...learning.lines,
    ...services(settings, layout, { address: 'listen', quota: 'inet_listener quota' }),
    `doveadm_api_key = ${settings.apiKey}`,
    ...countedBy(settings),
    '',
  ].join('\n');
}

/** Everything that Dovecot 2.4 reads. */
export const dovecot24Files = (settings: MailHostSettings, layout: Layout): ConfigFile[] => [
  // The passwords of the database and of the API stand in it.
  { path: `${layout.dovecot}/dovecot.conf`, text: main(settings, layout), secret: true },
  { path: `${layout.dovecot}/vetrina-junk.sieve`, text: JUNK_RULE },
  ...learningFiles(layout),
];
