import { longDay, said } from '../../site-kit/booking/said.ts';
import { BOOKING_WORDS } from '../../site-kit/booking/words.ts';
import type { Lang } from '../../site-kit/names.ts';
import { isDiscreet, type Calendar } from './calendar.ts';
import type { Booking } from './tables.ts';

/** "venerdì 4 dicembre 2026, 20:30": what the clock of the business shows, in whatever zone the reader is. */
export const whenOf = ({ wall }: Pick<Booking, 'wall'>, lang: Lang): string =>
  `${longDay(wall.slice(0, 10), lang, { year: 'numeric' })}, ${wall.slice(11)}`;

/** "tavolo per 4", "Taglio e piega"; of what is nobody else's business "appuntamento" alone. */
export function whatOf(
  calendar: Calendar,
  booking: Pick<Booking, 'service' | 'party'>,
  lang = calendar.site.document.lang,
): string {
  const words = BOOKING_WORDS[lang];
  if (calendar.settings.kind === 'table') return said(words.tableFor, { n: booking.party });
  return isDiscreet(calendar) ? words.appointment : booking.service;
}
