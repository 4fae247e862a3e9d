import type { Fault } from '../../../site-kit/forms/ask-field.tsx';
import { DELIVERY_WORDS } from '../../../site-kit/shop/delivery-words.ts';
import { money } from '../../../site-kit/shop/money.ts';
import { said } from '../../../site-kit/shop/said.ts';
import { SHOP_WORDS } from '../../../site-kit/shop/words.ts';
import type { Shop } from '../find-shop.ts';
import { fieldOf, WAY_FIELD, type Review, type ReviewLine } from '../review-order.ts';
import { LIMITS } from '../schemas.ts';

/** What is wrong with what was chosen, in the language of the site, each at its field. */
export function faultsOf({ settings, site }: Shop, review: Review): Fault[] {
  const { lang } = site.document;
  const { error: words } = SHOP_WORDS[lang];
  const { error: own } = DELIVERY_WORDS[lang];
  const line = ({ fault, name, atMost, variant }: ReviewLine): Fault[] => {
    if (fault === null) return [];
    const text = { quantity: words.quantity, 'sold-out': words.soldOut, fewer: words.fewer, most: words.most }[fault];
    return [{ field: fieldOf(variant), text: said(text, { name, n: atMost ?? 0 }) }];
  };
  const all = (isWrong: boolean, text: string, field = ''): Fault[] => (isWrong ? [{ field, text }] : []);
  const price = (cents: number) => money(cents, settings.currency, lang);
  const { way } = review;
  return [
    ...all(review.lines.length === 0, words.nothing),
    ...all(review.missing, words.missing),
    ...all(review.tooMany, said(words.lines, { n: LIMITS.lines })),
    ...review.lines.flatMap(line),
    ...all(review.belowMinimum, said(words.minimum, { price: price(settings.minimum) })),
    ...all(review.wayIsGone, own.gone, WAY_FIELD),
    ...all(review.belowLeast, said(own.least, { name: way?.name ?? '', price: price(way?.least ?? 0) }), WAY_FIELD),
  ];
}
