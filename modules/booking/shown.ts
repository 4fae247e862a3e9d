import { longDay, nightsIn, peopleIn, said } from '../../site-kit/booking/said.ts';
import { BOOKING_WORDS } from '../../site-kit/booking/words.ts';
import type { Lang } from '../../site-kit/names.ts';
import { hasTime, kindOf, nightsBetween } from './booked.ts';
import { isDiscreet, type Calendar } from './calendar.ts';
import type { Booking } from './tables.ts';

/**
 * "venerdì 4 dicembre 2026, 20:30": what the clock of the business shows, in whatever zone the reader is. A day alone has no time; a stay
 * goes "venerdì 4 dicembre 2026 – lunedì 7 dicembre 2026 (3 notti)".
 */
export function whenOf(
  { wall, lastDay = null }: Pick<Booking, 'wall'> & { lastDay?: string | null },
  lang: Lang,
): string {
  const dayIn = (day: string) => longDay(day, lang, { year: 'numeric' });
  const first = wall.slice(0, 10);
  if (lastDay !== null) return `${dayIn(first)} – ${dayIn(lastDay)} (${nightsIn(nightsBetween(first, lastDay), lang)})`;
  return hasTime({ wall }) ? `${dayIn(first)}, ${wall.slice(11)}` : dayIn(first);
}

/** "tavolo per 4", "Taglio e piega", "camera doppia, 2 persone"; of what is nobody else's business "appuntamento" alone. */
export function whatOf(
  calendar: Calendar,
  booking: Pick<Booking, 'service' | 'party' | 'lastDay' | 'sessionId'>,
  lang = calendar.site.document.lang,
): string {
  const words = BOOKING_WORDS[lang];
  const kind = kindOf(calendar, booking);
  if (kind === 'table') return said(words.tableFor, { n: booking.party });
  if (isDiscreet(calendar)) return words.appointment;
  return kind === 'stay' || kind === 'session'
    ? `${booking.service}, ${peopleIn(booking.party, lang)}`
    : booking.service;
}
