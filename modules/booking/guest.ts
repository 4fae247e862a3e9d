import { createHmac, randomBytes } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { KEY } from './schemas.ts';
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

/** 128 random bits; their hash (`hashOf` of access) is what the database looks for. */
export const newKey = (): string => randomBytes(16).toString('base64url');
export const isKey = (text: string): boolean => KEY.test(text);

export const sealGuest = (ctx: Ctx, guest: Guest): Booking['guest'] => seal(ctx.config.dataKeys, JSON.stringify(guest));
/** With empty fields once it was purged. */
export const guestOf = (ctx: Ctx, { guest }: Pick<Booking, 'guest'>): Guest =>
  guest === '' ? NOBODY : (JSON.parse(unseal(ctx.config.dataKeys, guest)) as Guest);

/** Digits of a telephone number, as far as two ways to write it are the same number. */
const digits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^00/, '').slice(-9);

/** By which what one guest holds is counted, without keeping whose it is. */
export const contactsOf = (ctx: Ctx, { mail, phone }: Pick<Guest, 'mail' | 'phone'>): string[] =>
  [mail && `mail:${mail.toLowerCase()}`, phone && `phone:${digits(phone)}`]
    .filter((each) => each !== '')
    .map((each) => createHmac('sha256', ctx.config.appSecret).update(`booking:${each}`).digest('base64url'));
