/** A page's site for free: who may put it online, and until when it stays. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/transaction.ts';
import { purgeAll } from '../../server/retention/purge-all.ts';
import { access, view, freeSitesOf } from '../../tests/support/free-site.ts';
import { codeOf } from '../../tests/support/page-login.ts';
import { newPageOwner } from '../../tests/support/page-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { another, newShopper, nives } from '../../tests/support/shopper.ts';
import { rightsTo } from '../../tests/support/site-rights.ts';
import { DAY, HOUR } from '../../tests/support/subscriber.ts';
import { endSession, proveFreeSite, renewSession } from '../access/index.server.ts';
import { chooseLayout } from './choose-layout.ts';
import { endDueFreeSites, forgetPerson, takeOffline } from './end-free-site.ts';
import { isOffered } from './offered.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
const { sitesOf, siteOf, stateOf } = freeSitesOf(() => product);
const notFound = { code: 'sites.not-found', status: 404 };

describe('whoever proves a page at the network', () => {
  it('has its site online at a free address, of the free tier, for ninety days [P7] [K3]', async () => {
    const owner = await newPageOwner(product);
    const { siteId, done } = await owner.putOnline({ layout: 'bottega' });
    expect(done).toBe('online');
    expect(await siteOf(owner.page)).toMatchObject({ tier: 'free', status: 'live', order_id: null, layout: 'bottega' });
    const shown = await view(owner, siteId);
    expect(shown).toMatchObject({ state: 'online', layout: 'bottega', page_id: owner.page, kept_until: null });
    expect(new Date(shown.ends_at).getTime() - product.clock.now().getTime()).toBe(90 * DAY);
  });

  it.each([
    ['of another page', (page: string) => codeOf('somebody', `${page}0`), 'free-sites.not-yours'],
    ['of no page', () => codeOf('somebody'), 'free-sites.not-yours'],
    ['while the network is away', () => codeOf('away', 'x'), 'ordering.social-unavailable'],
    ['with a code that does not work', () => 'made-up', 'ordering.social-ended'],
  ])('is the only one: nobody %s puts it online [P7] [X5]', async (_who, code, refusal) => {
    const owner = await newPageOwner(product);
    await expect(owner.putOnline({ code: code(owner.page) })).rejects.toMatchObject({ code: refusal });
    expect(await sitesOf(owner.page)).toEqual([]);
  });

  it('has one site, however often and from however many browsers they press [P7]', async () => {
    const owner = await newPageOwner(product);
    const [second, third] = [
      await newPageOwner(product, { page: owner.page, person: owner.person }),
      await newPageOwner(product, { page: owner.page, person: 'another-administrator' }),
    ];
    const pressed = await Promise.all([owner, second, third].map((each) => each.putOnline()));
    const site = await siteOf(owner.page);
    expect(pressed.map(({ siteId }) => siteId)).toEqual([site.id, site.id, site.id]);
    for (const each of [owner, second, third]) expect((await view(each, site.id)).state).toBe('online');
    const code = codeOf(owner.person, owner.page);
    await owner.putOnline({ code });
    await expect(owner.putOnline({ code })).rejects.toMatchObject({ code: 'ordering.social-ended' });
    expect((await view(owner, site.id)).state).toBe('online');
  });

  it('is told to wait while nobody has looked at the page, which is read then [P7]', async () => {
    const owner = await newPageOwner(product);
    await product.rows('delete from previews where page_id = $1', [owner.page]);
    await expect(owner.putOnline()).rejects.toMatchObject({ code: 'free-sites.not-read' });
    await product.drain();
    expect((await owner.putOnline()).done).toBe('online');
  });

  it('is refused where an order has bought a site, and offered it again when that is over [P7]', async () => {
    const owner = await newPageOwner(product);
    expect(await isOffered(product.as(null), owner.page)).toBe(true);
    const shopper = newShopper(product, nives(), owner.page);
    await shopper.buy();
    expect(await isOffered(product.as(null), owner.page)).toBe(false);
    await expect(owner.putOnline()).rejects.toMatchObject({ code: 'sites.page-has-site', status: 409 });
    await product.rows(`update sites set status = 'closed' where page_id = $1`, [owner.page]);
    expect((await owner.putOnline()).done).toBe('online');
  });

  it('may have three online, and five come from one network in a day [P7]', async () => {
    const person = another('person');
    const owners = await Promise.all([1, 2, 3, 4].map(() => newPageOwner(product, { person })));
    const [last, ...first] = owners;
    for (const owner of first) await owner.putOnline();
    await expect(last?.putOnline()).rejects.toMatchObject({ code: 'free-sites.too-many', status: 429 });
    expect(await sitesOf(last?.page ?? '')).toEqual([]);

    const network = another('network');
    for (let n = 0; n < 5; n += 1) await (await newPageOwner(product)).putOnline({ network });
    const sixth = await newPageOwner(product);
    await expect(sixth.putOnline({ network })).rejects.toMatchObject({ code: 'free-sites.too-many-here', status: 429 });
    product.later(DAY + 1);
    expect((await sixth.putOnline({ network })).done).toBe('online');
  });
});

describe('a free site', () => {
  it('is its owner’s to look after and nobody else’s, and no site that anybody could edit [P7] [X5]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline();
    const stranger = await newPageOwner(product);
    const other = await stranger.putOnline();
    expect((await access(owner, siteId)).siteId).toBe(siteId);
    expect(await rightsTo(owner.ctx(), siteId)).toEqual([]);
    const as = (actor: object) => ({ ...product.system(), actor }) as never;
    for (const ctx of [
      stranger.ctx(),
      product.as(null),
      product.system(),
      as({ kind: 'agent', userId: 'usr_a', name: 'Ada' }),
      as({ kind: 'operator', userId: 'usr_o', name: 'Ugo' }),
      as({ kind: 'letter', siteId }),
      as({ kind: 'copywriter', siteId, userId: 'usr_o' }),
    ])
      await expect(proveFreeSite(ctx, siteId)).rejects.toMatchObject(notFound);
    await expect(access(owner, other.siteId)).rejects.toMatchObject(notFound);
  });

  it('stays in the hands of a browser that signs in to something else, and leaves those that signed out [P7]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline();
    const before = owner.ctx();
    const secret = await inTransaction(before, (ctx) => renewSession(ctx, { by: 'mail' }));
    expect((await proveFreeSite(product.as(secret), siteId)).siteId).toBe(siteId);
    await expect(proveFreeSite(before, siteId)).rejects.toMatchObject(notFound);
    await endSession(product.as(secret));
    await expect(proveFreeSite(product.as(secret), siteId)).rejects.toMatchObject(notFound);
  });

  it('wears another layout once a day, by the clock [P7]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline({ layout: 'tavola' });
    const wear = async (layout: 'tavola' | 'bottega' | 'notte') => {
      await chooseLayout(owner.ctx(), { by: await access(owner, siteId), layout });
      await product.drain();
      return (await siteOf(owner.page)).layout;
    };
    const first = (await siteOf(owner.page)).current_version_id;
    // The one that it wears already is no change.
    expect(await wear('tavola')).toBe('tavola');
    expect(await wear('bottega')).toBe('bottega');
    expect((await siteOf(owner.page)).current_version_id).not.toBe(first);
    product.later(DAY - 1000);
    await expect(wear('notte')).rejects.toMatchObject({ code: 'free-sites.layout-waits', status: 409 });
    expect((await view(owner, siteId)).layout_waits_until).not.toBeNull();
    product.later(1000);
    expect(await wear('notte')).toBe('notte');
    // Nor does going offline and coming back change it.
    await takeOffline(owner.ctx(), { by: await access(owner, siteId) });
    await owner.putOnline({ layout: 'tavola' });
    expect((await siteOf(owner.page)).layout).toBe('notte');
  });

  it('goes offline ninety days after the last sign-in, comes back at its address, and is erased a month after its end [P7] [K14]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline();
    const { slug } = await siteOf(owner.page);
    product.later(80 * DAY);
    expect((await owner.putOnline()).done).toBe('extended');
    product.later(90 * DAY - HOUR);
    await endDueFreeSites(product.system());
    expect((await siteOf(owner.page)).status).toBe('live');
    product.later(HOUR);
    await endDueFreeSites(product.system());
    expect([(await siteOf(owner.page)).status, await stateOf(siteId)]).toEqual(['closed', 'ended']);
    expect(await product.rows('select 1 from free_site_owners where site_id = $1', [siteId])).toEqual([]);

    // The page is read again, as nobody has looked at it for so long.
    await expect(owner.putOnline()).rejects.toMatchObject({ code: 'free-sites.not-read' });
    await product.drain();
    await product.drain({ again: true });
    expect(await owner.putOnline()).toEqual({ siteId, done: 'online' });
    expect(await siteOf(owner.page)).toMatchObject({ slug, status: 'live' });

    await takeOffline(owner.ctx(), { by: await access(owner, siteId) });
    expect(await view(owner, siteId)).toMatchObject({ state: 'offline' });
    product.later(31 * DAY);
    await purgeAll(product.system());
    expect(await product.rows('select 1 from site_versions where site_id = $1', [siteId])).toEqual([]);
    expect(await product.rows('select 1 from site_contents where site_id = $1', [siteId])).toEqual([]);
    expect((await siteOf(owner.page)).slug).toBe(slug);
    product.later(366 * DAY);
    await purgeAll(product.system());
    expect(await sitesOf(owner.page)).toEqual([]);
    expect(await stateOf(siteId)).toBeUndefined();
  });

  it('ends when the last of its people removes the app at the network, who is forgotten at once [P7] [K14]', async () => {
    const owner = await newPageOwner(product);
    const second = await newPageOwner(product, { page: owner.page, person: another('second') });
    const { siteId } = await owner.putOnline();
    await second.putOnline();
    await forgetPerson(product.system(), { marks: [owner.person] });
    await expect(access(owner, siteId)).rejects.toMatchObject(notFound);
    expect((await view(second, siteId)).state).toBe('online');
    await forgetPerson(product.system(), { marks: [second.person] });
    expect((await siteOf(owner.page)).status).toBe('closed');
    const kept = await product.rows('select 1 from free_site_sessions where site_id = $1', [siteId]);
    expect(kept).toEqual([]);
  });

  it('is counted from where it came for a day and not longer [P7] [K14]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline({ network: '198.51.100.7' });
    const from = async () =>
      (
        await product.rows<{ opened_from: string | null }>('select opened_from from free_sites where site_id = $1', [
          siteId,
        ])
      )[0]?.opened_from;
    expect(await from()).toMatch(/^[\w-]{43}$/);
    product.later(DAY + 1);
    await purgeAll(product.system());
    expect(await from()).toBeNull();
  });

  it('is one of five hundred that end at once at most, the oldest first [P7]', async () => {
    const owner = await newPageOwner(product);
    const { siteId } = await owner.putOnline();
    const made = 501;
    await product.rows(
      `insert into sites (id, page_id, name, slug, layout, lang, tier, status, created_at, updated_at)
       select 'sit_many' || n, 'many.' || n, 'Many', 'many-' || n, 'tavola', 'it', 'free', 'live', now(), now()
       from generate_series(1, $1) n`,
      [made],
    );
    await product.rows(
      `insert into free_sites (site_id, state, opened_at, ends_at, terms_version, terms_lang)
       select 'sit_many' || n, 'open', now(), to_timestamp(n), '2026-11-25', 'it' from generate_series(1, $1) n`,
      [made],
    );
    expect(await endDueFreeSites(product.system())).toBe(500);
    const open = await product.rows<{ site_id: string }>(
      `select site_id from free_sites where state = 'open' and site_id like 'sit_many%'`,
    );
    expect(open).toEqual([{ site_id: 'sit_many501' }]);
    expect(await stateOf(siteId)).toBe('open');
    expect(await endDueFreeSites(product.system())).toBe(1);
  });
});
