/**
 * The rooms of the house, in the order of the arrows: a room comes after those that it may import. A line names a room and the
 * adapters that fill its ports; jobs, schedules, reactions, retention and all else that is central are derived from
 * this list.
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createAruba } from '../adapters/aruba/index.ts';
import { createCalendarFeeds } from '../adapters/calendar-feeds/index.ts';
import { createNameLookup } from '../adapters/dns/index.ts';
import { createServedCertificates } from '../adapters/tls/index.ts';
import { certificates } from '../modules/certificates/module.server.ts';
import { createPresentMx } from '../adapters/dns/present-mx.ts';
import { createRecordsInDns } from '../adapters/dns/records.ts';
import { createDnsReader, resolvers } from '../adapters/dns/reader.ts';
import { createDovecot } from '../adapters/dovecot/index.ts';
import { createImageWorkers } from '../adapters/images-sharp/index.ts';
import { createMailReader } from '../adapters/imap/index.ts';
import { createMailMover } from '../adapters/imap/mover.ts';
import { createMailSender } from '../adapters/submission/index.ts';
import { createBulkThread } from '../adapters/mail-smtp/bulk-thread.ts';
import { createMailTransport } from '../adapters/mail-smtp/index.ts';
import { createMailgunLog } from '../adapters/mailgun/index.ts';
import { createRegistrar } from '../adapters/registrar/index.ts';
import { createSocialPages } from '../adapters/social-pages/index.ts';
import { createPageConnections } from '../adapters/social-pages/connections.ts';
import { createPageLogin } from '../adapters/social-pages/login.ts';
import { createMerchantPayments } from '../adapters/stripe/connect/index.ts';
import { createStripePayments } from '../adapters/stripe/index.ts';
import { createZones } from '../adapters/zones/index.ts';
import { booking } from '../modules/booking/module.server.ts';
import { shop } from '../modules/shop/module.server.ts';
import { blocklist } from '../modules/blocklist/module.server.ts';
import { agreementsModule } from '../modules/agreements/module.server.ts';
import { account } from '../modules/account/module.server.ts';
import { access } from '../modules/access/module.server.ts';
import { billing } from '../modules/billing/module.server.ts';
import { copywriting } from '../modules/copywriting/module.server.ts';
import { digests } from '../modules/digests/module.server.ts';
import { domains } from '../modules/domains/module.server.ts';
import { editor } from '../modules/editor/module.server.ts';
import { freeSites } from '../modules/free-sites/module.server.ts';
import { identity } from '../modules/identity/module.server.ts';
import { invoicing } from '../modules/invoicing/module.server.ts';
import { mailboxes } from '../modules/mailboxes/module.server.ts';
import { newsletter } from '../modules/newsletter/module.server.ts';
import { notifications } from '../modules/notifications/module.server.ts';
import { operations } from '../modules/operations/module.server.ts';
import { ordering } from '../modules/ordering/module.server.ts';
import { K } from '../modules/plans/index.server.ts';
import { plans } from '../modules/plans/module.server.ts';
import { previews } from '../modules/previews/module.server.ts';
import { reports } from '../modules/reports/module.server.ts';
import { createComposerWorkers } from '../modules/sites/index.server.ts';
import { sites } from '../modules/sites/module.server.ts';
import { stats } from '../modules/stats/module.server.ts';
import { canConnect } from '../modules/sync/index.server.ts';
import { sync } from '../modules/sync/module.server.ts';
import { takings } from '../modules/takings/module.server.ts';
import { tasks } from '../modules/tasks/module.server.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Contributions } from '../platform/ctx.ts';
import type { Manifest } from '../platform/module.ts';
import { createFiles } from './files.ts';
import { retention } from './retention/module.server.ts';

/** What adapters are made of. `root`: the project's folder, from whose sources threads are started. */
interface Given {
  config: Config;
  root: string;
  clock: Clock;
}
const plug = <P extends object = object>(module: Manifest, ports?: (given: Given) => P) => ({
  module,
  ports: ports ?? (() => ({}) as P),
});

export const ROOMS = [
  plug(plans),
  plug(identity),
  plug(access),
  plug(billing, ({ config, clock }) => ({
    payments: createStripePayments({ ...config.stripe, limits: K.provider }, clock),
  })),
  plug(domains, ({ config }) => ({
    registrar: createRegistrar(config.registrar),
    zones: createZones(config.zones),
    dns: createDnsReader({ servers: resolvers(config.dnsServers) }),
    recordsInDns: createRecordsInDns(resolvers(config.dnsServers)),
  })),
  plug(sites, ({ config, root }) => ({
    names: createNameLookup(),
    files: createFiles(config),
    images: createImageWorkers(root),
    composer: createComposerWorkers(root),
  })),
  plug(editor),
  plug(ordering, ({ config: { social, dataKeys } }) => ({
    pageLogin: social.appId === undefined ? null : createPageLogin({ ...social, appId: social.appId, dataKeys }),
  })),
  plug(previews, ({ config }) => ({
    social: createSocialPages({ ...config.social, dataKeys: config.dataKeys }),
  })),
  plug(sync, ({ config: { social, dataKeys } }) => ({
    pageConnections: canConnect(social) ? createPageConnections({ ...social, dataKeys }) : null,
  })),
  plug(notifications, ({ config: { mail, news, dataDir, databaseUrl, port }, root }) => ({
    bulkMail: news && createBulkThread(root, news),
    mail: createMailTransport({
      smtpUrl: mail.smtpUrl,
      // Nodes whose database stands elsewhere may share the folder.
      ...(databaseUrl === undefined
        ? { journal: join(dataDir, 'mail-journal') }
        : {
            journal: join(dataDir, `mail-journal.${hostname()}.${port}`),
            journals: join(dataDir, 'mail-journal'),
          }),
      ...(mail.log ? { log: createMailgunLog(mail.log) } : {}),
    }),
  })),
  plug(tasks),
  plug(certificates, ({ config: { publicUrl, zones } }) => {
    const [address] = zones.addresses;
    const answers = address !== undefined && publicUrl.startsWith('https:');
    return { servedCertificates: answers ? createServedCertificates({ address, port: 443 }) : null };
  }),
  plug(invoicing, ({ config }) => ({ eInvoices: createAruba(config.eInvoices) })),
  plug(reports),
  plug(operations),
  plug(account),
  plug(stats),
  plug(digests),
  plug(copywriting),
  plug(mailboxes, ({ config: { mailHost, dnsServers } }) => ({
    mailHost: mailHost && createDovecot(mailHost),
    mailReader: mailHost && createMailReader(mailHost),
    mailSender: mailHost && createMailSender(mailHost),
    mailMover: mailHost && createMailMover({ ours: mailHost, beside: mailHost.moveBeside }),
    presentMx: createPresentMx({ servers: resolvers(dnsServers) }),
  })),
  plug(agreementsModule),
  plug(blocklist),
  plug(takings, ({ config: { stripe }, clock }) => ({
    merchantPayments:
      stripe.connect && createMerchantPayments({ ...stripe, ...stripe.connect, limits: K.provider }, clock),
  })),
  plug(booking, ({ config, root }) => ({ busyCalendars: createCalendarFeeds(root, config.calendarsBeside) })),
  plug(shop),
  plug(newsletter),
  plug(freeSites),
  plug(retention),
] as const;

/** What each room offers under this key. */
export const contributed = <K extends keyof Contributions>(key: K): Contributions[K][] =>
  ROOMS.flatMap(({ module }) => {
    const given = (module as Partial<Contributions>)[key];
    return given === undefined ? [] : [given];
  });
