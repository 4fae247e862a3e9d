/** What owners, buyers, guests and readers do on sites of Pro: through the product's own verbs, in all weather. */
import { bookingsOfSite } from '../../../modules/booking/index.server.ts';
import { answerBooking, cancelBooking } from '../../../modules/booking/change-booking.ts';
import { addDays } from '../../../modules/booking/clock-zone.ts';
import { placeBooking } from '../../../modules/booking/place-booking.ts';
import { addSession, cancelSession, changePlaces } from '../../../modules/booking/save-session.ts';
import { saveSettings } from '../../../modules/booking/save-settings.ts';
import { setStatus as openBooking } from '../../../modules/booking/set-status.ts';
import { answerOrder, cancelOrder, orderByKey } from '../../../modules/shop/change-order.ts';
import { findShop } from '../../../modules/shop/find-shop.ts';
import { openOrderPayment } from '../../../modules/shop/pay-order.ts';
import { shopOfSite } from '../../../modules/shop/index.server.ts';
import { saveDelivery } from '../../../modules/shop/save-delivery.ts';
import { saveProduct } from '../../../modules/shop/save-product.ts';
import { setMode } from '../../../modules/shop/set-mode.ts';
import { setStatus as openShop } from '../../../modules/shop/set-status.ts';
import { setStock } from '../../../modules/shop/set-stock.ts';
import { ACT_NAMES, mayAct } from '../../../modules/shop/shop.states.ts';
import { refundOrder } from '../../../modules/shop/refund-order.ts';
import { lastingPage } from '../../../modules/sites/index.server.ts';
import { openAccount } from '../../../modules/takings/account.ts';
import { isAppError } from '../../../platform/errors.ts';
import { agreed } from '../../support/agreed.ts';
import { CARD, posted } from '../../support/owners-account.ts';
import { IN_TOWN, ROSES } from '../../support/shop-site.ts';
import type { Person } from '../person.ts';
import type { Unit } from '../environment.ts';
import type { World } from '../world.ts';
import { RIGHTS_HOLD, BY_KEY } from './rules.ts';
import { newKey, passer, strangerTo } from './village.ts';
import { begins, dispose, draft, keyed, owner, publish, uses, type Scene } from './scene.ts';
import { acceptedDeposit, DEPOSIT_DEEDS } from './deposit-deeds.ts';
import { DOOR_DEEDS, orderRoses, takeSomeBack } from './door-deeds.ts';
import { NEWS_DEEDS } from './news-deeds.ts';
import { TABLE_DEEDS } from './table-deeds.ts';
import { wanted } from './wanted.ts';

