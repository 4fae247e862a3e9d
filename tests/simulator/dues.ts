/** What customers are owed, and who must hear of what: none of it may be missing when everything has come to rest. */
import { InvariantBroken, type Rule } from './trace.ts';
import type { World } from './world.ts';

/** What must not be there once nothing waits any more. */
export const OWED: Rule[] = [
  [
    'I1 each name that was paid is in work, or told as lost',
    `select name as what from orders o cross join lateral unnest(o.domains) as name
     where o.state in ('provisioning', 'live', 'past_due', 'suspended')
     and not exists (select 1 from domain_registrations d where d.order_id = o.id and d.domain = name)`,
  ],
  [
    'I2 names of a contract that is over are nobody’s to renew',
    `select d.domain as what from domain_registrations d join orders o on o.id = d.order_id
     where o.state in ('cancelled', 'withdrawn', 'refunded') and d.state = 'registered' and d.ended_at is null`,
  ],
  [
    'I3 the year of a name that was lost unpaid goes back when it is paid after all',
    `select d.domain as what from domain_registrations d join charges c on c.order_id = d.order_id and c.kind = 'renewal'
     where d.state = 'lost' and d.updated_at >= c.period_start and d.updated_at < c.paid_at and not exists (
       select 1 from refunds r where r.invoice_id = c.id and (r.amount is null or r.key like '%:lost-name:' || d.id || ':%'))`,
  ],
  [
    'W11 a withdrawal gives every payment back',
    `select c.id as what from orders o join charges c on c.order_id = o.id join subscriptions u on u.id = c.subscription_id
     where o.state = 'withdrawn' and c.amount > 0 and not exists (
       select 1 from refunds r where r.order_id = o.id and coalesce(r.invoice_id, case c.kind when 'first' then c.id end) = c.id)`,
  ],
];
export const DUES = [
  'I1 a dispute is with a person',
  'I5 a renewal is announced',
  'W11 a consumer may withdraw for fourteen days',
] as const;
const broken = (rule: (typeof DUES)[number], what: string): never => {
  throw new InvariantBroken(rule, what);
};
const DAY = 86_400_000;

export async function checkDues(world: World): Promise<void> {
  const tasks = new Set((await world.rows<{ key: string }>('select key from tasks')).map(({ key }) => key));
  const paid = await world.rows<{ id: string }>('select payment_id as id from charges where payment_id is not null');
  const ours = new Set(paid.map(({ id }) => id));
  const { disputes, charges } = world.stripe.state;
  for (const { id, charge, status } of disputes.values()) {
    if (status === 'won' || !ours.has(charges.get(charge)?.payment_intent ?? '')) continue;
    if (!tasks.has(`billing.disputed:${id}`)) broken('I1 a dispute is with a person', status);
  }
  const notices = await world.rows<{ order_id: string; day: string }>(
    `select order_id, left(occasion, 10) as day from mails where kind = 'renewal-notice'`,
  );
  const told = new Set(notices.map(({ order_id: order, day }) => `${order} ${day}`));
  for (const { orderId, day } of world.nearing.values())
    if (!told.has(`${orderId} ${day}`)) broken('I5 a renewal is announced', day);
  // Cod. cons., art. 52: the fourteenth day counts whole, and ends in Italy an hour or two before it does in UTC.
  for (const { paidAt, until } of world.withdrawable.values())
    if (until.getTime() < Math.floor(paidAt.getTime() / DAY + 15) * DAY - 2 * 3_600_000 - 1)
      broken('W11 a consumer may withdraw for fourteen days', `${paidAt.toISOString()}: ${until.toISOString()}`);
}

/** After a run of the clock that nothing spoiled: the renewals of which it must have told. */
export async function noteNearing(world: World): Promise<void> {
  const now = world.clock.now();
  const rows = await world.rows<{ order_id: string; day: string }>(
    `select order_id, to_char(current_period_end at time zone 'UTC', 'YYYY-MM-DD') as day from subscriptions
     where ended_at is null and cancel_at is null and current_period_end > $1 and current_period_end <= $2`,
    [now, new Date(now.getTime() + 44 * DAY)],
  );
  for (const { order_id: orderId, day } of rows) world.nearing.set(`${orderId} ${day}`, { orderId, day });
}
