/** A trattoria that speaks English and Greek beside Italian, and takes bookings, orders and readers. */
import { proveSite } from '../../modules/access/index.server.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { saveSettings } from '../../modules/booking/save-settings.ts';
import { setStatus as openBooking } from '../../modules/booking/set-status.ts';
import { setStatus as openNews } from '../../modules/newsletter/settings.ts';
import { op } from './draft.ts';
import type { OpenSiteHost } from './on-site-host.ts';
import type { TestProduct } from './product.ts';
import { newShopSite } from './shop-site.ts';

const TRATTORIA = '900000000000101';
export const BUYER = { name: 'Anna Verdi', phone: '', note: '' };

/** `name`: of its host; `roses`: a variant of which there are so many. */
export async function openRooms(product: TestProduct, wire: OpenSiteHost, stock = 5) {
  const shop = await newShopSite(product, TRATTORIA);
  const { site } = shop;
  const { rev } = await site.view();
  await site.save(rev, op('look/languages', { on: ['en', 'el'] }));
  await site.publish((await site.view()).rev);
  const [roses = ''] = await shop.add({}, stock);
  await shop.set('open');
  const publisher = await proveSite(site.ctx(), 'publish', site.id);
  const by = await proveSite(site.ctx(), 'draft', site.id);
  const { settings } = await bookingsOfSite(site.ctx(), { by });
  await saveSettings(site.ctx(), { by, ...settings, kind: 'table', mode: 'instant', covers: 10 });
  await openBooking(site.ctx(), { by: publisher, status: 'open' });
  await openNews(site.ctx(), { by: publisher, status: 'open' });
  await product.drain();
  wire.host.invalidateAll();
  const [row] = await product.rows<{ slug: string }>('select slug from sites where id = $1', [site.id]);
  return { shop, roses, name: `${row?.slug}.localhost` };
}
