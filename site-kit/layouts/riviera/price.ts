import type { SectionOf, Text } from '../../document.ts';
import { withoutLink } from '../parts/without-link.ts';

/** The last amount of a price as the page writes it: "από 1.200 €" is 1200; null where it names none. */
function amountOf(price: string): number | null {
  const last = price.match(/(?<!\d)\d+(?:[.,\s\u00a0\u202f]\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu)?.at(-1);
  if (!last) return null;
  const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(last) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, '')}.${cents}`);
}

/** The entry of the lowest price, with its own words; null unless every entry has a price to compare. */
export function cheapest({ groups }: SectionOf<'list'>): { name: Text; price: Text } | null {
  const priced = groups
    .flatMap(({ items }) => items)
    .map(({ name, price }) => ({ name, price, amount: price ? amountOf(price.value) : null }));
  const [first] = priced.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
  return first?.price && first.amount !== null ? { name: withoutLink(first.name), price: first.price } : null;
}
