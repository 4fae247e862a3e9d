/** What a purchase makes of a page's free site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { applyCheckout, siteForOrder } from '../../tests/support/as-owner.ts';
import { access, view, freeSitesOf } from '../../tests/support/free-site.ts';
import { newPageOwner } from '../../tests/support/page-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newPage, newShopper, nives } from '../../tests/support/shopper.ts';
import { rightsTo } from '../../tests/support/site-rights.ts';
import { DAY } from '../../tests/support/subscriber.ts';
import { endDueFreeSites, forgetPerson } from './end-free-site.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
const { siteOf, stateOf } = freeSitesOf(() => product);
const notFound = { code: 'sites.not-found', status: 404 };

describe('an order for a page that is online for free', () => {
  it('takes over the very site: address, layout and versions stay, badge and free hands go [P7] [B4]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline({ layout: 'bottega' });
    const free = await siteOf(owner.page);
    const shopper = newShopper(product, nives(), owner.page);
    const id = await shopper.buy();
    const bought = await siteOf(owner.page);
    expect(bought).toMatchObject({ id: siteId, slug: free.slug, layout: 'bottega', tier: 'premium', status: 'live' });
    expect(bought.order_id).toBe(id);
    expect((await shopper.order()).status).toBe('live');
    const versions = await product.rows<{ id: string }>('select id from site_versions where site_id = $1', [siteId]);
    expect(versions.map((version) => version.id)).toEqual(
      expect.arrayContaining([free.current_version_id, bought.current_version_id]),
    );
    await expect(access(owner, siteId)).rejects.toMatchObject(notFound);
    expect(await rightsTo(shopper.ctx(), siteId)).toContain('manage');
    expect(await stateOf(siteId)).toBe('bought');
    await forgetPerson(product.system(), { marks: [owner.person] });
    await endDueFreeSites(product.system());
    expect((await siteOf(owner.page)).status).toBe('live');
  });

  it('is fulfilled when the first version without the badge is on show, and not before [P7]', async () => {
    const owner = await newPageOwner(product);
    await owner.putOnline();
    const shopper = newShopper(product, nives(), owner.page);
    const checkout = await shopper.toCardForm();
    await shopper.pay(checkout);
    const shown = () => siteForOrder(shopper.ctx(), shopper.id());
    const free = await siteOf(owner.page);
    await applyCheckout(shopper.ctx(), checkout.session_id, shopper.id());
    expect(await siteOf(owner.page)).toMatchObject({ id: free.id, status: 'live', order_id: shopper.id() });
    expect((await shown())?.published).toBe(false);
    const headers = { cookie: `vetrina_order=${shopper.secret}` };
    const progress = async () =>
      (await product.app.request(`/buy_yr/api/order/check/${shopper.id()}/progress`, { headers })).json();
    expect(await progress()).toMatchObject({ free_url: null });
    await product.drain();
    expect((await shown())?.published).toBe(true);
    expect(await progress()).toMatchObject({ free_url: expect.stringContaining(free.slug) as string });
    expect((await shopper.order()).status).toBe('live');
  });

  it('takes it over once, though the page’s people pay twice and every event comes twice [P7]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline();
    const [first, second] = [newShopper(product, nives(), owner.page), newShopper(product, nives(), owner.page)];
    await product.webhooks({ duplicate: true, reversed: true });
    const forms = [await first.toCardForm(), await second.toCardForm()] as const;
    await Promise.all([first.pay(forms[0]), second.pay(forms[1])]);
    await product.webhooksArrived();
    await product.drain();
    await product.webhooks({ duplicate: false, reversed: false });
    const site = await siteOf(owner.page);
    expect(site.id).toBe(siteId);
    expect([first.id(), second.id()]).toContain(site.order_id);
    const taken = await product.rows(`select 1 from audit_log where action = 'sites.bought' and subject = $1`, [
      siteId,
    ]);
    expect(taken).toHaveLength(1);
  });

  it('brings back one that had ended, at its address, also after its content was erased [P7]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline();
    const { slug } = await siteOf(owner.page);
    product.later(91 * DAY);
    await endDueFreeSites(product.system());
    product.later(31 * DAY);
    await purgeAll(product.system());
    await newShopper(product, nives(), owner.page).buy();
    expect(await siteOf(owner.page)).toMatchObject({ id: siteId, slug, status: 'live', tier: 'premium' });
  });

  it('leaves other pages’ free sites alone [P7]', async () => {
    const [owner, other] = [await newPageOwner(product), await newPageOwner(product, { page: newPage() })];
    await owner.putOnline();
    const { siteId } = await other.putOnline();
    await newShopper(product, nives(), owner.page).buy();
    expect((await view(other, siteId)).state).toBe('online');
    expect(await siteOf(other.page)).toMatchObject({ order_id: null, tier: 'free' });
  });
});
