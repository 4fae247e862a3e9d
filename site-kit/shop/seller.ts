/** Who sells, and how they are reached: read before an order, and kept with it (directive 2011/83/EU, art. 6.1 b and c). Pure. */
import type { SiteDocument, Text } from '../document.ts';
import { find } from '../layouts/parts/find.ts';

/** Name and legal lines, then telephone and mail address with where they lead, as far as the site has them. */
export function sellerOf(doc: SiteDocument): { text: Text; href: string | null }[] {
  const contact = find(doc, 'contact');
  return [
    ...[doc.name, ...doc.footer.legal].map((text) => ({ text, href: null })),
    ...[contact?.phone, contact?.email].flatMap((way) => (way ? [{ text: way.label, href: way.href }] : [])),
  ];
}

/** A buyer who is to pay can call and can write. */
export function isReachable(doc: SiteDocument): boolean {
  const contact = find(doc, 'contact');
  return contact?.phone != null && contact.email !== null;
}
