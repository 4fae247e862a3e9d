/** Pages that are online for free: each ends by time, comes back, is taken offline, comes back again, and is bought. */
import { proveFreeSite } from '../../modules/access/index.server.ts';
import { takeOffline } from '../../modules/free-sites/end-free-site.ts';
import { endDueFreeSitesJob } from '../../modules/free-sites/jobs.ts';
import { codeOf } from '../support/page-login.ts';
import { newPageOwner } from '../support/page-owner.ts';
import { DAY } from '../support/subscriber.ts';
import type { Expected, Verdict } from './ledger.ts';
import { asBought, purchase, settle } from './stories.ts';
import type { World } from './world.ts';

export function freeSitesComeAndGo(world: World) {
  const expected: Expected[] = [];
  const addresses = new Map<string, string>();
  const siteOf = async (page: string) => {
    const [site] = await world.rows<{ slug: string; status: string }>(
      'select slug, status from sites where page_id = $1',
      [page],
    );
    return site;
  };

  async function next(): Promise<void> {
    const owner = await world.question(() => newPageOwner(world));
    const { page, person } = owner;
    // Whoever gets no answer is led through the network again.
    const putOnline = async () => {
      const { siteId } = await world.ask('put-online', () => owner.prove({ code: codeOf(person, page) }));
      await settle(world);
      return siteId;
    };
    const siteId = await putOnline();
    addresses.set(page, (await siteOf(page))?.slug ?? '');
    world.later(91 * DAY);
    await world.db.transaction((tx) => world.jobs.enqueue(tx, endDueFreeSitesJob, {}));
    await settle(world);
    if ((await siteOf(page))?.status !== 'closed') throw new Error(`${page} did not end`);
    // Nobody has looked at its preview for so long that it is read again.
    await world.question(owner.look);
    await putOnline();
    await world.ask('take-offline', async () => {
      await takeOffline(owner.ctx(), { by: await proveFreeSite(owner.ctx(), siteId) });
    });
    await putOnline();
    const bought = await purchase(world, {}, { page });
    expected.push(asBought(bought, {}));
  }

  /** One site a page, the same from the first day, and nothing of the free one left beside it. */
  async function audit({ lost, doubled }: Verdict): Promise<void> {
    for (const [page, slug] of addresses) {
      const sites = await world.rows<{ slug: string; status: string; tier: string; order_id: string | null }>(
        'select slug, status, tier, order_id from sites where page_id = $1',
        [page],
      );
      const [site] = sites;
      if (sites.length > 1) doubled.push(`${page} has ${sites.length} sites`);
      if (site?.slug !== slug || site.status !== 'live' || site.tier !== 'premium' || !site.order_id)
        lost.push(`${page}: ${JSON.stringify(site)}`);
    }
    const left = await world.rows('select 1 from free_site_sessions union all select 1 from free_site_owners');
    if (left.length > 0) doubled.push('somebody looks after a site for free that was bought');
  }

  return { next, audit, expected };
}
