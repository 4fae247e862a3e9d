/** Hard input in every layout: the site stays a page that somebody could have designed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeBox, judgeBoxes, judgeHeadings } from '../../scripts/gallery/checks/in-page.ts';
import { composeDocument } from '../../site-kit/compose.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { understand } from '../fixtures/documents.ts';
import { ODD_PAGES } from './support/odd-pages.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';
import { watch, type Watch } from './support/watch.ts';

let stand: Stand;
let visitor: Watch;
beforeAll(async () => {
  stand = await openStand();
  visitor = await watch(stand.browser);
});
afterAll(async () => stand.close());

const layouts = READY_LAYOUTS.map(({ name }) => name);

describe.each(Object.entries(ODD_PAGES))('%s', (name, make) => {
  it.each(layouts)(
    'in %s: nothing runs out of the page, one h1, no empty box, no raw value [P1] [L2]',
    async (layout) => {
      const known = await understand(make(), NOW);
      const doc = composeDocument({ ...known, layout, lang: known.facts.lang, now: NOW });
      await visitor.go(stand.show(`${name.toLowerCase()}-${layout}`, doc));
      const found: string[] = [...visitor.seen];
      for (const width of [320, 1440]) {
        await visitor.page.setViewportSize({ width, height: 844 });
        const faults = [
          ...(await visitor.page.evaluate(judgeBox)),
          ...(await visitor.page.evaluate(judgeBoxes)),
          ...(await visitor.page.evaluate(judgeHeadings)),
        ];
        // An owner who writes {{words}} means them, and a name without a space has no place to break.
        const own = name === 'code' ? ['raw'] : name === 'emoji' || name === 'tooMuch' ? ['words'] : [];
        const counted = faults.filter(({ check }) => !['h1 size', 'short line', ...own].includes(check));
        found.push(...counted.map(({ check, text }) => `${width} px ${check}: ${text}`));
      }
      expect(found).toEqual([]);
      if (name === 'code') expect(await visitor.page.locator('body').innerText()).toContain('{{7*7}}');
    },
  );
});
