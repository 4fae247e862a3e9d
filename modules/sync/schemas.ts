/** What the calls about following a page take and give (owner.md 3 and 6). Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { FOLLOW_KINDS } from '../../site-kit/content/follow.ts';
import { siteRights } from '../access/schemas.ts';

/** Batches that are listed; older ones are kept, and undone no more. */
export const MOST_BATCHES = 30;

/**
 * How the page is for a site, as far as we know. `following`: read lately. `quiet`: the network has not answered for days. `token-ended`: it
 * was connected, and is read as everybody sees it. `unpublished`, `gone`, `moved`: the network says so, and has for three days. `suspected`: so much
 * changed at once that it may be somebody else's. `own`: the site stands by itself. In none of them does anything leave the site.
 */
export const PAGE_STATES = [
  'following',
  'quiet',
  'token-ended',
  'unpublished',
  'gone',
  'moved',
  'suspected',
  'own',
] as const;
export const pageState = z.enum(PAGE_STATES);
export type PageState = z.infer<typeof pageState>;

const instant = z.string();
/** A part of the page, for people: `before` and `after` are texts as they stand there; null: nothing. */
const change = z.object({
  /** `page/phone`, `page/posts/{id}` */
  unit: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ShownChange = z.infer<typeof change>;

/**
 * A question that waits for the owner. `ask`: the page changed what is never followed by itself. `conflict`: it changed what
 * the owner has written otherwise. `brake`: so much changed at once that it may be somebody else's page. `does-not-fit`: the site
 * would not pass its own checks.
 */
const waiting = z.object({
  id: z.string(),
  kind: z.enum(['ask', 'conflict', 'brake', 'does-not-fit']),
  opened_at: instant,
  changes: z.array(change),
});
const mode = z.enum(['follow', 'ask']);

/** GET …/following, and what every act on it answers. */
export const followingView = z.object({
  may: siteRights,
  site: z.object({
    id: z.string(),
    /** Of whoever may open its order. */ order_id: z.nullable(z.string()),
    name: z.string(),
    url: z.string(),
  }),
  page: z.object({
    link: z.string(),
    state: pageState,
    /** Last time that the page answered; null: not yet. */
    read_at: z.nullable(instant),
    next_at: instant,
    /** It is being read now. */
    reading: z.boolean(),
    moved_to: z.nullable(z.string()),
  }),
  /** Null where pages cannot be connected. `missing`: what its owner did not allow, and is not read therefore. */
  connection: z.nullable(
    z.object({
      state: z.enum(['none', 'connected', 'ended']),
      since: z.nullable(instant),
      missing: z.array(z.enum(['posts', 'reviews'])),
    }),
  ),
  /** Until then the owner must say that what came from the page stays: they have taken the consent back at the network. */
  keep_by: z.nullable(instant),
  /** The plan of the site holds following. */
  in_plan: z.boolean(),
  waiting: z.array(waiting),
  /** What came from the page, the youngest first. */
  batches: z.array(
    z.object({
      id: z.string(),
      at: instant,
      how: z.enum(['followed', 'taken']),
      changes: z.array(change),
      undone_at: z.nullable(instant),
    }),
  ),
  settings: z.array(z.object({ kind: z.enum(FOLLOW_KINDS), mode })),
});
export type FollowingView = z.infer<typeof followingView>;

/** POST …/following/{proposal}/decide. Who would rather write something else writes it in the editor, and keeps. */
export const decideInput = z.object({ decision: z.enum(['take', 'keep']) });
/** POST …/following/settings */
export const followInput = z.object({ kind: z.enum(FOLLOW_KINDS), mode });

/** What came of connecting a page, as the address of the screen says it. */
export const CONNECT_OUTCOMES = ['done', 'denied', 'refused', 'foreign', 'ended', 'unavailable'] as const;
export type ConnectOutcome = (typeof CONNECT_OUTCOMES)[number];
