/** What must be so of letters and of their readers: of who may get one, of how many may leave, and of what comes back. */
import type { Rule } from '../trace.ts';

/** Each moment at which a site handed anything over, and each letter that it has handed over. */
const HANDED = `handed as (
  select l.site_id, d.handed_at as at from news_deliveries d join news_letters l on l.id = d.letter_id where d.handed_at is not null
  union all select site_id, handed_at from news_welcomes where handed_at is not null
), received as (
  select l.site_id, d.handed_at, d.returned_at, d.complained_at from news_deliveries d join news_letters l on l.id = d.letter_id where d.handed_at is not null
)`;
/** Of the thirty days before `m.at`: what was known by then, and every letter of that very moment among those that were sent. */
const KNOWN_AT = `select count(*) sent, count(*) filter (where e.returned_at < m.at) returned, count(*) filter (where e.complained_at < m.at) complained
  from received e where e.site_id = m.site_id and e.handed_at <= m.at and e.handed_at > m.at - interval '720 hours'`;
/** Fewer than these are an accident (docs/newsletter.md, Limits). */
const STOPPED = `(h.returned >= 5 and h.returned > h.sent * 0.05 or h.complained >= 3 and h.complained >= h.sent * 0.003)`;
const SLOWED = `(h.returned >= 3 and h.returned > h.sent * 0.02)`;

/** Said of what people know, too (letters-kept.ts). */
export const SILENCE = 'I20 no letter goes to who left, and nothing to who complained or to where a letter came back';
export const COUNTED = 'I21 what comes back and each complaint is counted once, however often word of it comes';

export const LETTERS_NEVER: Rule[] = [
  [
    'I20 a letter stands on a consent that is confirmed, older than it and not withdrawn before it was handed over',
    `select d.letter_id as what from news_deliveries d left join news_consents c on c.id = d.consent_id
     where d.handed_at is not null and (c.kind is distinct from 'confirmed' or c.subscriber_id <> d.subscriber_id or c.at > d.handed_at
       or exists (select 1 from news_consents w where w.subscriber_id = d.subscriber_id and w.kind = 'withdrawn' and w.at > c.at and w.at < d.handed_at))`,
  ],
  [
    'I21 no site hands over more than its letters may in a month',
    `with ${HANDED} select site_id as what from (
       select site_id, count(*) over (partition by site_id order by at range between interval '719:59:59.999' preceding and current row) n from handed
     ) m where n > 500`,
  ],
  [
    SILENCE,
    `select m.id as what from mails m join news_consents c on c.subscriber_id = m.order_id and c.by in ('returned', 'complained')
     where m.kind like 'news-%' and m.created_at > c.at`,
  ],
  [
    COUNTED,
    `select subscriber_id as what from news_consents where by in ('returned', 'complained') group by 1 having count(*) > 1`,
  ],
  [
    'I21 a site whose letters come back, or are called spam, hands over nothing',
    `with ${HANDED} select m.site_id as what from (select distinct site_id, at from handed) m cross join lateral (${KNOWN_AT}) h where ${STOPPED}`,
  ],
  [
    'I21 no more leaves in a day than days of sending allow, and a quarter of it while letters come back',
    `with ${HANDED} select m.site_id as what from (
       select site_id, at, count(*) over (partition by site_id order by at range between interval '23:59:59.999' preceding and current row) n from handed
     ) m cross join lateral (${KNOWN_AT}) h cross join lateral (
       select count(distinct date_trunc('day', e.handed_at)) days from received e where e.site_id = m.site_id and e.handed_at < m.at - interval '24 hours'
     ) before where m.n > 12
     and m.n > ceil(coalesce((array[50, 100, 250, 500, 1000, 2000])[before.days + 1], 5000) / case when ${SLOWED} then 4.0 else 1 end)`,
  ],
];

export const LETTERS_OWED: Rule[] = [
  [
    'I20 a reader gets a letter once',
    `select letter_id as what from news_deliveries group by letter_id, subscriber_id having count(*) > 1`,
  ],
  [
    'I21 each row of a letter that has gone is final',
    `select d.letter_id as what from news_deliveries d join news_letters l on l.id = d.letter_id
     where l.state in ('sent', 'stopped') and d.state in ('queued', 'handed')`,
  ],
  ['I21 a letter that has begun comes to its end', `select id as what from news_letters where state = 'sending'`],
  [
    'I21 a site that stopped is with a person',
    `with ${HANDED}, word as (select site_id, returned_at as at from received where returned_at is not null
       union select site_id, complained_at from received where complained_at is not null)
     select m.site_id as what from word m cross join lateral (
       select count(*) sent, count(*) filter (where e.returned_at <= m.at) returned, count(*) filter (where e.complained_at <= m.at) complained
       from received e where e.site_id = m.site_id and e.handed_at <= m.at and e.handed_at > m.at - interval '720 hours'
     ) h where ${STOPPED} and not exists (select 1 from tasks t where t.key = 'newsletter.stopped:' || m.site_id)`,
  ],
];

/** Looked at by hand: what readers know, the books of the server of letters, and what the clock has begun. */
export const LETTERS = 'I20 what the server of letters took is what the rows say, each once';
export const OWN_DEED = 'I20 nobody confirms or leaves but by a deed of their own';
export const GO_ON = 'I21 the stop of one site delays no letter of another';
