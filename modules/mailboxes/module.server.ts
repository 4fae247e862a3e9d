import { getTableName } from 'drizzle-orm';
import { defineModule, handledBy } from '../../platform/module.ts';
import { cutSessions } from './cut-sessions.ts';
import { lookAtMailHost } from './doctor.ts';
import { eraseBox, findEndedBoxes } from './erase-boxes.ts';
import { exportMail } from './export-mail.ts';
import { endBoxes, endMailOfName, pauseBoxes, resumeBoxes } from './follow-order.ts';
import { forwardCalls } from './forward/http.ts';
import { mailboxCalls } from './http.ts';
import { importCalls } from './import/http.ts';
import { findMovingNames, lookAtMx } from './import/mx-first.ts';
import { keepMailElsewhere, receiveMovedMail } from './import/move-mail.ts';
import { findImports, moveIn } from './import/run-import.ts';
import { mailPageCalls } from './page/http.ts';
import { endPages, endPagesOf } from './page/login.ts';
import {
  cutSessionsJob,
  endPagesJob,
  eraseBoxJob,
  findBoxesToMeasureJob,
  findEndedBoxesJob,
  findImportsJob,
  findMovingNamesJob,
  forgetTriesJob,
  lookAtMxJob,
  measureBoxesJob,
  moveInJob,
  putRulesJob,
} from './jobs.ts';
import { findBoxesToMeasure, measureBoxes } from './measure-boxes.ts';
import { purgeForwards, purgeMail, ordersWithMail, purgePasswordLinks } from './purge-mail.ts';
import { mailRecords } from './mail-records.ts';
import { openChosenBoxes } from './open-box.ts';
import { putRules } from './put-rules.ts';
import { sendingCalls } from './sending-calls.ts';
import { setupCalls } from './setup/http.ts';
import { answersForMail } from './setup/own-hosts.ts';
import { forgetTries, purgeNetworks } from './sign-ins/purge-sign-ins.ts';
import { mailboxImports } from './tables.ts';
import { takeCalls } from './take/http.ts';

/** What they do not do yet stands in docs/mailboxes.md; no text promises it. */
export const mailboxes = defineModule({
  name: 'mailboxes',
  entitlements: ['mailboxes'],
  features: [
    {
      key: 'mailboxes',
      available: ({ mailHost }) => mailHost !== null,
      needs: 'MAIL_HOST_DOMAIN, MAIL_HOST_STORES and MAIL_HOST_API_KEY (docs/production.md, section 9)',
    },
  ],
  /** Without a mail host each answers `mailboxes.unavailable`. */
  http: [
    ...mailboxCalls,
    ...forwardCalls,
    ...importCalls,
    ...mailPageCalls,
    ...sendingCalls,
    ...setupCalls,
    ...takeCalls,
  ],
  // Another secret of the browser opens its boxes anew; what the old one opened ends with it.
  heldBySession: { carry: () => Promise.resolve(), end: endPagesOf },
  dnsRecords: mailRecords,
  tlsHosts: answersForMail,
  doctor: [lookAtMailHost],
  jobs: [
    handledBy(cutSessionsJob, cutSessions),
    handledBy(putRulesJob, putRules),
    handledBy(findEndedBoxesJob, findEndedBoxes),
    handledBy(eraseBoxJob, eraseBox),
    handledBy(findBoxesToMeasureJob, findBoxesToMeasure),
    handledBy(measureBoxesJob, measureBoxes),
    handledBy(endPagesJob, endPages),
    handledBy(forgetTriesJob, forgetTries),
    handledBy(findImportsJob, findImports),
    handledBy(moveInJob, moveIn),
    handledBy(findMovingNamesJob, findMovingNames),
    handledBy(lookAtMxJob, lookAtMx),
  ],
  schedules: [
    { job: findEndedBoxesJob, cron: '20 3 * * *' },
    { job: endPagesJob, cron: '*/10 * * * *' },
    { job: forgetTriesJob, cron: '*/10 * * * *' },
    { job: findImportsJob, cron: '* * * * *' },
    { job: findMovingNamesJob, cron: '* * * * *' },
    { job: findBoxesToMeasureJob, cron: '25 * * * *' },
  ],
  on: {
    /** Mail that was moved here is received here, and the boxes that were chosen with the name open. */
    'domains.registered': async (ctx, fact) => {
      await receiveMovedMail(ctx, fact);
      await openChosenBoxes(ctx, fact);
    },
    'domains.mail-answered': keepMailElsewhere,
    'domains.gone': endMailOfName,
    'ordering.suspended': pauseBoxes,
    'ordering.resumed': resumeBoxes,
    'ordering.cancelled': endBoxes,
    'ordering.withdrawn': endBoxes,
  },
  exportData: exportMail,
  encryptedColumns: [{ table: getTableName(mailboxImports), key: 'mailbox_id', column: 'secret' }],
  retention: [
    { name: 'mailboxLinks', run: purgePasswordLinks },
    { name: 'mailboxForwards', run: purgeForwards },
    { name: 'mailboxNetworks', run: purgeNetworks },
  ],
  keptOfOrders: { holds: ordersWithMail, erase: purgeMail },
});
