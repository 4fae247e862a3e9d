/** What rooms that keep people say of theirs: the screen that searches over all of them knows no room. */
import { setImmediate } from 'node:timers/promises';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { fold } from '../../platform/fold.ts';
import type { Sealed } from '../../platform/seal.ts';
import { isPhone, MAIL } from '../../site-kit/forms/read-details.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { contactsIn, type Contacts } from '../sites/index.server.ts';
import { MOST_FOUND, MOST_READ, type PersonKind } from './people.rules.ts';
import type { Person } from './person.ts';
import type { PersonRecord } from './schemas.ts';

export interface Wanted {
  /** The address or the number that is searched for; both empty where it is words of a name. */
  contacts: Contacts;
  is: (person: Person) => boolean;
}
export interface FoundOfRoom {
  /** At most MOST_FOUND, the newest first. */
  records: Omit<PersonRecord, 'blocked'>[];
  /** There are more that fit. */
  more: boolean;
  /** There are older ones, whose names were not read. */
  unread: boolean;
}
export interface PeopleOfRoom {
  kind: PersonKind;
  /** Whom the room keeps at this site and no other. */
  find: (ctx: Ctx, asked: { siteId: string; wanted: Wanted }) => Promise<FoundOfRoom>;
  /** All that is kept with one of these, as its person downloads it by their own key; null where this site has none. */
  record: (ctx: Ctx, asked: { siteId: string; id: string }) => Promise<object | null>;
  /**
   * Takes of these what nothing keeps, audited by their ids. Of those that are gone, or another site's, nothing. False where one has not
   * ended: the caller undoes all of it.
   */
  erase: (ctx: TxCtx, asked: { by: SiteAccess<'dispose'>; ids: readonly string[] }) => Promise<boolean>;
}

declare module '../../platform/ctx.ts' {
  interface Contributions {
    people: PeopleOfRoom;
  }
}

const NOBODY: Contacts = { mail: '', phone: '' };
const contactsOf = (term: string): Contacts => {
  if (MAIL.test(term)) return { ...NOBODY, mail: term };
  return isPhone(term) ? { ...NOBODY, phone: term } : NOBODY;
};

/** A whole address or number is one person's; of anything else each word stands somewhere in a name or an address, whatever its case and accents. */
export function wantedBy(term: string): Wanted {
  const contacts = contactsOf(term);
  const whole = contactsIn(contacts);
  if (whole.length > 0) return { contacts, is: (person) => contactsIn(person).some((each) => whole.includes(each)) };
  const words = fold(term).split(' ').filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  return { contacts, is: ({ name, mail }) => words.length > 0 && has(fold(`${name} ${mail}`)) };
}

/** Opening many takes a while: others get their turn in between. */
const A_TURN = 50;

interface Searched {
  wanted: Wanted;
  /** Where the room keeps them: `own` are those of the site, `newest` sorts them. */
  kept: { table: PgTable; id: PgColumn; sealed: PgColumn; newest: PgColumn; own: SQL | undefined };
  /** Those who left the address or the number; undefined where it is words of a name. */
  marked: SQL | undefined;
  personOf: (sealed: '' | Sealed) => Person;
}
/**
 * Ids of who is wanted, the newest first. The newest are opened also for an address: marks of a secret that is no longer known find nothing.
 */
export async function searched(ctx: Ctx, { wanted, kept, marked, personOf }: Searched) {
  const columns = { id: sql<string>`${kept.id}`, sealed: sql<'' | Sealed>`${kept.sealed}` };
  const rows = (where: SQL | undefined, most: number) =>
    ctx.db
      .select(columns)
      .from(kept.table)
      .where(where)
      .orderBy(desc(kept.newest))
      .limit(most + 1);
  const known = marked ? await rows(and(kept.own, marked), MOST_FOUND) : [];
  const newest = await rows(kept.own, MOST_READ);
  const ids = new Set<string>();
  for (const [at, { id, sealed }] of newest.slice(0, MOST_READ).entries()) {
    if (at % A_TURN === 0) await setImmediate();
    if (wanted.is(personOf(sealed))) ids.add(id);
    if (ids.size > MOST_FOUND) break;
  }
  for (const { id } of known) ids.add(id);
  return { ids: [...ids].slice(0, MOST_FOUND), more: ids.size > MOST_FOUND, unread: newest.length > MOST_READ };
}
