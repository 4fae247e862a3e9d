/**
 * What must be so after every single step, whatever went wrong in it. Names are those of the list in docs/simulation.md.
 */
import { addYears, phaseOf } from '../../sandboxes/registrar/life-of-names.ts';
import { OWN_DEED, SILENCE } from './pro/letter-rules.ts';
import { checkDeeds, checkSilence } from './pro/letters-kept.ts';
import { BY_KEY, NO_NEW_ACT, PRO_NEVER, RIGHTS_HOLD } from './pro/rules.ts';
import { InvariantBroken, type Rule } from './trace.ts';
import type { World } from './world.ts';

const NEVER: Rule[] = [
  [
    'I10 one business, one sale',
    `select page_id as what from orders where not sale_exception
     and state in ('complete', 'provisioning', 'live', 'past_due', 'suspended') group by page_id having count(*) > 1`,
  ],
  [
    'I3 refunds are at most the charges',
    `select c.id as what from charges c join refunds r on r.invoice_id = c.id and r.done_at is not null and r.failed_at is null
     group by c.id, c.amount having sum(coalesce(r.given, r.amount, c.amount)) > c.amount`,
  ],
  [
    'I4 numbers of documents have no gap and no double',
    `select year::text as what from invoices group by year having count(*) <> max(number) or min(number) <> 1`,
  ],
  [
    'I4 a document is what was paid, to the cent',
    `select c.id as what from charges c left join invoices i on i.source = 'charge:' || c.id
     where i.gross is distinct from c.amount or i.vat is distinct from c.tax or i.net + i.vat <> i.gross`,
  ],
  [
    'I4 credit notes are at most their invoice',
    `select i.id as what from invoices i join invoices n on n.corrects = i.id group by i.id having sum(n.gross) > i.gross`,
  ],
  [
    'I7 a site is on show while its order is entitled, and not otherwise',
    `select o.state || '/' || s.status as what from orders o join sites s on s.order_id = o.id
     where (o.state in ('complete', 'provisioning', 'live', 'past_due') and s.status not in ('reserved', 'live'))
        or (o.state = 'suspended' and s.status not in ('suspended', 'reserved'))
        or (o.state in ('cancelled', 'withdrawn', 'refunded') and s.status <> 'closed')`,
  ],
  [
    'I1 a paid order has its subscription and its site in the same transaction',
    `select o.id as what from orders o where o.state not in ('draft', 'awaiting_payment', 'cancelled')
     and (not exists (select 1 from subscriptions u where u.order_id = o.id)
       or not exists (select 1 from sites s where s.order_id = o.id))`,
  ],
  [
    'I8 no code of a transfer outlives its order to the registrar',
    `select domain as what from domain_registrations where authcode is not null and state <> 'wanted'
     union all select id from orders where authcode is not null and paid_at is not null`,
  ],
  ...PRO_NEVER,
  ['I6 one name, one site', `select host as what from site_hosts group by host having count(distinct site_id) > 1`],
];
/** By whose payments the years of a name are bought. */
const OWN_SUBSCRIPTION = `select distinct d.domain, u.id from domain_registrations d join subscriptions u on u.order_id = d.order_id`;
/** Each with the tables it reads: where none of them was written to, what was so is so. */
const RULES = NEVER.map(([invariant, sql], n) => ({
  invariant,
  sql: `select ${n} as broken, what::text from (${sql}) as rule_${n}`,
  tables: Array.from(sql.matchAll(/(?:from|join) (\w+)/g), ([, table = '']) => table),
}));

/** The names of all that is looked at after every step. */
export const STEP_RULES = [
  ...RULES.map(({ invariant }) => invariant),
  'I2 a name is ordered once',
  'I2 a year is bought once',
  'I14 strangers are refused',
  BY_KEY,
  NO_NEW_ACT,
  RIGHTS_HOLD,
  SILENCE,
  OWN_DEED,
];

/** Everything (`whole`), or what depends on tables that have changed since the last time. */
export async function checkSafety(world: World, { whole = false } = {}): Promise<void> {
  const rules = RULES.filter(({ tables }) => whole || tables.some((table) => world.changed.has(table)));
  const answered = whole || world.changed.has('news_consents');
  world.changed.clear();
  for (const what of world.trespasses) {
    const own = [BY_KEY, NO_NEW_ACT, RIGHTS_HOLD].find((rule) => what.startsWith(rule));
    throw new InvariantBroken(own ?? 'I14 strangers are refused', what);
  }
  if (rules.length > 0) {
    const text = rules.map(({ sql }) => sql).join(' union all ');
    const [found] = await world.rows<{ broken: number; what: string }>(text, [], nameOf(text));
    if (found) throw new InvariantBroken(NEVER[found.broken]?.[0] ?? 'unknown', found.what);
  }
  checkSilence(world);
  if (answered) await checkDeeds(world);
  await checkVendors(world);
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `safety_${names.size}`;
  names.set(text, name);
  return name;
}

/** The same of what really happened at the vendors. */
async function checkVendors(world: World): Promise<void> {
  for (const { id, amount, amount_refunded: back } of world.stripe.state.charges.values()) {
    if (back > amount) throw new InvariantBroken('I3 refunds are at most the charges', `${id} at the provider`);
  }
  /** When what was bought of a name ends; whoever buys it before the registry has let it go buys it twice. */
  const ends = new Map<string, number>();
  const years = new Map<string, number>();
  for (const { domain, type, status, submittedAt, updatedAt } of world.registrar.state().operations) {
    if (status === 'FAILED') continue;
    const expiresAt = ends.get(domain);
    if (type === 'REGISTER_DOMAIN' || type === 'TRANSFER_IN_DOMAIN') {
      if (expiresAt !== undefined && phaseOf({ name: domain, expiresAt }, submittedAt) !== 'gone')
        throw new InvariantBroken('I2 a name is ordered once', domain);
      // One year, as I12 wants it.
      ends.set(domain, addYears(updatedAt, 1));
    }
    if (type === 'RENEW_DOMAIN') {
      years.set(domain, (years.get(domain) ?? 0) + 1);
      ends.set(domain, addYears(expiresAt ?? updatedAt, 1));
    }
  }
  if (years.size === 0) return;
  const owners = await world.rows<{ domain: string; id: string }>(OWN_SUBSCRIPTION, [], 'own_subscription');
  for (const [domain, times] of years) {
    // The first year came with the registration; a name may be registered again after its order lost it.
    const mine = owners.filter((row) => row.domain === domain).map(({ id }) => paidPeriods(world, id));
    const most = mine.reduce((sum, periods) => sum + periods - 1, 0);
    if (times > most) throw new InvariantBroken('I2 a year is bought once', `${domain}: ${times} of ${most}`);
  }
}

const paidPeriods = (world: World, subscription: string): number =>
  [...world.stripe.state.invoices.values()].filter(
    ({ parent, status, billing_reason: reason }) =>
      parent?.subscription_details?.subscription === subscription &&
      status === 'paid' &&
      (reason === 'subscription_create' || reason === 'subscription_cycle'),
  ).length;
