/** What the calls about a newsletter take and give. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { line, note } from '../../site-kit/typed-text.ts';
import { agreementState } from '../agreements/schemas.ts';

/** Guards, none of which is sold. People, letters, UTF-16 units. */
export const LIMITS = {
  subscribers: 5000,
  lettersInMonth: 8,
  /** By the address that all sites share. */
  mailsInMonth: 500,
  subject: 90,
  intro: 1500,
  welcome: 500,
  mail: 254,
  domain: 253,
} as const;
/** So long a month is, for the limits; a letter is made of so many days, too. */
export const MONTH_DAYS = 30;

/** `draft`: nobody has opened it yet. */
export const NEWS_STATUS = ['draft', 'open', 'paused'] as const;
export type NewsStatus = (typeof NEWS_STATUS)[number];
export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'left', 'returned', 'complained', 'erased'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];
export const LETTER_STATES = ['draft', 'planned', 'sending', 'sent', 'stopped'] as const;
export type LetterState = (typeof LETTER_STATES)[number];
/** `withheld`: not handed over, as its reader had left or the letter was stopped. */
export const DELIVERY_STATES = ['queued', 'handed', 'sent', 'refused', 'returned', 'unknown', 'withheld'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** Why a letter stopped, or waits for its owner again. */
export const STOP_REASONS = ['owner', 'plan', 'health', 'late', 'records', 'empty'] as const;
export type StopReason = (typeof STOP_REASONS)[number];
/** What a name that sends letters has in the DNS: who may send, what signs, where letters come back to, and what strangers' mail in its name is. */
export const RECORD_KINDS = ['spf', 'dkim', 'returns', 'dmarc'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
export const BLOCK_KINDS = ['post', 'event', 'product', 'closed'] as const;

const block = z.object({
  kind: z.enum(BLOCK_KINDS),
  /** Id of the post, event or product, or the day: what it is made of. */
  source: z.string(),
  /** "3 dicembre", "venerdì 4, 20:30"; of a product why it is told: "Novità"; may be empty. */
  when: z.string(),
  title: z.string(),
  text: z.string(),
  /** https; null where it leads nowhere. */
  href: z.nullable(z.string()),
  /** Its owner leaves it in. */
  on: z.boolean(),
  /** It speaks of days that were over when the draft was made, and is left out unless its owner puts it in. */
  past: z.optional(z.boolean()),
});
export type LetterBlock = z.infer<typeof block>;
const content = z.object({ subject: z.string(), intro: z.string(), blocks: z.array(block) });
export type LetterContent = z.infer<typeof content>;

/** POST …/news/state */
export const stateInput = z.object({ status: z.enum(['open', 'paused']) });
/** POST …/news/letter: the owner's words, and which blocks go with it, by their sources. */
export const letterInput = z.object({
  subject: line(LIMITS.subject).check(z.minLength(1)),
  intro: note(LIMITS.intro),
  off: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60)),
});
export type LetterInput = z.infer<typeof letterInput>;
/** POST …/news/letter/plan. `at` null: now. */
export const planInput = z.object({ at: z.nullable(z.iso.datetime()) });
/** POST …/news/welcome: whether whoever confirms is greeted, and the owner's words. */
export const welcomeInput = z.object({ on: z.boolean(), text: note(LIMITS.welcome) });
/** POST …/news/name: a domain elsewhere; '': none any more. */
export const nameInput = z.object({ domain: line(LIMITS.domain) });
export const noInput = z.object({});

const health = z.object({
  light: z.enum(['good', 'slow', 'warn', 'stopped']),
  /** Of the last thirty days. */
  sent: z.number(),
  returned: z.number(),
  complained: z.number(),
});
export type Health = z.infer<typeof health>;
const sender = z.object({
  /** From which a letter would leave now. */
  address: z.string(),
  /** It is the one of all sites, with what a month allows. */
  is_shared: z.boolean(),
  name: z.nullable(
    z.object({
      /** As people write it. */
      domain: z.string(),
      /** Our zones answer for it: nobody has to write a record. */
      is_ours: z.boolean(),
      /** `waiting`: its records were never seen; `missing`: one that was there is not any more. */
      state: z.enum(['waiting', 'ready', 'missing']),
      looked_at: z.nullable(z.string()),
      records: z.array(
        z.object({
          kind: z.enum(RECORD_KINDS),
          type: z.enum(['TXT', 'MX']),
          name: z.string(),
          value: z.string(),
          seen: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SenderView = z.infer<typeof sender>;
const letter = z.object({
  id: z.string(),
  state: z.enum(LETTER_STATES),
  content,
  planned_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  reason: z.nullable(z.enum(STOP_REASONS)),
  /** How many rows of it are so; `left`: who left within a week of it. */
  counts: z.object({
    waiting: z.number(),
    sent: z.number(),
    refused: z.number(),
    returned: z.number(),
    unknown: z.number(),
    withheld: z.number(),
    left: z.number(),
  }),
  /** Arrivals on the site by its links, within a week or until the next one left; null: one to four, which are not told. */
  visits: z.nullable(z.number()),
});
export type LetterView = z.infer<typeof letter>;
/** GET …/news, and the answer of every act. */
export const newsView = z.object({
  site: z.object({ id: z.string(), order_id: z.string(), name: z.string(), url: z.string() }),
  /** Whether the plan holds it: without, nobody joins and nothing is sent. */
  entitled: z.boolean(),
  /** Whether this installation can send letters at all. */
  can_send: z.boolean(),
  may_open: z.boolean(),
  agreement: agreementState,
  /** Whether whoever looks may see who subscribed. */
  may_see: z.boolean(),
  status: z.enum(NEWS_STATUS),
  /** The owner's words to whoever confirms; null: no such mail is sent. */
  welcome: z.nullable(z.string()),
  page_url: z.string(),
  counts: z.object({ pending: z.number(), confirmed: z.number(), left: z.number() }),
  /** Mails that may still be handed over within a day. */
  today: z.number(),
  health,
  /** Null where letters cannot leave at all. */
  sender: z.nullable(sender),
  /** The one that is not sent yet. */
  letter: z.nullable(letter),
  /** Sent and stopped ones, the latest first. */
  past: z.array(letter),
  /** The page tells enough for a new letter. */
  has_news: z.boolean(),
});
export type NewsView = z.infer<typeof newsView>;

const subscriber = z.object({
  id: z.string(),
  mail: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  lang: z.string(),
  asked_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
});
/** GET …/news/subscribers: as the screen shows them. `blocked`: nothing is taken from them online. */
export const subscribersView = z.object({ subscribers: z.array(z.extend(subscriber, { blocked: z.boolean() })) });
const proof = z.object({
  kind: z.string(),
  by: z.string(),
  at: z.string(),
  text: z.string(),
  page: z.string(),
  network: z.string(),
});
/** GET …/news/subscribers.json: as they are taken home. */
export const subscribersFile = z.array(z.extend(subscriber, { proofs: z.array(proof) }));
export type ProvedSubscriber = z.infer<typeof subscribersFile>[number];
export type SubscribersView = z.infer<typeof subscribersView>;
export type SubscriberView = SubscribersView['subscribers'][number];
