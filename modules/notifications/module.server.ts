import { getTableName } from 'drizzle-orm';
import { monthsAgo } from '../../platform/batches.ts';
import { defineModule, handledBy } from '../../platform/module.ts';
import { K } from '../plans/schemas.ts';
import { forgetLooseMails, forgetMails } from './forget-mails.ts';
import { sendMailJob } from './jobs.ts';
import { sendMail } from './send-mail.ts';
import { mails } from './tables.ts';

const table = getTableName(mails);

export const notifications = defineModule({
  name: 'notifications',
  jobs: [handledBy(sendMailJob, (ctx, { mailId }) => sendMail(ctx, mailId))],
  retention: [{ name: 'mails', run: (ctx) => forgetLooseMails(ctx, monthsAgo(ctx, K.logRetentionMonths)) }],
  keptOfOrders: { erase: (ctx, orderIds) => forgetMails(ctx, orderIds) },
  encryptedColumns: [
    { table, key: 'id', column: 'text' },
    { table, key: 'id', column: 'html' },
  ],
});
