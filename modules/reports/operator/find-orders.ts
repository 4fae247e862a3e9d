import { eq, sql, type SQL } from 'drizzle-orm';
import { charges, checkoutSessions, subscriptions } from '../../billing/tables.ts';
import { domainRegistrations } from '../../domains/tables.ts';
import { MAIL_OF_ORDER, orders, WORDS_OF_ORDER } from '../../ordering/tables.ts';
import { fold, wordsQuery } from '../../previews/fold.rules.ts';

const PATTERN = /[\\%_]/g;
const startsWith = (text: string) => `${text.toLowerCase().replace(PATTERN, '\\$&')}%`;

/** Ids that people copy from a mail, a log line or the card provider, and where each leads to its order. */
const BY_ID: [RegExp, (id: string) => SQL][] = [
  [/^ord_/, (id) => eq(orders.id, id)],
  [/^sub_/, (id) => sql`${orders.id} in (select order_id from ${subscriptions} where ${eq(subscriptions.id, id)})`],
  [/^in_/, (id) => sql`${orders.id} in (select order_id from ${charges} where ${eq(charges.id, id)})`],
  [/^pi_/, (id) => sql`${orders.id} in (select order_id from ${charges} where ${eq(charges.paymentId, id)})`],
  [
    /^cs_/,
    (id) => sql`${orders.id} in (select order_id from ${checkoutSessions} where ${eq(checkoutSessions.id, id)})`,
  ],
  [
    /^dom_/,
    (id) => sql`${orders.id} in (select order_id from ${domainRegistrations} where ${eq(domainRegistrations.id, id)})`,
  ],
  [/^\d{5,}$/, (id) => eq(orders.pageId, id)],
];

/** What somebody typed to find orders, as a condition that an index answers; null when it holds nothing to look for. */
export function findOrders(typed: string): SQL | null {
  const text = typed.trim();
  const byId = BY_ID.find(([shape]) => shape.test(text));
  if (byId) return byId[1](text);
  if (text.includes('@')) return sql`${sql.raw(MAIL_OF_ORDER)} like ${startsWith(text)}`;
  if (/^[^\s.]+\.\S*$/.test(text)) {
    const name = text.toLowerCase();
    const registered = sql`select order_id from ${domainRegistrations} where ${domainRegistrations.domain} like ${startsWith(text)}`;
    // Before the payment a name stands in the cart only.
    const wished = sql`select id from ${orders} where domains @> array[${name}]`;
    // "anna.rossi" is no name but the beginning of an address.
    const mails = sql`select id from ${orders} where ${sql.raw(MAIL_OF_ORDER)} like ${startsWith(text)}`;
    return sql`${orders.id} in (${registered} union ${wished} union ${mails})`;
  }
  const folded = fold(text);
  // Folded text holds letters, numbers and spaces only; written out, so that the planner knows how rare the words are.
  return folded ? sql.raw(`${WORDS_OF_ORDER} @@ to_tsquery('simple', '${wordsQuery(folded)}')`) : null;
}
