/** A site of Pro with bookings, new for each test, and its verbs as its calls and its guests use them. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import type { BookingAct } from '../../modules/booking/booking.states.ts';
import { answerBooking } from '../../modules/booking/change-booking.ts';
import { newKey } from '../../modules/booking/guest.ts';
import { timesForOwner } from '../../modules/booking/list-times.ts';
import { placeBooking } from '../../modules/booking/place-booking.ts';
import { saveSettings } from '../../modules/booking/save-settings.ts';
import type { SettingsInput } from '../../modules/booking/schemas.ts';
import type { BookingsView } from '../../modules/booking/views/schemas.ts';
import { setStatus } from '../../modules/booking/set-status.ts';
import { newDraft, type DraftOfSite } from './draft.ts';
import { startTestProduct, type TestProduct } from './product.ts';
import { newSubscriber } from './subscriber.ts';

const DAY = 86_400_000;

/** To be called where a file begins: it starts the product, and a site before each test: a restaurant's. That of another `page`, which is sold once, is one for all tests. */
export function bookedSite(page?: string) {
  let product: TestProduct;
  let site: DraftOfSite;
  let owner: Awaited<ReturnType<typeof newSubscriber>>;

  const by = () => proveSite(site.ctx(), 'draft', site.id);
  const view = async (): Promise<BookingsView> => bookingsOfSite(site.ctx(), { by: await by() });
  const set = async (given: Partial<SettingsInput>) =>
    saveSettings(site.ctx(), { by: await by(), ...(await view()).settings, ...given });
  const open = async () =>
    setStatus(site.ctx(), { by: await proveSite(site.ctx(), 'publish', site.id), status: 'open' });
  const service = async () => (await view()).services[0]?.id ?? '';
  /** Free times of the owner's week that begins tomorrow. */
  async function free(party = 2): Promise<string[]> {
    const from = new Date(product.clock.now().getTime() + DAY).toISOString().slice(0, 10);
    const times = await timesForOwner(site.ctx(), { by: await by(), service: await service(), party, from });
    return times.days.flatMap((day) => day.times.map(({ at }) => at));
  }
  let guests = 0;
  let isBought = false;
  async function book(
    at: string,
    given: {
      party?: number;
      key?: string;
      name?: string;
      mail?: string;
      phone?: string;
      until?: string;
      deposit?: string;
    } = {},
  ) {
    const { party = 2, until, deposit, key = newKey(), mail = `guest${(guests += 1)}@example.it`, phone = '' } = given;
    const { name = 'Anna Verdi' } = given;
    const guest = { name, phone, mail, note: 'Un seggiolone', key };
    const wish = { siteId: site.id, service: await service(), party, at, until };
    await placeBooking(product.as(null), { ...wish, guest, lang: 'it', deposit });
    return { key, mail };
  }
  const act = async (id: string, what: BookingAct, reason = '', at?: string) =>
    answerBooking(site.ctx(), { by: await by(), id, act: what, reason, at });
  const mailsTo = async (mail: string): Promise<string[]> => {
    await product.drain();
    const rows = await product.rows<{ kind: string }>('select kind from mails where "to" = $1', [mail]);
    return rows.map(({ kind }) => kind).toSorted();
  };
  /** Sums that must hold whatever happened; of hours that are over nobody asks. */
  async function expectTrue() {
    const [loads] = await product.rows<{ n: string }>(
      `select count(*) n from booking_loads l where l.taken <> (
         select coalesce(sum(b.party), 0) from bookings b where b.site_id = l.site_id and b.state in ('held', 'asked', 'confirmed', 'arrived')
         and length(b.wall) > 10 and b.session_id is null and b.starts_at < l.slot + interval '15 minutes' and b.ends_at > l.slot)
         and l.slot >= $1`,
      [product.clock.now()],
    );
    expect(Number(loads?.n)).toBe(0);
  }
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    if (page !== undefined && isBought) {
      await product.rows('delete from bookings');
      return;
    }
    owner = await newSubscriber(product, { choice: { plan: 'pro' }, ...(page ? { page } : {}) });
    site = await newDraft(product, owner);
    isBought = true;
  });
  return {
    product: () => product,
    site: () => site,
    owner: () => owner,
    by,
    view,
    set,
    open,
    service,
    free,
    book,
    act,
    mailsTo,
    expectTrue,
  };
}
