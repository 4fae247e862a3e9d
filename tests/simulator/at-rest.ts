/** What must be so when everything that was under way is done: nobody lost, nothing doubled, our books the vendors' books. */
import { checkDues, DUES, OWED } from './dues.ts';
import { checkLetterBooks, checkShopBooks } from './pro/books.ts';
import { COUNTED, LETTERS } from './pro/letter-rules.ts';
import { checkCounted } from './pro/letters-kept.ts';
import { APART, BOOKS, PRO_OWED } from './pro/rules.ts';
import { checkPromises, PROMISES } from './promises.ts';
import { InvariantBroken, type Rule } from './trace.ts';
import type { World } from './world.ts';

/** What must not be there once nothing waits any more. */
const NEVER: Rule[] = [
  ['I1 every event was followed', `select type as what from inbox_events where applied_at is null`],
  [
    'I1 a paid order is live, over, or with a person',
    `select o.state as what from orders o where o.state in ('complete', 'provisioning')
     and not exists (select 1 from tasks t where t.subject = o.id and t.resolved_at is null)
     and not exists (select 1 from domain_registrations d where d.order_id = o.id and d.state in ('submitted', 'wanted') and d.waits_for is not null)`,
  ],
  [
    'I1 work that was given up is with a person',
    `select f.name as what from failed_jobs f where f.retried_at is null
     and not exists (select 1 from tasks t where t.kind = 'jobs.failed' and t.resolved_at is null)`,
  ],
  [
    'I1 a refund is done, or failed and with a person',
    `select r.status as what from refunds r where r.done_at is null and (r.failed_at is null
       or not exists (select 1 from tasks t where t.key = 'billing.refund-failed:' || r.key))`,
  ],
  [
    'I4 one credit note for each refund of an invoice',
    `select r.key as what from refunds r join charges c on c.id = r.invoice_id where r.done_at is not null and r.failed_at is null and r.status <> 'covered'
     and not exists (select 1 from invoices i where i.source = 'refund:' || r.key)
     -- What a bank sent back was credited before, and is credited once.
     and (select coalesce(sum(n.gross), 0) from invoices i join invoices n on n.corrects = i.id where i.source = 'charge:' || c.id) < c.amount`,
  ],
  [
    'I5 a mail that was written was sent, or refused and with a person',
    `select m.kind as what from mails m where m.sent_at is null and (m.refused_at is null
       or (m.kind <> 'operator-task' and not exists (select 1 from tasks t where t.kind = 'notifications.undeliverable' and t.subject = m.order_id)))`,
  ],
  [
    'I7 an order that is over has nothing that runs',
    `select o.state as what from orders o join subscriptions u on u.order_id = o.id
     where o.state in ('cancelled', 'withdrawn', 'refunded') and u.ended_at is null`,
  ],
  [
    'W12 a consumer who was not told of a renewal in time may leave it, and nobody else',
    `select c.id as what from charges c join orders o on o.id = c.order_id
     left join penalty_free_cancellations x on x.charge_id = c.id
     where c.kind = 'renewal' and (x.charge_id is null) is distinct from (o.type <> 'customer' or exists (
       select 1 from mails m where m.kind = 'renewal-notice' and m.order_id = o.id and m.bounced_at is null and m.refused_at is null
       and m.occasion like to_char(c.period_start at time zone 'UTC', 'YYYY-MM-DD') || '%'
       and m.sent_at <= c.period_start - interval '30 days'))`,
  ],
  [
    'I1 nobody is asked about an order that was given back',
    `select t.kind as what from tasks t join withdrawals w on w.order_id = t.subject
     where t.kind = 'domains.failed' and t.resolved_at is null`,
  ],
  ...OWED,
  ...PRO_OWED,
];
const QUERY = NEVER.map(([, sql], n) => `select ${n} as broken, what::text from (${sql}) as rule_${n}`).join(
  ' union all ',
);
/** The names of all that is looked at when nothing waits any more. */
export const REST_RULES = [
  ...NEVER.map(([invariant]) => invariant),
  'I1 nothing paid is lost',
  'I1 nothing waits for ever',
  'I2 a name of ours is in our account',
  'I2 a name whose money went back is not ours',
  'I2 a paid year is bought',
  'I3 one running subscription for an order',
  'I4 a document is handed over once',
  'I5 a mail of a kind once for an order',
  'I5 a mail that was sent arrived',
  'I5 a mail arrives once',
  'I9 credit notes are the provider’s refunds',
  'I9 our ledger is the provider’s',
  'I3 what runs here runs at the provider, and nothing else',
  'I2 a name that is told as lost is not ours',
  ...PROMISES,
  ...DUES,
  APART,
  BOOKS,
  LETTERS,
  COUNTED,
];
const broken = (invariant: string, what: string): never => {
  throw new InvariantBroken(invariant, what);
};

