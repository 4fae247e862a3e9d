/** A year of sites of which nobody changes anything: made anew every night, and made anew when they are due (decision 0045). Both compose; the due ones reckon their next moment too. */
import { composeSite, composedSite } from '../../modules/sites/publishing/compose-site.ts';
import type { ComposeOptions } from '../../modules/sites/publishing/composer.port.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import { flatPage } from '../../tests/fixtures/documents.ts';
import type { Suite } from '../lib/bench.ts';
import { line } from '../lib/report.ts';

const SUITE = 'refresh';
const DAY = 86_400_000;
const BEGIN = Date.parse('2026-05-25T02:10:00Z');

const optionsAt = (now: number): ComposeOptions => ({ layout: 'tavola', lang: null, legal: null, now: new Date(now) });
/** Milliseconds of the processor, and how often it was done. */
function spent(act: () => number): { ms: number; count: number } {
  const before = process.cpuUsage();
  const count = act();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, count };
}

function nightly(page: FactsInput, days: number): number {
  for (let day = 0; day < days; day++) composeSite(page, new Map(), optionsAt(BEGIN + day * DAY));
  return days;
}
function whenDue(page: FactsInput, days: number): number {
  let count = 0;
  for (let now = BEGIN; now < BEGIN + days * DAY; count++)
    now = composedSite(page, new Map(), optionsAt(now)).goodUntil.getTime();
  return count;
}

/** Of so many pages of the cast: the processor time of those that are due as a share of all of them nightly, and how often each was due. */
export function refreshShare(most: number): { share: number; due: number[] } {
  const pages = demoPages()
    .slice(0, most)
    .map((page) => flatPage(page));
  const days = 365;
  // The first rounds are the compiler's.
  for (const page of pages.slice(0, 3)) nightly(page, 20 + whenDue(page, days));
  const found = pages.map((page) => ({
    due: spent(() => whenDue(page, days)),
    every: spent(() => nightly(page, days)),
  }));
  const sum = (of: (one: (typeof found)[number]) => number) => found.reduce((all, one) => all + of(one), 0);
  return { share: sum(({ due }) => due.ms) / sum(({ every }) => every.ms), due: found.map(({ due }) => due.count) };
}

export const refreshSuite: Suite = ({ quick }) => {
  const { share, due } = refreshShare(quick ? 6 : 60);
  return Promise.resolve([
    line(SUITE, 'due refresh, of the processor time of refreshing all nightly', '', [share], { most: 0.15 }),
    line(SUITE, 'times that a site is due in a year', '', due),
  ]);
};
