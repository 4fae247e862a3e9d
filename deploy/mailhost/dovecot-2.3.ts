/** Dovecot 2.3, of Debian 12: https://doc.dovecot.org/2.3/. */
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
import { learning23, learningFiles } from './learning.ts';
import { ALL_BOXES, deviceQuestion, homeQuestion, passwordQuestion, type Words } from './questions.ts';
import type { MailHostSettings } from './settings.ts';

const WORDS: Words = { local: '%n', domain: '%d', secretHash: '%{sha256:password}', service: '%s' };

function main(settings: MailHostSettings, layout: Layout): string {
  const { dovecot } = layout;
  const asks = (file: string) => ['driver = sql', `args = ${dovecot}/${file}`];
  return [
    `${HEAD}protocols = imap lmtp`,
    ...whoItIs(settings, layout),
    `ssl_cert = <${settings.certificate}`,
    `ssl_key = <${settings.privateKey}`,
    '',
    ...ANY_USERNAME,
    'auth_username_format = %Lu',
    'auth_mechanisms = plain login',
    'disable_plaintext_auth = yes',
    ...NO_CACHE,
    '# A device first: its secret costs a thousandth of a typed password.',
    block('passdb', ...asks('vetrina-devices.conf.ext')),
    block('passdb', ...asks('vetrina-login.conf.ext')),
    block('userdb', ...asks('vetrina-home.conf.ext')),
    ...FILES_OF,
    'mail_location = mdbox:~/mail',
    'mail_fsync = optimized',
    'mail_plugins = quota',
    ...boxes(layout),
    block('protocol imap', 'mail_plugins = $mail_plugins imap_quota imap_sieve'),
    block('protocol lmtp', 'mail_plugins = $mail_plugins sieve'),
    block(
      'plugin',
      'quota = count:User quota',
      '# Sizes as they are sent: with the sizes on disk a box would hold other sums than its mails.',
      'quota_vsizes = yes',
      '# Without it a last mail may go over by a tenth.',
      'quota_grace = 0',
      ...QUOTA_ANSWERS,
      'sieve = file:~/sieve;active=~/.dovecot.sieve',
      `sieve_before = ${dovecot}/vetrina-junk.sieve`,
      ...FORWARDING,
      ...learning23(layout),
    ),
    ...services(settings, layout, { address: 'address', quota: 'inet_listener' }),
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
    {
      path: `${dovecot}/vetrina-key.conf`,
      text: [`${HEAD}doveadm_api_key = ${settings.apiKey}`, ...countedBy(settings), ''].join('\n'),
      secret: true,
    },
    { path: `${dovecot}/vetrina-junk.sieve`, text: JUNK_RULE },
    ...learningFiles(layout),
    asks('devices', `password_query = ${deviceQuestion(WORDS)}\n`),
    asks('login', `password_query = ${passwordQuestion(WORDS)}\n`),
    asks('home', `user_query = ${homeQuestion(WORDS, mail, room)}\niterate_query = ${ALL_BOXES}\n`),
  ];
}
