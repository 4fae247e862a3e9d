/** What the calls about blocked people of a site take and give. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { DETAIL_LIMITS } from '../../site-kit/forms/read-details.ts';
import { code, line } from '../../site-kit/typed-text.ts';
import { ERASURES, MOST_FOUND, PERSON_KINDS, STANDINGS, TERM } from './people.rules.ts';

const contacts = { mail: code(DETAIL_LIMITS.mail), phone: code(DETAIL_LIMITS.phone) };
/** POST …/people/block: one of the address and the number may be empty, the name may. */
export const blockInput = z.object({ name: line(DETAIL_LIMITS.name), ...contacts });
export type BlockInput = z.infer<typeof blockInput>;
/** POST …/people/lift: whoever has this address or this number. */
export const liftInput = z.object(contacts);
export type LiftInput = z.infer<typeof liftInput>;

/** GET …/people, and what blocking and lifting answer. */
export const peopleView = z.object({
  site: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  /** Who is blocked, the latest first. */
  blocked: z.array(z.object({ name: z.string(), mail: z.string(), phone: z.string(), since: z.string() })),
});
export type PeopleView = z.infer<typeof peopleView>;
export type BlockedView = PeopleView['blocked'][number];

const term = line(TERM.to).check(z.minLength(TERM.from));
/** POST …/people/find: an address, a number, or words of a name. In a body, so that no log and no history has it. */
export const findInput = z.object({ term });
export type FindInput = z.infer<typeof findInput>;
const recordRef = z.object({ kind: z.enum(PERSON_KINDS), id: code(64) });
/** POST …/people/erase: these of what was found, and what is searched for again afterwards. */
export const eraseInput = z.object({
  term,
  records: z.array(recordRef).check(z.minLength(1), z.maxLength(MOST_FOUND * PERSON_KINDS.length)),
});
export type EraseInput = z.infer<typeof eraseInput>;

const personRecord = z.object({
  id: z.string(),
  name: z.string(),
  mail: z.string(),
  phone: z.string(),
  /** Of an order. */
  number: z.nullable(z.number()),
  /** When it was ordered or asked for; of a booking what the clock of the business shows then, "2026-12-03T19:30", or a day alone. */
  at: z.string(),
  standing: z.enum(STANDINGS),
  /** From then on it is gone by itself; null: not before it has ended. */
  until: z.nullable(z.string()),
  erase: z.enum(ERASURES),
  blocked: z.boolean(),
});
export type PersonRecord = z.infer<typeof personRecord>;
/** What finding and erasing answer. */
export const foundView = z.object({
  term: z.string(),
  /** By an address or a number: whatever was found is of one person. */
  exact: z.boolean(),
  /** Of each kind that this site can have, the newest first. */
  groups: z.array(
    z.object({
      kind: z.enum(PERSON_KINDS),
      records: z.array(personRecord),
      /** There are more that fit. */
      more: z.boolean(),
      /** There are older ones, whose names were not read. */
      unread: z.boolean(),
    }),
  ),
});
export type FoundView = z.infer<typeof foundView>;
/** GET …/people/{kind}/{record}/file: what each room keeps, as its person downloads it. */
export const personFile = z.record(z.string(), z.unknown());
