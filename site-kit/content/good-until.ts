import { dayAfter, dayBegins, localDay } from '../copy/time.ts';
import { passes } from '../facts/events.ts';
import type { Facts } from '../facts/facts.ts';
import type { FactsInput } from '../facts/input.ts';
import { NEWS_AGE } from '../facts/news.ts';
import { layerAt, type DatedChange, type Layer } from './layer.ts';
import { ownedFacts } from './owned-facts.ts';

interface Good {
  page: FactsInput;
  /** What was read of the page for the site, at `now`. */
  facts: Facts;
  layer: Layer;
  dated: readonly DatedChange[];
  /** Public holidays from today on, YYYY-MM-DD, further than the site names them. */
  holidays: readonly string[];
  /** How long before it a site names a holiday, in milliseconds. */
  notice: number;
  now: Date;
}

/**
 * The next moment at which the same content may draw differently, at the latest New Year: an event has passed, a post is
 * too old or its time has come, a holiday comes near or is over, a day with hours of its own is over, a dated change begins
 * or ends. Until then the site needs no making anew. Pure.
 */
export function goodUntil(given: Good): Date {
  const { page, dated, now } = given;
  const layer = layerAt(given.layer, dated, now);
  const facts = ownedFacts(given.facts, layer, now);
  const { timeZone } = facts;
  const begins = (date: string): number => dayBegins(date, timeZone).getTime();
  const newYear = `${Number(localDay(now, timeZone).slice(0, 4)) + 1}-01-01`;
  const moments = [
    begins(newYear),
    ...facts.events.map(passes),
    ...facts.news.map(({ at }) => Date.parse(at) + NEWS_AGE),
    ...page.posts.map((post) => Date.parse(post.created_time)),
    ...(facts.state === 'usual' && facts.week !== null ? given.holidays : []).flatMap((date) => [
      begins(date) - given.notice,
      begins(dayAfter(date)),
    ]),
    // The night of a day ends on the next one.
    ...(facts.days ?? []).flatMap(({ date }) => [begins(dayAfter(date)), begins(dayAfter(dayAfter(date)))]),
    ...dated.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]),
  ];
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime())));
}
