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
