import type { Ctx } from '../../platform/ctx.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { contactHashes, contactHashesEver, isVisitorKey, newVisitorKey, type Contacts } from '../sites/index.server.ts';
import type { Booking } from './tables.ts';

/** What is kept of a guest, sealed in one piece. */
export interface Guest {
  name: string;
  phone: string;
  mail: string;
  note: string;
  /** Of the page on which they see, move and cancel. */
  key: string;
}
const NOBODY: Guest = { name: '', phone: '', mail: '', note: '', key: '' };

export { isVisitorKey as isKey, newVisitorKey as newKey };

export const sealGuest = (ctx: Ctx, guest: Guest): Booking['guest'] => seal(ctx.config.dataKeys, JSON.stringify(guest));
/** With empty fields once it was purged. */
export const guestOf = (ctx: Ctx, { guest }: Pick<Booking, 'guest'>): Guest =>
  guest === '' ? NOBODY : (JSON.parse(unseal(ctx.config.dataKeys, guest)) as Guest);

/** By which what one guest holds is counted, without keeping whose it is. */
export const contactsOf = (ctx: Ctx, { mail, phone }: Contacts): string[] =>
  contactHashes(ctx, { room: 'booking', mail, phone });
/** By which one of any age is found again. */
export const contactsEverOf = (ctx: Ctx, { mail, phone }: Contacts): string[] =>
  contactHashesEver(ctx, { room: 'booking', mail, phone });
