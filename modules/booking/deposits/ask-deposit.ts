/** Whether a booking asks for money beforehand, and what its guest is told of it. */
import type { Ctx } from '../../../platform/ctx.ts';
import { countryOfShop } from '../../../site-kit/shop/country-of-shop.ts';
import { clauseOf, type Free } from '../../../site-kit/booking/deposit-words.ts';
import { money } from '../../../site-kit/shop/money.ts';
import { plainAmount } from '../../../site-kit/facts/plain-amount.ts';
import { find } from '../../../site-kit/layouts/parts/find.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { cardPaymentsOf } from '../../takings/index.server.ts';
import { formOf, holdsAtOnce, isDiscreet, type Calendar, type Service } from '../calendar.ts';
import { wallOf } from '../clock-zone.ts';
import { whenOf } from '../shown.ts';
import { freeUntil, type Deposit, type DepositTerms } from './deposit.rules.ts';

/** Pay in euros, under the consumer law that the clause speaks of. */
const EURO = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));
const DAY_MS = 86_400_000;
const WITHDRAWAL_DAYS = 14;

/**
 * Whether deposits are offered to the owner at all. Of health and the law none: the provider of payments would learn who goes there. A day
 * without a time, nights and dates with places have none.
 */
export function offersDeposits(calendar: Calendar): boolean {
  const { site, services } = calendar;
  const { timeZone } = site.document;
  const country = countryOfShop({ timeZone, phone: find(site.document, 'contact')?.phone?.href ?? null });
  const isEuro = country !== null && EURO.has(country);
  const hasPounds = services.some(({ price }) => price !== null && plainAmount(price)?.mark === 'GBP');
  return isEuro && !hasPounds && !isDiscreet(calendar) && formOf(calendar) === 'times';
}
/** Any service asks for one, and the owner's account takes money. */
export const asksDeposits = async (ctx: Ctx, calendar: Calendar): Promise<boolean> =>
  calendar.services.some(({ active, deposit }) => active && deposit !== null) &&
  offersDeposits(calendar) &&
  (await cardPaymentsOf(ctx, calendar)) === 'active';

/** Null where nothing is to be paid; nothing is, too, while the owner's account takes no money. */
export async function depositFor(
  ctx: Ctx,
  calendar: Calendar,
  { service, party: asked }: { service: Pick<Service, 'deposit'>; party: number },
): Promise<DepositTerms | null> {
  const { deposit } = service;
  const { kind, cancelMinutes } = calendar.settings;
  const party = kind === 'appointment' ? 1 : asked;
  if (deposit === null || party < deposit.from || !offersDeposits(calendar)) return null;
  if ((await cardPaymentsOf(ctx, calendar)) !== 'active') return null;
  const becomes = holdsAtOnce(calendar, party) ? 'confirmed' : 'asked';
  return { amount: deposit.cents * party, currency: 'EUR', freeMinutes: cancelMinutes, becomes };
}

/** The terms with the clause in which the guest reads them. */
export function depositTold(
  ctx: Ctx,
  calendar: Calendar,
  { terms, startsAt, lang }: { terms: DepositTerms; startsAt: Date; lang: Lang },
): Deposit {
  const now = ctx.clock.now();
  // A meal on a date is excepted from withdrawal; somebody's work is not.
  const withdraws = calendar.settings.kind === 'appointment';
  const withdrawUntil = withdraws ? new Date(now.getTime() + WITHDRAWAL_DAYS * DAY_MS).toISOString() : null;
  const told = { ...terms, withdrawUntil };
  const price = money(terms.amount, terms.currency, lang);
  return { ...told, clause: clauseOf({ price, free: freeOf(calendar, { startsAt, told, now, lang }), lang }) };
}

interface Asked {
  startsAt: Date;
  told: Pick<Deposit, 'freeMinutes' | 'withdrawUntil'>;
  now: Date;
  lang: Lang;
}
/** Until when who cancels has it back, as it is said. */
export function freeOf({ hours }: Calendar, { startsAt, told, now, lang }: Asked): Free {
  const until = freeUntil({ state: 'confirmed', startsAt }, told);
  if (until >= startsAt) return 'start';
  return until <= now ? 'never' : { when: whenOf({ wall: wallOf(until, hours.zone) }, lang) };
}
