/**
 * Following a page (owner.md 11): readings that say what is known, and readings that bring a post, a photo and other hours, merged
 * into the site of an owner who holds some units. Composing is apart. Beside it what every reading costs before: JSON, parsed.
 */
import { merge, type MergeInput } from '../../site-kit/content/merge.ts';
import { withEntry } from '../../site-kit/content/layer.ts';
import { valuesOf } from '../../site-kit/content/page-units.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { flatPage } from '../../tests/fixtures/documents.ts';
import { demoPages } from '../../tests/fixtures/pages.ts';
import type { Suite } from '../lib/bench.ts';
import { line } from '../lib/report.ts';

const SUITE = 'merge';
const WHOLE = { photos: null, posts: null, events: null, ratings: null };
const AT = '2026-05-25T08:00:00+0000';

const own = (unit: 'copy/headline' | 'fact/phone', value: string) => ({
  unit,
  value,
  at: '2026-05-01T08:00:00.000Z',
  by: 'owner',
});
const layerOver = (page: FactsInput) => {
  const said = valuesOf(page);
  return withEntry(withEntry({}, own('copy/headline', 'Ogni giorno'), said), own('fact/phone', '051 000 22 87'), said);
};

const inputOf = (accepted: FactsInput, page: FactsInput): MergeInput => ({
  accepted,
  decided: {},
  proposals: [],
  layers: [layerOver(accepted)],
  reading: { page, unread: new Set(), window: WHOLE },
  settings: {},
  hashes: new Map(),
  drawn: new Set(['copy/headline', 'fact/phone']),
  derived: () => null,
});
/** What a busy week brings. */
const later = (page: FactsInput): FactsInput => ({
  ...page,
  posts: [{ id: 'new', created_time: AT, message: 'Da oggi il menu di giugno.' }, ...page.posts],
  photos: [{ id: 'new', images: [{ source: 'new-photo', width: 1600, height: 1200 }] }, ...page.photos],
  hours: { mon_1_open: '08:00', mon_1_close: '13:00' },
});

export const mergeSuite: Suite = ({ quick }) => {
  const pages = demoPages().map((page) => flatPage(page));
  const texts = pages.map((page) => JSON.stringify(page));
  const works = {
    same: pages.map((page) => inputOf(page, structuredClone(page))),
    changed: pages.map((page) => inputOf(page, later(structuredClone(page)))),
  };
  const seen: Record<'same' | 'changed' | 'parse', number[]> = { same: [], changed: [], parse: [] };
  for (let round = 0; round < (quick ? 4 : 12); round++) {
    const taken = {
      same: perSecond(pages.length, () => works.same.forEach(merge)),
      changed: perSecond(pages.length, () => works.changed.forEach(merge)),
      parse: perSecond(pages.length, () => texts.forEach((text) => void JSON.parse(text))),
    };
    // The first rounds are the compiler's.
    if (round >= 2) for (const what of ['same', 'changed', 'parse'] as const) seen[what].push(taken[what]);
  }
  const ratios = seen.changed.map((value, at) => value / (seen.parse[at] ?? NaN));
  return Promise.resolve([
    line(SUITE, 'readings that say what is known', '/s', seen.same, { least: 2000 }),
    line(SUITE, 'readings that bring something', '/s', seen.changed, { least: 200 }),
    line(SUITE, 'readings that bring something ÷ the same parsed from JSON', '', ratios),
  ]);
};

/** By processor time, so that neighbours on the machine do not count. */
function perSecond(count: number, act: () => void): number {
  const started = process.cpuUsage();
  const end = performance.now() + 250;
  let done = 0;
  while (performance.now() < end) {
    act();
    done += count;
  }
  const { user, system } = process.cpuUsage(started);
  return (done / (user + system)) * 1e6;
}
