/** What an owner's rooms hold, one of each, for calls that name it. */
import { proveSite, type SiteAccess } from '../../modules/access/index.server.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { timesForOwner } from '../../modules/booking/list-times.ts';
import { takeBooking } from '../../modules/booking/place-booking.ts';
import { addSession } from '../../modules/booking/save-session.ts';
import { joinNews } from '../../modules/newsletter/join.ts';
import { setStatus as setNewsStatus } from '../../modules/newsletter/settings.ts';
import { shopOfSite } from '../../modules/shop/index.server.ts';
import { saveDelivery } from '../../modules/shop/save-delivery.ts';
import { saveProduct } from '../../modules/shop/save-product.ts';
import { setStatus } from '../../modules/shop/set-status.ts';
import { agreed } from './agreed.ts';
import type { TestProduct } from './product.ts';
import { IN_TOWN, orderNow, ROSES } from './shop-site.ts';
import type { Shopper } from './shopper.ts';

/** Entered by the owner at the first time that is free. */
export async function bookedOne(holder: Shopper, by: SiteAccess<'draft'>): Promise<string> {
  const service = (await bookingsOfSite(holder.ctx(), { by })).services[0]?.id ?? '';
  const { days } = await timesForOwner(holder.ctx(), { by, service, party: 2 });
  const at = days.flatMap(({ times }) => times)[0]?.at ?? '';
  const guest = { name: 'Anna', phone: '', mail: '', note: '' };
  return (await takeBooking(holder.ctx(), { by, key: 'd'.repeat(26), service, party: 2, at, ...guest })).id;
}

/** A date with places, a week ahead. */
export async function plannedOne(product: TestProduct, holder: Shopper, by: SiteAccess<'draft'>): Promise<string> {
  const at = `${new Date(product.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)}T18:30`;
  const given = { title: 'Yoga', at, minutes: 60, places: 9, price: null, weeks: 1 };
  await addSession(holder.ctx(), { by, ...given });
  const [row] = await product.rows<{ id: string }>('select id from booking_sessions limit 1');
  return row?.id ?? '';
}

/** By a buyer, in a shop that is open. */
export async function orderedOne(
  product: TestProduct,
  holder: Shopper,
  by: SiteAccess<'draft'>,
): Promise<Record<'product' | 'variant' | 'order' | 'way', string>> {
  await agreed(holder.ctx(), by.siteId);
  await saveProduct(holder.ctx(), { by, ...ROSES });
  const publisher = await proveSite(holder.ctx(), 'publish', by.siteId);
  await setStatus(holder.ctx(), { by: publisher, status: 'open' });
  await saveDelivery(holder.ctx(), { by: publisher, ...IN_TOWN });
  const { products, deliveries } = await shopOfSite(holder.ctx(), { by });
  const variant = products.find(({ name }) => name === ROSES.name)?.variants[0]?.id ?? '';
  const buyer = { name: 'Anna', phone: '', mail: 'anna@example.it', note: '', key: 'e'.repeat(26) };
  const wish = { lines: [{ variant, quantity: 1 }], total: 2500, buyer };
  const { id } = await orderNow(product.as(null), by.siteId, wish);
  return {
    product: products.find(({ name }) => name !== ROSES.name)?.id ?? '',
    variant,
    order: id,
    way: deliveries[0]?.id ?? '',
  };
}

/** Somebody who left an address on the site. */
export async function askedOne(product: TestProduct, holder: Shopper, siteId: string): Promise<string> {
  await setNewsStatus(holder.ctx(), { by: await proveSite(holder.ctx(), 'publish', siteId), status: 'open' });
  const shown = { text: '', page: '/', network: '' };
  await joinNews(product.as(null), { siteId, mail: 'anna@example.it', lang: 'it', shown });
  const [row] = await product.rows<{ id: string }>('select id from news_subscribers where site_id = $1', [siteId]);
  return row?.id ?? '';
}
