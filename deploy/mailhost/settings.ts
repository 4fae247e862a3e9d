/**
 * What the files of a mail host are made of. One host has everything: MX, submission, boxes and filter (the first step of
 * docs/mailboxes.md; several storage hosts need proxies, which are not written).
 */
import { z } from 'zod';

const NAME = /^(?=.{4,200}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** What may stand in a configuration file without quotes: no space, quote, percent, dollar, brace or line break. */
const PATH = /^\/[A-Za-z0-9._/-]{1,200}$/;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f:]{2,39})$/i;
const WORD = /^[A-Za-z0-9_-]{1,64}$/;
const HIDDEN = /^[A-Za-z0-9._~+/=-]{8,200}$/;

/** What is written into a configuration file as it is: nothing but a scheme, a host and a port. */
const PRODUCT = /^(?:https:\/\/[a-z0-9.-]{1,200}(?::\d{1,5})?|http:\/\/(?:127\.0\.0\.1|localhost)(?::\d{1,5})?)$/;

const port = z.number().int().min(1).max(65_535);
const address = z.string().regex(ADDRESS, 'must be an IP address');
const path = z.string().regex(PATH, 'must be an absolute path of letters, digits, . _ - and /');

const limits = (hour: number, day: number) =>
  z.strictObject({
    hour: z.number().int().min(1).max(100_000).default(hour),
    day: z.number().int().min(1).max(1_000_000).default(day),
  });

/** Debian's releases, each with another Dovecot: 2.3, and 2.4 with another language. */
export const RELEASES = [12, 13] as const;
export type Release = (typeof RELEASES)[number];

const database = z.strictObject({
  host: z.string().regex(/^[A-Za-z0-9.:-]{1,200}$/, 'must be a host name or an IP address'),
  port: port.default(5432),
  name: z.string().regex(WORD, 'must be letters, digits, _ and -'),
  /** Of a role that may read the eight views of schema `mail`, and nothing else. */
  user: z.string().regex(WORD, 'must be letters, digits, _ and -'),
  password: z.string().regex(HIDDEN, 'must be 8 to 200 letters, digits and . _ ~ + / = -'),
  tls: z.enum(['require', 'verify-full', 'disable']).default('verify-full'),
});

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1)$/;

export const mailHostSettings = z
  .strictObject({
    release: z.union(RELEASES.map((release) => z.literal(release))),
    /** `mx1.`, `mx2.`, `imap.` and `smtp.` of it lead to this host: MAIL_HOST_DOMAIN of the product. */
    domain: z.string().regex(NAME, 'must be a domain in lower case'),
    /** The name by which it greets; the name of its addresses in the reverse DNS. */
    hostname: z.string().regex(NAME, 'must be a host name in lower case'),
    /** Addresses that it listens on; none: all. */
    listen: z.array(address).max(20).default([]),
    certificate: path,
    privateKey: path,
    database,
    /** MAIL_HOST_API_KEY of the product. */
    apiKey: z.string().regex(HIDDEN, 'must be 8 to 200 letters, digits and . _ ~ + / = -'),
    /** Where the product reaches Dovecot's HTTP API. Without TLS only on this machine. */
    api: z.strictObject({ address: address.default('127.0.0.1'), tls: z.boolean().default(false) }).prefault({}),
    /**
     * PUBLIC_URL of the product: who signs in is told to it, so that wrong passwords are counted; while it is away everybody who has the
     * right one is let in. Null: nobody counts. In clear only on this machine.
     */
    product: z
      .string()
      .regex(PRODUCT, 'must be https:// and a host, or http:// and an address of this machine')
      .nullable()
      .default(null),
    /** The slot whose key signs now; the other is published beside it while keys are changed. */
    dkimSlot: z.enum(['v1', 'v2']).default('v1'),
    /** Server that takes all mail for strangers; none: their own servers are asked for in the DNS. */
    relay: z
      .strictObject({ host: z.string().regex(/^[a-z0-9.-]{1,200}$/i), port })
      .nullable()
      .default(null),
    /** Recipients of one sign-in. */
    recipients: limits(60, 300)
      .extend({ mail: z.number().int().min(1).max(1000).default(100) })
      .prefault({}),
    /** The same of a box in its first seven days: whoever buys one to send spam sends little of it. */
    firstDays: limits(20, 50).prefault({}),
  })
  .refine(({ api }) => api.tls || LOOPBACK.test(api.address), {
    path: ['api', 'tls'],
    message: 'must be true unless the address is one of this machine: the key of the API would travel in clear',
  })
  .refine(({ database }) => database.tls !== 'disable' || LOOPBACK.test(database.host), {
    path: ['database', 'tls'],
    message: 'may be "disable" only for a database on this machine',
  });
export type MailHostSettings = z.output<typeof mailHostSettings>;

/** 35 MB a mail, as the mail page and the sandbox have it. */
export const LARGEST_MAIL = 35 * 1024 * 1024;
/** IMAP connections of a box from one address. */
export const MOST_CONNECTIONS = 20;
