import { getTableName } from 'drizzle-orm';
import { daysAgo, monthsAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { K } from '../plans/schemas.ts';
import { purgeLooseMails, purgeMails, purgeLetterBodies } from './purge-mails.ts';
import { sendMailJob } from './jobs.ts';
import { sendMail } from './send-mail.ts';
import { mails } from './tables.ts';

const table = getTableName(mails);
/** So long a letter's links work. */
const LETTER_DAYS = 30;

export const notifications = defineModule({
  name: 'notifications',
  jobs: [handledBy(sendMailJob, (ctx, { mailId }) => sendMail(ctx, mailId))],
  retention: [
    { name: 'mails', run: (ctx) => purgeLooseMails(ctx, monthsAgo(ctx, K.logRetentionMonths)) },
    { name: 'letterBodies', run: (ctx) => purgeLetterBodies(ctx, daysAgo(ctx, LETTER_DAYS)) },
  ],
  keptOfOrders: { erase: (ctx, orderIds) => purgeMails(ctx, orderIds) },
  encryptedColumns: [
    { table, key: 'id', column: 'text' },
    { table, key: 'id', column: 'html' },
    { table, key: 'id', column: 'unsubscribe' },
  ],
});
