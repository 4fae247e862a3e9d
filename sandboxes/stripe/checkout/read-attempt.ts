import { z } from 'zod';
import { passesLuhn } from '../cards.ts';
import { isIban, plainIban } from '../payments/iban.ts';
import type { CardInput } from '../objects/payment-method.ts';
import type { Attempt } from './pay-session.ts';
import type { Texts } from './texts.ts';

const digits = z.string().transform((value) => value.replaceAll(/\D/g, ''));
const typed = z.string().trim().max(200).default('');

/** Ways to pay as the page shows them; a wallet is a card that the buyer's device holds. */
export const ways = ['card', 'apple_pay', 'google_pay', 'paypal', 'sepa_debit'] as const;
export type Way = (typeof ways)[number];

/** What the page posts: texts as typed. */
export const attemptBody = z.object({
  key: z.string(),
  way: z.enum(ways).default('card'),
  number: digits.default(''),
  expiry: typed,
  cvc: typed,
  name: typed,
  iban: typed.transform(plainIban),
  authentication: z.enum(['complete', 'fail']).nullish(),
});
export type AttemptBody = z.output<typeof attemptBody>;

type Field = 'number' | 'expiry' | 'cvc' | 'name' | 'iban';
export type Wrong = Partial<Record<Field, keyof Texts>>;

function readExpiry(text: string): { month: number; year: number } | null {
  const found = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(text.trim());
  const month = Number(found?.[1]);
  return found === null || month < 1 || month > 12 ? null : { month, year: 2000 + Number(found[2]) };
}

/** A card ready to be charged, or the key of the message to show at each wrong field. `now` in milliseconds. */
export function readCard(
  body: Pick<AttemptBody, 'number' | 'expiry' | 'cvc' | 'name'>,
  now: number,
): { card: CardInput } | { wrong: Wrong } {
  const wrong: Wrong = {};
  if (body.number === '') wrong.number = 'numberMissing';
  else if (!passesLuhn(body.number)) wrong.number = 'numberWrong';
  const expiry = readExpiry(body.expiry);
  if (expiry === null) wrong.expiry = 'expiryWrong';
  // A card is good until the last day of its month.
  else if (Date.UTC(expiry.year, expiry.month, 1) <= now) wrong.expiry = 'expiryPast';
  if (!/^\d{3,4}$/.test(body.cvc)) wrong.cvc = 'cvcWrong';
  if (body.name === '') wrong.name = 'nameMissing';
  if (expiry === null || Object.keys(wrong).length > 0) return { wrong };
  return { card: { number: body.number, expMonth: expiry.month, expYear: expiry.year, name: body.name } };
}

/** The card that a buyer's device holds in this sandbox. */
const walletCard = (wallet: 'apple_pay' | 'google_pay', now: number): CardInput => ({
  number: '4242424242424242',
  expMonth: 12,
  expYear: new Date(now).getUTCFullYear() + 3,
  name: 'Test',
  wallet,
});

/** An attempt ready to be made. `now` in milliseconds. */
export function readAttempt(body: AttemptBody, now: number): { attempt: Attempt } | { wrong: Wrong } {
  const { way, name } = body;
  const authentication = body.authentication ?? null;
  if (way === 'apple_pay' || way === 'google_pay') {
    return { attempt: { method: { type: 'card', card: walletCard(way, now) }, name: 'Test', authentication } };
  }
  if (way === 'paypal') return { attempt: { method: { type: 'paypal', email: null }, name: 'Test', authentication } };
  if (way === 'sepa_debit') {
    const wrong: Wrong = {
      ...(!isIban(body.iban) && { iban: 'ibanWrong' as const }),
      ...(name === '' && { name: 'nameMissing' as const }),
    };
    if (Object.keys(wrong).length > 0) return { wrong };
    return { attempt: { method: { type: 'sepa_debit', iban: body.iban }, name, authentication } };
  }
  const read = readCard(body, now);
  return 'wrong' in read ? read : { attempt: { method: { type: 'card', card: read.card }, name, authentication } };
}
