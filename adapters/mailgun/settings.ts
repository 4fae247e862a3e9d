import { z } from 'zod';
import { defineSettings, secret, url } from '../../platform/settings.ts';

export const mailgunSettings = defineSettings({
  variables: {
    MAILGUN_API_KEY: secret('the key of the mail provider’s log').optional(),
    MAILGUN_API_BASE: url('the mail provider’s log').default('https://api.eu.mailgun.net'),
    MAILGUN_LAG_S: z.coerce.number().int().min(0).max(3600).default(120),
  },
  rows: [
    {
      names: ['MAILGUN_API_KEY', 'MAILGUN_API_BASE', 'MAILGUN_LAG_S'],
      unset: '–, the vendor’s (EU), `120`',
      what: 'the provider’s log is asked before a mail whose answer was lost is sent again ([chaos](docs/chaos.md#mails)); seconds for which it may not know a mail yet',
    },
  ],
  /** Null: nobody can be asked whether a mail was taken. */
  read: (env) =>
    env.MAILGUN_API_KEY === undefined
      ? null
      : { apiBase: env.MAILGUN_API_BASE, apiKey: env.MAILGUN_API_KEY, lagMs: env.MAILGUN_LAG_S * 1000 },
});
