/** What a mail host asks and tells of sign-ins (Dovecot's authentication policy). */
import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));

/** POST /webhooks/mail-sign-ins: fields that are not here are of no use to us. */
export const signIn = z.object({
  /** As it was typed; what is longer than an address is nobody's, and is not counted. */
  login: text(320),
  /** Address of who signs in. */
  remote: text(64),
  /** Twelve bits of a hash of name and password, hexadecimal. */
  pwhash: z._default(text(64), ''),
  /** Of a report alone. */
  success: z.optional(z.boolean()),
  /** We refused it ourselves, so that nobody looked at the password. */
  policy_reject: z.optional(z.boolean()),
});
export type SignIn = z.infer<typeof signIn>;
