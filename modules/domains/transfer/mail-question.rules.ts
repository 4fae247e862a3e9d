import * as z from 'zod/mini';

/** Records of one purpose: mail servers, rules for senders, signatures, hosts of mail programs, services, proofs for others. */
export const foundMail = z.object({
  what: z.enum(['servers', 'senders', 'signatures', 'programs', 'services', 'proofs']),
  /** As they stand in the DNS, in ASCII. */
  names: z.array(z.string()),
});
export type FoundMail = z.infer<typeof foundMail>;

/** What the owner of a name with mail is asked before it is fetched. */
export const mailQuestion = z.object({
  /** ASCII form: the one to name in the answer. */
  domain: z.string(),
  /** As people write it. */
  name: z.string(),
  /** As people call whoever has the mail; '' for a server of the name's own. */
  provider: z.string(),
  found: z.array(foundMail),
  /** ISO 8601; names this very question in the answer. */
  asked_at: z.string(),
});
export type MailQuestion = z.infer<typeof mailQuestion>;

/** POST …/domain/mail: 'go' fetches the name with its records, 'stay' leaves it and gives its price back. */
export const answerMailInput = z.object({
  domain: z.string().check(z.toLowerCase(), z.maxLength(253)),
  asked_at: z.iso.datetime(),
  answer: z.enum(['go', 'stay']),
});
export type AnswerMailInput = z.infer<typeof answerMailInput>;
