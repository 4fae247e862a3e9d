import { z } from 'zod';
import { byCommas, defineSettings, secret, withoutSlash } from '../../platform/settings.ts';

const HOST = /^(?=.{4,200}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const IMAP = /^(imaps:\/\/[^\s/]+|imap:\/\/(localhost|127\.[\d.]+)(:\d+)?)$/;
const SUBMISSION = /^(smtps:\/\/[^\s/]+|smtp:\/\/(localhost|127\.[\d.]+)(:\d+)?)$/;
const BESIDE = /^imaps?:\/\/[a-z0-9.-]{1,200}:\d{1,5}$/;
const STORE = /^([a-z0-9-]{1,32})=(https?:\/\/\S+)$/;

export const mailHostSettings = defineSettings({
  variables: {
    MAIL_HOST_DOMAIN: z
      .string()
      .regex(HOST, 'must be the domain of the mail host, such as mail.example.com')
      .optional(),
    MAIL_HOST_STORES: z
      .string()
      .default('')
      .transform(byCommas)
      .refine((list) => list.every((each) => STORE.test(each)), 'must be name=https://host:port, separated by commas'),
    MAIL_HOST_IMAP: z
      .string()
      .regex(IMAP, 'must be imaps://host:port; without TLS, imap://, only on this machine')
      .optional(),
    MAIL_HOST_SUBMISSION: z
      .string()
      .regex(SUBMISSION, 'must be smtps://host:port; without TLS, smtp://, only on this machine')
      .optional(),
    MAIL_MOVE_BESIDE: z
      .string()
      .default('')
      .transform(byCommas)
      .refine((list) => list.every((each) => BESIDE.test(each)), 'must be imaps://host:port, separated by commas'),
    MAIL_HOST_API_KEY: secret('what the storage hosts of the mailboxes ask for').optional(),
  },
  rows: [
    {
      names: ['MAIL_HOST_DOMAIN'],
      what: 'domain of the host of customers’ mailboxes: `mx1.`, `mx2.`, `imap.` and `smtp.` of it answer ([mailboxes](docs/mailboxes.md)). With its hosts and their key plans are sold with mailboxes, and texts name them',
    },
    {
      names: ['MAIL_HOST_STORES', 'MAIL_HOST_API_KEY'],
      what: 'its storage hosts and their key, `store1=https://store1.mail.example.com:8443`; new boxes go to the last one',
    },
    {
      names: ['MAIL_HOST_IMAP'],
      what: 'where boxes are read, `imaps://host:port`',
      unset: '`imaps://imap.` and the domain of the mail host, port 993',
    },
    {
      names: ['MAIL_HOST_SUBMISSION'],
      what: 'where boxes send, `smtps://host:port`',
      unset: '`smtps://smtp.` and the domain of the mail host, port 465',
    },
    {
      names: ['MAIL_MOVE_BESIDE'],
      what: 'IMAP servers beside this machine that old mail may be moved in from, `imaps://host:port`, or `imap://` in clear; every other must have a public address and TLS',
      unset: 'none',
    },
  ],
  /** Null: there is no mail host. */
  read: (env) =>
    env.MAIL_HOST_DOMAIN === undefined || env.MAIL_HOST_API_KEY === undefined || env.MAIL_HOST_STORES.length === 0
      ? null
      : {
          domain: env.MAIL_HOST_DOMAIN,
          imapUrl: env.MAIL_HOST_IMAP ?? `imaps://imap.${env.MAIL_HOST_DOMAIN}:993`,
          submissionUrl: env.MAIL_HOST_SUBMISSION ?? `smtps://smtp.${env.MAIL_HOST_DOMAIN}:465`,
          moveBeside: env.MAIL_MOVE_BESIDE,
          apiKey: env.MAIL_HOST_API_KEY,
          stores: env.MAIL_HOST_STORES.map((each) => {
            const [, name = '', url = ''] = STORE.exec(each) ?? [];
            return { name, url: withoutSlash(url) };
          }),
        },
});
