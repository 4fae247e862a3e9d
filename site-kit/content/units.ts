import { z } from 'zod';
import { LANGS, LAYOUTS, range, type Lang } from '../document.ts';
import { webAddress } from '../facts/plain.ts';
import { MOST_BLOCKS } from './own-pages/limits.ts';
import { ownPage } from './own-pages/schema.ts';
import { EDGES, type PageUnit } from './page-units.ts';

/** What an owner may hold a value for: `copy/headline`, `fact/days/2026-12-24`. */
export type OwnerUnit = string;

export interface Unit {
  /** With places for what differs: `copy/title/{section}`, `list/{kind}/items/{itm}`. */
  key: string;
  kind: 'fact' | 'copy' | 'list' | 'look' | 'item' | 'page' | 'translation';
  /** What a value must be. Its texts are plain, without line ends, where `limit` counts letters. */
  schema: z.ZodType;
  /** Letters of a text, entries of a list, members of a structure. */
  limit: number;
  /** Page units that its derived value is made of, with the same places. */
  fedBy: readonly string[];
  /** What its words in another language of the site must be (`tr/{lang}/{unit}`); null where they need none. */
  translation: z.ZodType | null;
}

const DAY = 1440;
const MOST_TEXT = 4000;
const PARAGRAPHS = 40;
const line = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .regex(/^[^\n\r]*$/u);
const lineOrNone = (limit: number) => z.literal('').or(line(limit));
const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;
/** A number is looked for in it as in the page's: "051 000 0101, Gino 333 000 0102". */
const phone = line(120).refine((text) => digitsIn(text) >= 6);
const mail = line(120).refine((text) => z.email().safeParse(text).success);
const website = line(300).refine((text) => webAddress(text, true) !== null);
const address = z
  .strictObject({ street: lineOrNone(120), zip: lineOrNone(12), city: lineOrNone(80) })
  .refine(({ street, city }) => street !== '' || city !== '');
/** Of one day: what overlaps is drawn as one. */
const ranges = z
  .array(range)
  .max(3)
  .refine((all) => all.every(({ from, to }) => from < to && to - from <= DAY));
const days = z.array(ranges).length(7);
const name = z.string().min(1).max(200);
const names = (limit: number) => z.array(name).max(limit);
const share = z.number().min(0).max(1);

const MOST_ROWS = 200;
const itemId = z.string().regex(/^itm_[a-z0-9]{8,24}$/);
/** Each row stands in one group; a page whose every row changes shows as many new ones. */
const ownList = z
  .strictObject({
    groups: z
      .array(
        z.strictObject({
          id: z.string().regex(/^grp_[a-z0-9]{8,24}$/),
          title: lineOrNone(80),
          items: z.array(itemId).max(MOST_ROWS),
        }),
      )
      .max(40),
    known: z.array(itemId).max(MOST_ROWS * 4),
  })
  .superRefine(({ groups }, context) => {
    const rows = groups.flatMap(({ items }) => items);
    if (rows.length > MOST_ROWS)
      context.addIssue({ code: 'too_big', maximum: MOST_ROWS, origin: 'array', input: groups });
    if (new Set([...rows, ...groups.map(({ id }) => id)]).size < rows.length + groups.length)
      context.addIssue({ code: 'custom', message: 'an id twice', input: groups });
  });
const ownRow = z.strictObject({
  name: line(120),
  detail: lineOrNone(240),
  price: lineOrNone(60),
  photo: name.nullable(),
});

const unit = (
  kind: Unit['kind'],
  key: string,
  schema: z.ZodType,
  limit: number,
  fedBy: readonly PageUnit[] = [],
  translation: z.ZodType | null = kind === 'copy' ? schema : null,
): Unit => ({ key, kind, schema, limit, fedBy, translation });

/** Of entries of the page its owner translates what is read of them. */
const TRANSLATIONS: Partial<Record<(typeof EDGES)[number], z.ZodType>> = {
  posts: line(220),
  events: z.strictObject({ name: line(200), detail: lineOrNone(400) }),
};

