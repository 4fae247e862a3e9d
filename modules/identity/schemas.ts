/** Shapes of signing in, for browser and server. */
import * as z from 'zod/mini';
import { isCode, line } from '../../site-kit/typed-text.ts';

/** agent: finds pages, shows previews, closes orders. operator: runs the service. */
export const ROLES = ['agent', 'operator'] as const;
export type Role = (typeof ROLES)[number];

const mail = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(254), z.refine(isCode));
export const MIN_PASSWORD = 12;

const password = z.string().check(z.minLength(1), z.maxLength(128));
/** Of an authenticator (six digits), or one of the codes for the day on which it is lost. */
const code = z.string().check(z.trim(), z.minLength(6), z.maxLength(32));
export const signInInput = z.object({ email: mail, password, code: z.optional(code) });
export type SignInInput = z.infer<typeof signInInput>;

/** POST …/staff/factor and …/staff/factor/confirm */
export const startMfaInput = z.object({ password });
export const confirmMfaInput = z.object({ code });
/** Shown once: `uri` is what the QR code holds (otpauth://). */
export const newMfa = z.object({ uri: z.string(), recovery_codes: z.array(z.string()) });
export type NewMfa = z.infer<typeof newMfa>;

export const newPassword = z.string().check(z.minLength(MIN_PASSWORD), z.maxLength(128));
export const newStaffInput = z.object({
  email: mail,
  name: line(80).check(z.minLength(1)),
  role: z.enum(ROLES),
});
export type NewStaffInput = z.infer<typeof newStaffInput>;

/** What the link of an invitation carries, and the password chosen. */
export const acceptInviteInput = z.object({
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  password: newPassword,
});
/** Whose screens the person who chose a password may open now. */
export const welcomed = z.object({ role: z.enum(ROLES) });
export type Welcomed = z.infer<typeof welcomed>;
export type AcceptInviteInput = z.infer<typeof acceptInviteInput>;

/** Of the second factor. 'on': asked for at every sign-in. 'due': nothing else can be done before one is set up. */
export const MFA_STATES = ['on', 'off', 'due'] as const;
export type MfaState = (typeof MFA_STATES)[number];

/** The person who signed in. */
export const staffMember = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) });
export type StaffMember = z.infer<typeof staffMember>;
/** As the console lists them. */
export const staffPerson = z.extend(staffMember, { disabled: z.boolean() });
/** `token` goes into `Authorization: Bearer` and nowhere else; it ends at `expires_at` (ISO 8601) unless used before. */
export const signedIn = z.object({
  token: z.string(),
  expires_at: z.string(),
  user: staffMember,
  factor: z.enum(MFA_STATES),
});
export type SignedIn = z.infer<typeof signedIn>;
