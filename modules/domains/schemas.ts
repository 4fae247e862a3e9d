import { z } from 'zod';
import * as mini from 'zod/mini';
import { LANGS } from '../../site-kit/names.ts';
import { line } from '../../site-kit/typed-text.ts';
import { mailQuestion } from './transfer/mail-question.rules.ts';
import { REGISTRATION_STATES } from './registration/registration.states.ts';
import { ZONES } from './zones/zones.rules.ts';

/** The specification's shape of a suggestion; `tld` without the dot. Only AVAILABLE ones are shown. */
export const domainSuggestion = z.object({
  domainName: z.string(),
  tld: z.enum(ZONES),
  availability: z.enum(['AVAILABLE', 'UNAVAILABLE', 'RESERVED', 'PREMIUM', 'UNKNOWN', 'INVALID']),
});
export type DomainSuggestion = z.infer<typeof domainSuggestion>;

/** `?q=trattoria da gino&ext=.it&lang=it`; the extension comes with its dot and leaves without. */
export const suggestQuery = z.object({
  q: line(200).check(mini.minLength(1)),
  ext: z
    .string()
    .toLowerCase()
    .transform((ext) => ext.replace(/^\./, ''))
    .pipe(z.enum(ZONES))
    .default('it'),
  lang: z.enum(LANGS).default('it'),
});
export type SuggestQuery = z.infer<typeof suggestQuery>;

/** The secret that allows a transfer: 6 to 32 printable ASCII characters, no space (EPP authInfo as .it limits it). */
export const authCode = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{6,32}$/, { error: 'domains.auth-code' });

const at = z.string().nullable();
/** A name of an order, as its customer's page shows it. Times are ISO 8601. */
export const managedDomain = z.object({
  /** ASCII form: the one to name in a call. */
  domain: z.string(),
  /** As people write it. */
  name: z.string(),
  kind: z.enum(['register', 'transfer']),
  state: z.enum(REGISTRATION_STATES),
  /** Whom a running operation waits for. */
  waits_for: z.enum(['customer', 'present-registrar', 'operator']).nullable(),
  /** Until it is answered the name does not move. */
  mail_question: z.nullable(mailQuestion),
  holder: z.enum(['customer', 'operator']),
  holder_name: z.string().nullable(),
  expires_at: at,
  /** What happens when it expires: 'buying' is paid and under way, 'ends' that the contract is over. */
  year: z.enum(['with-subscription', 'buying', 'waits-for-payment', 'ends']),
  /** Where that waits for a payment: the last day on which one keeps the name. */
  renewable_until: at,
  locked: z.boolean().nullable(),
  /** The registrar has not carried out the last wish yet. */
  lock_changing: z.boolean(),
  /** Until then no registry lets it move; null: it can. */
  movable_from: at,
  code_given_at: at,
});
export type ManagedDomain = z.infer<typeof managedDomain>;

const ownName = mini.object({ domain: mini.string().check(mini.toLowerCase(), mini.maxLength(253)) });
/** POST …/domain/lock */
export const domainLockInput = mini.extend(ownName, { locked: mini.boolean() });
/** POST …/domain/leave; the answer is the secret, shown once. */
export const domainLeaveInput = ownName;
