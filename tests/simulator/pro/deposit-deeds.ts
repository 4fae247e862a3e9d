/** Deposits of bookings: asked for by an owner, paid, given up or left by guests, given back. */
import { bookingsOfSite } from '../../../modules/booking/index.server.ts';
import { findCalendar } from '../../../modules/booking/calendar.ts';
import { bookingByKey, cancelBooking } from '../../../modules/booking/change-booking.ts';
import { depositFor } from '../../../modules/booking/deposits/ask-deposit.ts';
import { tokenOf } from '../../../modules/booking/deposits/deposit.rules.ts';
import { giveUpDeposit, lookAfterDeposit, openDeposit } from '../../../modules/booking/deposits/pay-deposit.ts';
import { refundDeposit } from '../../../modules/booking/deposits/refund-deposit.ts';
import { saveServices } from '../../../modules/booking/save-settings.ts';
import { CARD, posted } from '../../support/owners-account.ts';
import { openAccount } from '../../../modules/takings/account.ts';
import { dispose, draft, keyed, owner, uses, type Scene } from './scene.ts';
import { passer } from './village.ts';

const EACH = 500;

/** What the form asks a guest to accept; undefined: nothing. */
export async function acceptedDeposit({ world, village }: Scene, wish: { service?: string; party: number }) {
  const ctx = passer(world);
  const calendar = await findCalendar(ctx, village.siteId);
  const service = calendar?.services.find(({ id }) => id === wish.service);
  const terms = calendar && service ? await depositFor(ctx, calendar, { service, party: wish.party }) : null;
  return terms ? tokenOf(terms) : undefined;
}

/** A booking whose key somebody holds; null where there is none. */
async function held(scene: Scene) {
  const given = keyed(scene, 'bookings');
  return given && bookingByKey(passer(scene.world), given);
}

export const DEPOSIT_DEEDS = {
  async 'asks for a deposit'(scene: Scene) {
    const { url } = await openAccount(owner(scene), { by: await dispose(scene) });
    await posted(url, { act: 'send' });
    const by = await draft(scene);
    const { services } = await bookingsOfSite(owner(scene), { by });
    const deposit = scene.random.chance(0.8) ? { cents: EACH, from: scene.random.int(1, 3) } : null;
    await saveServices(owner(scene), { by, services: services.map((each) => ({ ...each, deposit })) });
  },
  async 'pays a deposit'(scene: Scene) {
    const ctx = passer(scene.world);
    const booking = await held(scene);
    const calendar = await findCalendar(ctx, scene.village.siteId);
    if (!booking || !calendar) return;
    const page = await openDeposit(ctx, calendar, booking);
    if (page !== null) await posted(page, CARD);
    if (scene.random.chance(0.5)) await lookAfterDeposit(ctx, booking);
  },
  async 'gives a deposit up'(scene: Scene) {
    const booking = await held(scene);
    if (booking?.deposit) await giveUpDeposit(passer(scene.world), booking);
  },
  async 'leaves a deposit'(scene: Scene) {
    const given = keyed(scene, 'bookings');
    const over = ['booking.changed', 'booking.too-late', 'booking.not-found'];
    if (given) await uses(scene, 'leave', () => cancelBooking(passer(scene.world), { ...given, forfeits: true }), over);
  },
  async 'gives a deposit back'(scene: Scene) {
    const rows = await scene.world.rows<{ id: string }>(
      `select id from bookings where site_id = $1 and deposit is not null and state not in ('held', 'unpaid') order by asked_at limit 5`,
      [scene.village.siteId],
    );
    if (rows.length > 0)
      await refundDeposit(owner(scene), { by: await dispose(scene), id: scene.random.pick(rows).id });
  },
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;
