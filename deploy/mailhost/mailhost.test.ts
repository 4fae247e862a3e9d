/** The files of a mail host: what was learnt by running the daemons stands in them, in both dialects. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newDkimKey } from './dkim.ts';
import { K } from '../../modules/plans/schemas.ts';
import { mailHostFiles } from './index.ts';
import { modeOf } from './layout.ts';
import { RELEASES, mailHostSettings, type Release } from './settings.ts';

const GIVEN = {
  release: 12,
  domain: 'mail.vetrina.example',
  hostname: 'mx1.mail.vetrina.example',
  certificate: '/etc/ssl/mail/certificate.pem',
  privateKey: '/etc/ssl/mail/key.pem',
  database: { host: 'db.vetrina.example', name: 'vetrina', user: 'mailread', password: 'kept-from-all' },
  apiKey: 'api-key-of-the-host',
};
const filesOf = (release: Release) => mailHostFiles(mailHostSettings.parse({ ...GIVEN, release }));
const textOf = (release: Release, ending: string): string =>
  filesOf(release).find(({ path }) => path.endsWith(ending))?.text ?? expect.fail(`no ${ending}`);
const allOf = (release: Release, folder: string): string =>
  filesOf(release)
    .filter(({ path }) => path.includes(folder))
    .map(({ text }) => text)
    .join('\n');

describe.each(RELEASES)('Debian %i', (release) => {
  const dovecot = allOf(release, '/dovecot/');

  it('is written as in the kept sample', async () => {
    const whole = filesOf(release).map((file) => {
      const owner = file.secret ? `root${file.group ? `:${file.group}` : ''} ` : '';
      return `==> ${file.path} (${owner}0${modeOf(file).toString(8)})\n${file.text}`;
    });
    const sample = join(import.meta.dirname, `samples/debian-${release}.txt`);
    // After a change on purpose: write the sample anew with `vitest -u`.
    await expect(whole.join('\n')).toMatchFileSnapshot(sample);
  });

  it('Dovecot hashes a device’s secret itself: what is typed stands in no question, and so in no log [X5]', () => {
    expect(dovecot).toContain(release === 12 ? `'%{sha256:password}'` : `'%{password | sha256 | hexlify}'`);
    expect(dovecot).not.toMatch(/%w|%\{password\}/);
    expect(dovecot.indexOf('mail.devices')).toBeLessThan(dovecot.indexOf('mail.login'));
  });

  it('who may not send is not found by Postfix at all, which takes no notice of `nologin` [P4]', () => {
    const asked = release === 12 ? `'%s' <> 'smtp'` : `'%{protocol}' <> 'smtp'`;
    expect(dovecot.split(`(sends OR ${asked})`)).toHaveLength(3);
    expect(dovecot.split('AS nologin')).toHaveLength(3);
  });

  it('mail of a name that is on its way waits at its sender: asked before what is not ours is refused [P4]', () => {
    expect(textOf(release, 'main.cf')).toMatch(
      /^smtpd_relay_restrictions = check_recipient_access proxy:pgsql:\S+-coming\.cf, reject_unauth_destination$/m,
    );
    expect(textOf(release, 'vetrina-coming.cf')).toContain(`SELECT '450 `);
  });

  it('no sign-in is kept in a cache: a new password would fail until its entry ended [P4]', () => {
    expect(dovecot).toMatch(/^auth_cache_size = 0$/m);
  });

  it('wrong passwords of one person delay nobody else of the same address [P4]', () => {
    expect(dovecot).toMatch(/unix_listener anvil-auth-penalty \{\n\s+mode = 0/);
    expect(textOf(release, 'main.cf')).toMatch(/^smtpd_client_auth_rate_limit = 60$/m);
  });

  it('a box holds no byte more than its row says, and a full one is told so before a mail is sent [K9]', () => {
    // Of two mails weighed at once each alone would fit.
    expect(textOf(release, 'main.cf')).toMatch(
      /^lmtp_destination_recipient_limit = 1\nlmtp_destination_concurrency_limit = 1$/m,
    );
    expect(dovecot).toMatch(release === 12 ? /quota_grace = 0$/m : /quota_storage_grace = 0$/m);
    expect(dovecot).toContain('quota_status_overquota = 552 5.2.2');
    expect(dovecot).toContain('lmtp_rcpt_check_quota = yes');
    if (release === 12) expect(dovecot).toContain('quota_vsizes = yes');
    else expect(dovecot).toContain('quota_status_toolarge = 552 5.2.2');
    expect(textOf(release, 'main.cf')).toMatch(/check_policy_service inet:127\.0\.0\.1:12340/);
  });

  it('a row’s id becomes a path only while it is letters, digits, - and _ [X5]', () => {
    expect(dovecot).toContain(`folder ~ '^[A-Za-z0-9_-]+$'`);
  });

  it('every character may be typed for a name: a Greek one signs in as it is written [P4]', () => {
    expect(dovecot).toMatch(/^auth_username_chars =$/m);
  });

  it('what a rule of a box sends goes through our own Postfix [P4]', () => {
    expect(dovecot).toMatch(/^submission_host = 127\.0\.0\.1:10026$/m);
    expect(dovecot).toContain('sieve_redirect_envelope_from = recipient');
    expect(textOf(release, 'master.cf')).toMatch(/^127\.0\.0\.1:10026 inet n - n - - smtpd$/m);
  });

  it('only TLS 1.2 and later, 465 and 993; 143, 587 and 110 are closed [X5]', () => {
    expect(dovecot).toMatch(/^ssl = required$/m);
    expect(dovecot).toMatch(/^ssl_min_protocol = TLSv1.2$/m);
    expect(dovecot).toMatch(/inet_listener imap \{\n\s+port = 0/);
    expect(dovecot).not.toContain('pop3');
    const main = textOf(release, 'main.cf');
    expect(main).toContain('smtpd_tls_mandatory_protocols = >=TLSv1.2');
    expect(textOf(release, 'master.cf')).not.toMatch(/^(?:587|submission) /m);
  });

  it('the filter signs for nobody else’s domain, counts recipients of everybody, and a foreign From is refused [X5]', () => {
    const filter = allOf(release, '/rspamd/');
    for (const rule of ['allow_username_mismatch', 'allow_hdrfrom_mismatch', 'sign_local', 'use_esld'])
      expect(filter).toMatch(new RegExp(`^${rule} = false;$`, 'm'));
    expect(filter).toContain('whitelisted_rcpts = ["nobody.invalid"]');
    expect(filter).toContain('sign_networks = ["127.0.0.1", "::1"];');
    expect(filter).toContain('max_rate_mult = 1;');
    for (const word of ['hour', 'day']) expect(filter).toContain(`selector = "id('${word}');user.lower"`);
    expect(filter).toContain('burst = 60; rate = "60 / 1h"');
    expect(filter).toContain('burst = 300; rate = "300 / 1d"');
    expect(filter).toContain('From header rejected');
  });

  it('what its owner moves into Junk or out of it teaches the filter of that box alone, and no rule of a box runs a program [P4] [X5]', () => {
    const [into, out] =
      release === 12
        ? [/imapsieve_mailbox1_name = Junk$/m, /imapsieve_mailbox2_from = Junk$/m]
        : [/mailbox Junk \{[^}]*sieve_script learn-spam/, /imapsieve_from Junk \{\n\s+sieve_script learn-ham/];
    expect(dovecot).toMatch(into);
    expect(dovecot).toMatch(out);
    expect(dovecot).toMatch(/sieve_global_extensions(?: = \+| \{\n\s+)vnd\.dovecot\.pipe/);
    expect(dovecot).not.toMatch(/sieve_extensions|vnd\.dovecot\.execute/);
    expect(textOf(release, 'vetrina-learn')).toMatch(/^timeout 5 rspamc -h 127\.0\.0\.1:11334 -r "\$2" "learn_\$1"/m);
    expect(textOf(release, 'vetrina-learn')).toMatch(/-eq 124 \]; then\n {2}touch "\$hangs"/);
    const lessons = textOf(release, 'classifier-bayes.conf');
    expect(lessons).toContain(`if not to or #to ~= 1 then return 'several' end`);
  });

  it('a filter that is away lets mail in and holds what is sent [P4]', () => {
    expect(textOf(release, 'main.cf')).toMatch(/^milter_default_action = accept$/m);
    expect(textOf(release, 'master.cf')).toContain('-o milter_default_action=tempfail');
  });

  it('passwords and the key of the API stand only in files that nobody else reads [X5]', () => {
    for (const { path, text, secret } of filesOf(release))
      for (const word of [GIVEN.database.password, GIVEN.apiKey])
        if (text.includes(word)) expect(secret, path).toBe(true);
  });
});

it('Postfix knows no mailbox of the machine, and asks by one process for all [P4]', () => {
  const main = textOf(12, 'main.cf');
  for (const name of ['mydestination', 'local_recipient_maps', 'alias_maps'])
    expect(main).toMatch(new RegExp(`^${name} =$`, 'm'));
  expect(main).toContain('virtual_mailbox_maps = proxy:pgsql:/etc/postfix/vetrina-recipients.cf');
  expect(main).toMatch(/^proxy_read_maps = .*vetrina-closed\.cf/m);
  expect(main).toMatch(/^smtpd_recipient_limit = 100$/m);
  expect(main).toMatch(/^message_size_limit = 36700160$/m);
  expect(main).toMatch(/^smtputf8_enable = no$/m);
});

it('nobody sends without a sender, by which a stopped box would go on [X5]', () => {
  expect(textOf(12, 'main.cf')).toContain('check_sender_access inline:{{<>=553 5.7.1 not owned by this user}}');
  expect(textOf(12, 'master.cf')).toContain('-o smtpd_sender_restrictions=$vetrina_submission_sender');
});

it('a box of the name goes before the address that every domain has [P4]', () => {
  expect(textOf(12, 'vetrina-aliases.cf')).toContain('NOT EXISTS (SELECT 1 FROM mail.recipients');
});

it.each<[string, object, RegExp]>([
  ['an API without TLS beyond this machine', { api: { address: '192.0.2.7' } }, /travel in clear/],
  [
    'a database without TLS elsewhere',
    { database: { ...GIVEN.database, tls: 'disable' } },
    /only for a database on this machine/,
  ],
  [
    'a password that would end its line',
    { database: { ...GIVEN.database, password: 'eight\nuser = x' } },
    /must be 8 to 200/,
  ],
  ['a path with a space', { certificate: '/etc/ssl/my certificate.pem' }, /must be an absolute path/],
  ['a host name with a line break', { hostname: 'mx1.example\nmyorigin = x' }, /must be a host name/],
  ['a release that nobody has run', { release: 11 }, /release/],
  ['a word that is none of the settings', { recipient: 5 }, /Unrecognized key/],
])('%s is refused in words', (_what, changed, words) => {
  const { success, error } = mailHostSettings.safeParse({ ...GIVEN, ...changed });
  expect(success).toBe(false);
  expect(String(error)).toMatch(words);
});

it('nobody may write to fewer people than the terms say [K9]', () => {
  const { recipients } = mailHostSettings.parse({ ...GIVEN, release: 12 });
  expect(recipients).toMatchObject(K.mailRecipients);
});

it('a key of 2048 bits has a record in strings that a zone takes', async () => {
  const { privateKey, record } = await newDkimKey();
  expect(privateKey).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  const strings = [...record.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  expect(Math.max(...strings.map(({ length }) => length))).toBeLessThanOrEqual(255);
  expect(strings.join('')).toMatch(/^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{392}$/);
});