export async function checkAtRest(world: World): Promise<void> {
  const [found] = await world.rows<{ broken: number; what: string }>(QUERY);
  if (found) broken(NEVER[found.broken]?.[0] ?? 'unknown', found.what);
  const stuck = world.queue.stuck();
  if (stuck) broken('I1 nothing waits for ever', stuck.name);
  await checkPayments(world);
  await checkLedger(world);
  await checkNames(world);
  await checkMails(world);
  await checkExchange(world);
  await checkPromises(world);
  await checkDues(world);
  await checkShopBooks(world);
  await checkLetterBooks(world);
  await checkCounted(world);
}

/** I1 and I3: every paid form is one order's, or all of its money went back. */
async function checkPayments(world: World): Promise<void> {
  const { sessions, subscriptions } = world.stripe.state;
  const ours = await world.rows<{ order_id: string; id: string; state: string; ended: boolean }>(
    'select u.order_id, u.id, o.state, u.ended_at is not null as ended from subscriptions u join orders o on o.id = u.order_id',
  );
  const running = new Map<string, number>();
  for (const { id, metadata, status } of subscriptions.values()) {
    if (status === 'canceled' || status === 'incomplete_expired') continue;
    const order = metadata['order_id'] ?? '';
    running.set(order, (running.get(order) ?? 0) + 1);
    if (!ours.some((row) => row.id === id)) broken('I1 nothing paid is lost', 'a subscription without an order');
  }
  for (const { id, ended, state } of ours) {
    const theirs = subscriptions.get(id)?.status;
    if (ended !== (theirs === 'canceled'))
      broken('I3 what runs here runs at the provider, and nothing else', `${state}: ${theirs}, ended here: ${ended}`);
  }
  for (const times of running.values()) if (times > 1) broken('I3 one running subscription for an order', `${times}`);
  for (const session of sessions.values()) {
    if (session.status !== 'complete' || session.payment_status !== 'paid') continue;
    const id = String(session.subscription);
    if (ours.some((row) => row.id === id)) continue;
    const back = refundedOf(world, id);
    if (back >= session.amount_total) continue;
    // A bank did not take it: a person is told to send it another way.
    const told = await world.rows("select 1 from tasks where kind = 'billing.refund-failed' and subject = $1", [
      session.metadata['order_id'],
    ]);
    if (told.length === 0) broken('I1 nothing paid is lost', `${back} of ${session.amount_total} went back`);
  }
}

const invoicesOf = (world: World, subscription: string) =>
  [...world.stripe.state.invoices.values()].filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription,
  );

function refundedOf(world: World, subscription: string): number {
  const ids = new Set(invoicesOf(world, subscription).map(({ id }) => id));
  const intents = new Set(
    [...world.stripe.state.invoicePayments.values()]
      .filter(({ invoice }) => ids.has(invoice))
      .map(({ payment }) => payment.payment_intent),
  );
  return [...world.stripe.state.charges.values()]
    .filter(({ payment_intent: intent }) => intents.has(intent ?? ''))
    .reduce((sum, { amount_refunded: back }) => sum + back, 0);
}

/** I9: charges and refunds are the provider's, to the cent. */
async function checkLedger(world: World): Promise<void> {
  const charges = await world.rows<{ id: string; amount: number; tax: number; subscription_id: string }>(
    'select id, amount, tax, subscription_id from charges',
  );
  const ours = await world.rows<{ id: string }>('select id from subscriptions');
  for (const { id } of ours) {
    const paid = invoicesOf(world, id).filter(({ status, total }) => status === 'paid' && total > 0);
    const ledger = charges.filter((charge) => charge.subscription_id === id);
    const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
    const [theirs, mine] = [sum(paid.map(({ total }) => total)), sum(ledger.map(({ amount }) => amount))];
    if (theirs !== mine) broken('I9 our ledger is the provider’s', `${mine} of ${theirs}`);
  }
  const [given] = await world.rows<{ back: number }>(
    `select coalesce(sum(i.gross), 0)::int as back from invoices i where kind = 'credit-note'`,
  );
  const known = new Set(ours.map(({ id }) => id));
  const theirs = [...known].reduce((sum, id) => sum + refundedOf(world, id), 0);
  const failed = [...world.stripe.state.refunds.values()].filter(({ status }) => status === 'failed').length;
  const back = given?.back ?? 0;
  if (failed === 0 && back !== theirs) broken('I9 credit notes are the provider’s refunds', `${back} of ${theirs}`);
}

