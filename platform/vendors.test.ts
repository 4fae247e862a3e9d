import { describe, expect, it } from 'vitest';
import { besideSandboxes, halfConfigured, playedVendors, wrongKeys } from './vendors.mjs';

const card = (mode: string) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});
const REGISTRAR = { REGISTRAR_ACCESS_KEY_ID: 'AKIA1', REGISTRAR_SECRET_ACCESS_KEY: 'secret' };
const REST = {
  SOCIAL_ACCESS_TOKEN: 'token',
  SOCIAL_APP_SECRET: 'secret',
  EINVOICE_USERNAME: 'us',
  EINVOICE_PASSWORD: 'secret',
  SMTP_URL: 'smtp://mail.example',
};

describe('what is real and what is played', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['cards charged', card('live'), /^STRIPE_SECRET_KEY is for real business, .* would play .*the registrar/],
    ['names bought', REGISTRAR, /^REGISTRAR_ACCESS_KEY_ID is for real business, .* would play the card provider/],
    ['mails sent', { SMTP_URL: 'smtp://u:p@mail.example:587' }, /^SMTP_URL is for real business, .*the card provider/],
    ['invoices filed', { EINVOICE_USERNAME: 'us', EINVOICE_PASSWORD: 'p' }, /^EINVOICE_USERNAME is for real business/],
    ['visitors let in', { PUBLIC_URL: 'https://vetrina.example' }, /^PUBLIC_URL .* would play the card provider/],
  ])('for nothing real a sandbox plays the rest: %s', (_what, env, sentence) => {
    expect(besideSandboxes(env)).toEqual([expect.stringMatching(sentence)]);
    expect(besideSandboxes(env)[0]).not.toContain('\n');
  });

  it('sandboxes stand beside each other, test keys, and vendors on this machine', () => {
    for (const env of [
      {},
      card('test'),
      { ...card('live'), STRIPE_API_BASE: 'http://127.0.0.1:9' },
      { ...REGISTRAR, REGISTRAR_ENDPOINT: 'http://localhost:9' },
      { SMTP_URL: 'smtp://127.0.0.1:25' },
      { PUBLIC_URL: 'http://vetrina.localhost:3000' },
    ])
      expect(besideSandboxes(env)).toEqual([]);
  });

  it('with all vendors configured nothing is played, and in production nothing ever is', () => {
    const all = { ...card('live'), ...REGISTRAR, ...REST, PUBLIC_URL: 'https://vetrina.example' };
    expect(playedVendors(all)).toEqual([]);
    expect(besideSandboxes(all)).toEqual([]);
    expect(playedVendors({ VETRINA_ENV: 'production' })).toEqual([]);
    expect(playedVendors({ SMTP_URL: 'smtp://localhost' })).toEqual(['stripe', 'social', 'registrar', 'einvoice']);
  });

  it('a key in the place of another is named, and half a configuration says what is missing', () => {
    expect(wrongKeys({ ...card('test'), STRIPE_SECRET_KEY: 'pk_test_1' })).toEqual([
      'STRIPE_SECRET_KEY is not such a key: it begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
    ]);
    expect(wrongKeys({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old', REGISTRAR_ACCESS_KEY_ID: 'hunter2' })).toEqual([
      'REGISTRAR_ACCESS_KEY_ID is not such a key: it begins with AKIA or ASIA.',
    ]);
    expect(wrongKeys({ ...card('live'), STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of two modes/),
    ]);
    expect(halfConfigured({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are missing beside STRIPE_SECRET_KEY.',
    ]);
  });
});
