import { and, arrayOverlaps, eq, sql, type SQL } from 'drizzle-orm';
import { charges, checkoutSessions, subscriptions } from '../../billing/tables.ts';
import { domainRegistrations } from '../../domains/tables.ts';
import { codeForms } from '../../ordering/cart/code-forms.rules.ts';
import { MAIL_OF_ORDER, orderAttributions, orders, PHONE_OF_ORDER, WORDS_OF_ORDER } from '../../ordering/tables.ts';
import { users } from '../../identity/tables.ts';
import { invoices } from '../../invoicing/tables.ts';
import { marksOf, type DataKeys } from '../../../platform/seal.ts';
import { fold, wordsQuery } from '../../../platform/fold.ts';

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
  [
    /^\d{1,7}\/\d{4}$/,
    (id) => {
      const [number = '', year = ''] = id.split('/');
      return sql`${orders.id} in (select order_id from ${invoices} where ${and(eq(invoices.year, Number(year)), eq(invoices.number, Number(number)))})`;
    },
  ],
];

/** Figures that may be a telephone's, as people write it; national and international forms end alike. */
const PHONE = /^\+?[\d\s()./-]{6,24}$/;
const FEWEST_FIGURES = 6;
const FEWEST_IN_CODE = 5;
/** A tax code as people write it, in one piece or with spaces, dots and dashes. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9 .-]{6,22}$/;

const byPhone = (text: string): SQL | null => {
  const figures = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (!PHONE.test(text) || figures.length < FEWEST_FIGURES) return null;
  const backwards = [...figures].toReversed().join('');
  return sql`select id from ${orders} where ${sql.raw(PHONE_OF_ORDER)} like ${`${backwards}%`}`;
};
const byCode = (text: string, keys: DataKeys): SQL | null => {
  if (!CODE.test(text) || text.replaceAll(/\D/g, '').length < FEWEST_IN_CODE) return null;
  const marks = codeForms(text).flatMap((form) => marksOf(keys, form));
  return sql`select id from ${orders} where ${arrayOverlaps(orders.taxMarks, marks)}`;
};
const byPage = (text: string): SQL | null =>
  /^\d{5,}$/.test(text) ? sql`select id from ${orders} where ${eq(orders.pageId, text)}` : null;
/** Orders that are the sale of an agent whom `condition` means: few people, so that no index is asked. */
const byAgent = (condition: SQL): SQL =>
  sql`select order_id from ${orderAttributions} where agent_id in (select ${users.id} from ${users} where ${condition})`;

const inAny = (...ways: (SQL | null)[]): SQL => {
  const taken = ways.filter((way) => way !== null);
  return sql`${orders.id} in (${sql.join(taken, sql` union `)})`;
};

/**
 * What somebody typed to find orders, as a condition that an index answers; null when it holds nothing to look for.
 * `keys`: tax codes are found whole, by the marks that these keys make.
 */
export function findOrders(typed: string, keys: DataKeys): SQL | null {
  const text = typed.trim();
  const byId = BY_ID.find(([shape]) => shape.test(text));
  if (byId) return byId[1](text);
  if (text.includes('@')) {
    const own = sql`select id from ${orders} where ${sql.raw(MAIL_OF_ORDER)} like ${startsWith(text)}`;
    return inAny(own, byAgent(sql`${users.email} like ${startsWith(text)}`));
  }
  const figures = [byPhone(text), byCode(text, keys), byPage(text)];
  const words = wordsOf(text);
  if (figures.some((way) => way !== null)) return inAny(...figures, words);
  if (/^[^\s.]+\.\S*$/.test(text)) {
    const name = text.toLowerCase();
    const registered = sql`select order_id from ${domainRegistrations} where ${domainRegistrations.domain} like ${startsWith(text)}`;
    // Before the payment a name stands in the cart only.
    const wished = sql`select id from ${orders} where domains @> array[${name}]`;
    // "anna.rossi" is no name but the beginning of an address.
    const mails = sql`select id from ${orders} where ${sql.raw(MAIL_OF_ORDER)} like ${startsWith(text)}`;
    return inAny(registered, wished, mails);
  }
  if (!words) return null;
  const agents = sql.raw(`to_tsvector('simple', ${FOLDED_NAME}) @@ to_tsquery('simple', '${wordsQuery(fold(text))}')`);
  return inAny(words, byAgent(agents));
}

const FOLDED_NAME = `regexp_replace(normalize(name, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
// Folded text holds letters, numbers and spaces only; written out, so that the planner knows how rare the words are.
function wordsOf(text: string): SQL | null {
  const folded = fold(text);
  return folded
    ? sql`select id from ${orders} where ${sql.raw(`${WORDS_OF_ORDER} @@ to_tsquery('simple', '${wordsQuery(folded)}')`)}`
    : null;
}
