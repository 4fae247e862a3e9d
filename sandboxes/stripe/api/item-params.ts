import { z } from 'zod';
import { inlinePrice } from '../billing/inline-price.ts';
import { flag, integer, metadata } from '../params.ts';

export const prorationBehavior = z.enum(['none', 'always_invoice', 'create_prorations']);

/** One item of a new subscription. */
export const newItem = z.strictObject({
  price: z.string().optional(),
  price_data: inlinePrice.optional(),
  quantity: integer.pipe(z.number().min(0)).default(1),
  metadata: metadata.default({}),
});

/** A change of one item, or an item more. */
export const itemChange = z.strictObject({
  id: z.string().optional(),
  price: z.string().optional(),
  price_data: inlinePrice.optional(),
  quantity: integer.pipe(z.number().min(0)).optional(),
  deleted: flag.optional(),
  metadata: z.union([metadata, z.literal('')]).optional(),
});
