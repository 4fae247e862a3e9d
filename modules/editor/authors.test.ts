/** What others wrote is marked until it is published by whoever may; contacts that change after a sign-in are told to the owner. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { newDraft, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { newHelper } from '../../tests/support/helper.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { proveSite } from '../access/index.server.ts';
import { orderLinkPath, openOrderLink } from '../ordering/index.server.ts';
import { getDraft, listVersions, publishDraft, saveOps, scheduleChange } from './index.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const writes = async (ctx: Ctx, site: DraftOfSite, unit: string, value: unknown): Promise<void> => {
  const by = await proveSite(ctx, 'draft', site.id);
  const view = await getDraft(ctx, { by });
  const from = view.units.find((each) => each.unit === unit)?.hash;
  const { refused, conflicts } = await saveOps(ctx, { by, rev: view.rev, ops: [op(unit, value, from)] });
  expect([refused, conflicts]).toEqual([[], []]);
};
const publishes = async (ctx: Ctx, site: DraftOfSite): Promise<void> => {
  const by = await proveSite(ctx, 'publish', site.id);
  product.later(60_000);
  await publishDraft(ctx, { by, rev: (await getDraft(ctx, { by })).rev });
  await product.drain();
};
const unseen = async (site: DraftOfSite): Promise<string[]> =>
  (await site.view()).units.filter((each) => each.unseen).map(({ unit }) => unit);

describe('what a helper wrote who may not publish', () => {
  it('is marked in the draft, a value that was taken away too, until it is published or the owner writes over it [S2]', async () => {
    const site = await newDraft(product);
    const given = { owner: site.ctx(), site: site.id };
    const writer = await newHelper(product, { ...given, role: 'writer' });
    const publisher = await newHelper(product, { ...given, role: 'publisher' });
    await writes(site.ctx(), site, 'copy/story', ['Una storia del titolare.']);
    await publishes(site.ctx(), site);
    await writes(site.ctx(), site, 'copy/headline', 'Titolo del titolare');
    await writes(publisher.ctx(), site, 'fact/name', 'Sette Gufi');
    await writes(writer.ctx(), site, 'copy/lede', 'Parole del nipote.');
    await writes(writer.ctx(), site, 'copy/story', null);
    expect((await unseen(site)).toSorted()).toEqual(['copy/lede', 'copy/story']);
    await writes(site.ctx(), site, 'copy/lede', 'Parole del titolare.');
    expect(await unseen(site)).toEqual(['copy/story']);
    await publishes(publisher.ctx(), site);
    expect(await unseen(site)).toEqual([]);
  });
});

describe('the versions of a site', () => {
  it('say to the owner which helper published, to others that a helper did, and to each which are theirs [S2]', async () => {
    const site = await newDraft(product);
    const given = { owner: site.ctx(), site: site.id, role: 'publisher' } as const;
    const [one, two] = [await newHelper(product, given), await newHelper(product, given)];
    await writes(site.ctx(), site, 'copy/lede', 'Del titolare.');
    await publishes(site.ctx(), site);
    await writes(one.ctx(), site, 'copy/lede', 'Di chi aiuta.');
    await publishes(one.ctx(), site);
    const seen = async (ctx: Ctx) => {
      const { versions } = await listVersions(ctx, { by: await proveSite(ctx, 'draft', site.id) });
      return versions.slice(0, 2).map(({ by, name, cause }) => ({ by, name, cause }));
    };
    const cause = 'owner';
    expect(await seen(site.ctx())).toEqual([
      { by: 'publisher', name: one.mail, cause },
      { by: 'you', name: null, cause },
    ]);
    expect(await seen(one.ctx())).toEqual([
      { by: 'you', name: null, cause },
      { by: 'owner', name: null, cause },
    ]);
    expect(await seen(two.ctx())).toEqual([
      { by: 'publisher', name: null, cause },
      { by: 'owner', name: null, cause },
    ]);
  });
});

describe('contacts that are published', () => {
  const told = (site: DraftOfSite) =>
    site.owner.mails().filter(({ subject }) => subject.includes('nuovi contatti pubblicati'));

  it('are no news from the browser that bought, and from a new sign-in once [S2] [X5]', async () => {
    const site = await newDraft(product);
    await writes(site.ctx(), site, 'fact/phone', '051 000 22 10');
    await publishes(site.ctx(), site);
    expect(told(site)).toEqual([]);

    const path = orderLinkPath(product.system(), { id: site.owner.id(), mail: site.owner.billing.mail });
    const key = new URL(path, product.origin).searchParams.get('k') ?? '';
    const { secret } = await openOrderLink(product.as(null), { orderId: site.owner.id(), key });
    const elsewhere = product.as(secret);
    await writes(elsewhere, site, 'copy/headline', 'Da un altro telefono');
    await publishes(elsewhere, site);
    expect(told(site)).toEqual([]);
    await writes(elsewhere, site, 'fact/phone', '051 000 66 66');
    await publishes(elsewhere, site);
    expect(told(site)).toHaveLength(1);
    expect(told(site)[0]?.text).toContain('telefono');
    await writes(elsewhere, site, 'fact/mail', 'altra@settegufi.example');
    await publishes(elsewhere, site);
    expect(told(site)).toHaveLength(1);
    // The same browser, by a link that is pressed again: it was told.
    const again = await openOrderLink(elsewhere, { orderId: site.owner.id(), key });
    await writes(product.as(again.secret), site, 'fact/phone', '051 000 77 77');
    await publishes(product.as(again.secret), site);
    expect(told(site)).toHaveLength(1);
  });

  it('by a helper name who it was, for a while too [S2]', async () => {
    const site = await newDraft(product);
    const { ctx, mail } = await newHelper(product, { owner: site.ctx(), site: site.id, role: 'publisher' });
    const by = await proveSite(ctx(), 'publish', site.id);
    const days = { from: null, until: 'today' } as const;
    await scheduleChange(ctx(), { by, id: 'c'.repeat(24), unit: 'fact/phone', value: '051 000 88 88', ...days });
    await product.drain();
    expect(told(site)).toHaveLength(1);
    expect(told(site)[0]?.text).toContain(mail);
  });
});
