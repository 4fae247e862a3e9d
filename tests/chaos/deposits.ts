/** Deposits of bookings: held, paid, given up, forgotten, given back in time, by a refusal and by hand, left by who cancels too late. */
import { hashOf } from '../../modules/access/index.server.ts';
import { requireCalendar } from '../../modules/booking/calendar.ts';
import { answerBooking, bookingByKey, cancelBooking } from '../../modules/booking/change-booking.ts';
import { depositFor } from '../../modules/booking/deposits/ask-deposit.ts';
import { tokenOf } from '../../modules/booking/deposits/deposit.rules.ts';
import { giveUpDeposit, openDeposit } from '../../modules/booking/deposits/pay-deposit.ts';
import { refundDeposit } from '../../modules/booking/deposits/refund-deposit.ts';
import { newKey } from '../../modules/booking/guest.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { followPlanJob } from '../../modules/booking/jobs.ts';
import { timesForOwner } from '../../modules/booking/list-times.ts';
import { placeBooking } from '../../modules/booking/place-booking.ts';
import { saveServices, saveSettings } from '../../modules/booking/save-settings.ts';
import { setStatus } from '../../modules/booking/set-status.ts';
import { openAccount } from '../../modules/takings/account.ts';
import { reconcileJob } from '../../modules/takings/jobs.ts';
import { CARD, posted } from '../support/owners-account.ts';
import { DAY, HOUR } from '../support/subscriber.ts';
import type { Expected, Verdict } from './ledger.ts';
import { PRO, proSite } from './pro-site.ts';
import { asBought, comes, settle } from './stories.ts';
import type { World } from './world.ts';

const PARTY = 2;
const EACH = 1000;
const STATES = 'cancelled-by-guest cancelled-by-guest confirmed refused unpaid unpaid';
const PAID = 4;
const BACK = 3;
const TOLD = { 'booking-confirmed': 3, 'booking-received': 1, 'booking-refused': 1, 'booking-deposit-refunded': BACK };
const OWNER = { 'shop-account-active': 1, 'booking-new': 3, 'booking-asked': 1, 'booking-left': 2 };

export function depositsArePaid(world: World) {
  const expected: Expected[] = [];

  async function next(): Promise<void> {
    const { bought, ctx, siteId, by, publisher, dispose } = await proSite(world, followPlanJob);
    const { settings, services } = await world.question(async () => bookingsOfSite(ctx(), { by: await by() }));
    const service = services[0]?.id ?? '';
    const rules = (mode: 'instant' | 'request') =>
      world.question(async () =>
        saveSettings(ctx(), { by: await by(), ...settings, kind: 'table', mode, cancel_minutes: 24 * 60 }),
      );
    await rules('instant');
    await world.question(async () => setStatus(ctx(), { by: await publisher(), status: 'open' }));
    const { url } = await world.question(async () => openAccount(ctx(), { by: await dispose() }));
    await posted(url, { act: 'send' });
    await settle(world);
    const deposit = { cents: EACH, from: 1 };
    await world.question(async () =>
      saveServices(ctx(), { by: await by(), services: services.map((each) => ({ ...each, deposit })) }),
    );
    const from = new Date(world.clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
    const times = await world.question(async () =>
      timesForOwner(ctx(), { by: await by(), service, party: PARTY, from }),
    );
    const at = times.days.flatMap((day) => day.times.map((each) => each.at))[0];

    const find = (key: string) => bookingByKey(ctx(), { siteId, key });
    /** Held, with the page on which its deposit is paid. */
    async function held(): Promise<{ key: string; page: string }> {
      const key = newKey();
      const mail = `payer-${hashOf(key).slice(0, 12)}@payers.example`;
      const guest = { name: 'Anna', phone: '', mail, note: '', key };
      const terms = await world.question(async () => {
        const calendar = await requireCalendar(ctx(), siteId);
        return depositFor(ctx(), calendar, { service: { deposit }, party: PARTY });
      });
      const wanted = {
        siteId,
        service,
        at,
        party: PARTY,
        guest,
        lang: 'it',
        deposit: terms ? tokenOf(terms) : '',
      } as const;
      await world.ask('hold', async () => void (await placeBooking(ctx(), wanted)));
      const page = await world.ask('open-deposit', async () =>
        openDeposit(ctx(), await requireCalendar(ctx(), siteId), await find(key)),
      );
      return { key, page: page ?? '' };
    }
    async function paid(): Promise<string> {
      const { key, page } = await held();
      await posted(page, CARD);
      await settle(world);
      return key;
    }

    await paid();
    const back = await paid();
    await world.ask('give-back', () => cancelBooking(ctx(), { siteId, key: back }));
    await settle(world);
    const given = await held();
    await world.ask('give-deposit-up', async () => giveUpDeposit(ctx(), await find(given.key)));
    await held();
    world.later(32 * 60_000);
    await comes(world, reconcileJob, {});
    const left = await paid();
    await rules('request');
    const refused = await paid();
    const { id, startsAt } = await world.question(() => find(refused));
    await world.ask('refuse', async () => answerBooking(ctx(), { by: await by(), id, act: 'refuse', reason: 'pieno' }));
    await settle(world);
    world.later(startsAt.getTime() - world.clock.now().getTime() - HOUR);
    await world.ask('leave-deposit', () => cancelBooking(ctx(), { siteId, key: left, forfeits: true }));
    const kept = await world.question(() => find(left));
    await world.ask('refund-deposit', async () => refundDeposit(ctx(), { by: await dispose(), id: kept.id }));
    await settle(world);
    const told = asBought(bought, PRO);
    expected.push({ ...told, mails: { ...told.mails, ...OWNER } });
  }

  /** Each deposit paid or free, never both; each account's books as ours; nobody holds what is over. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    const sites = await world.rows<{ site_id: string; account: string; states: string }>(
      `select b.site_id, a.account, string_agg(b.state, ' ' order by b.state) states
       from takings_accounts a join bookings b using (site_id) group by 1, 2`,
    );
    for (const { site_id: id, account, states } of sites) {
      if (states !== STATES) lost.push(`bookings of ${id}: ${states}`);
      const books = world.stripe.stateOf(account);
      const charges = [...books.charges.values()].filter((charge) => charge.paid);
      const sum = (field: 'amount' | 'amount_refunded') => charges.reduce((total, each) => total + each[field], 0);
      const count = (what: string, is: number, wanted: number) => {
        if (is !== wanted) (is < wanted ? lost : doubled).push(`${what} ${account}: ${is} of ${wanted}`);
      };
      count('charged into', sum('amount'), PAID * PARTY * EACH);
      count('given back by', sum('amount_refunded'), BACK * PARTY * EACH);
      count('pages of', books.sessions.size, PAID + 2);
    }
    const held = await world.rows('select 1 from booking_loads where taken <> $1', [PARTY]);
    if (held.length > 0) doubled.push(`${held.length} quarters of an hour are held by nobody`);
    const mails = await world.rows<{ kind: string; sent: number }>(
      `select kind, count(*) filter (where sent_at is not null)::int sent from mails
       where order_id in (select id from bookings) group by kind`,
    );
    for (const [kind, n] of Object.entries(TOLD)) {
      const sent = mails.find((row) => row.kind === kind)?.sent ?? 0;
      if (sent !== n * sites.length) lost.push(`${kind} to guests: ${sent} of ${n * sites.length}`);
    }
  }

  return { next, audit, expected };
}
