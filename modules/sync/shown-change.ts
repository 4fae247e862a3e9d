import type { Change } from '../../site-kit/content/merge.ts';
import { itemOf, type PageUnit } from '../../site-kit/content/page-units.ts';
import type { ShownChange } from './schemas.ts';

const MOST = 2000;
/** Of an item, what tells it from others; of a field, all that it says. Never an address of a picture or a key of the network. */
const TOLD = {
  posts: ['message'],
  photos: ['alt_text', 'name'],
  events: ['name', 'start_time', 'description'],
  ratings: ['review_text', 'rating'],
} as const;
const SILENT = new Set(['id', 'source', 'url', 'latitude', 'longitude', 'offset_x', 'offset_y', 'width', 'height']);

/** A change as its owner reads it. Pure. */
export const shownChange = ({ unit, before, after }: Change): ShownChange => ({
  unit,
  before: told(unit, before),
  after: told(unit, after),
});

function told(unit: PageUnit, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const item = itemOf(unit);
  const parts = item ? TOLD[item.edge].map((key) => (value as Record<string, unknown>)[key]) : [...leaves(value)];
  const text = parts
    .filter((part): part is string | number => (typeof part === 'string' && part !== '') || typeof part === 'number')
    .join('\n');
  return text.length <= MOST ? text : `${text.slice(0, MOST)}…`;
}

/** Hours keep the names of their days, which say when they begin and end (`mon_1_open`). */
function* leaves(value: object): Iterable<unknown> {
  for (const [key, each] of Object.entries(value)) {
    if (SILENT.has(key)) continue;
    if (key === 'hours' && typeof each === 'object' && each !== null) yield* hours(each as Record<string, string>);
    else if (typeof each === 'object' && each !== null) yield* leaves(each);
    else if (typeof each !== 'boolean') yield each;
  }
}

/** `mon_1_open: 09:00`, `mon_1_close: 13:00` → `mon 09:00–13:00`. */
function* hours(given: Record<string, string>): Generator<string> {
  for (const [key, opens] of Object.entries(given)) {
    const range = /^(\w{3})_(\d+)_open$/.exec(key);
    if (range) yield `${range[1]} ${opens}–${given[`${range[1]}_${range[2]}_close`] ?? ''}`;
  }
}
