import * as z from 'zod/mini';
import { LANGS } from '../../site-kit/names.ts';
import { code, line } from '../../site-kit/typed-text.ts';
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

export const suggestAnswer = z.array(domainSuggestion);

/** `?q=trattoria da gino&ext=.it&lang=it`; the extension comes with its dot and leaves without. */
export const suggestQuery = z.object({
  q: line(200).check(z.minLength(1)),
  ext: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((ext: string) => ext.toLowerCase().replace(/^\./, '')),
      ),
      z.enum(ZONES),
    ),
    'it',
  ),
  lang: z._default(z.enum(LANGS), 'it'),
});
export type SuggestQuery = z.infer<typeof suggestQuery>;

/** The secret that allows a transfer: 6 to 32 printable ASCII characters, no space (EPP authInfo as .it limits it). */
export const authCode = z.string().check(z.trim(), z.regex(/^[\x21-\x7e]{6,32}$/, { error: 'domains.auth-code' }));

/** POST /buy_ba/api/domain/transferable */
export const transferableInput = z.object({ domain: code(80).check(z.minLength(1)), authcode: code(64) });
/** `why`: the registry's reason where we know it. */
export const transferableAnswer = z.object({
  transferable: z.enum(['yes', 'no', 'unknown']),
  why: z.nullable(z.enum(['locked', 'too-recent', 'code', 'not-registered', 'ours', 'not-sold'])),
});

const at = z.nullable(z.string());
/** A name of an order, as its customer's page shows it. Times are ISO 8601. */
export const managedDomain = z.object({
  /** ASCII form: the one to name in a call. */
  domain: z.string(),
  /** As people write it. */
  name: z.string(),
  kind: z.enum(['register', 'transfer']),
  state: z.enum(REGISTRATION_STATES),
  /** Whom a running operation waits for. */
  waits_for: z.nullable(z.enum(['customer', 'present-registrar', 'operator'])),
  /** Until it is answered the name does not move. */
  mail_question: z.nullable(mailQuestion),
  holder: z.enum(['customer', 'operator']),
  holder_name: z.nullable(z.string()),
  expires_at: at,
  /** What happens when it expires: 'buying' is paid and under way, 'ends' that the contract is over. */
  year: z.enum(['with-subscription', 'buying', 'waits-for-payment', 'ends']),
  /** Where that waits for a payment: the last day on which one keeps the name. */
  renewable_until: at,
  locked: z.nullable(z.boolean()),
  /** The registrar has not carried out the last wish yet. */
  lock_changing: z.boolean(),
  /** Until then no registry lets it move; null: it can. */
  movable_from: at,
  code_given_at: at,
});
export type ManagedDomain = z.infer<typeof managedDomain>;

const ownName = z.object({ domain: z.string().check(z.toLowerCase(), z.maxLength(253)) });
/** POST …/domain/lock */
export const domainLockInput = z.extend(ownName, { locked: z.boolean() });
/** POST …/domain/leave; the answer is the secret, shown once. */
export const domainLeaveInput = ownName;
/** What it answers. */
export const domainLeaveAnswer = z.object({ authcode: z.string() });
