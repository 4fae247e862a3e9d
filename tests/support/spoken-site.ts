/** A site of Pro in Italian, English and Greek with every room open, asked on the wire as visitors ask it. */
import { proveSite } from '../../modules/access/index.server.ts';
import { bookingsOfSite } from '../../modules/booking/index.server.ts';
import { saveSettings } from '../../modules/booking/save-settings.ts';
import { setStatus as openBooking } from '../../modules/booking/set-status.ts';
import { setStatus as openNews } from '../../modules/newsletter/settings.ts';
import { op } from './draft.ts';
import { openSiteHost } from './on-site-host.ts';
import { startTestProduct } from './product.ts';
import { newShopSite } from './shop-site.ts';

const TRATTORIA = '900000000000101';

export async function openSpokenSite({ pieces = 9 }: { pieces?: number } = {}) {
  const product = await startTestProduct();
  const wire = await openSiteHost(product);
  const shop = await newShopSite(product, TRATTORIA);
  const { site } = shop;
  async function publish(): Promise<void> {
    await site.publish((await site.view()).rev);
    await product.drain();
    wire.host.invalidateAll();
  }
  /** Publishes it in these languages beside Italian. */
  async function speak(...on: string[]): Promise<void> {
    const from = (await site.unit('look/languages'))?.hash;
    await site.save((await site.view()).rev, op('look/languages', { on }, from));
    await publish();
  }
  await speak('en', 'el');
  const [roses = ''] = await shop.add({}, pieces);
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
  const name = `${row?.slug}.localhost`;
  return {
    product,
    shop,
    /** Of a product with so many pieces. */
    roses,
    name,
    speak,
    publish,
    send: (path: string, form?: Record<string, string>) => wire.send(name, path, form),
    /** As it is once all that was asked for is made. */
    async anew(): Promise<void> {
      await product.drain();
      wire.host.invalidateAll();
    },
    async mailsTo(mail: string) {
      await product.drain();
      return product.mail.messages().filter(({ to }) => to.includes(mail));
    },
    async close() {
      wire.close();
      await product.close();
    },
  };
}
export type SpokenSite = Awaited<ReturnType<typeof openSpokenSite>>;
