/** Cancellation by registered letter (K10): which day of posting still ends the running year. Pure; days are "2026-11-21" in Italy. */
import { italianDay } from '../../../site-kit/italian-day.ts';
import { K } from '../../plans/schemas.ts';
import { plusDays } from './dunning.rules.ts';

/** The last day on which a letter against the renewal at `periodEnd` can be posted. */
export const lastLetterDay = (periodEnd: Date): string => italianDay(plusDays(periodEnd, -K.cancelByLetterDays));

function aYearBefore(periodEnd: Date): Date {
  const start = new Date(periodEnd);
  start.setUTCFullYear(start.getUTCFullYear() - K.termYears);
  return start;
}

/**
 * The day of posting decides: the terms leave open whether that or the day of arrival is meant, and such a doubt is the
 * customer's (art. 35 Codice del consumo). 'renewed': it was in time for a renewal that has been charged since.
 */
export function letterIs(posted: string, periodEnd: Date): 'in-time' | 'late' | 'renewed' {
  if (posted > lastLetterDay(periodEnd)) return 'late';
  return posted <= lastLetterDay(aYearBefore(periodEnd)) ? 'renewed' : 'in-time';
}
