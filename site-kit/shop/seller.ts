/** Who sells, and how they are reached: read before an order, and kept with it (directive 2011/83/EU, art. 6.1 b and c). Pure. */
import type { SiteDocument, Text } from '../document.ts';
import { find } from '../layouts/parts/find.ts';

/** What is said beside the name: legal lines, then telephone and mail address with where they lead, as far as the site has them. */
export function sellerFacts(doc: SiteDocument): { text: Text; href: string | null }[] {
  const contact = find(doc, 'contact');
  return [
    ...doc.footer.legal.map((text) => ({ text, href: null })),
    ...[contact?.phone, contact?.email].flatMap((way) => (way ? [{ text: way.label, href: way.href }] : [])),
  ];
}

/** Who makes what the business makes itself, as a product is to say it (regulation 2023/988, art. 19 a): who is behind it, where, and how to write to them. '' where the site does not tell who, and where that is longer than so many characters. */
export const makerOf = (doc: SiteDocument, longest: number): string => {
  const legal = doc.footer.legal.map(({ value }) => value);
  const mail = find(doc, 'contact')?.email;
  const lines = mail ? [...legal, mail.label.value] : legal;
  const said = legal.length === 0 ? '' : lines.join(', ').replaceAll(/\s/g, ' ');
  return said.length > longest ? '' : said;
};

/** A buyer who is to pay can call and can write. */
export function isReachable(doc: SiteDocument): boolean {
  const contact = find(doc, 'contact');
  return contact?.phone != null && contact.email !== null;
}
