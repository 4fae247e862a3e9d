import type { Origin, Pressed, Spoken } from '../../site-kit/visits.ts';
import { MOST_NAMES, noCounts, placeOf, type Names } from './counted.ts';

/**
 * A page and what was counted of it since the last flush. Whoever answers with the page keeps this beside its bytes, so that
 * counting a view looks nothing up and makes nothing: the list is made at the first arrival and used again.
 */
export interface PageTally {
  readonly siteId: string;
  /** Path of a built page; never the address as it was typed, which may hold anything. */
  readonly path: string;
  /** IANA zone in which its days and hours are. */
  readonly timeZone: string;
  views: number;
  visits: number;
  /** As COUNTED names them; null until somebody arrived. */
  counts: number[] | null;
  /** Other websites; null until somebody arrived from one. */
  names: Map<string, number> | null;
  /** Arrivals from nowhere within the present minute. */
  fromNowhere: number;
  minute: number;
  isSeen: boolean;
}
/** What has not reached the database yet, so that no visitor waits for a row. */
export interface VisitCounts {
  /** Tallies that are not zero, each once; several may be of one page. */
  seen: PageTally[];
  /** Moved on by the flush, so that no visit asks a clock. */
  minute: number;
}

/** More arrivals from nowhere, or by a letter, in a minute on one page are not people: a machine of a data centre that calls itself a browser. */
export const MOST_FROM_NOWHERE = 30;

const DIRECT = placeOf('from-direct');
const ON_PHONE = placeOf('on-phone');
const MACHINES = placeOf('machines');
const FROM = {
  direct: DIRECT,
  search: placeOf('from-search'),
  social: placeOf('from-social'),
  site: placeOf('from-site'),
  letter: placeOf('from-letter'),
};
const IN = {
  it: placeOf('in-it'),
  en: placeOf('in-en'),
  es: placeOf('in-es'),
  fr: placeOf('in-fr'),
  el: placeOf('in-el'),
  other: placeOf('in-other'),
};
const PRESS = {
  call: placeOf('press-call'),
  whatsapp: placeOf('press-whatsapp'),
  directions: placeOf('press-directions'),
  mail: placeOf('press-mail'),
  file: placeOf('press-file'),
};

export const createVisitCounts = (): VisitCounts => ({ seen: [], minute: 0 });
export const pageTally = (siteId: string, path: string, timeZone: string): PageTally => ({
  siteId,
  path,
  timeZone,
  views: 0,
  visits: 0,
  counts: null,
  names: null,
  fromNowhere: 0,
  minute: 0,
  isSeen: false,
});

/** @param from null: the person came from another page of this site */
export function countVisit(
  counts: VisitCounts,
  page: PageTally,
  from: Origin | null,
  onPhone: boolean,
  spoken: Spoken,
): void {
  see(counts, page);
  if (from === null) {
    page.views += 1;
    return;
  }
  const list = (page.counts ??= noCounts());
  // A query is written by anybody, and programs of mail hosts open what a letter links.
  if ((from.source === 'direct' || from.source === 'letter') && isBurst(counts, page)) {
    add(list, MACHINES);
    return;
  }
  page.views += 1;
  page.visits += 1;
  add(list, FROM[from.source]);
  add(list, IN[spoken]);
  if (onPhone) add(list, ON_PHONE);
  if (from.name === null) return;
  const names = (page.names ??= new Map<string, number>());
  const known = names.get(from.name);
  if (known !== undefined || names.size < MOST_NAMES) names.set(from.name, (known ?? 0) + 1);
}

export function countPress(counts: VisitCounts, page: PageTally, pressed: Pressed): void {
  see(counts, page);
  add((page.counts ??= noCounts()), PRESS[pressed]);
}

/** What has been counted of a page, taken out of it. */
export interface Taken {
  page: PageTally;
  views: number;
  visits: number;
  counts: number[];
  names: Names;
}

/** Empties the tallies. */
export function takeAll(counts: VisitCounts): Taken[] {
  const { seen } = counts;
  counts.seen = [];
  return seen.map((page) => {
    const { views, visits, counts: list, names } = page;
    const taken = { page, views, visits, counts: list?.slice() ?? noCounts(), names: Object.fromEntries(names ?? []) };
    page.views = page.visits = 0;
    page.isSeen = false;
    list?.fill(0);
    names?.clear();
    return taken;
  });
}

/** Puts back what a flush could not write. */
export function putBack(counts: VisitCounts, taken: readonly Taken[]): void {
  for (const { page, views, visits, counts: list, names } of taken) {
    see(counts, page);
    page.views += views;
    page.visits += visits;
    const own = (page.counts ??= noCounts());
    for (const [place, count] of list.entries()) own[place] = (own[place] ?? 0) + count;
    for (const [name, n] of Object.entries(names)) {
      const held = (page.names ??= new Map());
      held.set(name, (held.get(name) ?? 0) + n);
    }
  }
}

function see(counts: VisitCounts, page: PageTally): void {
  if (page.isSeen) return;
  page.isSeen = true;
  counts.seen.push(page);
}

function add(list: number[], place: number): void {
  list[place] = (list[place] ?? 0) + 1;
}

function isBurst(counts: VisitCounts, page: PageTally): boolean {
  if (page.minute !== counts.minute) {
    page.minute = counts.minute;
    page.fromNowhere = 0;
  }
  page.fromNowhere += 1;
  return page.fromNowhere > MOST_FROM_NOWHERE;
}
