/** What the owner of a site reads about its visits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { proveSite } from '../access/index.server.ts';
import { noCounts, placeOf } from './counted.ts';
import { addDays } from './days.ts';
import { localTime, numbersOf } from './index.server.ts';
import type { Period } from './schemas.ts';
import { usualOf } from './usual.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  draft = await newDraft(product);
});
afterAll(() => product.close());

const today = () => localTime(product.clock.now(), 'Europe/Rome').day;
const numbers = async (period: Period = 7) =>
  numbersOf(draft.ctx(), { by: await proveSite(draft.ctx(), 'read', draft.id), period });
async function visited(day: string, visits: number, more: Partial<Record<Parameters<typeof placeOf>[0], number>> = {}) {
  const counts = noCounts();
  for (const [name, n] of Object.entries(more)) counts[placeOf(name as 'in-it')] = n ?? 0;
  await product.rows(
    `insert into site_visits (site_id, day, path, views, visits, counts, names) values ($1, $2, '/', $3, $3, $4, $5)`,
    [draft.id, day, visits, counts, JSON.stringify(more['from-site'] ? { 'bolognablog.it': more['from-site'] } : {})],
  );
}

describe('the numbers of a site', () => {
  it('say that nobody has come yet, divide nothing under five, and then tell where people came from [P6]', async () => {
    expect(await numbers()).toMatchObject({ since: null, visits: 0, parts: null, presses: [], usual: null });
    await visited(today(), 4, { 'from-search': 4, 'in-it': 4 });
    expect(await numbers()).toMatchObject({ since: today(), visits: 4, parts: null });
    await visited(addDays(today(), -1), 20, {
      'from-search': 9,
      'from-site': 3,
      'from-direct': 8,
      'on-phone': 18,
      'in-it': 20,
      'press-call': 14,
      'hour-20': 20,
      machines: 40,
    });
    const view = await numbers();
    expect(view).toMatchObject({
      visits: 24,
      presses: [{ name: 'call', count: 14 }],
      machines: 40,
      parts: {
        sources: [
          { name: 'search', count: 13 },
          { name: 'direct', count: 8 },
          // One to four are not told, and another site of so few is not named.
          { name: 'site', count: null },
        ],
        names: [],
        pages: [{ name: '/', count: 24 }],
        devices: [
          { name: 'phone', count: 18 },
          { name: 'computer', count: 6 },
        ],
        spoken: [{ name: 'it', count: 24 }],
      },
    });
    expect(view.parts?.hours[20]).toBe(20);
    expect(view.bars.map(({ visits }) => visits)).toEqual([0, 0, 0, 0, 0, 20, 4]);
    expect((await numbers(365)).bars.reduce((sum, { visits }) => sum + visits, 0)).toBe(24);
    expect((await numbers(28)).changes).toMatchObject([{ causes: ['order'] }]);
  });

  it('are for the owner alone [P6] [X5]', async () => {
    await expect(proveSite(product.as(null), 'read', draft.id)).rejects.toMatchObject({ code: 'sites.not-found' });
    await expect(proveSite(product.as('x'.repeat(43)), 'read', draft.id)).rejects.toMatchObject({ status: 404 });
  });
});

it.each([
  [10, 40, 'far-fewer'],
  [20, 40, 'half'],
  [32, 40, 'quarter-fewer'],
  [41, 40, 'same'],
  [50, 40, 'quarter-more'],
  [60, 40, 'half-more'],
  [80, 40, 'double'],
  [200, 40, 'far-more'],
  [3, 40, null],
  [40, 3, null],
])('%i visits beside %i a week before are %s [P6]', (visits, before, usual) => {
  const on = () => before / 7;
  const week = { period: 7, from: '2026-11-17', visits } as const;
  expect(usualOf(on, { ...week, since: '2026-01-01' })).toBe(usual);
  // A site of nine days knows no week but one.
  expect(usualOf(on, { ...week, since: '2026-11-09' })).toBeNull();
});
