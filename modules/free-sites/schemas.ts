/** What the calls about free sites take and give. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { LAYOUTS } from '../../site-kit/names.ts';

const instant = z.string();

/** Why a page was not put online: the end of an error's code, in an address. */
export const FREE_PROBLEMS = [
  'denied',
  'ended',
  'unavailable',
  'not-yours',
  'bought',
  'not-read',
  'too-many',
  'too-many-here',
] as const;
export type FreeProblem = (typeof FREE_PROBLEMS)[number];
export const freeProblem = z.enum(FREE_PROBLEMS);
/** What a login has just done to a free site. */
export const FREE_DONE = ['online', 'extended'] as const;
export const freeDone = z.enum(FREE_DONE);

/** GET /buy_yr/api/free-site/{id} */
export const freeSiteView = z.object({
  site: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  /** Of the network. */
  page_id: z.string(),
  layout: z.enum(LAYOUTS),
  /** 'making': its first version is on its way; 'held': a person looks at it first. */
  state: z.enum(['making', 'held', 'online', 'offline']),
  /** When it goes offline unless somebody signs in before. */
  ends_at: instant,
  /** Until when another layout cannot be chosen; null: it can be. */
  layout_waits_until: z.nullable(instant),
  /** Of one that is offline: until when what it showed is kept; null: while it is online. */
  kept_until: z.nullable(instant),
});
export type FreeSiteView = z.infer<typeof freeSiteView>;

/** POST …/layout */
export const layoutInput = z.object({ layout: z.enum(LAYOUTS) });
