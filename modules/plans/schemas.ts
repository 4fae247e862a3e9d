/** The specification's constants (section 9, rows K1..K17), in one place. Browser-safe. */
export const PLANS = ['premium', 'pro'] as const;
export type Plan = (typeof PLANS)[number];
export const TIERS = ['free', ...PLANS] as const;
export type Tier = (typeof TIERS)[number];
export const SMALLEST_PLAN: Plan = PLANS[0];
export const LARGEST_PLAN: Plan = PLANS[PLANS.length - 1] ?? SMALLEST_PLAN;
/** Names, the same in every language. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { premium: 'Premium', pro: 'Pro' };

/** What tiers buy (entitlements.ts), in the order in which it is shown. */
export const ENTITLEMENT_KEYS = [
  'domain',
  'layouts',
  'mailboxes',
  'sync',
  'editor',
  'pages',
  'texts',
  'languages',
  'statistics',
  'adFree',
  'indexed',
  'shop',
  'booking',
  'newsletter',
  'extensions',
  'unlimited',
] as const;
export type EntitlementKey = (typeof ENTITLEMENT_KEYS)[number];

/** What an installation sells today (offer.ts). */
export interface Offer {
  /** The smallest plan first; each adds its features to those of the one before. */
  plans: readonly { plan: Plan; adds: readonly EntitlementKey[] }[];
  /** What the largest plan will have and has not yet: said in plain words where it is shown all the same. */
  missing: readonly EntitlementKey[];
  /** Whether a page can be put online for free here. */
  free: boolean;
}

export const asPlan = (text: string | null): Plan | null => PLANS.find((known) => known === text) ?? null;
/** -1, 0 or 1: whether a plan is smaller than the other. */
export const comparePlans = (plan: Plan, other: Plan): number => Math.sign(PLANS.indexOf(plan) - PLANS.indexOf(other));

export const K = {
  /** Euro cents a year, VAT included. The server charges what the card provider's catalogue says and refuses to start when it differs. */
  price: { premium: 9900, pro: 17_900 },
  currency: 'eur',
  termYears: 1,
  searchLimit: 10,
  resultsMaxHeight: 180,
  steps: 4,
  layouts: 10,
  mailboxes: 2,
  mailboxGigabytes: 1,
  /** To whom one mailbox may write, in an hour and in a day. */
  mailRecipients: { hour: 60, day: 300 },
  /** Of one site: pages that its owner adds, and languages. */
  pages: 20,
  languages: 5,
  /** Written for the owner by us, in a contract. */
  texts: 2,
  cancelByLetterDays: 30,
  cancelOnSiteDays: 15,
  /** The specification says 10 working days; consumers in the EU have 14 days, which is never less. */
  withdrawalDays: 14,
  refundDays: 14,
  exportDays: 30,
  /** A free site is online so long after its owner signed in last. */
  freeDays: 90,
  /** So long after its end nobody else gets the address of a free site. */
  freeAddressMonths: 12,
  /** After the last request for it. */
  previewDays: 30,
  /** After the last change of an order that was never paid. */
  unpaidOrderDays: 60,
  /** From the end of the contract. */
  contractYears: 10,
  logRetentionMonths: 3,
  marketingMonths: { min: 12, max: 24 },
  invoiceYears: 11,
  provider: {
    timeoutMs: 80_000,
    maxNetworkRetries: 2,
    retryDelayMs: { initial: 500, max: 5000 },
    webhookToleranceS: 300,
    apiVersion: '2026-10-28.endive',
  },
  translation: { maxParallelReads: 10, maxRetries: 5, retryTimeoutMs: 350 },
  maxDomains: 5,
} as const;
