/** The fonts that a visitor sees first, asked of the browser itself; `npm run first-sight` tries every language and slower lines. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstVisit } from '../../scripts/first-sight/first-visit.ts';
import { READY_LAYOUTS } from '../../site-kit/layouts/index.ts';
import { demoDocument } from '../fixtures/documents.ts';
import { NOW, openStand, type Stand } from './support/stand.ts';

const VISITS = [
  { page: 'trattoriasettegufi', line: { name: 'quick', latencyMs: 20, megabits: 20 } },
  // The first screen comes in pieces, and its fonts with the last of them.
  { page: 'pentemyrties', line: { name: 'slow', latencyMs: 100, megabits: 1 } },
];

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(async () => stand.close());

describe.each(READY_LAYOUTS.map(({ name }) => name))('%s', (layout) => {
  it.each(VISITS)(
    'is seen in its own fonts at the first paint, and nothing moves: $page over a $line.name line [P1]',
    async ({ page, line }) => {
      const url = stand.show(`first.${page}.${layout}`, await demoDocument(page, layout, NOW));
      const { designed, shift, moved, requests } = await firstVisit(stand.browser, url, line);
      expect({ designed, moved: shift > 0.005 ? moved : [], requests }).toEqual({
        designed: true,
        moved: [],
        requests: 1,
      });
    },
  );
});