const DEEDS = {
  ...NEWS_DEEDS,
  ...DEPOSIT_DEEDS,
  ...TABLE_DEEDS,
  ...DOOR_DEEDS,
  async 'opens the shop'(scene: Scene) {
    const { siteId } = scene.village;
    const by = await draft(scene);
    const present = await findShop(owner(scene), siteId);
    if (!present?.products.some(({ name }) => name === ROSES.name)) await saveProduct(owner(scene), { by, ...ROSES });
    const roses = (await findShop(owner(scene), siteId))?.products.find(({ name }) => name === ROSES.name)?.variants[0];
    if (roses && roses.stock === null) await setStock(owner(scene), { by, id: roses.id, free: 6, was: null });
    await agreed(owner(scene), siteId);
    // A second way would be another of the same: who opens again finds it.
    if (present?.settings.deliveries.length === 0)
      await saveDelivery(owner(scene), { by: await publish(scene), ...IN_TOWN, least: 0 });
    await openShop(owner(scene), { by: await publish(scene), status: 'open' });
  },
  'pauses the shop': async (scene: Scene) => openShop(owner(scene), { by: await publish(scene), status: 'paused' }),
  async 'is paid by card from now on'(scene: Scene) {
    const { url } = await openAccount(owner(scene), { by: await dispose(scene) });
    await posted(url, { act: 'send' });
    await setMode(owner(scene), { by: await dispose(scene), mode: 'paid' });
  },
  orders: async (scene: Scene) => orderRoses(scene, (ways) => scene.random.pick([null, ...ways])),
  async 'pays an order'(scene: Scene) {
    const { world, village, random } = scene;
    const shop = await findShop(passer(world), village.siteId);
    if (!shop || village.orders.length === 0) return;
    const key = random.pick(village.orders);
    const order = await orderByKey(passer(world), { siteId: village.siteId, key });
    const page = await openOrderPayment(passer(world), shop, order);
    if (page !== null) await posted(page, CARD);
  },
  async 'cancels an order'(scene: Scene) {
    const given = keyed(scene, 'orders');
    if (given)
      await uses(scene, 'cancel', () => cancelOrder(passer(scene.world), given), ['shop.changed', 'shop.not-found']);
  },
  async 'withdraws from an order'(scene: Scene) {
    const given = keyed(scene, 'orders');
    if (given) await uses(scene, 'withdraw', () => takeSomeBack(scene, given), ['shop.changed', 'shop.not-found']);
  },
  async 'answers an order'(scene: Scene) {
    const rows = await scene.world.rows<{ id: string; state: never; mode: never; delivery: object | null }>(
      `select id, state, mode, delivery from shop_orders where site_id = $1 and ended_at is null order by number limit 5`,
      [scene.village.siteId],
    );
    if (rows.length === 0) return;
    const order = scene.random.pick(rows);
    const can = ACT_NAMES.filter((act) => mayAct(order, act));
    if (can.length === 0) return;
    const act = scene.random.pick(can);
    await answerOrder(owner(scene), { by: await draft(scene), id: order.id, act, reason: 'finito', ready: null });
  },
  async 'gives money back'(scene: Scene) {
    const rows = await scene.world.rows<{ id: string }>(
      `select id from shop_orders where site_id = $1 and mode = 'paid' and paid_at is not null order by number limit 5`,
      [scene.village.siteId],
    );
    if (rows.length === 0) return;
    const { id } = scene.random.pick(rows);
    const { orders, past } = await shopOfSite(owner(scene), { by: await draft(scene) });
    const of = [...orders, ...past].find((each) => each.id === id)?.refundable?.of ?? 'rest';
    await refundOrder(owner(scene), { by: await dispose(scene), id, of, reason: '' });
  },
  async 'opens bookings'(scene: Scene) {
    const by = await draft(scene);
    const { settings, waiting, coming } = await bookingsOfSite(owner(scene), { by });
    const mode = scene.random.pick(['instant', 'request'] as const);
    // What is booked stays what it is while any of it is ahead.
    const kind =
      waiting.length + coming.length > 0 ? settings.kind : scene.random.pick(['table', 'stay', 'session'] as const);
    await saveSettings(owner(scene), { by, ...settings, kind, mode, covers: 6, party_most: 6, party_instant: 4 });
    await agreed(owner(scene), scene.village.siteId);
    await openBooking(owner(scene), { by: await publish(scene), status: 'open' });
  },
  async books(scene: Scene) {
    const { world, village, random } = scene;
    const by = await draft(scene);
    const view = await bookingsOfSite(owner(scene), { by });
    const what = await wanted(scene, view);
    if (what === null) return;
    const guest = { name: 'Ugo', phone: '', mail: `${random.int(1, 40)}@guests.example`, note: '', key: newKey() };
    village.bookings.push(guest.key);
    const wish = { siteId: village.siteId, party: random.int(1, 6), ...what };
    const deposit = await acceptedDeposit(scene, wish);
    await begins(scene, 'a booking', () => placeBooking(passer(world), { ...wish, guest, lang: 'it', deposit }));
  },
  async 'plans a session'(scene: Scene) {
    const by = await draft(scene);
    const { today, sessions, form } = await bookingsOfSite(owner(scene), { by });
    if (form !== 'sessions') return;
    const { random } = scene;
    const at = `${addDays(today, random.int(1, 9))}T18:30`;
    const [first] = sessions;
    if (!first || random.chance(0.5))
      await addSession(owner(scene), { by, title: 'Yoga', at, minutes: 60, places: 6, price: null, weeks: 2 });
    else if (random.chance(0.6)) await changePlaces(owner(scene), { by, id: first.id, places: random.int(2, 9) });
    else await cancelSession(owner(scene), { by, id: first.id, reason: 'pioggia' });
  },
  async 'gives a booking back'(scene: Scene) {
    const given = keyed(scene, 'bookings');
    const over = ['booking.changed', 'booking.too-late', 'booking.not-found'];
    if (given) await uses(scene, 'give back', () => cancelBooking(passer(scene.world), given), over);
  },
  async 'answers a booking'(scene: Scene) {
    const by = await draft(scene);
    const [waiting] = (await bookingsOfSite(owner(scene), { by })).waiting;
    const act = scene.random.pick(['accept', 'refuse'] as const);
    if (waiting) await answerBooking(owner(scene), { by, id: waiting.id, act, reason: 'pieno' });
  },
  async 'opens a lasting page'(scene: Scene) {
    const { world, village, random } = scene;
    const given = keyed(scene, random.pick(['orders', 'bookings', 'readers']));
    if (!given) return undefined;
    const [kept] = await world.rows('select 1 from site_contents where site_id = $1', [village.siteId]);
    const asked = { method: 'GET', query: new URLSearchParams(), form: new URLSearchParams(), network: '' } as const;
    const page = await lastingPage(passer(world), { rest: given.key, ...asked });
    const [row] = await world.rows(
      `select 1 from shop_orders where site_id = $1 union all select 1 from bookings where site_id = $1`,
      [village.siteId],
    );
    if (page !== null && page.status >= 400) world.trespasses.add(`${RIGHTS_HOLD}: see, ${page.status}`);
    return page === null ? `nothing (${kept && row ? 'something is kept' : 'nothing is kept'})` : 'opened';
  },
  async 'tries a key at another site'(scene: Scene) {
    const other = strangerTo(scene.world, scene.village);
    const given = keyed(scene, 'orders');
    if (!other || !given) return;
    try {
      await cancelOrder(passer(scene.world), { siteId: other.siteId, key: given.key });
      scene.world.trespasses.add(BY_KEY);
    } catch (error) {
      if (!isAppError(error, 'shop.not-found')) throw error;
    }
  },
} satisfies Record<string, (scene: Scene) => Promise<unknown>>;
export type Deed = keyof typeof DEEDS;

const OFTEN: Partial<Record<Deed, number>> = {
  'opens the shop': 5,
  'is paid by card from now on': 4,
  orders: 10,
  'has roses brought': 6,
  'takes back what was brought': 4,
  'pays an order': 6,
  'opens bookings': 5,
  books: 8,
  'plans a session': 4,
  'asks for a deposit': 4,
  'pays a deposit': 8,
  'gives a deposit up': 1,
  'leaves a deposit': 1,
  'opens the newsletter': 5,
  'asks for letters': 9,
  'tells something on its page': 1,
  'writes a letter': 11,
  'stops a letter': 0.5,
  'pauses the shop': 0.5,
};

/** One of them as the seed has it, or the one that is named. */
export function proDeed(
  world: World,
  person: Person,
  { village, random }: Pick<Scene, 'village' | 'random'>,
  named?: Deed,
): Unit {
  const weights = Object.fromEntries(Object.keys(DEEDS).map((deed) => [deed, OFTEN[deed as Deed] ?? 2])) as Record<
    Deed,
    number
  >;
  const deed = named ?? random.weighted(weights);
  const scene = { world, person, village, random };
  return { what: `${person.name}’s site: ${deed}`, run: () => DEEDS[deed](scene) };
}
