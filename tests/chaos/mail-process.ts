/** A process that sends the mails of an outbox, for random-kills.test.ts: real queue, real SMTP, its journal in a file. */
import { Pool } from 'pg';
import { pino } from 'pino';
import { createMailTransport } from '../../adapters/mail-smtp/index.ts';
import { createMailgunLog } from '../../adapters/mailgun/index.ts';
import { sendMailJob } from '../../modules/notifications/jobs.ts';
import { sendMail } from '../../modules/notifications/send-mail.ts';
import { createDb } from '../../platform/db.ts';
import { handle, startJobs, type JobDefinition } from '../../platform/jobs.ts';
import { testContext } from '../support/context.ts';

const [databaseUrl = '', smtpUrl = '', journal = '', apiBase, apiKey = ''] = process.argv.slice(2);
const log = apiBase === undefined ? {} : { log: createMailgunLog({ apiBase, apiKey, lagMs: 2000 }) };
const { ctx } = testContext(createDb(new Pool({ connectionString: databaseUrl, max: 4 })), {
  ports: { mail: createMailTransport({ smtpUrl, journal, ...log }) },
});
const definitions = [sendMailJob] as unknown as JobDefinition<never>[];
const jobs = await startJobs(databaseUrl, definitions, pino({ level: 'silent' }));
await jobs.work([handle(sendMailJob, ({ mailId }) => sendMail(ctx, mailId))]);
process.stdout.write('ready\n');
