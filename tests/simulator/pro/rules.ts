/**
 * What must be so of shops, bookings and newsletters of sites: rows that must not be there, after every step and when all has come to rest.
 * The numbers follow those of the product's own sales (docs/simulation.md).
 */
import type { Rule } from '../trace.ts';
import { LETTERS_NEVER, LETTERS_OWED } from './letter-rules.ts';

export const PRO_NEVER: Rule[] = [
  ...LETTERS_NEVER,
  [
    'I15 pieces are what moved them, and no more are promised than there are',
    `select v.id as what from shop_variants v
     left join (select variant_id, sum(stock_by) s, sum(reserved_by) r from shop_moves group by 1) m on m.variant_id = v.id
     left join (select l.variant_id, sum(l.quantity - l.withdrawn) n from shop_lines l join shop_orders o on o.id = l.order_id
       where o.state in ('placed', 'accepted', 'awaiting-payment', 'paid', 'ready') group by 1) h on h.variant_id = v.id
     where coalesce(v.stock, m.s, 0) <> coalesce(m.s, 0) or v.reserved <> coalesce(m.r, 0) or v.reserved <> coalesce(h.n, 0)
       or v.reserved < 0 or v.reserved > v.stock`,
  ],
  [
    'I16 what an order comes to is its lines and its delivery',
    `select o.id as what from shop_orders o join shop_lines l on l.order_id = o.id group by o.id, o.total, o.delivery
     having sum(l.cents * l.quantity) + coalesce((o.delivery->>'cents')::int, 0) <> o.total`,
  ],
  [
    'I16 a shop gives back at most what it took',
    `select p.id as what from takings_payments p join takings_refunds r on r.payment_id = p.id and r.state <> 'failed'
     group by p.id, p.amount, p.state having sum(r.amount) > p.amount or p.state <> 'paid'`,
  ],
  [
    'I16 a withdrawal gives back what its pieces cost, and what the books count is what the rows say',
    // The delivery goes back with the last of it (directive 2011/83/EU, art. 13.1); of what is paid at the door nothing before it was handed over.
    `select w.order_id as what from shop_withdrawals w left join shop_orders o on o.id = w.order_id left join (
       select t.order_id, t.nth, sum(t.pieces * l.cents) cents from shop_withdrawn_lines t
         join shop_lines l on l.order_id = t.order_id and l.variant_id = t.variant_id group by 1, 2
     ) t on t.order_id = w.order_id and t.nth = w.nth
     where not (o.mode = 'reserve' and w.amount = 0 and w.refunded_at is not null and (o.collected_at is null or w.declared_at <= o.collected_at))
     and w.amount <> coalesce(t.cents, 0) + case
       when exists (select from shop_lines l where l.order_id = w.order_id and l.withdrawn < l.quantity)
         or exists (select from shop_withdrawals later where later.order_id = w.order_id and later.nth > w.nth) then 0
       else coalesce((o.delivery->>'cents')::int, 0) end union all
     select w.order_id from shop_withdrawals w join shop_orders o on o.id = w.order_id where o.mode = 'reserve'
       and (o.delivery is null or o.sent_at is null and o.collected_at is null or w.amount > 0 and o.collected_at is null) union all
     select l.order_id from shop_lines l left join (select order_id, variant_id, sum(pieces) n from shop_withdrawn_lines group by 1, 2) t
       on t.order_id = l.order_id and t.variant_id = l.variant_id where l.withdrawn <> coalesce(t.n, 0) union all
     select p.id from takings_payments p left join (select payment_id, sum(amount) n from takings_refunds where state <> 'failed' group by 1) r
       on r.payment_id = p.id where p.given_back <> coalesce(r.n, 0)`,
  ],
  [
    'I17 what is sold by card has a rate, and says which text of the law its buyer read',
    `select o.id as what from shop_orders o join shop_lines l on l.order_id = o.id
     where o.mode = 'paid' and (l.vat is null or o.law_version is null) union all
     select l.order_id from shop_lines l where l.kind <> 'goods' and l.allergens is null`,
  ],
  [
    'I16 a deposit belongs to one booking, which says how much it is, and is booked only once it is paid',
    `select p.id as what from takings_payments p join bookings b on b.id = p.subject
     where p.purpose <> 'booking' or (b.deposit->>'amount')::int is distinct from p.amount union all
     select b.id from bookings b left join takings_payments p on p.subject = b.id and p.purpose = 'booking' where b.deposit is not null
     and (p.id is null or (b.state not in ('held', 'unpaid') and p.state <> 'paid'))`,
  ],
  [
    'I18 nobody, and no table, has two guests at one time',
    `select a.booking_id as what from booking_claims a join booking_claims b
     on a.person_id = b.person_id and a.booking_id < b.booking_id and a.from_at < b.to_at and b.from_at < a.to_at`,
  ],
  // Who has gone may have sat at a table that its owner made smaller since.
  [
    'I18 who has a table is there, and not more than it seats',
    `select b.id as what from bookings b join booking_claims c on c.booking_id = b.id join booking_people t on t.id = c.person_id
     where c.from_at <> b.starts_at or c.to_at <> b.ends_at
       or b.ends_at > (select max(at) from audit_log)
         and (t.seats_to < b.party or b.state not in ('held', 'asked', 'confirmed', 'arrived'))`,
  ],
  [
    'I18 places are taken by those who are booked, and no more than there are',
    `select l.site_id as what from booking_loads l left join (
       select s.site_id, s.slot, sum(b.party) n from booking_loads s join bookings b on b.site_id = s.site_id
         and b.state in ('held', 'asked', 'confirmed', 'arrived') and length(b.wall) > 10 and b.session_id is null and b.starts_at < s.slot + interval '15 minutes' and b.ends_at > s.slot group by 1, 2
     ) h on h.site_id = l.site_id and h.slot = l.slot
     where (l.taken <> coalesce(h.n, 0) or l.taken > l.places)
       and l.slot >= coalesce((select max(at) from audit_log), l.slot)`,
  ],
  [
    'I18 places of a session are those of its guests, and no more than there are',
    `select s.id as what from booking_sessions s left join (select session_id, sum(party) n from bookings
       where state in ('asked', 'confirmed', 'arrived', 'no-show') group by 1) b on b.session_id = s.id
     where s.taken <> coalesce(b.n, 0) or s.taken > s.places
       or (s.cancelled_at is not null and s.taken > 0)`,
  ],
  [
    'I18 what has no time, and a stay, holds nobody’s time',
    `select b.id as what from bookings b join booking_claims c on c.booking_id = b.id where length(b.wall) = 10`,
  ],
  [
    'I19 an instant is its wall time in its zone',
    `select id as what from bookings where left(to_char(starts_at at time zone zone, 'YYYY-MM-DD"T"HH24:MI'), length(wall)) <> wall
       or (last_day is not null and to_char(ends_at at time zone zone, 'YYYY-MM-DD') <> last_day::text)`,
  ],
  [
    'I23 rows of one site name none of another',
    `select o.id as what from shop_orders o join shop_lines l on l.order_id = o.id join shop_variants v on v.id = l.variant_id where v.site_id <> o.site_id union all
     select b.id from bookings b join booking_services s on s.id = b.service_id where s.site_id <> b.site_id union all
     select b.id from bookings b join booking_claims c on c.booking_id = b.id join booking_people p on p.id = c.person_id where p.site_id <> b.site_id union all
     select b.id from bookings b join booking_sessions s on s.id = b.session_id where s.site_id <> b.site_id union all
     select p.id from takings_payments p join shop_orders o on o.id = p.subject where o.site_id <> p.site_id union all
     select p.id from takings_payments p join bookings b on b.id = p.subject where b.site_id <> p.site_id union all
     select d.letter_id from news_deliveries d join news_letters l on l.id = d.letter_id join news_subscribers s on s.id = d.subscriber_id where s.site_id <> l.site_id`,
  ],
];

