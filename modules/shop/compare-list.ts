import { lettersOf } from '../../site-kit/shop/item-key.ts';
import type { FoundProduct, ListedItem } from './products-in.ts';
import type { QuestionKind } from './schemas.ts';
import type { Listed, Product, QuestionRow } from './tables.ts';

/** A product, put away or not, with the prices of its variants in cents. */
export interface Known extends Pick<
  Product,
  'id' | 'source' | 'gone' | 'active' | 'name' | 'detail' | 'category' | 'listed'
> {
  prices: readonly (number | null)[];
}
export type Asked = Pick<QuestionRow, 'kind' | 'subject' | 'productId' | 'item' | 'value' | 'said'>;
/** What a look at the list comes to. */
export interface Compared {
  /** By product, where it is another than before: the item that it is, and what is known of that. */
  moved: Map<string, { source: string; listed: Listed | null }>;
  /** Everything that is to be asked, also what is asked already; at most one of a kind about a subject. */
  asked: Asked[];
}

/** What a declined question is remembered by. */
export const nameOfQuestion = ({ kind, subject, value }: Pick<Asked, 'kind' | 'subject' | 'value'>): string =>
  JSON.stringify([kind, subject, value]);

/**
 * What the lists of a site say of what is sold, beside what its owner last agreed with. Nothing is changed by it but which item a product
 * is: the one of its key, else the only one of its name. Pure, and the order of items does not matter. `declined`: names of questions.
 */
export function compareList(
  items: readonly FoundProduct[],
  products: readonly Known[],
  declined: ReadonlySet<string>,
): Compared {
  const free = new Map(items.map((item) => [item.source, item]));
  const linked = new Map<Known, FoundProduct>();
  const link = (known: Known, item: FoundProduct) => void (linked.set(known, item), free.delete(item.source));
  const lost = () => products.filter((known) => known.source !== null && !linked.has(known));
  for (const known of products) {
    const item = free.get(known.source ?? '');
    if (item) link(known, item);
  }
  const named = pairs(
    lost(),
    free,
    (known) => wordsOf(known).name,
    ({ listed }) => listed.name,
  );
  for (const [known, item] of named) link(known, item);

  const compared: Compared = { moved: new Map(), asked: [] };
  const ask = (
    kind: QuestionKind,
    known: Known | null,
    { source, listed }: Pick<FoundProduct, 'source' | 'listed'>,
  ) => {
    const subject = known?.id ?? source;
    const value = valueOf(kind, listed);
    if (declined.has(nameOfQuestion({ kind, subject, value }))) return false;
    compared.asked.push({ kind, subject, productId: known?.id ?? null, item: source, value, said: listed });
    return true;
  };
  for (const [known, item] of linked) {
    const listed = known.gone ? known.listed : agreed(known, item, ask);
    if (known.source !== item.source || listed !== known.listed)
      compared.moved.set(known.id, { source: item.source, listed });
  }
  // Where one item has left a group and another has come at the same price, it may be the same: its owner knows.
  const away = lost().filter(({ gone, active, listed }) => !gone && active && listed?.here === true);
  const renamed = new Set<Known>();
  for (const [known, item] of pairs(away, free, placeOf, ({ listed }) => placeOf({ listed })))
    if (ask('words', known, item)) {
      renamed.add(known);
      free.delete(item.source);
    }
  // A list that is hidden, or empty, says nothing of its items.
  const shown = new Set(items.map(({ listed }) => listed.list));
  for (const known of away)
    if (known.listed && shown.has(known.listed.list) && !renamed.has(known))
      ask('gone', known, { source: known.source ?? '', listed: known.listed });
  for (const item of free.values()) ask('new', null, item);
  return compared;
}

type Ask = (kind: QuestionKind, known: Known, item: FoundProduct) => boolean;
/** What is agreed of an item from now on, without a question; asks about the rest. The same value where nothing moves. */
function agreed(known: Known, item: FoundProduct, ask: Ask): Listed | null {
  const before = known.listed;
  const now: Listed = { ...item.listed, here: true };
  if (before === null) return now;
  // Of a product with several prices nobody knows which one the list means.
  const isOne = known.prices.length === 1;
  const cents = isOne ? now.cents : null;
  const priced = { ...item, listed: { ...item.listed, cents } };
  if (!before.here && !known.active) {
    ask('new', known, priced);
    return before;
  }
  const [only = null] = isOne ? known.prices : [];
  const isPriceKnown =
    samePrice(before, now) ||
    samePrice(before, priced.listed) ||
    now.price === '' ||
    (cents === null ? only === null && isOne : cents === only);
  const areWordsKnown = sameWords(before, now) || sameWords(known, now);
  if (!isPriceKnown) ask('price', known, priced);
  if (!areWordsKnown) ask('words', known, item);
  const next: Listed = {
    ...now,
    ...(areWordsKnown ? {} : { name: before.name, detail: before.detail }),
    ...(isPriceKnown ? {} : { price: before.price, cents: before.cents }),
  };
  return JSON.stringify(next) === JSON.stringify(inOrder(before)) ? before : next;
}
/** As a database gives it back, keys have another order. */
const inOrder = ({ list, name, detail, category, price, cents, here }: Listed): Listed => ({
  list,
  name,
  detail,
  category,
  price,
  cents,
  here,
});

type Worded = Pick<ListedItem, 'name' | 'detail'>;
const wordsOf = ({ listed, name, detail }: Known): Worded => listed ?? { name, detail };
const sameWords = (one: Worded, other: Worded): boolean =>
  lettersOf(one.name) === lettersOf(other.name) && lettersOf(one.detail) === lettersOf(other.detail);
/** Signs count: "6,50" is not "650". */
const asWritten = (price: string): string => price.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
const samePrice = (one: ListedItem, other: ListedItem): boolean =>
  one.cents === other.cents && (one.cents !== null || asWritten(one.price) === asWritten(other.price));
/** Group and price; '' without a price that can be read. */
const placeOf = ({ listed }: Pick<Known, 'listed'> | { listed: ListedItem }): string =>
  listed === null || listed.cents === null ? '' : `${listed.cents} ${listed.category}`;

function valueOf(kind: QuestionKind, { name, detail, price, cents }: ListedItem): string {
  if (kind === 'price') return cents === null ? asWritten(price) : String(cents);
  return kind === 'words' ? `${lettersOf(name)} ${lettersOf(detail)}` : '';
}

/** Those that alone on their side have a name that alone on the other side has it. */
function pairs(
  products: readonly Known[],
  items: ReadonlyMap<string, FoundProduct>,
  nameOf: (known: Known) => string,
  nameOfItem: (item: FoundProduct) => string,
): [Known, FoundProduct][] {
  const byName = Map.groupBy(items.values(), (item) => lettersOf(nameOfItem(item)));
  return [...Map.groupBy(products, (known) => lettersOf(nameOf(known)))].flatMap(([name, [known, ...others]]) => {
    const [item, ...more] = byName.get(name) ?? [];
    const isOne = name !== '' && known && item && others.length === 0 && more.length === 0;
    return isOne ? [[known, item] satisfies [Known, FoundProduct]] : [];
  });
}
