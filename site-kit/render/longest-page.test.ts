/** Pages are drawn on the main loop (docs/decisions/0024): the longest that the limits let in may not cost it much more than an ordinary one. */
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../../adapters/social-pages/limits.ts';
import { parsePage } from '../../adapters/social-pages/parse.ts';
import { demoDocument, demoFacts } from '../../tests/fixtures/documents.ts';
import { composeDocument } from '../compose.ts';
import type { SiteDocument } from '../document.ts';
import { readFacts } from '../facts/read-facts.ts';
import { READY_LAYOUTS } from '../layouts/index.ts';
import type { RenderOptions } from './options.ts';
import { renderSitePage } from './render-site-page.tsx';

const PAGE = '900000000000101';
const NOW = new Date('2026-05-25T10:00:00Z');
/** Cutting makes every field exactly as long as it may be. */
const LONG = 10_000;
const prose = 'Una pizza buona & calda, "come una volta", <b>fatta</b> in casa. '.repeat(LONG / 50);
const lines = 'Primi:\nPasta 9 €\nPane: 1,50 €\n\n'.repeat(LONG / 20);
const options: RenderOptions = {
  mode: 'paid',
  origin: 'https://www.settegufi.example',
  photoUrl: (id, width, format) => `/photos/${id}-${width}.${format}`,
  fontUrl: (file) => `/fonts/${file}`,
  now: NOW,
};

/** As the network would answer for a page whose owner filled every field. */
function fullPage() {
  const { text, list } = LIMITS;
  const many = <Entry>(count: number, entry: (n: number) => Entry) => Array.from({ length: count }, (_, n) => entry(n));
  const source = (n: number) => `https://scontent.fbcdn.net/${n}.jpg`;
  const day = (n: number) => `2026-06-${String(n + 10)}T19:00:00+0200`;
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const hours = days.flatMap((name) =>
    [1, 2, 3].flatMap((n) => [
      [`${name}_${n}_open`, `0${n * 3 - 2}:00`],
      [`${name}_${n}_close`, `0${n * 3}:00`],
    ]),
  );
  return parsePage({
    ...Object.fromEntries(Object.keys(text).map((field) => [field, prose])),
    id: '1',
    products: lines,
    phone: '+39 041 123 4567',
    website: 'https://example.com/',
    location: { street: prose, city: prose, zip: '30100', country: 'Italy', latitude: 45, longitude: 12 },
    category_list: many(list.categories, (n) => ({ id: String(n), name: prose })),
    emails: many(list.emails, (n) => `mail-${n}@example.com`),
    hours: Object.fromEntries(hours),
    photos: {
      data: many(list.photos, (n) => ({
        id: String(n),
        name: prose,
        images: [{ source: source(n), width: 1600, height: 1000 }],
      })),
    },
    posts: {
      data: many(list.posts, (n) => ({
        id: String(n),
        created_time: `2026-05-${n + 10}T10:00:00+0000`,
        message: prose,
      })),
    },
    events: {
      data: many(list.events, (n) => ({
        id: String(n),
        name: prose,
        start_time: day(n),
        description: prose,
        place: { name: prose },
      })),
    },
    ratings: {
      data: many(list.ratings, (n) => ({
        created_time: `2026-05-${n + 10}T10:00:00+0000`,
        review_text: prose,
        recommendation_type: 'positive',
        rating: 5,
      })),
    },
  });
}

let pairs: { long: SiteDocument; ordinary: SiteDocument }[];
beforeAll(async () => {
  const facts = readFacts(fullPage(), { now: NOW });
  const [{ analysis } = { analysis: undefined }] = (await demoFacts(PAGE)).photos;
  if (!analysis) throw new Error('the page has photos');
  const photos = facts.pictures.map((picture) => ({
    ...picture,
    photoId: createHash('sha256').update(picture.source).digest('hex').slice(0, 32),
    analysis,
  }));
  pairs = await Promise.all(
    READY_LAYOUTS.map(async ({ name }) => ({
      long: composeDocument({ facts, photos, logo: null, layout: name, lang: facts.lang, now: NOW }),
      ordinary: await demoDocument(PAGE, name, NOW),
    })),
  );
});

/** Microseconds of this thread's processor time. */
function cost(draw: () => unknown): number {
  const before = process.threadCpuUsage();
  draw();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** The system counts a thread's time in steps of several milliseconds: so often each page is drawn for one count. */
const TIMES = { long: 5, ordinary: 20 };
const ROUNDS = 2;

it.each(READY_LAYOUTS.map(({ name }, at) => [name, at] as const))(
  'the longest page costs at most fifty times an ordinary one in %s',
  (name, at) => {
    const pair = pairs[at];
    if (!pair) throw new Error('every layout has its pair');
    const html = (which: 'long' | 'ordinary') => renderSitePage(pair[which], 'home', options);
    // What the compiler and the collector did meanwhile falls on some rounds only.
    const least = (which: 'long' | 'ordinary') =>
      Math.min(
        ...Array.from({ length: ROUNDS }, () =>
          cost(() => {
            for (let time = 0; time < TIMES[which]; time++) html(which);
          }),
        ),
      ) / TIMES[which];
    const [long, ordinary] = [least('long'), least('ordinary')];
    console.info(
      `${name}: longest ${(long / 1000).toFixed(1)} ms, ordinary ${(ordinary / 1000).toFixed(1)} ms, ` +
        `ratio ${(long / ordinary).toFixed(1)}; HTML ${html('long').length} and ${html('ordinary').length} characters`,
    );
    expect(ordinary).toBeGreaterThan(0);
    expect(long / ordinary).toBeLessThan(50);
  },
);
