import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataKey } from '../../platform/seal.ts';
import { startDnsSandbox } from '../../sandboxes/dns/index.ts';
import { startEInvoiceSandbox } from '../../sandboxes/einvoice/index.ts';
import { startMailSandbox } from '../../sandboxes/mail/index.ts';
import { OPERATOR } from '../../sandboxes/operator-names.ts';
import { startRegistrarSandbox } from '../../sandboxes/registrar/index.ts';
import { startSocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import { startStripeSandbox } from '../../sandboxes/stripe/index.ts';
import { openTestBucket, type StoreFault } from '../../tests/support/bucket.ts';
import { newsEnv, testOperatorRecords } from '../../tests/support/context.ts';
import { openTestDatabase } from '../../tests/support/database.ts';
import { startMailHost } from '../../tests/support/mail-host.ts';
import { examine } from './examine.ts';
import { WEBHOOK_EVENTS } from './card-provider.ts';

const HOST = '127.0.0.1';
const PUBLIC = 'http://127.0.0.1:9';
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'vetrina-doctor-'));
const MAIL_LOG_KEY = 'doctor-mail-log-key';
const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_doctor-secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_doctor',
  STRIPE_WEBHOOK_SECRET: 'whsec_doctor-secret',
  SOCIAL_ACCESS_TOKEN: 'doctor-token-secret',
  SOCIAL_APP_SECRET: 'doctor-app-secret',
  REGISTRAR_ACCESS_KEY_ID: 'AKIADOCTOR',
  REGISTRAR_SECRET_ACCESS_KEY: 'doctor-registrar-secret',
  EINVOICE_USERNAME: 'doctor-seller',
  EINVOICE_PASSWORD: 'doctor-einvoice-secret',
  APP_SECRET: 'doctor-links-secret',
  MAIL_RETURNS_SECRET: 'doctor-returns-secret',
  DATA_KEYS: newDataKey('first'),
};
type Started = Awaited<ReturnType<typeof start>>;
let world: Started;
let env: Record<string, string>;
let host: Awaited<ReturnType<typeof startMailHost>>;

async function start() {
  const [stripe, registrar, mail, eInvoices, social, dns, database] = await Promise.all([
    startStripeSandbox({
      host: HOST,
      port: 0,
      secretKey: SECRETS.STRIPE_SECRET_KEY,
      publishableKey: SECRETS.STRIPE_PUBLISHABLE_KEY,
    }),
    startRegistrarSandbox({
      host: HOST,
      port: 0,
      accessKeyId: SECRETS.REGISTRAR_ACCESS_KEY_ID,
      secretAccessKey: SECRETS.REGISTRAR_SECRET_ACCESS_KEY,
    }),
    startMailSandbox({ host: HOST, httpPort: 0, smtpPort: 0, apiKey: MAIL_LOG_KEY }),
    startEInvoiceSandbox({
      host: HOST,
      port: 0,
      username: SECRETS.EINVOICE_USERNAME,
      password: SECRETS.EINVOICE_PASSWORD,
      answerMs: 0,
      schema: false,
    }),
    startSocialPagesSandbox({
      host: HOST,
      port: 0,
      accessToken: SECRETS.SOCIAL_ACCESS_TOKEN,
      appSecret: SECRETS.SOCIAL_APP_SECRET,
    }),
    startDnsSandbox({ host: HOST, port: 0, httpPort: 0 }),
    openTestDatabase(),
  ]);
  dns.write(OPERATOR, testOperatorRecords());
  return { stripe, registrar, mail, eInvoices, social, dns, database };
}
const atProvider = () => {
  const port = Number(new URL(world.stripe.url).port);
  return new Stripe(SECRETS.STRIPE_SECRET_KEY, { protocol: 'http', host: HOST, port, telemetry: false });
};
const webhook = (url: string, events: string[]) =>
  atProvider().webhookEndpoints.create({
    url: `${url}/webhooks/stripe`,
    enabled_events: events as never,
    api_version: '2026-10-28.endive',
  });

