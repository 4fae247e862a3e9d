import { z } from 'zod';
import { LAYOUTS, range, week } from '../document.ts';
import { EDGES, type PageUnit } from './page-units.ts';

/** What an owner may hold a value for: `copy/headline`, `fact/days/2026-12-24`. */
export type OwnerUnit = string;

export interface Unit {
  /** With a place for what differs: `copy/title/{section}`. */
  key: string;
  kind: 'fact' | 'copy' | 'look' | 'item';
  /** What a value must be. Its texts are plain, without line ends, where `limit` counts letters. */
  schema: z.ZodType;
  /** Letters of a text, entries of a list, members of a structure. */
  limit: number;
  /** Page units that its derived value is made of, with the same places. */
  fedBy: readonly string[];
  /** Another value for each language of the site. */
  perLanguage: boolean;
}

const MOST_TEXT = 4000;
const PARAGRAPHS = 40;
const line = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .regex(/^[^\n\r]*$/u);
const name = z.string().min(1).max(200);
const names = (limit: number) => z.array(name).max(limit);

const unit = (
  kind: Unit['kind'],
  key: string,
  schema: z.ZodType,
  limit: number,
  fedBy: readonly PageUnit[] = [],
): Unit => ({ key, kind, schema, limit, fedBy, perLanguage: kind === 'copy' });

/** The one registry: what can be edited, covered, drawn, exported and explained is what stands here. */
export const UNITS: readonly Unit[] = [
  unit('fact', 'fact/phone', line(60), 60, ['page/phone']),
  unit('fact', 'fact/week', week, 7, ['page/hours']),
  unit('fact', 'fact/days/{date}', z.strictObject({ ranges: z.array(range).max(3) }), 3),
  unit('copy', 'copy/headline', line(78), 78, [
    'page/about',
    'page/description',
    'page/category',
    'page/location',
    'page/name',
  ]),
  unit('copy', 'copy/lede', line(220), 220, ['page/about', 'page/description', 'page/mission']),
  unit('copy', 'copy/story', z.array(line(MOST_TEXT)).min(1).max(PARAGRAPHS), PARAGRAPHS, [
    'page/about',
    'page/description',
    'page/mission',
    'page/info',
  ]),
  unit('copy', 'copy/title/{section}', line(40), 40),
  unit('look', 'look/layout', z.enum(LAYOUTS), 1),
  unit('look', 'look/color', z.string().regex(/^#[0-9a-f]{6}$/i), 7),
  unit('look', 'look/sections', z.strictObject({ order: names(20), off: names(20) }), 20),
  unit(
    'look',
    'look/photos',
    z.strictObject({ order: names(500), hero: name.nullable(), story: name.nullable() }),
    500,
  ),
  ...EDGES.map((edge) =>
    unit(
      'item',
      `item/${edge}/{key}`,
      z.strictObject({ hidden: z.literal(true), dhash: z.string().max(16).optional() }),
      2,
      [`page/${edge}/{key}`],
    ),
  ),
];

const MATCHERS = UNITS.map((one) => {
  const place = /\{\w+\}/.exec(one.key);
  return { one, head: place ? one.key.slice(0, place.index) : one.key, open: place !== null };
});

/** The registry's entry of a key with what stands in its place ('' where it has none); null for an unknown key. */
export function findUnit(key: OwnerUnit): { unit: Unit; place: string } | null {
  for (const { one, head, open } of MATCHERS) {
    if (!open && key === head) return { unit: one, place: '' };
    const place = open && key.startsWith(head) ? key.slice(head.length) : '';
    if (place !== '' && !place.includes('/')) return { unit: one, place };
  }
  return null;
}

/** Whether what the page says under `page` is part of what `key` shows when its owner says nothing. */
export function isFedBy(key: OwnerUnit, page: PageUnit): boolean {
  const found = findUnit(key);
  return found?.unit.fedBy.some((feed) => feed.replace('{key}', found.place) === page) ?? false;
}

/** Shown by the units that they feed and nowhere else; of all others something is on the site that no unit covers. */
const WHOLLY: ReadonlySet<PageUnit> = new Set(['page/phone', 'page/hours', 'page/about', 'page/mission', 'page/info']);
export const isWhollyCoverable = (page: PageUnit): boolean => WHOLLY.has(page);

/** The keys without a place that this page unit feeds. */
export const fedUnits = (page: PageUnit): OwnerUnit[] =>
  UNITS.filter(({ key, fedBy }) => !key.includes('{') && fedBy.includes(page)).map(({ key }) => key);
