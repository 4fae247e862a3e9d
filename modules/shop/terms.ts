import { createHash } from 'node:crypto';
import { lawText } from '../../site-kit/shop/law.ts';
import { nameOf, offeredIn, type Shop } from './find-shop.ts';

/**
 * By which it is told whether what a buyer was shown still holds, their order's price aside: what the law says of these variants, what its
 * owner says of collecting, for how long it is kept, and who sells.
 */
export function termsOf(shop: Shop, variants: readonly string[]): string {
  const { site, settings, mode } = shop;
  const { document: doc } = site;
  const offered = new Map(
    offeredIn(shop).flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }])),
  );
  const lines = variants.flatMap((id) => {
    const found = offered.get(id);
    return found ? [{ name: nameOf(found.product, found.variant), withdrawal: found.product.withdrawal }] : [];
  });
  const shown = {
    law: mode === 'paid' ? lawText(lines, doc.lang) : [],
    note: settings.note,
    days: settings.keepDays,
    seller: [doc.name, ...doc.footer.legal].map(({ value }) => value),
  };
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}
