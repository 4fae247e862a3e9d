/** Builds the adapters from the configuration and hands out contexts. The only place that knows vendors. */
import type { Pool } from 'pg';
import { createNameLookup } from '../adapters/dns/index.ts';
import { createAruba } from '../adapters/aruba/index.ts';
import { createDiskFiles } from '../adapters/files-disk/index.ts';
import { createImageWorkers } from '../adapters/images-sharp/index.ts';
import { createMailTransport } from '../adapters/mail-smtp/index.ts';
import { createMailgunLog } from '../adapters/mailgun/index.ts';
import { createRegistrar } from '../adapters/registrar/index.ts';
import { createSocialPages } from '../adapters/social-pages/index.ts';
import { createPageLogin } from '../adapters/social-pages/login.ts';
import { createStripePayments } from '../adapters/stripe/index.ts';
import { createDnsReader, resolvers } from '../adapters/dns/reader.ts';
import { createZones } from '../adapters/zones/index.ts';
import { K } from '../modules/plans/index.server.ts';
import { createComposerWorkers } from '../modules/sites/index.server.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Actor, Ctx, DomainEvents, Ports } from '../platform/ctx.ts';
import { createDb, type Tx } from '../platform/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Logger } from '../platform/logger.ts';
import type { RecoveryGate } from '../platform/recovery.ts';
import { closedWhile } from './recovery/closed-ports.ts';
import { reactions } from './reactions.ts';

/** What lives as long as the process; made by main.ts. */
export interface Resources {
  config: Config;
  log: Logger;
  pool: Pool;
  /** The project's folder: what runs in a thread of its own is started from its source, not from the bundle. */
  root: string;
  clock?: Clock;
  /** Absent: nothing was restored. */
  gate?: Pick<RecoveryGate, 'closed'>;
}

export function createPorts({ config, root, clock = systemClock }: Pick<Resources, 'config' | 'root' | 'clock'>) {
  const { appId } = config.social;
  return {
    social: createSocialPages(config.social),
    pageLogin: appId === undefined ? null : createPageLogin({ ...config.social, appId }),
    payments: createStripePayments({ ...config.stripe, limits: K.provider }, clock),
    registrar: createRegistrar(config.registrar),
    zones: createZones(config.zones),
    dns: createDnsReader({ servers: resolvers(config.dnsServers) }),
    mail: createMailTransport({
      smtpUrl: config.mail.smtpUrl,
      journal: `${config.dataDir}/mail-journal`,
      ...(config.mail.log ? { log: createMailgunLog(config.mail.log) } : {}),
    }),
    eInvoices: createAruba(config.eInvoices),
    names: createNameLookup(),
    files: createDiskFiles(`${config.dataDir}/files`),
    images: createImageWorkers(root),
    composer: createComposerWorkers(root),
  } satisfies Ports;
}

export type ContextFor = (actor: Actor, requestId: string) => Ctx;

export function contexts(resources: Resources, ports: Ports, jobs: Jobs): ContextFor {
  const db = createDb(resources.pool);
  const clock = resources.clock ?? systemClock;
  const guarded = resources.gate ? closedWhile(resources.gate, ports) : ports;
  return (actor, requestId) => {
    const log = resources.log.child(actor.kind === 'system' ? { jobId: requestId, job: actor.job } : { requestId });
    const ctx: Ctx = {
      config: resources.config,
      clock,
      log,
      db,
      jobs,
      ports: guarded,
      actor,
      get recovering() {
        return resources.gate?.closed ?? false;
      },
      requestId,
      emit: async <E extends keyof DomainEvents>(tx: Tx, event: E, fact: DomainEvents[E]) => {
        log.info({ event }, 'fact');
        await reactions[event](tx, ctx, fact);
      },
    };
    return ctx;
  };
}