export const PRO_OWED: Rule[] = [
  ...LETTERS_OWED,
  [
    'I15 what is kept for a buyer ends',
    `select o.id as what from shop_orders o where o.state = 'awaiting-payment'
     or (o.mode = 'reserve' and o.state in ('placed', 'accepted', 'ready') and (o.delivery is null or o.state = 'placed') and o.kept_until < (select max(at) from audit_log) - interval '1 day')`,
  ],
  [
    'I16 what was paid in a shop is sold, or on its way back',
    `select p.id as what from takings_payments p join shop_orders o on o.id = p.subject where p.state = 'paid'
     and o.state not in ('paid', 'ready', 'collected', 'sent', 'delivered', 'withdrawn', 'refunded', 'cancelled-by-owner')
     and not exists (select 1 from takings_refunds r where r.payment_id = p.id)`,
  ],
  [
    'I16 a deposit that was paid is booked, or on its way back, and goes back where the place said no',
    `select b.id as what from bookings b join takings_payments p on p.subject = b.id and p.purpose = 'booking' where p.state = 'paid'
     and b.state in ('held', 'unpaid', 'refused', 'expired', 'cancelled-by-owner')
     and not exists (select 1 from takings_refunds r where r.payment_id = p.id) union all
     select b.id from bookings b where b.state = 'held'`,
  ],
  [
    'I17 a withdrawal has its receipt',
    `select w.order_id as what from shop_withdrawals w
     where (select count(*) from mails m where m.kind in ('shop-withdrawal', 'shop-door-withdrawal', 'shop-unpaid-withdrawal') and m.order_id = w.order_id
       and m.occasion = w.nth::text) <> 1`,
  ],
  [
    'I17 what a withdrawal owes has gone back by its last day, or its owner was told three times',
    `select order_id as what from shop_withdrawals where amount > 0 and refunded_at is null and reminded < 3
     and refund_by::date < (select max(at) from audit_log) - interval '2 days'`,
  ],
  [
    'I18 a request is answered, or ended at its hour',
    `select id as what from bookings where state = 'asked' and starts_at < (select max(at) from audit_log) - interval '1 day'`,
  ],
  [
    'I19 a guest is reminded of a time once',
    `select order_id as what from mails where kind = 'booking-reminder' group by order_id, occasion having count(*) > 1`,
  ],
];

/** Looked at by hand: what people could do and what they could not, and the provider's books. */
export const NO_NEW_ACT = 'I22 nothing new is done without the plan that holds it';
export const RIGHTS_HOLD = 'I22 a right is used in every state of the contract';
export const BOOKS = 'I16 what shops took and gave back is what the provider says, account by account';
export const APART = 'I16 nothing of a shop is on our account';
export const BY_KEY = 'I23 a key opens nothing of another site';
