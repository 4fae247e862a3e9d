/** `npm run recovery -- status|compare|go|begin`: a restored installation, beside the running product. docs/runbooks/restore-from-backup.md */
import { Pool } from 'pg';
import { readPlace } from '../platform/config.ts';
import { runningCluster } from '../platform/postgres/cluster.ts';
import type { RecoveryReport } from '../platform/recovery-report.ts';
import { askProduct, presentRecovery, Said, type Row } from './recovery/ask-product.ts';
import { enterRecovery } from './recovery/enter-recovery.ts';

const USAGE = `  npm run recovery -- status             whether this installation is in recovery, and what the last comparison found
  npm run recovery -- compare            asks the vendors what they have that is unknown here; changes nothing
  npm run recovery -- go <moment>        ends recovery as the comparison of that moment says, and the product runs
  npm run recovery -- begin <moment>     before the first start on a database that was put back by other means: its data are of that moment`;
const WORDS: Record<RecoveryReport['differences'][number]['kind'], string> = {
  'vendor-away': 'does not answer. Without it nobody can go: mend it and compare again',
  'series-behind': 'invoice numbers of this year: given here → given at the exchange. The series is raised',
  'document-unknown': 'a document that the exchange has and we have not; its sale takes it over',
  'document-unreadable': 'a document at the exchange that does not say what it documents',
  'document-arrived': 'waits to be sent, and has arrived: it is not sent again',
  'subscription-adopted': 'sold after the backup; its order is here and takes it over',
  'subscription-unknown': 'runs at the card provider, and its order is not here: enter it anew, or give the money back',
  'subscription-moved': 'something happened to it at the card provider; it is followed',
  'subscription-missing': 'runs here, and the card provider does not know it',
  'name-adopted': 'registered after the backup for an order that is here, which takes it over',
  'name-unknown': 'in the registrar’s account, and no order has it',
  'mails-again': 'mails wait in the outbox and leave after go; those that left before the disaster arrive twice',
  'not-knowable': 'mails, previews and orders without payment that came after this moment are known to nobody',
};
const THEN = { adopt: 'taken over', task: 'a task', know: '-', wait: 'BARS THE WAY' } as const;

function told(row: Row): string {
  const head = `In recovery since ${row.started_at.toISOString()}: data of ${row.data_of?.toISOString() ?? 'a moment that nobody wrote down'}.`;
  if (!row.report || !row.compared_at) return `${head}\nNot compared yet: npm run recovery -- compare`;
  const lines = row.report.differences.map(
    ({ kind, about, detail, outcome }) =>
      `${THEN[outcome].padEnd(13)} ${about}${detail ? ` (${detail})` : ''}: ${WORDS[kind]}`,
  );
  return `${head}\n\n${lines.join('\n')}\n\nIf that is right: npm run recovery -- go ${row.compared_at.toISOString()}`;
}

async function begin(pool: Pool, moment: string): Promise<string> {
  const of = new Date(moment);
  if (Number.isNaN(of.getTime())) throw new Said(`${moment} is no moment: 2026-11-29T01:02:03Z`);
  await enterRecovery(pool, of);
  return 'In recovery from the next start on: npm run recovery -- compare, when it runs.';
}

async function run(pool: Pool, [what = 'status', moment]: string[]): Promise<string> {
  if (!['status', 'compare', 'go', 'begin'].includes(what) || (['go', 'begin'].includes(what) && !moment))
    throw new Said(USAGE);
  if (what === 'begin' && moment) return begin(pool, moment);
  const row = await presentRecovery(pool);
  if (!row) return 'Not in recovery: the product runs.';
  if (what === 'go') {
    await askProduct(pool, row.id, `go ${moment}`);
    return 'Recovery has ended: the product runs. What needs a person is among the tasks (/operator).';
  }
  if (what === 'compare') await askProduct(pool, row.id, 'compare');
  return told((await presentRecovery(pool)) ?? row);
}

try {
  const { dataDir, databaseUrl: given } = readPlace(process.env);
  const url = given ?? (await runningCluster(dataDir));
  if (!url) throw new Said(`Vetrina is not running with the data folder ${dataDir}. Start it first: npm start`);
  const pool = new Pool({ connectionString: url, max: 1, application_name: 'vetrina-recovery' });
  try {
    process.stdout.write(`${await run(pool, process.argv.slice(2))}\n`);
  } finally {
    await pool.end();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