beforeAll(async () => {
  [world, host] = await Promise.all([start(), startMailHost()]);
  await host.reads({ pool: world.database.pool, databaseUrl: world.database.url });
  env = {
    ...SECRETS,
    DATA_DIR: folder,
    PUBLIC_URL: PUBLIC,
    DATABASE_URL: world.database.url,
    STRIPE_API_BASE: world.stripe.url,
    SOCIAL_API_BASE: world.social.url,
    SOCIAL_APP_ID: '700000000000007',
    SOCIAL_WEBHOOK_TOKEN: 'word-of-the-doctor',
    REGISTRAR_ENDPOINT: world.registrar.url,
    ZONES_ENDPOINT: world.registrar.url,
    SITES_ADDRESSES: '203.0.113.5',
    EINVOICE_AUTH_BASE: world.eInvoices.url,
    EINVOICE_API_BASE: world.eInvoices.url,
    SMTP_URL: world.mail.smtpUrl,
    DNS_SERVERS: world.dns.server,
    ...newsEnv(world.mail.smtpUrl),
    MAILGUN_API_KEY: MAIL_LOG_KEY,
    MAILGUN_API_BASE: world.mail.inboxUrl,
    ...host.env,
  };
  await webhook(PUBLIC, WEBHOOK_EVENTS);
});
afterAll(async () => {
  await host.close();
  const { database, ...played } = world;
  await Promise.all(Object.values(played).map((each) => each.close()));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const see = async (changes: Record<string, string> = {}, now = new Date()) => {
  const given = Object.fromEntries(Object.entries({ ...env, ...changes }).filter(([, value]) => value !== ''));
  const seen = await examine(given, { now, root });
  const text = seen.lines.join('\n');
  for (const [name, secret] of Object.entries({ ...given }))
    if (/SECRET|PASSWORD|TOKEN|DATA_KEYS|API_KEY/.test(name)) expect(text, name).not.toContain(secret);
  return { ...seen, bad: seen.lines.filter((line) => line.startsWith('WRONG')), text };
};

describe('the doctor', () => {
  it('finds nothing wrong with a whole installation, and says what it saw', async () => {
    const { well, lines, bad } = await see();
    expect(bad).toEqual([]);
    expect(well).toBe(true);
    for (const about of [
      'card provider',
      'catalogue',
      'clock',
      'card provider webhook',
      'registrar',
      'hosted zones',
      'social network',
      'mail server',
      'mail log',
      'electronic invoices',
      'database',
      'disk',
    ])
      expect(
        lines.some((line) => line.startsWith(`ok     ${about}:`)),
        about,
      ).toBe(true);
  });

  const closed = 'http://127.0.0.1:9';
  it.each<[string, Record<string, string>, RegExp]>([
    ['a missing variable', { STRIPE_SECRET_KEY: '' }, /configuration: STRIPE_SECRET_KEY is missing.*does not start/],
    [
      'a wrong card key',
      { STRIPE_SECRET_KEY: 'sk_test_another-one' },
      /card provider: billing.provider-refused.*refuses us: check STRIPE_SECRET_KEY/,
    ],
    [
      'a card provider out of reach',
      { STRIPE_API_BASE: closed },
      /card provider: billing.provider-unavailable.*reaches it/,
    ],
    [
      'keys of two modes',
      { STRIPE_PUBLISHABLE_KEY: 'pk_live_doctor' },
      /configuration: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of two modes/,
    ],
    [
      'something that is no webhook secret',
      { STRIPE_WEBHOOK_SECRET: 'sk_test_swapped' },
      /configuration: STRIPE_WEBHOOK_SECRET is not such a key: it begins with whsec_/,
    ],
    [
      'no webhook for this address',
      { PUBLIC_URL: 'http://127.0.0.1:10' },
      /webhook: none of 1 leads to http:\/\/127.0.0.1:10\/webhooks\/stripe/,
    ],
    [
      'a wrong registrar key',
      { REGISTRAR_SECRET_ACCESS_KEY: 'another-one' },
      /registrar: .*check REGISTRAR_ACCESS_KEY_ID/,
    ],
    ['zones out of reach', { ZONES_ENDPOINT: closed }, /hosted zones: .*reaches it/],
    [
      'a wrong token of the social network',
      { SOCIAL_ACCESS_TOKEN: 'another-token' },
      /social network: .*check SOCIAL_ACCESS_TOKEN/,
    ],
    ['a wrong key of the mail log', { MAILGUN_API_KEY: 'another-key-of-the-log' }, /mail log: .*MAILGUN_API_KEY/],
    ['a mail server out of reach', { SMTP_URL: 'smtp://127.0.0.1:9' }, /mail server: .*reaches it/],
    [
      'a wrong password of the intermediary',
      { EINVOICE_PASSWORD: 'another-one' },
      /electronic invoices: .*check EINVOICE_USERNAME/,
    ],
    [
      'a database out of reach',
      { DATABASE_URL: 'postgres://u:geheim-wort@127.0.0.1:9/x' },
      /database: ECONNREFUSED.*host, port and database/,
    ],
    [
      'a folder that cannot be written',
      { DATA_DIR: join(import.meta.filename, 'data') },
      /disk: .*data cannot be written \(ENOTDIR\)/,
    ],
  ])('tells of %s in one line', async (_what, changes, line) => {
    const { bad, well, text } = await see(changes);
    expect(well).toBe(false);
    expect(bad.join('\n')).toMatch(line);
    expect(text).not.toContain('geheim-wort');
  });

  it('uses a bucket once, and names what is wrong with it', async () => {
    const bucket = await openTestBucket({ name: 'doctor-files' });
    try {
      const whole = await see(bucket.env);
      expect(whole.bad).toEqual([]);
      expect(whole.text).toMatch(/^ok +files: the bucket doctor-files at .* takes, gives, lists and forgets$/m);
      expect(readdirSync(bucket.folder)).toEqual([]);
      const faults: [StoreFault, RegExp][] = [
        [{ says: { status: 404, code: 'NoSuchBucket' } }, /cannot write \(NoSuchBucket.*Make the bucket/],
        [{ says: { status: 403, code: 'AccessDenied' } }, /AccessDenied.*FILES_ACCESS_KEY_ID/],
        [{ says: { status: 403, code: 'RequestTimeTooSkewed' } }, /RequestTimeTooSkewed.*Synchronise the clock/],
        [{ says: { status: 301, code: 'PermanentRedirect' } }, /PermanentRedirect.*FILES_REGION/],
        [{ gone: true }, /files: .*Check that this machine reaches/],
      ];
      for (const [fault, said] of faults) {
        bucket.spoil(fault);
        const { bad } = await see(bucket.env);
        expect(bad).toEqual([expect.stringMatching(said)]);
      }
      bucket.spoil(null);
      const other = await see({ ...bucket.env, FILES_BUCKET: 'no-such-bucket' });
      expect(other.bad).toEqual([expect.stringMatching(/no-such-bucket: cannot write \(NoSuchBucket/)]);
      const stranger = await see({ ...bucket.env, FILES_ACCESS_KEY_ID: 'somebody-else' });
      expect(stranger.bad).toEqual([expect.stringMatching(/files: .*FILES_ACCESS_KEY_ID/)]);
    } finally {
      await bucket.close();
    }
  });

  it('tells of a clock that is wrong, before signatures are refused', async () => {
    const { bad } = await see({}, new Date(Date.now() + 400_000));
    expect(bad.join('\n')).toMatch(/clock: (399|400|401) s ahead/);
  });

  it('tells of prices that people are not promised, and of events that are not sent or not taken', async () => {
    const stripe = atProvider();
    const pro = world.stripe.state.prices.get('price_VetrinaProYear') ?? expect.fail('no price');
    world.stripe.state.prices.set(pro.id, { ...pro, active: false });
    // Nobody listens at the webhook's address: its event stays with the provider.
    const { id } = await stripe.customers.create({ email: 'doctor@vetrina.example' });
    await stripe.customers.update(id, { email: 'nurse@vetrina.example' });
    const poor = `${PUBLIC}/poor`;
    await webhook(poor, ['invoice.paid']);
    const { bad } = await see({ PUBLIC_URL: poor });
    expect(bad.join('\n')).toMatch(/catalogue: pro has no price/);
    expect(bad.join('\n')).toMatch(/does not send checkout.session.completed/);
    await expect
      .poll(async () => (await see()).bad.join('\n'), { timeout: 10_000 })
      .toMatch(/events of the last day were not taken.*Compare STRIPE_WEBHOOK_SECRET/);
  });

  it('looks at the mail host: our key, the database behind it, IMAP, and that there is one storage host [P4]', async () => {
    const { text } = await see();
    expect(text).toMatch(/^ok +mail host store1: takes our key and finds boxes$/m);
    expect(text).toMatch(/^ok +mail host by IMAP: answers, and refuses who is nobody$/m);
    expect(text).toMatch(/^ok +mail host by submission: answers, and refuses who is nobody$/m);
    const { bad: mute } = await see({ MAIL_HOST_SUBMISSION: 'smtp://127.0.0.1:9' });
    expect(mute.join('\n')).toMatch(/mail host by submission: .*no box can send/);
    const { bad: key } = await see({ MAIL_HOST_API_KEY: 'another-key-of-the-host' });
    expect(key.join('\n')).toMatch(/mail host store1: mailboxes.host-refused.*cuts nobody/);
    const { bad: away } = await see({ MAIL_HOST_IMAP: 'imap://127.0.0.1:9' });
    expect(away.join('\n')).toMatch(/mail host by IMAP: .*no box can be read/);
    const two = `${host.env.MAIL_HOST_STORES},store2=${host.sandbox.url}`;
    const { bad: many } = await see({ MAIL_HOST_STORES: two });
    expect(many.join('\n')).toMatch(/2 storage hosts are named/);
  });

  it('looks for the records of the domain that letters leave from, and prints what is to be published [P10]', async () => {
    expect((await see()).text).toMatch(
      /^ok +letters from letters\.vetrina\.example: SPF, DKIM, DMARC and where returns go/m,
    );
    const { dns } = world;
    const ofLetters = (line: string) => line.includes(' letters from ');
    const letters = 'letters.vetrina.example';
    for (const [name, type, said] of [
      [letters, 'TXT', /has no such TXT.*v=spf1/],
      [`news._domainkey.${letters}`, 'TXT', /Publish one TXT, v=DKIM1; k=rsa; p=MI[\w+/=]+/],
      [`_dmarc.${letters}`, 'TXT', /v=DMARC1; p=quarantine/],
      [letters, 'MX', /Publish one MX, 10 mx\.letters/],
    ] as const) {
      dns.instead(name, type, []);
      const { bad } = await see();
      dns.instead(name, type, null);
      expect(bad.filter(ofLetters), `${name} ${type}`).toEqual([expect.stringMatching(said)]);
    }
    dns.instead(letters, 'TXT', ['"v=spf1 -all"', '"v=spf1 a -all"']);
    expect((await see()).bad.join(), 'two are none').toContain(`${letters} has no such TXT record, or several`);
    dns.instead(letters, 'TXT', null);
    expect((await see({ DNS_SERVERS: '127.0.0.1:9' })).bad.join()).toMatch(/its records could not be read/);
    expect((await see({ NEWS_SMTP_URL: '', NEWS_FROM: '', NEWS_DKIM_KEY: '' })).text).not.toContain('letters from');
  });

  it('says that plans are sold without mailboxes where no mail host is named [K9] [P4]', async () => {
    const { bad } = await see(Object.fromEntries(Object.keys(host.env).map((name) => [name, ''])));
    expect(bad.join('\n')).toMatch(/^WRONG +feature mailboxes: is built and not configured.*Set MAIL_HOST_DOMAIN/);
  });

  it('in production lets nothing of a demonstration pass', async () => {
    const { bad, text } = await see({ VETRINA_ENV: 'production' });
    for (const words of [
      'keys of the test mode',
      'PUBLIC_URL',
      'SITES_DOMAIN',
      'point at this machine',
      'OPERATOR_FILE',
      'MAIL_FROM',
      'SITES_ADDRESSES holds 203.0.113.5',
    ])
      expect(bad.join('\n'), words).toContain(words);
    expect(text).not.toContain('ok     operator');
    const { bad: bare } = await see({ VETRINA_ENV: 'production', APP_SECRET: '', DATABASE_URL: '' });
    for (const name of ['APP_SECRET', 'DATABASE_URL'])
      expect(bare.join('\n')).toContain(`configuration: ${name} is missing`);
    const { bad: nameless } = await see({ VETRINA_ENV: 'production', SITES_ADDRESSES: '' });
    expect(nameless.join('\n')).toContain('neither SITES_ADDRESSES nor NAME_SERVERS is set');
  });
});
