/**
 * Runs the sandboxes in a process of their own, outside the product: told by its parent what to start, it ends when the
 * parent does, however that ends, with its state written.
 */
import { startCalendarSandbox } from './calendar/index.ts';
import { createClock, type SandboxClock } from './clock.ts';
import { startDnsSandbox, type DnsSandbox } from './dns/index.ts';
import { startEInvoiceSandbox } from './einvoice/index.ts';
import { startGallery } from './gallery/index.ts';
import { startMailSandbox } from './mail/index.ts';
import { startMailHostSandbox } from './mailhost/index.ts';
import { newsEnv, newsKey, OPERATOR, operatorRecords } from './operator-names.ts';
import { startRegistrarSandbox } from './registrar/index.ts';
import { startSocialPagesSandbox } from './social-pages/index.ts';
import { startStripeSandbox } from './stripe/index.ts';
import { platformTargets } from './stripe/webhooks.ts';

export type SandboxName = 'stripe' | 'social' | 'registrar' | 'einvoice' | 'mail' | 'mailhost' | 'calendar';
export interface SandboxPlan {
  names: SandboxName[];
  ports: Record<SandboxName | 'smtp' | 'gallery' | 'dns' | 'imap' | 'submission' | 'mx', number>;
  dataDir: string;
  /** Secrets by the name of their variable. */
  keys: Record<string, string>;
  /** Where the product will answer. */
  productUrl: string;
  /** Where the card provider's events go. */
  webhookUrl: string;
}
export interface SandboxReport {
  /** Variables that point the product at the sandboxes. */
  env: Record<string, string>;
  /** Pages a person can open. */
  urls: Partial<Record<SandboxName | 'gallery' | 'dns' | 'imap' | 'sending', string>>;
}
/** What is known only when the product runs. */
export interface LaterWord {
  /** The product's database, for a role that reads the views of the mail host. */
  mailDatabase: string;
}
interface Started {
  env: Record<string, string>;
  page: string;
  /** Pages of what belongs to it. */
  more?: Record<string, string>;
  hears?: (word: LaterWord) => Promise<void>;
  close(): Promise<void>;
}
const HOST = '127.0.0.1';
/** One time for all of them, so that a year that passes for the card provider passes for the registrar. */
const clocks = new Map<string, SandboxClock>();
function clockOf(plan: SandboxPlan): SandboxClock {
  const file = `${plan.dataDir}/clock.json`;
  const clock = clocks.get(file) ?? createClock({ file });
  clocks.set(file, clock);
  return clock;
}
/** Whom the mail sandbox asks, where it runs. */
let zones: DnsSandbox | null = null;
const key = (plan: SandboxPlan, name: string): string => plan.keys[name] ?? '';

