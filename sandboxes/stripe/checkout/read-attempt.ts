import { z } from 'zod';
import { passesLuhn } from '../cards.ts';
import type { Attempt } from './pay-session.ts';
import type { Texts } from './texts.ts';

const digits = z.string().transform((value) => value.replaceAll(/\D/g, ''));

/** What the page posts: texts as typed. */
export const attemptBody = z.object({
  key: z.string(),
  number: digits,
  expiry: z.string(),
  cvc: z.string().trim(),
  name: z.string().trim().max(200),
  authentication: z.enum(['complete', 'fail']).nullish(),
});

type Field = 'number' | 'expiry' | 'cvc' | 'name';

function readExpiry(typed: string): { month: number; year: number } | null {
  const found = /^(\d{1,2})\s*\/?\s*(?:20)?(\d{2})$/.exec(typed.trim());
  const month = Number(found?.[1]);
  return found === null || month < 1 || month > 12 ? null : { month, year: 2000 + Number(found[2]) };
}

/** A card ready to be charged, or the key of the message to show at each wrong field. `now` in milliseconds. */
export function readAttempt(
  body: z.output<typeof attemptBody>,
  now: number,
): { attempt: Attempt } | { wrong: Partial<Record<Field, keyof Texts>> } {
  const wrong: Partial<Record<Field, keyof Texts>> = {};
  if (body.number === '') wrong.number = 'numberMissing';
  else if (!passesLuhn(body.number)) wrong.number = 'numberWrong';
  const expiry = readExpiry(body.expiry);
  if (expiry === null) wrong.expiry = 'expiryWrong';
  // A card is good until the last day of its month.
  else if (Date.UTC(expiry.year, expiry.month, 1) <= now) wrong.expiry = 'expiryPast';
  if (!/^\d{3,4}$/.test(body.cvc)) wrong.cvc = 'cvcWrong';
  if (body.name === '') wrong.name = 'nameMissing';
  if (expiry === null || Object.keys(wrong).length > 0) return { wrong };
  return {
    attempt: {
      card: { number: body.number, expMonth: expiry.month, expYear: expiry.year, name: body.name },
      authentication: body.authentication ?? null,
    },
  };
}
