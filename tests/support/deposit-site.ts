/** Bookings of a restaurant that asks for a deposit, into an account of its owner's. */
import { expect } from 'vitest';
import { bookingByKey } from '../../modules/booking/change-booking.ts';
import { requireCalendar } from '../../modules/booking/calendar.ts';
import { depositFor } from '../../modules/booking/deposits/ask-deposit.ts';
import { tokenOf } from '../../modules/booking/deposits/deposit.rules.ts';
import { openDeposit } from '../../modules/booking/deposits/pay-deposit.ts';
import { depositElsewhere, refundDeposit } from '../../modules/booking/deposits/refund-deposit.ts';
import { saveServices } from '../../modules/booking/save-settings.ts';
import type { bookedSite } from './booked-site.ts';
import { CARD, ownersAccount, posted } from './owners-account.ts';

/** Cents for each person. */
export const EACH = 1000;

export function depositSite(booked: ReturnType<typeof bookedSite>) {
  const owner = ownersAccount(booked.product(), booked.site());
  const ctx = () => booked.site().ctx();
  const siteId = () => booked.site().id;
  const calendar = () => requireCalendar(ctx(), siteId());
  const find = (key: string) => bookingByKey(ctx(), { siteId: siteId(), key });
  /** As a form shows it. */
  async function token(party = 2): Promise<string | undefined> {
    const now = await calendar();
    const [service = expect.fail('no service')] = now.services;
    const terms = await depositFor(ctx(), now, { service, party });
    return terms ? tokenOf(terms) : undefined;
  }
  const page = async (key: string): Promise<string> =>
    (await openDeposit(booked.product().as(null), await calendar(), await find(key))) ??
    expect.fail('no page to pay on');
  /** Held, with what was accepted. */
  const hold = async (at: string, given: { party?: number; key?: string; mail?: string } = {}) =>
    booked.book(at, { ...given, deposit: await token(given.party) });
  /** From now on; null: no more. */
  async function ask(deposit: { cents: number; from: number } | null, price: string | null = null): Promise<void> {
    const by = await booked.by();
    const { services } = await booked.view();
    await saveServices(ctx(), { by, services: services.map((each) => ({ ...each, price, deposit })) });
  }
  return {
    ...owner,
    find,
    token,
    page,
    hold,
    stateOf: async (key: string) => (await find(key)).state,
    ask,
    /** Takes bookings at once, and `EACH` of each person by card, given back until a day before. */
    async takeDeposits(): Promise<void> {
      await owner.open();
      await booked.set({ mode: 'instant', cancel_minutes: 24 * 60 });
      await booked.open();
      await ask({ cents: EACH, from: 1 });
    },
    /** Booked, and paid on the provider's page. */
    async pay(at: string, given: { party?: number; key?: string; mail?: string } = {}) {
      const held = await hold(at, given);
      await posted(await page(held.key), CARD);
      await owner.heard();
      return held;
    },
    refund: async (key: string) => refundDeposit(ctx(), { by: await owner.dispose(), id: (await find(key)).id }),
    elsewhere: async (key: string, refund: string) =>
      depositElsewhere(ctx(), { by: await owner.dispose(), id: (await find(key)).id, refund, how: 'in contanti' }),
  };
}
