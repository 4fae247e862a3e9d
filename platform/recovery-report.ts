/** What a comparison with the vendors found, as it is kept and shown. Ids, numbers and moments; no personal data. */
import * as z from 'zod/mini';

/** `outcome`: what go does about it; 'wait' bars the way, 'know' is said and nothing follows. */
export interface Difference {
  kind: (typeof DIFFERENCES)[number];
  about: string;
  detail?: string | undefined;
  outcome: 'adopt' | 'task' | 'know' | 'wait';
}
export const DIFFERENCES = [
  'vendor-away',
  'series-behind',
  'document-unknown',
  'document-unreadable',
  'document-arrived',
  'subscription-adopted',
  'subscription-unknown',
  'subscription-moved',
  'subscription-missing',
  'name-adopted',
  'name-unknown',
  'mails-again',
  'not-knowable',
] as const;
export interface RecoveryReport {
  /** ISO 8601: vendors were asked from here on. */
  since: string;
  differences: Difference[];
}
/** What the operator’s calls answer; `recovery` null: the product runs. Moments are ISO 8601. */
export const recoveryView = z.object({
  recovery: z.nullable(
    z.object({
      why: z.enum(['restored', 'older']),
      data_of: z.nullable(z.string()),
      started_at: z.string(),
      compared_at: z.nullable(z.string()),
      differences: z.array(
        z.object({
          kind: z.enum(DIFFERENCES),
          about: z.string(),
          detail: z.optional(z.string()),
          outcome: z.enum(['adopt', 'task', 'know', 'wait']),
        }),
      ),
    }),
  ),
});
export type RecoveryView = z.infer<typeof recoveryView>;
