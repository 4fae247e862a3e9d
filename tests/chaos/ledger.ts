/** What must be found at the end, in our books and at the vendors: nothing lost, nothing doubled. */
import type { World } from './world.ts';

export interface Expected {
  orderId: string;
  mail: string;
  status: string;
  /** Each ordered at the registrar exactly once. */
  names: string[];
  /** Further years of each name. */
  renewals?: number;
  /** Euro cents, in the order in which they were paid. */
  charges: number[];
  refunds: number[];
  /** Invoices and credit notes together. */
  documents: number;
  /** By kind: how many of the outbox, each sent, and arrived once at the mail server. */
  mails: Record<string, number>;
  /** Kinds that the customer may have asked for more than once. */
  mayRepeat?: string[];
}
export interface Verdict {
  lost: string[];
  doubled: string[];
}

/** Our books and the vendors'. */
export type Books = Pick<World, 'rows' | 'stripe' | 'registrar' | 'mail' | 'eInvoices'>;

/** Nothing waits any more; of a product that runs, `waiting: 'later'` may wait for a time to come. */
export async function audit(
  world: Books,
  expected: Expected[],
  { waiting = 'nothing' }: { waiting?: 'nothing' | 'later' } = {},
): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [] };
  for (const each of expected) await auditOrder(world, each, verdict);
  await auditHouse(world, verdict, waiting === 'later' ? 'and start_after <= now()' : '');
  return verdict;
}

/** Compares how often something is there with how often it must be. */
function weigh({ lost, doubled }: Verdict, what: string, found: number, wanted: number): void {
  if (found < wanted) lost.push(`${what}: ${found} of ${wanted}`);
  if (found > wanted) doubled.push(`${what}: ${found} instead of ${wanted}`);
}
/** What of a zone leads a browser somewhere. */
const LEADS = new Set(['A', 'AAAA', 'CNAME']);
const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);

async function auditOrder(world: Books, expected: Expected, verdict: Verdict): Promise<void> {
  const { orderId } = expected;
  const say = (what: string) => `${orderId} ${what}`;
  const rows = <Row extends object>(text: string) => world.rows<Row>(text, [orderId]);
  const [order] = await rows<{ state: string }>('select state from orders where id = $1');
  if (order?.state !== expected.status)
    verdict.lost.push(say(`is ${order?.state ?? 'gone'} instead of ${expected.status}`));

  const { customers, subscriptions, invoices, refunds } = world.stripe.state;
  const ours = <T extends { metadata: Record<string, string> | null }>(all: Iterable<T>) =>
    [...all].filter((each) => each.metadata?.['order_id'] === orderId);
  weigh(verdict, say('customers'), ours(customers.values()).length, 1);
  const held = ours(subscriptions.values());
  weigh(verdict, say('subscriptions'), held.length, 1);
  const paid = [...invoices.values()]
    .filter(
      (each) => each.status === 'paid' && each.amount_paid > 0 && held.some(({ id }) => id === subscriptionOf(each)),
    )
    .map((each) => each.amount_paid);
  const charged = await rows<{ amount: number }>('select amount from charges where order_id = $1 order by paid_at');
  weigh(verdict, say('payments at the provider'), paid.length, expected.charges.length);
  weigh(verdict, say('charges'), charged.length, expected.charges.length);
  weigh(verdict, say('cents charged'), sum(charged.map(({ amount }) => amount)), sum(expected.charges));
  weigh(verdict, say('cents paid at the provider'), sum(paid), sum(expected.charges));
  const back = ours(refunds.values()).map(({ amount }) => amount);
  weigh(verdict, say('refunds'), back.length, expected.refunds.length);
  weigh(verdict, say('cents given back'), sum(back), sum(expected.refunds));

  const { operations, zones } = world.registrar.state();
  for (const name of expected.names) {
    const orders = operations.filter(
      (each) =>
        each.domain === name &&
        ['REGISTER_DOMAIN', 'TRANSFER_IN_DOMAIN'].includes(each.type) &&
        each.status === 'SUCCESSFUL',
    );
    weigh(verdict, say(`orders of ${name}`), orders.length, 1);
    const years = operations.filter(
      (each) => each.domain === name && each.type === 'RENEW_DOMAIN' && each.status === 'SUCCESSFUL',
    );
    weigh(verdict, say(`years of ${name}`), years.length, expected.renewals ?? 0);
    const own = zones.filter((zone) => zone.name === `${name}.`);
    weigh(verdict, say(`zones of ${name}`), own.length, 1);
    // A name that came with mail has what was kept of it beside these (decision 0024).
    const hosts = new Set([`${name}.`, `www.${name}.`]);
    const addresses = own
      .flatMap(({ records }) => records)
      .filter(({ name: at, type }) => hosts.has(at) && LEADS.has(type));
    weigh(verdict, say(`addresses of ${name}`), addresses.length, 2);
  }
  const sites = await rows('select 1 from sites where order_id = $1');
  weigh(verdict, say('sites'), sites.length, 1);
  const documents = await rows('select 1 from invoices where order_id = $1');
  weigh(verdict, say('documents'), documents.length, expected.documents);
  await auditMails(world, expected, verdict);
}

