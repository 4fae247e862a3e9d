import type { DepositPart } from '../../../site-kit/booking/deposit-parts.tsx';
import { DEPOSIT_WORDS, depositSaid, freeText } from '../../../site-kit/booking/deposit-words.ts';
import { money } from '../../../site-kit/shop/money.ts';
import { paymentOf } from '../../takings/index.server.ts';
import { changesUntil, mayForfeit } from '../change-booking.ts';
import { wallOf } from '../clock-zone.ts';
import { freeOf } from '../deposits/ask-deposit.ts';
import { depositsShown } from '../deposits/deposits-shown.ts';
import { payableOf } from '../deposits/give-back.ts';
import type { Booking } from '../tables.ts';
import type { Asked } from './asked.ts';

/** What the page of a booking says of its deposit; null where none was asked. */
export async function depositPartOf({ ctx, calendar }: Asked, booking: Booking): Promise<DepositPart | null> {
  const { deposit, state } = booking;
  if (deposit === null) return null;
  const { lang } = calendar.site.document;
  const price = money(deposit.amount, deposit.currency, lang);
  const row = state === 'held' ? await paymentOf(ctx, payableOf(booking)) : null;
  const until = row && wallOf(row.openUntil, calendar.hours.zone).slice(11);
  const stands = (await depositsShown(ctx, [booking]))(booking)?.state;
  const went = stands === 'coming' || stands === 'back' || stands === 'elsewhere' ? stands : null;
  const isLate = ctx.clock.now() > changesUntil(calendar, booking);
  return {
    price,
    payment: row && until ? { url: row.url, until } : null,
    told: stands === 'paid' ? toldOf() : [],
    went,
    mayForfeit: stands === 'paid' && isLate && mayForfeit(ctx, booking),
  };

  function toldOf(): string[] {
    if (deposit === null) return [];
    const words = DEPOSIT_WORDS[lang];
    const paid = depositSaid(words.paid, { price });
    if (state === 'asked') return [paid, words.whileAsked];
    const now = ctx.clock.now();
    if (state === 'confirmed')
      return [
        paid,
        freeText(freeOf(calendar, { startsAt: booking.startsAt, told: deposit, now, lang }), lang),
        words.ours,
      ];
    const isKept = state === 'cancelled-by-guest' || state === 'no-show';
    return isKept ? [depositSaid(words.kept, { price })] : [paid];
  }
}
