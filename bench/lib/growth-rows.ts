/** What a hundred thousand orders leave in the database: each with its history, mails, events, site, address and visits. */
import type { Product } from './product.ts';

/** Of the visits; whoever counts more of them counts on this day. */
export const GROWTH_DAY = '2026-06-01';
/** One order has these rows besides its own; the statements are filled with its number, `n`. */
const STATES = `(array['draft','awaiting_payment','live','live','live','cancelled'])[1 + n % 6]`;
const AT = `timestamptz '2026-01-01' + n * interval '7 minutes'`;
const ROWS = [
  `insert into orders (id, user_id, page_id, page_name, state, locale, type, billing, step, domains, created_at, updated_at)
   select 'ord_growth' || n, 'u', (900000 + n)::text, 'Trattoria ' || md5(n::text), ${STATES}, 'it', 'customer',
     jsonb_build_object('first_name', 'Nives', 'last_name', 'Gufi' || n, 'business_name', '', 'mail', 'n' || n || '@growth.example',
       'vat', '', 'ssn', '', 'phone', '', 'address', 'Via del Nido 8', 'zip', '40125', 'city', 'Bologna', 'province', 'BO', 'country', 'IT'),
     4, array['growth' || n || '.it'], ${AT}, ${AT} from series`,
  `insert into order_events (order_id, at, "from", "to", why, actor)
   select 'ord_growth' || n, ${AT}, 'draft', 'live', 'growth', 'job' from series, generate_series(1, 3)`,
  `insert into domain_registrations (id, order_id, domain, kind, state, contact, created_at, updated_at)
   select 'dom_growth' || n, 'ord_growth' || n, 'growth' || n || '.it', 'register', 'registered', '{}', ${AT}, ${AT} from series`,
  `insert into mails (id, kind, order_id, "to", lang, subject, text, html, created_at)
   select 'growth' || n || '-' || k, 'k' || k, 'ord_growth' || n, 'n@growth.example', 'it', 's', 't', 'h', ${AT} from series, generate_series(1, 3) k`,
  `insert into inbox_events (id, source, event_id, type, payload, received_at, applied_at)
   select 'inb_growth' || n || '-' || k, 'growth', n || '-' || k, 't', jsonb_build_object('sessionId', 'cs_growth' || n), ${AT}, ${AT} from series, generate_series(1, 3) k`,
  `insert into checkout_sessions (id, order_id, cart_hash, amount, status, created_at, expires_at)
   select 'cs_growth' || n, 'ord_growth' || n, 'h', 9900, 'complete', ${AT}, ${AT} from series`,
  `insert into audit_log (at, actor, action, subject, request_id)
   select ${AT}, 'growth', 'a', 'ord_growth' || n, 'r' from series, generate_series(1, 4)`,
  `insert into tasks (key, kind, subject, detail, opened_at, last_at, resolved_at)
   select 'growth:' || n, 'k', 'ord_growth' || n, 'd', ${AT}, ${AT}, case when n % 50 > 0 then ${AT} end from series where n % 5 = 0`,
  `insert into order_sessions (session_hash, order_id, created_at)
   select encode(sha256(rpad('growth' || n, 43, '_')::bytea), 'hex'), 'ord_growth' || n, ${AT} from series`,
  `insert into sites (id, order_id, page_id, name, slug, layout, lang, tier, status, current_version_id, created_at, updated_at)
   select 'sit_growth' || n, 'ord_growth' || n, (900000 + n)::text, 'Trattoria', 'growth' || n, 'tavola', 'it', 'premium', 'live', 'ver_growth' || n, ${AT}, ${AT} from series`,
  `insert into site_versions (id, site_id, content_hash, document, files, created_at)
   select 'ver_growth' || n, 'sit_growth' || n, 'h', '{}', '{}', ${AT} from series`,
  `insert into site_hosts (host, site_id, canonical, created_at) select 'growth' || n || '.it', 'sit_growth' || n, true, ${AT} from series`,
  `insert into site_visits (site_id, day, path, views, visits) select 'sit_growth' || n, '${GROWTH_DAY}', '/', 1, 1 from series`,
];
const AWAY = [
  `delete from site_visits where site_id like 'sit_growth%'`,
  `delete from site_hosts where site_id like 'sit_growth%'`,
  `delete from site_versions where site_id like 'sit_growth%'`,
  `delete from sites where id like 'sit_growth%'`,
  `delete from order_sessions where order_id like 'ord_growth%'`,
  `delete from tasks where key like 'growth:%'`,
  `delete from audit_log where subject like 'ord_growth%'`,
  `delete from checkout_sessions where id like 'cs_growth%'`,
  `delete from inbox_events where source = 'growth'`,
  `delete from mails where order_id like 'ord_growth%'`,
  `delete from domain_registrations where id like 'dom_growth%'`,
  `delete from order_events where why = 'growth'`,
  `delete from orders where id like 'ord_growth%'`,
];

/** Orders number `from` to `to` (both included). */
export async function addGrowth({ sql }: Product, from: number, to: number): Promise<void> {
  for (const statement of ROWS)
    await sql.query(`with series(n) as (select generate_series(${from}, ${to})) ${statement}`);
  await sql.query('vacuum analyze');
}

export async function removeGrowth({ sql }: Product): Promise<void> {
  for (const statement of AWAY) await sql.query(statement);
}
