/** What the calls about blocked people of a site take and give. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { DETAIL_LIMITS } from '../../site-kit/forms/read-details.ts';
import { code, line } from '../../site-kit/typed-text.ts';

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
