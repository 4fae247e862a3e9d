import type { Ctx } from '../../platform/ctx.ts';
import { markOf, marksOf, seal, unseal } from '../../platform/seal.ts';
import { contactsIn, type Contacts } from '../sites/index.server.ts';
import type { Blocked } from './tables.ts';

/** Whom an owner blocked, as they know them. `name`, and one of the two others, may be empty. */
export interface Person extends Contacts {
  name: string;
}

export const personOf = (ctx: Ctx, { person }: Pick<Blocked, 'person'>): Person =>
  JSON.parse(unseal(ctx.config.dataKeys, person)) as Person;

interface ContactsAtSite extends Contacts {
  siteId: string;
}
const textsOf = ({ siteId, ...contacts }: ContactsAtSite): string[] =>
  contactsIn(contacts).map((contact) => `blocklist:${siteId}:${contact}`);

/** By which a person is found again at this site and at no other, under any key that still opens. */
export const marksAt = (ctx: Ctx, contacts: ContactsAtSite): string[] =>
  textsOf(contacts).flatMap((text) => marksOf(ctx.config.dataKeys, text));

/** What is kept of a person: sealed, and marked by the key that seals now. */
export function keptOf(
  { config: { dataKeys } }: Ctx,
  { siteId, person }: { siteId: string; person: Person },
): Pick<Blocked, 'person' | 'marks' | 'markedWith'> {
  const { name, mail, phone } = person;
  return {
    person: seal(dataKeys, JSON.stringify({ name, mail, phone })),
    marks: textsOf({ siteId, mail, phone }).map((text) => markOf(dataKeys, text)),
    markedWith: dataKeys.current.id,
  };
}
