import type { SectionOf, Text } from '../document.ts';
import { LOCALES } from '../locales.ts';
import { begun } from '../copy/headline.ts';
import { eventDate, longDate, monthYear } from '../copy/time.ts';
import type { Writer } from '../copy/writer.ts';
import { isAhead } from '../facts/events.ts';
import type { Facts } from '../facts/facts.ts';
import type { PhotoPlan } from '../photos.ts';

/** The photo of the first screen is seen already: beside a post it would stand twice. */
function pictureOf(source: string | null | undefined, { hero, bySource }: PhotoPlan): string | null {
  const photo = (source && bySource.get(source)) ?? null;
  return photo === hero ? null : photo;
}

export function newsSection(facts: Facts, plan: PhotoPlan, write: Writer, now: Date): SectionOf<'news'> | null {
  const items = facts.news.map((item) => ({
    at: item.at,
    date: write.made('news.date', longDate(item.at, now, facts.timeZone, write.lang), ['posts']),
    text: write.own(begun(item.text)),
    photo: pictureOf(item.picture, plan),
    href: item.href,
    more: write.standard('cta.onFacebook'),
  }));
  return items.length > 0 ? { type: 'news', id: 'news', title: write.standard('nav.news'), items } : null;
}

/** Facts may be days old when a layout is changed: what ended since is left out. */
export function eventsSection(facts: Facts, plan: PhotoPlan, write: Writer, now: Date): SectionOf<'events'> | null {
  const items = facts.events
    .filter((event) => isAhead(event, now))
    .map((event) => {
      const printed = eventDate(event.start, event.end, facts.timeZone, write.lang);
      const part = (name: 'day' | 'month' | 'weekday'): Text => write.made(`event.${name}`, printed[name], ['events']);
      return {
        start: event.start,
        day: part('day'),
        month: part('month'),
        weekday: part('weekday'),
        time: printed.time === null ? null : write.made('event.time', printed.time, ['events']),
        name: write.own(begun(event.name)),
        detail: event.detail && write.own(event.detail),
        place: event.place && write.own(event.place),
        photo: pictureOf(event.picture, plan),
        href: event.href,
      };
    });
  return items.length > 0 ? { type: 'events', id: 'events', title: write.standard('nav.events'), items } : null;
}

/** Italian lawyers and health professionals may inform, not advertise: their sites show no praise unless the owner asks. */
export function hidesReviews(facts: Facts): boolean {
  return facts.country === 'IT' && (facts.trade === 'legal' || facts.trade === 'health');
}

export function reviewsSection(facts: Facts, write: Writer): SectionOf<'reviews'> | null {
  const { average, items } = facts.reviews;
  if (items.length === 0 || hidesReviews(facts)) return null;
  const numbers = new Intl.NumberFormat(LOCALES[write.lang], { maximumFractionDigits: 1 });
  return {
    type: 'reviews',
    id: 'reviews',
    title: write.standard('nav.reviews'),
    average: average && {
      ...average,
      label: write.standard(
        'reviews.count',
        { stars: numbers.format(average.stars), n: numbers.format(average.count) },
        ['overall_star_rating', 'rating_count'],
      ),
    },
    items: items.map((review) => ({
      text: write.own(begun(review.text)),
      author: write.standard('reviews.anonymous'),
      date: write.made('review.date', monthYear(review.at, facts.timeZone, write.lang), ['ratings']),
      stars: review.stars,
    })),
    note: write.standard('reviews.source'),
  };
}
