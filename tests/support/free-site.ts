/** What a test of free sites asks: how a page's site stands, and what its owner sees of it. */
import { expect } from 'vitest';
import { proveFreeSite } from '../../modules/access/index.server.ts';
import { viewOfFreeSite } from '../../modules/free-sites/index.server.ts';
import type { newPageOwner } from './page-owner.ts';
import type { TestProduct } from './product.ts';

type Owner = Awaited<ReturnType<typeof newPageOwner>>;
interface Row {
  id: string;
  order_id: string | null;
  slug: string;
  layout: string;
  tier: string;
  status: string;
  current_version_id: string | null;
}

export const access = (owner: Owner, siteId: string) => proveFreeSite(owner.ctx(), siteId);
export const view = async (owner: Owner, siteId: string) =>
  viewOfFreeSite(owner.ctx(), { by: await access(owner, siteId) });

/** Of the product that `the` gives once it has started. */
export function freeSitesOf(the: () => Pick<TestProduct, 'rows'>) {
  const sitesOf = (page: string) => the().rows<Row>('select * from sites where page_id = $1', [page]);
  return {
    sitesOf,
    /** The one site of a page. */
    siteOf: async (page: string): Promise<Row> => {
      const [site, ...more] = await sitesOf(page);
      expect(more).toEqual([]);
      return site ?? expect.fail(`${page} has no site`);
    },
    stateOf: async (siteId: string): Promise<string | undefined> => {
      const rows = await the().rows<{ state: string }>('select state from free_sites where site_id = $1', [siteId]);
      return rows[0]?.state;
    },
  };
}
