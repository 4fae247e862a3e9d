export type CardOutcome = { kind: 'ok' } | { kind: 'declined'; code: string; declineCode: string | null };

/** What a test card does after its number was taken. */
export interface CardBehaviour {
  number: string;
  charge: CardOutcome;
  /** Whether the bank asks the holder: never, with the holder present, or at every charge, also of a renewal. */
  authentication: 'never' | 'present' | 'always';
  /** Saving it for later charges fails already. */
  refusedOnSaving: boolean;
  /** What comes after a successful charge. */
  aftermath: 'none' | 'dispute' | 'inquiry' | 'fraud-warning';
  refund: 'at-once' | 'pending' | 'fails-later';
}

const declined = (declineCode: string | null, code = 'card_declined'): CardOutcome => ({
  kind: 'declined',
  code,
  declineCode,
});
const card = (number: string, changes: Partial<CardBehaviour> = {}): CardBehaviour => ({
  number,
  charge: { kind: 'ok' },
  authentication: 'never',
  refusedOnSaving: false,
  aftermath: 'none',
  refund: 'at-once',
  ...changes,
});
const refused = (number: string, charge: CardOutcome) => card(number, { charge, refusedOnSaving: true });

/**
 * The vendor's published test cards under the names of its ready-made payment methods: `pm_card_visa`, `tok_visa`
 * (docs.stripe.com/testing).
 */
const behaviours: Record<string, CardBehaviour> = {
  visa: card('4242424242424242'),
  mastercard: card('5555555555554444'),
  amex: card('378282246310005'),
  it: card('4000003800000008'),
  authenticationRequiredOnSetup: card('4000002500003155', { authentication: 'present' }),
  authenticationRequired: card('4000002760003184', { authentication: 'always' }),
  threeDSecure2Required: card('4000000000003220', { authentication: 'always' }),
  chargeDeclined: refused('4000000000000002', declined('generic_decline')),
  chargeDeclinedInsufficientFunds: refused('4000000000009995', declined('insufficient_funds')),
  chargeDeclinedLostCard: refused('4000000000009987', declined('lost_card')),
  chargeDeclinedExpiredCard: refused('4000000000000069', declined('expired_card', 'expired_card')),
  chargeDeclinedIncorrectCvc: refused('4000000000000127', declined('incorrect_cvc', 'incorrect_cvc')),
  chargeDeclinedProcessingError: refused('4000000000000119', declined('processing_error', 'processing_error')),
  chargeCustomerFail: card('4000000000000341', { charge: declined('generic_decline') }),
  createDispute: card('4000000000000259', { aftermath: 'dispute' }),
  createDisputeInquiry: card('4000000000001976', { aftermath: 'inquiry' }),
  createIssuerFraudRecord: card('4000000000005423', { aftermath: 'fraud-warning' }),
  pendingRefund: card('4000000000007726', { refund: 'pending' }),
  refundFail: card('4000000000005126', { refund: 'fails-later' }),
};

/** Any number that the vendor does not publish: a real card is never accepted. */
const notForTests = refused('', declined('live_mode_test_card'));

/** The name kept in place of the number; `other` for a number that is not the vendor's. */
export function cardName(number: string): string {
  return Object.entries(behaviours).find(([, each]) => each.number === number)?.[0] ?? 'other';
}

export function behaviourOf(name: string): CardBehaviour {
  return behaviours[name] ?? notForTests;
}

/** `visa` of `pm_card_visa` or `tok_visa`, `chargeDeclined` of `pm_card_visa_chargeDeclined` too; null for any other id. */
export function readyMadeName(id: string): string | null {
  const name = /^(?:pm_card|tok)_(?:visa_)?(\w+)$/.exec(id)?.[1] ?? '';
  return name in behaviours ? name : null;
}

export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

export function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  if (/^5[1-5]|^2[2-7]/.test(number)) return 'mastercard';
  return number.startsWith('4') ? 'visa' : 'unknown';
}