const START: Record<SandboxName, (plan: SandboxPlan) => Promise<Started>> = {
  async stripe(plan) {
    const sandbox = await startStripeSandbox({
      host: HOST,
      port: plan.ports.stripe,
      dataDir: `${plan.dataDir}/stripe`,
      clock: clockOf(plan),
      secretKey: key(plan, 'STRIPE_SECRET_KEY'),
      publishableKey: key(plan, 'STRIPE_PUBLISHABLE_KEY'),
      webhooks: platformTargets(plan.webhookUrl, {
        own: key(plan, 'STRIPE_WEBHOOK_SECRET'),
        connected: key(plan, 'STRIPE_CONNECT_WEBHOOK_SECRET'),
        accounts: key(plan, 'STRIPE_ACCOUNTS_WEBHOOK_SECRET'),
      }),
      // As the product needs the real account to be set: what becomes of an unpaid subscription is ours to decide.
      account: { afterRetries: 'unpaid' },
    });
    const env = {
      STRIPE_API_BASE: sandbox.url,
      STRIPE_JS_URL: `${sandbox.url}/stripe.js`,
      STRIPE_CHECKOUT_URL: sandbox.url,
    };
    return { env, page: sandbox.url, close: () => sandbox.close() };
  },
  async social(plan) {
    const sandbox = await startSocialPagesSandbox({
      host: HOST,
      port: plan.ports.social,
      dataDir: `${plan.dataDir}/social`,
      accessToken: key(plan, 'SOCIAL_ACCESS_TOKEN'),
      appSecret: key(plan, 'SOCIAL_APP_SECRET'),
      login: {
        appId: key(plan, 'SOCIAL_APP_ID'),
        redirectUris: [plan.productUrl, key(plan, 'PUBLIC_URL')].flatMap((at) => [
          `${at}/manager/social/return`,
          `${at}/manager/connect/return`,
        ]),
      },
      webhook: {
        url: new URL('/webhooks/social', plan.webhookUrl).href,
        verifyToken: key(plan, 'SOCIAL_WEBHOOK_TOKEN'),
      },
    });
    const { pictureHost: host, homeUrl } = sandbox;
    return {
      env: { SOCIAL_API_BASE: sandbox.url, SOCIAL_DIALOG_BASE: sandbox.url, SOCIAL_PICTURE_HOSTS: host },
      page: homeUrl,
      close: () => sandbox.close(),
    };
  },
  async registrar(plan) {
    const sandbox = await startRegistrarSandbox({
      host: HOST,
      port: plan.ports.registrar,
      dataDir: `${plan.dataDir}/registrar`,
      now: () => new Date(clockOf(plan).now()),
      accessKeyId: key(plan, 'REGISTRAR_ACCESS_KEY_ID'),
      secretAccessKey: key(plan, 'REGISTRAR_SECRET_ACCESS_KEY'),
    });
    const dns = await startDnsSandbox({
      host: HOST,
      port: 0,
      httpPort: plan.ports.dns,
      hosted: sandbox.hosted,
    });
    zones = dns;
    // Of a real sender the real zone has them.
    if (plan.names.includes('mail')) dns.write(OPERATOR, operatorRecords(newsKey(plan.dataDir)));
    // Documentation addresses (RFC 5737, RFC 3849): nobody's machine answers there.
    const answered = key(plan, 'NAME_SERVERS') || key(plan, 'SITES_ADDRESSES');
    const env = {
      REGISTRAR_ENDPOINT: sandbox.url,
      ZONES_ENDPOINT: sandbox.url,
      DNS_SERVERS: dns.server,
      ...(answered ? {} : { SITES_ADDRESSES: '192.0.2.80,2001:db8::80' }),
    };
    const close = async () => void (await Promise.all([sandbox.close(), dns.close()]));
    return { env, page: sandbox.url, more: { dns: dns.url }, close };
  },
  async einvoice(plan) {
    const sandbox = await startEInvoiceSandbox({
      host: HOST,
      port: plan.ports.einvoice,
      dataDir: `${plan.dataDir}/einvoice`,
      username: key(plan, 'EINVOICE_USERNAME'),
      password: key(plan, 'EINVOICE_PASSWORD'),
    });
    const env = { EINVOICE_AUTH_BASE: sandbox.url, EINVOICE_API_BASE: sandbox.url };
    return { env, page: sandbox.url, close: () => sandbox.close() };
  },
  async mail(plan) {
    const sandbox = await startMailSandbox({
      host: HOST,
      httpPort: plan.ports.mail,
      smtpPort: plan.ports.smtp,
      dataDir: `${plan.dataDir}/mail`,
      returns: { url: `${plan.productUrl}/webhooks/mail-returns`, secret: key(plan, 'MAIL_RETURNS_SECRET') },
      apiKey: key(plan, 'MAILGUN_API_KEY'),
      dns: () => zones?.server ?? null,
    });
    const env = {
      SMTP_URL: sandbox.smtpUrl,
      ...newsEnv(sandbox.smtpUrl, newsKey(plan.dataDir)),
      MAIL_INBOX_URL: sandbox.inboxUrl,
      MAILGUN_API_BASE: sandbox.inboxUrl,
      // It knows what it has; what a dying process had sent may still be on its way.
      MAILGUN_LAG_S: '2',
    };
    return { env, page: sandbox.inboxUrl, close: () => sandbox.close() };
  },
  async mailhost(plan) {
    const { mailhost: http, imap, submission, mx: smtp } = plan.ports;
    const sandbox = await startMailHostSandbox({
      host: HOST,
      ports: { http, imap, submission, smtp },
      dataDir: `${plan.dataDir}/mailhost`,
      apiKey: key(plan, 'MAIL_HOST_API_KEY'),
      // Strangers are those of the mail sandbox.
      relayUrl: `smtp://${HOST}:${plan.ports.smtp}`,
    });
    const env = {
      MAIL_HOST_DOMAIN: 'mail.vetrina.example',
      MAIL_HOST_STORES: `store1=${sandbox.url}`,
      MAIL_HOST_IMAP: sandbox.imapUrl,
      MAIL_HOST_SUBMISSION: sandbox.submissionUrl,
      // Of the demonstration's own boxes one can play the old one.
      MAIL_MOVE_BESIDE: sandbox.imapUrl,
    };
    const more = { imap: sandbox.imapUrl, sending: sandbox.submissionUrl };
    const hears = ({ mailDatabase }: LaterWord) => sandbox.setDatabase(mailDatabase);
    return { env, page: sandbox.url, more, hears, close: () => sandbox.close() };
  },
  async calendar(plan) {
    const sandbox = await startCalendarSandbox({ host: HOST, port: plan.ports.calendar });
    return { env: { CALENDARS_BESIDE: sandbox.place }, page: sandbox.url, close: () => sandbox.close() };
  },
};

async function run(plan: SandboxPlan): Promise<void> {
  const started = await Promise.all(plan.names.map(async (name) => ({ name, ...(await START[name](plan)) })));
  // The gallery shows the cast of the social network's sandbox, so it stands only beside that.
  const gallery = plan.names.includes('social')
    ? await startGallery({ host: HOST, port: plan.ports.gallery, productUrl: plan.productUrl })
    : null;
  const end = () => {
    void Promise.allSettled([gallery, ...started].map(async (sandbox) => sandbox?.close())).then(() => process.exit(0));
  };
  process.on('message', (word) => {
    for (const { hears } of started) void hears?.(word as LaterWord).catch(() => undefined);
  });
  process.once('disconnect', end);
  process.once('SIGTERM', end);
  const report: SandboxReport = {
    env: Object.assign({}, ...started.map((sandbox) => sandbox.env)),
    urls: {
      ...(gallery ? { gallery: gallery.url } : {}),
      ...Object.fromEntries(started.map((sandbox) => [sandbox.name, sandbox.page])),
      ...Object.assign({}, ...started.map((sandbox) => sandbox.more)),
    },
  };
  process.send?.(report);
}

process.once('message', (plan) => {
  run(plan as SandboxPlan).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
