/** What a comparison with the vendors found, as it is kept and shown. Ids, numbers and moments; no personal data. */

/** `outcome`: what go does about it; 'wait' bars the way, 'know' is said and nothing follows. */
export interface Difference {
  kind: (typeof DIFFERENCES)[number];
  about: string;
  detail?: string;
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
export interface RecoveryView {
  recovery: {
    why: 'restored' | 'older';
    data_of: string | null;
    started_at: string;
    compared_at: string | null;
    differences: Difference[];
  } | null;
}
