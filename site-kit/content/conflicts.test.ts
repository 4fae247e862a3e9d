import { describe, expect, it } from 'vitest';
import type { FactsInput } from '../facts/input.ts';
import { bringBack, decide, type Content } from './decide.ts';
import { shown, withEntry, type Layer } from './layer.ts';
import { merge, type MergeInput } from './merge.ts';
import { valuesOf } from './page-units.ts';
import { findUnit } from './units.ts';

const PAGE: FactsInput = {
  id: '1',
  name: 'Trattoria Sette Gufi',
  link: 'https://www.facebook.com/gufi',
  about: 'Cucina di casa.',
  description: 'Da tre generazioni.',
  phone: '+39 051 000 0101',
  category: 'Italian Restaurant',
  hours: { mon_1_open: '09:00', mon_1_close: '18:00' },
  photos: [photo('pic-a', 3), photo('pic-b', 2), photo('pic-c', 1)],
  posts: [post('p2', 2), post('p1', 1)],
  events: [],
  ratings: [],
};
function photo(source: string, day: number) {
  return {
    id: `id-${source}`,
    images: [{ source, width: 1200, height: 800 }],
    created_time: `2026-05-0${day}T08:00:00Z`,
  };
}
function post(id: string, day: number) {
  return { id, created_time: `2026-05-0${day}T08:00:00Z`, message: `Giorno ${day}` };
}
const HASHES = new Map([
  ['pic-a', '0000000000000000'],
  ['pic-b', 'ffffffff00000000'],
  ['pic-b2', 'ffffffff00000007'],
  ['pic-c', '00000000ffffffff'],
]);
const derived = (unit: string, page: FactsInput) =>
  unit === 'fact/phone' ? page.phone : unit === 'copy/headline' ? page.about : null;
const write = (unit: string, value: unknown, layer: Layer = {}): Layer =>
  withEntry(layer, { unit, value, at: '2026-05-10T08:00:00Z', by: 'owner' }, valuesOf(PAGE));

function read(change: Partial<FactsInput>, more: Partial<MergeInput> = {}, unread: string[] = []) {
  const window = { photos: null, posts: null, events: null, ratings: null };
  return merge({
    accepted: PAGE,
    decided: {},
    proposals: [],
    layers: [{}],
    settings: {},
    hashes: HASHES,
    drawn: new Set(['copy/headline', 'copy/lede', 'fact/phone', 'fact/week']),
    derived,
    reading: { page: { ...PAGE, ...change }, unread: new Set(unread), window },
    ...more,
  });
}
const asked = ({ proposals }: { proposals: readonly { kind: string; unit: string }[] }) =>
  proposals.map(({ kind, unit }) => `${kind} ${unit}`);
const applied = ({ applied: changes }: { applied: readonly { unit: string }[] }) => changes.map(({ unit }) => unit);

describe('what a change of the page does [P2]', () => {
  it('a post comes and goes at once, in its place', () => {
    expect(read({ posts: [post('p3', 3), ...PAGE.posts] }).accepted.posts.map(({ id }) => id)).toEqual([
      'p3',
      'p2',
      'p1',
    ]);
    expect(read({ posts: [post('p1', 1)] }).accepted.posts.map(({ id }) => id)).toEqual(['p1']);
  });
  it('a post beyond what was read, and one of a refused list, stays', () => {
    const window = { photos: null, posts: '2026-05-02T08:00:00Z', events: null, ratings: null };
    const reading = { page: { ...PAGE, posts: [post('p2', 2)] }, unread: new Set<string>(), window };
    expect(read({}, { reading }).accepted).toBe(PAGE);
    expect(read({ posts: [], photos: [] }, {}, ['posts', 'photos']).accepted).toBe(PAGE);
  });
  it('hours follow, or ask where the owner said so', () => {
    const hours = { mon_1_open: '10:00', mon_1_close: '18:00' };
    expect(applied(read({ hours }))).toEqual(['page/hours']);
    expect(asked(read({ hours }, { settings: { hours: 'ask' } }))).toEqual(['ask page/hours']);
  });
  it('words ask, or follow where the owner said so', () => {
    expect(asked(read({ about: 'Altro.' }))).toEqual(['ask page/about']);
    expect(applied(read({ about: 'Altro.' }, { settings: { texts: 'follow' } }))).toEqual(['page/about']);
  });
  it('a telephone never follows by itself, whatever the settings', () => {
    const all = { texts: 'follow', hours: 'follow' } as const;
    expect(asked(read({ phone: '+39 06 666 6666', name: 'Trattoria 7 Gufi' }, { settings: all }))).toEqual([
      'ask page/name',
      'ask page/phone',
    ]);
  });
  it('an emptied field asks', () => {
    expect(asked(read({ about: null }, { settings: { texts: 'follow' } }))).toEqual(['ask page/about']);
    expect(asked(read({ hours: null }))).toEqual(['ask page/hours']);
  });
  it('closed for good asks, closed for a while does not', () => {
    expect(applied(read({ temporary_status: 'temporarily_closed' }))).toEqual(['page/state']);
    expect(asked(read({ is_permanently_closed: true }))).toEqual(['ask page/state']);
  });
  it('what the owner wrote is a conflict, unless the page says the same', () => {
    const layers = [write('fact/phone', '+39 051 999 9999')];
    expect(asked(read({ phone: '+39 06 666 6666' }, { layers }))).toEqual(['conflict page/phone']);
    expect(applied(read({ phone: '+39 051 999 9999' }, { layers }))).toEqual(['page/phone']);
  });
  it('a photo that the owner chose is asked about before it goes, another goes', () => {
    const layers = [write('look/photos', { order: [], hero: 'pic-a', story: null })];
    const merged = read({ photos: [] }, { layers, settings: {} });
    expect([asked(merged), applied(merged)]).toEqual([
      ['ask page/photos/pic-a'],
      ['page/photos/pic-b', 'page/photos/pic-c'],
    ]);
  });
  it('a photo that was encoded anew is the same photo', () => {
    const photos = [photo('pic-a', 3), { ...photo('pic-b2', 2), id: 'id-pic-b' }, photo('pic-c', 1)];
    expect(read({ photos }).accepted).toBe(PAGE);
  });
  it('a page with another name and another trade moves nothing and asks one thing', () => {
    const stolen = read({ name: 'Casinò Vinci Subito', category: 'Casino', posts: [post('p9', 9)] });
    expect([asked(stolen), stolen.accepted]).toEqual([['brake page'], PAGE]);
    const renamed = read({ name: 'Ristorante Nuovo Mondo' });
    expect(asked(renamed)).toEqual(['ask page/name']);
  });
});