/** The one registry: what can be edited, covered, drawn, exported and explained is what stands here. */
export const UNITS: readonly Unit[] = [
  unit('fact', 'fact/name', line(120), 120, ['page/name']),
  unit('fact', 'fact/phone', phone, 120, ['page/phone']),
  unit('fact', 'fact/mail', mail, 120, ['page/emails']),
  unit('fact', 'fact/website', website, 300, ['page/website']),
  unit('fact', 'fact/address', address, 3, ['page/location']),
  unit('fact', 'fact/week', days, 7, ['page/hours']),
  unit('fact', 'fact/days/{date}', z.strictObject({ ranges }), 3),
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
  unit('copy', 'copy/alt/{photo}', line(140), 140),
  /** In another language: the titles of its groups, in their order. */
  unit('list', 'list/{kind}', ownList, MOST_ROWS, ['page/products'], z.array(line(80)).min(1).max(40)),
  unit('list', 'list/{kind}/items/{itm}', ownRow, 4, [], z.strictObject({ name: line(120), detail: lineOrNone(240) })),
  unit('list', 'list/{kind}/sold-out/{itm}', z.literal(true), 1),
  unit('look', 'look/layout', z.enum(LAYOUTS), 1),
  unit('look', 'look/color', z.string().regex(/^#[0-9a-f]{6}$/i), 7),
  unit('look', 'look/sections', z.strictObject({ order: names(20), off: names(20) }), 20),
  unit(
    'look',
    'look/photos',
    z.strictObject({ order: names(500), hero: name.nullable(), story: name.nullable() }),
    500,
  ),
  // Pages that are not named come after these, in the order of their ids.
  unit('look', 'look/pages', z.strictObject({ order: names(20) }), 20),
  /** The languages beside the main one, in the order in which they are offered. */
  unit('look', 'look/languages', z.strictObject({ on: z.array(z.enum(LANGS)).max(LANGS.length) }), LANGS.length - 1),
  unit('page', 'pages/{page}', ownPage, MOST_BLOCKS),
  /** From the left and from the top. */
  unit('look', 'look/focal/{photo}', z.tuple([share, share]), 2),
  unit('item', 'own/photos/{own}', z.strictObject({ added: z.literal(true) }), 1),
  ...EDGES.map((edge) =>
    unit(
      'item',
      `item/${edge}/{key}`,
      z.strictObject({ hidden: z.literal(true), dhash: z.string().max(16).optional() }),
      2,
      [`page/${edge}/{key}`],
      TRANSLATIONS[edge] ?? null,
    ),
  ),
];

/** Of the calendar: 30 February is none. */
function isDay(place: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(place) ? Date.parse(place) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(place);
}

/** Whether a text may stand in a place; of the others whoever writes there judges. */
const FITS: Record<string, (place: string) => boolean> = {
  date: isDay,
  kind: (place) => ['menu', 'products', 'services', 'rooms'].includes(place),
  itm: (place) => itemId.safeParse(place).success,
};

const MATCHERS = UNITS.map((one) => ({ one, parts: one.key.split('/') }));
const OPEN = /^\{(\w+)\}$/;

const TRANSLATED = /^tr\/([a-z]{2})\/(.+)$/;
/** What `unit` says in another language of the site. */
export const translationUnit = (lang: Lang, unit: OwnerUnit): OwnerUnit => `tr/${lang}/${unit}`;
/** Of which unit a key holds the words in which language; null for any other key. */
export function translatedUnit(key: OwnerUnit): { lang: Lang; unit: OwnerUnit } | null {
  const [, code, unit] = TRANSLATED.exec(key) ?? [];
  const lang = LANGS.find((one) => one === code);
  return lang && unit !== undefined ? { lang, unit } : null;
}
/** `of`: hash of what it translates. */
const translated = (value: z.ZodType) => z.strictObject({ value, of: z.string().regex(/^[0-9a-f]{32}$/) });

/** The registry's entry of a key with what stands in its last place ('' where it has none); null for an unknown key. */
export function findUnit(key: OwnerUnit): { unit: Unit; place: string } | null {
  const said = translatedUnit(key);
  if (!said) return findPlain(key);
  const found = findPlain(said.unit);
  if (!found?.unit.translation) return null;
  const { key: of, limit, translation } = found.unit;
  const schema = translated(translation);
  const unit = { key: translationUnit(said.lang, of), kind: 'translation', schema, limit } as const;
  return { unit: { ...unit, fedBy: [], translation: null }, place: found.place };
}

function findPlain(key: OwnerUnit): { unit: Unit; place: string } | null {
  const given = key.split('/');
  for (const { one, parts } of MATCHERS) {
    if (parts.length !== given.length) continue;
    let place = '';
    const isIt = parts.every((part, at) => {
      const [, name] = OPEN.exec(part) ?? [];
      const word = given[at] ?? '';
      if (name === undefined) return word === part;
      place = word;
      return word !== '' && (FITS[name]?.(word) ?? true);
    });
    if (isIt) return { unit: one, place };
  }
  return null;
}

/** Whether what the page says under `page` is part of what `key` shows when its owner says nothing. */
export function isFedBy(key: OwnerUnit, page: PageUnit): boolean {
  const found = findUnit(key);
  return found?.unit.fedBy.some((feed) => feed.replace('{key}', found.place) === page) ?? false;
}

/** Shown by the units that they feed and nowhere else; of all others something is on the site that no unit covers. */
const WHOLLY: ReadonlySet<PageUnit> = new Set([
  'page/phone',
  'page/emails',
  'page/website',
  'page/hours',
  'page/about',
  'page/mission',
  'page/info',
]);
export const isWhollyCoverable = (page: PageUnit): boolean => WHOLLY.has(page);

/** The keys without a place that this page unit feeds. */
export const fedUnits = (page: PageUnit): OwnerUnit[] =>
  UNITS.filter(({ key, fedBy }) => !key.includes('{') && fedBy.includes(page)).map(({ key }) => key);
