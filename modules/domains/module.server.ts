import { getTableName } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { withTheRoom } from '../plans/index.server.ts';
import { alignDomain } from './transfer/align-domain.ts';
import { pollDomain } from './registration/poll-domain.ts';
import { purgeDomains, ordersWithDomains } from './purge-domains.ts';
import { domainCalls } from './http.ts';
import * as jobs from './jobs.ts';
import { reconcileDomains } from './renewal/reconcile-domains.ts';
import { registerDomain } from './registration/register-domain.ts';
import { renewDomain } from './renewal/renew-domain.ts';
import { domainRegistrations } from './tables.ts';
import { monitorDomains } from './renewal/monitor-domains.ts';
import { lookAtRegistrar, lookAtZones } from './doctor.ts';

const ofOne = (job: typeof jobs.registerDomainJob, verb: (ctx: Ctx, registrationId: string) => Promise<void>) =>
  handledBy(job, (ctx, { registrationId }) => verb(ctx, registrationId));
const table = getTableName(domainRegistrations);

export const domains = defineModule({
  name: 'domains',
  entitlements: ['domain'],
  features: withTheRoom('domain'),
  doctor: [lookAtRegistrar, lookAtZones],
  http: domainCalls,
  jobs: [
    ofOne(jobs.registerDomainJob, registerDomain),
    ofOne(jobs.pollDomainJob, pollDomain),
    ofOne(jobs.alignDomainJob, alignDomain),
    ofOne(jobs.renewDomainJob, renewDomain),
    handledBy(jobs.monitorDomainsJob, monitorDomains),
    handledBy(jobs.reconcileDomainsJob, reconcileDomains),
  ],
  schedules: [
    { job: jobs.monitorDomainsJob, cron: '25 * * * *' },
    { job: jobs.reconcileDomainsJob, cron: '40 3 * * *' },
  ],
  keptOfOrders: { holds: ordersWithDomains, erase: (ctx, orderIds) => purgeDomains(ctx, orderIds) },
  encryptedColumns: [
    { table, key: 'id', column: 'contact', field: 'taxId' },
    { table, key: 'id', column: 'authcode' },
  ],
});
