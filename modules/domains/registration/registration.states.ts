/** Which state of a registration may follow which. */
export const REGISTRATION_STATES = [
  'wanted',
  'submitted',
  'registered',
  'failed',
  'replaced',
  'refunding',
  'refunded',
  'left',
  'lapsed',
  'lost',
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Taken elsewhere by its owner, run out after the contract was over, or not paid for until its last day. */
export const GONE = ['left', 'lapsed', 'lost'] as const satisfies readonly RegistrationState[];

const NEXT: Record<RegistrationState, readonly RegistrationState[]> = {
  // The contract may be over before a name is ordered.
  // Its owner may leave a name with mail where it is.
  wanted: ['submitted', 'registered', 'failed', 'lapsed', 'refunding'],
  submitted: ['registered', 'failed'],
  // The customer decides: another name, or the money back.
  failed: ['replaced', 'refunding'],
  refunding: ['refunded'],
  registered: GONE,
  replaced: [],
  refunded: [],
  left: [],
  lapsed: [],
  lost: [],
};
/** In these the name is this order's, and nobody else can buy it; tables.ts has the same list in an index. */
export const LIVE = ['wanted', 'submitted', 'registered'] as const satisfies readonly RegistrationState[];
export const canMove = (from: RegistrationState, to: RegistrationState): boolean => NEXT[from].includes(to);
/** Nothing more will happen without the customer, or at all. */
const SETTLED: readonly RegistrationState[] = ['registered', 'replaced', 'refunded', ...GONE];
export const isSettled = (state: RegistrationState): boolean => SETTLED.includes(state);

/** 'failed' is tried again by the daily reconciliation while the year is still paid for. */
export type RenewalState = 'wanted' | 'submitted' | 'done' | 'failed';
