import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readPlace } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'vetrina-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COMPLETE = {
  DATA_DIR: folder,
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  SOCIAL_ACCESS_TOKEN: 'token-123456',
  SOCIAL_APP_SECRET: 'secret-123456',
  REGISTRAR_ACCESS_KEY_ID: 'AKIA12345678',
  REGISTRAR_SECRET_ACCESS_KEY: 'secret-123456',
  EINVOICE_USERNAME: 'seller-123456',
  EINVOICE_PASSWORD: 'secret-123456',
  SMTP_URL: 'smtp://127.0.0.1:25',
  DATA_KEYS: `first:${Buffer.alloc(32, 1).toString('base64')}`,
};
function complaint(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  it('is taken when it is complete, with sensible rest', () => {
    expect(readConfig(COMPLETE)).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      stripe: { apiBase: 'https://api.stripe.com', webhookSecrets: ['whsec_12345678'] },
    });
  });

  it.each(Object.keys(COMPLETE).filter((name) => name !== 'DATA_DIR'))('names %s when it is missing', (name) => {
    const { [name]: _gone, ...rest } = COMPLETE as Record<string, string>;
    expect(complaint(rest)).toContain(`  ${name} is missing: `);
    expect(complaint({ ...rest, [name]: '' })).toContain(`  ${name} is missing: `);
  });

  it('names what a bucket needs, and takes none of it where files are on the disk', () => {
    const said = complaint({ ...COMPLETE, FILES_STORE: 's3', FILES_BUCKET: 'vetrina' });
    expect(said).toContain('  FILES_ACCESS_KEY_ID is missing: FILES_STORE=s3 keeps files in a bucket');
    expect(said).toContain('  FILES_SECRET_ACCESS_KEY is missing');
    expect(said).not.toContain('FILES_BUCKET');
    expect(complaint({ ...COMPLETE, FILES_STORE: 'tape' })).toContain('FILES_STORE must be disk, both or s3');
    expect(readConfig({ ...COMPLETE, FILES_BUCKET: 'vetrina' }).files).toMatchObject({ store: 'disk', s3: null });
    expect(() => readPlace({ FILES_STORE: 'both' })).toThrow('FILES_BUCKET is missing');
    expect(() => readPlace({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL must start with postgres://');
  });

  it('names all that are missing at once', () => {
    const said = complaint({ DATA_DIR: folder });
    for (const name of Object.keys(COMPLETE).filter((each) => each !== 'DATA_DIR')) expect(said).toContain(name);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_URL', 'vetrina'],
    ['SITES_DOMAIN', 'Sites Domain'],
    ['APP_SECRET', 'short'],
    ['DATA_KEYS', 'first:12345678'],
    ['LOG_LEVEL', 'loud'],
    ['STRIPE_SECRET_KEY', '        '],
    ['STRIPE_API_BASE', 'stripe'],
    ['SMTP_URL', 'http://127.0.0.1'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Vetrina <a@b.example>\r\nBcc: c@d.example'],
    ['REGISTRAR_ENDPOINT', 'registrar'],
  ])('names %s when it is wrong: %j', (name, value) => {
    const said = complaint({ ...COMPLETE, [name]: value });
    expect(said).toContain(`  ${name} `);
    expect(said).not.toContain('12345678');
  });

  it('of production names its database and its secret: nothing is made up for it', () => {
    const production = { ...COMPLETE, VETRINA_ENV: 'production' };
    const own = { DATABASE_URL: 'postgres://u:p@db/v', APP_SECRET: 'a'.repeat(40) };
    for (const name of Object.keys(own)) {
      const missing = { ...production, ...own, [name]: undefined };
      expect(complaint(missing)).toContain(`  ${name} is missing: `);
    }
    expect(complaint({ ...production, ...own })).not.toMatch(/DATABASE_URL|APP_SECRET/);
  });

  it('with a database that others may be on names its secret, and only there a role', () => {
    const shared = { ...COMPLETE, DATABASE_URL: 'postgres://u:p@db/v' };
    expect(complaint(shared)).toContain('  APP_SECRET is missing: ');
    const node = { ...shared, APP_SECRET: 'the-new-secret, the-old-secret', ROLE: 'work', QUEUES: 'sites, previews' };
    expect(readConfig(node)).toMatchObject({
      appSecret: 'the-new-secret',
      appSecrets: ['the-new-secret', 'the-old-secret'],
      role: 'work',
      queues: ['sites', 'previews'],
      namedStatements: true,
    });
    expect(complaint({ ...node, ROLE: 'web' })).toContain('  QUEUES has no meaning with ROLE=web');
    expect(complaint({ ...COMPLETE, ROLE: 'web' })).toContain('  ROLE needs DATABASE_URL');
    expect(complaint({ ...node, APP_SECRET: 'the-new-secret,old' })).toContain(
      '  APP_SECRET holds one that is too short',
    );
    expect(complaint({ ...COMPLETE, DATABASE_DIRECT_URL: shared.DATABASE_URL })).toContain(
      '  DATABASE_DIRECT_URL goes past',
    );
  });

  it('reads what a file says where its variable names the file, once', () => {
    const file = join(folder, 'app-secret-given');
    writeFileSync(file, 'secret-of-a-file\n');
    const { SMTP_URL, ...rest } = COMPLETE;
    writeFileSync(join(folder, 'smtp'), SMTP_URL);
    const read = readConfig({ ...rest, APP_SECRET_FILE: file, SMTP_URL_FILE: join(folder, 'smtp') });
    expect([read.appSecret, read.mail.smtpUrl]).toEqual(['secret-of-a-file', SMTP_URL]);
    expect(complaint({ ...COMPLETE, APP_SECRET_FILE: join(folder, 'none') })).toContain('APP_SECRET_FILE (');
    expect(complaint({ ...COMPLETE, APP_SECRET: 'given-twice', APP_SECRET_FILE: file })).toContain(
      '  APP_SECRET and APP_SECRET_FILE exclude each other',
    );
  });

  it('keeps the secret it made for itself, so that links in mails survive a restart', () => {
    const made = readConfig(COMPLETE).appSecret;
    expect(made).toHaveLength(43);
    expect(readConfig(COMPLETE).appSecret).toBe(made);
  });

  it('knows who runs the installation: an invented company that says so, or the one in the file that it is given', () => {
    expect(readConfig(COMPLETE).operator).toMatchObject({ demo: true, country: 'IT' });
    const file = join(folder, 'operator.json');
    const { demo: _demo, ...real } = { ...readConfig(COMPLETE).operator, name: 'Bottega vera' };
    writeFileSync(file, JSON.stringify(real));
    expect(readConfig({ ...COMPLETE, OPERATOR_FILE: file }).operator).toMatchObject({
      demo: false,
      name: 'Bottega vera',
    });
    writeFileSync(
      file,
      JSON.stringify({ ...real, vat: 'none', socials: [{ name: 'x', href: 'javascript:alert(1)' }] }),
    );
    const said = complaint({ ...COMPLETE, OPERATOR_FILE: file });
    for (const field of ['OPERATOR_FILE', 'vat', 'socials.0.href']) expect(said).toContain(field);
    expect(complaint({ ...COMPLETE, OPERATOR_FILE: join(folder, 'nowhere.json') })).toContain('nowhere.json');
  });

  it('takes several webhook secrets while one is being replaced', () => {
    const { stripe } = readConfig({ ...COMPLETE, STRIPE_WEBHOOK_SECRET: 'whsec_new_one, whsec_old_one' });
    expect(stripe.webhookSecrets).toEqual(['whsec_new_one', 'whsec_old_one']);
  });
});
