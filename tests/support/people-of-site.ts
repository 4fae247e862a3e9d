/** Whom a site keeps something of, as its owner's screen searches for them and erases them. */
import { expect } from 'vitest';
import { proveSite } from '../../modules/access/index.server.ts';
import { erasePeople, findPeople, personRecord } from '../../modules/blocklist/find-people.ts';
import type { PersonKind } from '../../modules/blocklist/people.rules.ts';
import type { PersonRecord } from '../../modules/blocklist/schemas.ts';
import type { TestProduct } from './product.ts';
import type { DraftOfSite } from './draft.ts';

export function peopleOf(kind: PersonKind, given: () => { product: TestProduct; site: DraftOfSite }) {
  const by = async (site = given().site) => proveSite(site.ctx(), 'manage', site.id);
  const group = async (term: string, site = given().site) => {
    const { groups } = await findPeople(site.ctx(), { by: await by(site), term });
    return groups.find((each) => each.kind === kind) ?? expect.fail(`nobody knows of any ${kind}`);
  };
  const find = async (term: string, site?: DraftOfSite) => (await group(term, site)).records;
  const one = async (term: string): Promise<PersonRecord> => {
    const [record = expect.fail(`nobody is found for ${term}`), ...others] = await find(term);
    expect(others, term).toEqual([]);
    return record;
  };
  return {
    group,
    find,
    one,
    record: async (id: string) => personRecord(given().site.ctx(), { by: await given().site.dispose(), kind, id }),
    erase: async (ids: string[], site = given().site) =>
      erasePeople(site.ctx(), { by: await site.dispose(), records: ids.map((id) => ({ kind, id })) }),
    /** That what is found by the term is there in the last night before the day that is said, and gone in the next. */
    async expectKeptAsSaid(term: string, purge: () => Promise<unknown>): Promise<void> {
      const { product } = given();
      const { until } = await one(term);
      product.later(Date.parse(until ?? '') - product.clock.now().getTime() - 1000);
      await purge();
      expect((await one(term)).until, 'the night before').toBe(until);
      product.later(2000);
      await purge();
      expect(await find(term), 'the night after').toEqual([]);
    },
    audited: async (action: string) =>
      (
        await given().product.rows<{ details: unknown }>(
          'select details from audit_log where subject = $1 and action = $2 order by id',
          [given().site.id, action],
        )
      ).map(({ details }) => details),
  };
}
