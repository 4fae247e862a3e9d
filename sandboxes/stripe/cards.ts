export type CardOutcome =
  | { kind: 'ok' }
  | { kind: 'authentication' }
  | { kind: 'declined'; code: string; declineCode: string | null };

const declined = (declineCode: string | null, code = 'card_declined'): CardOutcome => ({
  kind: 'declined',
  code,
  declineCode,
});

/** The vendor's published test numbers; any other number that passes the Luhn check is declined as not a test card. */
const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': { kind: 'ok' },
  '5555555555554444': { kind: 'ok' },
  '378282246310005': { kind: 'ok' },
  '4000003800000008': { kind: 'ok' },
  '4000002500003155': { kind: 'authentication' },
  '4000002760003184': { kind: 'authentication' },
  '4000000000000002': declined('generic_decline'),
  '4000000000000341': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000000069': declined('expired_card', 'expired_card'),
  '4000000000000127': declined('incorrect_cvc', 'incorrect_cvc'),
  '4000000000000119': declined('processing_error', 'processing_error'),
};

export function cardOutcome(number: string): CardOutcome {
  return outcomes[number] ?? declined('live_mode_test_card');
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
