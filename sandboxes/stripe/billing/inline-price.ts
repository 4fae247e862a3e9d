import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { requireIn, type Change } from '../desk.ts';
import { buildPrice, buildProduct, type Price } from '../objects/catalogue.ts';
import { integer, metadata, text } from '../params.ts';

export const interval = z.enum(['day', 'week', 'month', 'year']);
export const recurring = z.strictObject({ interval, interval_count: integer.default(1) });
export const taxBehavior = z.enum(['inclusive', 'exclusive', 'unspecified']);

/** A price made for one line alone. */
export const inlinePrice = z.strictObject({
  currency: z.string().length(3),
  product: z.string().optional(),
  product_data: z.strictObject({ name: text, description: text.optional(), metadata: metadata.default({}) }).optional(),
  unit_amount: integer.pipe(z.number().min(0).max(99_999_999)),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.default('unspecified'),
});
export type InlinePrice = z.output<typeof inlinePrice>;

/** Makes the price, inactive as the vendor's are, and its product where that is given in line too. */
export function pricedBy({ state, now }: Change, data: InlinePrice, at: string): Price {
  if ((data.product === undefined) === (data.product_data === undefined)) {
    throw invalid('You must specify exactly one of: product, product_data.', at, 'parameter_missing');
  }
  const product =
    data.product_data === undefined
      ? requireIn(state.products, data.product ?? '', (id) => noSuch('product', id, `${at}[product]`))
      : buildProduct({ ...data.product_data, created: now });
  state.products.set(product.id, product);
  const price = buildPrice({
    product: product.id,
    unitAmount: data.unit_amount,
    currency: data.currency,
    recurring: data.recurring ?? null,
    taxBehavior: data.tax_behavior,
    active: false,
    created: now,
  });
  state.prices.set(price.id, price);
  return price;
}
