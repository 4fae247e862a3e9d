/** Who acts on a site without an account: the key of the page that they get, and by what their acts are counted. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';

const KEY = /^[\w-]{20,40}$/;
/** 128 random bits; their hash (`hashOf` of access) is what the database looks for. */
export const newVisitorKey = (): string => randomBytes(16).toString('base64url');
export const isVisitorKey = (text: string): boolean => KEY.test(text);

/** Digits of a telephone number, as far as two ways to write it are the same number. */
const digits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^00/, '').slice(-9);

export interface Contacts {
  mail: string;
  phone: string;
}
/** What of somebody is compared: the same text for the same address and the same number, however they are written. Empty ones are left out. */
export const contactsIn = ({ mail, phone }: Contacts): string[] =>
  [mail && `mail:${mail.toLowerCase()}`, phone && `phone:${digits(phone)}`].filter((each) => each !== '');

interface OfRoom extends Contacts {
  /** What one room counts tells another nothing. */
  room: string;
}
const hashesBy = (secret: string, { room, ...contacts }: OfRoom): string[] =>
  contactsIn(contacts).map((each) => createHmac('sha256', secret).update(`${room}:${each}`).digest('base64url'));

/** By which what one visitor holds is counted, without keeping whose it is. */
export const contactHashes = (ctx: Ctx, of: OfRoom): string[] => hashesBy(ctx.config.appSecret, of);
/** The same under every secret that still holds, also of what was written before the last one. */
export const contactHashesEver = (ctx: Ctx, of: OfRoom): string[] =>
  ctx.config.appSecrets.flatMap((secret) => hashesBy(secret, of));
