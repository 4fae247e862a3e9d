/** The badge of a free site, in a browser: in every layout, in both lights, and nothing more than a link. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeClosely, judgeWidth } from '../../scripts/gallery/checks/index.ts';
import { PHONE, visit } from '../../scripts/gallery/visit.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { demoDocument } from '../fixtures/documents.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';

const COUNTED_ELSEWHERE = ['gaps', 'short line', 'upscaled'];
const BADGE = 'a.made';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(async () => stand.close());

describe.each(READY_LAYOUTS.map(({ name }) => name))('%s', (layout) => {
  it('carries it where a finger finds it, by day and by night, without a script of its own [P7]', async () => {
    const doc = await demoDocument('trattoriasettegufi', layout, NOW);
    const [free, paid] = [stand.show(`free.${layout}`, doc, { mode: 'free' }), stand.show(`paid.${layout}`, doc)];
    const visitor = await visit(stand.browser, free, { ...PHONE, density: 1 }, NOW);
    const { page, load } = visitor;
    // Scripts that run: what search engines read of a paid site is none.
    const scripts = () => page.locator('script:not([type="application/ld+json"])').count();
    expect([load.foreign, load.kept, load.complaints]).toEqual([[], [], []]);
    const badge = page.locator(BADGE);
    const faults = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await badge.scrollIntoViewIfNeeded();
      expect(await badge.isVisible()).toBe(true);
      expect((await badge.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      faults.push(...(await judgeClosely(page)), ...(await judgeWidth(page, 320)), ...(await judgeWidth(page, 390)));
    }
    expect(faults.filter(({ check }) => !COUNTED_ELSEWHERE.includes(check))).toEqual([]);
    const ofFree = await scripts();
    await page.goto(paid);
    expect(await badge.count()).toBe(0);
    expect(await scripts()).toBe(ofFree);
    await visitor.close();
  });
});
