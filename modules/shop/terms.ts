import { createHash } from 'node:crypto';
import { lawText, purchaseOf } from '../../site-kit/shop/law.ts';
import { sellerFacts } from '../../site-kit/shop/seller.ts';
import { nameOf, type Shop } from './find-shop.ts';
import { offeredIn } from './gaps.ts';

/**
 * By which it is told whether what a buyer was shown still holds, their order's price aside: what the law says of these variants, what its
 * owner says of collecting or of this way of delivery, for how long it is kept, and who sells.
 */
export function termsOf(shop: Shop, variants: readonly string[], way: string | null): string {
  const { site, settings, mode, deliveries } = shop;
  const { document: doc } = site;
  const offered = new Map(
    offeredIn(shop).flatMap((product) => product.variants.map((variant) => [variant.id, { product, variant }])),
  );
  const lines = variants.flatMap((id) => {
    const found = offered.get(id);
    return found ? [{ name: nameOf(found.product, found.variant), withdrawal: found.product.withdrawal }] : [];
  });
  const delivery = deliveries.find(({ id }) => id === way) ?? null;
  const shown = {
    law: lawText(lines, doc.lang, purchaseOf({ mode, delivery })),
    delivery,
    note: settings.note,
    days: settings.keepDays,
    seller: [doc.name.value, ...sellerFacts(doc).map(({ text }) => text.value)],
  };
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}
