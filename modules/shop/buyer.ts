import type { Ctx } from '../../platform/ctx.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { Address } from '../../site-kit/forms/address.ts';
import type { Details } from '../../site-kit/forms/detail-fields.tsx';
import { contactHashes, contactHashesEver, type Contacts } from '../sites/index.server.ts';
import type { Order } from './tables.ts';

/** What is kept of a buyer, sealed in one piece. `key`: of the page of their order. */
export interface Buyer extends Details {
  key: string;
  /** Where it is delivered; null: it is collected. */
  address: Address | null;
}

export const sealBuyer = (ctx: Ctx, buyer: Buyer): Order['buyer'] => seal(ctx.config.dataKeys, JSON.stringify(buyer));
/** One of before there were deliveries names no address. */
export const buyerOf = (ctx: Ctx, { buyer }: Pick<Order, 'buyer'>): Buyer => ({
  address: null,
  ...(JSON.parse(unseal(ctx.config.dataKeys, buyer)) as Omit<Buyer, 'address'>),
});

/** By which what one buyer has ordered is counted, without keeping whose it is. */
export const contactsOf = (ctx: Ctx, { mail, phone }: Contacts): string[] =>
  contactHashes(ctx, { room: 'shop', mail, phone });
/** By which one of any age is found again. */
export const contactsEverOf = (ctx: Ctx, { mail, phone }: Contacts): string[] =>
  contactHashesEver(ctx, { room: 'shop', mail, phone });
