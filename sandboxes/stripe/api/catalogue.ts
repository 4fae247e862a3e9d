import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { changedFields } from '../changed-fields.ts';
import { requireIn, type Change } from '../desk.ts';
import { newId } from '../ids.ts';
import { asAsked, listPage } from '../lists.ts';
import { buildPrice, buildProduct, type Price, type Product } from '../objects/catalogue.ts';
import { orNull } from '../objects/customer.ts';
import { created, expand, flag, integer, metadata, noParams, page, text } from '../params.ts';
import { recurring, taxBehavior } from '../billing/inline-price.ts';
import { mergeMetadata } from './customers.ts';
import { route } from './route.ts';

const yes = (value: boolean | undefined, actual: boolean) => value === undefined || value === actual;

const productCreate = z.strictObject({
  id: z.string().optional(),
  name: text,
  description: text.optional(),
  metadata: metadata.default({}),
  expand,
});
const cleared = z.union([metadata, z.literal('')]).optional();
const productUpdate = z.strictObject({
  active: flag.optional(),
  default_price: z.string().optional(),
  description: text.optional(),
  metadata: cleared,
  name: text.min(1).optional(),
  expand,
});
const productList = z.strictObject({ ...page, active: flag.optional(), created, ids: z.array(z.string()).optional() });
const priceCreate = z.strictObject({
  currency: z.string().length(3),
  product: z.string().optional(),
  product_data: z.strictObject({ name: text, metadata: metadata.default({}) }).optional(),
  unit_amount: integer.pipe(z.number().min(0)),
  active: flag.default(true),
  nickname: text.optional(),
  lookup_key: z.string().max(200).optional(),
  recurring: recurring.optional(),
  tax_behavior: taxBehavior.default('unspecified'),
  metadata: metadata.default({}),
  expand,
});
/** What it costs stays as it is: another price is another object. */
const priceUpdate = z.strictObject({
  active: flag.optional(),
  lookup_key: z.string().max(200).optional(),
  metadata: cleared,
  nickname: text.optional(),
  tax_behavior: taxBehavior.optional(),
  expand,
});
const priceList = z.strictObject({
  ...page,
  active: flag.optional(),
  created,
  currency: z.string().optional(),
  lookup_keys: z.array(z.string()).optional(),
  product: z.string().optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
});

function updateProduct({ state, emit, now }: Change, params: z.output<typeof productUpdate>, id: string): Product {
  const product = requireIn(state.products, id, (missing) => noSuch('product', missing));
  const before = structuredClone(product);
  const { active, default_price: price, description, name } = params;
  if (price !== undefined && state.prices.get(price)?.product !== id) throw noSuch('price', price, 'default_price');
  if (active !== undefined) product.active = active;
  if (price !== undefined) product.default_price = price;
  if (description !== undefined) product.description = orNull(description);
  if (name !== undefined) product.name = name;
  product.metadata = mergeMetadata(product.metadata, params.metadata);
  product.updated = now;
  emit('product.updated', product, changedFields(before, product));
  return product;
}

function deleteProduct({ state, emit }: Change, _: unknown, id: string) {
  const product = requireIn(state.products, id, (missing) => noSuch('product', missing));
  if ([...state.prices.values()].some((price) => price.product === id))
    throw invalid('This product cannot be deleted because it has one or more user-created prices.');
  state.products.delete(id);
  emit('product.deleted', product);
  return { id, object: 'product' as const, deleted: true as const };
}

function updatePrice({ state, emit }: Change, params: z.output<typeof priceUpdate>, id: string): Price {
  const price = requireIn(state.prices, id, (missing) => noSuch('price', missing));
  const before = structuredClone(price);
  const { active, lookup_key: lookupKey, nickname, tax_behavior: tax } = params;
  if (tax !== undefined && price.tax_behavior !== 'unspecified' && tax !== price.tax_behavior)
    throw invalid('You cannot change the tax_behavior of a price once it is set.', 'tax_behavior');
  if (active !== undefined) price.active = active;
  if (lookupKey !== undefined) price.lookup_key = orNull(lookupKey);
  if (nickname !== undefined) price.nickname = orNull(nickname);
  if (tax !== undefined) price.tax_behavior = tax;
  price.metadata = mergeMetadata(price.metadata, params.metadata);
  emit('price.updated', price, changedFields(before, price));
  return price;
}

export const catalogueRoutes = [
  route('POST', '/v1/products/{id}', productUpdate, updateProduct),
  route('DELETE', '/v1/products/{id}', noParams, deleteProduct),
  route('POST', '/v1/prices/{id}', priceUpdate, updatePrice),
  route('POST', '/v1/products', productCreate, ({ state, emit, now }, params) => {
    if (params.id !== undefined && state.products.has(params.id)) {
      throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
    }
    const product = buildProduct({ ...params, id: params.id ?? newId('prod_', 14), created: now });
    state.products.set(product.id, product);
    emit('product.created', product);
    return product;
  }),
  route('GET', '/v1/products', productList, ({ state }, params) =>
    listPage(
      asAsked(state.products.values(), params).filter(
        (product) =>
          yes(params.active, product.active) && (params.ids === undefined || params.ids.includes(product.id)),
      ),
      params,
      '/v1/products',
    ),
  ),
  route('GET', '/v1/products/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.products, id, (missing) => noSuch('product', missing)),
  ),
  route('POST', '/v1/prices', priceCreate, ({ state, emit, now }, params) => {
    if ((params.product === undefined) === (params.product_data === undefined)) {
      throw invalid('You must specify exactly one of: product, product_data.', 'product', 'parameter_missing');
    }
    const product =
      params.product_data === undefined
        ? requireIn(state.products, params.product ?? '', (missing) => noSuch('product', missing, 'product'))
        : buildProduct({ ...params.product_data, created: now });
    state.products.set(product.id, product);
    const price = buildPrice({
      product: product.id,
      unitAmount: params.unit_amount,
      currency: params.currency,
      recurring: params.recurring ?? null,
      taxBehavior: params.tax_behavior,
      active: params.active,
      nickname: params.nickname,
      lookupKey: params.lookup_key,
      metadata: params.metadata,
      created: now,
    });
    state.prices.set(price.id, price);
    emit('price.created', price);
    return price;
  }),
  route('GET', '/v1/prices', priceList, ({ state }, params) =>
    listPage(
      asAsked(state.prices.values(), params, ['currency', 'product', 'type']).filter(
        (price) =>
          yes(params.active, price.active) &&
          (params.lookup_keys === undefined || params.lookup_keys.includes(price.lookup_key ?? '')),
      ),
      params,
      '/v1/prices',
    ),
  ),
  route('GET', '/v1/prices/{id}', noParams, ({ state }, _, id) =>
    requireIn(state.prices, id, (missing) => noSuch('price', missing)),
  ),
];
