import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { defineSettings, secret } from '../../platform/settings.ts';

export const smtpSettings = defineSettings({
  variables: {
    SMTP_URL: z
      .string({ error: 'is missing: the mail server, smtp://user:password@host:port' })
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n<>]*<[^\s<>]+@[^\s<>]+>$|^[^\s<>]+@[^\s<>]+$/, 'must be one address, "Name <name@example.com>"')
      .default('Vetrina <ciao@vetrina.example>'),
    MAIL_RETURNS_SECRET: secret('what the mail server shows when it hands over returned mails').optional(),
    MAIL_INBOX_URL: z.url().optional(),
  },
  rows: [
    { names: ['SMTP_URL', 'MAIL_FROM'], unset: '–, a demo address', what: '`smtp://user:password@host:port`' },
    {
      names: ['MAIL_RETURNS_SECRET'],
      what: 'the mail server hands what came back to `/webhooks/mail-returns` with it',
    },
    { names: ['MAIL_INBOX_URL'], what: 'printed in the tour' },
  ],
  read: (env) => ({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    returnsSecret: env.MAIL_RETURNS_SECRET,
    inboxUrl: env.MAIL_INBOX_URL,
  }),
});

/** Where the public half of the key stands: `news._domainkey.{domain of NEWS_FROM}`. */
const SELECTOR = 'news';

/** PKCS 8 in PEM, in base64 so that it is one line; null for what is no private key. */
function pemOf(text: string): string | null {
  const pem = Buffer.from(text, 'base64').toString('utf8');
  try {
    createPrivateKey(pem);
    return pem;
  } catch {
    return null;
  }
}

export const newsSettings = defineSettings({
  variables: {
    NEWS_SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    NEWS_FROM: z
      .string()
      .regex(/^[^\s<>]+@[^\s<>]+$/, 'must be one bare address, news@letters.example.com')
      .optional(),
    NEWS_DKIM_KEY: z
      .string()
      .refine((text) => pemOf(text) !== null, 'must be a private key: openssl genrsa 2048 | base64 -w0')
      .optional(),
  },
  rows: [
    {
      names: ['NEWS_SMTP_URL', 'NEWS_FROM', 'NEWS_DKIM_KEY'],
      what: 'newsletters of customers: a way to the mail server of their own, the address that they come from, and the key that signs them (`openssl genrsa 2048 \\| base64 -w0`; its public half at `news._domainkey` of that address’s domain). All three or none: without them newsletters are neither sold nor sent',
    },
  ],
  read: ({ NEWS_SMTP_URL: smtpUrl, NEWS_FROM: from, NEWS_DKIM_KEY: key }) => {
    const privateKey = key === undefined ? null : pemOf(key);
    if (smtpUrl === undefined || from === undefined || privateKey === null) return null;
    const domain = from.slice(from.lastIndexOf('@') + 1);
    return { smtpUrl, from, domain, dkim: { domain, selector: SELECTOR, privateKey } };
  },
});