const subscriptionOf = (invoice: { parent?: { subscription_details?: { subscription?: unknown } | null } | null }) =>
  invoice.parent?.subscription_details?.subscription;

async function auditMails(world: Books, expected: Expected, verdict: Verdict): Promise<void> {
  const written = await world.rows<{ kind: string; sent: boolean }>(
    'select kind, sent_at is not null as sent from mails where order_id = $1',
    [expected.orderId],
  );
  for (const kind of new Set([...written.map((each) => each.kind), ...Object.keys(expected.mails)])) {
    if (kind === 'operator-task') continue;
    const all = written.filter((each) => each.kind === kind);
    const wanted = expected.mails[kind] ?? 0;
    const most = expected.mayRepeat?.includes(kind) ? Math.max(wanted, all.length) : wanted;
    weigh(verdict, `${expected.orderId} mails "${kind}"`, all.length, most);
    weigh(verdict, `${expected.orderId} sent "${kind}"`, all.filter((each) => each.sent).length, most);
  }
  const inbox = world.mail.messages().filter((mail) => mail.to.includes(expected.mail));
  const told = written.filter(({ kind }) => kind !== 'operator-task').length;
  weigh(verdict, `${expected.orderId} inbox`, inbox.length, told);
}

/** What belongs to no single order: work left lying, numbers, files, files at the exchange. */
async function auditHouse(world: Books, verdict: Verdict, due: string): Promise<void> {
  const count = async (what: string, text: string) => {
    const [row] = await world.rows<{ n: number }>(text);
    if (row && row.n > 0) verdict.lost.push(`${what}: ${row.n}`);
  };
  await count('events not applied', 'select count(*)::int as n from inbox_events where applied_at is null');
  // A page is read a dozen times at most; the publishing that needs it is what goes on, and is looked at above.
  await count(
    'jobs failed for good',
    `select count(*)::int as n from failed_jobs where retried_at is null and name <> 'previews.build'`,
  );
  await count(
    'jobs that wait',
    `select count(*)::int as n from pgboss.job where state::text in ('created', 'retry', 'active') ${due}`,
  );
  await count(
    'documents not handed over',
    `select count(*)::int as n from e_invoices where state in ('waiting', 'sent')`,
  );
  await count('numbers left out', 'select (max(number) - count(*))::int as n from invoices');
  const [issued] = await world.rows<{ n: number }>('select count(*)::int as n from invoices');
  weigh(verdict, 'files at the exchange', world.eInvoices.files().length, issued?.n ?? 0);
  const names = world.eInvoices.files().map(({ number }) => number);
  weigh(verdict, 'numbers at the exchange', names.length, new Set(names).size);
}
