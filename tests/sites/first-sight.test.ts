/** The fonts that a visitor sees first, asked of the browser itself; `npm run first-sight` tries every language and slower lines. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstVisit } from '../../scripts/first-sight/first-visit.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { demoDocument } from '../cast/documents.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';

const LINE = { name: 'test', latencyMs: 20, megabits: 20 };

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(async () => stand.close());

describe.each(READY_LAYOUTS.map(({ name }) => name))('%s', (layout) => {
  it.each(['trattoriasettegufi', 'pentemyrties'])(
    'is seen in its own fonts at the first paint, and nothing moves: %s [P1]',
    async (page) => {
      const url = stand.show(`first.${page}.${layout}`, await demoDocument(page, layout, NOW));
      const { designed, shift, moved, requests } = await firstVisit(stand.browser, url, LINE);
      expect({ designed, moved: shift > 0.005 ? moved : [], requests }).toEqual({
        designed: true,
        moved: [],
        requests: 1,
      });
    },
  );
});
