/** What the calls about the helpers of a site take and give (owner.md 9). Browser-safe. Instants are ISO 8601, days UTC. */
import * as z from 'zod/mini';
import { calendarDay, isCode } from '../../site-kit/typed-text.ts';
import { HELPER_ROLE, SITE_RIGHT } from './rights.rules.ts';

/** Of one site, invited or there. */
export const MOST_HELPERS = 10;
/** Invitations that one address gets in a day, and those that a site sends. */
export const MAILS_TO_ONE = 3;
export const MAILS_OF_SITE = 20;
/** So long the link of an invitation works. */
export const INVITATION_DAYS = 14;
/**
 * So long what somebody wrote still names its author after the grant was taken away, as edits are kept; and an address whose
 * reader never came, after the last link has ended.
 */
export const HELPERS_KEPT = { removedDays: 90, neverCameDays: 30 } as const;

/** So long support may look when its owner lets it. */
export const SUPPORT_HOURS = 24;
/** Days for which somebody is let in at most, where a last day is named. */
export const MOST_GRANT_DAYS = 366;

const role = z.enum(HELPER_ROLE);
const instant = z.string();

/** POST …/helpers */
export const inviteInput = z.object({
  mail: z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254), z.refine(isCode)),
  role,
  /** The last day of the grant; without it, until it is taken away. */
  until_on: z.nullish(calendarDay),
});
export type InviteInput = z.infer<typeof inviteInput>;
/** POST …/helpers/{helper}/role */
export const roleInput = z.object({ role });
/** POST /buy_yr/api/helper/enter */
export const acceptInput = z.object({ key: z.string().check(z.regex(/^[\w-]{43}$/)) });
export const acceptAnswer = z.object({ site: z.string() });

/** GET …/helpers, and what every act on them answers. */
export const helpersView = z.object({
  helpers: z.array(
    z.object({
      id: z.string(),
      mail: z.string(),
      role,
      invited_at: instant,
      /** Null: the invitation waits. */
      accepted_at: z.nullable(instant),
      /** Until when its link works; past: it must be sent again. */
      invitation_until: instant,
      last_seen_on: z.nullable(z.string()),
      until_on: z.nullable(z.string()),
    }),
  ),
  /** Null: the owner does not let support look. */
  support: z.nullable(z.object({ until: instant, opened_at: z.nullable(instant) })),
});
export type HelpersView = z.infer<typeof helpersView>;
export type HelperView = HelpersView['helpers'][number];

/** What whoever asks may do with a site: what they may not is not offered. */
export const siteRights = z.array(z.enum(SITE_RIGHT));