/** I2: a name that is an order's is in our account, and one that was given back is not. */
async function checkNames(world: World): Promise<void> {
  const held = new Map(world.registrar.state().domains.map((each) => [each.name, each]));
  const rows = await world.rows<{
    domain: string;
    state: string;
    paid_until: Date | null;
    ended_at: Date | null;
    troubled: boolean;
  }>(
    `select domain, state, paid_until, ended_at, exists (
       select 1 from tasks t where t.subject = d.order_id and t.kind like 'domains.%' and t.resolved_at is null) as troubled
     from domain_registrations d`,
  );
  for (const { domain, state, paid_until: paid, ended_at: ended, troubled } of rows) {
    const theirs = held.get(domain);
    if (state === 'registered' && !theirs && !ended && !troubled) broken('I2 a name of ours is in our account', domain);
    // Of two who paid for one name the first has it, or had it: one that ran out is in the account until the registry lets it go.
    const elsewhere = rows.some(
      (other) => other.domain === domain && ['registered', 'submitted', 'lost'].includes(other.state),
    );
    if (theirs && !elsewhere && state === 'refunded') broken('I2 a name whose money went back is not ours', domain);
    if (theirs && !elsewhere && state === 'failed') broken('I2 a name that is told as lost is not ours', domain);
    const year = theirs && new Date(theirs.expiresAt).getTime();
    const due = paid && !ended ? paid.getTime() - 8 * 86_400_000 : 0;
    if (state === 'registered' && year && year < due && !troubled) broken('I2 a paid year is bought', domain);
  }
}

/** I5: the mail server has every mail once, and the milestones are told once. */
async function checkMails(world: World): Promise<void> {
  const twice = await world.rows<{ kind: string }>(
    `select kind from mails where kind in ('order-link', 'payment-confirmed', 'site-live', 'subscription-ended', 'withdrawal-receipt')
     group by kind, order_id having count(*) > 1`,
  );
  if (twice[0]) broken('I5 a mail of a kind once for an order', twice[0].kind);
  const sent = await world.rows<{ id: string; kind: string }>('select id, kind from mails where sent_at is not null');
  const arrivals = world.mail.messages();
  const arrived = new Set(arrivals.map(({ messageId }) => messageId));
  const missing = sent.find(({ id }) => !arrived.has(id));
  if (missing) broken('I5 a mail that was sent arrived', missing.kind);
  const ours = new Set((await world.rows<{ id: string }>('select id from mails')).map(({ id }) => id));
  // Where the server's answer itself is lost (`lost@` of the sandbox), nobody can know: such a mail may come again.
  const known = arrivals.filter(({ to }) => !to.some((address) => address.startsWith('lost+')));
  const again = known.find(({ messageId }, at) => known.findLastIndex((each) => each.messageId === messageId) !== at);
  if (again) broken('I5 a mail arrives once', again.subject);
  if ([...arrived].some((id) => !ours.has(id))) broken('I5 a mail of a kind once for an order', 'one more arrived');
}

/** I4: the tax office's exchange was handed each file once. */
async function checkExchange(world: World): Promise<void> {
  const handed = new Set(
    (await world.rows<{ name: string }>('select file_name as name from e_invoices where file_name is not null')).map(
      ({ name }) => name,
    ),
  );
  const stray = world.eInvoices.files().find(({ filename }) => !handed.has(filename));
  if (stray) broken('I4 a document is handed over once', stray.number);
}

/** Whether a period that goes on here ended after that moment, when somebody last looked. */
export async function hasEndedSince(world: World, seen: number): Promise<boolean> {
  const text = `select 1 from subscriptions where ended_at is null and current_period_end > $1 and current_period_end <= $2`;
  return (await world.rows(text, [new Date(seen), world.clock.now()])).length > 0;
}
