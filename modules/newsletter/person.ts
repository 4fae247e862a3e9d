import { createHmac, randomInt } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { hashOf } from '../access/index.server.ts';
import type { Subscriber } from './tables.ts';

export interface Person {
  mail: string;
  /** Of the links by which they confirm and leave. */
  key: string;
}
const NOBODY: Person = { mail: '', key: '' };

export { newVisitorKey as newKey } from '../sites/index.server.ts';
/** Short, so that no header with it is folded. */
export const isKey = (text: string): boolean => /^[\w-]{22}$/.test(text);

export const sealPerson = (ctx: Ctx, person: Person): Subscriber['person'] =>
  seal(ctx.config.dataKeys, JSON.stringify(person));
/** With empty fields once it was erased. */
export const personOf = (ctx: Ctx, { person }: Pick<Subscriber, 'person'>): Person =>
  person === '' ? NOBODY : (JSON.parse(unseal(ctx.config.dataKeys, person)) as Person);

/** By which an address is found again, without keeping whose it is: one for each secret, the one that is written first. */
export const marksOfMail = ({ config }: Ctx, mail: string): string[] =>
  config.appSecrets.map((secret) =>
    createHmac('sha256', secret).update(`news:${mail.toLowerCase()}`).digest('base64url'),
  );

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
/** Of a code on the page that awaits it: a million codes are tried in a moment, their hashes with 128 bits are not. */
export const hashOfCode = (ticket: string, code: string): string => hashOf(`${ticket} ${code}`);