describe('what the owner answers [P2]', () => {
  const layer = write('fact/phone', '+39 051 999 9999');
  const change = { phone: '+39 06 666 6666' };
  const content: Content = { ...read(change, { layers: [layer] }), layer, aside: [] };
  const phone = ({ layer: own, accepted }: Content) =>
    shown('fact/phone', { layer: own, dated: [] }, accepted.phone, new Date('2026-05-11T08:00:00Z'));

  it('takes it: the page’s number is shown, and the owner’s comes back by one press', () => {
    const taken = decide(content, 'page/phone', 'take', '2026-05-11T08:00:00Z');
    expect([phone(content), phone(taken), taken.proposals]).toEqual(['+39 051 999 9999', '+39 06 666 6666', []]);
    const [laid] = taken.aside;
    expect(laid && phone(bringBack(taken, laid, '2026-05-12T08:00:00Z'))).toBe('+39 051 999 9999');
  });
  it('keeps it: the same number is not asked about again, the next one is', () => {
    const kept = decide(content, 'page/phone', 'keep', '2026-05-11T08:00:00Z');
    expect(phone(kept)).toBe('+39 051 999 9999');
    expect(asked(read(change, { ...kept, layers: [layer] }))).toEqual([]);
    expect(asked(read({ phone: '+39 06 777 7777' }, { ...kept, layers: [layer] }))).toEqual(['conflict page/phone']);
  });
});

describe('the units of an owner [S2]', () => {
  it.each([
    ['fact/phone', ''],
    ['fact/days/2026-12-24', '2026-12-24'],
    ['copy/title/menu', 'menu'],
    ['item/photos/pic-a', 'pic-a'],
  ])('%s is one', (key, place) => expect(findUnit(key)).toMatchObject({ place }));
  it.each(['fact/days/', 'copy/title/a/b', 'fact/none', '', '__proto__'])('%s is none', (key) => {
    expect(findUnit(key)).toBeNull();
    expect(() => write(key, 'x')).toThrow();
  });
  it.each([
    ['copy/headline', 'x'.repeat(79)],
    ['copy/headline', 'a\nb'],
    ['copy/headline', '   '],
    ['look/color', 'red'],
    ['fact/week', [[]]],
    ['look/layout', 'none'],
  ])('%s refuses %j', (key, value) => expect(() => write(key, value)).toThrow());
  it('a dated value holds from its beginning until its end', () => {
    const dated = [
      {
        id: 'd1',
        unit: 'fact/phone',
        value: '112',
        from: '2026-05-11T00:00:00Z',
        until: '2026-05-12T00:00:00Z',
        at: '2026-05-03T10:00:00Z',
        by: 'owner',
      },
    ];
    const at = (now: string) => shown('fact/phone', { layer: {}, dated }, 'page', new Date(now));
    expect(['2026-05-10T23:59:59Z', '2026-05-11T00:00:00Z', '2026-05-12T00:00:00Z'].map(at)).toEqual([
      'page',
      '112',
      'page',
    ]);
  });
});
