import { defineModule, handledBy } from '../../platform/module.ts';
import { handOver } from './buy-free-site.ts';
import { endDueFreeSites, forgetPerson } from './end-free-site.ts';
import { exportFreeTime } from './export-free-time.ts';
import { freeSiteCalls } from './http.ts';
import { endDueFreeSitesJob } from './jobs.ts';
import { freeLogin } from './login.ts';
import { isConfigured } from './offered.ts';
import { purgeFree } from './purge.ts';
import { carrySessions, endSessions, holdsFreeSite, purgeFreeSessions } from './sessions.ts';

/** What a free site shows is forgotten with the content of its site, thirty days after it ended. */
export const freeSites = defineModule({
  name: 'free-sites',
  freeTier: isConfigured,
  http: freeSiteCalls,
  loginPurposes: [freeLogin],
  holdsFreeSite,
  heldBySession: { carry: carrySessions, end: endSessions },
  personRemoved: forgetPerson,
  exportData: exportFreeTime,
  jobs: [handledBy(endDueFreeSitesJob, endDueFreeSites)],
  schedules: [{ job: endDueFreeSitesJob, cron: '20 * * * *' }],
  retention: [
    { name: 'freeSessions', run: purgeFreeSessions },
    { name: 'freeSites', after: ['sites'], run: purgeFree },
  ],
  on: {
    'sites.bought': handOver,
  },
});
