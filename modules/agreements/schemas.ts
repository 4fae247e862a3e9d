/** What the calls about the agreement of article 28 GDPR take and give. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { LANGS, type Lang } from '../../site-kit/names.ts';

/** Day of the text in force: another text is another version, which owners are asked to accept (agreements.test.ts). */
export const AGREEMENT_VERSION = '2026-12-03';
/** Days between the notice of another sub-processor and its first use; hours until a breach is told. */
export const AGREEMENT_TERMS = { noticeDays: 30, breachHours: 48 } as const;

/** POST …/agreement: the version that its reader saw, the language in which they read it, and the mark of that text. */
export const acceptInput = z.object({
  version: z.string().check(z.maxLength(10)),
  lang: z.enum(LANGS),
  mark: z.string().check(z.maxLength(32)),
});
export type AcceptInput = z.infer<typeof acceptInput>;

/** What a screen must know before a room is opened. */
export const agreementState = z.object({
  version: z.string(),
  /** When the version in force was accepted; null: it is not. */
  accepted_at: z.nullable(z.string()),
  /** Some version was, this one or an earlier: what was paused under it may go on. */
  was_accepted: z.boolean(),
  /** Whoever looks may accept it: the owner alone. */
  may_accept: z.boolean(),
  /** Of the text in force in each language: whoever accepts says which one they read. */
  marks: z.record(z.enum(LANGS), z.string()),
});
export type AgreementState = z.infer<typeof agreementState>;

const block = z.union([z.string(), z.object({ list: z.array(z.string()) })]);
export const agreementText = z.object({
  title: z.string(),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), blocks: z.array(block) })),
});
/** Paragraphs and lists, all plain text. */
export type AgreementText = z.infer<typeof agreementText>;

/** What is read before it is accepted. */
export interface AgreementInForce {
  version: string;
  lang: Lang;
  text: AgreementText;
  mark: string;
}

/** GET …/agreement, and what accepting answers. */
export const agreementView = z.object({
  site: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  state: agreementState,
  /** The last that was accepted, word by word; null before the first. */
  accepted: z.nullable(
    z.object({ version: z.string(), at: z.string(), by: z.string(), lang: z.enum(LANGS), text: agreementText }),
  ),
});
export type AgreementView = z.infer<typeof agreementView>;
